"""The open database of a running server."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Sequence
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

from sqlalchemy import Row, Select, Update, event, insert, select, update
from sqlalchemy.exc import SQLAlchemyError
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine, create_async_engine

from discovery.store.migrate import bring_up_to_date
from discovery.store.place import Lock, Place
from discovery.store.rows import StoredEvent, StoredGame, StoredSecret, Wish
from discovery.store.tables import analyses, events, games, secrets, wishes
from discovery.store.writer import Writer, in_words

PRAGMAS = (
    "PRAGMA busy_timeout = 5000",
    "PRAGMA synchronous = FULL",
    "PRAGMA foreign_keys = ON",
)


class Store:
    """Games, events, secrets, analyses. Every method that writes returns when the change is on disk.

    Reads have connections of their own and never wait for a write. Every method may raise ``StoreError``.
    """

    def __init__(self, writer: Writer, reader: AsyncEngine, saved_copy: Path | None) -> None:
        """``saved_copy``: where the database was copied to before it was migrated just now, if it was."""
        self._writer = writer
        self._reader = reader
        self.saved_copy = saved_copy

    @property
    def commits(self) -> int:
        """How many commits were made since the store was opened."""
        return self._writer.commits

    async def create(
        self, game: StoredGame, first: Sequence[StoredEvent], opening: Sequence[StoredSecret]
    ) -> None:
        """A new game with its first events and its secrets, all or nothing."""

        async def job(connection: AsyncConnection) -> None:
            await connection.execute(insert(games), _row(game))
            await connection.execute(insert(events), [_row(entry) for entry in first])
            for secret in opening:
                await connection.execute(insert(secrets), _row(secret) | {"revoked": 0})

        await self._writer.submit(job)

    async def append(self, entry: StoredEvent, secret: StoredSecret | None = None) -> None:
        """The next event of a game. ``IntegrityError`` if its number or its key is there already.

        A ``secret`` replaces, together with the event, all secrets of its seat.
        """

        async def job(connection: AsyncConnection) -> None:
            if secret is not None:
                await _replace(connection, secret)
            await connection.execute(insert(events), _row(entry))
            await connection.execute(_game(entry.game).values(last_active=entry.at))

        await self._writer.submit(job)

    async def mark(self, game: str, status: str) -> None:
        """Note a game's status for the list of tables."""

        async def job(connection: AsyncConnection) -> None:
            await connection.execute(_game(game).values(status=status))

        await self._writer.submit(job)

    async def fulfil(self, wish: Wish) -> None:
        """A wish that is carried out or that cannot be."""

        async def job(connection: AsyncConnection) -> None:
            await connection.execute(update(wishes).where(wishes.c.id == wish.id).values(done=1))

        await self._writer.submit(job)

    async def keep_analysis(self, game: str, found: str) -> None:
        """What was found out about a finished game, in the place of what was known before."""

        async def job(connection: AsyncConnection) -> None:
            await connection.execute(
                insert(analyses).prefix_with("OR REPLACE"), {"game": game, "found": found}
            )

        await self._writer.submit(job)

    async def analysis(self, game: str) -> str | None:
        """What was found out about a game, if anything was."""
        rows = await self._read(select(analyses.c.found).where(analyses.c.game == game))
        return str(rows[0].found) if rows else None

    async def game(self, game: str) -> StoredGame | None:
        """A game by id."""
        rows = await self._read(select(games).where(games.c.id == game))
        return StoredGame(**rows[0]._mapping) if rows else None

    async def events(self, game: str) -> list[StoredEvent]:
        """All events of a game, in order."""
        rows = await self._read(select(events).where(events.c.game == game).order_by(events.c.seq))
        return [StoredEvent(**row._mapping) for row in rows]

    async def secret(self, digest: str) -> StoredSecret | None:
        """What a secret opens, by its hash; ``None`` also when it was replaced."""
        asked = select(secrets.c.hash, secrets.c.game, secrets.c.seat)
        rows = await self._read(asked.where((secrets.c.hash == digest) & (secrets.c.revoked == 0)))
        return StoredSecret(**rows[0]._mapping) if rows else None

    async def abandoned(self, before: int) -> list[str]:
        """Unfinished games in which nothing happened since ``before``."""
        unfinished = games.c.status.in_(("waiting", "playing")) & (games.c.last_active < before)
        return [row.id for row in await self._read(select(games.c.id).where(unfinished))]

    async def wishes(self) -> list[Wish]:
        """What waits to be carried out, oldest first."""
        asked = select(wishes.c.id, wishes.c.game, wishes.c.verb).where(wishes.c.done == 0)
        return [Wish(**row._mapping) for row in await self._read(asked.order_by(wishes.c.id))]

    async def _read(self, asked: Select[Any]) -> Sequence[Row[Any]]:
        try:
            async with self._reader.connect() as connection:
                rows: Sequence[Row[Any]] = (await connection.execute(asked)).all()
                return rows
        except SQLAlchemyError as error:
            raise in_words(error) from error


@asynccontextmanager
async def open_store(folder: Path) -> AsyncIterator[Store]:
    """The store in the data directory ``folder``, made, checked and migrated as need be.

    ``StoreError``: DATA_IN_USE, DATA_READ_ONLY, DATA_CORRUPT, DATA_NEWER. At the end everything submitted is
    written and the directory is free again.
    """
    place = Place(folder)
    with Lock(place):
        saved_copy = bring_up_to_date(place)
        writing, reading = _engine(place, "BEGIN IMMEDIATE", 1), _engine(place, "BEGIN", 2)
        writer = Writer(writing)
        task = asyncio.create_task(writer.run())
        try:
            yield Store(writer, reading, saved_copy)
        finally:
            writer.stop()
            await task
            await reading.dispose()
            await writing.dispose()


def _engine(place: Place, begin: str, connections: int) -> AsyncEngine:
    url = f"sqlite+aiosqlite:///{place.database}"
    engine = create_async_engine(url, pool_size=connections, max_overflow=0)

    def connected(connection: Any, _: Any) -> None:
        # the driver's own idea of transactions breaks savepoints: begin them ourselves
        connection.isolation_level = None
        cursor = connection.cursor()
        for pragma in PRAGMAS:
            cursor.execute(pragma)
        cursor.close()

    event.listen(engine.sync_engine, "connect", connected)
    event.listen(engine.sync_engine, "begin", lambda connection: connection.exec_driver_sql(begin))
    return engine


def _game(game: str) -> Update:
    return update(games).where(games.c.id == game)


async def _replace(connection: AsyncConnection, secret: StoredSecret) -> None:
    same_seat = (secrets.c.game == secret.game) & (secrets.c.seat == secret.seat)
    await connection.execute(update(secrets).where(same_seat).values(revoked=1))
    await connection.execute(insert(secrets), _row(secret) | {"revoked": 0})


def _row(value: StoredGame | StoredEvent | StoredSecret) -> dict[str, Any]:
    return {name: getattr(value, name) for name in value.__slots__}
