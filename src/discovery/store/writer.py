"""Group commit: one call in one thread writes all waiting jobs and commits them together.

A flush to disk costs the same for one event as for fifty, and so does a switch of threads: under full load
writes wait for one of each, not for fifty. A batch is written as a whole; only if it fails is every job
written again in a savepoint of its own, so that a failing job does not affect the others. A job's future is
resolved only after the commit, so a caller that waited for it knows that the job is on disk.
"""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from concurrent.futures import ThreadPoolExecutor

import structlog
from sqlalchemy import Connection, Engine
from sqlalchemy.exc import DBAPIError, IntegrityError, SQLAlchemyError

from discovery.core.errors import Code, StoreError
from discovery.store.jobs import Job, write_all

log = structlog.get_logger()

Waiting = tuple[Job, "asyncio.Future[None]"]


class Writer:
    """The only way into the database. ``run`` must be a running task."""

    def __init__(self, engine: Engine) -> None:
        self._engine = engine
        self._thread = ThreadPoolExecutor(1, thread_name_prefix="writer")
        self._waiting: list[Waiting] = []
        self._news = asyncio.Event()
        self._last = False
        self.commits = 0

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

    async def run(self) -> None:
        """Write until ``stop``."""
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
        try:
            failures = self._together(jobs)
        except Exception as error:  # noqa: BLE001 - whatever it is, those who wait must hear of it
            return [in_words(error)] * len(jobs)
        self.commits += 1
        return failures

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
    return isinstance(error, SQLAlchemyError) and not isinstance(error, IntegrityError)


def _settle(done: asyncio.Future[None], failure: Exception | None) -> None:
    """Resolve the future, unless it was cancelled."""
    if done.done():
        return
    if failure is None:
        done.set_result(None)
    else:
        done.set_exception(failure)


def in_words(error: Exception) -> Exception:
    """The ``StoreError`` for a disk error of the database, or the error itself."""
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
