"""Help for people to meet at a table: a link as a code to be scanned, and the tables that are open."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from itertools import groupby

import segno

from discovery.server.live.live_table import LiveTable
from discovery.server.protocol import CodeDrawn, OpenTable, OpenTables

QUIET = 4
"""Light squares around a code, as its standard wants."""
MOST_SHOWN = 200
"""Tables that are listed at once."""


def code_of(text: str) -> CodeDrawn:
    """A text as a QR code that is still read with a seventh of it covered."""
    rows = segno.make(text, error="m", micro=False).matrix
    path = "".join(_runs(row, line + QUIET) for line, row in enumerate(rows))
    return CodeDrawn(len(rows) + 2 * QUIET, path)


def _runs(row: Sequence[int], line: int) -> str:
    """The dark runs of a row as boxes of one square's height."""
    path, at = "", QUIET
    for dark, squares in groupby(row):
        length = len(list(squares))
        if dark:
            path += f"M{at} {line}h{length}v1h-{length}z"
        at += length
    return path


def open_tables(tables: Iterable[LiveTable]) -> OpenTables:
    """Those that their hosts show and that have a free seat, while somebody is there who waits."""
    shown = [live for live in tables if _is_open(live)]
    shown.sort(key=lambda live: -live.table.step_events[0].at)
    return OpenTables([_listed(live) for live in shown[:MOST_SHOWN]])


def together(lists: Iterable[OpenTables]) -> OpenTables:
    """The open tables of several processes, the latest first."""
    shown = sorted((table for one in lists for table in one.tables), key=lambda table: -table.created)
    return OpenTables(shown[:MOST_SHOWN])


def _is_open(live: LiveTable) -> bool:
    table = live.table
    here = any(one.host or one.seat >= 0 for one in live.audience.connections)
    free = any(not seat.taken for seat in table.seats)
    return table.listed and table.status == "waiting" and here and free


def _listed(live: LiveTable) -> OpenTable:
    table = live.table
    names = [seat.name for seat in table.seats if seat.taken]
    return OpenTable(
        table=table.id,
        game=table.plan.game,
        options=table.plan.options,
        names=names,
        free=len(table.seats) - len(names),
        turn_seconds=table.plan.turn_seconds,
        created=table.step_events[0].at,
    )
