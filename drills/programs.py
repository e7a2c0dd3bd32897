"""Programs of a host's own that hang, crash or flood: the table goes on, and nothing stays behind."""

from __future__ import annotations

import asyncio
import shlex
import sys
from pathlib import Path

from discovery.server.messages import Accepted, Play, Start
from drills.drill import Findings, Round
from drills.servers import running, stock
from tests.server.harness import fresh_id, plan, spread

MARK = "discovery-drill"
"""Stands in the command line of every program here, so that those left behind can be found."""
SECONDS = 1
MUCH = 50_000
"""Kilobytes that a program says which says too much."""
BAD = {
    "hangs": "import time; time.sleep(600)",
    "dies": "raise SystemExit(3)",
    "babbles": f"for _ in range({MUCH}): print('x' * 1000)",
    "screams": f"import sys\nfor _ in range({MUCH}): sys.stderr.write('x' * 1000 + chr(10))",
    "long-winded": f"import time; print('x' * 1000 * {MUCH}, flush=True); time.sleep(600)",
    "forks": "import os, time; os.fork(); time.sleep(600)",
}
MOST_LOG = 4 * 1024 * 1024
"""Bytes that a program may bring into the server's log."""


async def programs(around: Round) -> Findings:
    """A table for each program; its person plays on, then the server is killed."""
    findings = Findings()
    data, log = around.folder / "data", around.folder / "log"
    options = [f"--program={name}={_command(around.folder, name)}" for name in BAD]
    turns: dict[str, int] = {}
    async with running(stock(data, *options, "--program-seconds", str(SECONDS)), log) as server:
        tables = {name: await server.served.create(plan("me Ann", f"program {name}")) for name in BAD}
        for name, made in tables.items():
            ann = await server.served.sit(made.seats[0].token, host=made.host)
            await ann.ask(Start(fresh_id()))
            turns[name] = 0
            for _ in range(around.pick(2, 10)):
                try:
                    legal = await asyncio.wait_for(ann.my_turn(), 45.0)
                except TimeoutError:
                    break
                assert ann.update is not None
                ending = next((move for move in spread(legal) if move in ("pass", "end")), legal[0])
                answer = await ann.ask(Play(fresh_id(), ann.update.seq, ending))
                turns[name] += isinstance(answer, Accepted)
            await ann.line.close()
            findings.expect(turns[name] > 1, f"beside a program that {name} the table stands still")
        size = log.stat().st_size
        findings.expect(size < MOST_LOG, f"the log has {size / 1e6:.0f} MB")
        await server.kill()
    await asyncio.sleep(2.0)
    left = _left_behind()
    findings.expect(not left, f"{len(left)} programs outlive the server")
    findings.figures = {
        "programs": len(BAD),
        "turns beside them": sum(turns.values()),
        "kB of log": round(size / 1024),
        "processes left behind": len(left),
    }
    return findings


def _command(folder: Path, name: str) -> str:
    """Write the program down; what starts it."""
    file = folder / f"{name}.py"
    file.write_text(BAD[name], encoding="utf-8")
    return f"{shlex.quote(sys.executable)} {shlex.quote(str(file))} {MARK}"


def _left_behind() -> list[int]:
    """The processes of this drill that still run."""
    found = []
    for place in Path("/proc").glob("[0-9]*"):
        try:
            words = (place / "cmdline").read_bytes().split(b"\0")
        except OSError:
            continue
        if MARK.encode() in words and b"serve" not in words:
            found.append(int(place.name))
    return found
