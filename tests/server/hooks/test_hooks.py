"""Webhooks: who is told what, signed, again after a failure, and not for ever."""

from __future__ import annotations

import hashlib
import hmac
from collections.abc import AsyncIterator, Callable
from contextlib import AsyncExitStack, asynccontextmanager
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import httpx
import pytest
from sqlalchemy import insert, select

from discovery.server.hooks import sending, work
from discovery.server.hooks.book import MOST_HOOKS
from discovery.server.protocol import Accepted, Created, Sit
from discovery.server.tables.tokens import digest
from discovery.store.tables import accounts, deliveries, hooks, invitations
from tests.support.data_servers import Postgres
from tests.support.deadlines import reached, within
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
from tests.support.server.hook_receiver import Call, Receiver, receiving
from tests.support.server.members import members

pytestmark = pytest.mark.anyio

ANN = {"name": "Ann", "password": "tall green trees"}
GIVEN: dict[str, Any] = {"accounts": "open", "webhooks": "local"}
EVERY = ["turn", "over", "full"]


@pytest.fixture(autouse=True)
def _quick(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(work, "ROUND_SECONDS", 0.02)
    monkeypatch.setattr(work, "PAUSES", (0, 0, 0))


@dataclass
class Told:
    """Ann, logged in, with a webhook."""

    web: httpx.AsyncClient
    receiver: Receiver
    secret: str

    async def take(self, *tokens: str) -> None:
        await self.web.post("api/account/seats", json={"tokens": tokens})

    async def next(self) -> Any:
        """What the webhook is told next, and whether it is signed."""
        call = await self.receiver.next()
        assert is_signed(call, self.secret)
        return call.told

    async def hook(self) -> Any:
        [found] = (await self.web.get("api/account/hooks")).json()["hooks"]
        return found

    async def until(self, wanted: Callable[[Any], object]) -> Any:
        """The webhook, once it is as wanted."""
        async with within():
            while not wanted(found := await self.hook()):
                pass
        return found

    async def told_until_the_end(self) -> list[Any]:
        """What it is told next, up to the end of a game."""
        heard = [await self.next()]
        async with within(lambda: f"after {[one['event'] for one in heard]}"):
            while heard[-1]["event"] != "over":
                heard.append(await self.next())
        return heard


@asynccontextmanager
async def telling(served: Served, *events: str) -> AsyncIterator[Told]:
    async with receiving() as receiver, web_client(served.address) as web:
        await web.post("api/account/register", json=ANN)
        body = {"url": f"{receiver.url}hook?of=ann", "events": events or EVERY}
        made = await web.post("api/account/hooks", json=body)
        assert made.status_code == 201, made.text
        yield Told(web, receiver, made.json()["secret"])


def is_signed(call: Call, secret: str) -> bool:
    """As the page about it says."""
    at, _, given = call.headers["x-discovery-signature"].removeprefix("t=").partition(",v1=")
    signed = hmac.new(secret.encode(), f"{at}.".encode() + call.body, hashlib.sha256).hexdigest()
    return hmac.compare_digest(given, signed)


async def started(served: Served, told: Told, stack: AsyncExitStack) -> tuple[Created, list[Player]]:
    """A table of two, of which Ann holds the first seat."""
    created, players = await served.started(plan("me Ann", "me Bo", game="intro"), stack)
    await told.take(created.seats[0].token)
    return created, players


async def test_nobody_is_told_anything_unless_the_host_wants_it(tmp_path: Path) -> None:
    async with serving(tmp_path, accounts="open") as served:
        await served.web.post("api/account/register", json=ANN)
        assert (await served.web.get("api/account/hooks")).status_code == 404


async def test_an_account_is_told_of_its_turn_and_of_the_end(tmp_path: Path) -> None:
    async with serving(tmp_path, **GIVEN) as served, telling(served) as told, AsyncExitStack() as stack:
        created, players = await started(served, told, stack)
        first = await told.next()
        assert (first["event"], first["table"], first["seat"]) == ("turn", created.table, 0)
        assert first["link"] == f"{served.address}#/watch/{created.table}"
        await play_to_the_end(players, lambda legal: legal[0])
        heard = [first, *await told.told_until_the_end()]
        assert {one["event"] for one in heard} == {"turn", "over"}
        ids = [one["id"] for one in heard]
        assert len(set(ids)) == len(ids)


async def test_what_is_told_holds_nothing_of_the_game(tmp_path: Path) -> None:
    async with serving(tmp_path, **GIVEN) as served, telling(served) as told, AsyncExitStack() as stack:
        created, _ = await started(served, told, stack)
        call = await told.receiver.next()
        assert call.path == "/hook?of=ann"
        assert set(call.told) == {"id", "event", "table", "seat", "at", "link"}
        secrets = [created.host, *(one.token for one in created.seats), told.secret]
        assert not any(secret in call.body.decode() + repr(call.headers) for secret in secrets)


async def test_a_host_is_told_when_the_table_is_full(tmp_path: Path) -> None:
    async with serving(tmp_path, **GIVEN) as served, telling(served, "full") as told:
        created = await served.create(plan("me Ann", "open"))
        await told.take(created.seats[0].token, created.host)
        async with await served.sit(created.join) as guest:
            assert isinstance(await guest.ask(Sit(fresh_id(), -1, "Bo")), Accepted)
        heard = await told.next()
        assert (heard["event"], heard["seat"]) == ("full", -1)


async def test_a_delivery_that_fails_is_sent_again_under_the_same_id(tmp_path: Path) -> None:
    """Also where the answer leads elsewhere: nobody goes there."""
    async with serving(tmp_path, **GIVEN) as served, telling(served, "turn") as told:
        told.receiver.answers = [500, 302]
        async with AsyncExitStack() as stack:
            await started(served, told, stack)
            calls = [await told.receiver.next() for _ in range(3)]
        assert len({call.told["id"] for call in calls}) == 1
        assert {call.path for call in calls} == {"/hook?of=ann"}
        await told.until(lambda hook: hook["status"] == 200)
        assert (await told.hook())["off"] == 0


async def test_who_does_not_answer_in_time_counts_as_away(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(sending, "TIMEOUT", 0.05)
    async with serving(tmp_path, **GIVEN) as served, telling(served, "turn") as told:
        told.receiver.answers = [0]
        async with AsyncExitStack() as stack:
            await started(served, told, stack)
            first, second = [(await told.receiver.next()).told for _ in range(2)]
        assert first == second


@pytest.mark.parametrize("answers", [[500, 500, 500, 500], [410]])
async def test_after_a_number_of_failures_a_webhook_is_switched_off(
    tmp_path: Path, answers: list[int]
) -> None:
    async with serving(tmp_path, **GIVEN) as served, telling(served, "turn") as told:
        told.receiver.answers = list(answers)
        async with AsyncExitStack() as stack:
            _, players = await started(served, told, stack)
            for _ in answers:
                await told.receiver.next()
            off = await told.until(lambda hook: hook["off"])
            on = (await told.web.post("api/account/hooks/on", json={"id": off["id"]})).json()["hooks"]
            assert (on[0]["off"], on[0]["status"]) == (0, answers[-1])
            first = players[0].update
            assert first is not None
            ann = players[0]
            while ann.legal:
                await play_some(players, 1, lambda legal: legal[0])
            while not ann.legal:  # and no further: of a turn that is over nobody is told
                await play_some(players, 1, lambda legal: legal[0])
            assert (await told.next())["at"] > first.steps[-1].at


async def test_what_was_not_told_before_a_crash_is_told_after_it(tmp_path: Path) -> None:
    async with AsyncExitStack() as outer:
        async with serving(tmp_path, **GIVEN) as served:
            told = await outer.enter_async_context(telling(served, "turn"))
            told.receiver.answers = [500]
            async with AsyncExitStack() as stack:
                await started(served, told, stack)
                first = await told.receiver.next()
        async with serving(tmp_path, **GIVEN) as served:
            second = await told.receiver.next()
            assert first.told["id"] == second.told["id"]
            store = served.registry.context.store

            async def told_all() -> bool:
                return not any(row.due for row in await store.rows(select(deliveries)))

            await reached(told_all)


async def test_webhooks_are_limited_listed_and_removed(tmp_path: Path) -> None:
    async with serving(tmp_path, **GIVEN) as served, telling(served) as told:
        body = {"url": told.receiver.url, "events": ["turn"]}
        for _ in range(MOST_HOOKS - 1):
            assert (await told.web.post("api/account/hooks", json=body)).status_code == 201
        refused = await told.web.post("api/account/hooks", json=body)
        assert refused.json()["code"] == "too-many-hooks"
        listed = (await told.web.get("api/account/hooks")).json()["hooks"]
        gone = {"id": listed[0]["id"]}
        assert len((await told.web.post("api/account/hooks/remove", json=gone)).json()["hooks"]) == 4
        assert (await told.web.post("api/account/hooks/remove", json=gone)).json()["code"] == "no-file"
        private = {**body, "url": "https://192.168.1.1/"}
        assert (await told.web.post("api/account/hooks", json=private)).json()["code"] == "bad-hook"
        await told.web.post("api/account/erase", json={"proof": {"password": ANN["password"]}})
        assert not await served.registry.context.store.rows(select(hooks))


@pytest.mark.parametrize("invited", [False, True])
async def test_a_new_password_switches_webhooks_off(tmp_path: Path, invited: bool) -> None:
    """Whoever knew the old one may have made them; their owner switches on what they know."""
    async with (
        serving(tmp_path, **GIVEN) as served,
        telling(served, "over") as told,
        AsyncExitStack() as stack,
    ):
        _, players = await started(served, told, stack)
        store = served.registry.context.store
        async with web_client(served.address) as web:
            await web.post("api/account/register", json={**ANN, "name": "Bo"})
            await web.post("api/account/hooks", json={"url": told.receiver.url, "events": ["over"]})
            if invited:
                [ident] = await store.rows(select(accounts.c.id).where(accounts.c.name == "Ann"))
                row = {"hash": digest("new"), "account": ident.id, "until": 2**50}
                await store.write(insert(invitations).values(**row))
                changed = await told.web.post(
                    "api/account/invitation", json={"token": "new", "password": "tall blue towers"}
                )
            else:
                body = {"proof": {"password": ANN["password"]}, "new": "tall blue towers"}
                changed = await told.web.post("api/account/password", json=body)
            assert changed.status_code == 200, changed.text
            off = await told.hook()
            assert off["off"] > 0
            [others] = (await web.get("api/account/hooks")).json()["hooks"]
            assert others["off"] == 0, "somebody else's goes on"
        await play_to_the_end(players, lambda legal: legal[0])
        await told.web.post("api/account/hooks/on", json={"id": off["id"]})
        assert (await told.hook())["told"] == 0, "what happened meanwhile is not told"


async def test_several_processes_tell_each_thing_once(tmp_path: Path, postgres: Postgres) -> None:
    async with (
        members(tmp_path, 3, postgres.database(), **GIVEN) as served,
        telling(served.members[1]) as told,
        AsyncExitStack() as stack,
    ):
        _, players = await started(served, told, stack)
        await play_to_the_end(players, lambda legal: legal[0])
        heard = await told.told_until_the_end()
        ids = [one["id"] for one in heard]
        assert len(set(ids)) == len(ids)
