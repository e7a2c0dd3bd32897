"""Kills the server in the middle of games, again and again."""

from __future__ import annotations

import asyncio

from discovery.store.data_folder import DataFolder
from drills.crowd import Crowd, look_at_disk
from drills.drill import Findings, Round
from drills.servers import running, without_limits

TABLES = 12


async def kills(around: Round) -> Findings:
    """Everybody plays; at a random moment the process is killed; everybody reconnects and compares."""
    findings = Findings()
    dice = around.dice()
    data = around.folder / "data"
    crowd = Crowd(dice)
    events = moves = repeated = gaps = 0
    cycles = around.pick(3, around.kills)
    for _ in range(cycles):
        left = crowd.forget_what_is_over()
        async with running(without_limits(data), around.folder / "log") as server:
            await crowd.come_back(server.served, findings)
            await crowd.sit(server.served, around.pick(4, TABLES) - left)
            before = crowd.acknowledged
            playing = asyncio.ensure_future(crowd.play())
            await asyncio.sleep(dice.uniform(0.05, 0.6))
            await server.kill()
            await playing
        moves += crowd.acknowledged - before
        events = look_at_disk(DataFolder(data).database, crowd.people, findings)
        repeated += sum(person.repeated for person in crowd.people)
        gaps += sum(person.gaps for person in crowd.people)
        for person in crowd.people:
            person.repeated = person.gaps = 0
    lost = len(findings.faults)
    findings.expect(gaps == 0, f"{gaps} updates had a gap")
    findings.figures = {
        "kills": cycles,
        "acknowledged moves": moves,
        "lost, doubled or not on disk": lost,
        "unanswered moves sent again": repeated,
        "events on disk": events,
    }
    return findings
