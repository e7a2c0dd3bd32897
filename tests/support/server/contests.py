"""Contests at a served address: what directors and entrants ask over HTTP."""

from __future__ import annotations

import json
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from dataclasses import dataclass
from typing import Any

import httpx
import msgspec

from discovery.server.protocol.page_messages.contests import (
    ContestBoard,
    ContestMade,
    ContestMine,
    ContestPlan,
    ContestSheet,
    Entered,
)
from tests.support.deadlines import reached
from tests.support.server.harness import Served, plan, play_to_the_end, web_client

PAUSE = 0.02
"""Seconds between two looks at a contest whose programs play: each look takes their processor."""
SHORT: dict[str, Any] = {"game": "intro", "turn_seconds": 600, "window_seconds": 0}


def contest_plan(seats: int = 2, form: str = "swiss", **given: Any) -> ContestPlan:
    """A contest of short games."""
    table = plan(*["open"] * seats, **SHORT)
    return ContestPlan(**{"name": "Cup", "format": form, "table": table, "rounds": 2, **given})


@dataclass
class Contest:
    """A contest as its director has it."""

    served: Served
    id: str
    director: str

    async def post(self, path: str, body: Any, through: Served | None = None) -> Any:
        answer = await (through or self.served).web.post(
            f"api/contests/{self.id}/{path}", content=msgspec.json.encode(body)
        )
        return json.loads(answer.content)

    async def direct(self, act: str, **given: Any) -> Any:
        return await self.post("direct", {"secret": self.director, "act": act, **given})

    async def enter(self, *names: str) -> list[Entered]:
        found = [await self.post("entrants", {"name": name}) for name in names]
        return [msgspec.convert(one, Entered) for one in found]

    async def mine(self, secret: str) -> ContestMine:
        return msgspec.convert(await self.post("mine", {"secret": secret}), ContestMine)

    async def sheet(self, through: Served | None = None) -> ContestSheet:
        answer = await (through or self.served).web.get(f"api/contests/{self.id}")
        assert answer.status_code == 200, answer.text
        return msgspec.json.decode(answer.content, type=ContestSheet)

    async def step(self) -> ContestSheet:
        """One round of housekeeping, and how the contest stands after it."""
        await self.served.registry.contests.running.step(self.id)
        return await self.sheet()

    async def until(self, wanted: Callable[[ContestSheet], bool]) -> ContestSheet:
        """How the contest stands once it is as wanted: its programs play on their own."""
        latest: list[ContestSheet] = []

        async def come() -> bool:
            latest[:] = [await self.step()]
            return wanted(latest[0])

        await reached(come, pause=PAUSE)
        return latest[0]

    async def play(self, entrants: list[Entered], board: ContestBoard) -> None:
        """Play a table to its end, for all of its people."""
        secrets = {one.number: one.secret for one in entrants}
        seats = [await self.mine(secrets[number]) for number in board.seats if number]
        players = [await self.served.sit(seat.token) for seat in seats]
        await play_to_the_end(players, lambda legal: legal[0])
        for player in players:
            await player.line.close()
        # Whoever has the table, perhaps another process, notes its end a moment after its last move.
        store = self.served.registry.context.store

        async def noted() -> bool:
            game = await store.game(seats[0].table)
            return game is None or game.status == "over"

        await reached(noted, pause=0.01)
        here = (board.round, board.board)
        await self.until(
            lambda sheet: all(one.over for one in sheet.boards if (one.round, one.board) == here)
        )


async def made(served: Served, planned: ContestPlan) -> Contest:
    """A new contest, made by request."""
    answer = await served.web.post("api/contests", content=msgspec.json.encode(planned))
    assert answer.status_code == 201, answer.text
    told = msgspec.json.decode(answer.content, type=ContestMade)
    return Contest(served, told.contest, told.director)


@asynccontextmanager
async def logged_in(served: Served, name: str) -> AsyncIterator[httpx.AsyncClient]:
    """Somebody who is logged in."""
    async with web_client(served.address) as web:
        known = {"name": name, "password": "tall green trees"}
        assert (await web.post("api/account/register", json=known)).status_code == 200
        yield web
