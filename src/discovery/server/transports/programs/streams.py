"""Streams: one JSON message a line, for as long as the client reads.

There is no queue: what is new is put together only once the line before has been taken, so a slow reader is
sent the latest state, and the gate cuts off one who does not read at all.
"""

from __future__ import annotations

import asyncio
import math
import time
from abc import ABC, abstractmethod
from collections.abc import Callable
from contextlib import suppress

import msgspec
from starlette.responses import Response
from starlette.types import Receive, Scope, Send

from discovery.server.live.connection import Connection
from discovery.server.live.live_table import LiveTable
from discovery.server.protocol import Welcome
from discovery.server.protocol.page_messages.play import Beat
from discovery.server.transports.asgi import while_there
from discovery.server.transports.http_responses import NOT_KEPT

NDJSON = "application/x-ndjson"
BEAT_SECONDS = 15.0
"""Seconds without news after which a line says that the stream is there: proxies cut off silent ones."""
UNBUFFERED = {"x-accel-buffering": "no"}
"""The headers that tell nginx to pass lines on at once."""

_encoder = msgspec.json.Encoder()


class LineStream(Response, ABC):
    """Lines until the client is gone or the end is reached. ``now`` is the time in ms since 1970. What is
    not woken looks for news every ``look_seconds``."""

    media_type = NDJSON

    def __init__(self, now: Callable[[], int], look_seconds: float = math.inf) -> None:
        super().__init__(headers=NOT_KEPT | UNBUFFERED)
        del self.headers["content-length"]
        self._now = now
        self._look_seconds = look_seconds
        self._woken = asyncio.Event()
        self._ended = False

    @abstractmethod
    def begin(self) -> None:
        """Called when the client has connected."""

    @abstractmethod
    def end(self) -> None:
        """The client is gone, or everything was said."""

    @abstractmethod
    async def lines(self) -> list[bytes]:
        """The new lines, in order; ``self._ended`` is set with the last of it."""

    def wake(self) -> None:
        """Called when there is something new to send."""
        self._woken.set()

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Send the lines of the stream until the client disconnects."""
        self.begin()
        try:
            await while_there(receive, self._tell(send))
        finally:
            self.end()

    async def _tell(self, send: Send) -> None:
        await send({"type": "http.response.start", "status": self.status_code, "headers": self.raw_headers})
        said = time.monotonic()
        while not self._ended:
            self._woken.clear()
            lines = await self.lines()
            if not lines and time.monotonic() - said >= BEAT_SECONDS:
                lines = [_encoder.encode(Beat(self._now()))]
            if lines:
                body = b"".join(line + b"\n" for line in lines)
                await send({"type": "http.response.body", "body": body, "more_body": not self._ended})
                said = time.monotonic()
            with suppress(TimeoutError):
                async with asyncio.timeout(min(self._look_seconds, BEAT_SECONDS)):
                    await self._woken.wait()


class TableStream(LineStream):
    """The messages to a connection at a table, until the table is over. ``whole``: each time everything that
    has changed is told as an ``Update``, never as a ``Change``. ``left`` is called at the end."""

    def __init__(
        self,
        live: LiveTable,
        connection: Connection,
        welcome: Welcome,
        whole: bool,
        left: Callable[[], None],
    ) -> None:
        super().__init__(live.context.now)
        self._live = live
        self._connection = connection
        self._whole = whole
        self._first: list[bytes] = [_encoder.encode(welcome)]
        self._left = left

    def begin(self) -> None:
        """Enter the table, which then wakes the stream."""
        self._connection.deliver = self.wake
        self._live.enter(self._connection)

    def end(self) -> None:
        """Leave the table, and count one stream less."""
        self._connection.deliver = None
        self._live.exit(self._connection)
        self._left()

    async def lines(self) -> list[bytes]:
        """The latest state, the goodbye."""
        connection, told = self._connection, self._first
        self._first = []
        if connection.outdated:
            presenter = self._live.presenter()
            if self._whole:
                connection.known = None
            told.append(presenter.frame(connection.message(presenter)))
            self._ended = self._live.table.status in ("over", "closed")
        if connection.goodbye is not None:
            told.append(_encoder.encode(connection.goodbye))
            self._ended = True
        return told
