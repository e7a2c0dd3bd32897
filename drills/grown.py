"""A grown server: a crowd that comes back to several processes, and data that move to PostgreSQL and back."""

from __future__ import annotations

import asyncio
import os
import signal
import sys
import time
from asyncio.subprocess import DEVNULL
from collections.abc import Sequence
from contextlib import suppress
from statistics import median

from drills.cluster import PROCESSES, Steady, children, cluster
from drills.crowd import Crowd
from drills.drill import Findings, Round
from drills.hidden import Viewer, answers
from drills.servers import running, sharing, without_limits
from tests.support.data_servers import postgres

MOVES = 6
TRIES = 3
"""Moves of each person at most before the data move: the games are in the middle then."""
Heard = dict[Viewer, list[bytes]]


async def crowd_back(around: Round) -> Findings:
    """All processes are killed at once; everybody reconnects to those that replace them."""
    findings, crowd = Findings(), Crowd(around.dice(), seats=4)
    with postgres() as data:
        async with cluster(around, data.database()) as server:
            await crowd.sit(server.served, around.pick(6, 250), ["explore"])
            steady = Steady(crowd, server, findings)
            for pid in children(server):
                with suppress(ProcessLookupError):
                    os.kill(pid, signal.SIGKILL)
            began, back = time.perf_counter(), []
            for coming in asyncio.as_completed([steady.come(person) for person in crowd.people]):
                await coming
                back.append(time.perf_counter() - began)
            traces = server.tracebacks()
    findings.expect(traces == 0, f"{traces} tracebacks")
    findings.figures = {
        "processes": PROCESSES,
        "seats": len(back),
        "s until half are back": round(median(back), 1),
        "s until all are back": round(max(back), 1),
        "tried once more": sum(person.repeated for person in crowd.people),
    }
    return findings


async def moving_house(around: Round) -> Findings:
    """Games that have begun move from SQLite to PostgreSQL, where several processes serve them, and back."""
    findings, crowd = Findings(), Crowd(around.dice(), seats=3)
    old, new = around.folder / "data", around.folder / "back"
    async with running(without_limits(old), around.folder / "log") as server:
        await crowd.sit(server.served, around.pick(4, 24))
        playing = asyncio.ensure_future(crowd.play(MOVES))
        await asyncio.sleep(around.pick(1.0, 3.0))
        await server.stop()
        await playing
    viewers = [Viewer(person.table, person.token) for person in crowd.people]
    viewers += [Viewer(table) for table in {person.table for person in crowd.people}]
    first = await _settled(around, without_limits(old), viewers)
    with postgres() as data:
        url = data.empty()
        await _move("--data", str(old), "--to", url)
        heard = [await _heard(around, sharing(around.folder / "spare", url, PROCESSES), viewers)]
        await _move("--data", str(around.folder / "spare"), "--database", url, "--to", str(new))
    heard.append(await _heard(around, without_limits(new), viewers))
    differing = sum(first[viewer] != there[viewer] for there in heard for viewer in viewers)
    findings.expect(differing == 0, f"{differing} viewers see something else after a move")
    findings.figures = {
        "tables": len(crowd.people) // crowd.seats,
        "viewers": len(viewers),
        "bytes compared twice": sum(map(len, (part for parts in first.values() for part in parts))),
        "viewers who see something else": differing,
    }
    return findings


async def _settled(around: Round, command: Sequence[str], viewers: Sequence[Viewer]) -> Heard:
    """What a server answers each viewer once nothing is due any more: it was stopped in the middle of games,
    and what they do by themselves comes after it has started again."""
    heard = await _heard(around, command, viewers)
    for _ in range(TRIES):
        before, heard = heard, await _heard(around, command, viewers)
        if before == heard:
            break
    return heard


async def _heard(around: Round, command: Sequence[str], viewers: Sequence[Viewer]) -> Heard:
    """What a server answers each viewer."""
    async with running(command, around.folder / "log") as server:
        found = {viewer: await answers(server, viewer) for viewer in viewers}
        await server.stop()
    return found


async def _move(*options: str) -> None:
    """``discovery admin move``. ``RuntimeError`` if it fails."""
    command = [sys.executable, "-m", "discovery", "admin", "move", *options]
    moving = await asyncio.create_subprocess_exec(*command, stdout=DEVNULL)
    if await moving.wait() != 0:
        raise RuntimeError("the move failed")
