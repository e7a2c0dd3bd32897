"""A minimal WebSocket client: text frames and answered pings, no more than a load needs."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import cast

TEXT, CLOSE, PING, PONG = 1, 8, 9, 10
NO_MASK = bytes(4)
"""Clients must send a mask; one of zeros leaves the bytes unchanged."""
REQUEST = (
    "GET {path} HTTP/1.1\r\nHost: {host}:{port}\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
    "Sec-WebSocket-Key: ZGlzY292ZXJ5IGJlbmNobQ==\r\nSec-WebSocket-Version: 13\r\nX-Discovery: 1\r\n\r\n"
)


def framed(opcode: int, payload: bytes) -> bytes:
    """A client's frame. ``payload`` has fewer than 65,536 bytes."""
    size = len(payload)
    head = bytes((128 | opcode, 128 | size)) if size < 126 else bytes((128 | opcode, 254, *size.to_bytes(2)))
    return head + NO_MASK + payload


class Line(asyncio.Protocol):
    """``hear`` gets each text frame; ``gone`` is set when the connection is over."""

    def __init__(self, host: str, port: int, path: str, hear: Callable[[bytes], None]) -> None:
        self._request = REQUEST.format(host=host, port=port, path=path).encode()
        self._hear = hear
        self._rest = b""
        self._transport: asyncio.Transport | None = None
        self.open: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self.gone = asyncio.Event()
        self.heard = 0

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        """Send the request for a web socket."""
        self._transport = cast(asyncio.Transport, transport)
        self._transport.write(self._request)

    def connection_lost(self, exc: Exception | None) -> None:
        """Note the end; a line that never opened was refused."""
        self.gone.set()
        if not self.open.done():
            self.open.set_exception(ConnectionError("refused"))

    def data_received(self, data: bytes) -> None:
        """Process complete frames; the rest waits for more data."""
        rest = self._rest + data if self._rest else data
        if not self.open.done():
            head, found, rest = rest.partition(b"\r\n\r\n")
            if not found:
                self._rest = head
                return
            self.open.set_result(None)
        self._rest = self._frames(rest)

    def _frames(self, data: bytes) -> bytes:
        at = 0
        while len(data) - at >= 2:
            size, begin = data[at + 1], at + 2
            if size >= 126:
                wide = 2 if size == 126 else 8
                size, begin = int.from_bytes(data[begin : begin + wide]), begin + wide
            if len(data) < begin + size:
                break
            self._take(data[at] & 15, data[begin : begin + size])
            at = begin + size
        return data[at:]

    def _take(self, opcode: int, payload: bytes) -> None:
        if opcode == TEXT:
            self.heard += len(payload)
            self._hear(payload)
        elif opcode == PING:
            self._write(framed(PONG, payload))
        elif opcode == CLOSE:
            self.close()

    def say(self, text: bytes) -> None:
        """Send a text frame."""
        self._write(framed(TEXT, text))

    def _write(self, data: bytes) -> None:
        if self._transport is not None and not self._transport.is_closing():
            self._transport.write(data)

    def close(self) -> None:
        """Close it without a handshake."""
        if self._transport is not None:
            self._transport.close()


async def connect(host: str, port: int, path: str, hear: Callable[[bytes], None]) -> Line:
    """Open a socket. ``OSError`` or ``ConnectionError`` if that fails."""
    loop = asyncio.get_running_loop()
    _, line = await loop.create_connection(lambda: Line(host, port, path, hear), host, port)
    await line.open
    return line
