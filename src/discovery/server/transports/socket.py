"""``WS api/socket``: one task reads commands; news is sent by the code that causes it."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable, Coroutine
from contextlib import suppress
from typing import NoReturn

import msgspec
import structlog
from msgspec import Struct
from starlette.types import Receive, Scope, Send

from discovery import __version__
from discovery.core.bucket import Bucket
from discovery.core.errors import Code, DiscoveryError, InvalidInput, TableError
from discovery.i18n.faults import UNREADABLE, fault
from discovery.server.cluster.members import TableElsewhere
from discovery.server.config.limits import neighbourhood
from discovery.server.live.connection import Connection
from discovery.server.live.live_table import LiveTable
from discovery.server.live.people.people import Wish
from discovery.server.live.registry import HelloResult, TableRegistry
from discovery.server.present.client_queries import explained, in_words, spotted
from discovery.server.protocol import (
    WIRE,
    Accepted,
    ClientMessage,
    CommandId,
    Explain,
    Goodbye,
    Hello,
    Hint,
    Language,
    Refused,
    ServerMessage,
    Sit,
    Spots,
    TableCommand,
    Welcome,
)
from discovery.server.transports.asgi import CLOSING, POLICY, GoneError, Socket
from discovery.server.transports.relay import Relay

log = structlog.get_logger()

AGAIN = (Code.TOO_MANY, Code.SERVER_STOPPING, Code.DATABASE_AWAY)
"""The reasons against a visit that pass by themselves."""
UNHEARD_SECONDS = 0.05
"""Seconds per frame at which the frames of a dismissed client are read and ignored."""

_decoder: msgspec.json.Decoder[ClientMessage] = msgspec.json.Decoder(ClientMessage)
_encoder = msgspec.json.Encoder()


class _Named(Struct):
    """The fields that may still be readable in a faulty command."""

    id: CommandId


class Sockets:
    """The socket side of a registry."""

    def __init__(self, registry: TableRegistry, relay: Relay | None = None) -> None:
        """``relay`` leads to the other processes, if there are any."""
        self._registry = registry
        self._relay = relay

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """One connection from its first byte to its last."""
        socket = Socket(scope, receive, send)
        address = neighbourhood(socket.host)
        try:
            await socket.accept()
            if not self._registry.crowd.enter(address):
                await self._refuse(socket, TableError(Code.TOO_MANY), socket.language, again=True)
                return
            try:
                await self._greet(socket, address)
            finally:
                self._registry.crowd.leave(address)
        except GoneError:
            return

    async def _greet(self, socket: Socket, address: str) -> None:
        language, text = socket.language, ""
        try:
            async with asyncio.timeout(self._registry.context.settings.limits.hello_seconds):
                text = await socket.hear()
            hello = _first(text)
            language = hello.language
            if hello.wire != WIRE:
                raise TableError(Code.OLD_CLIENT)
            if self._registry.stopping:
                raise TableError(Code.SERVER_STOPPING)
            visit = await self._registry.find(hello, address)
        except TimeoutError:
            await self._refuse(socket, TableError(Code.BAD_COMMAND), language, again=True)
        except DiscoveryError as error:
            again = error.code in AGAIN
            await self._refuse(socket, error, language, again)
        except TableElsewhere as elsewhere:
            await self._pass_on(socket, text, elsewhere.address, language)
        else:
            await self._host(socket, visit, hello, address)

    async def _pass_on(self, socket: Socket, first: str, owner: str, language: str) -> None:
        """Let the owner of the table serve the socket. What was passed on once already comes back, since the
        table has just moved again."""
        try:
            if self._relay is None or socket.passed_on:
                raise TableError(Code.TABLE_MOVED)
            await self._relay.socket(socket, first, owner)
        except DiscoveryError as error:
            await self._refuse(socket, error, language, again=error.code == Code.TABLE_MOVED)

    async def _host(self, socket: Socket, visit: HelloResult, hello: Hello, address: str) -> None:
        connection = Connection(
            visit.seat, visit.host, hello.language, hello.have, visit.expected, guest=visit.guest
        )
        _say(socket, Welcome(__version__, visit.live.table.id, visit.seat, visit.host, visit.guest))
        session = SocketSession(socket, connection, visit.live, lambda: self._registry.seats.take(address))
        visit.live.enter(connection)
        try:
            await session.run()
        finally:
            visit.live.exit(connection)

    async def _refuse(self, socket: Socket, error: DiscoveryError, language: str, again: bool) -> None:
        """Send the reason and close."""
        _say(socket, Goodbye(fault(error, language), again))
        await socket.close(CLOSING.get(error.code, POLICY), error.code)


class SocketSession:
    """A connection at a table. This task reads; news is sent when the connection is nudged.

    Nothing is sent to a client that does not read; the gate cuts it off after a while. A dismissed client
    gets a goodbye, and its commands are ignored. ``may_sit``: whether its address may take one more
    seat; without it nobody may.
    """

    def __init__(
        self, socket: Socket, connection: Connection, live: LiveTable, may_sit: Callable[[], bool] = bool
    ) -> None:
        self._may_sit = may_sit
        self._socket = socket
        self._connection = connection
        self._live = live
        self._limits = live.context.settings.limits
        self._bucket = Bucket(self._limits.message_burst, self._limits.messages_per_second, time.monotonic())
        self._delayed = 0
        self._parted = False
        self._aside: set[asyncio.Task[None]] = set()

    async def run(self) -> None:
        """Run until the connection is gone or has been sent a goodbye."""
        self._connection.deliver = self._deliver
        self._socket.when_free(self._connection.nudge)
        self._connection.nudge()
        try:
            await self._listen()
        except GoneError:
            return
        except Exception:
            log.exception("session-failed", table=self._live.table.id)
        finally:
            self._connection.deliver = None
            for task in self._aside:
                task.cancel()

    # ---- sending ---------------------------------------------------------------------------------

    def _deliver(self) -> None:
        """Send the latest state, if the client reads."""
        if self._parted or not self._socket.free:
            return
        try:
            self._flush()
            if self._connection.goodbye is not None and not self._parted:
                self._part(self._connection.goodbye)
        except Exception:
            log.exception("session-failed", table=self._live.table.id)
            self._socket.abort()

    def _flush(self) -> None:
        connection = self._connection
        if connection.outdated:
            with self._live.context.traces.span("present"):
                presenter = self._live.presenter()
                frame = presenter.frame(connection.message(presenter))
            self._socket.say(frame)
        if connection.answers:
            for answer in connection.answers:
                _say(self._socket, answer)
            connection.answers.clear()

    def _part(self, goodbye: Goodbye) -> None:
        """Send the goodbye and close, which also ends the reading."""
        self._parted = True
        self._say_goodbye(goodbye)
        self._spawn(self._close(CLOSING.get(goodbye.fault.code, POLICY), goodbye.fault.code))

    def _say_goodbye(self, goodbye: Goodbye) -> None:
        _say(self._socket, goodbye)

    async def _close(self, code: int, reason: str = "") -> None:
        with suppress(GoneError):
            await self._socket.close(code, reason)

    # ---- listening -------------------------------------------------------------------------------

    async def _listen(self) -> None:
        while True:
            text = await self._next()
            try:
                message = _decoder.decode(text)
            except UNREADABLE:
                await self._not_understood(text)
            else:
                await self._take(message)

    async def _next(self) -> str:
        """The next frame; delayed while too many arrive."""
        try:
            text = await self._socket.hear()
        except InvalidInput as error:
            await self._dismiss(error)
        await self._hold_back()
        return text

    async def _hold_back(self) -> None:
        delay = self._bucket.delay(time.monotonic())
        self._delayed = self._delayed + 1 if delay else 0
        if self._delayed > self._limits.patience or self._connection.overwhelmed:
            await self._dismiss(TableError(Code.TOO_MANY))
        if delay:
            await asyncio.sleep(delay)

    async def _not_understood(self, text: str) -> None:
        error = TableError(Code.BAD_COMMAND)
        try:
            named = msgspec.json.decode(text, type=_Named)
        except UNREADABLE:
            await self._dismiss(error)
        else:
            self._refuse(named.id, error)

    async def _dismiss(self, error: DiscoveryError) -> NoReturn:
        """Send the reason and ignore everything else, until the goodbye is sent or the gate has cut the
        connection."""
        self._connection.dismiss(Goodbye(fault(error, self._connection.language), again=False))
        while True:
            with suppress(InvalidInput):
                await self._socket.hear()
            await asyncio.sleep(UNHEARD_SECONDS)

    async def _take(self, message: ClientMessage) -> None:
        match message:
            case Hello():
                await self._dismiss(TableError(Code.BAD_COMMAND))
            case Language():
                self._connection.language = message.language
                self._connection.answer(Accepted(message.id, 0))
            case Explain():
                self._connection.answer(explained(self._live.table, self._connection, message))
            case Spots():
                self._connection.answer(spotted(self._live.table, self._connection, message))
            case Hint():
                self._spawn(self._advise(message))
            case Sit() if not self._may_sit():
                self._refuse(message.id, TableError(Code.TOO_MANY))
            case _:
                await self._carry_out(message)

    def _spawn(self, work: Coroutine[object, object, None]) -> None:
        """Run a slow command while the connection goes on."""
        task = asyncio.create_task(work)
        self._aside.add(task)
        task.add_done_callback(self._aside.discard)

    async def _advise(self, message: Hint) -> None:
        try:
            self._connection.answer(await self._live.hints.hint(self._connection, message))
        except DiscoveryError as error:
            self._refuse(message.id, error)

    async def _carry_out(self, command: TableCommand | Wish) -> None:
        try:
            self._connection.answer(await self._live.handle(self._connection, command))
        except DiscoveryError as error:
            if error.code is Code.TABLE_MOVED and self._connection.dials:
                # not answered: the client comes back, is led to where the table is, and sends it again
                self._connection.dismiss(Goodbye(fault(error, self._connection.language), again=True))
            else:
                self._refuse(command.id, error)

    def _refuse(self, command: str, error: DiscoveryError) -> None:
        self._count(error)
        told = in_words(self._live.table, error, self._connection.language)
        self._connection.answer(Refused(command, told))

    def _count(self, error: DiscoveryError) -> None:
        """Count one more command that was refused."""
        self._live.context.numbers.refused[str(error.code)] += 1


def _first(text: str) -> Hello:
    """The first frame, which must be a ``hello``."""
    try:
        message = _decoder.decode(text)
    except UNREADABLE:
        raise TableError(Code.BAD_COMMAND) from None
    if not isinstance(message, Hello):
        raise TableError(Code.BAD_COMMAND)
    return message


def _say(socket: Socket, message: ServerMessage) -> None:
    socket.say(_encoder.encode(message))
