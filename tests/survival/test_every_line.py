"""Every line of play of a very small game, so deep: no law is broken, and the same line leads to the same."""

from __future__ import annotations

import pytest

from tests.support.survival.tiny import OPENINGS, by_depth, check, opened, start

COUNTS = {
    "alone": [1, 7, 21, 75, 275, 828],
    "two": [1, 12, 76, 394],
    "dusk": [1, 4, 4, 24, 36, 441],
    "trade": [1, 7, 29, 113, 492],
    "fight": [1, 4, 20, 32, 113, 670],
    "landmark": [1, 8, 38, 171],
}
"""How many different positions there are after each line more; a change of a rule may change them."""


@pytest.mark.parametrize("opening", OPENINGS)
def test_every_line_keeps_the_laws(opening: str) -> None:
    seats, lines = OPENINGS[opening]
    game = opened(seats)
    rows = []
    for row in by_depth(game, start(game, lines), len(COUNTS[opening]) - 1):
        for position in row:
            check(game, position)
        rows.append(len(row))
    assert rows == COUNTS[opening]
