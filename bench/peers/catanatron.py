"""catanatron: a board game in Python with four random players, with and without the copies of a search."""

from __future__ import annotations

import random
from collections.abc import Callable
from importlib import import_module
from typing import Any

from bench.serving import API, Contender, keep_to_one_core, serve


def move_by_move(copied: bool) -> Callable[[], float]:
    """Whole games; with ``copied`` the game is copied before each decision."""
    catanatron = import_module("catanatron")
    decisions = 0

    def decide(player: Any, game: Any, actions: list[Any]) -> Any:
        nonlocal decisions
        decisions += 1
        if copied:
            game.copy()
        return actions[int(random.random() * len(actions))]

    def play() -> float:
        nonlocal decisions
        decisions = 0
        players = [catanatron.RandomPlayer(colour) for colour in list(catanatron.Color)[:4]]
        catanatron.Game(players).play(decide_fn=decide)
        return decisions

    return play


def main() -> None:
    """Serve both ways to play: with and without a copy at each decision."""
    keep_to_one_core()
    random.seed(1)
    offered = [
        Contender("catanatron, API", API, move_by_move(False)),
        Contender("catanatron, API, a copy a decision", API, move_by_move(True)),
    ]
    serve(offered, ["catanatron"])


if __name__ == "__main__":
    main()
