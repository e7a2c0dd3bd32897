"""``WS api/socket``: one task reads commands, another sends whatever is new."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Coroutine
from typing import Any, NoReturn

import msgspec
import structlog
from msgspec import Struct
from starlette.websockets import WebSocket, WebSocketDisconnect, WebSocketState

from discovery import __version__
from discovery.errors import Code, DiscoveryError, InvalidInput, TableError
from discovery.server.faults import UNREADABLE, fault
from discovery.server.guest import Guest
from discovery.server.hall import Found, Hall
from discovery.server.intents import Intent
from discovery.server.languages import language_of
from discovery.server.limits import Bucket, neighbourhood
from discovery.server.messages import (
    MAX_FRAME,
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
    Spots,
    Welcome,
)
from discovery.server.questions import explained, in_words, spotted
from discovery.server.room import Room

log = structlog.get_logger()

ENOUGH, TOO_BIG, NOT_TEXT, RESTART, POLICY = 1000, 1009, 1003, 1012, 1008
CLOSING = {Code.SERVER_STOPPING: RESTART, Code.TOO_LARGE: TOO_BIG, Code.NOT_TEXT: NOT_TEXT}

_decoder: msgspec.json.Decoder[ClientMessage] = msgspec.json.Decoder(ClientMessage)
_encoder = msgspec.json.Encoder()


class _Named(Struct):
    """What may still be read of a command that cannot be."""

    id: CommandId


class Dismissed(Exception):
    """The connection must end with these words."""

    def __init__(self, error: DiscoveryError, again: bool = False) -> None:
        self.error = error
        self.again = again


class Sockets:
    """The socket side of a hall."""

    def __init__(self, hall: Hall) -> None:
        self._hall = hall

    async def serve(self, socket: WebSocket) -> None:
        """One connection from its first byte to its last."""
        address = neighbourhood(socket.client.host if socket.client else "")
        await socket.accept()
        if not self._hall.crowd.enter(address):
            language = language_of(socket.headers, socket.query_params)
            await _close(socket, TableError(Code.TOO_MANY), language, again=True)
            return
        try:
            await self._greet(socket, address)
        except WebSocketDisconnect:
            return
        finally:
            self._hall.crowd.leave(address)

    async def _greet(self, socket: WebSocket, address: str) -> None:
        limits = self._hall.house.settings.limits
        language = language_of(socket.headers, socket.query_params)
        try:
            hello = await asyncio.wait_for(_first(socket), limits.hello_seconds)
            language = hello.language
            if hello.wire != WIRE:
                raise Dismissed(TableError(Code.OLD_CLIENT))
            if self._hall.stopping:
                raise Dismissed(TableError(Code.SERVER_STOPPING), again=True)
            found = await self._hall.find(hello, address)
        except TimeoutError:
            await _close(socket, TableError(Code.BAD_COMMAND), language, again=True)
        except Dismissed as ending:
            await _close(socket, ending.error, language, ending.again)
        except DiscoveryError as error:
            await _close(socket, error, language, again=error.code is Code.TOO_MANY)
        else:
            await self._host(socket, found, hello)

    async def _host(self, socket: WebSocket, found: Found, hello: Hello) -> None:
        guest = Guest(found.seat, found.host, hello.language, hello.have)
        await _send(socket, Welcome(__version__, found.room.table.id, found.seat, found.host))
        visit = Visit(socket, guest, found.room)
        found.room.enter(guest)
        try:
            await visit.run()
        finally:
            found.room.exit(guest)


class Visit:
    """A guest in a room."""

    def __init__(self, socket: WebSocket, guest: Guest, room: Room) -> None:
        self._socket = socket
        self._guest = guest
        self._room = room
        self._limits = room.house.settings.limits
        self._bucket = Bucket(self._limits.message_burst, self._limits.messages_per_second, time.monotonic())
        self._delayed = 0
        self._aside: set[asyncio.Task[None]] = set()

    async def run(self) -> None:
        """Until one of the two tasks ends."""
        tasks = [asyncio.create_task(self._pump()), asyncio.create_task(self._listen())]
        try:
            await asyncio.wait(tasks, return_when=asyncio.FIRST_COMPLETED)
        finally:
            for task in (*tasks, *self._aside):
                task.cancel()
            results = await asyncio.gather(*tasks, return_exceptions=True)
        for result in results:
            if isinstance(result, Exception) and not isinstance(result, WebSocketDisconnect | TimeoutError):
                log.error("visit-failed", table=self._room.table.id, exc_info=result)

    # ---- sending ---------------------------------------------------------------------------------

    async def _pump(self) -> None:
        """Send the latest whenever there is news; a client that takes nothing for too long is let go."""
        while True:
            await self._guest.news()
            await asyncio.wait_for(self._flush(), self._limits.send_seconds)
            if self._guest.goodbye is not None:
                await self._leave_taking(self._guest.goodbye)
                return

    async def _flush(self) -> None:
        guest = self._guest
        if guest.outdated:
            await _send(self._socket, guest.message(self._room.update(guest)))
        while guest.answers:
            await _send(self._socket, guest.answers.popleft())

    async def _leave_taking(self, goodbye: Goodbye) -> None:
        code = CLOSING.get(Code(goodbye.fault.code), POLICY)
        await asyncio.wait_for(_finish(self._socket, goodbye, code), self._limits.send_seconds)

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
        """The next frame, held back while too many come."""
        try:
            text = await next_text(self._socket)
        except Dismissed as ending:
            await self._dismiss(ending.error)
        await self._hold_back()
        return text

    async def _hold_back(self) -> None:
        delay = self._bucket.delay(time.monotonic())
        self._delayed = self._delayed + 1 if delay else 0
        if self._delayed > self._limits.patience or self._guest.overwhelmed:
            await self._dismiss(TableError(Code.TOO_MANY))
        await asyncio.sleep(delay)

    async def _not_understood(self, text: str) -> None:
        error = TableError(Code.BAD_COMMAND)
        try:
            named = msgspec.json.decode(text, type=_Named)
        except UNREADABLE:
            await self._dismiss(error)
        else:
            self._guest.answer(Refused(named.id, fault(error, self._guest.language)))

    async def _dismiss(self, error: DiscoveryError) -> NoReturn:
        """Leave the last words to the pump, which then ends the visit."""
        self._guest.dismiss(Goodbye(fault(error, self._guest.language), again=False))
        while True:
            await asyncio.sleep(self._limits.send_seconds)

    async def _take(self, message: ClientMessage) -> None:
        match message:
            case Hello():
                await self._dismiss(TableError(Code.BAD_COMMAND))
            case Language():
                self._guest.language = message.language
                self._guest.answer(Accepted(message.id, 0))
            case Explain():
                self._guest.answer(explained(self._room.table, self._guest, message))
            case Spots():
                self._guest.answer(spotted(self._room.table, self._guest, message))
            case Hint():
                self._spawn(self._advise(message))
            case _:
                await self._carry_out(message)

    def _spawn(self, work: Coroutine[Any, Any, None]) -> None:
        """Something that takes its time while the guest goes on talking."""
        task = asyncio.create_task(work)
        self._aside.add(task)
        task.add_done_callback(self._aside.discard)

    async def _advise(self, message: Hint) -> None:
        try:
            self._guest.answer(await self._room.hinting.hint(self._guest, message))
        except DiscoveryError as error:
            self._guest.answer(Refused(message.id, in_words(self._room.table, error, self._guest.language)))

    async def _carry_out(self, intent: Intent) -> None:
        try:
            self._guest.answer(await self._room.handle(self._guest, intent))
        except DiscoveryError as error:
            told = in_words(self._room.table, error, self._guest.language)
            self._guest.answer(Refused(intent.id, told))


async def _first(socket: WebSocket) -> Hello:
    """The first frame, which must be a ``hello``."""
    try:
        message = _decoder.decode(await next_text(socket))
    except UNREADABLE:
        raise Dismissed(TableError(Code.BAD_COMMAND)) from None
    if not isinstance(message, Hello):
        raise Dismissed(TableError(Code.BAD_COMMAND))
    return message


async def next_text(socket: WebSocket) -> str:
    """The next text frame. ``Dismissed`` for a binary or an oversized one."""
    message = await socket.receive()
    if message["type"] == "websocket.disconnect":
        raise WebSocketDisconnect(message.get("code", ENOUGH))
    text = message.get("text")
    if text is None:
        raise Dismissed(InvalidInput(Code.NOT_TEXT))
    if len(text) > MAX_FRAME or len(text.encode("utf-8", "surrogatepass")) > MAX_FRAME:
        raise Dismissed(InvalidInput(Code.TOO_LARGE, given=len(text), most=MAX_FRAME))
    return str(text)


async def _send(socket: WebSocket, message: ServerMessage) -> None:
    await socket.send_text(_encoder.encode(message).decode())


async def _finish(socket: WebSocket, goodbye: Goodbye, code: int) -> None:
    await _send(socket, goodbye)
    if socket.application_state is WebSocketState.CONNECTED:
        await socket.close(code, goodbye.fault.code)


async def _close(socket: WebSocket, error: DiscoveryError, language: str, again: bool) -> None:
    """Say why, and close."""
    await _finish(socket, Goodbye(fault(error, language), again), CLOSING.get(error.code, POLICY))
