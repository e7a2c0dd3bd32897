"""Notifies players whose turn began while their page was closed."""

from __future__ import annotations

from discovery.server.live.context import ServerContext
from discovery.server.mail.addresses import Owner
from discovery.server.tables.open_windows import Attendance
from discovery.server.tables.people.waiting_for import called
from discovery.server.tables.table import Table


class TurnNotifier:
    """The calls of one table; where the host does not let the server call there are none."""

    def __init__(self, table: Table, context: ServerContext) -> None:
        self._table = table
        self._push = context.push
        self._mail = context.mail
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
        """The secret of a seat was replaced: its devices and its address may be another person's."""
        if self._push is not None:
            await self._push.remove((self._table.id, chair))
        if self._mail is not None:
            await self._mail.addresses.forget(Owner(game=self._table.id, seat=chair))

    def _now(self) -> frozenset[int]:
        """The chairs of those whom the table waits for."""
        chairs = self._table.chairs
        return frozenset(chair for seat, chair in enumerate(chairs) if called(self._table, seat))
