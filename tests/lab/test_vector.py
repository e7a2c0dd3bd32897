"""Thousands of games at once: the same as one by one, in arrays that stay."""

from __future__ import annotations

from functools import partial
from random import Random
from typing import cast

import numpy as np
import pytest

from discovery.core.dice import Dice
from discovery.core.errors import Code, IllegalMove
from discovery.evolution.encoding.actions import PendingMove
from discovery.evolution.encoding.encoding import CardEncoding
from discovery.evolution.encoding.indices import bits_of
from discovery.evolution.encoding.rows import row
from discovery.lab.environments.episode import Episode
from discovery.lab.environments.setting import GameSetting
from discovery.lab.environments.vector import VectorEnv, VectorStep, measure
from tests.support.lab.settings import SETTINGS, shown
from tests.support.testing.positions import card_view
from tests.support.testing.rounds import some

PLACES = 3
STEPS = 250
each_setting = partial(pytest.mark.parametrize, "made", some(SETTINGS), ids=shown)


def vector(made: GameSetting, count: int) -> VectorEnv:
    return VectorEnv(made.name, count, made.seats, options=made.options, teams=made.teams)


def kept(step: VectorStep) -> list[list[object]]:
    return [array.tolist() for array in step]


class Alone:
    """One place's games, played by themselves."""

    def __init__(self, env: VectorEnv, seed: int, place: int) -> None:
        self.encoded = env.encoded
        self.dice = Dice(Random(f"{seed} {place}").getrandbits(64))
        self.episode: Episode = self.encoded.deal(self.dice)

    def choose(self, index: int) -> tuple[list[float], bool]:
        """What the choice brought, and whether that was the end; a new game follows at once."""
        self.episode.choose(self.episode.seat, index, self.dice)
        ended = self.episode
        if ended.over:
            self.episode = self.encoded.deal(self.dice)
        return ended.returns(), ended.over

    def seen_row(self) -> list[int]:
        """What the seat that chooses may know, made of its view and nothing else."""
        episode = self.episode
        encoding = cast(CardEncoding, self.encoded.encoding)
        view, pending = card_view(episode.view(episode.seat)), episode.pending(episode.seat)
        return row(encoding.layout, view, cast(PendingMove, pending))

    def seen_legal(self) -> list[int]:
        """What it may choose, made of its view and nothing else."""
        episode = self.episode
        encoding = cast(CardEncoding, self.encoded.encoding)
        view = card_view(episode.view(episode.seat))
        return encoding.actions.legal(view, episode.incomplete_move(episode.seat))


@each_setting()
def test_games_side_by_side_are_those_of_views_one_by_one(made: GameSetting) -> None:
    env = vector(made, PLACES)
    now, dice = env.reset(seed=11), Dice(1)
    alone = [Alone(env, 11, place) for place in range(PLACES)]
    for _ in range(STEPS):
        for place, one in enumerate(alone):
            seat = one.episode.seat
            assert now.seats[place] == seat
            assert now.observations[place].tolist() == one.episode.row(seat).tolist() == one.seen_row()
            mask = sum(word << 64 * at for at, word in enumerate(now.masks[place].tolist()))
            legal = one.seen_legal()
            assert one.episode.legal(seat) == legal
            assert mask == bits_of(legal)
        chosen = env.sample(dice).tolist()
        now = env.step(chosen)
        brought = [one.choose(index) for one, index in zip(alone, chosen, strict=True)]
        assert now.rewards.tolist() == [returns for returns, _ in brought]
        assert now.dones.tolist() == [over for _, over in brought]


def test_a_place_s_games_do_not_depend_on_how_many_there_are() -> None:
    one, other, dice = (
        VectorEnv("discovery/explore-v3", 2, 3),
        VectorEnv("discovery/explore-v3", 5, 3),
        Dice(1),
    )
    one.reset(seed=4)
    other.reset(seed=4)
    ended = 0
    for _ in range(600):
        chosen = other.sample(dice).copy()
        one.step(chosen[:2])
        other.step(chosen)
        ended += int(one.now.dones.sum())
        for mine, theirs in zip(one.now, other.now, strict=True):
            assert (mine == theirs[:2]).all()

    assert ended > 2


def test_arrays_are_made_once_and_a_reset_begins_afresh() -> None:
    env, dice = VectorEnv("discovery/select-v3", 4, 2), Dice(1)
    first = env.reset(seed=1)
    told = kept(first)
    for _ in range(50):
        assert env.step(env.sample(dice)) is first
    assert kept(first) != told

    env.reset(seed=1)
    assert kept(first) == told
    env.reset(seed=2)
    assert kept(first) != told
    assert kept(env.reset()) != kept(VectorEnv("discovery/select-v3", 4, 2).reset())


@pytest.mark.parametrize("wrong", [-1, 10_000, None])
def test_an_index_that_is_not_legal_changes_nothing(wrong: int | None) -> None:
    env = VectorEnv("discovery/explore-v3", 3, 2)
    told = kept(env.reset(seed=1))
    chosen = env.sample(Dice(1)).copy()
    chosen[2] = np.flatnonzero(env.legal()[2] == 0)[0] if wrong is None else wrong

    with pytest.raises(IllegalMove) as refused:
        env.step(chosen)
    assert refused.value.code == Code.UNKNOWN_MOVE
    assert kept(env.now) == told


def test_words_unpack_to_what_the_other_environments_give() -> None:
    env = VectorEnv("discovery/connect-v3", 3, 2)
    env.reset(seed=3)
    for place in range(3):
        one = Alone(env, 3, place)
        seat = one.episode.seat
        assert (env.vectors()[place] == env.unpack(np.array(one.episode.row(seat), dtype=np.uint64))).all()
        assert np.flatnonzero(env.legal()[place]).tolist() == one.episode.legal(seat)


def test_random_choices_are_legal_and_each_comes_up() -> None:
    env, dice = VectorEnv("discovery/explore-v3", 1, 3), Dice(5)
    env.reset(seed=6)
    legal = np.flatnonzero(env.legal()[0]).tolist()

    assert len(legal) > 2
    assert sorted({int(env.sample(dice)[0]) for _ in range(60 * len(legal))}) == legal


def test_the_speed_is_choices_a_second() -> None:
    assert measure(VectorEnv("discovery/explore-v3", 8, 3), 0.05) > 0
