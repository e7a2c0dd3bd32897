"""The clients of the load: tables of four who play any legal move, one move at a table at a time."""

from __future__ import annotations

import asyncio
import json
import random
import time
from collections.abc import Awaitable, Callable, Iterable
from dataclasses import dataclass, field

import msgspec
from msgspec import UNSET, Struct, UnsetType

from bench.live.line import Line, connect
from bench.live.served import Served
from discovery.core.registry import family_of

SEATS = 4
AT_ONCE = 50
"""Connections that are opened at the same time."""
GAME = "explore"


class _Position(Struct):
    legal: list[str] | UnsetType = UNSET
    phase: str = ""


class _Heard(Struct):
    """The fields of a server's message that the load needs."""

    type: str
    id: str = ""
    seq: int = 0
    position: _Position | None = None


_decoder = msgspec.json.Decoder(_Heard)


@dataclass
class Times:
    """Seconds from sending a move to its answer, and to each other seat's update. ``sizes`` in bytes."""

    answers: list[float] = field(default_factory=list)
    others: list[float] = field(default_factory=list)
    sizes: list[int] = field(default_factory=list)


class Seat:
    """One connection, and its legal moves now."""

    def __init__(self, table: Table, token: str, host: str) -> None:
        self.table = table
        self.token = token
        self.host = host
        self.line: Line | None = None
        self.seen = asyncio.Event()
        self.seq = 0
        self.legal: list[str] = []

    async def come(self, server: Served) -> None:
        """Connect, say hello, and wait for the whole position."""
        self.seen.clear()
        self.line = await connect(server.host, server.port, "/api/socket", self.hear)
        hello = {"wire": self.table.wire, "token": self.token, "table": "", "host": self.host, "have": 0}
        self.say({"type": "hello", "language": "en", **hello})
        await self.seen.wait()

    def say(self, message: dict[str, object]) -> None:
        """Send a message to the server as JSON."""
        assert self.line is not None
        self.line.say(json.dumps(message).encode())

    def hear(self, frame: bytes) -> None:
        """Process the server's messages."""
        heard = _decoder.decode(frame)
        if heard.type in ("update", "change"):
            self.seq = heard.seq
            if heard.position is not None and heard.position.legal is not UNSET:
                self.legal = heard.position.legal
            self.seen.set()
            self.table.told(self, len(frame), bool(heard.position and heard.position.phase == "over"))
        elif heard.type in ("accepted", "refused"):
            self.table.answered(self, heard.id, heard.type == "accepted")
        elif heard.type == "goodbye":
            raise ConnectionError(frame.decode())


class Table:
    """Four seats. With ``eager``, a seat plays as soon as the last move is answered."""

    def __init__(self, tokens: Iterable[str], host: str, wire: int, chooser: random.Random) -> None:
        self.wire = wire
        self.seats = [Seat(self, token, host if number == 0 else "") for number, token in enumerate(tokens)]
        self.over = self.eager = False
        self.moves = 0
        self.times = Times()
        self._random = chooser
        self._asked: set[Seat] = set()
        self._moving: Seat | None = None
        self._sent = 0.0

    @property
    def free(self) -> bool:
        """Whether somebody could play now."""
        return self._moving is None and not self.over and any(seat.legal for seat in self.seats)

    def play(self) -> None:
        """Play any legal move of any seat that may act."""
        acting = [seat for seat in self.seats if seat.legal]
        seat = acting[0] if len(acting) == 1 else self._random.choice(acting)
        words = self._random.choice(seat.legal).split(" ")
        move = " ".join(self._random.choice(word.split("|")) for word in words)
        self._moving, self._sent = seat, time.perf_counter()
        self._asked = set(self.seats) - {seat}
        self.moves += 1
        seat.say({"type": "play", "id": f"m{self.moves}", "seq": seat.seq, "move": move})

    def told(self, seat: Seat, size: int, over: bool) -> None:
        """Note that a seat got an update."""
        self.over = self.over or over
        self.times.sizes.append(size)
        if seat in self._asked:
            self._asked.discard(seat)
            self.times.others.append(time.perf_counter() - self._sent)
        self._go_on()

    def answered(self, seat: Seat, name: str, accepted: bool) -> None:
        """Note that a seat's command was answered."""
        if seat is self._moving:
            self._moving = None
            if accepted:
                self.times.answers.append(time.perf_counter() - self._sent)
            self._go_on()

    def _go_on(self) -> None:
        if self.eager and not self._asked and self.free:
            self.play()


class Crowd:
    """All tables at one server."""

    def __init__(self, server: Served, wire: int, game: str = GAME, seed: int = 1) -> None:
        self.server = server
        self.game = game
        self.wire = wire
        self.tables: list[Table] = []
        self._random = random.Random(seed)

    @property
    def seats(self) -> list[Seat]:
        """Every seat of every table."""
        return [seat for table in self.tables for seat in table.seats]

    async def create(self, count: int) -> None:
        """Create tables that are not dealt yet."""
        deck = family_of(self.game).decks.ids[0]
        plan = {"game": self.game, "deck": deck, "options": [], "seats": [{"kind": "me"}] * SEATS}
        body = json.dumps(plan).encode()
        for _ in range(count):
            made = json.loads(await post(self.server, "/api/tables", body))
            tokens = [issued["token"] for issued in made["seats"]]
            self.tables.append(Table(tokens, made["host"], self.wire, self._random))

    def add_tables(self, count: int) -> None:
        """Tables for the bare server, which stores none."""
        for number in range(len(self.tables), len(self.tables) + count):
            tokens = [f"{number}.{seat}" for seat in range(SEATS)]
            self.tables.append(Table(tokens, "", self.wire, self._random))

    async def come(self, seats: list[Seat]) -> None:
        """Connect the seats, some at once."""
        await _some_at_once([lambda seat=seat: seat.come(self.server) for seat in seats])  # type: ignore[misc]

    async def deal(self, tables: list[Table]) -> None:
        """Start the game of each table, and wait until all can be played."""
        for table in tables:
            table.seats[0].say({"type": "start", "id": "start"})
        while not all(table.free for table in tables):
            await asyncio.sleep(0.01)

    async def renew(self, most: int) -> None:
        """Replace each table that is over or has had ``most`` moves by a new one."""
        gone = [table for table in self.tables if table.over or table.moves >= most]
        for seat in (seat for table in gone for seat in table.seats):
            assert seat.line is not None
            seat.line.close()
        self.tables = [table for table in self.tables if table not in gone]
        await self.create(len(gone))
        new = self.tables[len(self.tables) - len(gone) :]
        await self.come([seat for table in new for seat in table.seats])
        await self.deal(new)

    async def at_rate(self, rate: float, seconds: float) -> Times:
        """Play a fixed number of moves per second, each at a table without a move in progress."""
        times = self._count()
        began = time.perf_counter()
        for number in range(int(rate * seconds)):
            await asyncio.sleep(max(0.0, began + number / rate - time.perf_counter()))
            free = [table for table in self._random.sample(self.tables, len(self.tables) // 2) if table.free]
            if free:
                free[0].play()
        await asyncio.sleep(1.0)
        return times

    async def at_full_speed(self, seconds: float) -> tuple[int, float]:
        """Let all tables play continuously; returns the moves answered and the server's processor time."""
        times, before = self._count(), self.server.spent
        awake = asyncio.create_task(_stay_awake())
        for table in self.tables:
            table.eager = True
            if table.free:
                table.play()
        await asyncio.sleep(seconds)
        for table in self.tables:
            table.eager = False
        awake.cancel()
        done, spent = len(times.answers), self.server.spent - before
        await asyncio.sleep(1.0)
        return done, spent

    def _count(self) -> Times:
        times = Times()
        for table in self.tables:
            table.times = times
        return times


async def _stay_awake() -> None:
    """Keep this process from sleeping: to send to a process that sleeps costs the server time, and the bare
    server, which answers sooner, would hardly pay it."""
    while True:
        await asyncio.sleep(0)


async def _some_at_once(work: list[Callable[[], Awaitable[None]]]) -> None:
    waiting = iter(work)

    async def one() -> None:
        for task in waiting:
            await task()

    await asyncio.gather(*(one() for _ in range(AT_ONCE)))


async def post(server: Served, path: str, body: bytes) -> bytes:
    """The answer's body. ``ConnectionError``: it was refused."""
    reader, writer = await asyncio.open_connection(server.host, server.port)
    head = f"POST {path} HTTP/1.1\r\nHost: {server.host}:{server.port}\r\nX-Discovery: 1\r\n"
    writer.write(f"{head}Connection: close\r\nContent-Length: {len(body)}\r\n\r\n".encode() + body)
    answer = await reader.read()
    writer.close()
    status, _, rest = answer.partition(b"\r\n")
    if b" 201 " not in status + b" ":
        raise ConnectionError(answer.decode())
    return rest.partition(b"\r\n\r\n")[2]
