"""Simulations: the same seed, the same result, however it is worked out."""

from __future__ import annotations

from dataclasses import replace

import pytest

from discovery.core.errors import Code, InvalidSetup, ProgramFault
from discovery.core.protocol import Chooser, Event
from discovery.core.research.study import wilson
from discovery.evolution.game import DiscoveryGame
from discovery.evolution.views.view import View
from discovery.lab.match import Match
from discovery.lab.players import maker_of
from discovery.lab.simulation import Plan, simulate
from discovery.play.replay import replay
from tests.support.lab.fatal import outcome


class First:
    """A program of one's own."""

    def decide(self, view: View, observed: tuple[Event, ...] = ()) -> int:
        return view.legal[0]


class Cheat:
    def decide(self, view: View, observed: tuple[Event, ...] = ()) -> int:
        return -7


def first(game: DiscoveryGame, random: Chooser) -> First:
    return First()


def cheat(game: DiscoveryGame, random: Chooser) -> Cheat:
    return Cheat()


def test_a_seed_is_a_result() -> None:
    plan = Plan("explore", ("random", "random", "random"), games=40, seed="one")

    assert outcome(simulate(plan)) == outcome(simulate(plan))
    assert outcome(simulate(plan)) != outcome(simulate(replace(plan, seed="two")))


def test_more_games_begin_with_the_same_ones() -> None:
    match = Match("explore", ("greedy", "random"))

    alone = match.play("s/3")
    others = [match.play(f"s/{index}") for index in range(5)]

    assert others[3] == alone


def test_seats_are_rotated_unless_fixed() -> None:
    plan = Plan("explore", ("greedy", "random", "bot"), games=3, seed="x")

    assert [plan.rotation(index) for index in range(4)] == [0, 1, 2, 0]
    assert {replace(plan, fixed=True).rotation(index) for index in range(4)} == {0}


def test_rotation_follows_the_player() -> None:
    """Whoever sits where, the greedy one wins."""
    simulated = simulate(Plan("explore", ("random", "greedy"), games=6, seed="r"))

    assert [seat.wins for seat in simulated.seats] == [0.0, 6.0]


def test_shared_wins_count_in_parts() -> None:
    simulated = simulate(Plan("intro", ("greedy", "random"), games=100, seed="shared"))

    assert simulated.reasons["standstill"] > 0
    assert sum(seat.wins for seat in simulated.seats) == pytest.approx(100)


def test_results_add_up() -> None:
    simulated = simulate(Plan("explore", ("random", "random"), games=30, seed="sum"))

    assert simulated.lengths.total() == 30
    assert simulated.cpu_seconds > 0
    for seat in simulated.seats:
        assert seat.least is not None
        assert seat.most is not None
        assert seat.mean_points is not None
        assert seat.least <= seat.mean_points <= seat.most
        assert seat.low <= seat.win_share <= seat.high


def test_progress_is_reported() -> None:
    done: list[int] = []

    simulate(Plan("explore", ("random",), games=60, seed="p"), progress=done.append)

    assert sum(done) == 60


def test_a_game_of_virtual_players_needs_no_decision() -> None:
    assert simulate(Plan("explore", ("bot", "bot+"), games=5, seed="v")).moves == 0


def test_a_record_of_a_match_replays_to_its_result() -> None:
    match = Match("explore", ("greedy", "random"), options=("series+",))
    replayed = replay(match.record("r"))

    assert replayed.game.result(replayed.state) == match.play("r").result


def test_a_program_of_ones_own() -> None:
    assert simulate(Plan("explore", (f"{__name__}:first", "random"), games=4, seed="own")).moves > 0


def test_an_illegal_choice_is_never_replaced() -> None:
    with pytest.raises(ProgramFault) as raised:
        Match("explore", (f"{__name__}:cheat",)).play("x")

    assert raised.value.code == Code.ILLEGAL_CHOICE


@pytest.mark.parametrize("player", ["", "nobody", "no.such:thing", f"{__name__}:nothing", "os:sep", ":", "."])
def test_unknown_players(player: str) -> None:
    with pytest.raises(InvalidSetup):
        maker_of(player, "explore")


@pytest.mark.parametrize(
    ("wins", "games", "low", "high"),
    [(0, 10, 0.0, 0.2775), (5, 10, 0.2366, 0.7634), (10, 10, 0.7225, 1.0), (912, 1000, 0.8929, 0.9280)],
)
def test_wilson(wins: int, games: int, low: float, high: float) -> None:
    """Compared with published tables."""
    assert wilson(wins, games) == pytest.approx((low, high), abs=1e-4)
