"""Who sits where at a table: each entrant as often on every seat as can be."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping, Sequence

from discovery.server.contests.results import Board

Sat = Mapping[tuple[int, int], int]
"""How often an entrant has had a seat."""


def sittings(boards: Iterable[Board]) -> Counter[tuple[int, int]]:
    """How often each has had each seat so far; a bye has none."""
    played = (board for board in boards if board.game is not None)
    return Counter((one, seat) for board in played for seat, one in enumerate(board.seats))


def seated(company: Sequence[int], sat: Sat) -> list[int]:
    """The company by seat, so that together they have had their seats as seldom as possible. Among equals
    the order of the ``company`` stands."""
    best: dict[int, tuple[int, list[int]]] = {0: (0, [])}
    for seat in range(len(company)):
        step: dict[int, tuple[int, list[int]]] = {}
        for taken, (cost, order) in best.items():
            for at, one in enumerate(company):
                if taken & 1 << at:
                    continue
                more = cost + sat.get((one, seat), 0), [*order, at]
                key = taken | 1 << at
                if key not in step or more < step[key]:
                    step[key] = more
        best = step
    return [company[at] for at in best[(1 << len(company)) - 1][1]]
