"""A real server on a free port of this machine, and players who talk to it over real sockets."""

from __future__ import annotations

import asyncio
import itertools
import random
import socket
import ssl
from collections.abc import AsyncIterator, Callable, Mapping, Sequence
from contextlib import AsyncExitStack, asynccontextmanager, suppress
from copy import copy
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from secrets import token_hex
from tempfile import TemporaryDirectory
from types import TracebackType
from typing import Any, Self, TypeVar

import httpx
import msgspec
from websockets.asyncio.client import ClientConnection, connect

from discovery.core.errors import TableError
from discovery.core.protocol import Chooser
from discovery.engines.allowance import Allowance
from discovery.engines.outside.host import ExternalPrograms
from discovery.engines.pool import ProgramPool
from discovery.server.accounts.book import Accounts
from discovery.server.accounts.passwords import Passwords
from discovery.server.cluster.members import TableElsewhere
from discovery.server.config.settings import Settings
from discovery.server.finished.deals import secret_of
from discovery.server.hooks.work import hook_work_of
from discovery.server.live.context import ServerContext
from discovery.server.live.people.push import push_of
from discovery.server.live.registry import TableRegistry, open_registry
from discovery.server.live.steady_clock import SteadyClock
from discovery.server.mail.opening import mailing_of
from discovery.server.protocol import (
    WIRE,
    Accepted,
    Analysis,
    Change,
    Created,
    Explain,
    Explained,
    Goodbye,
    Happening,
    Hello,
    Play,
    Refused,
    Reissued,
    SeatPlan,
    ServerMessage,
    Spotted,
    Start,
    TablePlan,
    Update,
    Welcome,
)
from discovery.server.serving import joining, listen, most_connections, server_for
from discovery.server.tables.tokens import digest
from discovery.server.transports.gate import Gate
from discovery.server.transports.relay import Relay
from discovery.server.watch.traces import Traces
from discovery.store.data_folder import DataFolder, make_private_file
from discovery.store.database import open_store
from discovery.store.migrate import bring_up_to_date
from tests.support.deadlines import MOST_SECONDS, reached, within
from tests.support.server.merging import together

PROGRAM = {"X-Discovery": "1"}
NO_AUTHORITIES = ssl.SSLContext(ssl.PROTOCOL_TLS_CLIENT)
"""For clients of servers that speak plain HTTP: to read the authorities of the web takes longer than to start
a server."""
KEPT = 60
"""Seconds that a server keeps a silent connection: longer than any client of a test, which would else use one
that the server is about to close."""
MAKERS = "tests.support.server.strange_programs:PROGRAMS"
M = TypeVar("M")

_messages: msgspec.json.Decoder[ServerMessage] = msgspec.json.Decoder(ServerMessage)
_numbers = itertools.count(1)


def in_the_folder(folder: Path) -> dict[str, str]:
    """The settings of a server that keeps everything in its folder."""
    return {}


databases: Callable[[Path], dict[str, str]] = in_the_folder
"""Where the servers of tests keep their data; see ``tests/server/conftest.py``."""
others = 0
"""How many other processes serve beside the one that a test has; see ``tests/server/conftest.py``."""


class FirstDealer(random.Random):
    """Shuffles by a seed and lets the last seat deal, so that seats keep the order of the plan. Keys of games
    follow from the seed, too."""

    def randrange(self, *arguments: int) -> int:  # type: ignore[override]  # the protocol's one form is enough
        return arguments[0] - 1 if arguments[0] < 2**64 else super().randrange(*arguments)


def spread(legal: list[str]) -> list[str]:
    """Legal moves one by one: those that differ in their card alone are one text on the wire."""
    moves: list[str] = []
    for text in legal:
        cards = next((word for word in text.split(" ") if "|" in word), "")
        moves += [text.replace(cards, card) for card in cards.split("|")] if cards else [text]
    return moves


def fresh_id() -> str:
    """A command id that no other command has."""
    return f"c{next(_numbers)}"


class Player:
    """One socket. Every message is kept: raw in ``frames``, decoded in ``heard``, with changes merged into
    updates."""

    def __init__(self, line: ClientConnection) -> None:
        self.line = line
        self.heard: list[ServerMessage] = []
        self.frames: list[str] = []
        self.update: Update | None = None
        self.told: list[Happening] = []

    async def __aenter__(self) -> Self:
        return self

    async def __aexit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        await self.line.close()

    async def say(self, message: Any) -> None:
        raw = isinstance(message, str | bytes)
        await self.line.send(message if raw else msgspec.json.encode(message).decode())

    async def next(self) -> ServerMessage:
        async with within(self._heard_last):
            frame = await self.line.recv()
        assert isinstance(frame, str)
        self.frames.append(frame)
        message = _messages.decode(frame)
        if isinstance(message, Change):
            assert self.update is not None
            message = together(self.update, message)
        self.heard.append(message)
        if isinstance(message, Update):
            self.update = message
            self.told += [happening for step in message.steps for happening in step.happenings]
        return message

    async def hear(self, kind: type[M]) -> M:
        """The next message of a kind."""
        async with within(self._heard_last):
            while not isinstance(message := await self.next(), kind):
                pass
        return message

    async def until(self, wanted: Callable[[Update], bool]) -> Update:
        """The latest update, once it is as wanted. Each one has a deadline, not all of them together: it may
        be the one at the end of a game."""
        while self.update is None or not wanted(self.update):
            await self.hear(Update)
        return self.update

    async def ask(self, command: Any) -> Accepted | Refused | Reissued | Explained | Spotted:
        """Send a command; its answer."""
        await self.say(command)
        answers = Accepted | Refused | Reissued | Explained | Spotted
        async with within(self._heard_last):
            while not isinstance(message := await self.next(), answers) or message.id != command.id:
                pass
        return message

    def _heard_last(self) -> str:
        """The kinds of the latest messages."""
        return f"after {[type(message).__name__ for message in self.heard[-10:]]}"

    async def play(self, move: str, seq: int | None = None) -> Accepted | Refused:
        """Play a move at the position last seen."""
        assert self.update is not None
        answer = await self.ask(Play(fresh_id(), self.update.seq if seq is None else seq, move))
        assert isinstance(answer, Accepted | Refused)
        return answer

    async def caught_up(self, seq: int) -> Update:
        """The first update that knows of event ``seq``."""
        return await self.until(lambda seen: seen.seq >= seq)

    def seen_of(self, seat: int) -> set[str]:
        """The kinds of everything that a seat was seen doing."""
        return {happening.kind for happening in self.told if happening.seat == seat}

    @property
    def legal(self) -> list[str]:
        """The legal moves in the position last seen."""
        seen = self.update.position if self.update is not None else None
        return spread(seen.legal) if seen is not None else []

    async def explain(self, *moves: str) -> Explained:
        answer = await self.ask(Explain(fresh_id(), list(moves)))
        assert isinstance(answer, Explained)
        return answer

    async def my_turn(self) -> list[str]:
        """Wait until there is something to decide; the legal moves, or none when the game is over."""
        update = await self.until(
            lambda seen: (
                seen.position is not None and (bool(seen.position.legal) or seen.table.status != "playing")
            )
        )
        assert update.position is not None
        return spread(update.position.legal)


def web_client(address: str = "", headers: Mapping[str, str] = PROGRAM, **options: Any) -> httpx.AsyncClient:
    """A client of a server of a test, with cookies of its own. It waits as long as tests wait for one thing,
    not the five seconds of the library, which are few on a machine that has much else to do."""
    waits: dict[str, Any] = {"timeout": MOST_SECONDS}
    return httpx.AsyncClient(base_url=address, headers=headers, verify=NO_AUTHORITIES, **(waits | options))


@dataclass
class Served:
    """A running server with its address."""

    registry: TableRegistry
    gate: Gate
    address: str
    web: httpx.AsyncClient

    async def create(self, plan: TablePlan) -> Created:
        answer = await self.web.post("api/tables", content=msgspec.json.encode(plan))
        assert answer.status_code == 201, answer.text
        return msgspec.json.decode(answer.content, type=Created)

    async def connect(self, **options: Any) -> Player:
        url = self.address.replace("http", "ws", 1) + "api/socket"
        # Frames that a test does not read must not keep the end of the connection from being read.
        usual = {"additional_headers": PROGRAM, "max_size": None, "max_queue": None}
        return Player(await connect(url, **{**usual, **options}))

    async def sit(
        self, token: str = "", table: str = "", host: str = "", have: int = 0, language: str = "en"
    ) -> Player:
        """Connect and say hello; returns after the welcome and the first update."""
        player = await (await self.door(token, table)).connect()
        await player.say(Hello(WIRE, token, table, host, have, language))
        await player.hear(Welcome)
        await player.hear(Update)
        return player

    async def door(self, token: str, table: str) -> Served:
        """The process through which somebody comes to a table."""
        return self

    @property
    def processes(self) -> Sequence[Served]:
        """All processes that serve: this one."""
        return [self]

    async def started(self, plan: TablePlan, stack: AsyncExitStack) -> tuple[Created, list[Player]]:
        """A table that has been dealt, and its people in the order of their seats; the first is the host."""
        created = await self.create(plan)
        players = []
        for number, issued in enumerate(created.seats):
            host = created.host if number == 0 else ""
            players.append(await stack.enter_async_context(await self.sit(issued.token, host=host)))
        assert isinstance(await players[0].ask(Start(fresh_id())), Accepted)
        for player in players:
            await player.until(lambda seen: seen.position is not None)
        return created, players


class Roundabout(Served):
    """A process that has all tables, to which people come through others."""

    def __init__(self, owner: Served, doors: Sequence[Served]) -> None:
        super().__init__(owner.registry, owner.gate, owner.address, owner.web)
        self._others = doors
        self._doors = itertools.cycle(doors)

    async def door(self, token: str, table: str) -> Served:
        """The next one; this process takes the table first, unless one of them has had to do with it."""
        secret = await self.registry.context.store.secret(digest(token)) if token else None
        with suppress(TableError, TableElsewhere):
            await self.registry.live(table if secret is None else secret.game)
        return next(self._doors)

    @property
    def processes(self) -> Sequence[Served]:
        """All that serve; this one is the first."""
        return [self, *self._others]


@asynccontextmanager
async def serving(
    folder: Path,
    chooser: Chooser | None = None,
    static: Path | None = None,
    send_buffer: int = 0,
    outside: ExternalPrograms | None = None,
    timepiece: SteadyClock | None = None,
    traces: Traces | None = None,
    port: int = 0,
    **given: Any,
) -> AsyncIterator[Served]:
    """A server in this very process, on a data directory; ``port`` 0 is any free one."""
    usual = {"data": folder, "pace": 0.0, "flip_pace": 0.0, "makers": MAKERS}
    settings = Settings(**{**usual, **databases(folder), **given})
    if not settings.database:
        provide_database(folder)
    programs = ProgramPool(settings.think_seconds, Allowance(workers=1), outside, settings.makers)
    try:
        told = traces or Traces()
        gate = Gate(settings.limits, settings.trust_proxy, most_connections())
        async with (
            open_store(folder, settings.database) as store,
            joining(store, settings, gate, token_hex(8), told) as (cluster, relay, inside),
        ):
            chance, now = chooser or FirstDealer(7), timepiece or SteadyClock()
            people = Accounts(store, settings, now, Passwords(1, 8 * 4)) if settings.accounts else None
            push = await push_of(store, settings.push, settings.push_services, now)
            context = ServerContext(
                store,
                programs,
                chance,
                settings,
                now,
                await secret_of(store),
                push,
                cluster=cluster,
                accounts=people,
                mail=await mailing_of(store, settings, now),
                hooks=await hook_work_of(store, settings, cluster, now),
                traces=told,
            )
            async with (
                open_registry(context) as registry,
                running(
                    registry, gate, static or folder / "static", send_buffer, relay, inside, port
                ) as address,
                web_client(address) as web,
            ):
                served = Served(registry, gate, address, web)
                async with AsyncExitStack() as stack:
                    doors = [] if "database" in given else range(others)
                    shared = {**given, "database": settings.database, "bus": settings.bus}
                    more = [
                        serving(folder / f"other-{n}", chooser, static, timepiece=copy(now), **shared)
                        for n in doors
                    ]
                    found = [await stack.enter_async_context(one) for one in more]
                    yield Roundabout(served, found) if found else served
    finally:
        programs.stop()


@cache
def empty_database() -> bytes:
    """A database without games, made once for all tests."""
    with TemporaryDirectory() as folder:
        place = DataFolder(Path(folder))
        bring_up_to_date(place)
        return place.database.read_bytes()


def provide_database(folder: Path) -> None:
    """Spare a new data directory its migrations; the tests of the store run them."""
    database = DataFolder(folder).database
    if not database.exists():
        folder.mkdir(0o700, parents=True, exist_ok=True)
        make_private_file(database)
        database.write_bytes(empty_database())


@asynccontextmanager
async def running(
    registry: TableRegistry,
    gate: Gate,
    static: Path,
    send_buffer: int,
    relay: Relay | None = None,
    inside: Sequence[socket.socket] = (),
    port: int = 0,
) -> AsyncIterator[str]:
    """The HTTP server around a registry; its address."""
    listener = listen("127.0.0.1", port)
    if send_buffer:
        listener.setsockopt(socket.SOL_SOCKET, socket.SO_SNDBUF, send_buffer)
    server = server_for(registry, static, gate, relay)
    server.config.timeout_keep_alive = KEPT
    task = asyncio.create_task(server.serve(sockets=[listener, *inside]))
    try:
        yield f"http://127.0.0.1:{listener.getsockname()[1]}{registry.context.settings.base_path}/"
    finally:
        server.should_exit = True
        async with within(lambda: "by the server's end"):
            await task


def plan(*seats: str, game: str = "explore", **given: Any) -> TablePlan:
    """A plan from words: ``plan("me Ann", "open", "bot Bo", "program first")``."""
    planned = [_seat(words) for words in seats]
    return TablePlan(**{"game": game, "deck": "prehistory", "options": [], "seats": planned, **given})


def _seat(words: str) -> SeatPlan:
    kind, _, name = words.partition(" ")
    if kind == "program":
        return SeatPlan("program", "", name)
    return SeatPlan(kind, name)


def hello(token: str = "", table: str = "", host: str = "", have: int = 0, **given: Any) -> Hello:
    """The first message of a connection."""
    told = {"wire": WIRE, "token": token, "table": table, "host": host, "have": have, "language": "en"}
    return Hello(**{**told, **given})


async def last_words(player: Player) -> tuple[str, bool]:
    """The code of the goodbye and whether to come back; the connection is closed after it."""
    goodbye = await player.hear(Goodbye)
    async with within():
        await player.line.wait_closed()
    return goodbye.fault.code, goodbye.again


async def analysed(served: Served, table: str, wanted: Callable[[Analysis], object]) -> Analysis:
    """The analysis of a game that is over, once it is as wanted."""
    found: list[Analysis] = []

    async def as_wanted() -> object:
        answer = await served.web.get(f"api/tables/{table}/analysis")
        assert answer.status_code == 200, answer.text
        found[:] = [msgspec.json.decode(answer.content, type=Analysis)]
        return wanted(found[0])

    await reached(as_wanted, pause=0.01)
    return found[0]


async def swept(served: Served) -> None:
    """Sweep until a process has no table in memory."""

    async def empty() -> bool:
        await served.registry.sweep()
        return not served.registry.live_tables()

    await reached(empty)


async def play_some(players: list[Player], moves: int, choose: Callable[[list[str]], str]) -> None:
    """Play a few moves at a table of people only, all of them in step."""
    for _ in range(moves):
        acting = next(player for player in players if player.legal)
        answer = await acting.play(choose(acting.legal))
        assert isinstance(answer, Accepted)
        for player in players:
            await player.caught_up(answer.seq)


async def play_to_the_end(players: list[Player], choose: Callable[[list[str]], str]) -> None:
    """Play a whole game for all seats; ``choose`` picks one of the legal moves."""

    async def play_on(player: Player) -> None:
        while legal := await player.my_turn():
            before = player.update
            assert before is not None
            assert isinstance(await player.play(choose(legal)), Accepted)

    await asyncio.gather(*(play_on(player) for player in players))
