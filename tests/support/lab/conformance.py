"""The conformance tests of the libraries themselves, each for one setting."""

from __future__ import annotations

import warnings
from collections.abc import Iterator
from contextlib import contextmanager

import gymnasium
from gymnasium.utils.env_checker import check_env
from pettingzoo.test import api_test, parallel_api_test, parallel_seed_test, seed_test

from discovery.lab.environments.episode import EncodedGame
from discovery.lab.environments.setting import AGENT, GameSetting
from discovery.lab.environments.single import OneSeat
from discovery.lab.environments.zoo import OneByOne, Together

SAID_OF_DICTS = (
    "Observation is not a NumPy array",
    "Observation space for each agent probably should be",
    "Action mask numpy array is all zeros",
)
"""What the library says of every environment with a mask in its observation but of its own, which it lists;
the last one of the end of a game, where nothing is legal."""


@contextmanager
def _dicts_are_meant() -> Iterator[None]:
    with warnings.catch_warnings():
        for said in SAID_OF_DICTS:
            warnings.filterwarnings("ignore", said, UserWarning)
        yield


def check_one_by_one(made: GameSetting, cycles: int) -> None:
    """PettingZoo's tests of environments where agents follow one another."""
    encoded = EncodedGame(made)
    with _dicts_are_meant():
        api_test(OneByOne(encoded), num_cycles=cycles)
    seed_test(lambda: OneByOne(encoded), num_cycles=cycles)


def check_together(made: GameSetting, cycles: int) -> None:
    """PettingZoo's tests of environments where agents act at once."""
    encoded = EncodedGame(made)
    parallel_api_test(Together(encoded), num_cycles=cycles)
    parallel_seed_test(lambda: Together(encoded), num_cycles=cycles)


def check_one_seat(made: GameSetting) -> None:
    """Gymnasium's check, the agent in the last seat that one may have."""
    seat = made.agents[-1]
    others = ["greedy" if at == made.agents[0] else "random" for at in range(len(made.seats))]
    kinds = zip(range(len(made.seats)), made.seats, others, strict=True)
    players = [AGENT if at == seat else other if kind == AGENT else kind for at, kind, other in kinds]
    known = f"{OneSeat.__module__}:{made.name}"
    check_env(gymnasium.make(known, seats=players, options=made.options, teams=made.teams).unwrapped)
