"""How many survivors get out: ``python -m bench.survival --games 400 --program careful``.

Plays every scenario at every number of seats with one program and prints a table in Markdown. The same seed
plays the same games; ``discovery simulate`` tells more of one scenario.
"""

from __future__ import annotations

import argparse
import sys
from collections.abc import Sequence

from discovery.core.registry import family
from discovery.core.study import Figures
from discovery.lab.parallel import Workers
from discovery.lab.simulation import Plan, simulate
from discovery.survival.content.reading import built_in
from discovery.survival.study import figures as counts


def row(game: str, players: int, found: Figures) -> str:
    """A row of the table: shares of seats and games, and the nights of games that somebody won."""
    out = counts.share(found)[0]
    shares = (out, found[counts.SOME,] / found[counts.GAMES,], found[counts.ALL,] / found[counts.GAMES,])
    told = " | ".join(f"{100 * share:.0f}" for share in shares)
    won = counts.nights(found, counts.WON_NIGHT)
    nights = f"{won[1]}, {won[0]:.1f}, {won[2]}" if won else "-"
    return f"| {game} | {players} | {told} | {nights} |"


def main(arguments: Sequence[str]) -> None:
    """Print the table, row by row as it comes."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=100)
    parser.add_argument("--program", default="careful")
    parser.add_argument("--seed", default="1")
    parser.add_argument("--only", default="", help="one scenario, such as discover:beacon")
    parser.add_argument("--workers", type=int, default=1)
    asked = parser.parse_args(arguments)
    print("| Scenario | Seats | Out % | Any % | All % | Nights: least, mean, most |")
    print("| --- | --- | --- | --- | --- | --- |")
    for game, scenario in zip(family("discover").games, built_in().scenarios, strict=True):
        if asked.only not in ("", game):
            continue
        for players in range(scenario.least, scenario.most + 1):
            plan = Plan(game, (asked.program,) * players, asked.games, asked.seed)
            print(row(game, players, simulate(plan, Workers(asked.workers)).figures), flush=True)


if __name__ == "__main__":
    main(sys.argv[1:])
