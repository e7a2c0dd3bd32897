"""This engine beside two installed peers, in one run: ``python bench/peers.py [--rounds N] [--seconds S]``.

Peers are optional; see bench/README.md. Each plays uniformly random games; a figure is the median of several
interleaved rounds, so that whatever else the machine does meets all of them alike.
"""

from __future__ import annotations

import argparse
import platform
from collections.abc import Callable
from dataclasses import dataclass
from importlib import import_module
from importlib.metadata import version
from random import Random
from statistics import median
from time import process_time
from typing import Any

from discovery.dice import Dice
from discovery.evolution.game import new_game
from discovery.evolution.playout import play_out
from discovery.lab.bench import play_by_hand

SPIEL_GAMES = ("gin_rummy", "hearts", "skat", "crazy_eights")
REFERENCE = "discovery explore, api"

Work = Callable[[], int]
"""Plays a game and tells how many decisions were taken in it."""


@dataclass(frozen=True)
class Contender:
    """Something that plays random games."""

    name: str
    play: Work


def discovery_games() -> list[Contender]:
    """Three-seat Explore, in one call of the engine and driven from Python."""
    game, random = new_game("explore", ["Ann", "Bo", "Cem"]), Random(1)

    def inside() -> int:
        return play_out(game.deal(game.shuffle(random)), Dice(random.getrandbits(64)))

    return [
        Contender("discovery explore, inside", inside),
        Contender(REFERENCE, lambda: play_by_hand(game, random)),
    ]


def spiel_games() -> list[Contender]:
    """OpenSpiel's C++ games through their Python API; none if it is not installed."""
    try:
        pyspiel = import_module("pyspiel")
    except ImportError:
        return []
    return [
        Contender(f"open_spiel {name}, api", spiel_play(pyspiel.load_game(name), Random(1)))
        for name in SPIEL_GAMES
        if name in pyspiel.registered_names()
    ]


def spiel_play(game: Any, random: Random) -> Work:
    """Chance is drawn as its probabilities say; only players' decisions count."""

    def play() -> int:
        state, decisions = game.new_initial_state(), 0
        while not state.is_terminal():
            if state.is_chance_node():
                actions, weights = zip(*state.chance_outcomes(), strict=True)
                state.apply_action(random.choices(actions, weights)[0])
            else:
                actions = state.legal_actions()
                state.apply_action(actions[int(random.random() * len(actions))])
                decisions += 1
        return decisions

    return play


def catanatron_games() -> list[Contender]:
    """Four random players of catanatron; none if it is not installed."""
    try:
        catanatron = import_module("catanatron")
    except ImportError:
        return []

    def play() -> int:
        players = [catanatron.RandomPlayer(colour) for colour in list(catanatron.Color)[:4]]
        game = catanatron.Game(players)
        game.play()
        return len(game.state.actions)

    return [Contender("catanatron, 4 random players", play)]


def rate(play: Work, seconds: float) -> float:
    """Decisions in a second of processor time."""
    done, began = 0, process_time()
    while (spent := process_time() - began) < seconds:
        done += play()
    return done / spent


def measure(contenders: list[Contender], rounds: int, seconds: float) -> dict[str, float]:
    """The median of each over interleaved rounds."""
    taken: dict[str, list[float]] = {contender.name: [] for contender in contenders}
    for _ in range(rounds):
        for contender in contenders:
            taken[contender.name].append(rate(contender.play, seconds))
    return {name: median(values) for name, values in taken.items()}


def table(measured: dict[str, float]) -> str:
    """Names, speeds and their ratio to this engine's API."""
    width = max(map(len, measured)) + 2
    rows = [f"{'':{width}}{'moves per CPU s':>18}{'ratio':>8}"]
    for name, speed in measured.items():
        rows.append(f"{name:{width}}{speed:>18,.0f}{speed / measured[REFERENCE]:>8.2f}")
    return "\n".join(rows)


def main() -> None:
    """Measure what is installed and print the table."""
    parser = argparse.ArgumentParser(description="random games: this engine beside its peers")
    parser.add_argument("--rounds", type=int, default=5)
    parser.add_argument("--seconds", type=float, default=1.5, help="processor time a round")
    options = parser.parse_args()
    peers = {"open_spiel": spiel_games(), "catanatron": catanatron_games()}
    versions = [f"{name} {version(name)}" for name, games in peers.items() if games]
    print(f"CPython {platform.python_version()}, {platform.machine()}; {', '.join(versions) or 'no peers'}\n")
    contenders = [*discovery_games(), *(game for games in peers.values() for game in games)]
    print(table(measure(contenders, options.rounds, options.seconds)))


if __name__ == "__main__":
    main()
