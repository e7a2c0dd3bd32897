"""The server's housekeeping: commands from the host's shell, unneeded and abandoned tables, clock jumps.

Each table is handled separately: an error at one of them is logged once and does not affect the others.
"""

from __future__ import annotations

import asyncio
import time
from collections.abc import Awaitable
from contextlib import suppress
from typing import NoReturn, Protocol

import structlog

from discovery.core.errors import StoreError, TableError
from discovery.server.cluster.members import TableElsewhere
from discovery.server.config.settings import DAY, HOUR
from discovery.server.live.context import ServerContext
from discovery.server.live.live_table import LiveTable
from discovery.store.rows import Wish

log = structlog.get_logger()


class Tables(Protocol):
    """The tables that housekeeping manages."""

    @property
    def context(self) -> ServerContext:
        """The server's shared context."""
        ...

    def live_tables(self) -> list[LiveTable]:
        """The tables in memory."""
        ...

    def unneeded(self) -> list[str]:
        """The tables that no longer need to be in memory."""
        ...

    async def unload(self, table: str) -> None:
        """Unload a table if it is still unneeded."""
        ...

    async def close(self, table: str) -> None:
        """Close a table, even one that cannot be opened."""
        ...

    async def reopen(self, table: str) -> None:
        """Reopen a closed table, or try again to open a damaged one."""
        ...


class Housekeeping:
    """The housekeeping of one server."""

    def __init__(self, tables: Tables) -> None:
        self._tables = tables
        self._store = tables.context.store
        self._settings = tables.context.settings
        self._sweep_lock = asyncio.Lock()
        self._looked_for_abandoned = 0.0
        self._troubles: set[tuple[str, str]] = set()

    async def keep(self) -> NoReturn:
        """Run repeatedly until cancelled."""
        while True:
            await self.sweep()
            await asyncio.sleep(self._settings.sweep_seconds)

    async def sweep(self) -> None:
        """Run one round, after any round that is already running."""
        async with self._sweep_lock:
            await self._apart("clock", self._mind_the_clock())
            await self._apart("wishes", self._fulfil_wishes())
            for table in self._tables.unneeded():
                await self._apart(table, self._tables.unload(table))
            await self._apart("abandoned", self._close_abandoned())

    async def _apart(self, of: str, work: Awaitable[None]) -> None:
        """Run something that may fail. The same error is logged once, until it is gone."""
        try:
            await work
        except Exception as error:
            known = isinstance(error, StoreError | TableError)
            trouble = (of, str(error.code) if known else type(error).__name__)  # type: ignore[attr-defined]
            if trouble not in self._troubles:
                self._troubles.add(trouble)
                log.error("housekeeping-failed", of=of, error=trouble[1], exc_info=None if known else error)
        else:
            self._troubles = {trouble for trouble in self._troubles if trouble[0] != of}

    async def _mind_the_clock(self) -> None:
        """When the system's clock has been set, adjust all times that tables wait for."""
        jump = self._tables.context.now.catch_up()
        if not jump:
            return
        log.warning("clock-jumped", seconds=round(jump / 1000))
        for live in self._tables.live_tables():
            await self._apart(live.table.id, self._shift(live, jump))

    async def _shift(self, live: LiveTable, jump: int) -> None:
        live.shift(jump)

    async def _fulfil_wishes(self) -> None:
        for wish in await self._store.wishes():
            await self._apart(f"{wish.verb} {wish.game}", self._carry_out(wish))

    async def _carry_out(self, wish: Wish) -> None:
        """Carry out a request from the host's shell. One that cannot be carried out is also marked as done;
        if the disk fails, it is tried again."""
        try:
            if wish.verb == "close":
                await self._tables.close(wish.game)
            if wish.verb == "reopen":
                await self._tables.reopen(wish.game)
        except TableElsewhere:
            return  # the process that has the table will see the request, too
        except StoreError:
            raise
        except Exception:
            await self._store.fulfil(wish)
            raise
        await self._store.fulfil(wish)

    async def _close_abandoned(self) -> None:
        """Close abandoned tables, but only if the clock can be trusted: a computer may start with a wrong
        clock and correct it later."""
        now = time.monotonic()
        if self._tables.context.now.steady < self._settings.trust_clock_seconds:
            return
        if self._looked_for_abandoned and now - self._looked_for_abandoned < HOUR:
            return
        self._looked_for_abandoned = now
        limit = self._tables.context.now() - int(1000 * DAY * self._settings.abandon_days)
        for table in await self._store.abandoned(limit):
            log.info("abandoned", table=table)
            with suppress(TableElsewhere):  # somebody is there
                await self._apart(table, self._tables.close(table))
