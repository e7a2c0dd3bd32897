"""Random games of one OpenSpiel card game through its Python API; prints decisions a CPU second as JSON.

Run by the interpreter of the peers: ``python bench/peer_openspiel.py GAME SECONDS``.
"""

from __future__ import annotations

import importlib
import json
import random
import sys
import time
from typing import Any


def play(game: Any) -> int:
    """One game by legal actions at random, chance by its probabilities; the number of decisions."""
    state = game.new_initial_state()
    decisions = 0
    while not state.is_terminal():
        if state.is_chance_node():
            outcomes, weights = zip(*state.chance_outcomes(), strict=True)
            state.apply_action(random.choices(outcomes, weights)[0])
        else:
            state.apply_action(random.choice(state.legal_actions()))
            decisions += 1
    return decisions


def main() -> None:
    """Play for the given CPU seconds."""
    name, seconds = sys.argv[1], float(sys.argv[2])
    game = importlib.import_module("pyspiel").load_game(name)
    random.seed(1)
    play(game)
    begin = time.process_time()
    decisions = 0
    while time.process_time() - begin < seconds:
        decisions += play(game)
    print(json.dumps(decisions / (time.process_time() - begin)))


if __name__ == "__main__":
    main()
