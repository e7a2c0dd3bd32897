"""Server processes for drills, as ``discovery serve`` starts them, and the system's figures about them."""

from __future__ import annotations

import asyncio
import json
import os
import re
import signal
import sys
import time
from asyncio.subprocess import DEVNULL, PIPE, Process
from collections.abc import AsyncIterator, Mapping, Sequence
from contextlib import asynccontextmanager
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import httpx

from tests.support.server.drills import Target
from tests.support.server.harness import PROGRAM, Player, Served

OPEN_HOUSE = """
import sys
from pathlib import Path
from discovery.server.run import serve
from discovery.server.config.settings import Limits, Settings
many = 10**9
limits = Limits(tables_per_hour=many, guesses_per_hour=many, replays_per_hour=many, sockets=many,
                messages_per_second=many, message_burst=many)
more = {"database": sys.argv[2], "processes": int(sys.argv[3]), "bus": sys.argv[4]} if sys.argv[2:] else {}
if __name__ == "__main__":
    serve(Settings(Path(sys.argv[1]), port=0, pace=0.0, flip_pace=0.0, log="json", limits=limits,
                   metrics="127.0.0.0/8", hint_iterations=20, **more))
"""
"""The server without limits for one address: all of a drill's people come from one, and may read its
numbers."""
HURRIED = """
import json, sys
from pathlib import Path
from discovery.engines.outside import host
from discovery.server.run import serve
from discovery.server.config.settings import Limits, Settings
host.STARTING_SECONDS = 2.0
limits = Limits(head_seconds=2.0, body_seconds=2.0, hello_seconds=2.0)
serve(Settings(Path(sys.argv[1]), port=0, log="json", limits=limits,
               commands=json.loads(sys.argv[2]), command_seconds=1.0))
"""
"""The server as hosts run it, except that it waits two seconds, not ten, for silent clients."""
STARTING_SECONDS = 60.0
STOPPING_SECONDS = 30.0


class DidNotStart(Exception):
    """The server ended before it listened; the message is its output."""


class Connections(Served):
    """Connects the tests' players and remembers their connections."""

    def __init__(self, address: str, web: httpx.AsyncClient) -> None:
        super().__init__(None, None, address, web)  # type: ignore[arg-type]  # these are in the other process
        self.players: list[Player] = []

    async def connect(self, **options: Any) -> Player:
        """Connect a player; the connection is closed at the end of the drill at the latest."""
        player = await super().connect(**options)
        self.players.append(player)
        return player

    async def close(self) -> None:
        """Close all connections; an unclosed one would cause a warning when it is collected."""
        for player in self.players:
            player.line.transport.abort()
            await player.line.wait_closed()


@dataclass
class Server:
    """A running server. ``log`` is the file that its standard error goes to."""

    process: Process
    address: str
    log: Path
    web: httpx.AsyncClient
    started: float
    served: Connections

    def target(self, source: str = "") -> Target:
        """Its address, for connections from a loopback address of their own."""
        return Target.of(self.address, source)

    @property
    def memory(self) -> float:
        """MB of it that are in memory now."""
        return float(self._status("VmRSS").split()[0]) / 1024

    @property
    def threads(self) -> int:
        """The number of threads of the server's process."""
        return int(self._status("Threads"))

    @property
    def files(self) -> int:
        """Its open files, sockets among them."""
        return len(os.listdir(f"/proc/{self.process.pid}/fd"))

    def _status(self, name: str) -> str:
        lines = Path(f"/proc/{self.process.pid}/status").read_text(encoding="ascii").splitlines()
        return next(line.partition(":")[2].strip() for line in lines if line.startswith(f"{name}:"))

    def tracebacks(self) -> int:
        """The number of tracebacks in its log."""
        return self.log.read_text(encoding="utf-8", errors="replace").count(
            "Traceback (most recent call last)"
        )

    async def kill(self) -> None:
        """Kill it, as a power failure would."""
        self.process.kill()
        await self.process.wait()

    async def stop(self) -> float:
        """Ask it to stop; returns the seconds it took."""
        began = time.perf_counter()
        self.process.send_signal(signal.SIGTERM)
        await asyncio.wait_for(self.process.wait(), STOPPING_SECONDS)
        return time.perf_counter() - began


def standard(folder: Path, *options: str) -> list[str]:
    """The command that hosts use."""
    serve = ["-m", "discovery", "serve", "--port", "0", "--log", "json", "--data", str(folder)]
    return [sys.executable, *serve, *options]


def impatient(folder: Path, commands: Mapping[str, str] | None = None) -> list[str]:
    """For short rounds: the same server with shorter timeouts; ``commands`` are the host's programs."""
    return [sys.executable, "-c", HURRIED, str(folder), json.dumps(dict(commands or {}))]


def without_limits(folder: Path) -> list[str]:
    """A server without limits for one address."""
    return [sys.executable, "-c", OPEN_HOUSE, str(folder)]


def sharing(folder: Path, database: str, processes: int, bus: str = "") -> list[str]:
    """A server of several processes on a PostgreSQL database."""
    return [*without_limits(folder), database, str(processes), bus]


@asynccontextmanager
async def running(command: Sequence[str], log: Path) -> AsyncIterator[Server]:
    """Run a server; killed at the end if it is still running. ``DidNotStart`` if it fails."""
    began = time.perf_counter()
    with log.open("ab") as file:
        process = await asyncio.create_subprocess_exec(*command, stdin=DEVNULL, stdout=PIPE, stderr=file)
    try:
        async with asyncio.timeout(STARTING_SECONDS):
            address = await _address(process, log)
        started = time.perf_counter() - began
        async with httpx.AsyncClient(base_url=address, headers=PROGRAM) as web:
            door = Connections(address, web)
            try:
                yield Server(process, address, log, web, started, door)
            finally:
                await door.close()
    finally:
        if process.returncode is None:
            process.kill()
        await process.communicate()


async def _address(process: Process, log: Path) -> str:
    assert process.stdout is not None
    async for line in process.stdout:
        if found := re.search(r"http://\S+", line.decode()):
            return found[0]
    raise DidNotStart(log.read_text(encoding="utf-8", errors="replace")[-2000:])


def command_of(pid: str) -> bytes:
    """The command line of a process, its words ended by zero bytes; nothing of one that has ended by now."""
    try:
        return Path(f"/proc/{pid}/cmdline").read_bytes()
    except OSError:
        return b""
