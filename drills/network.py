"""Network behaviour of clients: they all reconnect at once, read slowly or never, flood, hang and vanish."""

from __future__ import annotations

import asyncio
import os
import time
from collections.abc import Awaitable, Callable
from contextlib import AsyncExitStack, suppress
from statistics import median, quantiles

import msgspec
from websockets.exceptions import ConnectionClosed

from discovery.server.protocol import Accepted, Goodbye, Play
from discovery.store.data_folder import DataFolder
from drills.crowd import Crowd, look_at_disk
from drills.drill import Findings, Round
from drills.servers import Server, impatient, running, standard, without_limits
from tests.support.server.drills import (
    TEXT,
    Target,
    fragments,
    frame,
    half_said,
    pings,
    raw_socket,
    request,
    upgrade,
)
from tests.support.server.harness import Player, fresh_id, hello, last_words, spread

LONGEST = 5000.0
"""Milliseconds. Somebody who waits longer for a move's answer would think that the server is down."""
POOLED = min(32, (os.cpu_count() or 1) + 4)
"""Threads that asyncio's pool starts as work overlaps, whenever that is, and keeps. What a visit leaves
behind outgrows them, for even a short round has more visits."""
NESTED = b'{"a":' * 2600


async def moves(crowd: Crowd, until: Callable[[], bool]) -> list[float]:
    """Play a move every 50 ms at most; returns the ms from each move to its answer, until ``until`` is
    true."""
    times = []
    while not until():
        person = next((one for one in crowd.people if _legal(one.player)), None)
        if person is None:
            break
        player = person.player
        assert player is not None
        assert player.update is not None
        began = time.perf_counter()
        answer = await player.ask(Play(fresh_id(), player.update.seq, crowd.dice.choice(_legal(player))))
        times.append(1000 * (time.perf_counter() - began))
        if isinstance(answer, Accepted):
            for one in crowd.people:
                if one.player is not None and one.table == person.table:
                    await one.player.caught_up(answer.seq)
        await asyncio.sleep(max(0.0, 0.05 - times[-1] / 1000))
    return times


def _legal(player: Player | None) -> list[str]:
    update = player.update if player is not None else None
    return spread(update.position.legal) if update is not None and update.position is not None else []


async def beside(crowd: Crowd, harm: Awaitable[None]) -> list[float]:
    """Play moves while an attack runs; at least one is tried after it has begun."""
    doing = asyncio.ensure_future(harm)
    times = await moves(crowd, doing.done)
    await doing
    return times or await moves(crowd, lambda: bool(crowd.dice.random() < 0.5))


async def floods(around: Round) -> Findings:
    """One client floods; the others play on."""
    findings = Findings()
    kinds = {
        "pings": pings(1),
        "pings of 125 bytes": pings(1, 125),
        "empty parts": fragments(1),
        "nonsense": [frame(TEXT, b"{")],
        "nested objects": [frame(TEXT, NESTED)],
    }
    async with running(standard(around.folder / "data"), around.folder / "log") as server:
        crowd = Crowd(around.dice(), seats=2)
        await crowd.sit(server.served, 1, ["explore"])
        quiet = await moves(crowd, _after(1.0))
        findings.figures["others without a flood, p50 ms"] = round(median(quiet))
        for number, (kind, frames) in enumerate(kinds.items()):
            if not any(_legal(person.player) for person in crowd.people):
                await crowd.sit(server.served, 1, ["explore"])
                crowd.people = crowd.people[-2:]
            target = server.target(f"127.0.1.{number + 1}")
            times = await beside(crowd, _flood(target, frames, around.pick(1.5, 6.0)))
            worst = max(times, default=float("inf"))
            findings.figures[f"others beside {kind}, worst ms"] = round(worst) if times else "no answer"
            findings.expect(worst < LONGEST, f"{kind}: the others waited {worst:.0f} ms")
        findings.expect(server.tracebacks() == 0, f"{server.tracebacks()} tracebacks in the log")
    return findings


async def _flood(target: Target, frames: list[bytes], seconds: float) -> None:
    """Send as much of the last frame as possible, on one socket after another."""
    burst = frames[-1] * max(1, 65_536 // len(frames[-1]))
    end = time.monotonic() + seconds
    while time.monotonic() < end:
        try:
            async with raw_socket(target) as line:
                await line.send(b"".join(frames))
                while time.monotonic() < end and await line.send(burst):
                    await asyncio.sleep(0)
        except (OSError, asyncio.IncompleteReadError, TimeoutError, AssertionError):
            await asyncio.sleep(0.1)  # the server lets nobody in just now


def _after(seconds: float) -> Callable[[], bool]:
    end = time.monotonic() + seconds
    return lambda: time.monotonic() >= end


async def silent_connections(around: Round) -> Findings:
    """Connections that send nothing, or half a head, body or handshake, are ended by the server."""
    findings = Findings()
    each = around.pick(10, 90)
    data = around.folder / "data"
    async with running(standard(data) if around.long else impatient(data), around.folder / "log") as server:
        crowd = Crowd(around.dice(), seats=2)
        await crowd.sit(server.served, 1, ["explore"])
        body = request(server.target(), "POST", "api/tables", "Content-Length: 900") + b"{"
        halves = [b"", b"GET / HTTP/1.1\r\nHo", body, upgrade(server.target())]
        waiting = [
            half_said(server.target(f"127.0.2.{number + 1}"), said, each)
            for number, said in enumerate(halves)
        ]
        gathered = asyncio.gather(*waiting)
        times = await moves(crowd, _after(1.0))
        endings = [ending for some in await gathered for ending in some]
        open_still = sum(not ending.ended for ending in endings)
        findings.expect(open_still == 0, f"{open_still} of {len(endings)} are still open")
        findings.expect(bool(times), "nobody could move meanwhile")
    findings.figures = {"connections": len(endings), "ended by the server": len(endings) - open_still}
    return findings


async def slow_readers(around: Round) -> Findings:
    """Spectators who never read cost the players nothing and the server little, and are disconnected."""
    findings = Findings()
    async with running(without_limits(around.folder / "data"), around.folder / "log") as server:
        crowd = Crowd(around.dice(), seats=2)
        await crowd.sit(server.served, 1, ["explore"])
        before, files = server.memory, server.files
        watching = frame(TEXT, msgspec.json.encode(hello(table=crowd.people[0].table)))
        watchers = around.pick(10, 90)
        async with AsyncExitStack() as stack:
            for number in range(watchers):
                line = await stack.enter_async_context(
                    raw_socket(server.target(f"127.0.3.{number % 200 + 1}"))
                )
                line.writer.transport.pause_reading()  # type: ignore[attr-defined]  # it reads, too
                await line.send(watching)
            times = await moves(crowd, _after(around.pick(2.0, 20.0)))
            grown = server.memory - before
        await asyncio.sleep(1.0)
        findings.expect(server.files <= files + 2, f"{server.files - files} files are still open")
    p99 = quantiles(times, n=100)[98] if len(times) > 1 else float("inf")
    findings.expect(p99 < LONGEST, f"the players waited {p99:.0f} ms")
    findings.figures = {
        "watchers": watchers,
        "players' moves, p99 ms": round(p99),
        "MB grown": round(grown, 1),
    }
    return findings


async def coming_back(around: Round) -> Findings:
    """After a kill everybody reconnects at once."""
    findings = Findings()
    data = around.folder / "data"
    crowd = Crowd(around.dice(), seats=4)
    async with running(without_limits(data), around.folder / "log") as server:
        await crowd.sit(server.served, around.pick(5, 60), ["explore"])
        await server.kill()
    async with running(without_limits(data), around.folder / "log") as server:
        began = time.perf_counter()
        await crowd.come_back(server.served, findings)
        findings.figures = {
            "seats": len(crowd.people),
            "s until all are back": round(time.perf_counter() - began, 2),
        }
    return findings


async def stopping(around: Round) -> Findings:
    """Asked to stop under load, the server says goodbye, loses nothing and leaves nothing behind."""
    findings = Findings()
    data = around.folder / "data"
    crowd = Crowd(around.dice(), seats=2)
    async with running(without_limits(data), around.folder / "log") as server:
        await crowd.sit(server.served, around.pick(2, 10))
        watcher = await server.served.sit(table=crowd.people[0].table)
        playing = asyncio.ensure_future(crowd.play())
        await asyncio.sleep(0.5)
        farewell = asyncio.ensure_future(last_words(watcher))
        seconds = await server.stop()
        await playing
        findings.expect(await farewell == ("server-stopping", True), f"the goodbye was {farewell.result()}")
        findings.expect(watcher.line.close_code == 1012, f"closed with {watcher.line.close_code}")
        findings.expect(server.process.returncode == 0, f"it ended with {server.process.returncode}")
    look_at_disk(DataFolder(data).database, crowd.people, findings)
    findings.figures = {"s to stop": round(seconds, 2), "acknowledged moves": crowd.acknowledged}
    return findings


async def comings_and_goings(around: Round) -> Findings:
    """Thousands of visits leave no open file, thread or memory behind."""
    findings = Findings()
    cycles = around.pick(60, 10_000)
    async with running(without_limits(around.folder / "data"), around.folder / "log") as server:
        crowd = Crowd(around.dice(), seats=2)
        await crowd.sit(server.served, 1, ["explore"])
        token = crowd.people[0].token
        await _visits(server, token, cycles // 6)
        memory, files, threads = server.memory, server.files, server.threads
        await _visits(server, token, cycles - cycles // 6)
        await asyncio.sleep(1.0)
        grown = server.memory - memory
        findings.expect(server.files <= files + 2, f"{server.files - files} more open files")
        findings.expect(server.threads <= threads + POOLED, f"{server.threads - threads} more threads")
        findings.expect(grown <= 0.1 * memory, f"{grown:.1f} MB more memory")
        findings.figures = {"visits": cycles, "MB grown since a sixth of them": round(grown, 1)}
    return findings


async def _visits(server: Server, token: str, count: int) -> None:
    for number in range(count):
        player = await server.served.connect()
        with suppress(ConnectionClosed):
            if number % 3 < 2:
                await player.say(hello(token))
                await player.next()
            else:
                await player.say("{" if number % 2 else NESTED.decode())
                await player.hear(Goodbye)
        if number % 2:
            player.line.transport.abort()
        else:
            await player.line.close()
