"""Decks side by side: how long games last, who wins from which seat, how often a game stands still.

    python -m bench.decks PROGRAM GAMES [DECK ...]

Programs of one kind play Intro, Explore and Connect at two, three and four seats, each in its own seat from
game to game, in one process. A line of Markdown is printed as soon as it is known.
"""

from __future__ import annotations

import sys

from discovery.evolution.cards.data import DECKS
from discovery.lab.simulation import Plan, Simulated, simulate

GAMES = ("intro", "explore", "connect")
SEATS = (2, 3, 4)
STANDSTILL = "standstill"
HEAD = "| game | seats | deck | games | decisions | first seat % (95 %) | standstill % | points a seat |"


def line(found: Simulated) -> str:
    """A row of the table; intervals of the share are those of ``discovery simulate``."""
    plan, first = found.plan, found.seats[0]
    points = [seat.mean_points for seat in found.seats if seat.mean_points is not None]
    share = f"{first.win_share:.1%} ({first.low:.1%} to {first.high:.1%})".replace("%", "")
    mean = f"{sum(points) / len(points):.1f}" if points else ""
    still = f"{found.reasons[STANDSTILL] / plan.games:.1%}".rstrip("%")
    cells = (plan.game, len(plan.players), plan.deck, plan.games, f"{found.moves / plan.games:.1f}")
    return "| " + " | ".join(map(str, (*cells, share, still, mean))) + " |"


def main(program: str, games: str, *decks: str) -> None:
    """Play the games with each deck, and print a table of them."""
    print(HEAD, "|---" * HEAD.count(" | ") + "|---|", sep="\n")
    for game in GAMES:
        for seats in SEATS:
            for deck in decks or DECKS[:2]:
                players = (program,) * seats
                plan = Plan(game, players, int(games), f"{game} {seats}", deck=deck, fixed=True)
                print(line(simulate(plan)), flush=True)


if __name__ == "__main__":
    main(*sys.argv[1:])
