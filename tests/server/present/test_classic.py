"""What a position of the first edition says of its game, so that the client asks no name."""

from __future__ import annotations

import pytest

from discovery.server.present.update import position
from tests.support.server.harness import plan
from tests.support.server.scenes import table_of


@pytest.mark.parametrize(
    ("game", "prerequisites", "one_action"),
    [
        ("classic-simple", True, False),
        ("classic-select", True, False),
        ("classic-memory", True, True),
        ("classic-connect", False, False),
    ],
)
def test_S25_S26_what_a_turn_is_and_whether_cards_need_others(
    game: str, prerequisites: bool, one_action: bool
) -> None:
    seen = position(table_of(plan("open Ann", "open Bo", game=game)), -1)

    assert seen is not None
    assert seen.classic is not None
    assert (seen.classic.prerequisites, seen.classic.one_action) == (prerequisites, one_action)


def test_S16_the_newest_games_have_nothing_of_it() -> None:
    seen = position(table_of(plan("open Ann", "open Bo", game="connect")), -1)

    assert seen is not None
    assert seen.classic is None
