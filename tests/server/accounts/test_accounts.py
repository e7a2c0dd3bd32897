"""Accounts over HTTP: log in, sessions, seats on several devices, export, erasure."""

from __future__ import annotations

import json
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import httpx
import pytest
from sqlalchemy import func, select

from discovery.server.accounts import book
from discovery.server.accounts.passwords import Passwords
from discovery.server.config.settings import DAY, Limits
from discovery.server.protocol import Goodbye
from discovery.store.tables import accounts, holdings, invitations, session_secrets, sessions
from tests.support.server.harness import PROGRAM, Served, plan, serving, web_client

pytestmark = pytest.mark.anyio

ANN = {"name": "Ann", "password": "tall green trees"}


@asynccontextmanager
async def browser(served: Served, agent: str = "") -> AsyncIterator[httpx.AsyncClient]:
    """A browser with cookies of its own."""
    headers = {**PROGRAM, "user-agent": agent}
    async with web_client(served.address, headers) as web:
        yield web


async def post(web: httpx.AsyncClient, path: str, body: Any = None) -> Any:
    """What the server answers."""
    answer = await web.post(f"api/account/{path}", json={} if body is None else body)
    return json.loads(answer.content)


async def me(web: httpx.AsyncClient) -> Any:
    return json.loads((await web.get("api/account")).content)["account"]


async def count(served: Served, *tables: Any) -> list[int]:
    store = served.registry.context.store
    return [(await store.rows(select(func.count()).select_from(table)))[0][0] for table in tables]


async def test_a_server_has_no_accounts_unless_its_host_wants_some(tmp_path: Path) -> None:
    async with serving(tmp_path) as served, browser(served) as web:
        assert (await web.get("api/account")).status_code == 404
        assert (await post(web, "register", ANN))["code"] == "no-file"


async def test_who_registers_is_logged_in_until_they_log_out(tmp_path: Path) -> None:
    agent = "Mozilla/5.0 (X11; Linux x86_64) Gecko/20100101 Firefox/140.0"
    async with serving(tmp_path, accounts="open") as served, browser(served, agent) as web:
        assert await me(web) is None
        assert (await post(web, "register", ANN))["account"]["name"] == "Ann"
        [session] = (await me(web))["sessions"]
        assert (session["device"], session["here"]) == ("Firefox, Linux", True)
        assert await post(web, "log-out") == {"account": None}
        assert await me(web) is None
        assert (await post(web, "log-out"))["code"] == "logged-out"
        assert (await post(web, "log-in", {**ANN, "name": " ANN "}))["account"]["name"] == "Ann"


async def test_no_script_and_no_other_site_has_the_cookie(tmp_path: Path) -> None:
    async with serving(tmp_path, accounts="open", base_path="/table") as served, browser(served) as web:
        answer = await web.post("api/account/register", json=ANN)
        said = answer.headers["set-cookie"].lower()
        assert all(word in said for word in ("httponly", "samesite=lax", "path=/table"))
        foreign = {"origin": "https://elsewhere.example", "x-discovery": ""}
        answer = await web.post("api/account/log-out", headers=foreign)
        assert json.loads(answer.content)["code"] == "foreign-origin"
        assert await me(web) is not None


async def test_a_wrong_name_and_a_wrong_password_get_the_same_answer(tmp_path: Path) -> None:
    async with serving(tmp_path, accounts="open") as served, browser(served) as web:
        await post(web, "register", ANN)
        await post(web, "log-out")
        told = [
            await web.post("api/account/log-in", json=body)
            for body in ({**ANN, "password": "short grey trees"}, {**ANN, "name": "Nobody"})
        ]
        assert [answer.status_code for answer in told] == [403, 403]
        assert told[0].content == told[1].content
        assert "set-cookie" not in told[0].headers


@pytest.mark.parametrize("password", ["short", "x" * 200, "password", "aaaaaaaaaaaa", "Bartholomew"])
async def test_passwords_that_are_easy_to_guess_are_refused(tmp_path: Path, password: str) -> None:
    async with serving(tmp_path, accounts="open") as served, browser(served) as web:
        refused = await post(web, "register", {"name": "Bartholomew", "password": password})
        assert refused["code"] == "weak-password"
        assert await count(served, accounts, sessions) == [0, 0]


async def test_a_name_is_given_once_however_it_is_written(tmp_path: Path) -> None:
    async with serving(tmp_path, accounts="open") as served, browser(served) as web:
        await post(web, "register", ANN)
        assert (await post(web, "register", {**ANN, "name": "ANN"}))["code"] == "name-taken"
        assert (await post(web, "register", {**ANN, "name": "\u200b"}))["code"] == "bad-name"
        mixed = "\N{CYRILLIC CAPITAL LETTER A}nn"
        assert (await post(web, "register", {**ANN, "name": mixed}))["code"] == "mixed-name"
        await post(web, "register", {**ANN, "name": "Coco"})
        assert (await post(web, "register", {**ANN, "name": "Сосо"}))["code"] == "name-taken"


async def test_where_the_host_makes_accounts_nobody_registers(tmp_path: Path) -> None:
    async with serving(tmp_path, accounts="closed") as served, browser(served) as web:
        assert (await post(web, "register", ANN))["code"] == "by-invitation"


async def test_after_many_wrong_passwords_nobody_gets_in_for_a_while(tmp_path: Path) -> None:
    limits = Limits(logins_per_hour=1000)
    async with serving(tmp_path, accounts="open", limits=limits) as served, browser(served) as web:
        await post(web, "register", ANN)
        async with browser(served) as other:
            wrong = {**ANN, "password": "short grey trees"}
            codes = [(await post(other, "log-in", wrong))["code"] for _ in range(32)]
            assert codes == ["wrong-login"] * 30 + ["too-many"] * 2
            assert (await post(other, "log-in", ANN))["code"] == "too-many", "or a guess would still be told"
        assert await me(web) is not None


async def test_an_address_may_try_only_so_often(tmp_path: Path) -> None:
    limits = Limits(logins_per_hour=1, accounts_per_hour=1)
    async with serving(tmp_path, accounts="open", limits=limits) as served, browser(served) as web:
        await post(web, "register", ANN)
        assert (await post(web, "register", {**ANN, "name": "Bo"}))["code"] == "too-many"
        assert (await post(web, "log-in", ANN))["account"]["name"] == "Ann"
        assert (await post(web, "log-in", ANN))["code"] == "too-many"


async def test_sessions_are_listed_and_ended(tmp_path: Path) -> None:
    async with (
        serving(tmp_path, accounts="open") as served,
        browser(served) as home,
        browser(served) as phone,
        browser(served) as library,
    ):
        await post(home, "register", ANN)
        await post(phone, "log-in", ANN)
        await post(library, "log-in", ANN)
        listed = (await me(phone))["sessions"]
        assert len(listed) == 3
        [mine] = [one["id"] for one in listed if one["here"]]
        [theirs] = [one["id"] for one in (await me(library))["sessions"] if one["here"]]
        left = (await post(phone, "sessions", {"id": theirs}))["account"]["sessions"]
        assert len(left) == 2
        assert await me(library) is None
        assert (await post(phone, "sessions", {"id": theirs}))["code"] == "no-file"
        [last] = (await post(phone, "sessions", {"id": ""}))["account"]["sessions"]
        assert last["id"] == mine
        assert await me(home) is None


async def test_of_too_many_sessions_the_one_used_longest_ago_ends(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(book, "MOST_SESSIONS", 2)
    async with (
        serving(tmp_path, accounts="open") as served,
        browser(served) as home,
        browser(served) as phone,
        browser(served) as library,
    ):
        await post(home, "register", ANN)
        store = served.registry.context.store
        await store.write(sessions.update().values(seen=sessions.c.seen - int(DAY)))
        await post(phone, "log-in", ANN)
        assert len((await post(library, "log-in", ANN))["account"]["sessions"]) == 2
        assert await me(home) is None
        assert await me(phone) is not None


async def test_another_password_ends_the_other_sessions(tmp_path: Path) -> None:
    async with (
        serving(tmp_path, accounts="open") as served,
        browser(served) as home,
        browser(served) as phone,
    ):
        await post(home, "register", ANN)
        await post(phone, "log-in", ANN)
        wrong = {"proof": {"password": "short grey trees"}, "new": "tall blue towers"}
        assert (await post(phone, "password", wrong))["code"] == "wrong-login"
        assert await me(home) is not None
        changed = await post(
            phone, "password", {"proof": {"password": ANN["password"]}, "new": "tall blue towers"}
        )
        assert len(changed["account"]["sessions"]) == 1
        assert await me(home) is None
        assert (await post(home, "log-in", ANN))["code"] == "wrong-login"
        assert (await post(home, "log-in", {**ANN, "password": "tall blue towers"}))["account"] is not None


async def test_sessions_end_by_themselves(tmp_path: Path) -> None:
    async with serving(tmp_path, accounts="open") as served, browser(served) as web:
        await post(web, "register", ANN)
        store = served.registry.context.store
        await store.write(sessions.update().values(seen=sessions.c.seen - int(31 * 1000 * DAY)))
        assert await me(web) is None
        people = served.registry.context.accounts
        assert people is not None
        await people.end_old()
        assert await count(served, sessions) == [0]


async def test_a_seat_taken_along_is_played_from_another_device(tmp_path: Path) -> None:
    """With a secret of the other device's own, which ends with its session."""
    async with (
        serving(tmp_path, accounts="open", sweep_seconds=0.05) as served,
        browser(served) as home,
        browser(served) as phone,
    ):
        created = await served.create(plan("me Ann", "program first"))
        token = created.seats[0].token
        await post(home, "register", ANN)
        [held] = (await post(home, "seats", {"tokens": [token, "nothing", created.join]}))["tables"]
        assert (held["seat"], held["table"]["table"]) == (0, created.table)
        await post(phone, "log-in", ANN)
        key = await post(phone, "key", {"table": created.table, "seat": 0})
        assert key["token"] != token
        other = await post(phone, "key", {"table": created.table, "seat": 1})
        assert other["code"] == "foreign-token"
        async with await served.sit(key["token"], created.table) as player:
            await post(phone, "log-out")
            goodbye = await player.hear(Goodbye)
            assert goodbye.again
        async with browser(served) as web:
            mine = json.loads((await web.post("api/mine", json={"tokens": [key["token"], token]})).content)
        assert [found is None for found in mine["tables"]] == [True, False]
        assert len((await post(home, "seats", {"tokens": [token]}))["tables"]) == 1


async def test_a_secret_of_a_session_cannot_be_taken_along(tmp_path: Path) -> None:
    """It would outlive the session that it was made for."""
    async with serving(tmp_path, accounts="open") as served, browser(served) as web:
        created = await served.create(plan("me Ann", "program first"))
        await post(web, "register", ANN)
        await post(web, "seats", {"tokens": [created.seats[0].token]})
        key = await post(web, "key", {"table": created.table, "seat": 0})
        await post(web, "seats", {"tokens": [key["token"]]})
        assert await count(served, holdings) == [1]


async def test_an_account_is_exported_and_erased(tmp_path: Path) -> None:
    async with serving(tmp_path, accounts="open") as served, browser(served) as web:
        created = await served.create(plan("me Ann", "program first"))
        await post(web, "register", ANN)
        await post(web, "seats", {"tokens": [created.seats[0].token]})
        await post(web, "key", {"table": created.table, "seat": 0})
        told = json.loads((await web.get("api/account/export")).content)
        assert told["account"]["name"] == "Ann"
        assert told["seats"] == [{"table": created.table, "seat": 0, "record": None}]
        assert (await post(web, "erase", {"proof": {"password": "wrong one"}}))["code"] == "wrong-login"
        assert await post(web, "erase", {"proof": {"password": ANN["password"]}}) == {"account": None}
        left = (accounts, sessions, holdings, invitations, session_secrets)
        assert await count(served, *left) == [0] * 5
        assert await me(web) is None
        mine = await web.post("api/mine", json={"tokens": [created.seats[0].token]})
        assert json.loads(mine.content)["tables"] != [None]


async def test_an_old_hash_is_renewed_whatever_passwords_are_common_by_now(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with serving(tmp_path, accounts="open") as served, browser(served) as web:
        await post(web, "register", ANN)
        kept = [row.password for row in await served.registry.context.store.rows(select(accounts))]
        people = served.registry.context.accounts
        monkeypatch.setattr(people, "_passwords", Passwords(2, 32))
        monkeypatch.setattr("discovery.server.accounts.passwords.COMMON", {ANN["password"]})
        assert (await post(web, "log-in", ANN))["account"]["name"] == "Ann"
        renewed = [row.password for row in await served.registry.context.store.rows(select(accounts))]
        assert renewed != kept
        assert (await post(web, "log-in", ANN))["account"]["name"] == "Ann"


async def test_a_hash_of_today_is_not_made_again() -> None:
    weak, strong = Passwords(1, 32), Passwords(2, 32)
    kept = await weak.hash("tall green trees")
    assert await strong.fits("tall green trees", kept)
    assert (weak.is_old(kept), strong.is_old(kept)) == (False, True)
    assert not await strong.fits("tall green trees", "")
