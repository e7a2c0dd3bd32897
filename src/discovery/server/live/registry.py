"""All tables of a server: creates, finds and loads them, and unloads them when nobody is there."""

from __future__ import annotations

import asyncio
import time
from collections.abc import AsyncIterator, Sequence
from contextlib import AsyncExitStack, asynccontextmanager
from dataclasses import dataclass
from weakref import WeakValueDictionary

import structlog
from msgspec import UNSET
from sqlalchemy import Executable

from discovery.core.errors import Code, TableError
from discovery.core.protocol import SPECTATOR
from discovery.play.commitment import GameKey
from discovery.server.accounts.rows import SanctionKind
from discovery.server.accounts.sanctions import refuse_seat
from discovery.server.classes.book import Classes
from discovery.server.clubs.book import Clubs
from discovery.server.clubs.rows import is_seen
from discovery.server.cluster.members import TableElsewhere
from discovery.server.config.limits import Crowd, RateLimiter
from discovery.server.config.settings import HOUR, REQUEST_SECONDS
from discovery.server.contests.book import Contests
from discovery.server.live.analyses import AnalysisQueue
from discovery.server.live.audience import say_goodbye
from discovery.server.live.context import ServerContext
from discovery.server.live.housekeeping import Housekeeping
from discovery.server.live.live_table import LiveTable
from discovery.server.live.loader import Loader
from discovery.server.live.matches import Matches, stored_match
from discovery.server.live.new_tables import created_entry, row_of, secrets_of
from discovery.server.live.people.summaries import SummaryCache, TableSummary, glance_of
from discovery.server.protocol import Created, Hello, MyTable, TablePlan
from discovery.server.tables import history
from discovery.server.tables.planning import check, deal_of, settle
from discovery.server.tables.table import Table
from discovery.server.tables.tokens import digest, new_table
from discovery.store.erasing import erasing
from discovery.store.rows import HOST, TABLE, StoredSecret

log = structlog.get_logger()

FAREWELL_SECONDS = 2.0
"""Seconds that a stopping server waits until its goodbyes have been received."""


@dataclass(frozen=True, slots=True)
class HelloResult:
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
        self.tables = RateLimiter(limits.tables_per_hour, HOUR, time.monotonic)
        self.guesses = RateLimiter(limits.guesses_per_hour, HOUR, time.monotonic)
        self.requests = RateLimiter(limits.requests_at_once, REQUEST_SECONDS, time.monotonic)
        self.replays = RateLimiter(limits.replays_per_hour, HOUR, time.monotonic)
        self.seats = RateLimiter(limits.seats_per_hour, HOUR, time.monotonic)
        self.workshop = RateLimiter(limits.workshop_per_hour, HOUR, time.monotonic)
        self.crowd = Crowd(limits.sockets)
        self.analysing = AnalysisQueue(context.programs, context.store, context.settings)
        self.matches, self.classes = Matches(self), Classes(self)
        self.contests, self.clubs = Contests(self), Clubs(context)
        self._locks: WeakValueDictionary[str, asyncio.Lock] = WeakValueDictionary()
        self._loader = Loader(context, self.matches)
        self._glances, self.housekeeping = SummaryCache(), Housekeeping(self)
        self._live: dict[str, LiveTable] = {}

    async def begin(self) -> None:
        """Load the state of earlier runs."""
        await self._loader.begin()

    async def sweep(self) -> None:
        """One round of housekeeping."""
        await self.housekeeping.sweep()

    # ---- tables ----------------------------------------------------------------------------------

    async def create(self, plan: TablePlan) -> Created:
        """A new table. ``InvalidSetup`` if the rules do not allow it."""
        check(plan, self.context.programs.names)
        deal, random = deal_of(plan), self.context.random
        shared = None if deal is None else deal.key(self.context.deal_secret)
        settled = settle(plan, random if shared is None else shared.seating())
        table, now = new_table(), self.context.now()
        created, secrets = secrets_of(table, settled)
        match = None if settled.match is UNSET else stored_match(settled.match, now)
        first = created_entry(table, settled, now, shared or GameKey.generate(random))
        row = row_of(table, settled, now, None if match is None else match.id)
        await self.context.store.create(row, [first], secrets, match)
        log.info("created", table=table, game=settled.game, seats=len(settled.seats))
        return created

    async def find(self, hello: Hello, address: str) -> HelloResult:
        """The table and seat that the secrets of a ``hello`` open. ``TableError``: FOREIGN_TOKEN,
        NO_SUCH_TABLE, TOO_MANY, BANNED from a seat of an open table or of a club's."""
        try:
            return await self._find(hello)
        except TableError as error:
            self.count_guess(address, error)
            raise

    def count_guess(self, address: str, error: TableError) -> None:
        """``TableError(TOO_MANY)`` for an address whose links have opened nothing too often."""
        if error.code in (Code.FOREIGN_TOKEN, Code.NO_SUCH_TABLE) and not self.guesses.take(address):
            raise TableError(Code.TOO_MANY) from None

    async def _find(self, hello: Hello) -> HelloResult:
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
            return HelloResult(live, SPECTATOR, host, expected=False, guest=True)
        expected = seat >= len(live.table.seats)
        if seat != SPECTATOR and not expected:
            seat = live.table.chairs.index(seat)
        if expected or (seat != SPECTATOR and not live.table.seats[seat].owned):
            seat = SPECTATOR
        return HelloResult(live, await _admitted(live, seat), host, expected)

    async def _secret(self, token: str) -> StoredSecret:
        opened = await self.context.store.secret(digest(token))
        if opened is None:
            raise TableError(Code.FOREIGN_TOKEN)
        return opened

    async def live(self, table: str) -> LiveTable:
        """The table, loaded if necessary. ``TableError``: NO_SUCH_TABLE, TABLE_DAMAGED, or RULES_CHANGED if a
        rule that affects this game has changed since it was played. ``TableElsewhere`` if another process has
        it."""
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
            while live is None:
                await self.context.cluster.take(table)
                try:
                    loaded = await self._loader.load(table)
                    if self.context.cluster.has(table):  # or another process has taken it meanwhile
                        live = self._live[table] = LiveTable(*loaded, self.context)
                except BaseException:
                    await self.context.cluster.release(table)
                    raise
            self._glances.forget(table)
            return live

    def _load_lock(self, table: str) -> asyncio.Lock:
        """Held while this table is loaded or unloaded; other tables are not affected."""
        return self._locks.setdefault(table, asyncio.Lock())

    async def table(self, table: str) -> Table:
        """A table for reading; of one that another process has, a copy as it is now. ``TableError`` as for
        ``live``."""
        try:
            return (await self.live(table)).table
        except TableElsewhere:
            return (await self._loader.load(table))[0]

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
        return await self.glance(opened.game, opened.seat)

    async def glance(self, table: str, seat: int) -> MyTable:
        """A table at a glance, for the player of a chair or for the host. ``TableError`` as for ``table``."""
        return (await self._glance(table)).of(seat)

    async def _glance(self, table: str) -> TableSummary:
        """A table that is not in memory is not kept there for a look at it."""
        known = None if table in self._live else self._glances.get(table)
        return known or glance_of(await self.table(table))

    async def _unload(self, table: str) -> None:
        live = self._live.pop(table)
        self._glances.keep(live.table, current=live.lease.held)
        say_goodbye(list(live.audience.connections), TableError(Code.TABLE_MOVED), again=True)
        await live.stop()
        await self.context.cluster.release(table)

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
            await (await self.live(table)).note(history.Closed())
        except TableError as error:
            if error.code not in (Code.TABLE_DAMAGED, Code.RULES_CHANGED):
                raise
            await self._loader.close_unopened(table)

    async def reopen(self, table: str) -> None:
        """Reopen a closed table, or try again to open a damaged one. ``TableError``: NO_SUCH_TABLE,
        TABLE_DAMAGED, RULES_CHANGED."""
        self._loader.try_again(table)
        await (await self.live(table)).note(history.Reopened())

    async def recheck(self, table: str, why: Code = Code.TABLE_MOVED) -> None:
        """Everybody at the table comes back at once and shows their secret, because some may have ended or
        open another table. ``TableElsewhere`` if another process has it."""
        live = self._live.get(table)
        if live is not None and live.lease.held:
            say_goodbye(list(live.audience.connections), TableError(why), again=True)
        elif owner := await self.context.cluster.holder(table):
            raise TableElsewhere(owner)

    async def erase(self, tables: Sequence[str], forced: Sequence[Executable] = ()) -> None:
        """Erase tables for good, together, unless somebody has one of them in memory: then another time, and
        ``Conflict`` if it is another process. The ``forced`` statements erase them all the same, with more;
        people at them are told."""
        async with self._held(tables):
            here = [self._live[table] for table in tables if table in self._live]
            if here and not forced:
                return
            for live in here:
                await live.vanish()
                await self.context.cluster.release(self._live.pop(live.table.id).table.id)
            await self.context.store.erase(*(forced or erasing(tables)))
            log.info("erased", tables=list(tables))

    @asynccontextmanager
    async def _held(self, tables: Sequence[str]) -> AsyncIterator[None]:
        """Nobody loads these tables meanwhile, and afterwards nothing is remembered of them."""
        async with AsyncExitStack() as stack:
            for table in sorted(tables):
                await stack.enter_async_context(self._load_lock(table))
            yield
            for table in tables:
                self.changed(table)
                self.analysing.forget(table)
                self.context.chats.forget(table)

    def lost(self, table: str) -> None:
        """Another process has taken the table: it is unloaded with the next round of housekeeping."""
        if table in self._live:
            self._live[table].lease.give_up()

    def changed(self, table: str | None) -> None:
        """Another process may have changed a table that is not in memory here, or (``None``) any."""
        self._glances.forget(table)
        self._loader.try_again(table)

    async def stop(self) -> None:
        """End all tasks, set the tables free for other processes, and say goodbye to everybody."""
        self.stopping = True
        connections = [connection for live in self._live.values() for connection in live.audience.connections]
        await self.analysing.stop()
        for live in self._live.values():
            await live.stop()
        await self.context.cluster.leave()
        say_goodbye(connections, TableError(Code.SERVER_STOPPING), again=True)
        if connections:
            leaving = [asyncio.create_task(connection.gone()) for connection in connections]
            _, late = await asyncio.wait(leaving, timeout=FAREWELL_SECONDS)
            for task in late:
                task.cancel()


@asynccontextmanager
async def open_registry(context: ServerContext) -> AsyncIterator[TableRegistry]:
    """A registry with its housekeeping."""
    registry = TableRegistry(context)
    async with context.cluster.joined(registry):
        await registry.begin()
        context.store.watch(context.committed)
        works = [registry.housekeeping.keep(), context.numbers.sample_lag()]
        if context.push is not None:
            works.append(context.push.keep(registry))
        if context.mail is not None:
            works.append(context.mail.keep(registry))
        if context.hooks is not None:
            works.append(context.hooks.keep(registry))
        keepers = [asyncio.create_task(work) for work in works]
        try:
            yield registry
        finally:
            for keeper in keepers:
                keeper.cancel()
            await asyncio.gather(*keepers, return_exceptions=True)
            await registry.stop()


async def _admitted(live: LiveTable, seat: int) -> int:
    """The seat, unless it is one of an open table, or of a club's, that a banned account holds:
    ``TableError(BANNED)``."""
    table, context = live.table, live.context
    if seat == SPECTATOR or context.accounts is None:
        return seat
    if table.listed or await is_seen(context.store, table.id):
        await refuse_seat(context.store, SanctionKind.BAN, table.id, table.chairs[seat], context.now())
    return seat
