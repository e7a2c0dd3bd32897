"""The news of all tables of an account as one stream."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import AsyncExitStack, asynccontextmanager
from pathlib import Path
from typing import Any

import httpx
import pytest

from discovery.server.config.settings import Limits
from discovery.server.protocol import Reissue
from discovery.server.transports.programs import news
from tests.support.data_servers import Postgres
from tests.support.deadlines import within
from tests.support.server.harness import (
    Player,
    Served,
    fresh_id,
    plan,
    play_some,
    play_to_the_end,
    serving,
    web_client,
)
from tests.support.server.members import members
from tests.support.server.programs import Caller, Lines, bearing, streamed

pytestmark = pytest.mark.anyio

ANN = {"name": "Ann", "password": "tall green trees"}


@pytest.fixture(autouse=True)
def _quick(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(news, "LOOK_SECONDS", 0.02)


@asynccontextmanager
async def ann(served: Served) -> AsyncIterator[httpx.AsyncClient]:
    """The browser of Ann, who is logged in."""
    async with web_client(served.address) as web:
        await web.post("api/account/register", json=ANN)
        yield web


async def token(web: httpx.AsyncClient) -> str:
    body = {"name": "a bot", "scopes": ["read"], "days": 1}
    return str((await web.post("api/account/tokens", json=body)).json()["token"])


@asynccontextmanager
async def stream(served: Served, secret: str) -> AsyncIterator[Lines]:
    headers = bearing(secret)
    async with streamed(served.web, "api/account/stream", headers=headers) as answer:
        yield Lines(answer)


async def until(lines: Lines, **wanted: Any) -> Any:
    """The first message whose table is as wanted."""
    async with within(lambda: wanted):
        while (told := await lines.message()) is not None:
            found = told["table"] if told["type"] == "table" else {}
            if all(found.get(name) == value for name, value in wanted.items()):
                return told
    raise AssertionError(wanted)


async def test_it_tells_whose_turn_it_is_at_every_table(tmp_path: Path) -> None:
    async with serving(tmp_path, accounts="open") as served, ann(served) as web, AsyncExitStack() as stack:
        secret = await token(web)
        async with stream(served, secret) as lines:
            tables: list[str] = []
            players: list[Player] = []
            for _ in range(2):
                created, players = await served.started(plan("me Ann", "me Bo", game="intro"), stack)
                tables.append(created.table)
                await web.post("api/account/seats", json={"tokens": [created.seats[0].token]})
                told = await until(lines, table=created.table, status="playing")
                assert (told["seat"], told["table"]["called"] > 0) == (0, True)
            while players[0].legal:
                await play_some(players, 1, lambda legal: legal[0])
            await until(lines, table=tables[1], called=0)
            await play_to_the_end(players, lambda legal: legal[0])
            await until(lines, table=tables[1], status="over")
        async with stream(served, secret) as lines:
            assert (await lines.message())["table"]["table"] == tables[0]


async def test_it_tells_when_a_seat_is_held_no_more(tmp_path: Path) -> None:
    async with serving(tmp_path, accounts="open") as served, ann(served) as web:
        created = await served.create(plan("me Ann", "open"))
        await web.post("api/account/seats", json={"tokens": [created.seats[0].token]})
        async with stream(served, await token(web)) as lines:
            assert (await lines.message())["type"] == "table"
            await Caller(served, created.table, created.host).send(Reissue(fresh_id(), 0))
            assert await lines.message() == {"type": "gone", "table": created.table, "seat": 0}


async def test_it_ends_with_its_token_and_counts_as_a_connection(tmp_path: Path) -> None:
    limits = Limits(sockets=1)
    async with serving(tmp_path, accounts="open", limits=limits) as served, ann(served) as web:
        secret = await token(web)
        async with stream(served, secret) as lines:
            async with stream(served, secret) as refused:
                assert refused.answer.status_code == 429
            [listed] = (await web.get("api/account/tokens")).json()["tokens"]
            await web.post("api/account/tokens/revoke", json={"id": listed["id"]})
            goodbye = await lines.message()
            assert (goodbye["type"], goodbye["fault"]["code"]) == ("goodbye", "logged-out")
            assert await lines.message() is None


async def test_it_ends_when_the_server_does(tmp_path: Path) -> None:
    async with AsyncExitStack() as stack:
        async with serving(tmp_path, accounts="open") as served:
            async with ann(served) as web:
                secret = await token(web)
            outside = await stack.enter_async_context(web_client(served.address, bearing(secret)))
            answer = await stack.enter_async_context(streamed(outside, "api/account/stream"))
            assert answer.status_code == 200
        goodbye = await Lines(answer).message()
        assert (goodbye["fault"]["code"], goodbye["again"]) == ("server-stopping", True)


async def test_it_is_the_same_at_every_process(tmp_path: Path, postgres: Postgres) -> None:
    async with (
        members(tmp_path, 3, postgres.database(), accounts="open") as served,
        ann(served) as web,
        AsyncExitStack() as stack,
    ):
        secret = await token(web)
        streams = [await stack.enter_async_context(stream(one, secret)) for one in served.members]
        created, players = await served.started(plan("me Ann", "me Bo", game="intro"), stack)
        await web.post("api/account/seats", json={"tokens": [created.seats[0].token]})
        for lines in streams:
            await until(lines, status="playing")
        await play_to_the_end(players, lambda legal: legal[0])
        for lines in streams:
            await until(lines, status="over")
