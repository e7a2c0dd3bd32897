"""PettingZoo's classic games, by its agent-environment cycle."""

from __future__ import annotations

import warnings
from importlib import import_module
from typing import Any

from bench.cycle import move_by_move
from bench.serving import CYCLE, Contender, keep_to_one_core, serve

GAMES = ("texas_holdem_v4", "leduc_holdem_v4", "hanabi_v5", "connect_four_v3")


def environment(name: str) -> Any:
    """The library's environment for one of its games."""
    return import_module(f"pettingzoo.classic.{name}").env()


def main() -> None:
    """Serve every game as a contender."""
    warnings.simplefilter("ignore")
    keep_to_one_core()
    games = {name: move_by_move(environment(name)) for name in GAMES}
    serve([Contender(f"pettingzoo {name}", CYCLE, play) for name, play in games.items()], ["pettingzoo"])


if __name__ == "__main__":
    main()
