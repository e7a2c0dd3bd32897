"""Section S: what goes with the first edition, and games that end."""

from __future__ import annotations

import random
from itertools import pairwise

import pytest

from discovery.core.bits import count
from discovery.core.errors import InvalidSetup
from discovery.evolution.flow.turns import TURN_LIMIT
from discovery.evolution.game import new_game
from discovery.evolution.model.state import State
from tests.support.editions import CLASSIC
from tests.support.engine.driving import lines
from tests.support.rules.positions import Table

NAMES = ["Ann", "Bo", "Cem", "Dan"]


def refused(game: str, *options: str) -> tuple[str, str] | None:
    """The code and the rule with which a game refuses options."""
    try:
        new_game(game, NAMES, options=options)
    except InvalidSetup as error:
        return error.code, error.rule
    return None


@pytest.mark.parametrize("game", CLASSIC)
def test_S15_the_truncated_deck_goes_where_prerequisites_are_asked_for(game: str) -> None:
    """S15, B12: not with Classic Connect, which asks for none."""
    assert (refused(game, "eras=2-6", "truncated") is None) == (game != "classic-connect")


@pytest.mark.parametrize("game", CLASSIC)
def test_S15_the_advantage_goes_where_there_are_points(game: str) -> None:
    """S15, R03: more cards are no help where the first empty hand wins."""
    assert (refused(game, "advantage=Ann:2") is None) == (game != "classic-memory")


@pytest.mark.parametrize("game", CLASSIC)
def test_S15_teams_go_with_every_game(game: str) -> None:
    """S15, S23."""
    made = new_game(game, NAMES, teams=["Ann+Cem", "Bo+Dan"])
    assert made.setup.mates_of[0] == 0b101


def measure(state: State) -> tuple[int, int, int]:
    """Cards in the stack, cards in hands, and those not in the tree."""
    held = sum(count(state.hands[seat]) for seat in range(state.setup.seat_count))
    return state.setup.stack_end - state.top, held, state.setup.card_count - count(state.tree)


@pytest.mark.parametrize("game", ["classic-simple", "classic-connect"])
@pytest.mark.parametrize("seed", range(8))
def test_S35_every_turn_takes_from_the_stack_or_a_hand_or_adds_to_the_tree(game: str, seed: int) -> None:
    """S35: so no turn leaves all as it was, and only a finite number can follow."""
    found: dict[int, tuple[int, int, int]] = {}
    for line in lines(new_game(game, NAMES[: 2 + seed % 3]), random.Random(seed)):
        found.setdefault(line.state.turns, measure(line.state))
    ordered = [found[turn] for turn in sorted(found)]

    assert len(ordered) > 5
    for before, after in pairwise(ordered):
        assert any(left < right for left, right in zip(after, before, strict=True)), (before, after)


@pytest.mark.parametrize("game", CLASSIC)
@pytest.mark.parametrize("seed", range(8))
def test_S35_games_end_before_the_limit_of_turns(game: str, seed: int) -> None:
    """S35: even of players who choose at random; three of the games never by standstill."""
    made = new_game(game, NAMES[: 1 + seed % 4])
    *_, last = lines(made, random.Random(seed))
    result = made.result(last.state)

    assert result is not None
    assert last.state.turns < TURN_LIMIT
    assert result.reason in ({"hand-emptied", "standstill"} if game == "classic-memory" else {"hand-emptied"})


def test_S35_T07_classic_memory_ends_after_a_thousand_turns(table: Table) -> None:
    """T07: as the newest games."""
    table.deal(game="classic-memory", hand="fire spear", hands={"Bo": "dog", "Cem": "myth"}, tree="band")
    table.state.turns = TURN_LIMIT
    table.play("draw")

    assert table.reason == "turn-limit"
