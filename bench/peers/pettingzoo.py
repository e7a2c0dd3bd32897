"""PettingZoo's classic games, by its agent-environment cycle."""

from __future__ import annotations

import warnings
from collections.abc import Callable
from importlib import import_module
from random import Random
from typing import Any

from bench.serving import API, Contender, keep_to_one_core, serve

GAMES = ("texas_holdem_v4", "leduc_holdem_v4", "hanabi_v5", "connect_four_v3")


def by_hand(name: str) -> Callable[[], float]:
    """Whole games of players who take any action that the mask allows."""
    env = import_module(f"pettingzoo.classic.{name}").env()
    random = Random(1)

    def play() -> float:
        env.reset(seed=random.randrange(2**31))
        return sum(_act(env, random) for _ in env.agent_iter())

    return play


def _act(env: Any, random: Random) -> int:
    """One turn of the cycle; 1 if it was a decision."""
    observation, _, terminated, truncated, _ = env.last()
    if terminated or truncated:
        env.step(None)
        return 0
    allowed = observation["action_mask"].nonzero()[0]
    env.step(int(allowed[int(random.random() * len(allowed))]))
    return 1


def main() -> None:
    """Offer each game."""
    warnings.simplefilter("ignore")
    keep_to_one_core()
    serve([Contender(f"pettingzoo {name}, API", API, by_hand(name)) for name in GAMES], ["pettingzoo"])


if __name__ == "__main__":
    main()
