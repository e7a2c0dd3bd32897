"""How many survivors get out: ``python -m bench.survival --games 400 --program careful``.

Plays every scenario at every number of seats with one program, in rounds of a few games each, and prints two
tables in Markdown: who got out, and the routes of the first stages. The same seed plays the same games.
``--keep FILE`` keeps each round as a line of JSON, and goes on from there when it is called again: games of
strong programs take seconds, so a table of them takes hours. ``discovery simulate`` tells more of one
scenario.
"""

from __future__ import annotations

import argparse
import json
import sys
from collections import Counter
from collections.abc import Iterator, Sequence
from pathlib import Path

from discovery.core.registry import family
from discovery.core.research.study import Figures
from discovery.lab.parallel import Workers
from discovery.lab.simulation import Plan, simulate
from discovery.survival.content.reading import built_in
from discovery.survival.study import figures as counts

ROUND = 10
"""Games of a cell before the next one has its turn."""
STAGES = (1, 2)
"""The stages whose routes a group chooses between."""
Cell = tuple[str, int]
Found = dict[Cell, Figures]


def cells(only: str) -> Iterator[Cell]:
    """Every scenario at every number of seats, or those of one scenario."""
    for game, scenario in zip(family("discover").games, built_in().scenarios, strict=True):
        if only in {"", game}:
            yield from ((game, players) for players in range(scenario.least, scenario.most + 1))


def kept(file: Path | None, head: list[str]) -> Found:
    """The figures of the rounds in a file that were played by the same program with the same seed."""
    found: Found = {}
    if file is not None and file.is_file():
        for line in file.read_text("utf-8").splitlines():
            told = json.loads(line)
            if told["head"] == head:
                cell = (told["game"], told["seats"])
                figures = Counter({tuple(key): number for key, number in told["figures"]})
                found[cell] = found.get(cell, Counter()) + figures
    return found


def keep(file: Path | None, head: list[str], cell: Cell, figures: Figures) -> None:
    """Add a round to the file."""
    if file is not None:
        told = {
            "head": head,
            "game": cell[0],
            "seats": cell[1],
            "figures": [[list(k), n] for k, n in figures.items()],
        }
        with file.open("a", encoding="utf-8") as lines:
            lines.write(json.dumps(told) + "\n")


def row(cell: Cell, found: Figures) -> str:
    """Shares of seats with their interval, shares of games, and the nights of games that somebody won."""
    out, low, high = (round(100 * share) for share in counts.share(found))
    games = found[counts.GAMES,]
    told = " | ".join(f"{100 * found[key,] / games:.0f}" for key in (counts.SOME, counts.ALL))
    won = counts.nights(found, counts.WON_NIGHT)
    nights = f"{won[1]}, {won[0]:.1f}, {won[2]}" if won else "-"
    return f"| `{cell[0]}` | {cell[1]} | {games} | {out} ({low} to {high}) | {told} | {nights} |"


def routes(cell: Cell, found: Figures) -> str:
    """By which route the first stages were done, of all games in which they were, and how many seats of those
    games got out."""
    told = []
    for stage in STAGES:
        done = sum(found[counts.ROUTE, stage, route] for route in (0, 1))
        for route in (0, 1):
            games, seats = found[counts.ROUTE, stage, route], found[counts.ROUTE_SEATS, stage, route]
            out = found[counts.ROUTE_OUT, stage, route]
            told.append(f"{100 * games / done:.0f} ({100 * out / seats:.0f})" if games else "-")
    return f"| `{cell[0]}` | {cell[1]} | {' | '.join(told)} |"


def main(arguments: Sequence[str]) -> None:
    """Play what is missing, then print the tables."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=100)
    parser.add_argument("--program", default="careful")
    parser.add_argument("--seed", default="1")
    parser.add_argument("--only", default="", help="one scenario, such as discover:beacon")
    parser.add_argument("--workers", type=int, default=1)
    parser.add_argument("--keep", type=Path, default=None, metavar="FILE")
    asked = parser.parse_args(arguments)
    head = [asked.program, asked.seed, family("discover").players.digest]
    found = kept(asked.keep, head)
    for goal in range(ROUND, asked.games + ROUND, ROUND):
        for cell in cells(asked.only):
            games = min(goal, asked.games) - found.get(cell, Counter())[counts.GAMES,]
            if games > 0:
                plan = Plan(cell[0], (asked.program,) * cell[1], games, f"{asked.seed} {goal}")
                figures = simulate(plan, Workers(asked.workers)).figures
                keep(asked.keep, head, cell, figures)
                found[cell] = found.get(cell, Counter()) + figures
    print("| Scenario | Seats | Games | Out % | Any % | All % | Nights: least, mean, most |")
    print("| --- | --- | --- | --- | --- | --- | --- |")
    for cell in cells(asked.only):
        print(row(cell, found[cell]))
    print("\n| Scenario | Seats | Stage 1: A | B | Stage 2: A | B |\n| --- | --- | --- | --- | --- | --- |")
    for cell in cells(asked.only):
        print(routes(cell, found[cell]))


if __name__ == "__main__":
    main(sys.argv[1:])
