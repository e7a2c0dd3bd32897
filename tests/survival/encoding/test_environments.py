"""The survival game in PettingZoo, Gymnasium, OpenSpiel and arrays, with rewards of one's own or shared."""

from __future__ import annotations

import json
import warnings
from pathlib import Path

import gymnasium
import numpy as np
import pyspiel
import pytest
from gymnasium.utils.env_checker import check_env

from discovery.core.dice import Dice
from discovery.core.errors import Code, IllegalMove, InvalidSetup
from discovery.lab.environments import spiel  # noqa: F401 - registers the games
from discovery.lab.environments.dataset import export, opened
from discovery.lab.environments.episode import EncodedGame
from discovery.lab.environments.setting import VERSION, setting
from discovery.lab.environments.vector import VectorEnv
from discovery.lab.simulation import Plan
from discovery.survival.encoding.encoding import SurvivalLearning
from discovery.survival.flow.ending import Outcome
from discovery.survival.game import RULES_VERSION
from tests.support.lab.conformance import check_one_by_one, check_together
from tests.support.lab.survivors import FILE, SETTINGS, digest, shown
from tests.support.survival.table import Table
from tests.support.testing.rounds import rarely

BOAT, CANOE = f"discovery/discover-boat-v{VERSION}", f"discovery/discover-canoe-v{VERSION}"
KEPT = json.loads(FILE.read_text(encoding="utf-8"))


def test_XS02_rewards_are_honours_of_ones_own_or_the_mean_of_all() -> None:
    game = Table("beacon", 4).game
    ended = Outcome((0, 2), (5, 0, 5, 0), "some-won")

    assert SurvivalLearning().encoding(game, "own").returns(ended) == [5 / 9, 0.0, 5 / 9, 0.0]
    assert SurvivalLearning().encoding(game, "shared").returns(ended) == pytest.approx([10 / 36] * 4)


@pytest.mark.parametrize(("game", "reward"), [(BOAT, "win"), ("discovery/explore-v3", "shared")])
def test_a_family_knows_its_own_rewards(game: str, reward: str) -> None:
    with pytest.raises(InvalidSetup) as refused:
        EncodedGame(setting(game, 2, reward=reward))
    assert (refused.value.code, refused.value.arguments) == (Code.UNKNOWN_OPTION, {"given": reward})


@pytest.mark.parametrize("seats", [1, 2])
def test_agents_one_after_the_other_and_together(seats: int) -> None:
    check_one_by_one(setting(BOAT, seats, reward="shared"), 30)
    check_together(setting(BOAT, seats), 30)


def test_one_agent_among_programs() -> None:
    known = f"discovery.lab.environments.single:{CANOE}"
    with warnings.catch_warnings():
        warnings.simplefilter("ignore", UserWarning)
        check_env(gymnasium.make(known, seats=("agent", "careful")).unwrapped)


@pytest.mark.parametrize("given", ["players=1", *rarely("players=2,reward=shared")])
def test_random_games_keep_openspiel_s_rules(given: str) -> None:
    game = pyspiel.load_game(f"discovery_discover_boat_v{VERSION}({given})")
    pyspiel.random_sim_test(game, num_sims=1, serialize=False, verbose=False)

    assert game.get_type().utility == pyspiel.GameType.Utility.GENERAL_SUM
    assert (game.min_utility(), game.max_utility()) == (0.0, 1.0)
    assert game.max_chance_outcomes() == 156


def test_games_side_by_side_depend_on_their_slot_alone() -> None:
    few, many = VectorEnv(BOAT, 2, seats=2), VectorEnv(BOAT, 3, seats=2)
    now, then = few.reset(seed=1), many.reset(seed=1)

    assert np.array_equal(now.observations, then.observations[:2])
    assert few.legal().sum() > 0
    assert few.vectors().shape == (2, few.unpack.size)


def test_an_illegal_choice_is_refused_and_changes_nothing() -> None:
    env = VectorEnv(BOAT, 2)
    now = env.reset(seed=1)
    before, illegal = now.observations.copy(), int(np.flatnonzero(env.legal()[1] == 0)[0])
    with pytest.raises(IllegalMove):
        env.step([env.sample(Dice(1))[0], illegal])

    assert np.array_equal(env.now.observations, before)


def test_a_finished_game_tells_its_returns_once() -> None:
    env, dice, ended = VectorEnv(CANOE, 2, seats=2), Dice(2), 0
    env.reset(seed=4)
    for _ in range(100):
        now = env.step(env.sample(dice))
        ended += int(now.dones.sum())
        assert not now.rewards[~now.dones].any()
        assert (now.rewards.sum(axis=1) <= 1).all()
    assert ended > 0


def test_games_become_a_data_set(tmp_path: Path) -> None:
    path = tmp_path / "games.parquet"
    made = export(Plan("discover:canoe", ("careful", "random"), games=1, seed="set"), path)
    file, unpack = opened(path)
    table = file.read(["observation", "reward"])

    assert len(table) == made.rows > 20
    assert unpack(np.array(table["observation"][0].as_py(), dtype=np.uint64)).shape == (unpack.size,)
    assert 0.0 <= min(table["reward"].to_pylist()) <= max(table["reward"].to_pylist()) <= 1.0


def test_a_version_has_its_digests() -> None:
    assert (KEPT["version"], KEPT["rules"]) == (VERSION, RULES_VERSION)
    assert list(KEPT["digests"]) == [shown(*made) for made in SETTINGS]


@pytest.mark.parametrize("made", SETTINGS, ids=lambda made: shown(*made))
def test_a_name_gives_what_it_gave(made: tuple[str, int, str]) -> None:
    """If this fails on purpose: a new ``VERSION``, then ``python -m tests.support.lab.survivors``."""
    assert digest(*made) == KEPT["digests"][shown(*made)]
