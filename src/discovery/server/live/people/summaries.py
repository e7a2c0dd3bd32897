"""Summaries of tables for the owners of their seats, also of tables that are not in memory.

A page with a list of tables asks again every few seconds. A table that nobody is at does not
change, so what was seen of it when it left memory is kept: *its events would have to be replayed for each
look, or the table be kept in memory as long as anybody has the list open.*
"""

from __future__ import annotations

from collections import OrderedDict
from dataclasses import dataclass

from discovery.server.protocol import MyTable
from discovery.server.tables.next_actions import deadline
from discovery.server.tables.people.waiting_for import called_since
from discovery.server.tables.table import Table

KEPT = 10_000
"""Tables that are remembered; of others it is looked up again."""


@dataclass(frozen=True, slots=True)
class TableSummary:
    """A table as its players are told of it; ``called`` by chair as in ``MyTable``."""

    about: MyTable
    called: dict[int, int]

    def of(self, chair: int) -> MyTable:
        """The summary for the holder of this chair's secret; the host's and newcomers' have no turn."""
        since = self.called.get(chair, 0)
        plain = self.about
        return MyTable(
            plain.table,
            plain.status,
            plain.game,
            plain.names,
            plain.free,
            since,
            plain.deadline if since else 0,
        )


def glance_of(table: Table) -> TableSummary:
    """The summary of a table now."""
    about = MyTable(
        table=table.id,
        status=table.status,
        game=table.plan.game,
        names=[seat.name for seat in table.seats if seat.taken],
        free=sum(not seat.taken for seat in table.seats),
        called=0,
        deadline=deadline(table),
    )
    since = {chair: called_since(table, seat) for seat, chair in enumerate(table.chairs)}
    return TableSummary(about, {chair: at for chair, at in since.items() if at})


class SummaryCache:
    """The latest glances of tables that have left memory."""

    def __init__(self) -> None:
        self._kept: OrderedDict[str, TableSummary] = OrderedDict()

    def get(self, table: str) -> TableSummary | None:
        """The cached summary of a table, ``None`` if there is none."""
        return self._kept.get(table)

    def keep(self, table: Table, current: bool) -> None:
        """A table leaves memory; what is not ``current`` is loaded again before it is told."""
        if not current:
            return
        self._kept[table.id] = glance_of(table)
        self._kept.move_to_end(table.id)
        if len(self._kept) > KEPT:
            self._kept.popitem(last=False)

    def forget(self, table: str | None) -> None:
        """A table is in memory again, here or elsewhere; without ``table``, any of them may be."""
        if table is None:
            self._kept.clear()
        else:
            self._kept.pop(table, None)
