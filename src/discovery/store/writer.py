"""Group commit: one call in one thread writes all waiting jobs and commits them together.

A flush to disk costs the same for one event as for fifty, and so does a switch of threads: under full load
writes wait for one of each, not for fifty. A batch is written as a whole; only if it fails is every job
written again in a savepoint of its own, so that a failing job does not affect the others. A job's future is
resolved only after the commit, so a caller that waited for it knows that the job is on disk.
"""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import closing

from sqlalchemy import Connection, Engine
from sqlalchemy.exc import DataError, IntegrityError, SQLAlchemyError

from discovery.store.engines import in_words, may_repeat
from discovery.store.jobs import Job, write_all

Waiting = tuple[Job, "asyncio.Future[None]"]


class StoreWriter:
    """The only way into the database. ``run`` must be a running task. ``committed`` is told the seconds of
    each commit, in the thread that writes."""

    def __init__(self, engine: Engine) -> None:
        self._engine = engine
        self._thread = ThreadPoolExecutor(1, thread_name_prefix="writer")
        self._waiting: list[Waiting] = []
        self._news = asyncio.Event()
        self._last = False
        self.commits = 0
        self.committed: Callable[[float], None] = lambda seconds: None

    async def submit(self, job: Job) -> None:
        """Return when ``job`` is on disk. ``StoreError``: the disk refuses; ``IntegrityError``: a clash.

        Cancelling the wait does not cancel the job.
        """
        done: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._waiting.append((job, done))
        self._news.set()
        await done

    def stop(self) -> None:
        """End ``run`` after everything submitted so far."""
        self._last = True
        self._news.set()

    async def flush(self) -> None:
        """Take over all that was written from SQLite's log into the database, and empty the log: erased rows
        still stand there. Other databases look after that themselves."""
        if self._engine.dialect.name == "sqlite":
            await asyncio.get_running_loop().run_in_executor(self._thread, self._flush)

    def _flush(self) -> None:
        # the driver's own connection: a transaction would stand in its own way
        with closing(self._engine.raw_connection()) as connection:
            connection.cursor().execute("PRAGMA wal_checkpoint(TRUNCATE)").close()

    async def run(self) -> None:
        """Write jobs in batches until ``stop`` is called and none waits."""
        loop = asyncio.get_running_loop()
        while self._waiting or not self._last:
            await self._news.wait()
            self._news.clear()
            batch, self._waiting = self._waiting, []
            if batch:
                jobs = [job for job, _ in batch]
                failures = await loop.run_in_executor(self._thread, self._commit, jobs)
                for (_, done), failure in zip(batch, failures, strict=True):
                    _settle(done, failure)
        self._thread.shutdown()

    def _commit(self, jobs: Sequence[Job]) -> Sequence[Exception | None]:
        """Write all jobs; returns the error of each, if any. Called in the writer's thread."""
        begun = time.perf_counter()
        try:
            failures = self._written(jobs)
        except Exception as error:  # noqa: BLE001 - whatever it is, those who wait must hear of it
            return [in_words(error)] * len(jobs)
        self.commits += 1
        self.committed(time.perf_counter() - begun)
        return failures

    def _written(self, jobs: Sequence[Job]) -> Sequence[Exception | None]:
        """As ``_together``, once more if another process's transaction stood in the way."""
        try:
            return self._together(jobs)
        except SQLAlchemyError as error:
            if not may_repeat(error):
                raise
            return self._together(jobs)

    def _together(self, jobs: Sequence[Job]) -> Sequence[Exception | None]:
        try:
            with self._engine.begin() as connection:
                write_all(connection, jobs)
        except Exception as error:
            if _of_the_disk(error):
                raise
            with self._engine.begin() as connection:
                return [_alone(connection, job) for job in jobs]
        return [None] * len(jobs)


def _alone(connection: Connection, job: Job) -> Exception | None:
    """Write one job; only a clash or a fault of its own fails this job alone.

    A disk error may have rolled back the jobs before it, too, so it fails the whole batch.
    """
    try:
        with connection.begin_nested():
            job.write(connection)
    except Exception as error:
        if _of_the_disk(error):
            raise
        return error
    return None


def _of_the_disk(error: Exception) -> bool:
    return isinstance(error, SQLAlchemyError) and not isinstance(error, IntegrityError | DataError)


def _settle(done: asyncio.Future[None], failure: Exception | None) -> None:
    """Resolve the future, unless it was cancelled."""
    if done.done():
        return
    if failure is None:
        done.set_result(None)
    else:
        done.set_exception(failure)
