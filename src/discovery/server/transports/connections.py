"""uvicorn's two protocols with limits on what they answer by themselves, before or beside the application.

Pings, fragments and half requests never reach the application, so its budgets cannot count them; each costs
time of the server's single core. Here they are read in small pieces and counted. A client that exceeds a
limit is cut off at once, because a polite close would wait for a client that may never read it.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import Any, cast

import h11
import structlog
from uvicorn.protocols.http.h11_impl import H11Protocol, RequestResponseCycle
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.frames import Frame, Opcode
from websockets.http11 import Request, Response
from websockets.server import ServerProtocol

from discovery.core.bucket import Bucket
from discovery.core.errors import Code, TableError
from discovery.i18n import LANGUAGES, sentence
from discovery.server.transports.gate import Gate, TrackedConnection
from discovery.server.transports.guard import HEADERS

log = structlog.get_logger()

PIECE = 4096
"""Bytes read at once; the system delivers up to 256 kB, which can be 40,000 empty frames."""
MOST_PARTS = 1_000
"""The number of parts in which the body of one request may arrive; a browser's arrives in a few dozen."""
MOST_AFTER_CLOSE = 1_000
"""Frames that may still be on their way when a socket closes."""
TOO_MANY_REQUESTS, BAD_REQUEST = 429, 400
CONNECTION = "discovery.connection"
"""The extension of a socket's scope under which the application finds its ``SocketConnection``."""

_DATA = (Opcode.TEXT, Opcode.BINARY, Opcode.CONT)


class HttpConnection(H11Protocol):
    """An HTTP connection: counted, and with a time limit for the head and the body of each request."""

    def __init__(self, gate: Gate, **given: Any) -> None:
        super().__init__(**given)
        size = self.config.h11_max_incomplete_event_size
        self.conn = _Counted(h11.SERVER, *([] if size is None else [size]))
        self._gate = gate
        self._standing: TrackedConnection | None = None
        self._read: RequestResponseCycle | None = None

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]  # as uvicorn does
        """Accept it, or answer that there are too many."""
        super().connection_made(transport)
        self._standing = self._gate.enter(transport, self.client[0] if self.client else "")
        if self._standing is None:
            refusal = TableError(Code.TOO_MANY)
            words = "\n".join(sentence(language, refusal) for language in LANGUAGES)
            transport.write(_plain_answer(TOO_MANY_REQUESTS, words))
            transport.close()
        else:
            self._standing.due = self._gate.now() + self._gate.limits.head_seconds

    def connection_lost(self, exc: Exception | None) -> None:
        """Give the connection's place back to the gate."""
        self._gate.leave(self.transport)
        super().connection_lost(exc)

    def data_received(self, data: bytes) -> None:
        """Handle the data piece by piece, so that a violation ends the connection early."""
        for at in range(0, len(data), PIECE):
            # uvicorn, too, drops data that follow an upgrade to a socket
            if self.transport.is_closing() or self.transport.get_protocol() is not self:
                return
            super().data_received(data[at : at + PIECE])
            self._await_the_rest()

    def on_response_complete(self) -> None:
        """Start the time limit of the next request."""
        super().on_response_complete()
        self._await_the_rest()

    def _await_the_rest(self) -> None:
        """Set the time by which head or body must be complete; between requests uvicorn's own keep-alive time
        runs."""
        standing, limits = self._standing, self._gate.limits
        cycle: RequestResponseCycle | None = self.cycle
        if standing is None or self.transport.get_protocol() is not self:
            return
        if cycle is not None and not cycle.response_complete:
            if not cycle.more_body:
                standing.due = 0.0
            elif cycle is not self._read:
                standing.due = self._gate.now() + limits.body_seconds
            self._read = cycle
        elif self.timeout_keep_alive_task is not None and not self.conn.trailing_data[0]:
            standing.due = 0.0
        elif not standing.due:
            standing.due = self._gate.now() + limits.head_seconds

    def send_400_response(self, msg: str) -> None:
        """Send it with the headers that every answer carries."""
        if self.conn.our_state in (h11.IDLE, h11.SEND_RESPONSE):
            self.transport.write(_plain_answer(BAD_REQUEST, msg))
            self.transport.close()
        else:
            self.transport.abort()


class SocketConnection(WebSocketsSansIOProtocol):
    """A WebSocket connection: frames that the application never sees are counted, and nothing is read before
    there is time for it."""

    def __init__(self, gate: Gate, **given: Any) -> None:
        super().__init__(**given)
        self.conn = _Handshake(max_size=self.config.ws_max_size, logger=self.logger)
        limits = gate.limits
        self._gate = gate
        self._standing: TrackedConnection | None = None
        self._budget = Bucket(limits.control_burst, limits.control_per_second, gate.now())
        self._late = 0
        self._rest = bytearray()
        self.when_writable: Callable[[], None] | None = None

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        """Keep the place of the request; the handshake must be over within the time for a head."""
        super().connection_made(transport)
        self._standing = self._gate.enter(self.transport, self.client[0] if self.client else "")
        if self._standing is not None:
            self._standing.due = self._gate.now() + self._gate.limits.head_seconds

    def connection_lost(self, exc: Exception | None) -> None:
        """Give the connection's place back to the gate."""
        self._gate.leave(self.transport)
        super().connection_lost(exc)

    def data_received(self, data: bytes) -> None:
        """Buffer the data until there is time for it."""
        self._rest += data
        self._read_on()

    def handle_connect(self, event: Request) -> None:
        """Let the application find this connection."""
        super().handle_connect(event)
        if not self.close_sent:
            cast(dict[str, Any], self.scope["extensions"])[CONNECTION] = self

    def say(self, text: bytes) -> None:
        """Send a text frame, at once or as soon as the client reads; do nothing if the client is gone."""
        if self.disconnected or self.close_sent or self.transport.is_closing():
            return
        self.conn.send_text(text)
        self.transport.write(b"".join(self.conn.data_to_send()))

    def resume_writing(self) -> None:
        """The peer reads again."""
        super().resume_writing()
        if self.when_writable is not None:
            self.when_writable()

    async def receive(self) -> Any:
        """The next message for the application; afterwards reading continues."""
        message = await super().receive()
        self._read_on()
        return message

    async def send(self, message: Any) -> None:
        """Handle what the application sends; the first message ends the handshake. After a close everything
        else is read and dropped."""
        await super().send(message)
        if self.close_sent:
            # the library takes an answer in place of the handshake for none, and logs an error for each
            self.handshake_complete = True
        if self.handshake_complete and self._standing is not None:
            self._standing.due = 0.0
        if self.close_sent:
            self._read_on()

    def _read_on(self) -> None:
        """Read piece by piece until there is a message that the application has not taken yet."""
        while self._rest and (self.close_sent or not self.read_paused):
            if self.transport.is_closing():
                self._rest.clear()
                return
            piece = bytes(self._rest[:PIECE])
            del self._rest[:PIECE]
            super().data_received(piece)
            if self.conn.handshake_exc is not None:
                self.transport.write(b"".join(self.conn.data_to_send()))
                self.transport.close()

    def handle_events(self) -> None:
        """Count frames before handling them: answering one costs more than reading it."""
        frames = [event for event in self.conn.events if isinstance(event, Frame)]
        if self.close_sent:
            self._late += len(frames)
            within = self._late <= MOST_AFTER_CLOSE
        else:
            unseen = sum(frame.opcode not in _DATA or not frame.fin for frame in frames)
            within = not unseen or self._budget.take(self._gate.now(), unseen)
        if within:
            super().handle_events()
        else:
            log.info("too-many-frames", address=self._standing.address if self._standing else "")
            self.transport.abort()

    def send_receive_event_to_app(self) -> None:
        """A frame that is not text ends the connection without a traceback."""
        if self.curr_msg_data_type == "text" and not _is_text(self.frames):
            self.frames = []
            self.conn.fail(1007)
            self.handle_parser_exception()
        else:
            super().send_receive_event_to_app()

    def keepalive_timeout(self) -> None:
        """Cut the connection: a client that does not answer pings will not read a goodbye either."""
        super().keepalive_timeout()
        if self.transport.get_write_buffer_size():
            self.transport.abort()


class _Counted(h11.Connection):
    """Refuses a body that arrives in thousands of parts: each costs as much as a request."""

    _parts = 0

    def next_event(self) -> Any:
        event = super().next_event()
        if isinstance(event, h11.Request):
            self._parts = 0
        elif isinstance(event, h11.Data):
            self._parts += 1
            if self._parts > MOST_PARTS:
                raise h11.RemoteProtocolError("body in too many parts")
        return event


class _Handshake(ServerProtocol):
    """Refusals carry the headers of every answer."""

    def reject(self, status: Any, text: str) -> Response:
        response = super().reject(status, text)
        response.headers.update(HEADERS)
        return response


def _is_text(parts: list[bytes]) -> bool:
    try:
        b"".join(parts).decode()
    except UnicodeDecodeError:
        return False
    return True


def _plain_answer(status: int, words: str) -> bytes:
    """A complete answer for clients that do not get as far as the application."""
    body = words.encode()
    headers = {
        "content-type": "text/plain; charset=utf-8",
        "content-length": str(len(body)),
        "connection": "close",
        **HEADERS,
    }
    reason = {BAD_REQUEST: "Bad Request", TOO_MANY_REQUESTS: "Too Many Requests"}[status]
    lines = [f"HTTP/1.1 {status} {reason}", *(f"{name}: {value}" for name, value in headers.items())]
    return "\r\n".join([*lines, "", ""]).encode() + body
