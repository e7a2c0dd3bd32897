"""The machine's clock jumps: running turns must end on time, and no table may be closed because of it."""

from __future__ import annotations

import asyncio
import sys
from pathlib import Path

from discovery.server.protocol import Start
from drills.drill import Findings, Round
from drills.servers import running
from tests.support.server.harness import Player, fresh_id, plan

HOUR, DAY = 3600, 86_400
TURN_SECONDS = 30
MOVED_CLOCK = """
import sys, time
from pathlib import Path
offset = Path(sys.argv[2])
wall, wall_ns = time.time, time.time_ns
def moved():
    return int(offset.read_text() or 0)
time.time = lambda: wall() + moved()
time.time_ns = lambda: wall_ns() + moved() * 10**9
from discovery.server.run import serve
from discovery.server.config.settings import Settings
serve(Settings(Path(sys.argv[1]), port=0, pace=0.0, flip_pace=0.0, log="json", sweep_seconds=0.2))
"""
"""A server whose wall clock is off by the seconds in a file."""


async def clocks(around: Round) -> Findings:
    """Turns of 30 s while the clock jumps by an hour; a start with the clock 31 days ahead."""
    findings = Findings()
    data, offset = around.folder / "data", around.folder / "offset"
    command = [sys.executable, "-c", MOVED_CLOCK, str(data), str(offset)]
    _set(offset, 0)
    async with running(command, around.folder / "log") as server:
        made = await server.served.create(plan("me Ann", "me Bo", turn_seconds=TURN_SECONDS))
        ann = await server.served.sit(made.seats[0].token, host=made.host)
        await ann.ask(Start(fresh_id()))
        await ann.until(lambda seen: seen.position is not None)
        for jump in (HOUR, -HOUR):
            _set(offset, jump)
            await asyncio.sleep(0.5)
            someone = await server.served.sit(table=made.table)
            turn = await _turn_after(someone, around.pick(1.5, 5.0))
            findings.expect(turn == 1, f"the clock jumped by {jump} s, and turn {turn} is on")
        if around.long:
            turn = await _turn_after(await server.served.sit(table=made.table), TURN_SECONDS + 5.0)
            findings.expect(turn == 2, f"turn {turn} is on after {TURN_SECONDS} s")
        await server.stop()
    _set(offset, 31 * DAY)
    async with running(command, around.folder / "log") as server:
        await asyncio.sleep(around.pick(1.0, 5.0))
        back = await server.served.sit(made.seats[0].token)
        status = back.update.table.status if back.update is not None else "gone"
        findings.expect(status == "playing", f"31 days ahead the table is {status}")
    findings.figures = {
        "jumps of an hour": 2,
        "starts 31 days ahead": 1,
        "turns or tables lost": len(findings.faults),
    }
    return findings


def _set(offset: Path, seconds: int) -> None:
    """Write the file atomically: the server may read it at any time."""
    new = offset.with_suffix(".new")
    new.write_text(str(seconds), encoding="ascii")
    new.replace(offset)


async def _turn_after(player: Player, seconds: float) -> int:
    """The number of the current turn."""
    end = asyncio.get_running_loop().time() + seconds
    while (left := end - asyncio.get_running_loop().time()) > 0:
        try:
            await asyncio.wait_for(player.next(), left)
        except TimeoutError:
            break
    assert player.update is not None
    return player.update.position.turn_number if player.update.position is not None else 0
