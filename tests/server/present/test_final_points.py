"""What the wire tells of points: running ones during a game, the final ones once it is over."""

from __future__ import annotations

import random

import pytest

from discovery.core.protocol import SPECTATOR
from discovery.server.present import update
from discovery.server.protocol import Position
from tests.support.server.folded_tables import by_chance, dealt
from tests.support.server.harness import plan


def last_position(game: str, viewer: int) -> Position:
    """How a random game ended, as ``viewer`` is sent it."""
    chooser = random.Random(3)
    table = dealt(plan("me Ann", "me Bo", "me Cem", game=game), chooser)
    while table.status == "playing":
        by_chance(table, chooser, 1)
    position = update.position(table, viewer)
    assert position is not None
    return position


@pytest.mark.parametrize("viewer", [0, 1, SPECTATOR])
@pytest.mark.parametrize("game", ["explore", "fusion", "classic-simple"])
def test_G09_the_last_position_counts_the_cards_that_are_left(game: str, viewer: int) -> None:
    position = last_position(game, viewer)
    totals = {row.seat: row.total for row in position.ranking}
    running = {row.seat: row.points for row in position.ranking}
    assert [seat.points for seat in position.seats] == [totals[seat] for seat in sorted(totals)]
    assert totals != running


def test_I01_without_points_there_are_none_at_the_end() -> None:
    assert all(seat.points is None for seat in last_position("intro", 0).seats)
