"""Who sits where in a duplicate contest: everybody has each seat equally often, in changing company.

The field is divided by lot into as many lines as a table has seats. A line sits on the same seat of all
tables, where its members play the same cards and are compared with one another. Each round the lines move on
by one seat, and every line moves past the others by a table of its own step, so company changes. When each
has had each seat, lots are drawn again.
"""

from __future__ import annotations

import random
from collections.abc import Sequence

from discovery.server.contests.pairing import Groups


def next_round(field: Sequence[int], seats: int, number: int, lot: str) -> Groups:
    """The tables of round ``number`` (from 1) by seat. ``field`` fills the tables; it is the same in all
    rounds, and so is ``lot``, by which it is divided."""
    cycle, step = divmod(number - 1, seats)
    drawn = list(field)
    random.Random(f"{lot} {cycle}").shuffle(drawn)
    count = len(drawn) // seats
    tables: Groups = [[0] * seats for _ in range(count)]
    for place, one in enumerate(drawn):
        line, member = divmod(place, count)
        tables[(member + line * step) % count][(line + step) % seats] = one
    return tables
