"""A WebSocket: text in, text out, and an exception when the other side is gone; answers that take long.

Starlette's own class tracks states for every frame, which on a busy server costs as much as the messages do.
Outgoing text goes straight to the connection (``connections.SocketConnection``): ASGI's ``send`` would need a
task for every socket, woken for every frame.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Coroutine

from starlette.datastructures import Headers, QueryParams
from starlette.types import Message, Receive, Scope, Send

from discovery.core.errors import Code, InvalidInput
from discovery.server.cluster.inside import PASSED_ON
from discovery.server.protocol import MAX_FRAME
from discovery.server.protocol.languages import language_of
from discovery.server.transports.connections import CONNECTION, SocketConnection

ENOUGH, TOO_BIG, NOT_TEXT, RESTART, POLICY = 1000, 1009, 1003, 1012, 1008
"""Codes with which a socket is closed."""
CLOSING: dict[str, int] = {
    Code.SERVER_STOPPING: RESTART,
    Code.TABLE_MOVED: RESTART,
    Code.TOO_LARGE: TOO_BIG,
    Code.NOT_TEXT: NOT_TEXT,
}


class GoneError(Exception):
    """The other side has disconnected."""


async def while_there(receive: Receive, work: Coroutine[object, object, None]) -> None:
    """Answer a request whose body was read, as long as its client is there; then the work is cancelled."""
    tasks = [asyncio.create_task(work), asyncio.create_task(_gone(receive))]
    try:
        await asyncio.wait(tasks, return_when=asyncio.FIRST_COMPLETED)
        if tasks[0].done():
            tasks[0].result()
    finally:
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)


async def _gone(receive: Receive) -> None:
    while (await receive())["type"] != "http.disconnect":
        pass


class Socket:
    """One connection. Nothing is sent after its end; a pending read then raises ``GoneError``."""

    def __init__(self, scope: Scope, receive: Receive, send: Send) -> None:
        client = scope.get("client")
        self.host: str = client[0] if client else ""
        self.path: str = scope["path"]
        self.passed_on: bool = scope.get(PASSED_ON, False)
        self.language = language_of(Headers(scope=scope), QueryParams(scope["query_string"]))
        self._connection: SocketConnection = scope["extensions"][CONNECTION]
        self._receive = receive
        self._send = send
        self._closed = False

    async def accept(self) -> None:
        """Accept the connection of the client."""
        await self._receive()
        await self._control({"type": "websocket.accept"})

    async def hear(self) -> str:
        """The next text frame. ``InvalidInput``: NOT_TEXT for another kind of frame, TOO_LARGE for an
        oversized one."""
        message = await self._receive()
        if message["type"] == "websocket.disconnect":
            self._closed = True
            raise GoneError
        text = message.get("text")
        if text is None:
            raise InvalidInput(Code.NOT_TEXT)
        if len(text) > MAX_FRAME or len(text.encode("utf-8", "surrogatepass")) > MAX_FRAME:
            raise InvalidInput(Code.TOO_LARGE, given=len(text), most=MAX_FRAME)
        return str(text)

    @property
    def free(self) -> bool:
        """Whether the other side reads: not too much outgoing text is waiting."""
        return self._connection.writable.is_set()

    def when_free(self, call: Callable[[], None]) -> None:
        """Call ``call`` whenever the other side reads again."""
        self._connection.when_writable = call

    def say(self, text: bytes) -> None:
        """Send a text frame, UTF-8. With much to send, wait until the other side is ``free``."""
        self._connection.say(text)

    async def close(self, code: int, reason: str = "") -> None:
        """Close it, once, after everything that was sent."""
        if not self._closed:
            await self._control({"type": "websocket.close", "code": code, "reason": reason})
            self._closed = True

    def abort(self) -> None:
        """Close it without a closing handshake."""
        self._closed = True
        self._connection.transport.abort()

    async def _control(self, message: Message) -> None:
        try:
            await self._send(message)
        except OSError as error:  # what ASGI says of a peer that is gone
            self._closed = True
            raise GoneError from error
