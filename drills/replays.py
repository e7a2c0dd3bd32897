"""Stored games of every release must replay to the same end in any process."""

from __future__ import annotations

import asyncio
import os
import sys
from asyncio.subprocess import PIPE
from pathlib import Path

from drills.drill import Findings, Round

GOLDEN = Path(__file__).parents[1] / "tests" / "data" / "golden"
READER = """
import hashlib, sys
from pathlib import Path
from discovery.play.records import read
from discovery.play.replay import replay
total = hashlib.sha256()
for file in sorted(Path(sys.argv[1]).glob("*.record")):
    end = replay(read(file.read_text(encoding="utf-8")))
    result = end.game.result(end.state)
    total.update(f"{file.name} {result} {end.state.key()}".encode())
print(total.hexdigest())
"""


async def replays(around: Round) -> Findings:
    """Replay all of the project's stored games in processes with different hash seeds and builds."""
    findings = Findings()
    ways = [{"PYTHONHASHSEED": str(seed)} for seed in range(around.pick(2, 3))]
    ways.append({"PYTHONHASHSEED": "random", "DISCOVERY_PURE": "1"})
    ends = {await _ends(way) for way in ways}
    findings.expect(len(ends) == 1, f"{len(ends)} different ends")
    findings.figures = {
        "stored games": len(list(GOLDEN.glob("*.record"))),
        "processes": len(ways),
        "different ends": len(ends) - 1,
    }
    return findings


async def _ends(way: dict[str, str]) -> str:
    """A hash over the results of all games."""
    process = await asyncio.create_subprocess_exec(
        *(sys.executable, "-c", READER, str(GOLDEN)), env=os.environ | way, stdout=PIPE
    )
    said, _ = await process.communicate()
    return said.decode() or f"failed with {process.returncode}"
