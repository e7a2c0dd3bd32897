"""Which process writes which table, where several share a database.

A process says every second that it runs, by the database's own clock. The lease of one that has not said so
for ``LIFE`` seconds is free for any other process. A lease lets one process run a table's clocks and
programs, and it alone writes the table: a process that was taken for dead and writes on is refused
(``jobs.append_all``), so a process that has taken a table knows all of its events.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Collection
from concurrent.futures import ThreadPoolExecutor
from typing import TypeVar

from sqlalchemy import (
    BigInteger,
    ColumnElement,
    Connection,
    Engine,
    cast,
    delete,
    func,
    literal,
    select,
)
from sqlalchemy.dialects.postgresql import insert
from sqlalchemy.exc import SQLAlchemyError

from discovery.store.engines import in_words
from discovery.store.tables import games, leases, processes

T = TypeVar("T")
LIFE = 4.0
"""Seconds for which a process counts as running after it has said so."""
FORGOTTEN = 60 * LIFE
"""Seconds after which a process that says nothing is no longer remembered."""
TRIES = 3


class Leases:
    """The leases of one database. Every method may raise ``StoreError``. They have a connection and a thread
    of their own, so that they never wait behind the writing of events."""

    def __init__(self, engine: Engine) -> None:
        self._engine = engine
        self._thread = ThreadPoolExecutor(1, thread_name_prefix="leases")

    async def renew(self, process: str, address: str) -> frozenset[str]:
        """Say that a process runs and where the others reach it; the tables that are its own."""
        return await self._run(lambda connection: _renew(connection, process, address))

    async def take(self, table: str, process: str) -> str:
        """Make a table a process's own: ``""`` if it is now, or the address of the process that has it."""
        return await self._run(lambda connection: _take(connection, table, process))

    async def holder(self, table: str, process: str) -> str:
        """The address of another running process that has a table; ``""`` if none has."""
        return await self._run(lambda connection: _holder(connection, table, process))

    async def release(self, tables: Collection[str], process: str) -> None:
        """Tables are no longer the process's own."""
        await self._run(lambda connection: _release(connection, tables, process))

    async def leave(self, process: str) -> None:
        """The process ends, and all that it has is free."""
        await self._run(lambda connection: leave(connection, process))

    async def others(self, process: str) -> list[str]:
        """The addresses of the other running processes."""
        return await self._run(lambda connection: _others(connection, process))

    def stop(self) -> None:
        """End the thread that reads and writes the leases."""
        self._thread.shutdown()

    async def _run(self, work: Callable[[Connection], T]) -> T:
        return await asyncio.get_running_loop().run_in_executor(self._thread, self._carry_out, work)

    def _carry_out(self, work: Callable[[Connection], T]) -> T:
        try:
            with self._engine.begin() as connection:
                return work(connection)
        except SQLAlchemyError as error:
            raise in_words(error) from error


def _now() -> ColumnElement[int]:
    return cast(func.extract("epoch", func.clock_timestamp()) * 1000, BigInteger)


def _renew(connection: Connection, process: str, address: str) -> frozenset[str]:
    until = _now() + int(1000 * LIFE)
    row = insert(processes).values(id=process, address=address, until=until)
    connection.execute(row.on_conflict_do_update(index_elements=["id"], set_={"until": row.excluded.until}))
    # those that were killed, with what they had, are forgotten when nobody can be waiting for them any more
    gone = (
        delete(processes).where(processes.c.until < _now() - int(1000 * FORGOTTEN)).returning(processes.c.id)
    )
    for name in connection.execute(gone).scalars().all():
        connection.execute(delete(leases).where(leases.c.process == name))
    own = connection.execute(select(leases.c.game).where(leases.c.process == process))
    return frozenset(own.scalars())


def _take(connection: Connection, table: str, process: str) -> str:
    # waits for events that the former owner is writing, and makes it wait with the next: see ``append_all``
    locking = select(games.c.id).where(games.c.id == table).with_for_update()
    there = select(games.c.id, literal(process)).where(games.c.id == table)
    row = insert(leases).from_select(["game", "process"], there)
    running = select(processes.c.id).where(processes.c.until > _now())
    free = (leases.c.process == process) | leases.c.process.not_in(running)
    taking = row.on_conflict_do_update(
        index_elements=["game"], set_={"process": row.excluded.process}, where=free
    ).returning(leases.c.game)
    for _ in range(TRIES):
        holder = _holder(connection, table, process)
        if holder:
            return holder
        connection.execute(locking)
        if connection.execute(taking).first() is not None:
            return ""
    return ""  # there is no such table, which loading it will report


def _holder(connection: Connection, table: str, process: str) -> str:
    others = (leases.c.game == table) & (leases.c.process != process)
    runs = (processes.c.id == leases.c.process) & (processes.c.until > _now())
    asked = select(processes.c.address).join(leases, runs).where(others)
    return str(connection.execute(asked).scalar() or "")


def _release(connection: Connection, tables: Collection[str], process: str) -> None:
    own = (leases.c.process == process) & leases.c.game.in_(list(tables))
    connection.execute(delete(leases).where(own))


def leave(connection: Connection, process: str) -> None:
    """Forget a process and what it has: it ends, or was seen to have ended."""
    connection.execute(delete(leases).where(leases.c.process == process))
    connection.execute(delete(processes).where(processes.c.id == process))


def _others(connection: Connection, process: str) -> list[str]:
    running = (processes.c.id != process) & (processes.c.until > _now())
    return list(connection.execute(select(processes.c.address).where(running)).scalars())


def anybody(connection: Connection) -> bool:
    """Whether any process runs on this database."""
    return connection.execute(select(processes.c.id).where(processes.c.until > _now())).first() is not None
