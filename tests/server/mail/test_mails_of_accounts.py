"""Mails to an account: about all tables where it holds a seat, in its export, and gone with it."""

from __future__ import annotations

import json
from collections.abc import Iterator
from contextlib import AsyncExitStack
from pathlib import Path

import httpx
import pytest
from sqlalchemy import update

from discovery.server.config.settings import HOUR
from discovery.server.mail import mailing
from discovery.store.tables import accounts
from tests.server.mail.test_mails import BO, NEVER, away, kept, let, look, pass_on, settings
from tests.support.hand_clock import Clock
from tests.support.server.harness import Served, serving, web_client
from tests.support.server.mail_server import MailHost, mail_host, token_of

pytestmark = pytest.mark.anyio

NAMED = {"name": "Bo", "password": "tall green trees"}


@pytest.fixture
def host() -> Iterator[MailHost]:
    with mail_host() as found:
        yield found


@pytest.fixture(autouse=True)
def _by_hand(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(mailing, "ROUND_SECONDS", 1e9)


async def registered(served: Served, stack: AsyncExitStack, *tokens: str) -> httpx.AsyncClient:
    """A browser that is logged in and has taken some seats along."""
    web = await stack.enter_async_context(web_client(served.address))
    assert (await web.post("api/account/register", json=NAMED)).status_code == 200
    assert (await web.post("api/account/seats", json={"tokens": tokens})).status_code == 200
    return web


async def test_one_address_is_written_to_about_all_seats_of_an_account(
    tmp_path: Path, host: MailHost
) -> None:
    clock = Clock()
    async with serving(tmp_path, accounts="open", **let(host, clock)) as served, AsyncExitStack() as stack:
        tables = [await away(served, stack) for _ in range(2)]
        tokens = [created.seats[0].token for created, _ in tables]
        web = await registered(served, stack, *tokens)
        await web.post("api/account/mail", json={"address": BO, "quiet": NEVER})
        await look(served)
        shown = token_of(host.next())
        await settings(served, shown, "confirm")
        # the same address at one of the tables is told once
        await served.web.post("api/mail", json={"token": tokens[0], "address": BO, "quiet": NEVER})
        await look(served)
        await settings(served, token_of(host.next()), "confirm")
        for _, there in tables:
            await pass_on(there)
        for _ in range(3):
            await look(served)
            clock.pass_by(HOUR)
        assert [host.next()["subject"] for _ in range(2)] == ["Your turn: Explore"] * 2
        assert host.received.empty()
        assert (await web.get("api/account/mail")).json()["address"] == "b…@example.org"
        assert json.loads((await web.get("api/account/export")).content)["mail"] == BO

        await web.post("api/account/erase", json={"proof": {"password": NAMED["password"]}})
        assert (await kept(served))[0] == 1, "that of the seat"
        assert (await settings(served, shown, "look")).json()["code"] == "foreign-token"


async def test_who_is_not_logged_in_has_no_address(tmp_path: Path, host: MailHost) -> None:
    async with serving(tmp_path, accounts="open", **let(host, Clock())) as served:
        assert (await served.web.get("api/account/mail")).json()["code"] == "logged-out"
        answer = await served.web.post("api/account/mail", json={"address": BO, "quiet": NEVER})
        assert answer.json()["code"] == "logged-out"


async def test_a_closed_account_is_told_nothing(tmp_path: Path, host: MailHost) -> None:
    clock = Clock()
    async with serving(tmp_path, accounts="open", **let(host, clock)) as served, AsyncExitStack() as stack:
        created, there = await away(served, stack)
        web = await registered(served, stack, created.seats[0].token)
        await web.post("api/account/mail", json={"address": BO, "quiet": NEVER})
        await look(served)
        await settings(served, token_of(host.next()), "confirm")
        store = served.registry.context.store
        await store.write(update(accounts).values(closed=1))
        await pass_on(there)
        for _ in range(3):
            await look(served)
            clock.pass_by(HOUR)
        assert host.received.empty()

        await store.write(update(accounts).values(closed=0))
        for _ in range(3):
            await look(served)
            clock.pass_by(HOUR)
        assert host.next()["subject"] == "Your turn: Explore"
