"""Several processes on one PostgreSQL: killed, replaced, cut off from their bus and from their database."""

from __future__ import annotations

import asyncio
import os
import signal
import time
from collections.abc import AsyncIterator, Awaitable, Callable, Iterable
from contextlib import asynccontextmanager, suppress
from pathlib import Path

import psycopg
from websockets.exceptions import ConnectionClosed

from discovery.store.engines import driver_address
from drills.crowd import Crowd, Person, look_at_events
from drills.drill import Findings, Round
from drills.servers import Server, command_of, running, sharing
from tests.support.data_servers import postgres, redis

PROCESSES = 3
TABLES = 12
BETWEEN_SECONDS = 0.6
"""Seconds of play between two kills: within this time another process has taken the tables over."""
SILENT_BUS, SILENT_DATABASE = 4.0, 10.0
REPLACING_SECONDS, WAITING_SECONDS = 120.0, 30.0
SERVER = {"database-away", "cannot-write", "internal", "server-stopping", "table-moved", "too-many"}
"""Reasons against a move that lie in the server, not in the game."""
PAUSE = 0.2
"""Seconds for which people think: their games have to outlast what is done to the server."""
AGAIN_SECONDS = 0.1


class Steady:
    """A crowd that plays on whatever happens: who is cut off comes back and repeats what was not answered.
    ``longest`` is the longest time that anybody had to try before they were back."""

    def __init__(self, crowd: Crowd, server: Server, findings: Findings) -> None:
        self._crowd = crowd
        self._server = server
        self._findings = findings
        self._ending = False
        self.returns = 0
        self.longest = 0.0

    @asynccontextmanager
    async def playing(self) -> AsyncIterator[None]:
        """Play during the block; afterwards everybody is back and has an answer to everything."""
        tasks = [asyncio.create_task(self._keep_on(person)) for person in self._crowd.people]
        try:
            yield
        finally:
            for task in tasks:
                task.cancel()
            await asyncio.gather(*tasks, return_exceptions=True)
        await self._crowd.go()
        await asyncio.gather(*(self.come(person) for person in self._crowd.people))

    async def _keep_on(self, person: Person) -> None:
        while not person.over:
            await person.play(self._crowd.dice, 10_000, PAUSE)
            if not person.over:
                await self.come(person)

    async def come(self, person: Person) -> None:
        """Try until one is back, as a page does."""
        began = time.perf_counter()
        while True:
            try:
                await person.come(self._server.served, self._findings)
            except (ConnectionClosed, OSError):
                await asyncio.sleep(AGAIN_SECONDS)
            else:
                break
        self.returns += 1
        self.longest = max(self.longest, time.perf_counter() - began)


@asynccontextmanager
async def cluster(around: Round, database: str, bus: str = "") -> AsyncIterator[Server]:
    """A server of several processes."""
    command = sharing(around.folder / "data", database, PROCESSES, bus)
    async with running(command, around.folder / "log") as server:
        yield server
        await server.stop()


def children(server: Server) -> list[int]:
    """The processes that serve, by their ids."""
    parent = server.process.pid
    listed = Path(f"/proc/{parent}/task/{parent}/children").read_text(encoding="ascii").split()
    return [int(pid) for pid in listed if b"spawn_main" in command_of(pid)]


def look_at_database(url: str, people: Iterable[Person], findings: Findings) -> int:
    """Check the stored events against the acknowledged moves; returns their number."""
    with psycopg.connect(driver_address(url)) as connection:
        rows = connection.execute("SELECT game, seq, key FROM events ORDER BY game, seq").fetchall()
    look_at_events(rows, people, findings)
    return len(rows)


async def cluster_kills(around: Round) -> Findings:
    """Everybody plays, and single processes are killed; the others take their tables over."""
    findings, dice = Findings(), around.dice()
    crowd, kills = Crowd(dice), around.pick(3, around.kills)
    with postgres() as data:
        url = data.database()
        async with cluster(around, url) as server:
            killed = moves = stored = 0
            longest = 0.0
            while killed < kills:
                left = crowd.forget_what_is_over()
                await crowd.sit(server.served, around.pick(4, TABLES) - left)
                before, steady = crowd.acknowledged, Steady(crowd, server, findings)
                async with steady.playing():
                    for _ in range(min(around.pick(3, 25), kills - killed)):
                        await asyncio.sleep(dice.uniform(BETWEEN_SECONDS, 3 * BETWEEN_SECONDS))
                        if serving := children(server):
                            with suppress(ProcessLookupError):
                                os.kill(dice.choice(serving), signal.SIGKILL)
                                killed += 1
                moves += crowd.acknowledged - before
                longest = max(longest, steady.longest)
                stored = look_at_database(url, crowd.people, findings)
        gaps = sum(person.gaps for person in crowd.people)
        findings.expect(gaps == 0, f"{gaps} updates had a gap")
        findings.figures = {
            "processes": PROCESSES,
            "kills": killed,
            "acknowledged moves": moves,
            "lost, doubled or not stored": len(findings.faults),
            "longest way back, s": round(longest, 1),
            "events stored": stored,
        }
    return findings


async def bus_away(around: Round) -> Findings:
    """Redis stops for a while, and everybody plays on."""
    with postgres() as data, redis() as bus:
        url = data.database()

        async def harm(server: Server) -> None:
            bus.stop()
            await asyncio.sleep(around.pick(1.0, SILENT_BUS))
            bus.start()

        findings = await _play_through(around, url, harm, bus.url)
        findings.expect(findings.figures["came back"] == 0, "somebody was cut off")
    return findings


async def database_away(around: Round) -> Findings:
    """PostgreSQL is cut off for a while: moves are refused in words, and go on by themselves."""
    with postgres() as data:
        url, back = data.database(), 0.0

        async def harm(server: Server) -> None:
            nonlocal back
            data.stop()
            await asyncio.sleep(around.pick(2.0, SILENT_DATABASE))
            data.start()
            back = time.perf_counter()

        findings = await _play_through(around, url, harm)
        findings.expect(back > 0, "the database did not come back")
    return findings


async def rolling(around: Round) -> Findings:
    """All processes are replaced one after the other while everybody plays."""
    with postgres() as data:

        async def harm(server: Server) -> None:
            before = set(children(server))
            server.process.send_signal(signal.SIGHUP)
            async with asyncio.timeout(REPLACING_SECONDS):
                while before & set(children(server)) or len(children(server)) != PROCESSES:
                    await asyncio.sleep(AGAIN_SECONDS)

        findings = await _play_through(around, data.database(), harm)
        findings.expect(findings.figures["refused by the server"] == "no", "a player saw an error")
    return findings


async def _play_through(
    around: Round, url: str, harm: Callable[[Server], Awaitable[None]], bus: str = ""
) -> Findings:
    """Everybody plays before, during and after some harm; what they found, with how they fared meanwhile."""
    findings, crowd = Findings(), Crowd(around.dice())
    async with cluster(around, url, bus) as server:
        await crowd.sit(server.served, around.pick(4, TABLES))
        steady = Steady(crowd, server, findings)
        async with steady.playing():
            await asyncio.sleep(1.0)
            before = crowd.acknowledged
            await harm(server)
            during = crowd.acknowledged - before
            returns, began = steady.returns, time.perf_counter()
            while crowd.acknowledged == before + during and time.perf_counter() - began < WAITING_SECONDS:
                await asyncio.sleep(AGAIN_SECONDS)
            waited = time.perf_counter() - began
        stored = look_at_database(url, crowd.people, findings)
        traces = server.tracebacks()
    refused = SERVER & {code for person in crowd.people for code in person.refused}
    over = all(person.over for person in crowd.people)
    findings.expect(over or waited < WAITING_SECONDS, "nobody played on")
    findings.expect(traces == 0, f"{traces} tracebacks")
    findings.expect(sum(person.gaps for person in crowd.people) == 0, "an update had a gap")
    findings.figures = {
        "processes": PROCESSES,
        "people": len(crowd.people),
        "moves meanwhile": during,
        "s to the next move": round(waited, 1),
        "came back": returns,
        "longest way back, s": round(steady.longest, 1),
        "refused by the server": ", ".join(sorted(refused)) or "no",
        "lost, doubled or not stored": len(findings.faults),
        "events stored": stored,
    }
    return findings
