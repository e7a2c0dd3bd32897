"""What a position of the first edition says of its game, so that the client asks no name."""

from __future__ import annotations

import random

import pytest

from discovery.server.present.update import position
from tests.support.server.folded_tables import by_chance
from tests.support.server.harness import plan
from tests.support.server.scenes import FOOD, table_of


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


@pytest.mark.parametrize(
    ("game", "eras"),
    [("classic-simple", [2, 3]), ("classic-select", [2, 3]), ("classic-memory", []), ("explore", None)],
)
def test_S03_S25_the_eras_whose_opening_brings_a_harvest(game: str, eras: list[int] | None) -> None:
    """The lowest era never does, and nothing does in Classic Memory."""
    seen = position(table_of(plan("open Ann", "open Bo", game=game, options=["eras=1-3"])), -1)

    assert seen is not None
    assert (seen.classic.harvests if seen.classic else None) == eras


def test_S26_every_era_but_that_of_the_start_card_brings_one() -> None:
    table = table_of(plan("open Ann", "open Bo", game="classic-connect"), first=FOOD)
    seen = position(table, -1)

    assert seen is not None
    assert seen.classic is not None
    assert seen.plane is not None
    assert len(seen.plane) == 1
    assert seen.classic.harvests == [era for era in range(1, 7) if era not in seen.opened]


def test_S06_S17_an_emptied_hand_makes_the_finalist_once_the_stack_is_empty() -> None:
    table = table_of(plan("open Ann", "open Bo", game="classic-simple", options=["eras=1-3"]))
    crowning = []
    chooser = random.Random(2)
    while table.outcome is None:
        seen = position(table, -1)
        assert seen is not None
        assert seen.classic is not None
        assert seen.classic.crowns == (seen.stack == 0 and seen.classic.finalist < 0)
        crowning.append(seen.classic.crowns)
        by_chance(table, chooser, 1)
    assert crowning[0] is False
    assert True in crowning
