"""Passkeys over HTTP: made, shown, removed; and every way in which one is refused."""

from __future__ import annotations

import json
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import httpx
import pytest
from sqlalchemy import func, select

from discovery.server.accounts.passkeys import CHALLENGE_SECONDS
from discovery.store.passkeys import passkeys, spent_challenges
from discovery.store.tables import accounts, sessions
from tests.support.server.authenticator import Authenticator
from tests.support.server.harness import Served, serving, web_client

pytestmark = pytest.mark.anyio

PASSWORD = "tall green trees"
ANN = {"name": "Ann", "password": PASSWORD}
KNOWN = {"password": PASSWORD}


@asynccontextmanager
async def browser(served: Served) -> AsyncIterator[httpx.AsyncClient]:
    """A browser with cookies of its own."""
    async with web_client(served.address) as web:
        yield web


async def post(web: httpx.AsyncClient, path: str, body: Any = None) -> Any:
    """What the server answers."""
    answer = await web.post(f"api/account/{path}", json={} if body is None else body)
    return json.loads(answer.content)


async def task(web: httpx.AsyncClient, purpose: str, name: str = "") -> Any:
    """What a passkey is to sign."""
    return await post(web, "passkeys/challenge", {"purpose": purpose, "name": name})


def device(served: Served) -> Authenticator:
    """An authenticator for the pages of the server."""
    host = served.address.rstrip("/").removeprefix("http://")
    return Authenticator(f"http://{host}", host.partition(":")[0])


async def count(served: Served, *tables: Any) -> list[int]:
    store = served.registry.context.store
    return [(await store.rows(select(func.count()).select_from(table)))[0][0] for table in tables]


async def register(web: httpx.AsyncClient, phone: Authenticator, name: str = "Ann") -> Any:
    """An account with a passkey alone."""
    made = phone.make(await task(web, "new", name))
    return await post(web, "passkeys/register", {"name": name, "label": "Phone", "passkey": made})


async def test_an_account_is_made_and_entered_with_a_passkey_alone(tmp_path: Path) -> None:
    async with serving(tmp_path, accounts="open") as served, browser(served) as web:
        phone = device(served)
        account = (await register(web, phone))["account"]
        assert (account["name"], account["password"]) == ("Ann", False)
        assert [one["name"] for one in account["passkeys"]] == ["Phone"]
        await post(web, "log-out")
        asked = await task(web, "log-in")
        assert (asked["name"], asked["user"], asked["known"]) == ("", "", [])
        assert (await post(web, "passkeys/log-in", phone.show(asked)))["account"]["name"] == "Ann"
        assert (await post(web, "log-out")) == {"account": None}
        assert (await post(web, "log-in", {"name": "Ann", "password": ""}))["code"] == "wrong-login"


async def test_a_passkey_is_added_by_whoever_proves_who_they_are(tmp_path: Path) -> None:
    async with serving(tmp_path, accounts="open") as served, browser(served) as web:
        await post(web, "register", ANN)
        phone, key = device(served), device(served)
        body = {"label": "Phone", "passkey": phone.make(await task(web, "add"))}
        wrong = await post(web, "passkeys/add", {**body, "proof": {"password": "short grey trees"}})
        assert wrong["code"] == "wrong-login"
        assert await count(served, passkeys) == [0]
        assert len((await post(web, "passkeys/add", {**body, "proof": KNOWN}))["account"]["passkeys"]) == 1

        asked = await task(web, "add")
        assert len(asked["known"]) == 1
        shown = phone.show(await task(web, "confirm"))
        added = {"label": "Key", "passkey": key.make(asked), "proof": {"passkey": shown}}
        account = (await post(web, "passkeys/add", added))["account"]
        assert [one["name"] for one in account["passkeys"]] == ["Phone", "Key"]


async def test_the_last_way_into_an_account_stays(tmp_path: Path) -> None:
    async with serving(tmp_path, accounts="open") as served, browser(served) as web:
        phone = device(served)
        [own] = (await register(web, phone))["account"]["passkeys"]
        assert (await post(web, "passkeys/remove", {"id": "nothing"}))["code"] == "no-file"
        assert (await post(web, "passkeys/remove", {"id": own["id"]}))["code"] == "last-way-in"
        proof = {"passkey": phone.show(await task(web, "confirm"))}
        assert (await post(web, "password", {"new": PASSWORD, "proof": proof}))["account"]["password"]
        assert (await post(web, "passkeys/remove", {"id": own["id"]}))["account"]["passkeys"] == []
        refused = await post(web, "passkeys/log-in", phone.show(await task(web, "log-in")))
        assert refused["code"] == "passkey-refused"


async def test_a_challenge_is_answered_once(tmp_path: Path) -> None:
    async with serving(tmp_path, accounts="open") as served, browser(served) as web:
        phone = device(served)
        await register(web, phone)
        asked = await task(web, "log-in")
        assert (await post(web, "passkeys/log-in", phone.show(asked)))["account"] is not None
        assert (await post(web, "passkeys/log-in", phone.show(asked)))["code"] == "passkey-refused"
        assert await count(served, sessions, spent_challenges) == [2, 2]


async def test_an_old_challenge_is_refused_and_forgotten(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with serving(tmp_path, accounts="open") as served, browser(served) as web:
        phone = device(served)
        await register(web, phone)
        monkeypatch.setattr("discovery.server.accounts.passkeys.CHALLENGE_SECONDS", -1.0)
        asked = await task(web, "log-in")
        assert (await post(web, "passkeys/log-in", phone.show(asked)))["code"] == "passkey-refused"
        store, people = served.registry.context.store, served.registry.context.accounts
        late = spent_challenges.c.until - int(2000 * CHALLENGE_SECONDS)
        await store.write(spent_challenges.update().values(until=late))
        assert people is not None
        await people.end_old()
        assert await count(served, spent_challenges) == [0]


@pytest.mark.parametrize("purpose", ["new", "add", "confirm"])
async def test_a_challenge_is_for_one_purpose(tmp_path: Path, purpose: str) -> None:
    async with serving(tmp_path, accounts="open") as served, browser(served) as web:
        phone = device(served)
        await register(web, phone)
        shown = phone.show(await task(web, purpose, "Bo"))
        assert (await post(web, "passkeys/log-in", shown))["code"] == "passkey-refused"


async def test_nobody_writes_challenges_of_their_own(tmp_path: Path) -> None:
    async with serving(tmp_path, accounts="open") as served, browser(served) as web:
        phone = device(served)
        await register(web, phone)
        said, _, signature = (await task(web, "log-in"))["challenge"].rpartition(".")
        purpose, subject, until, word = said.split(".")
        later = f"{purpose}.{subject}.{int(until) + 1}.{word}.{signature}"
        for challenge in (later, said, "", "....", "é.é", f"{said}.é"):
            refused = await post(web, "passkeys/log-in", phone.show({"challenge": challenge}))
            assert refused["code"] == "passkey-refused"


@pytest.mark.parametrize(
    ("origin", "host"),
    [("https://elsewhere.example", "127.0.0.1"), ("", "elsewhere.example"), ("http://127.0.0.1:1", "")],
)
async def test_passkeys_of_another_site_open_nothing(tmp_path: Path, origin: str, host: str) -> None:
    """A page of another site may pass a challenge on; the browser says where it was answered."""
    async with serving(tmp_path, accounts="open") as served, browser(served) as web:
        phone = device(served)
        await register(web, phone)
        phone.origin, phone.host = origin or phone.origin, host or phone.host
        refused = await post(web, "passkeys/log-in", phone.show(await task(web, "log-in")))
        assert refused["code"] == "passkey-refused"
        assert (await register(web, phone, "Bo"))["code"] == "passkey-refused"
        assert await count(served, accounts) == [1]


async def test_a_copy_that_has_signed_less_often_is_refused(tmp_path: Path) -> None:
    async with serving(tmp_path, accounts="open") as served, browser(served) as web:
        phone = device(served)
        await register(web, phone)
        await post(web, "passkeys/log-in", phone.show(await task(web, "log-in")))
        phone.counter = 0
        copied = await post(web, "passkeys/log-in", phone.show(await task(web, "log-in")))
        assert copied["code"] == "passkey-refused"


@pytest.mark.parametrize("field", ["client", "data", "signature", "id", "user"])
@pytest.mark.parametrize("bytes_sent", ["", "AAAA", "oWE="])
async def test_nonsense_is_refused(tmp_path: Path, field: str, bytes_sent: str) -> None:
    async with serving(tmp_path, accounts="open") as served, browser(served) as web:
        phone = device(served)
        await register(web, phone)
        shown = phone.show(await task(web, "log-in"))
        refused = await post(web, "passkeys/log-in", {**shown, field: bytes_sent})
        assert "account" in refused if (field, bytes_sent) == ("user", "") else "code" in refused


async def test_a_passkey_of_another_account_proves_nothing(tmp_path: Path) -> None:
    async with serving(tmp_path, accounts="open") as served, browser(served) as ann, browser(served) as bo:
        anns, bos = device(served), device(served)
        await register(ann, anns)
        await register(bo, bos, "Bo")
        stolen = {"proof": {"passkey": bos.show(await task(bo, "confirm"))}}
        assert (await post(ann, "erase", stolen))["code"] == "passkey-refused"
        made = anns.make(await task(ann, "add"))
        proof = {"passkey": bos.show(await task(bo, "confirm"))}
        taken = await post(bo, "passkeys/add", {"label": "Mine", "passkey": made, "proof": proof})
        assert taken["code"] == "passkey-refused"
        own = {"proof": {"passkey": anns.show(await task(ann, "confirm"))}}
        assert await post(ann, "erase", own) == {"account": None}
        assert await count(served, accounts, passkeys) == [1, 1]


async def test_where_the_host_makes_accounts_no_passkey_makes_one(tmp_path: Path) -> None:
    async with serving(tmp_path, accounts="closed") as served, browser(served) as web:
        assert (await register(web, device(served)))["code"] == "by-invitation"
        assert (await task(web, "add"))["code"] == "logged-out"


async def test_a_closed_account_is_not_entered_with_a_passkey(tmp_path: Path) -> None:
    async with serving(tmp_path, accounts="open") as served, browser(served) as web:
        phone = device(served)
        await register(web, phone)
        await served.registry.context.store.write(accounts.update().values(closed=1))
        refused = await post(web, "passkeys/log-in", phone.show(await task(web, "log-in")))
        assert refused["code"] == "passkey-refused"
