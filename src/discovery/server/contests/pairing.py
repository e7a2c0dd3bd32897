"""Who sits at which table of a Swiss round: few meet again, tables are near in points, everybody plays."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from functools import reduce
from itertools import chain, combinations, product

from discovery.server.contests.results import NOBODY, Board

STEPS = 20_000
"""Tables that the search for the best pairing tries: enough to be exact for twelve entrants."""

Met = Mapping[tuple[int, int], int]
"""How often two entrants, the lower number first, have sat at one table."""
Groups = list[list[int]]


def pairs(seats: Iterable[int]) -> list[tuple[int, int]]:
    """All who meet at a table; programs that fill seats meet nobody."""
    return list(combinations(sorted(one for one in seats if one != NOBODY), 2))


def meetings(boards: Iterable[Board]) -> Counter[tuple[int, int]]:
    """How often each two have met."""
    return Counter(pair for board in boards for pair in pairs(board.seats))


def left_over(order: Sequence[int], seats: int, before: Mapping[int, int]) -> list[int]:
    """Those who find no full table: they get a bye, or programs for company. First those who had that least
    often ``before``, then the last of the standings, in whose ``order`` all stand, best first."""
    behind = {one: place for place, one in enumerate(reversed(order))}
    return sorted(order, key=lambda one: (before.get(one, 0), behind[one]))[: len(order) % seats]


def groups(order: Sequence[int], seats: int, points: Mapping[int, int], met: Met) -> Groups:
    """The tables of a round for entrants that fill them. As few as possible meet again, and then those meet
    who are near in points; that is exact for small fields, and for larger ones no exchange of two entrants
    makes it better. Among equals the ``order`` decides."""
    pairing = _Pairing(seats, points, met)
    nearest = [list(order[at : at + seats]) for at in range(0, len(order), seats)]
    return pairing.searched(pairing.exchanged(nearest))


Cost = tuple[int, int]
"""How often those at a table have met, and how far apart they are in points; the lower the better."""


class _Pairing:
    """The search for the tables of one round."""

    def __init__(self, seats: int, points: Mapping[int, int], met: Met) -> None:
        self._seats, self._points, self._met = seats, points, met
        self._steps = STEPS
        self._best: tuple[Cost, Groups] = (0, 0), []

    def _cost(self, table: Sequence[int]) -> Cost:
        again = sum(self._met.get(pair, 0) for pair in pairs(table))
        held = [self._points.get(one, 0) for one in table]
        return again, sum((one - other) ** 2 for one, other in combinations(held, 2))

    def exchanged(self, tables: Groups) -> Groups:
        """Exchange two entrants as long as that makes it better."""
        better = True
        while better:
            better = False
            for one, other in combinations(range(len(tables)), 2):
                better |= self._exchange(tables[one], tables[other])
        return tables

    def _exchange(self, one: list[int], other: list[int]) -> bool:
        """The first exchange between two tables that makes it better; whether there is any."""
        now = _sum(self._cost(one), self._cost(other))
        for at, there in product(range(self._seats), repeat=2):
            one[at], other[there] = other[there], one[at]
            if _sum(self._cost(one), self._cost(other)) < now:
                return True
            one[at], other[there] = other[there], one[at]
        return False

    def searched(self, known: Groups) -> Groups:
        """The best tables that are found within the steps, at least as good as those that are ``known``."""
        self._best = reduce(_sum, map(self._cost, known), (0, 0)), known
        self._search([], sorted(chain.from_iterable(known), key=self._rank), (0, 0))
        return self._best[1]

    def _rank(self, one: int) -> int:
        return -self._points.get(one, 0)

    def _search(self, tables: Groups, left: list[int], cost: Cost) -> None:
        """Complete ``tables`` with those who are ``left`` in all ways that may be better than the best."""
        if not left:
            self._best = cost, list(tables)
            return
        first, *others = left
        for company in combinations(others, self._seats - 1):
            if self._steps <= 0:
                return
            self._steps -= 1
            table = [first, *company]
            more = _sum(cost, self._cost(table))
            if more < self._best[0]:
                self._search([*tables, table], [one for one in others if one not in company], more)


def _sum(one: Cost, other: Cost) -> Cost:
    return one[0] + other[0], one[1] + other[1]
