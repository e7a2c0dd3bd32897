"""How many decisions a game takes, measured anew: the tables from which the page tells how long it lasts.

`python -m tooling.decisions` plays each game with each number of seats between programs and writes the
rounded means to `setups/decisions.csv` of the families' packages; `--games` plays fewer or more of each.
"""

from __future__ import annotations

import argparse
import csv
import sys
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path
from statistics import fmean

from discovery.core.errors import InvalidSetup
from discovery.core.registry import family_of
from discovery.evolution.setups import provider as cards
from discovery.lab.match import Match
from discovery.survival.setups import provider as survival

GAMES = 20


@dataclass(frozen=True)
class Measured:
    """A family's table: where it lies, a game of the family, who plays, and the seats to be measured."""

    file: Path
    game: str
    program: str
    seats: range


TABLES = (
    Measured(cards.DECISIONS, "explore", "greedy", range(2, 7)),
    Measured(survival.DECISIONS, "discover:beacon", "careful", range(1, 5)),
)


def main(arguments: Sequence[str]) -> int:
    """Play the games of each family, and write their tables of decisions."""
    parser = argparse.ArgumentParser(prog="python -m tooling.decisions", description=__doc__)
    parser.add_argument("--games", type=int, default=GAMES)
    games = parser.parse_args(arguments).games
    for one in TABLES:
        write(one, games)
    return 0


def write(one: Measured, games: int) -> None:
    """Measure a family's games, and write their table."""
    with one.file.open("w", encoding="utf-8", newline="") as file:
        rows = csv.writer(file, lineterminator="\n")
        rows.writerow(["game", *one.seats])
        for game in family_of(one.game).games:
            rows.writerow([game, *(mean(game, one.program, seats, games) for seats in one.seats)])


def mean(game: str, program: str, seats: int, games: int) -> str:
    """The decisions of all seats of a game, rounded; empty where that many cannot play it."""
    try:
        match = Match(game, [program] * seats)
    except InvalidSetup:
        return ""
    return str(round(fmean(match.play(f"decisions {number}").moves for number in range(games))))


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
