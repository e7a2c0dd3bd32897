"""Random four-player games of catanatron; prints decisions a CPU second as JSON.

Run by the interpreter of the peers: ``python bench/peer_catanatron.py SECONDS``.
"""

from __future__ import annotations

import importlib
import json
import random
import sys
import time
from typing import Any


def play(catanatron: Any) -> int:
    """One game by random players; the number of decisions."""
    colors = list(catanatron.Color)[:4]
    game = catanatron.Game([catanatron.RandomPlayer(color) for color in colors])
    game.play()
    return len(game.state.actions)


def main() -> None:
    """Play for the given CPU seconds."""
    seconds = float(sys.argv[1])
    catanatron = importlib.import_module("catanatron")
    random.seed(1)
    play(catanatron)
    begin = time.process_time()
    decisions = 0
    while time.process_time() - begin < seconds:
        decisions += play(catanatron)
    print(json.dumps(decisions / (time.process_time() - begin)))


if __name__ == "__main__":
    main()
