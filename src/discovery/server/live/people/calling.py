"""Who is called: whoever's turn it has just become, and who is not at the table to see it."""

from __future__ import annotations

from discovery.server.live.people.push import Push
from discovery.server.tables.calls import called
from discovery.server.tables.open_windows import Attendance
from discovery.server.tables.table import Table


def called_chairs(table: Table) -> frozenset[int]:
    """The chairs of those whom the table waits for."""
    return frozenset(chair for seat, chair in enumerate(table.chairs) if called(table, seat))


def call_those_away(
    table: Table, push: Push | None, before: frozenset[int], attendance: Attendance
) -> frozenset[int]:
    """Call those who must act since the last event only and have no page open; all who must act now."""
    if push is None:
        return before
    now = called_chairs(table)
    for chair in now - before:
        if not attendance.connections[table.chairs.index(chair)]:
            push.call((table.id, chair))
    return now
