"""Group commit: one task takes everything that waits to be written and commits it at once.

A flush to disk costs the same for one event as for fifty, so at a full house writes wait for one flush, not
for fifty. Each job runs in a savepoint of its own: a job that fails, fails alone. A job's future is resolved
only after the commit, so whoever waited for it knows that it is on disk.
"""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable

import structlog
from sqlalchemy.exc import DBAPIError, IntegrityError, SQLAlchemyError
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

from discovery.errors import Code, StoreError

log = structlog.get_logger()

Job = Callable[[AsyncConnection], Awaitable[None]]
Waiting = tuple[Job, "asyncio.Future[None]"]


class Writer:
    """The only way into the database. ``run`` must be a running task."""

    def __init__(self, engine: AsyncEngine) -> None:
        self._engine = engine
        self._queue: asyncio.Queue[Waiting | None] = asyncio.Queue()
        self.commits = 0

    async def submit(self, job: Job) -> None:
        """Return when ``job`` is on disk. ``StoreError``: the disk refuses; ``IntegrityError``: a clash."""
        done: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._queue.put_nowait((job, done))
        await asyncio.shield(done)

    def stop(self) -> None:
        """End ``run`` after everything submitted so far."""
        self._queue.put_nowait(None)

    async def run(self) -> None:
        """Write until ``stop``."""
        while (first := await self._queue.get()) is not None:
            batch = [first]
            last = False
            while not self._queue.empty() and not last:
                following = self._queue.get_nowait()
                if following is None:
                    last = True
                else:
                    batch.append(following)
            await self._commit(batch)
            if last:
                return

    async def _commit(self, batch: list[Waiting]) -> None:
        written: list[asyncio.Future[None]] = []
        try:
            async with self._engine.begin() as connection:
                for job, done in batch:
                    if await _run_alone(connection, job, done):
                        written.append(done)
        except SQLAlchemyError as error:
            for _, done in batch:
                _fail(done, error)
            return
        self.commits += 1
        for done in written:
            if not done.done():
                done.set_result(None)


async def _run_alone(connection: AsyncConnection, job: Job, done: asyncio.Future[None]) -> bool:
    """Run one job; only a clash or a fault of its own counts as its failure alone.

    What the disk refuses may have rolled back the jobs before it too, so that ends the whole batch.
    """
    savepoint = await connection.begin_nested()
    try:
        await job(connection)
    except Exception as error:
        if isinstance(error, SQLAlchemyError) and not isinstance(error, IntegrityError):
            raise
        await savepoint.rollback()
        _fail(done, error)
        return False
    await savepoint.commit()
    return True


def _fail(done: asyncio.Future[None], error: Exception) -> None:
    if not done.done():
        done.set_exception(in_words(error))
        done.exception()  # its waiter may be gone; nobody else needs to hear of it


def in_words(error: Exception) -> Exception:
    """The ``StoreError`` for what a disk does to a database, or the error itself."""
    if not isinstance(error, DBAPIError):
        return error
    reason = str(error.orig).lower()
    log.error("disk-refused", reason=reason)
    if "readonly" in reason or "unable to open" in reason:
        return StoreError(Code.DATA_READ_ONLY, given="")
    if "full" in reason or "i/o error" in reason or "locked" in reason:
        return StoreError(Code.CANNOT_WRITE, given="discovery.sqlite")
    if "malformed" in reason or "not a database" in reason:
        return StoreError(Code.DATA_CORRUPT, given="discovery.sqlite")
    return error
