"""A full disk, backups made and restored, old databases opened, a second server on the same data."""

from __future__ import annotations

import asyncio
import resource
import sqlite3
import sys
import time
from contextlib import closing, suppress
from pathlib import Path

from discovery.server.protocol import Accepted, Play, Refused
from discovery.store.data_folder import HEAD, DataFolder, version_of
from discovery.store.migrate import upgrade
from drills.crowd import Crowd, Person, look_at_disk
from drills.drill import Findings, Round
from drills.servers import STARTING_SECONDS, DidNotStart, Server, running, standard, without_limits
from tests.support.server.harness import fresh_id, spread

ROOM_LEFT = 24 * 1024
"""Bytes by which each file may still grow when the disk is made to look full."""
MOST_TRIES = 400
OLDEST = "0001"
COLUMNS = {
    "games": "id, created, status, plan, rules, last_active",
    "events": "game, seq, key, kind, payload, at",
    "secrets": "hash, game, seat, revoked",
}
"""The tables of the oldest database."""


async def full_disk(around: Round) -> Findings:
    """The server's files cannot grow any more; later they can again."""
    findings = Findings()
    data = around.folder / "data"
    crowd = Crowd(around.dice(), seats=2)
    async with running(without_limits(data), around.folder / "log") as server:
        await crowd.sit(server.served, 1, ["explore"])
        largest = max(path.stat().st_size for path in data.iterdir() if path.is_file())
        _, hard = resource.prlimit(server.process.pid, resource.RLIMIT_FSIZE)
        resource.prlimit(server.process.pid, resource.RLIMIT_FSIZE, (largest + ROOM_LEFT, hard))
        refusal, played = await _play_until_refused(server, crowd)
        findings.expect(refusal == "cannot-write", f"a full disk is refused with {refusal or 'nothing'}")
        again = await server.served.sit(crowd.people[0].token)
        findings.expect(again.update is not None, "the table cannot be read while the disk is full")
        resource.prlimit(server.process.pid, resource.RLIMIT_FSIZE, (hard, hard))
        began = time.perf_counter()
        findings.expect(await _is_accepted(server, crowd), "no move is taken after room was made")
        recovered = 1000 * (time.perf_counter() - began)
        await server.kill()
    look_at_disk(DataFolder(data).database, crowd.people, findings)
    findings.figures = {"moves before it was full": played, "ms from room to the next move": round(recovered)}
    return findings


async def _play_until_refused(server: Server, crowd: Crowd) -> tuple[str, int]:
    """Play until a move is refused; returns the code, ``""`` if none was, and the number of moves."""
    for count in range(MOST_TRIES):
        answer = await _one_move(server, crowd)
        if isinstance(answer, Refused):
            return answer.fault.code, count
    return "", MOST_TRIES


async def _is_accepted(server: Server, crowd: Crowd) -> bool:
    return isinstance(await _one_move(server, crowd), Accepted)


async def _one_move(server: Server, crowd: Crowd) -> object:
    """Play any legal move of any seat; returns the answer, ``None`` if nobody may act."""
    for person in crowd.people:
        player = await server.served.sit(person.token)
        assert player.update is not None
        position = player.update.position
        if position is not None and position.legal:
            move = crowd.dice.choice(spread(position.legal))
            answer = await player.ask(Play(fresh_id(), player.update.seq, move))
            if isinstance(answer, Accepted):
                person.acknowledged[answer.id] = answer.seq
            await player.line.close()
            return answer
        await player.line.close()
    return None


async def backup(around: Round) -> Findings:
    """Make backups while people play; restore one after the server has been killed."""
    findings = Findings()
    data = around.folder / "data"
    crowd = Crowd(around.dice())
    copies: list[tuple[Path, dict[Person, set[str]]]] = []
    async with running(without_limits(data), around.folder / "log") as server:
        await crowd.sit(server.served, around.pick(2, 8))
        playing = asyncio.ensure_future(crowd.play())
        for number in range(around.pick(2, 6)):
            acknowledged = {person: set(person.acknowledged) for person in crowd.people}
            file = around.folder / f"copy-{number}.sqlite"
            status, said = await _discovery("admin", "backup", str(file), "--data", str(data))
            findings.expect(status == 0, f"backup: {said}")
            copies.append((file, acknowledged))
        status, said = await _discovery("admin", "restore", str(copies[-1][0]), "--data", str(data))
        findings.expect(status == 1, "a running server's database was replaced")
        await server.kill()
        await playing
    for file, acknowledged in copies:
        people = [_with(person, names) for person, names in acknowledged.items()]
        look_at_disk(file, people, findings)
    status, said = await _discovery("admin", "restore", str(copies[-1][0]), "--data", str(data))
    findings.expect(status == 0, f"restore: {said}")
    opened = 0
    async with running(without_limits(data), around.folder / "log") as server:
        for person in crowd.people:
            player = await server.served.sit(person.token)
            opened += player.update is not None
            await player.line.close()
    findings.expect(opened == len(crowd.people), f"{opened} of {len(crowd.people)} seats open after it")
    findings.figures = {"copies under load": len(copies), "seats that open after a restore": opened}
    return findings


def _with(person: Person, names: set[str]) -> Person:
    """The person with what they had been acknowledged when a copy was begun."""
    kept = {name: seq for name, seq in person.acknowledged.items() if name in names}
    return Person(person.table, person.seat, person.token, person.host, kept)


async def upgrades(around: Round) -> Findings:
    """A database of the first release, with a game in it, is opened by several servers at once."""
    findings = Findings()
    now, old = around.folder / "now", around.folder / "old"
    crowd = Crowd(around.dice(), seats=2)
    async with running(without_limits(now), around.folder / "log") as server:
        await crowd.sit(server.served, 2)
        playing = asyncio.ensure_future(crowd.play())
        await asyncio.sleep(around.pick(1.0, 5.0))
        await server.stop()
        await playing
    events = _age(DataFolder(now).database, DataFolder(old))
    refused = asyncio.Semaphore(0)
    starts = await asyncio.gather(
        *(_try_to_start(old, around.folder / f"log-{n}", findings, refused, 3) for n in range(4))
    )
    findings.expect(starts.count("serves") == 1, f"of four starts at once: {starts}")
    findings.expect(set(starts) <= {"serves", "data-in-use"}, f"of four starts at once: {starts}")
    findings.expect(version_of(DataFolder(old).database) == HEAD, "the database was not brought up to date")
    with closing(sqlite3.connect(DataFolder(old).database)) as connection:
        rows = connection.execute(f"SELECT {COLUMNS['events']} FROM events ORDER BY game, seq").fetchall()
    findings.expect(rows == events, "events are not the same after the upgrade")
    async with running(without_limits(old), around.folder / "log") as server:
        await crowd.come_back(server.served, findings)
    findings.figures = {
        "starts at once": 4,
        "of them serve": starts.count("serves"),
        "events kept": len(rows),
    }
    return findings


def _age(database: Path, old: DataFolder) -> list[tuple[object, ...]]:
    """Copy the games of a database into one of the first release; returns the number of events."""
    old.folder.mkdir()
    upgrade(old.database, OLDEST)
    with closing(sqlite3.connect(old.database)) as connection, connection:
        connection.execute("ATTACH ? AS present", (str(database),))
        for table, columns in COLUMNS.items():
            connection.execute(f"INSERT INTO {table} ({columns}) SELECT {columns} FROM present.{table}")
        query = f"SELECT {COLUMNS['events']} FROM events ORDER BY game, seq"
        rows: list[tuple[object, ...]] = connection.execute(query).fetchall()
    return rows


async def _try_to_start(
    data: Path, log: Path, findings: Findings, refused: asyncio.Semaphore, others: int = 0
) -> str:
    """``serves``, or the code with which the start was refused, which is counted in ``refused``.

    A server that starts keeps running until ``others`` starts were refused.
    """
    try:
        async with running(standard(data), log) as server:
            with suppress(TimeoutError):
                async with asyncio.timeout(STARTING_SECONDS):
                    for _ in range(others):
                        await refused.acquire()
            await server.stop()
            return "serves"
    except DidNotStart as refusal:
        refused.release()
        findings.expect("Traceback" not in str(refusal), f"a refused start: {refusal}")
        return next((code for code in ("data-in-use",) if code in str(refusal)), str(refusal)[-200:])


async def second_server(around: Round) -> Findings:
    """A second server on the same directory is refused, and the first continues."""
    findings = Findings()
    data = around.folder / "data"
    crowd = Crowd(around.dice(), seats=2)
    async with running(without_limits(data), around.folder / "log") as server:
        await crowd.sit(server.served, 1)
        refused = await _try_to_start(data, around.folder / "log-2", findings, asyncio.Semaphore(0))
        findings.expect(refused == "data-in-use", f"the second start: {refused}")
        findings.expect(await _is_accepted(server, crowd), "the first server took no move after it")
        await server.kill()
    look_at_disk(DataFolder(data).database, crowd.people, findings)
    findings.figures = {"the second start": refused}
    return findings


async def _discovery(*arguments: str) -> tuple[int, str]:
    """Run a command to its end; returns its status and output."""
    process = await asyncio.create_subprocess_exec(
        *(sys.executable, "-m", "discovery", *arguments),
        stdout=asyncio.subprocess.PIPE,
        stderr=asyncio.subprocess.STDOUT,
    )
    said, _ = await process.communicate()
    return process.returncode or 0, said.decode()
