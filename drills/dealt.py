"""Deals of finished games, checked by a program that shares no code with the server."""

from __future__ import annotations

import asyncio
import re
import sys
from asyncio.subprocess import PIPE
from pathlib import Path

from drills.crowd import Crowd, Person
from drills.drill import Findings, Round
from drills.servers import Server, running, without_limits

ROOT = Path(__file__).parents[1]
CHECKER = ROOT / "examples" / "check_dice.py"
DECK = ROOT / "src" / "discovery" / "evolution" / "cards" / "data" / "prehistory.csv"
ISOLATED = ("-I", "-S")
"""The checker's Python finds the standard library alone, and nothing of this project."""
GAMES = ("explore", "intro")
"""Games without windows, which random players finish in seconds."""
RIGHT, FORGED = ["commitment: right", "order: right"], ["commitment: right", "order: WRONG"]
_ORDER = re.compile(r'^(\[Order ")([^,"]+), ([^,"]+)', re.MULTILINE)
_COMMITMENT = re.compile(r'^\[Commitment "(.*)"\]', re.MULTILINE)


async def dealt(around: Round) -> Findings:
    """Play games to their end; compare each record with the commitment that was shown during the game, and
    let the checker work the deal out. It must also notice two cards that were exchanged."""
    findings, crowd = Findings(), Crowd(around.dice(), seats=2)
    async with running(without_limits(around.folder / "data"), around.folder / "log") as server:
        await crowd.sit(server.served, around.pick(2, 60), GAMES)
        shown = {person.table: _commitment(person) for person in crowd.people}
        await crowd.play()
        records = {table: await _record(server, table) for table in shown}
        traces = server.tracebacks()
    files = around.folder / "records"
    files.mkdir()
    right = noticed = 0
    for table, record in records.items():
        findings.expect(_COMMITMENT.findall(record) == [shown[table]], f"{table}: another commitment")
        right += await _checked(files / f"{table}.record", record) == RIGHT
        noticed += await _checked(files / f"{table}.forged", _ORDER.sub(r"\1\3, \2", record)) == FORGED
    findings.expect(right == len(records), f"{len(records) - right} deals do not follow from their key")
    findings.expect(noticed == len(records), f"{len(records) - noticed} exchanged cards were not noticed")
    findings.expect(traces == 0, f"{traces} tracebacks")
    findings.figures = {
        "finished games": len(records),
        "deals that follow from the committed key": right,
        "forged orders noticed": noticed,
    }
    return findings


def _commitment(person: Person) -> str:
    """What the table shows before its key is published."""
    assert person.player is not None
    assert person.player.update is not None
    return person.player.update.table.commitment


async def _record(server: Server, table: str) -> str:
    """The record of a finished game, ``""`` if the server gives none."""
    answer = await server.web.get(f"api/tables/{table}/record")
    return answer.text if answer.status_code == 200 else ""


async def _checked(file: Path, record: str) -> list[str]:
    """What the checker says of the commitment and of the order."""
    file.write_text(record, encoding="utf-8")
    command = (sys.executable, *ISOLATED, str(CHECKER), str(file), str(DECK))
    process = await asyncio.create_subprocess_exec(*command, stdout=PIPE)
    said, _ = await process.communicate()
    return said.decode().splitlines()[:2]
