"""A program on this machine that webhooks tell: it keeps what it is sent, and answers as a test wants."""

from __future__ import annotations

import asyncio
import json
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import dataclass
from typing import Any

from tests.support.deadlines import within


@dataclass(frozen=True, slots=True)
class Call:
    """One request that was received."""

    path: str
    headers: dict[str, str]
    body: bytes

    @property
    def told(self) -> Any:
        return json.loads(self.body)


class Receiver:
    """``answers`` are the statuses of the next requests, 200 once there are none; 0 never answers."""

    def __init__(self, url: str) -> None:
        self.url = url
        self.answers: list[int] = []
        self.calls: asyncio.Queue[Call] = asyncio.Queue()
        self.count = 0

    async def next(self) -> Call:
        """The next request, within the deadline."""
        async with within():
            return await self.calls.get()

    async def serve(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        async with within():
            await self._answer(reader, writer)

    async def _answer(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        first, *lines = (await reader.readuntil(b"\r\n\r\n")).decode().split("\r\n")
        headers = {name.lower(): value for name, _, value in (line.partition(": ") for line in lines if line)}
        body = await reader.readexactly(int(headers["content-length"]))
        self.count += 1
        self.calls.put_nowait(Call(first.split(" ")[1], headers, body))
        status = self.answers.pop(0) if self.answers else 200
        if status:
            writer.write(f"HTTP/1.1 {status} So\r\nLocation: {self.url}elsewhere\r\n\r\n".encode())
        else:
            await reader.read()
        writer.close()


@asynccontextmanager
async def receiving() -> AsyncIterator[Receiver]:
    """A receiver on a free port."""
    receiver = Receiver("")
    server = await asyncio.start_server(receiver.serve, "127.0.0.1", 0)
    receiver.url = f"http://127.0.0.1:{server.sockets[0].getsockname()[1]}/"
    async with server:
        yield receiver
