"""All tables of a server: made, found, loaded from disk, unloaded when nobody is there."""

from __future__ import annotations

import asyncio
import time
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import dataclass

import msgspec
import structlog

from discovery.errors import Code, TableError
from discovery.evolution.rules import RULES_VERSION
from discovery.protocol import SPECTATOR
from discovery.server import history
from discovery.server.analysing import Analysing
from discovery.server.history import Entry
from discovery.server.limits import Budget, Crowd
from discovery.server.messages import Created, Hello, Issued, TablePlan
from discovery.server.planning import check, settle
from discovery.server.room import House, Room, greet
from discovery.server.settings import DAY, HOUR
from discovery.server.table import Table, fold
from discovery.server.tokens import digest, new_table, new_token
from discovery.store.rows import HOST, StoredEvent, StoredGame, StoredSecret

log = structlog.get_logger()

FAREWELL_SECONDS = 2.0
"""How long a stopping server waits for its goodbyes to be taken."""


@dataclass(frozen=True, slots=True)
class Found:
    """What a ``hello`` opened: a room, a seat of it (-1: to watch), whether with the host's powers."""

    room: Room
    seat: int
    host: bool


class Hall:
    """The rooms in memory, and the budgets of network addresses."""

    def __init__(self, house: House) -> None:
        limits = house.settings.limits
        self.house = house
        self.stopping = False
        self.tables = Budget(limits.tables_per_hour, HOUR, time.monotonic)
        self.guesses = Budget(limits.guesses_per_hour, HOUR, time.monotonic)
        self.replays = Budget(limits.replays_per_hour, HOUR, time.monotonic)
        self.crowd = Crowd(limits.sockets)
        self.analysing = Analysing(house.programs, house.store, house.settings.analysis_iterations)
        self._rooms: dict[str, Room] = {}
        self._door = asyncio.Lock()
        self._broom = asyncio.Lock()
        self._swept = 0.0

    # ---- tables ----------------------------------------------------------------------------------

    async def create(self, plan: TablePlan) -> Created:
        """A new table. ``InvalidSetup`` if the rules do not allow it."""
        check(plan, self.house.programs.names)
        settled = settle(plan, self.house.random)
        table, now = new_table(), self.house.now()
        kind, payload = history.encode(history.Created(settled))
        host = new_token()
        issued = [
            Issued(seat, new_token())
            for seat, planned in enumerate(settled.seats)
            if planned.kind in ("me", "open")
        ]
        opening = [StoredSecret(digest(one.token), table, one.seat) for one in issued]
        await self.house.store.create(
            StoredGame(table, now, "waiting", msgspec.json.encode(settled).decode(), str(RULES_VERSION), now),
            [StoredEvent(table, 1, None, kind, payload, now)],
            [*opening, StoredSecret(digest(host), table, HOST)],
        )
        log.info("created", table=table, game=settled.game, seats=len(settled.seats))
        return Created(table, host, issued)

    async def find(self, hello: Hello, address: str) -> Found:
        """What the secrets of a ``hello`` open. ``TableError``: FOREIGN_TOKEN, NO_SUCH_TABLE, TOO_MANY."""
        if self.guesses.spent(address):
            raise TableError(Code.TOO_MANY)
        try:
            return await self._find(hello)
        except TableError:
            self.guesses.take(address)
            raise

    async def _find(self, hello: Hello) -> Found:
        table, seat = hello.table, SPECTATOR
        if hello.token:
            opened = await self._secret(hello.token)
            if opened.seat == HOST or table not in ("", opened.game):
                raise TableError(Code.FOREIGN_TOKEN)
            table, seat = opened.game, opened.seat
        if hello.host:
            opened = await self._secret(hello.host)
            if opened.seat != HOST or opened.game != table:
                raise TableError(Code.FOREIGN_TOKEN)
        room = await self.room(table)
        if seat != SPECTATOR and not room.table.seats[seat].personal:
            seat = SPECTATOR
        return Found(room, seat, bool(hello.host))

    async def _secret(self, token: str) -> StoredSecret:
        opened = await self.house.store.secret(digest(token))
        if opened is None:
            raise TableError(Code.FOREIGN_TOKEN)
        return opened

    async def room(self, table: str) -> Room:
        """The room of a table, from disk if need be. ``TableError(NO_SUCH_TABLE)``."""
        async with self._door:
            room = self._rooms.get(table)
            if room is not None and room.broken:
                await self._unload(table)
                room = None
            if room is None:
                room = self._rooms[table] = await self._load(table)
            room.touched = self.house.now()
            return room

    async def _load(self, table: str) -> Room:
        stored = await self.house.store.events(table)
        if not stored:
            raise TableError(Code.NO_SUCH_TABLE)
        folded = fold(table, (Entry(event.seq, event.at, history.decode(event.payload)) for event in stored))
        keys = {event.key: event.seq for event in stored if event.key is not None}
        return Room(folded, keys, self.house)

    async def table(self, table: str) -> Table:
        """A table to read from. ``TableError(NO_SUCH_TABLE)``."""
        return (await self.room(table)).table

    async def _unload(self, table: str) -> None:
        room = self._rooms.pop(table)
        greet(list(room.guests), TableError(Code.INTERNAL), again=True)
        await room.stop()

    # ---- housekeeping ----------------------------------------------------------------------------

    async def keep_house(self) -> None:
        """Wishes of the host's shell, empty rooms, abandoned tables: look after them until cancelled."""
        while True:
            try:
                await self.sweep()
            except Exception:
                log.exception("housekeeping-failed")
            await asyncio.sleep(self.house.settings.sweep_seconds)

    async def sweep(self) -> None:
        """One round of it, after any that is under way."""
        async with self._broom:
            await self._sweep()

    async def _sweep(self) -> None:
        await self._fulfil_wishes()
        before = self.house.now() - int(1000 * self.house.settings.unload_seconds)
        async with self._door:
            for table in [name for name, room in self._rooms.items() if room.idle(before) or room.broken]:
                await self._unload(table)
        if time.monotonic() - self._swept >= HOUR or not self._swept:
            self._swept = time.monotonic()
            await self._close_abandoned()

    async def _fulfil_wishes(self) -> None:
        for wish in await self.house.store.wishes():
            if wish.verb == "close":
                await (await self.room(wish.game)).close()
            await self.house.store.fulfil(wish)

    async def _close_abandoned(self) -> None:
        limit = self.house.now() - int(1000 * DAY * self.house.settings.abandon_days)
        for table in await self.house.store.abandoned(limit):
            log.info("abandoned", table=table)
            await (await self.room(table)).close()

    async def stop(self) -> None:
        """Say goodbye to everybody and end all tasks."""
        self.stopping = True
        guests = [guest for room in self._rooms.values() for guest in room.guests]
        greet(guests, TableError(Code.SERVER_STOPPING), again=True)
        await self.analysing.stop()
        for room in self._rooms.values():
            await room.stop()
        if guests:
            leaving = [asyncio.create_task(guest.gone.wait()) for guest in guests]
            _, late = await asyncio.wait(leaving, timeout=FAREWELL_SECONDS)
            for task in late:
                task.cancel()


@asynccontextmanager
async def open_hall(house: House) -> AsyncIterator[Hall]:
    """A hall with its housekeeping."""
    hall = Hall(house)
    keeper = asyncio.create_task(hall.keep_house())
    try:
        yield hall
    finally:
        keeper.cancel()
        await asyncio.gather(keeper, return_exceptions=True)
        await hall.stop()
