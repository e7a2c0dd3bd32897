"""Servers as separate processes, and the system's figures about them."""

from __future__ import annotations

import os
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path
from urllib.parse import urlsplit

TICK = 1 / os.sysconf("SC_CLK_TCK")
SERVER = """
import sys
from pathlib import Path
from discovery.server.run import serve
from discovery.server.config.settings import Limits, Settings
many = 10**9
limits = Limits(tables_per_hour=many, guesses_per_hour=many, sockets=many, messages_per_second=many,
                message_burst=many)
more = {"database": sys.argv[2], "bus": sys.argv[3]} if sys.argv[2:] else {}
serve(Settings(Path(sys.argv[1]), port=0, limits=limits, **more))
"""
"""The server as hosts run it, without limits per address."""


@dataclass
class Served:
    """A running server. ``started`` is how many seconds it took until it listened."""

    process: subprocess.Popen[str]
    host: str
    port: int
    started: float

    @property
    def spent(self) -> float:
        """Seconds of processor time so far, all threads together."""
        fields = Path(f"/proc/{self.process.pid}/stat").read_text(encoding="ascii").rpartition(")")[2].split()
        return (int(fields[11]) + int(fields[12])) * TICK

    @property
    def memory(self) -> float:
        """The memory that the server uses now, in KB."""
        lines = Path(f"/proc/{self.process.pid}/status").read_text(encoding="ascii").splitlines()
        return next(float(line.split()[1]) for line in lines if line.startswith("VmRSS"))


@contextmanager
def served(folder: str, *shared: str) -> Iterator[Served]:
    """Run the server on a data directory; killed at the end, as by a power failure. ``shared`` are the
    addresses of a PostgreSQL database and of a bus (``""`` for the database's own)."""
    with _running("-c", SERVER, folder, *shared) as server:
        yield server


@contextmanager
def bare(size: int) -> Iterator[Served]:
    """Run the bare server with updates of ``size`` bytes."""
    with _running("-m", "bench.live.bare", str(size)) as server:
        yield server


@contextmanager
def _running(*arguments: str) -> Iterator[Served]:
    began = time.perf_counter()
    command = [sys.executable, *arguments]
    with subprocess.Popen(command, stdout=subprocess.PIPE, text=True, encoding="utf-8") as process:
        try:
            assert process.stdout is not None
            words = next((line for line in process.stdout if "http://" in line), "")
            if not words:
                raise ChildProcessError("the server does not start")
            address = urlsplit(words[words.index("http://") :].split()[0])
            assert address.port is not None
            yield Served(process, str(address.hostname), address.port, time.perf_counter() - began)
        finally:
            process.kill()
            process.wait()
