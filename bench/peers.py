"""This engine beside installed peers, in one run: random games, one core, interleaved rounds, medians.

    .venv/bin/python bench/peers.py --peers /tmp/peers/bin/python [--rounds 5] [--seconds 2] [--json]

``inside`` plays whole random games in one call of the engine; ``api`` drives the same game from Python by
``legal`` and ``play``, which is what the peers' figures are to be compared with.
"""

from __future__ import annotations

import argparse
import json
import random
import subprocess
import sys
import time
from collections.abc import Callable
from pathlib import Path
from statistics import median

from discovery.evolution.game import DiscoveryGame, new_game
from discovery.evolution.playout import play_out
from discovery.protocol import NO_OUTCOME

HERE = Path(__file__).resolve().parent
BASE = "discovery explore, api"
Measure = Callable[[float], float]


def inside(game: DiscoveryGame, chooser: random.Random) -> int:
    """One random game in one call; the number of decisions."""
    return play_out(game.deal(game.shuffle(chooser)), chooser.random)


def api(game: DiscoveryGame, chooser: random.Random) -> int:
    """One random game by ``legal``, ``outcomes`` and ``play``; the number of decisions."""
    state = game.deal(game.shuffle(chooser))
    decisions = 0
    while moves := game.legal(state, state.turn):
        move = chooser.choice(moves)
        cards = game.outcomes(state, move)
        game.play(state, state.turn, move, chooser.choice(cards) if cards else NO_OUTCOME)
        decisions += 1
    return decisions


def ours(play: Callable[[DiscoveryGame, random.Random], int]) -> Measure:
    """Decisions a CPU second of three-seat Explore."""

    def measure(seconds: float) -> float:
        game, chooser = new_game("explore", ["Ann", "Bo", "Cem"]), random.Random(1)
        play(game, chooser)
        begin = time.process_time()
        decisions = 0
        while time.process_time() - begin < seconds:
            decisions += play(game, chooser)
        return decisions / (time.process_time() - begin)

    return measure


def peer(interpreter: str, script: str, *arguments: str) -> Measure:
    """Decisions a CPU second as a peer's own process tells them."""

    def measure(seconds: float) -> float:
        command = [interpreter, str(HERE / script), *arguments, str(seconds)]
        done = subprocess.run(command, capture_output=True, text=True, check=True)
        return float(json.loads(done.stdout.splitlines()[-1]))

    return measure


def contestants(interpreter: str) -> dict[str, Measure]:
    """Everybody who is measured, by name."""
    games = ("gin_rummy", "hearts", "skat", "crazy_eights")
    return {
        "discovery explore, inside": ours(inside),
        BASE: ours(api),
        **{f"open_spiel {name}, api": peer(interpreter, "peer_openspiel.py", name) for name in games},
        "catanatron, 4 random players": peer(interpreter, "peer_catanatron.py"),
    }


def main() -> None:
    """Measure and print."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawTextHelpFormatter)
    parser.add_argument(
        "--peers", default=sys.executable, help="the interpreter that has the peers installed"
    )
    parser.add_argument("--rounds", type=int, default=5)
    parser.add_argument("--seconds", type=float, default=2.0, help="CPU seconds a measurement")
    parser.add_argument("--json", action="store_true")
    wishes = parser.parse_args()
    measures = contestants(wishes.peers)
    figures: dict[str, list[float]] = {name: [] for name in measures}
    for _ in range(wishes.rounds):
        for name, measure in measures.items():
            figures[name].append(measure(wishes.seconds))
    medians = {name: median(values) for name, values in figures.items()}
    if wishes.json:
        print(json.dumps(medians))
        return
    print(f"{'':32}{'moves per CPU s':>18}{'ratio':>10}")
    for name, value in medians.items():
        print(f"{name:32}{value:>18,.0f}{value / medians[BASE]:>10.2f}")


if __name__ == "__main__":
    main()
