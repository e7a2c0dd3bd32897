"""RLCard: card games in Python, by its environments."""

from __future__ import annotations

from collections.abc import Callable
from importlib import import_module
from random import Random

from bench.serving import API, Contender, keep_to_one_core, serve

GAMES = ("gin-rummy", "uno", "bridge", "doudizhu", "mahjong", "limit-holdem")


def move_by_move(name: str) -> Callable[[], float]:
    """Whole games; each step makes the next player's observation, which cannot be turned off."""
    env = import_module("rlcard").make(name, config={"seed": 1})
    random = Random(1)

    def play() -> float:
        state, _ = env.reset()
        decisions = 0
        while not env.is_over():
            actions = list(state["legal_actions"])
            state, _ = env.step(actions[int(random.random() * len(actions))])
            decisions += 1
        return decisions

    return play


def main() -> None:
    """Serve every game as a contender."""
    keep_to_one_core()
    serve([Contender(f"rlcard {name}, API", API, move_by_move(name)) for name in GAMES], ["rlcard"])


if __name__ == "__main__":
    main()
