"""The open database of a running server."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Callable, Iterator, Sequence
from contextlib import asynccontextmanager, contextmanager, suppress
from pathlib import Path
from secrets import token_hex
from typing import Any

from sqlalchemy import Engine, Executable, Select, delete, insert, select
from sqlalchemy.exc import IntegrityError

from discovery.store.data_folder import DataFolder, Lock
from discovery.store.engines import postgres_engine, sqlite_engine
from discovery.store.erasing import outdated
from discovery.store.jobs import (
    AddDevice,
    AppendEvent,
    CreateGame,
    CreateNextGame,
    DeleteRequest,
    RemoveDevice,
    ReplaceSecret,
    RunStatements,
    SetRules,
    SetStatus,
    StateFact,
    StoreAnalysis,
    TakeRows,
)
from discovery.store.leases import Leases
from discovery.store.migrate import bring_postgres_up_to_date, bring_up_to_date
from discovery.store.reader import THREADS, StoreReader
from discovery.store.rows import Conflict, HostRequest, StoredEvent, StoredGame, StoredMatch, StoredSecret
from discovery.store.tables import AnyRow, analyses, devices, events, facts, games, matches, wishes
from discovery.store.writer import StoreWriter


class Store:
    """Games, events, secrets and analyses. Every method that writes returns once the change is on disk.

    Reads use separate connections and never wait for a write. Every method may raise ``StoreError``.
    """

    def __init__(
        self,
        writer: StoreWriter,
        reader: StoreReader,
        saved_copy: Path | None = None,
        leases: Leases | None = None,
    ) -> None:
        """``saved_copy``: the path of the copy made before the migration at this start, if there was one.
        ``leases``: which process writes which table; ``None`` where only one process can."""
        self._writer = writer
        self._reader = reader
        self.saved_copy = saved_copy
        self.leases = leases

    @property
    def commits(self) -> int:
        """The number of commits since the store was opened."""
        return self._writer.commits

    def watch(self, committed: Callable[[float], None]) -> None:
        """Tell ``committed`` the seconds of each commit; it is called in another thread."""
        self._writer.committed = committed

    async def probe(self) -> None:
        """Return when the database has written something, of which nothing is left."""
        name = f"probe {token_hex(8)}"
        await self.write(insert(facts).values(name=name, value=""), delete(facts).where(facts.c.name == name))

    async def create(
        self,
        game: StoredGame,
        first: Sequence[StoredEvent],
        opening: Sequence[StoredSecret],
        match: StoredMatch | None = None,
        before: str = "",
    ) -> None:
        """Store a new game with its first events and its secrets, and its match if that is new, all or
        nothing. ``before`` is the game that it branched off from."""
        await self._writer.submit(CreateGame(game, first, opening, match, before))

    async def follow(self, job: CreateNextGame) -> None:
        """Store the next game of a match, all or nothing."""
        await self._writer.submit(job)

    async def match(self, match: str) -> StoredMatch | None:
        """A match by id."""
        rows = await self.rows(select(matches).where(matches.c.id == match))
        return StoredMatch(**rows[0]._mapping) if rows else None

    async def games_of(self, match: str) -> list[StoredGame]:
        """The tables of a match in order; of several with the same number the last one counts."""
        asked = select(games).where(games.c.match == match).order_by(games.c.number, games.c.created)
        return [StoredGame(**row._mapping) for row in await self.rows(asked)]

    async def finished_with(self, word: str, most: int) -> list[str]:
        """The finished games whose plan says ``word``, the latest first, at most ``most``."""
        said = (games.c.status == "over") & games.c.plan.contains(word, autoescape=True)
        asked = select(games.c.id).where(said).order_by(games.c.last_active.desc(), games.c.id).limit(most)
        return [row.id for row in await self.rows(asked)]

    async def append(self, entry: StoredEvent, secret: StoredSecret | None = None, owner: str = "") -> None:
        """Append the next event of a game. ``Conflict`` if its number or its key already exists, or if the
        game has another ``owner`` among several processes.

        A ``secret`` replaces all secrets of its seat in the same transaction.
        """
        job = AppendEvent(entry, owner) if secret is None else ReplaceSecret(entry, secret, owner)
        try:
            await self._writer.submit(job)
        except IntegrityError:
            raise Conflict from None

    async def mark(self, game: str, status: str) -> None:
        """Note a game's status for the list of tables."""
        await self._writer.submit(SetStatus(game, status))

    async def adopt(self, game: str, rules: str) -> None:
        """Continue a game of older rules under these rules."""
        await self._writer.submit(SetRules(game, rules))

    async def fulfil(self, wish: HostRequest) -> None:
        """Remove a request that was carried out or cannot be."""
        await self._writer.submit(DeleteRequest(wish))

    async def keep_analysis(self, game: str, analysis: str) -> None:
        """Store the analysis of a finished game, replacing an earlier one."""
        await self._writer.submit(StoreAnalysis(game, analysis))

    async def analysis(self, game: str) -> str | None:
        """The stored analysis of a game, if there is one."""
        rows = await self.rows(select(analyses.c.found).where(analyses.c.game == game))
        return str(rows[0].found) if rows else None

    async def game(self, game: str) -> StoredGame | None:
        """A game by id."""
        rows = await self.rows(select(games).where(games.c.id == game))
        return StoredGame(**rows[0]._mapping) if rows else None

    async def events(self, game: str) -> list[StoredEvent]:
        """All events of a game, in order."""
        asked = select(*_EVENT).where(events.c.game == game).order_by(events.c.seq)
        return await self._reader.read(
            lambda connection: [StoredEvent(*row) for row in connection.execute(asked)]
        )

    async def secret(self, digest: str) -> StoredSecret | None:
        """The seat that a secret opens, looked up by its hash; ``None`` if it is unknown or was replaced."""
        return await self._reader.secret(digest)

    async def abandoned(self, before: int) -> list[str]:
        """Unfinished games without an event since ``before``."""
        unfinished = games.c.status.in_(("waiting", "playing")) & (games.c.last_active < before)
        return [row.id for row in await self.rows(select(games.c.id).where(unfinished))]

    async def outdated(self, finished: int | None, closed: int | None) -> list[list[str]]:
        """Tables that may be erased, as ``erasing.outdated`` says; those of a match together."""
        together: dict[str, list[str]] = {}
        for row in await self.rows(outdated(finished, closed)):
            together.setdefault(row.match or row.id, []).append(row.id)
        return list(together.values())

    async def marked(self, status: str) -> list[str]:
        """The games with a given status in the list."""
        return [row.id for row in await self.rows(select(games.c.id).where(games.c.status == status))]

    async def wishes(self) -> list[HostRequest]:
        """The pending requests, oldest first."""
        asked = select(wishes.c.id, wishes.c.game, wishes.c.verb).where(wishes.c.done == 0)
        return [HostRequest(**row._mapping) for row in await self.rows(asked.order_by(wishes.c.id))]

    async def fact(self, name: str, fresh: str) -> str:
        """The value kept under a name; ``fresh`` from now on, for all processes, if there is none yet."""
        asked = select(facts.c.value).where(facts.c.name == name)
        rows = await self.rows(asked)
        if not rows:
            with suppress(IntegrityError):  # another process was quicker
                await self._writer.submit(StateFact(name, fresh))
            rows = await self.rows(asked)
        return str(rows[0].value)

    async def devices(self, game: str, seat: int) -> Sequence[AnyRow]:
        """The devices that are called for a seat, the latest last."""
        mine = (devices.c.game == game) & (devices.c.seat == seat)
        return await self.rows(select(devices).where(mine).order_by(devices.c.at, devices.c.endpoint))

    async def add_device(self, job: AddDevice) -> None:
        """Call a device for a seat from now on."""
        await self._writer.submit(job)

    async def remove_device(self, job: RemoveDevice) -> None:
        """Delete a device, which is then called no more."""
        await self._writer.submit(job)

    async def write(self, *statements: Executable) -> None:
        """Carry out statements in one transaction, all or nothing: for what other modules keep beside the
        games. ``Conflict`` if they clash with rows that are there."""
        try:
            await self._writer.submit(RunStatements(statements))
        except IntegrityError:
            raise Conflict from None

    async def take(self, statement: Executable) -> Sequence[AnyRow]:
        """The rows that a statement changes and returns: to one process alone, however many try it."""
        job = TakeRows(statement, [])
        await self._writer.submit(job)
        return job.rows

    async def erase(self, *statements: Executable) -> None:
        """As ``write``, and what is deleted is left nowhere in the files of this database."""
        await self.write(*statements)
        await self._writer.flush()

    async def rows(self, asked: Select[Any]) -> Sequence[AnyRow]:
        """The rows of a query, as of the last commit."""
        return await self._reader.read(lambda connection: connection.execute(asked).all())


_EVENT = [events.c[name] for name in StoredEvent.__slots__]


@asynccontextmanager
async def open_store(folder: Path, url: str = "") -> AsyncIterator[Store]:
    """Open the store in the data directory ``folder``, creating, checking and migrating it as needed; or,
    with ``url``, the one in a PostgreSQL database, which other processes may share.

    ``StoreError``: DATA_IN_USE, DATA_READ_ONLY, DATA_CORRUPT, DATA_NEWER; with ``url`` BAD_DATABASE,
    DATABASE_REFUSED, DATABASE_UNREACHED, DATA_NEWER. On exit everything submitted is written and the
    directory is unlocked.
    """
    with _postgres(url) if url else _sqlite(folder) as (writing, reading, saved_copy, leases):
        writer, reader = StoreWriter(writing), StoreReader(reading)
        task = asyncio.create_task(writer.run())
        try:
            yield Store(writer, reader, saved_copy, leases)
        finally:
            writer.stop()
            await task
            reader.stop()
            if leases is not None:
                leases.stop()


Opened = tuple[Engine, Engine, Path | None, Leases | None]
"""An engine for the writer and one for readers; the copy made before a migration; the leases."""


@contextmanager
def _sqlite(folder: Path) -> Iterator[Opened]:
    place = DataFolder(folder)
    with Lock(place):
        saved_copy = bring_up_to_date(place)
        writing = sqlite_engine(place.database, "BEGIN IMMEDIATE", 1)
        reading = sqlite_engine(place.database, "BEGIN", THREADS)
        try:
            yield writing, reading, saved_copy, None
        finally:
            reading.dispose()
            writing.dispose()


@contextmanager
def _postgres(url: str) -> Iterator[Opened]:
    engines = [postgres_engine(url, connections) for connections in (1, THREADS, 1)]
    writing, reading, leasing = engines
    try:
        bring_postgres_up_to_date(writing)
        yield writing, reading, None, Leases(leasing)
    finally:
        for engine in engines:
            engine.dispose()
