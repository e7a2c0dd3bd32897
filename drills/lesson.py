"""A class of thirty joins, plays, is paused, watched and erased; then its names stand in no file."""

from __future__ import annotations

import asyncio
import json
import time
from pathlib import Path
from random import Random
from typing import Any

from drills.crowd import Person
from drills.drill import Findings, Round
from drills.servers import Server, running, without_limits

PUPILS, AT_A_TABLE = 30, 4
MOST_MOVES = 10_000
JOINED_SECONDS = 60.0
"""Seconds in which a whole class has joined by its code."""
PLAN = {
    "game": "explore",
    "deck": "prehistory",
    "options": [],
    "seats": [{"kind": "open"}] * AT_A_TABLE,
}


class Lesson:
    """A class on a server, and its pupils."""

    def __init__(self, server: Server, findings: Findings) -> None:
        self._server = server
        self._findings = findings
        self.made: Any = None
        self.pupils: list[Any] = []
        self.people: list[Person] = []
        self._earlier = 0

    async def ask(self, path: str, **body: Any) -> Any:
        """What the server answers; a refusal is a fault."""
        answer = await self._server.web.post(f"api/classes{path}", json=body)
        told = json.loads(answer.content)
        self._findings.expect(answer.is_success, f"{path}: {told.get('code', answer.status_code)}")
        return told

    async def taught(self, verb: str, **body: Any) -> Any:
        """What the teacher is answered."""
        return await self.ask(f"/{verb}", token=self.made["token"], **body)

    async def gather(self) -> float:
        """Make the class and let everybody join at once; the seconds that it took."""
        self.made = await self.ask("", plan=PLAN)
        began = time.perf_counter()
        joining = (self.ask("/join", code=self.made["code"]) for _ in range(PUPILS))
        self.pupils = await asyncio.gather(*joining)
        return time.perf_counter() - began

    async def sit(self) -> None:
        """Everybody comes to their table of this round by their own secret."""
        self._earlier = self.acknowledged
        self.people.clear()
        for pupil in self.pupils:
            place = await self.ask("/pupil", token=pupil["token"])
            person = Person(place["table"], 0, pupil["token"], "")
            await person.sit_down(self._server.served)
            self.people.append(person)

    async def play(self, dice: Random) -> None:
        """Everybody plays until the game is over or the lesson goes on to something else."""
        await asyncio.gather(*(person.play(dice, MOST_MOVES, 0.05) for person in self.people))

    async def is_shown(self, table: str) -> bool:
        """Whether a spectator sees the game of a table."""
        watcher = await self._server.served.sit(table=table)
        return watcher.update is not None and watcher.update.position is not None

    @property
    def acknowledged(self) -> int:
        """The moves that were acknowledged."""
        return self._earlier + sum(len(person.acknowledged) for person in self.people)


async def lesson(around: Round) -> Findings:
    """A lesson, in the long round with several rounds of play."""
    findings, data = Findings(), around.folder / "data"
    async with running(without_limits(data), around.folder / "log") as server:
        school = Lesson(server, findings)
        seconds = await school.gather()
        findings.figures["pupils"] = len({pupil["name"] for pupil in school.pupils})
        findings.figures["s until all have joined"] = round(seconds, 2)
        findings.expect(findings.figures["pupils"] == PUPILS, "pupils share a name")
        findings.expect(seconds < JOINED_SECONDS, f"joining took {seconds:.0f} s")
        words: set[str] = set()
        for number in range(around.pick(1, 5)):
            words |= await _play_a_round(school, around, findings, last=number == around.pick(0, 4))
        files = [file for file in data.rglob("*") if file.is_file()]
        findings.expect(_left(files, words) == words, "what is looked for was never there")
        await school.taught("erase")
        findings.figures["names and ids looked for"] = len(words)
        left = _left(files, words)
        findings.figures["left in any file"] = len(left)
        findings.expect(not left, f"still there: {sorted(left)[:5]}")
        findings.figures["moves"] = school.acknowledged
        findings.expect(server.tracebacks() == 0, "tracebacks in the log")
    return findings


async def _play_a_round(school: Lesson, around: Round, findings: Findings, *, last: bool) -> set[str]:
    """Deal, play, pause and go on; the names and ids that the board has shown."""
    board = (await school.taught("start"))["board"]
    seats = [seat for table in board["tables"] for seat in table["seats"]]
    findings.expect(len(seats) >= PUPILS, f"{len(seats)} seats")
    await school.sit()
    playing = asyncio.ensure_future(school.play(around.dice()))
    await asyncio.sleep(around.pick(0.5, 3.0))
    paused = (await school.taught("pause", paused=True))["board"]["tables"]
    going = [table["board"] for table in paused if table["status"] == "playing" and not table["paused"]]
    findings.expect(not going, f"not paused: {going}")
    await asyncio.sleep(around.pick(0.5, 2.0))
    later = (await school.taught("lesson"))["board"]["tables"]
    moved = [now["board"] for was, now in zip(paused, later, strict=True) if was["acting"] != now["acting"]]
    findings.expect(not moved, f"moves in the pause: {moved}")
    await school.taught("pause", paused=False)
    before = school.acknowledged
    await asyncio.wait([playing], timeout=around.pick(1.0, 20.0))
    playing.cancel()
    await asyncio.gather(playing, return_exceptions=True)
    findings.expect(school.acknowledged > before, "nobody plays on after the pause")
    findings.expect(await school.is_shown(board["tables"][0]["table"]), "nothing is shown on the wall")
    if not last:
        await school.taught("round")
    ids = {table["table"] for table in board["tables"]}
    return ids | {seat["name"] for seat in seats} | {school.made["id"], school.made["code"]}


def _left(files: list[Path], words: set[str]) -> set[str]:
    contents = [file.read_bytes() for file in files if file.exists()]
    return {word for word in words if any(word.encode() in content for content in contents)}
