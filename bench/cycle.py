"""Random play by PettingZoo's agent-environment cycle: an observation and a mask at every decision.

Only the standard library is needed here: peers run in environments of their own.
"""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from typing import Any


def move_by_move(env: Any) -> Callable[[], float]:
    """Whole games of players who take any action that the mask allows."""
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
