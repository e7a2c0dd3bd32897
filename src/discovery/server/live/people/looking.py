"""One look of a process at its tables: whether one waits for somebody who is away."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Protocol

from discovery.core.errors import TableError
from discovery.server.cluster.members import SingleProcess, TableElsewhere
from discovery.server.live.audience import Audience
from discovery.server.live.people.summaries import glance_of
from discovery.server.live.ports import Lease
from discovery.server.protocol import MyTable
from discovery.server.tables.table import Table


class TableInMemory(Protocol):
    """A table in memory."""

    @property
    def table(self) -> Table:
        """The state of the table."""
        ...

    @property
    def lease(self) -> Lease:
        """The right to write the table."""
        ...

    @property
    def audience(self) -> Audience:
        """The connections to the table."""
        ...


class Context(Protocol):
    """The part of ``ServerContext`` that a look at the tables needs."""

    @property
    def cluster(self) -> SingleProcess:
        """The processes that share the store."""
        ...


class ProcessTables(Protocol):
    """The tables of a process."""

    @property
    def context(self) -> Context:
        """The context that the tables share."""
        ...

    def live_tables(self) -> Sequence[TableInMemory]:
        """The tables in memory."""
        ...

    async def glance(self, table: str, seat: int) -> MyTable:
        """A table for the player of a chair."""
        ...


@dataclass(frozen=True, slots=True)
class SeatPresence:
    """Whether somebody is connected for a seat, and when the last one has gone (0: not since the table is in
    memory)."""

    connected: bool
    left: int


class Onlooker:
    """One look of a process at its tables; ``leads``: it looks at those, too, that nobody has."""

    def __init__(self, tables: ProcessTables, leads: bool) -> None:
        self._tables = tables
        self._leads = leads
        self._live = {live.table.id: live for live in tables.live_tables() if live.lease.held}

    async def presence(self, game: str, chair: int) -> SeatPresence | None:
        """Who is there for a seat; ``None`` where another process knows that, or there is no such seat."""
        live = self._live.get(game)
        if live is not None:
            if chair not in live.table.chairs:
                return None
            seat = live.table.chairs.index(chair)
            return SeatPresence(live.audience.attendance().connections[seat] > 0, live.audience.left[seat])
        if not self._leads or await self._tables.context.cluster.holder(game):
            return None
        return SeatPresence(connected=False, left=0)

    async def glance(self, game: str, chair: int) -> MyTable | None:
        """The table for a player; ``None`` for one that cannot be opened here. A look keeps no table in
        memory."""
        live = self._live.get(game)
        if live is not None:
            return glance_of(live.table).of(chair)
        try:
            return await self._tables.glance(game, chair)
        except (TableError, TableElsewhere):
            return None

    async def waits(self, game: str, chair: int) -> bool:
        """Whether a table waits for a player who is not there."""
        presence = await self.presence(game, chair)
        if presence is None or presence.connected:
            return False
        glance = await self.glance(game, chair)
        return glance is not None and glance.called > 0
