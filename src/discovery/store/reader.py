"""Reads, in a few threads with their own connections, which never wait for a write.

Secrets that are requested while a query runs are looked up together in the next query; otherwise a thousand
seats that reconnect at once would wait for a thousand queries.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Collection, Sequence
from concurrent.futures import ThreadPoolExecutor
from typing import TypeVar

from sqlalchemy import Connection, Engine, select
from sqlalchemy.exc import SQLAlchemyError

from discovery.store.engines import in_words
from discovery.store.rows import StoredSecret
from discovery.store.tables import secrets

T = TypeVar("T")
THREADS = 2
MOST_AT_ONCE = 500
"""The most secrets in one query; SQLite limits the parameters of a statement."""

Asked = tuple[str, "asyncio.Future[StoredSecret | None]"]


class StoreReader:
    """Every method may raise ``StoreError``."""

    def __init__(self, engine: Engine) -> None:
        self._engine = engine
        self._threads = ThreadPoolExecutor(THREADS, thread_name_prefix="reader")
        self._asked: list[Asked] = []
        self._looking: asyncio.Task[None] | None = None

    async def read(self, query: Callable[[Connection], T]) -> T:
        """Run ``query`` in a thread and return its result."""
        return await asyncio.get_running_loop().run_in_executor(self._threads, self._run, query)

    async def secret(self, digest: str) -> StoredSecret | None:
        """The seat that a secret opens, looked up by its hash; ``None`` if it is unknown or was replaced."""
        answer: asyncio.Future[StoredSecret | None] = asyncio.get_running_loop().create_future()
        self._asked.append((digest, answer))
        if self._looking is None:
            self._looking = asyncio.create_task(self._look())
        return await answer

    def stop(self) -> None:
        """End the threads that read."""
        self._threads.shutdown()

    async def _look(self) -> None:
        try:
            while self._asked:
                batch, self._asked = self._asked[:MOST_AT_ONCE], self._asked[MOST_AT_ONCE:]
                await self._answer(batch)
        finally:
            self._looking = None

    async def _answer(self, batch: Sequence[Asked]) -> None:
        wanted = {digest for digest, _ in batch}
        try:
            known = await self.read(lambda connection: _secrets(connection, wanted))
        except Exception as error:  # noqa: BLE001 - whatever it is, those who asked must hear of it
            for _, future in batch:
                if not future.done():
                    future.set_exception(error)
            return
        for digest, future in batch:
            if not future.done():
                future.set_result(known.get(digest))

    def _run(self, query: Callable[[Connection], T]) -> T:
        try:
            with self._engine.connect() as connection:
                return query(connection)
        except SQLAlchemyError as error:
            raise in_words(error) from error


def _secrets(connection: Connection, digests: Collection[str]) -> dict[str, StoredSecret]:
    asked = select(secrets.c.hash, secrets.c.game, secrets.c.seat)
    rows = connection.execute(asked.where(secrets.c.hash.in_(digests) & (secrets.c.revoked == 0)))
    return {row.hash: StoredSecret(row.hash, row.game, row.seat) for row in rows}
