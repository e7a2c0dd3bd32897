"""All tables of a server: creates, finds and loads them, and unloads them when nobody is there."""

from __future__ import annotations

import asyncio
import time
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager, suppress
from dataclasses import dataclass
from typing import NoReturn
from weakref import WeakValueDictionary

import structlog
from msgspec import UNSET

from discovery.core.errors import Code, StoreError, TableError
from discovery.core.protocol import SPECTATOR
from discovery.play.commitment import GameKey
from discovery.server.config.limits import Budget, Crowd
from discovery.server.config.settings import HOUR
from discovery.server.live.analyses import Analysing
from discovery.server.live.audience import say_goodbye
from discovery.server.live.context import ServerContext
from discovery.server.live.housekeeping import Housekeeping
from discovery.server.live.live_table import LiveTable
from discovery.server.live.matches import Matches, stored_match
from discovery.server.live.new_tables import created_entry, entry_of, row_of, rules_of, secrets_of
from discovery.server.live.people.glances import Glance, Glances, glance_of
from discovery.server.protocol import Created, Hello, MyTable, TablePlan
from discovery.server.tables import history
from discovery.server.tables.history import Entry
from discovery.server.tables.loading import begun, replay
from discovery.server.tables.planning import check, deal_of, settle
from discovery.server.tables.table import Table
from discovery.server.tables.tokens import digest, new_table
from discovery.store.rows import HOST, TABLE, StoredEvent, StoredSecret

log = structlog.get_logger()

DAMAGED = "damaged"
"""The status of a table whose stored events cannot be replayed, in the host's list of tables."""
SLICE = 0.005
"""Seconds of replaying a table's history before other tasks get a turn."""
FAREWELL_SECONDS = 2.0
"""Seconds that a stopping server waits until its goodbyes have been received."""


@dataclass(frozen=True, slots=True)
class Found:
    """The result of a ``hello``: a table, a seat (-1 to watch), whether it has the host's rights, whether
    somebody is ``expected``, who has a seat from the next game of the match on, and whether they are a
    ``guest``, who came by the table's link."""

    live: LiveTable
    seat: int
    host: bool
    expected: bool
    guest: bool = False


class TableRegistry:
    """The tables in memory, and the budgets of network addresses."""

    def __init__(self, context: ServerContext) -> None:
        limits = context.settings.limits
        self.context, self.stopping = context, False
        self.tables = Budget(limits.tables_per_hour, HOUR, time.monotonic)
        self.guesses = Budget(limits.guesses_per_hour, HOUR, time.monotonic)
        self.replays = Budget(limits.replays_per_hour, HOUR, time.monotonic)
        self.seats = Budget(limits.seats_per_hour, HOUR, time.monotonic)
        self.workshop = Budget(limits.workshop_per_hour, HOUR, time.monotonic)
        self.crowd = Crowd(limits.sockets)
        self.analysing = Analysing(
            context.programs, context.store, context.settings.analysis_iterations, limits.analyses
        )
        self.matches = Matches(self)
        self._live: dict[str, LiveTable] = {}
        self._locks: WeakValueDictionary[str, asyncio.Lock] = WeakValueDictionary()
        self._unopened: dict[str, TableError] = {}
        self._marked: set[str] = set()
        self._glances = Glances()
        self._housekeeping = Housekeeping(self)

    async def begin(self) -> None:
        """Load the state of earlier runs."""
        self._marked = set(await self.context.store.marked(DAMAGED))

    async def keep(self) -> NoReturn:
        """Run the housekeeping until cancelled."""
        await self._housekeeping.keep()

    async def sweep(self) -> None:
        """One round of housekeeping."""
        await self._housekeeping.sweep()

    # ---- tables ----------------------------------------------------------------------------------

    async def create(self, plan: TablePlan) -> Created:
        """A new table. ``InvalidSetup`` if the rules do not allow it."""
        check(plan, self.context.programs.names)
        deal, random = deal_of(plan), self.context.random
        settled = settle(plan, random if deal is None else deal.key.seating())
        table, now = new_table(), self.context.now()
        created, secrets = secrets_of(table, settled)
        match = None if settled.match is UNSET else stored_match(settled.match, now)
        first = created_entry(table, settled, now, GameKey.drawn(random) if deal is None else deal.key)
        row = row_of(table, settled, now, None if match is None else match.id)
        await self.context.store.create(row, [first], secrets, match)
        log.info("created", table=table, game=settled.game, seats=len(settled.seats))
        return created

    async def find(self, hello: Hello, address: str) -> Found:
        """The table and seat that the secrets of a ``hello`` open. ``TableError``: FOREIGN_TOKEN,
        NO_SUCH_TABLE, TOO_MANY."""
        try:
            return await self._find(hello)
        except TableError as error:
            self.count_guess(address, error)
            raise

    def count_guess(self, address: str, error: TableError) -> None:
        """``TableError(TOO_MANY)`` for an address whose links have opened nothing too often."""
        if error.code in (Code.FOREIGN_TOKEN, Code.NO_SUCH_TABLE) and not self.guesses.take(address):
            raise TableError(Code.TOO_MANY) from None

    async def _find(self, hello: Hello) -> Found:
        table, seat, host = hello.table, SPECTATOR, False
        if hello.token:
            opened = await self._secret(hello.token)
            if opened.seat == HOST or table not in ("", opened.game):
                raise TableError(Code.FOREIGN_TOKEN)
            table, seat = opened.game, opened.seat
        if hello.host:
            opened = await self._secret(hello.host)
            host = opened.seat == HOST and opened.game == table
            if not host and not await self.matches.together(opened.game, table):
                raise TableError(Code.FOREIGN_TOKEN)
        live = await self.live(table)
        if seat == TABLE:
            return Found(live, SPECTATOR, host, expected=False, guest=True)
        expected = seat >= len(live.table.seats)
        if seat != SPECTATOR and not expected:
            seat = live.table.chairs.index(seat)
        if expected or (seat != SPECTATOR and not live.table.seats[seat].owned):
            seat = SPECTATOR
        return Found(live, seat, host, expected)

    async def _secret(self, token: str) -> StoredSecret:
        opened = await self.context.store.secret(digest(token))
        if opened is None:
            raise TableError(Code.FOREIGN_TOKEN)
        return opened

    async def live(self, table: str) -> LiveTable:
        """The table, loaded if necessary. ``TableError``: NO_SUCH_TABLE, TABLE_DAMAGED, or RULES_CHANGED if a
        rule that affects this game has changed since it was played."""
        live = self._live.get(table)
        if live is None or not live.lease.held:
            live = await self._open(table)
        live.touched = self.context.now()
        return live

    async def _open(self, table: str) -> LiveTable:
        """Load it, unless another task has just done so."""
        async with self._load_lock(table):
            live = self._live.get(table)
            if live is not None and not live.lease.held:
                await self._unload(table)
                live = None
            if live is None:
                live = self._live[table] = await self._load(table)
                self._glances.forget(table)
            return live

    def _load_lock(self, table: str) -> asyncio.Lock:
        """Held while this table is loaded or unloaded; other tables are not affected."""
        lock = self._locks.get(table)
        if lock is None:
            lock = self._locks[table] = asyncio.Lock()
        return lock

    async def _load(self, table: str) -> LiveTable:
        if table in self._unopened:
            raise self._unopened[table].with_traceback(None)
        game, stored = await self.context.store.game(table), await self.context.store.events(table)
        if game is None or not stored:
            raise TableError(Code.NO_SUCH_TABLE)
        try:
            live = await self._rebuilt(table, stored, int(game.rules))
            live.table.match = await self.matches.info(game)
        except MemoryError:
            raise
        except TableError as error:
            self._unopened[table] = error
            log.warning("rules-changed", table=table, rule=error.rule)
            raise
        except Exception as error:  # noqa: BLE001 - whatever stored events contain, they are what is wrong
            await self._note_damage(table, error)
            raise TableError(Code.TABLE_DAMAGED) from None
        if table in self._marked:
            self._marked.discard(table)
            await self.context.store.mark(table, live.table.status)
        rules = rules_of(live.table.plan)
        if game.rules != rules:
            await self.context.store.adopt(table, rules)
        return live

    async def _rebuilt(self, ident: str, stored: list[StoredEvent], rules: int) -> LiveTable:
        """The table after all its events, played under version ``rules`` of the rules. Other tasks get a turn
        regularly during a long history."""
        entries = entries_of(stored)
        until = time.perf_counter() + SLICE
        table = begun(ident, next(entries))
        for entry in entries:
            replay(table, entry, rules)
            if time.perf_counter() > until:
                await asyncio.sleep(0)
                until = time.perf_counter() + SLICE
        keys = {event.key: event.seq for event in stored if event.key is not None}
        return LiveTable(table, keys, self.context)

    async def _note_damage(self, table: str, error: Exception) -> None:
        """Report damage once per table, in the log and in the host's list of tables."""
        self._unopened[table] = TableError(Code.TABLE_DAMAGED)
        self._marked.add(table)
        log.error("table-damaged", table=table, error=type(error).__name__)
        with suppress(StoreError):
            await self.context.store.mark(table, DAMAGED)

    async def table(self, table: str) -> Table:
        """A table for reading. ``TableError`` as for ``live``."""
        return (await self.live(table)).table

    async def seat(self, token: str) -> tuple[str, int]:
        """The table and the chair that a seat's secret opens. ``TableError(FOREIGN_TOKEN)`` for others."""
        opened = await self._secret(token)
        if opened.seat < 0:
            raise TableError(Code.FOREIGN_TOKEN)
        return opened.game, opened.seat

    async def mine(self, token: str) -> MyTable | None:
        """The table of a seat's or a host's secret at a glance, ``None`` if it opens nothing here."""
        opened = await self.context.store.secret(digest(token))
        if opened is None or opened.seat == TABLE:
            return None
        return (await self._glance(opened.game)).of(opened.seat)

    async def _glance(self, table: str) -> Glance:
        """A table that is not in memory is not kept there for a look at it."""
        known = None if table in self._live else self._glances.get(table)
        return known or glance_of((self._live.get(table) or await self.live(table)).table)

    async def _unload(self, table: str) -> None:
        live = self._live.pop(table)
        self._glances.keep(live.table, current=live.lease.held)
        say_goodbye(list(live.audience.connections), TableError(Code.STALE), again=True)
        await live.stop()

    # ---- for the housekeeping --------------------------------------------------------------------

    def live_tables(self) -> list[LiveTable]:
        """The tables in memory."""
        return list(self._live.values())

    def unneeded(self) -> list[str]:
        """Tables that are no longer needed in memory, and those that must be loaded again."""
        before = self.context.now() - int(1000 * self.context.settings.unload_seconds)
        return [name for name, live in self._live.items() if live.idle(before) or not live.lease.held]

    async def unload(self, table: str) -> None:
        """Unload a table if it is still unneeded."""
        async with self._load_lock(table):
            if table in self.unneeded():
                await self._unload(table)

    async def close(self, table: str) -> None:
        """Close a table, even one that cannot be opened. ``TableError(NO_SUCH_TABLE)``."""
        try:
            await (await self.live(table)).close()
        except TableError as error:
            if error.code not in (Code.TABLE_DAMAGED, Code.RULES_CHANGED):
                raise
            await self._close_unopened(table)

    async def _close_unopened(self, table: str) -> None:
        stored = await self.context.store.events(table)
        closed = entry_of(table, stored[-1].seq + 1, history.Closed(), self.context.now())
        if stored[-1].kind != closed.kind:
            await self.context.store.append(closed)
        await self.context.store.mark(table, "closed")

    async def reopen(self, table: str) -> None:
        """Reopen a closed table, or try again to open a damaged one. ``TableError``: NO_SUCH_TABLE,
        TABLE_DAMAGED, RULES_CHANGED."""
        self._unopened.pop(table, None)
        await (await self.live(table)).reopen()

    async def stop(self) -> None:
        """Say goodbye to everybody and end all tasks."""
        self.stopping = True
        connections = [connection for live in self._live.values() for connection in live.audience.connections]
        say_goodbye(connections, TableError(Code.SERVER_STOPPING), again=True)
        await self.analysing.stop()
        for live in self._live.values():
            await live.stop()
        if connections:
            leaving = [asyncio.create_task(connection.gone()) for connection in connections]
            _, late = await asyncio.wait(leaving, timeout=FAREWELL_SECONDS)
            for task in late:
                task.cancel()


@asynccontextmanager
async def open_registry(context: ServerContext) -> AsyncIterator[TableRegistry]:
    """A registry with its housekeeping."""
    registry = TableRegistry(context)
    await registry.begin()
    keeper = asyncio.create_task(registry.keep())
    try:
        yield registry
    finally:
        keeper.cancel()
        await asyncio.gather(keeper, return_exceptions=True)
        await registry.stop()


def entries_of(stored: list[StoredEvent]) -> Iterator[Entry]:
    """Stored events as a table reads them."""
    return (Entry(event.seq, event.at, history.decode(event.payload)) for event in stored)
