"""Bounded attacks on a running server, over plain TCP: what no well-behaved client library would send.

Each drill takes the server's host and port, sends a bounded amount, and tells how the server took it. The
tests run them against a server with short times; whoever wants to see what others at a table feel meanwhile
runs them beside a player who continues playing.
"""

from __future__ import annotations

import asyncio
import base64
import os
import struct
from collections.abc import AsyncIterator, Sequence
from contextlib import AsyncExitStack, asynccontextmanager, suppress
from dataclasses import dataclass
from typing import Self
from urllib.parse import urlsplit

from tests.support.deadlines import within

CONTINUATION, TEXT, CLOSE, PING, PONG = 0x0, 0x1, 0x8, 0x9, 0xA
HANGING = 30.0
"""Seconds after which a drill gives up on a server that should have acted long before."""


@dataclass(frozen=True)
class Target:
    """Where a server listens. ``source`` is the loopback address to come from, where the system has many."""

    host: str
    port: int
    path: str = "/"
    source: str = ""

    @classmethod
    def of(cls, address: str, source: str = "") -> Self:
        """The target at an address like ``http://host:port/path/``."""
        parts = urlsplit(address)
        return cls(parts.hostname or "127.0.0.1", parts.port or 80, parts.path, source)

    @property
    def host_header(self) -> str:
        """As a browser names it."""
        return f"{self.host}:{self.port}"


@dataclass(frozen=True)
class Ending:
    """What a server did with a connection: its last bytes, and whether it ended it, if by a reset."""

    heard: bytes
    ended: bool

    @property
    def status(self) -> int:
        """The status of its HTTP answer, 0 for none."""
        words = self.heard.split(b" ", 2)
        return int(words[1]) if self.heard.startswith(b"HTTP/1.1 ") else 0


class Wire:
    """One TCP connection, byte by byte."""

    def __init__(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        self.reader = reader
        self.writer = writer

    async def send(self, data: bytes) -> bool:
        """Send; whether the other side was still there."""
        try:
            self.writer.write(data)
            async with within():
                await self.writer.drain()
        except OSError:
            return False
        return True

    async def ending(self, seconds: float = HANGING) -> Ending:
        """Everything until the server ends the connection."""
        heard = bytearray()
        try:
            async with asyncio.timeout(seconds):
                while data := await self.reader.read(65_536):
                    heard += data
        except ConnectionError:
            return Ending(bytes(heard), True)
        except TimeoutError:
            return Ending(bytes(heard), False)
        return Ending(bytes(heard), True)

    async def answer(self, seconds: float = HANGING) -> bytes:
        """The head of one answer."""
        async with asyncio.timeout(seconds):
            return await self.reader.readuntil(b"\r\n\r\n")


@asynccontextmanager
async def wire(target: Target) -> AsyncIterator[Wire]:
    """A connection that has said nothing yet."""
    source = (target.source, 0) if target.source else None
    reader, writer = await asyncio.open_connection(target.host, target.port, local_addr=source)
    try:
        yield Wire(reader, writer)
    finally:
        writer.close()
        with suppress(OSError):
            async with within():
                await writer.wait_closed()


@asynccontextmanager
async def wires(target: Target, count: int) -> AsyncIterator[list[Wire]]:
    """Many wires to the target, all closed in the end."""
    async with AsyncExitStack() as stack:
        yield [await stack.enter_async_context(wire(target)) for _ in range(count)]


def request(target: Target, method: str, path: str, *headers: str) -> bytes:
    """The head of a request by a program."""
    lines = [
        f"{method} {target.path}{path} HTTP/1.1",
        f"Host: {target.host_header}",
        "X-Discovery: 1",
        *headers,
    ]
    return "\r\n".join([*lines, "", ""]).encode()


def upgrade(target: Target, path: str = "api/socket", *headers: str) -> bytes:
    """The request that opens a socket."""
    key = base64.b64encode(os.urandom(16)).decode()
    socket = ("Connection: Upgrade", "Upgrade: websocket", "Sec-WebSocket-Version: 13")
    return request(target, "GET", path, *socket, f"Sec-WebSocket-Key: {key}", *headers)


def frame(opcode: int, payload: bytes = b"", fin: bool = True) -> bytes:
    """A frame as a client sends it, under a mask of zeros."""
    size = len(payload)
    head = bytes([(0x80 if fin else 0) | opcode])
    if size < 126:
        head += bytes([0x80 | size])
    else:
        head += bytes([0x80 | 126]) + struct.pack("!H", size)
    return head + bytes(4) + payload


@asynccontextmanager
async def raw_socket(target: Target, path: str = "api/socket") -> AsyncIterator[Wire]:
    """A plain socket, without a client library."""
    async with wire(target) as line:
        await line.send(upgrade(target, path))
        head = await line.answer()
        assert head.startswith(b"HTTP/1.1 101"), head
        yield line


async def flood(target: Target, frames: Sequence[bytes], path: str = "api/socket") -> Ending:
    """Open a socket, send all frames as fast as they are taken, read what comes until the server ends it."""
    async with raw_socket(target, path) as line:
        hearing = asyncio.create_task(line.ending())
        for start in range(0, len(frames), 1000):
            if not await line.send(b"".join(frames[start : start + 1000])):
                break
        return await hearing


def pings(count: int, size: int = 0) -> list[bytes]:
    """Pings, which a server has to answer."""
    return [frame(PING, b"p" * size)] * count


def fragments(count: int) -> list[bytes]:
    """A message of empty parts that never ends."""
    return [frame(TEXT, b"", fin=False), *[frame(CONTINUATION, b"", fin=False)] * count]


async def half_said(target: Target, said: bytes, count: int) -> list[Ending]:
    """Many connections that begin with ``said`` and then wait; how each was ended."""
    async with wires(target, count) as lines:
        for line in lines:
            await line.send(said)
        return await asyncio.gather(*(line.ending() for line in lines))


async def trickle(target: Target, said: bytes, seconds: float) -> Ending:
    """Somebody who says one byte, waits, says the next one."""
    async with wire(target) as line:
        hearing = asyncio.create_task(line.ending())
        for byte in said:
            if hearing.done() or not await line.send(bytes([byte])):
                break
            await asyncio.sleep(seconds)
        return await hearing
