"""Evaluator: what a position promises each seat, before anything is searched."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random

import numpy as np
import pytest

from discovery.evolution.bots.search.evaluator import FACTS, WEIGHTS, Evaluator, share_left
from discovery.evolution.game import DiscoveryGame, new_game
from discovery.evolution.model.state import State
from discovery.evolution.variants.catalogue import GAMES
from tests.support.rules.positions import Table
from tooling.fit_evaluator import fitted, line, noted


def shares(state: State) -> list[float]:
    """What each seat is promised."""
    evaluator = Evaluator(state.setup, 0.3)
    evaluator.judge(state)
    return list(evaluator.worth)[: state.setup.seat_count]


def dealt(
    game: str, seats: Sequence[str], options: Sequence[str] = (), teams: Sequence[str] = ()
) -> tuple[DiscoveryGame, State]:
    """A game at its beginning."""
    made = new_game(game, seats, "prehistory", options, teams)
    return made, made.deal(made.shuffle(Random(1)))


@pytest.mark.parametrize("game", GAMES)
def test_every_game_has_weights_for_every_fact(game: str) -> None:
    assert len(WEIGHTS[game]) == len(FACTS)


@pytest.mark.parametrize("game", GAMES)
def test_the_shares_are_those_of_one_win(game: str) -> None:
    _, state = dealt(game, ["Ann", "Bo", "Cy", "Di"])

    assert sum(shares(state)) == pytest.approx(1)
    assert all(0 < share < 1 for share in shares(state))
    assert share_left(state) == pytest.approx((54 - state.top) / 54)


def test_mates_have_the_same_share() -> None:
    _, state = dealt("explore", ["Ann", "Bo", "Cy", "Di"], teams=["Ann+Cy", "Bo+Di"])
    ann, bo, cy, di = shares(state)

    assert (ann, bo) == (cy, di)
    assert ann + bo == pytest.approx(1)


def test_who_has_left_is_promised_nothing() -> None:
    _, state = dealt("explore", ["Ann", "Bo", "Cy"])
    state.left = 0b010

    assert shares(state)[1] == 0
    assert sum(shares(state)) == pytest.approx(1)


def test_a_point_more_is_never_worth_less() -> None:
    for game in ("explore", "select", "connect", "fusion"):
        _, state = dealt(game, ["Ann", "Bo"])
        before = shares(state)[1]
        points = list(state.points)
        points[1] += 1
        state.points = points
        assert shares(state)[1] > before


def test_G09_of_two_with_as_many_points_the_emptier_hand_is_nearer_to_winning() -> None:
    table = Table().deal(
        seats="Ann, Bo", hand="band", hands={"Bo": "fire pottery barter"}, tree="gathering", stack=""
    )

    ann, bo = shares(table.state)
    assert ann > bo


def test_a_finished_game_is_won_or_lost_but_for_its_margin() -> None:
    table = Table().deal(
        seats="Ann, Bo", hand="band", hands={"Bo": "fire pottery"}, tree="gathering", stack=""
    )
    table.play("place band")
    assert table.state.winners == 0b01

    ann, bo = shares(table.state)
    assert ann > 0.7
    assert ann + bo == pytest.approx(1)


def test_the_fit_finds_the_weights_that_made_the_games() -> None:
    """Shares drawn by known weights: what comes back is close to them."""
    random = np.random.default_rng(1)
    wanted = np.array([0.8, -0.4])
    facts = random.normal(size=(4000, 3, 2))
    sums = np.exp(facts @ wanted)
    won = np.array([random.multinomial(1, row) for row in sums / sums.sum(axis=1, keepdims=True)], float)

    weights, surprise = fitted([(facts, won)])

    assert weights == pytest.approx(wanted, abs=0.1)
    assert 0 < surprise < np.log(3)


def test_a_game_is_noted_turn_by_turn() -> None:
    facts, won = noted("explore", 3, 0)

    assert facts.shape == (len(won), 3, 2 * len(FACTS))
    assert np.all(won.sum(axis=1) == pytest.approx(1))
    assert np.all(facts[0, :, FACTS.index("points")] == 0)
    assert line("explore", np.arange(10.0)).startswith('    "explore": ((0.00, 5.00), (1.00, 6.00),')
