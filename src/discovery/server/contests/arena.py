"""Who plays whom in an arena, where free entrants are paired again."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from discovery.server.contests.pairing import Groups, Met, pairs


def next_tables(
    free: Sequence[int], seats: int, points: Mapping[int, int], met: Met, last: Met, *, alone: bool
) -> Groups:
    """The tables that can be made of those who are ``free``, in the order in which they became free.

    Company is who has been met least often, then who is near in points. Those whose ``last`` table was the
    same wait for others, unless they are ``alone``: nobody else is playing who could become free.
    """
    waiting, tables = list(free), []
    while len(waiting) >= seats:
        table = [waiting.pop(0)]
        while len(table) < seats:
            table.append(min(waiting, key=lambda one: _distance(table, one, points, met)))
            waiting.remove(table[-1])
        if alone or not any(pair in last for pair in pairs(table)):
            tables.append(table)
    return tables


def _distance(table: Sequence[int], one: int, points: Mapping[int, int], met: Met) -> tuple[int, int]:
    again = sum(met.get((min(one, other), max(one, other)), 0) for other in table)
    return again, sum(abs(points.get(one, 0) - points.get(other, 0)) for other in table)
