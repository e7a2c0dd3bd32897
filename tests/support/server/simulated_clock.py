"""A live table with a simulated clock: hours pass at once, in order, and every frame is kept with its
time."""

from __future__ import annotations

import asyncio
import itertools
import selectors
from collections.abc import Callable, Coroutine, Iterable
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, cast

import msgspec

from discovery.core.protocol import Chooser
from discovery.engines.requests import ProgramQuestion, Request
from discovery.evolution.model import codes
from discovery.evolution.views.view import View
from discovery.server.config.settings import Settings
from discovery.server.live.connection import Connection
from discovery.server.live.context import ServerContext
from discovery.server.live.live_table import LiveTable
from discovery.server.live.people.people import Wish
from discovery.server.protocol import Accepted, Change, Play, Reissued, TableCommand, Update
from discovery.server.tables.history import Payload, decode
from discovery.server.tables.table import Table
from discovery.store.rows import StoredEvent, StoredSecret
from tests.support.server.merging import together

BEGINNING = 1_000_000_000
_numbers = itertools.count(1)


class SimulatedTimeLoop(asyncio.SelectorEventLoop):
    """An event loop that does not wait: when it is idle, its clock jumps to the next timer."""

    def __init__(self) -> None:
        super().__init__(_Impatient(self))
        self.elapsed = 0.0

    def time(self) -> float:
        """Seconds since the loop began."""
        return self.elapsed


class _Impatient(selectors.DefaultSelector):
    def __init__(self, loop: SimulatedTimeLoop) -> None:
        super().__init__()
        self._loop = loop

    def select(self, timeout: float | None = None) -> list[tuple[selectors.SelectorKey, int]]:
        found = super().select(0)
        if not found and timeout is None:
            raise RuntimeError("everybody waits, and nothing will ever happen")
        if not found:
            self._loop.elapsed += timeout or 0
        return found


class MemoryStore:
    """A store that keeps events in a list."""

    def __init__(self) -> None:
        self.events: list[StoredEvent] = []

    async def append(self, event: StoredEvent, secret: StoredSecret | None, owner: str) -> None:
        self.events.append(event)

    async def mark(self, table: str, status: str) -> None:
        return

    @property
    def payloads(self) -> list[Payload]:
        """What was written, as payloads."""
        return [decode(event.payload) for event in self.events]


class ScriptedPrograms:
    """Programs that play the first legal move; in windows they say ``word`` if they may, in ``seconds``."""

    names = ("first",)

    def __init__(self, word: int = codes.LET, seconds: Callable[[View], float] = lambda view: 0.0) -> None:
        self.word = word
        self.seconds = seconds

    async def decide(self, request: Request[ProgramQuestion]) -> int | None:
        question = request.question()
        if question is None:
            return None
        view = cast(View, question.input[1])
        await asyncio.sleep(self.seconds(view))
        wanted = [move for move in view.legal if codes.code_of(move) == self.word]
        return (wanted or [*view.legal])[0]

    def leave(self, table: str, endings: Iterable[ProgramQuestion] = ()) -> None:
        """Do nothing: they keep no state."""


@dataclass
class Visitor:
    """A page with the frames it was sent, and their times."""

    stage: Stage
    guest: Connection
    frames: list[tuple[float, bytes]] = field(default_factory=list)
    update: Update | None = None
    changed: asyncio.Event = field(default_factory=asyncio.Event)

    def read(self) -> None:
        """Read the frames that have arrived, as a socket does."""
        if self.guest.outdated:
            whole = self.stage.live.update(self.guest)
            told = self.guest.message(self.stage.live.presenter())
            self.frames.append((self.stage.seconds, msgspec.json.encode(told)))
            self.update = together(self.latest, told) if isinstance(told, Change) else told
            assert self.update == whole
            self.changed.set()

    @property
    def latest(self) -> Update:
        """The latest state it knows."""
        assert self.update is not None
        return self.update

    async def up_to_date(self) -> None:
        """Read all frames that have arrived."""
        while self.guest.outdated:
            await asyncio.sleep(0)

    async def until(self, wanted: Callable[[Update], bool]) -> Update:
        """The latest update, once it is as wanted."""
        while self.update is None or not wanted(self.update):
            self.changed.clear()
            await self.changed.wait()
        return self.update

    async def say(self, intent: TableCommand | Wish) -> Accepted | Reissued:
        """Send a command; its answer comes after the corresponding update."""
        answer = await self.stage.live.handle(self.guest, intent)
        await self.up_to_date()
        return answer

    async def play(self, move: str, seq: int | None = None) -> Accepted | Reissued:
        """Play a move, or answer in a window, at the position last seen."""
        return await self.say(Play(f"p{next(_numbers)}", self.latest.seq if seq is None else seq, move))


class Stage:
    """One live table with its visitors."""

    def __init__(self, table: Table, random: Chooser, programs: ScriptedPrograms, settings: Settings) -> None:
        self.journal = MemoryStore()
        self._loop = asyncio.get_running_loop()
        house = ServerContext(self.journal, programs, random, settings, self.now, b"")  # type: ignore[arg-type]  # stand-ins
        self.live = LiveTable(table, {}, house)

    @property
    def seconds(self) -> float:
        """Seconds since the start."""
        return self._loop.time()

    def now(self) -> int:
        """The server's clock, in ms."""
        return BEGINNING + round(1000 * self._loop.time())

    async def visit(self, seat: int, host: bool = False) -> Visitor:
        """Open a page; it has read its first frames."""
        visitor = Visitor(self, Connection(seat, host, "en", 0))
        visitor.guest.deliver = visitor.read
        self.live.enter(visitor.guest)
        await visitor.until(lambda _: True)
        return visitor

    def leave(self, visitor: Visitor) -> None:
        """Close the page of a visitor."""
        self.live.exit(visitor.guest)

    async def settle(self) -> None:
        """Let every page read the frames sent at this moment."""
        for _ in range(50):
            await asyncio.sleep(0)

    async def close(self) -> None:
        """Cancel all tasks of the table."""
        await self.live.stop()


def at_once(
    table: Table, random: Chooser, play: Callable[[Stage], Coroutine[Any, Any, None]], **given: Any
) -> None:
    """Run a scene at a table, on the simulated clock."""
    programs = given.pop("programs", None) or ScriptedPrograms()
    settings = Settings(data=Path("unused"), **given)

    async def scene() -> None:
        stage = Stage(table, random, programs, settings)
        try:
            await play(stage)
        finally:
            await stage.close()

    with asyncio.Runner(loop_factory=SimulatedTimeLoop) as runner:
        runner.run(scene())
