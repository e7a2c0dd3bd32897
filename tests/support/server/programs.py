"""Programs that play over HTTP: requests with the secret of a seat, and streams read line by line."""

from __future__ import annotations

import json
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any

import httpx
import msgspec

from discovery.server.protocol import Play
from tests.support.deadlines import MOST_SECONDS, within
from tests.support.server.harness import PROGRAM, Served, fresh_id, spread


def bearing(secret: str) -> dict[str, str]:
    """The headers of a program that shows a secret."""
    return {**PROGRAM, **({"authorization": f"Bearer {secret}"} if secret else {})}


class Caller:
    """A program that asks a process for one table by a secret (``""``: a spectator)."""

    def __init__(self, served: Served, table: str, secret: str = "") -> None:
        self.web = served.web
        self.path = f"api/tables/{table}"
        self.headers = bearing(secret)

    async def look(self, have: int = 0) -> httpx.Response:
        query = {"have": str(have)} if have else {}
        return await self.web.get(f"{self.path}/view", headers=self.headers, params=query)

    async def view(self) -> Any:
        answer = await self.look()
        assert answer.status_code == 200, answer.text
        return json.loads(answer.content)

    async def send(self, command: Any) -> httpx.Response:
        body = msgspec.json.encode(command)
        return await self.web.post(f"{self.path}/commands", headers=self.headers, content=body)

    async def play(self, seq: int, move: str) -> bool:
        """Play a move; ``False`` if the table has moved on since ``seq``."""
        answer = await self.send(Play(fresh_id(), seq, move))
        assert answer.status_code == 200 or answer.json()["code"] == "stale", answer.text
        return answer.status_code == 200

    @asynccontextmanager
    async def stream(self, **query: str) -> AsyncIterator[Lines]:
        path = f"{self.path}/stream"
        async with streamed(self.web, path, headers=self.headers, params=query) as answer:
            yield Lines(answer)


@asynccontextmanager
async def streamed(web: httpx.AsyncClient, path: str, **given: Any) -> AsyncIterator[httpx.Response]:
    """The answer to a request for a stream, which may be silent for as long as a test waits."""
    async with web.stream("GET", path, timeout=MOST_SECONDS, **given) as answer:
        yield answer


class Lines:
    """The lines of a stream, as they arrive."""

    def __init__(self, answer: httpx.Response) -> None:
        self.answer = answer
        self._lines = answer.aiter_lines()

    async def next(self) -> str:
        """The next line that is no beat; ``""`` at the end."""
        async with within():
            async for line in self._lines:
                if json.loads(line)["type"] != "beat":
                    return line
        return ""

    async def message(self) -> Any:
        """The same as a message, ``None`` at the end."""
        line = await self.next()
        return json.loads(line) if line else None


def moves(update: Any) -> list[str]:
    """The legal moves that an update tells."""
    return spread(update["position"]["legal"]) if update["position"] else []
