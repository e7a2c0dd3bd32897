"""A host's programs that hang, crash or flood: tables continue, and no process stays behind."""

from __future__ import annotations

import asyncio
import shlex
import sys
from pathlib import Path

from discovery.server.protocol import Accepted, Created, Play, Start
from drills.drill import Findings, Round
from drills.servers import command_of, impatient, running, standard
from tests.support.server.harness import Served, fresh_id, plan, spread

MARK = "discovery-drill"
"""A mark in the command line of every program, so that processes left behind can be found."""
SECONDS = 1
MUCH = 50_000
"""Kilobytes of output of the program that writes too much."""
BAD = {
    "screams": f"import sys\nfor _ in range({MUCH}): sys.stderr.write('x' * 1000 + chr(10))",
    "forks": "import os, time; os.fork(); time.sleep(600)",
    "dies": "raise SystemExit(3)",
    "hangs": "import time; time.sleep(600)",
    "babbles": f"for _ in range({MUCH}): print('x' * 1000)",
    "long-winded": f"import time; print('x' * 1000 * {MUCH}, flush=True); time.sleep(600)",
}
FEW = 2
"""The number of programs in a short round."""
MOST_LOG = 4 * 1024 * 1024
"""Bytes that a program may add to the server's log."""


async def programs(around: Round) -> Findings:
    """A table for each program; its person plays on, then the server is killed."""
    findings = Findings()
    data, log = around.folder / "data", around.folder / "log"
    names = list(BAD)[: around.pick(FEW, len(BAD))]
    commands = {name: _command(around.folder, name) for name in names}
    options = [f"--program={name}={command}" for name, command in commands.items()]
    patient = standard(data, *options, "--program-seconds", str(SECONDS))
    async with running(patient if around.long else impatient(data, commands), log) as server:
        tables = {name: await server.served.create(plan("me Ann", f"program {name}")) for name in names}
        played = [_turns_beside(server.served, made, around.pick(2, 10)) for made in tables.values()]
        turns = dict(zip(names, await asyncio.gather(*played), strict=True))
        for name, count in turns.items():
            findings.expect(count > 1, f"beside a program that {name} the table stands still")
        size = log.stat().st_size
        findings.expect(size < MOST_LOG, f"the log has {size / 1e6:.0f} MB")
        await server.kill()
    left = await _left_behind()
    findings.expect(not left, f"{len(left)} programs outlive the server")
    findings.figures = {
        "programs": len(names),
        "turns beside them": sum(turns.values()),
        "kB of log": round(size / 1024),
        "processes left behind": len(left),
    }
    return findings


async def _turns_beside(served: Served, made: Created, most: int) -> int:
    """How many turns a person plays at a table with a program."""
    ann = await served.sit(made.seats[0].token, host=made.host)
    await ann.ask(Start(fresh_id()))
    turns = 0
    for _ in range(most):
        try:
            legal = await asyncio.wait_for(ann.my_turn(), 45.0)
        except TimeoutError:
            break
        assert ann.update is not None
        ending = next((move for move in spread(legal) if move in ("pass", "end")), legal[0])
        answer = await ann.ask(Play(fresh_id(), ann.update.seq, ending))
        turns += isinstance(answer, Accepted)
    await ann.line.close()
    return turns


def _command(folder: Path, name: str) -> str:
    """Write the program to a file; returns the command that starts it."""
    file = folder / f"{name}.py"
    file.write_text(BAD[name], encoding="utf-8")
    return f"{shlex.quote(sys.executable)} {shlex.quote(str(file))} {MARK}"


async def _left_behind() -> list[int]:
    """The processes of this drill that still run some seconds after their server."""
    for _ in range(50):
        if not _running():
            break
        await asyncio.sleep(0.1)
    return _running()


def _running() -> list[int]:
    """The processes of this drill."""
    found = []
    for place in Path("/proc").glob("[0-9]*"):
        words = command_of(place.name).split(b"\0")
        if MARK.encode() in words and b"serve" not in words:
            found.append(int(place.name))
    return found
