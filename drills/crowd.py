"""Players who play any legal move, remember what was acknowledged, and come back after a crash."""

from __future__ import annotations

import asyncio
import sqlite3
from collections import Counter
from collections.abc import Iterable, Sequence
from contextlib import closing
from dataclasses import dataclass, field
from pathlib import Path
from random import Random

from websockets.exceptions import ConnectionClosed

from discovery.server.protocol import Accepted, Created, Play, Refused, SeatPlan, Start, TablePlan, Update
from drills.drill import Findings
from tests.support.server.harness import Player, Served, fresh_id, spread

GAMES = ("explore", "connect", "memory", "intro")
"""Games whose listed moves can be played as they are."""


@dataclass(eq=False)
class Person:
    """One seat. ``acknowledged`` are the acknowledged commands, with the step that each became; ``refused``
    counts the reasons against others."""

    table: str
    seat: int
    token: str
    host: str
    acknowledged: dict[str, int] = field(default_factory=dict)
    seen: int = 0
    gaps: int = 0
    repeated: int = 0
    over: bool = False
    refused: Counter[str] = field(default_factory=Counter)
    pending: Play | None = None
    player: Player | None = None

    async def come(self, served: Served, findings: Findings) -> None:
        """Connect, compare with what was seen before, and repeat the commands that were never answered."""
        self.player = await served.sit(self.token, host=self.host)
        update = self._update()
        findings.expect(update.seq >= self.seen, f"{self.table}: step {self.seen} was shown and is gone")
        for name, seq in self.acknowledged.items():
            findings.expect(seq <= update.seq, f"{self.table}: move {name} was acknowledged and is gone")
        self._note(update)
        if self.pending is not None:
            self.repeated += 1
            await self._send(self.pending)

    async def sit_down(self, served: Served) -> None:
        """Connect for the first time."""
        self.player = await served.sit(self.token, host=self.host)
        self._note(self._update())

    async def wait_for_the_deal(self) -> None:
        """Wait until cards are dealt."""
        while self._update().position is None:
            await self._hear()

    async def play(self, dice: Random, most: int, pause: float = 0.0) -> None:
        """Play until the connection breaks or the game is over, at most ``most`` moves, each after ``pause``
        seconds."""
        try:
            for _ in range(most):
                await asyncio.sleep(pause)
                if (moves := await self._turn()) is None:
                    return
                update = self._update()
                self.pending = Play(fresh_id(), update.seq, dice.choice(moves))
                await self._send(self.pending)
        except (ConnectionClosed, OSError):
            return

    async def _turn(self) -> list[str] | None:
        assert self.player is not None
        while True:
            update = self._update()
            self._note(update)
            if update.table.status != "playing" or update.position is None:
                self.over = True
                return None
            if update.position.legal:
                return spread(update.position.legal)
            await self._hear()

    async def _send(self, command: Play) -> None:
        """Send a command and wait for its answer; other messages are noted in order."""
        assert self.player is not None
        await self.player.say(command)
        while True:
            message = await self._hear()
            if isinstance(message, Accepted | Refused) and message.id == command.id:
                break
        if isinstance(message, Accepted):
            self.acknowledged[command.id] = message.seq
        else:
            self.refused[message.fault.code] += 1
        self.pending = None

    async def _hear(self) -> object:
        assert self.player is not None
        message = await self.player.next()
        if isinstance(message, Update):
            self._note(message)
        return message

    def _update(self) -> Update:
        assert self.player is not None
        assert self.player.update is not None
        return self.player.update

    def _note(self, update: Update) -> None:
        """Note an update; a step may be missing only if the update starts over."""
        steps = [step.seq for step in update.steps]
        whole = steps == list(range(steps[0], update.seq + 1)) if steps else True
        if not update.fresh and not (whole and (not steps or steps[0] <= self.seen + 1)):
            self.gaps += 1
        self.seen = max(self.seen, update.seq)


class Crowd:
    """Tables of people only."""

    def __init__(self, dice: Random, seats: int = 3) -> None:
        self.dice = dice
        self.seats = seats
        self.people: list[Person] = []

    async def sit(self, served: Served, tables: int, games: Sequence[str] = GAMES) -> None:
        """Create tables, seat everybody and deal."""
        for number in range(tables):
            seats = [SeatPlan("me", f"P{seat}") for seat in range(self.seats)]
            made = await served.create(TablePlan(games[number % len(games)], "prehistory", [], seats))
            await self.start(served, made)

    async def start(self, served: Served, made: Created) -> None:
        """Seat everybody at a table of people, and deal."""
        people = [
            Person(made.table, issued.seat, issued.token, "" if number else made.host)
            for number, issued in enumerate(made.seats)
        ]
        for person in people:
            await person.sit_down(served)
        assert people[0].player is not None
        await people[0].player.say(Start(fresh_id()))
        for person in people:
            await person.wait_for_the_deal()
        self.people += people

    async def come_back(self, served: Served, findings: Findings) -> None:
        """Reconnect all of them at once."""
        await asyncio.gather(*(person.come(served, findings) for person in self.people))

    async def play(self, most: int = 10_000) -> None:
        """Everybody plays until the connection breaks or the game is over, at most ``most`` moves each."""
        await asyncio.gather(*(person.play(self.dice, most) for person in self.people))

    async def go(self) -> None:
        """Close the connections of all people."""
        for person in self.people:
            if person.player is not None:
                await person.player.line.close()

    def forget_what_is_over(self) -> int:
        """Leave the tables whose game is over; returns the number of tables left."""
        ended = {person.table for person in self.people if person.over}
        self.people = [person for person in self.people if person.table not in ended]
        return len({person.table for person in self.people})

    @property
    def acknowledged(self) -> int:
        """How many moves were acknowledged."""
        return sum(len(person.acknowledged) for person in self.people)


def look_at_disk(database: Path, people: Iterable[Person], findings: Findings) -> int:
    """Check the database of a stopped server against the acknowledged moves; returns its number of events."""
    with closing(sqlite3.connect(database)) as connection:
        (verdict,) = connection.execute("PRAGMA integrity_check").fetchone()
        findings.expect(verdict == "ok", f"integrity: {verdict}")
        rows = connection.execute("SELECT game, seq, key FROM events ORDER BY game, seq").fetchall()
    look_at_events(rows, people, findings)
    return len(rows)


def look_at_events(
    rows: Iterable[tuple[str, int, str | None]], people: Iterable[Person], findings: Findings
) -> None:
    """Check all stored events (table, number, key; in order) against the acknowledged moves."""
    numbers: dict[str, int] = {}
    keys = set()
    for game, seq, key in rows:
        findings.expect(seq == numbers.get(game, 0) + 1, f"{game}: event {seq} does not follow")
        numbers[game] = seq
        keys.add((game, key))
    for person in people:
        for name in person.acknowledged:
            held = (person.table, f"{person.seat}:{name}") in keys
            findings.expect(held, f"{person.table}: move {name} was acknowledged and is not stored")
