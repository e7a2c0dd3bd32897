"""Who is called: whoever's turn it has just become, and who is not at the table to see it."""

from __future__ import annotations

from discovery.server.live.people.push import Push
from discovery.server.tables.open_windows import Attendance
from discovery.server.tables.people.calls import called
from discovery.server.tables.table import Table


class Calls:
    """The calls of one table; without ``push`` there are none."""

    def __init__(self, table: Table, push: Push | None) -> None:
        self._table = table
        self._push = push
        self._before = self._now()

    def follow(self, attendance: Attendance) -> None:
        """After an event: call those who must act since then only and have no page open."""
        if self._push is None:
            return
        now = self._now()
        for chair in now - self._before:
            if not attendance.connections[self._table.chairs.index(chair)]:
                self._push.call((self._table.id, chair))
        self._before = now

    async def forget(self, chair: int) -> None:
        """The secret of a seat was replaced: its devices may be another person's."""
        if self._push is not None:
            await self._push.remove((self._table.id, chair))

    def _now(self) -> frozenset[int]:
        """The chairs of those whom the table waits for."""
        chairs = self._table.chairs
        return frozenset(chair for seat, chair in enumerate(chairs) if called(self._table, seat))
