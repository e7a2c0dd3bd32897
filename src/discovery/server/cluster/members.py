"""Who has a table: this process, or another one that shares the database.

A table has one owner, which holds it in memory with everything that is not on disk: who is there, what they
say, open votes, running clocks, thinking programs. Other processes get what they want from its owner; a
process that is asked for a table that nobody has becomes its owner.
"""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, suppress
from typing import Protocol

import structlog

from discovery.core.errors import StoreError
from discovery.server.cluster.bus import Bus
from discovery.store.leases import Leases

log = structlog.get_logger()

HEARTBEAT_SECONDS = 1.0


class TableElsewhere(Exception):
    """Another process has the table; ``address`` is where it is reached."""

    def __init__(self, address: str) -> None:
        super().__init__(address)
        self.address = address


class Listener(Protocol):
    """Gets the news of other processes."""

    def lost(self, table: str) -> None:
        """Another process has taken a table of this one's."""
        ...

    def changed(self, table: str | None) -> None:
        """The cached facts of a table that is not here may be outdated; without ``table``, those of any."""
        ...


class SingleProcess:
    """A single process, which owns every table. ``process`` is its id among several; ``taken`` counts the
    tables that it has taken, ``lost`` those that another one has taken from it; it ``hears`` the others' news
    while the bus is there."""

    key = process = ""
    taken = lost = 0
    hears = True

    async def take(self, table: str) -> None:
        """``TableElsewhere`` if another process has it; otherwise it is this one's now."""

    def has(self, table: str) -> bool:
        """Whether a table that was taken is still this process's, as far as it knows."""
        return True

    async def holder(self, table: str) -> str:
        """The address of another process that has a table, ``""`` if none has."""
        return ""

    async def release(self, table: str) -> None:
        """The table is no longer in memory here."""

    async def leave(self) -> None:
        """All tables are free for other processes from now on."""

    async def others(self) -> list[str]:
        """The addresses of all other processes."""
        return []

    async def leads(self) -> bool:
        """Whether this process does what one of them is enough for."""
        return True

    @asynccontextmanager
    async def joined(self, listener: Listener) -> AsyncIterator[None]:
        """Belong to the server until the end of the block."""
        yield


class Member(SingleProcess):
    """One of several processes, reached by the others at ``address``; ``key`` is what they know one another
    by. Methods may raise ``StoreError``."""

    def __init__(self, leases: Leases, bus: Bus, process: str, address: str, key: str) -> None:
        self.key = key
        self._leases = leases
        self._bus = bus
        self.process = process
        self._address = address
        self.taken = self.lost = 0
        self._own: set[str] = set()
        self._listener: Listener | None = None
        self._away = self._leaving = False

    @property
    def hears(self) -> bool:  # type: ignore[override]
        """Whether the bus is connected, so that news of other processes arrive."""
        return self._bus.here

    async def take(self, table: str) -> None:
        """``TableElsewhere`` if another process has it; otherwise it is this one's now."""
        holder = await self._leases.take(table, self.process)
        if holder:
            raise TableElsewhere(holder)
        if table not in self._own:
            self._own.add(table)
            self.taken += 1
            self._bus.publish(f"{table} {self.process}")

    def has(self, table: str) -> bool:
        """Whether a table that was taken is still this process's, as far as it knows."""
        return table in self._own

    async def holder(self, table: str) -> str:
        """The address of another process that has a table, ``""`` if none has."""
        if table in self._own:
            return ""
        return await self._leases.holder(table, self.process)

    async def release(self, table: str) -> None:
        """The table is no longer in memory here."""
        if table in self._own:
            self._own.discard(table)
            await self._leases.release([table], self.process)

    async def leave(self) -> None:
        """All tables are free for other processes from now on; this one takes no more."""
        self._leaving = True
        self._own.clear()
        with suppress(StoreError):  # without it the others wait until this process counts as gone
            await self._leases.leave(self.process)

    async def others(self) -> list[str]:
        """The addresses of all other processes."""
        return await self._leases.others(self.process)

    async def leads(self) -> bool:
        """Whether this process does what one of them is enough for: the first by its address, for now."""
        return all(self._address < other for other in await self.others())

    @asynccontextmanager
    async def joined(self, listener: Listener) -> AsyncIterator[None]:
        """Belong to the server until the end of the block; then everything that this process has is free."""
        self._listener = listener
        self._bus.hear = self._hear
        await self._leases.renew(self.process, self._address)
        async with self._bus.open():
            keeper = asyncio.create_task(self._keep(listener))
            try:
                yield
            finally:
                keeper.cancel()
                await asyncio.gather(keeper, return_exceptions=True)
                await self.leave()

    async def _keep(self, listener: Listener) -> None:
        while not self._leaving:
            before = frozenset(self._own)
            try:
                held = await self._leases.renew(self.process, self._address)
            except StoreError as error:
                if not self._away:
                    log.warning("lease-not-renewed", error=str(error.code))
                self._away = True
            else:
                self._away = False
                for table in (before & self._own) - held:
                    self._lose(table, listener)
            await asyncio.sleep(HEARTBEAT_SECONDS)

    def _lose(self, table: str, listener: Listener) -> None:
        self._own.discard(table)
        self.lost += 1
        log.warning("table-taken", table=table)
        listener.lost(table)

    def _hear(self, news: str | None) -> None:
        """Another process has taken a table, perhaps while this one was taken for dead."""
        assert self._listener is not None
        table, _, process = (news or "").partition(" ")
        if process == self.process:
            return
        if table in self._own:
            self._lose(table, self._listener)
        self._listener.changed(table or None)
