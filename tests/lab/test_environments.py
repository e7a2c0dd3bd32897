"""Environments: the libraries' own conformance tests, names, what agents see, choose and get."""

from __future__ import annotations

import pickle
import sys
from copy import deepcopy
from functools import partial
from typing import Any, cast

import gymnasium
import numpy as np
import pytest

from discovery.core.dice import Dice
from discovery.core.errors import Code, IllegalMove, InvalidSetup
from discovery.core.research.learning import returns_of
from discovery.evolution.encoding.encoding import CardEncoding
from discovery.evolution.model.phases import SELECT, WINDOW
from discovery.evolution.variants.catalogue import GAMES, OPTIONS
from discovery.lab.environments.episode import EncodedGame
from discovery.lab.environments.setting import AGENT, GameSetting, game_of, setting
from discovery.lab.environments.single import OneSeat
from discovery.lab.environments.unpacking import Unpacker
from discovery.lab.environments.zoo import OneByOne, Together, aec, parallel
from tests.support.deadlines import run
from tests.support.lab.conformance import check_one_by_one, check_one_seat, check_together
from tests.support.lab.settings import RICH, SETTINGS, shown
from tests.support.testing.positions import card_view
from tests.support.testing.rounds import some

CYCLES = 150
each_setting = partial(pytest.mark.parametrize, "made", some(SETTINGS), ids=shown)


@each_setting()
def test_agents_one_after_the_other(made: GameSetting) -> None:
    check_one_by_one(made, CYCLES)


@each_setting()
def test_agents_together(made: GameSetting) -> None:
    check_together(made, CYCLES)


@each_setting()
def test_one_agent_among_programs(made: GameSetting) -> None:
    check_one_seat(made)


def test_every_option_of_every_game_is_among_the_settings() -> None:
    for game in GAMES:
        of_game = [made for made in RICH if game_of(made.name) == game]
        named = {option.partition("=")[0] for made in of_game for option in made.options}
        kinds = {kind for made in of_game for kind in made.seats}
        teams = any(made.teams for made in of_game)
        for option in OPTIONS:
            if game in option.games:
                met = teams if option.titled else option.key in (kinds if option.seated else named)
                assert met, option.key


def random_choices(env: OneByOne, seed: int) -> list[tuple[str, int]]:
    """A random game: who chose what."""
    env.reset(seed=seed)
    dice, chosen = Dice(seed), []
    while not env.terminations[env.agent_selection]:
        legal = np.flatnonzero(env.observe(env.agent_selection)["action_mask"])
        chosen.append((env.agent_selection, int(legal[dice.below(len(legal))])))
        env.step(chosen[-1][1])
    return chosen


def test_a_seed_is_a_game() -> None:
    env, other = aec("discovery/explore-v3", 3), aec("discovery/explore-v3", 3)

    assert random_choices(env, 7) == random_choices(other, 7) != random_choices(env, 8)
    assert random_choices(env, 7) == random_choices(other, 7)
    assert env.render() == other.render() != ""


@each_setting()
def test_the_returns_of_a_game_are_a_share_of_the_win(made: GameSetting) -> None:
    env = OneByOne(EncodedGame(made))
    random_choices(env, 3)
    assert env.episode is not None
    returns, winners = env.episode.returns(), env.episode.state.winners

    assert sum(returns) == pytest.approx(0)
    assert {seat for seat, got in enumerate(returns) if got == max(returns)} == {
        seat for seat in range(len(made.seats)) if winners >> seat & 1
    }
    assert max(returns) <= 1
    assert env.rewards == {agent: returns[seat] for agent, seat in env.seat_of.items()}


@pytest.mark.parametrize(
    ("winners", "returns"), [([0], [1, -0.5, -0.5]), ([1, 2], [-0.5, 0.25, 0.25]), ([0, 1, 2], [0, 0, 0])]
)
def test_winners_share_what_the_others_lose(winners: list[int], returns: list[float]) -> None:
    assert returns_of(winners, 3) == pytest.approx(returns)


def test_alone_at_the_table_winning_is_worth_1_and_not_winning_0() -> None:
    assert returns_of([], 1) == [0.0]
    assert returns_of([0], 1) == [1.0]


def test_an_illegal_choice_loses() -> None:
    env = aec("discovery/explore-v3", 3)
    env.reset(seed=1)
    env.step(int(np.flatnonzero(env.observe("player_0")["action_mask"] == 0)[0]))
    assert env.rewards == {"player_0": -1.0, "player_1": 0.0, "player_2": 0.0}
    assert all(env.terminations.values())

    together = parallel("discovery/explore-v3", 3)
    together.reset(seed=1)
    _, rewards, terminated, _, _ = together.step({"player_0": together.wait})
    assert rewards == {"player_0": -1.0, "player_1": 0.0, "player_2": 0.0}
    assert all(terminated.values())
    assert together.agents == []

    alone = OneSeat("discovery/explore-v3")
    _, info = alone.reset(seed=1)
    _, reward, over, cut, info = alone.step(np.int64(np.flatnonzero(info["action_mask"] == 0)[0]))
    assert (reward, over, cut, bool(info["action_mask"].any())) == (-1.0, True, False, False)


def test_a_game_under_way_refuses_what_is_not_legal_and_stays_as_it_was() -> None:
    encoded = EncodedGame(setting("discovery/explore-v3", 2))
    episode = encoded.deal(Dice(1))
    before = episode.state.key()
    wrong = next(index for index in range(encoded.encoding.count) if index not in episode.legal(episode.seat))

    with pytest.raises(IllegalMove) as refused:
        episode.choose(episode.seat, wrong)
    assert refused.value.code == Code.UNKNOWN_MOVE
    assert episode.state.key() == before


def test_selections_are_made_at_once_and_unseen() -> None:
    """J03: while cards are selected nobody learns of another's."""
    env = parallel("discovery/select-v3", 3)
    seen, _ = env.reset(seed=5)
    coding = cast(CardEncoding, env.encoded.encoding).coding
    unpack = env.spaces.unpack
    assert env.episode is not None
    steps = 0
    while env.episode.state.phase == SELECT:
        for agent in env.agents:
            rows = unpack.named(seen[agent]["observation"])["selections"]
            assert not rows[1:].any()
        choices = {agent: np.flatnonzero(seen[agent]["action_mask"]) for agent in env.agents}
        assert all(len(legal) > 0 for legal in choices.values())
        seen, *_ = env.step({agent: int(legal[0 if steps < 2 else -1]) for agent, legal in choices.items()})
        steps += 1

    assert steps == 3  # two cards each, and "done"
    assert all(env.episode.state.selection(seat).bit_count() == 2 for seat in range(3))
    assert coding.done < env.wait


def test_in_a_window_all_answer_at_once_and_the_first_stop_counts() -> None:
    """H02, U02: of several that contest, the one that sits next to the actor does."""
    env = parallel("discovery/memory-v3", 3)
    seen, _ = env.reset(seed=2)
    episode = env.episode
    assert episode is not None
    while episode.state.phase != WINDOW:
        seen, *_ = env.step(
            {agent: int(np.flatnonzero(seen[agent]["action_mask"])[0]) for agent in env.agents}
        )
    actor = episode.state.action.seat if episode.state.action else -1
    texts = {agent: _by_text(env, seen, agent) for agent in env.agents}
    assert texts[f"player_{actor}"].keys() == {"wait"}
    told = len(episode.driver.events)
    env.step({agent: said.get("stop", env.wait) for agent, said in texts.items()})

    assert len(episode.driver.events) == told + 1
    assert episode.lines[-1] == f"P{(actor + 1) % 3 + 1}: stop"


def _by_text(env: Together, seen: dict[str, dict[str, np.ndarray]], agent: str) -> dict[str, int]:
    legal = np.flatnonzero(seen[agent]["action_mask"])
    text = env.encoded.encoding.text
    return {
        "wait" if index == env.wait else text(int(index), env.seat_of[agent]): int(index) for index in legal
    }


@each_setting()
def test_vectors_say_what_the_view_says(made: GameSetting) -> None:
    encoded = EncodedGame(made)
    episode, dice, unpack = encoded.deal(Dice(4)), Dice(5), Unpacker(encoded.encoding.layout)
    for _ in range(60):
        if episode.over:
            break
        seat = episode.seat
        view = card_view(episode.view(seat))
        named = unpack.named(unpack(np.array(episode.row(seat), dtype=np.uint64)))
        assert tuple(np.flatnonzero(named["hand"])) == tuple(sorted(view.hand))
        assert tuple(np.flatnonzero(named["tree"])) == tuple(sorted(view.tree))
        assert np.flatnonzero(named["discards"][0]).tolist() == sorted(view.discards[seat])
        assert round(float(named["stack"][0]) * len(encoded.game.pieces)) == view.stack
        assert round(float(named["idle"][0]) * len(made.seats)) == view.idle
        for card, x, y, level in view.plane or ():
            assert (named["cells"][card] * 16).round().tolist() == [x, y, level]
        legal = episode.legal(seat)
        episode.choose(seat, legal[dice.below(len(legal))], dice)


def test_a_copy_of_a_game_goes_its_own_way() -> None:
    episode = EncodedGame(setting("discovery/connect-v3", 2)).deal(Dice(1))
    episode.choose(0, episode.legal(0)[0], Dice(2))
    other = deepcopy(episode)
    assert other.legal(0) == episode.legal(0)
    before = episode.state.key()
    dice = Dice(3)
    while not other.over:
        other.choose(other.seat, other.legal(other.seat)[0], dice)

    assert episode.state.key() == before
    assert not episode.over


@each_setting()
def test_a_game_that_is_sent_to_another_process_is_the_same_there(made: GameSetting) -> None:
    """Between two choices of a move as well, and after a choice that lost the game."""
    dice = Dice(4)
    episode = EncodedGame(made).deal(dice)
    episode.draw(dice)
    for _ in range(40):
        if episode.over:
            break
        legal = episode.legal(episode.seat)
        episode.choose(episode.seat, legal[dice.below(len(legal))], dice)
    other = pickle.loads(pickle.dumps(episode))
    assert other.lines == episode.lines
    for seat in range(len(made.seats)):
        assert other.history(seat) == episode.history(seat)
    same_dice = Dice(5), Dice(5)
    while not episode.over:
        seat = episode.seat
        assert other.legal(seat) == episode.legal(seat)
        assert other.row(seat) == episode.row(seat)
        for one, drawn in zip((episode, other), same_dice, strict=True):
            one.choose(seat, one.legal(seat)[0], drawn)
    assert other.over
    assert (other.lines, other.returns()) == (episode.lines, episode.returns())
    assert other.state.key() == episode.state.key()

    other.forfeit(0)
    assert pickle.loads(pickle.dumps(other)).returns() == other.returns()


def test_one_agent_plays_whole_games_against_programs() -> None:
    players = ("greedy", AGENT, "bot", "random")
    env: Any = gymnasium.make("discovery.lab.environments.single:discovery/memory-v3", seats=players)
    for seed in range(3):
        _, info = env.reset(seed=seed)
        over, reward = False, 0.0
        while not over:
            assert reward == 0
            _, reward, over, _, info = env.step(env.action_space.sample(info["action_mask"]))
        assert reward in (1.0, pytest.approx(-1 / 3))
        assert not env.unwrapped.action_masks().any()


@pytest.mark.parametrize(
    ("words", "code"),
    [
        ({"name": "discovery/explore-v0"}, Code.UNKNOWN_GAME),
        ({"name": "discovery/explore-v3", "seats": ["agent", "greedy"]}, Code.UNKNOWN_PLAYER),
        ({"name": "discovery/explore-v3", "seats": ["bot", "bot"]}, Code.NO_DECIDER),
        ({"name": "discovery/explore-v3", "seats": 12}, Code.SEAT_COUNT),
        ({"name": "discovery/intro-v3", "options": ["series+"]}, Code.OPTION_EXCLUDED),
    ],
)
def test_a_setting_that_cannot_be_is_refused(words: dict[str, Any], code: Code) -> None:
    with pytest.raises(InvalidSetup) as refused:
        aec(**words)
    assert refused.value.code == code


@pytest.mark.parametrize(
    ("seats", "code"),
    [
        (("greedy", "random"), Code.UNKNOWN_PLAYER),
        ((AGENT, AGENT), Code.UNKNOWN_PLAYER),
        ((AGENT, "nobody"), Code.UNKNOWN_PLAYER),
        ((AGENT, "nobody:such"), Code.NO_MODULE),
    ],
)
def test_one_agent_is_one_agent_among_programs_there_are(seats: tuple[str, ...], code: Code) -> None:
    with pytest.raises(InvalidSetup) as refused:
        OneSeat("discovery/explore-v3", seats=seats)
    assert refused.value.code == code


@pytest.mark.parametrize("module", ["zoo", "single", "vector", "dataset"])
def test_without_the_extra_the_error_says_what_to_install(module: str) -> None:
    """In both languages, under the traceback that a researcher sees."""
    code = (
        "import sys\n"
        "for name in ('gymnasium', 'numpy', 'pettingzoo', 'pyarrow'): sys.modules[name] = None\n"
        f"import discovery.lab, discovery.lab.environments.{module}"
    )
    done = run([sys.executable, "-c", code], check=False)

    assert done.returncode == 1
    assert "discovery.core.errors.MissingExtra: no-extra (extra=lab, given=" in done.stderr
    assert "is not installed here. In a checkout of this project “pip install '.[lab]'”" in done.stderr
    assert "n’est pas installé ici." in done.stderr
