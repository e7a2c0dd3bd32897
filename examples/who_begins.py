"""How much of an advantage is it to begin? `python examples/who_begins.py [GAMES]` measures it.

It lets one computer player play against itself with fixed seats, so that only the order of the seats differs,
and prints each seat's share of wins with its 95 % confidence interval.
"""

from __future__ import annotations

import sys

from discovery.core.research.study import wilson
from discovery.lab.simulation import Plan, simulate


def main(games: int) -> None:
    """Play two, three and four seats of Explore."""
    for seats in (2, 3, 4):
        tally = simulate(Plan("explore", ("greedy",) * seats, games, seed="who begins", fixed=True))
        print(f"{seats} seats, an even share would be {1 / seats:.1%}")
        for number, seat in enumerate(tally.seats, 1):
            low, high = wilson(seat.wins, games)
            print(f"  seat {number} wins {seat.wins / games:6.1%}   (between {low:.1%} and {high:.1%})")


if __name__ == "__main__":
    main(int(sys.argv[1]) if len(sys.argv) > 1 else 400)
