"""The open database of a running server."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Sequence
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

from sqlalchemy import Engine, Row, Select, create_engine, event, select
from sqlalchemy.exc import IntegrityError

from discovery.store.jobs import Adopt, Append, Create, Follow, Fulfil, Keep, Mark, Replace
from discovery.store.migrate import bring_up_to_date
from discovery.store.place import Lock, Place
from discovery.store.reader import THREADS, Reader
from discovery.store.rows import Conflict, StoredEvent, StoredGame, StoredMatch, StoredSecret, Wish
from discovery.store.tables import analyses, events, games, matches, wishes
from discovery.store.writer import Writer

PRAGMAS = (
    "PRAGMA busy_timeout = 5000",
    "PRAGMA synchronous = FULL",
    "PRAGMA foreign_keys = ON",
)


class Store:
    """Games, events, secrets and analyses. Every method that writes returns once the change is on disk.

    Reads use separate connections and never wait for a write. Every method may raise ``StoreError``.
    """

    def __init__(self, writer: Writer, reader: Reader, saved_copy: Path | None) -> None:
        """``saved_copy``: the path of the copy made before the migration at this start, if there was one."""
        self._writer = writer
        self._reader = reader
        self.saved_copy = saved_copy

    @property
    def commits(self) -> int:
        """The number of commits since the store was opened."""
        return self._writer.commits

    async def create(
        self,
        game: StoredGame,
        first: Sequence[StoredEvent],
        opening: Sequence[StoredSecret],
        match: StoredMatch | None = None,
    ) -> None:
        """Store a new game with its first events and its secrets, and its match if that is new, all or
        nothing."""
        await self._writer.submit(Create(game, first, opening, match))

    async def follow(self, job: Follow) -> None:
        """Store the next game of a match, all or nothing."""
        await self._writer.submit(job)

    async def match(self, match: str) -> StoredMatch | None:
        """A match by id."""
        rows = await self._rows(select(matches).where(matches.c.id == match))
        return StoredMatch(**rows[0]._mapping) if rows else None

    async def games_of(self, match: str) -> list[StoredGame]:
        """The tables of a match in order; of several with the same number the last one counts."""
        asked = select(games).where(games.c.match == match).order_by(games.c.number, games.c.created)
        return [StoredGame(**row._mapping) for row in await self._rows(asked)]

    async def finished_with(self, word: str, most: int) -> list[str]:
        """The finished games whose plan says ``word``, the latest first, at most ``most``."""
        said = (games.c.status == "over") & games.c.plan.contains(word, autoescape=True)
        asked = select(games.c.id).where(said).order_by(games.c.last_active.desc(), games.c.id).limit(most)
        return [row.id for row in await self._rows(asked)]

    async def append(self, entry: StoredEvent, secret: StoredSecret | None = None) -> None:
        """Append the next event of a game. ``Conflict`` if its number or its key already exists.

        A ``secret`` replaces all secrets of its seat in the same transaction.
        """
        try:
            await self._writer.submit(Append(entry) if secret is None else Replace(entry, secret))
        except IntegrityError:
            raise Conflict from None

    async def mark(self, game: str, status: str) -> None:
        """Note a game's status for the list of tables."""
        await self._writer.submit(Mark(game, status))

    async def adopt(self, game: str, rules: str) -> None:
        """Continue a game of older rules under these rules."""
        await self._writer.submit(Adopt(game, rules))

    async def fulfil(self, wish: Wish) -> None:
        """Remove a request that was carried out or cannot be."""
        await self._writer.submit(Fulfil(wish))

    async def keep_analysis(self, game: str, found: str) -> None:
        """Store the analysis of a finished game, replacing an earlier one."""
        await self._writer.submit(Keep(game, found))

    async def analysis(self, game: str) -> str | None:
        """The stored analysis of a game, if there is one."""
        rows = await self._rows(select(analyses.c.found).where(analyses.c.game == game))
        return str(rows[0].found) if rows else None

    async def game(self, game: str) -> StoredGame | None:
        """A game by id."""
        rows = await self._rows(select(games).where(games.c.id == game))
        return StoredGame(**rows[0]._mapping) if rows else None

    async def events(self, game: str) -> list[StoredEvent]:
        """All events of a game, in order."""
        asked = select(*_EVENT).where(events.c.game == game).order_by(events.c.seq)
        return await self._reader.read(
            lambda connection: [StoredEvent(*row) for row in connection.execute(asked)]
        )

    async def secret(self, digest: str) -> StoredSecret | None:
        """What a secret opens, looked up by its hash; ``None`` if it is unknown or was replaced."""
        return await self._reader.secret(digest)

    async def abandoned(self, before: int) -> list[str]:
        """Unfinished games without an event since ``before``."""
        unfinished = games.c.status.in_(("waiting", "playing")) & (games.c.last_active < before)
        return [row.id for row in await self._rows(select(games.c.id).where(unfinished))]

    async def marked(self, status: str) -> list[str]:
        """The games with a given status in the list."""
        return [row.id for row in await self._rows(select(games.c.id).where(games.c.status == status))]

    async def wishes(self) -> list[Wish]:
        """The pending requests, oldest first."""
        asked = select(wishes.c.id, wishes.c.game, wishes.c.verb).where(wishes.c.done == 0)
        return [Wish(**row._mapping) for row in await self._rows(asked.order_by(wishes.c.id))]

    async def _rows(self, asked: Select[Any]) -> Sequence[Row[Any]]:
        return await self._reader.read(lambda connection: connection.execute(asked).all())


_EVENT = [events.c[name] for name in StoredEvent.__slots__]


@asynccontextmanager
async def open_store(folder: Path) -> AsyncIterator[Store]:
    """Open the store in the data directory ``folder``, creating, checking and migrating it as needed.

    ``StoreError``: DATA_IN_USE, DATA_READ_ONLY, DATA_CORRUPT, DATA_NEWER. On exit everything submitted is
    written and the directory is unlocked.
    """
    place = Place(folder)
    with Lock(place):
        saved_copy = bring_up_to_date(place)
        writing, reading = _engine(place, "BEGIN IMMEDIATE", 1), _engine(place, "BEGIN", THREADS)
        writer, reader = Writer(writing), Reader(reading)
        task = asyncio.create_task(writer.run())
        try:
            yield Store(writer, reader, saved_copy)
        finally:
            writer.stop()
            await task
            reader.stop()
            reading.dispose()
            writing.dispose()


def _engine(place: Place, begin: str, connections: int) -> Engine:
    engine = create_engine(f"sqlite:///{place.database}", pool_size=connections, max_overflow=0)
    # many rows are one statement: each statement gives up Python's lock once, and at a full house getting it
    # back is what writing costs
    engine.dialect.use_insertmanyvalues_wo_returning = True

    def connected(connection: Any, _: Any) -> None:
        # the driver's own idea of transactions breaks savepoints: begin them ourselves
        connection.isolation_level = None
        cursor = connection.cursor()
        for pragma in PRAGMAS:
            cursor.execute(pragma)
        cursor.close()

    event.listen(engine, "connect", connected)
    event.listen(engine, "begin", lambda connection: connection.exec_driver_sql(begin))
    return engine
