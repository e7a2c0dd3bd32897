"""Games of a family without numbers of its own: matches, measures, environments and the plain search."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import numpy as np
import pytest

from discovery.core.dice import Dice
from discovery.core.errors import Code, InvalidSetup
from discovery.core.research.learning import returns_of
from discovery.engines import search
from discovery.lab.bench import Bench
from discovery.lab.environments.episode import EncodedGame
from discovery.lab.environments.resampling import resampled
from discovery.lab.environments.setting import setting
from discovery.lab.environments.single import OneSeat
from discovery.lab.environments.vector import VectorEnv
from discovery.lab.match import Match
from discovery.lab.simulation import Plan, simulate
from discovery.lab.tournament import TableSize, deals, everybody, play, rankings
from discovery.play.replay import replay
from examples.hexwalk.game import KEY
from tests.support.lab.conformance import check_one_by_one, check_together
from tests.support.walk import registered

ROOT = Path(__file__).parents[2]
NAME = "discovery/walk-hills-v3"


@pytest.fixture(autouse=True)
def _registered(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    yield from registered(monkeypatch)


def test_it_is_simulated_the_same_way_from_the_same_seed(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(search, "ITERATIONS", 8)
    plan = Plan(KEY, ("wanderer", "random", "search"), games=3, seed="walk")
    one, other = simulate(plan), simulate(plan)

    assert one.seats == other.seats
    assert one.lengths == other.lengths
    assert one.seats[0].mean_points is None


def test_chance_alone_plays_it_too() -> None:
    assert simulate(Plan(KEY, ("random", "random"), games=20, seed="walk")).moves > 100


def test_a_game_of_programs_is_a_record_that_replays() -> None:
    record = Match(KEY, ("wanderer", "random")).record("walk")

    assert record.game == KEY
    assert replay(record).state is not None


def test_the_plain_search_beats_chance(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(search, "ITERATIONS", 20)

    assert simulate(Plan(KEY, ("search", "random"), games=12, seed="walk")).seats[0].wins >= 9


def test_programs_are_rated_in_a_tournament() -> None:
    pairs = everybody(("random", "wanderer"))
    (ranking,) = rankings(play(deals([TableSize(KEY, 3)], pairs, 6), "walk"), pairs)

    assert ranking.games == 6
    assert set(ranking.elos) == {"random", "wanderer"}


@pytest.mark.parametrize("measure", ["api_moves_per_cpu_s", "playouts_per_cpu_s", "view_us", "copy_ns"])
def test_it_is_measured(measure: str) -> None:
    assert Bench(KEY).works[measure]() > 0


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_agents_one_after_the_other_and_together(seats: int) -> None:
    check_one_by_one(setting(NAME, seats), 100)
    check_together(setting(NAME, seats), 100)


def test_one_agent_among_programs() -> None:
    env = OneSeat(NAME, ("agent", "wanderer", "random"))
    dice, over, reward = Dice(3), False, 0.0
    _, info = env.reset(seed=1)
    while not over:
        legal = np.flatnonzero(info["action_mask"])
        observation, reward, over, _, info = env.step(np.int64(legal[dice.below(len(legal))]))
        assert env.observation_space.contains(observation)
    assert reward in {1.0, -0.5}


def test_a_choice_is_a_whole_move_and_an_observation_the_mask_and_the_turn() -> None:
    encoded = EncodedGame(setting(NAME, 3))
    episode, dice = encoded.deal(Dice(1)), Dice(2)
    episode.draw(dice)
    while not episode.over:
        seat = episode.seat
        chosen = episode.legal(seat)[0]
        texts = {encoded.encoding.text(index, seat) for index in episode.legal(seat)}
        assert texts == {encoded.game.text(move) for move in episode.view(seat).legal}
        row = episode.row(seat)
        assert len(row) == encoded.encoding.layout.words == 3
        assert (row[1], row[2]) == (1 << seat, 1 << encoded.game.progress(episode.state).turn)
        episode.choose(seat, chosen if dice.below(2) else episode.legal(seat)[-1], dice)
    result = encoded.game.result(episode.state)
    assert result is not None
    assert episode.returns() == returns_of(result.winners, 3)


def test_the_die_is_left_to_the_driver() -> None:
    """Without a generator chance waits in ``outcomes``."""
    episode = EncodedGame(setting(NAME, 2)).deal(Dice(1))
    assert episode.outcomes == [1, 2, 3]
    assert episode.seat < 0

    episode.settle(2)
    assert episode.lines == ["P1: roll = 2"]
    assert episode.actors == [0]


def test_games_side_by_side_need_numbers_of_their_own() -> None:
    with pytest.raises(InvalidSetup) as refused:
        VectorEnv(NAME, 4)
    assert refused.value.code == Code.NOT_VECTORISED
    assert refused.value.arguments == {"given": "walk:hills"}


def test_a_game_that_a_seat_cannot_tell_from_its_own() -> None:
    dice = Dice(4)
    episode = EncodedGame(setting(NAME, 3)).deal(dice)
    episode.draw(dice)
    other = resampled(episode, 0, Dice(1))

    assert (other.memory(0), other.view(0)) == (episode.memory(0), episode.view(0))
    assert other.driver.order != episode.driver.order
