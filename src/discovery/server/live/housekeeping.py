"""The server's housekeeping: commands from the host's shell, unneeded, abandoned and old tables, clock jumps.

Each table is handled separately: an error at one of them is logged once and does not affect the others.
"""

from __future__ import annotations

import asyncio
import time
from collections.abc import Awaitable, Sequence
from contextlib import suppress
from typing import NoReturn, Protocol

import structlog

from discovery.core.errors import Code, StoreError, TableError
from discovery.server.classes.book import Classes
from discovery.server.cluster.members import TableElsewhere
from discovery.server.config.keeping import Keeping
from discovery.server.config.settings import DAY, HOUR
from discovery.server.contests.book import Contests
from discovery.server.live.context import ServerContext
from discovery.server.live.live_table import LiveTable, Notice
from discovery.server.tables import history
from discovery.store.data_folder import DataFolder
from discovery.store.erasing import BY_AGE
from discovery.store.rows import Conflict, HostRequest

log = structlog.get_logger()

RECHECKS = {"recheck": Code.TABLE_MOVED, "next": Code.NEXT_GAME}
"""Why everybody has to show their secrets again, by the verb of the request."""
LEAVING = {"link": False, "out": True}
"""Requests of a teacher for one seat, whose number follows the verb: users of its secret are disconnected.
The values tell whether they leave the game for good."""
NOTICES: dict[str, Notice] = {"pause": history.Paused(), "resume": history.Resumed()}
"""A teacher's requests to the tables of a class, in any process, by the verb of the request."""


class ManagedTables(Protocol):
    """The tables that housekeeping manages."""

    @property
    def context(self) -> ServerContext:
        """The server's shared context."""
        ...

    @property
    def classes(self) -> Classes:
        """The classes of the server."""
        ...

    @property
    def contests(self) -> Contests:
        """The contests that run by themselves."""
        ...

    def live_tables(self) -> list[LiveTable]:
        """The tables in memory."""
        ...

    def unneeded(self) -> list[str]:
        """The tables that no longer need to be in memory."""
        ...

    async def live(self, table: str) -> LiveTable:
        """A table, loaded if necessary."""
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

    async def recheck(self, table: str, why: Code) -> None:
        """Let everybody at a table show their secrets again."""
        ...

    async def erase(self, tables: Sequence[str]) -> None:
        """Erase tables together, unless one of them is in memory."""
        ...


class Housekeeping:
    """The housekeeping of one server."""

    def __init__(self, tables: ManagedTables) -> None:
        self._tables = tables
        self._store = tables.context.store
        self._settings = tables.context.settings
        self._sweep_lock = asyncio.Lock()
        self._hours: dict[str, float] = {}
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
            await self._apart("old", self._erase_old())
            await self._apart("accounts", self._end_old_sessions())
            await self._apart("classes", self._tables.classes.erase_old(trusted=self._trusted))
            await self._apart("contests", self._run_contests())

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

    async def _carry_out(self, wish: HostRequest) -> None:
        """Carry out a request from the host's shell. One that cannot be carried out is also marked as done;
        if the disk fails, it is tried again."""
        try:
            if wish.verb == "close":
                await self._tables.close(wish.game)
            if wish.verb == "reopen":
                await self._tables.reopen(wish.game)
            if wish.verb in RECHECKS:
                await self._tables.recheck(wish.game, RECHECKS[wish.verb])
            if wish.verb in NOTICES:
                await (await self._tables.live(wish.game)).note(NOTICES[wish.verb])
            verb, _, chair = wish.verb.partition(" ")
            if verb in LEAVING:
                await (await self._tables.live(wish.game)).dismiss(int(chair), leaves=LEAVING[verb])
        except TableElsewhere:
            return  # the process that has the table will see the request, too
        except StoreError:
            raise
        except Exception:
            await self._store.fulfil(wish)
            raise
        await self._store.fulfil(wish)

    async def _end_old_sessions(self) -> None:
        accounts = self._tables.context.accounts
        if accounts is not None and self._comes_this_hour("accounts"):
            await accounts.end_old()

    async def _run_contests(self) -> None:
        running = self._tables.contests.running
        for contest in await running.due():
            await self._apart(contest, running.step(contest))

    def _comes_this_hour(self, of: str) -> bool:
        """Whether something has not been done for an hour; it counts as done now."""
        now = time.monotonic()
        if of in self._hours and now - self._hours[of] < HOUR:
            return False
        self._hours[of] = now
        return True

    @property
    def _trusted(self) -> bool:
        """Whether the clock can be trusted: a computer may start with a wrong clock and correct it later."""
        return self._tables.context.now.steady >= self._settings.trust_clock_seconds

    def _may_tell_age(self, of: str) -> bool:
        """As ``_comes_this_hour``, but only if the clock can be trusted."""
        return self._trusted and self._comes_this_hour(of)

    async def _close_abandoned(self) -> None:
        if not self._may_tell_age("abandoned"):
            return
        limit = self._tables.context.now() - int(1000 * DAY * self._settings.abandon_days)
        for table in await self._store.abandoned(limit):
            log.info("abandoned", table=table)
            with suppress(TableElsewhere):  # somebody is there
                await self._apart(table, self._tables.close(table))

    async def _erase_old(self) -> None:
        """Erase what the host does not want to be kept for longer."""
        keep, now = self._settings.keep, self._tables.context.now()
        if keep == Keeping() or not self._may_tell_age("old"):
            return
        for tables in await self._store.outdated(keep.before("finished", now), keep.before("closed", now)):
            await self._apart(tables[0], self._erase(tables))
        for rule, old in BY_AGE.items():
            if (before := keep.before(rule, now)) is not None:
                await self._store.erase(*old(before))
        if (before := keep.before("backups", now)) is not None:
            await asyncio.to_thread(DataFolder(self._settings.data).remove_backups, before)

    async def _erase(self, tables: Sequence[str]) -> None:
        with suppress(Conflict):  # another process has one of them
            await self._tables.erase(tables)
