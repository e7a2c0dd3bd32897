"""Tokens: what each scope reaches, that nothing else is reached, and what ends with them."""

from __future__ import annotations

import json
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import httpx
import msgspec
import pytest
from sqlalchemy import select

from discovery.server.accounts.rows import Scope
from discovery.server.accounts.tokens import MOST_TOKENS, PREFIX
from discovery.server.config.settings import DAY
from discovery.server.tables.tokens import digest
from discovery.server.transports.app import endpoints
from discovery.store.tables import sessions
from tests.support.server.harness import Served, plan, serving, web_client
from tests.support.server.programs import Caller, bearing

pytestmark = pytest.mark.anyio

ANN = {"name": "Ann", "password": "tall green trees"}


@asynccontextmanager
async def browser(served: Served) -> AsyncIterator[httpx.AsyncClient]:
    """Ann's browser, logged in."""
    async with web_client(served.address) as web:
        known = await web.post("api/account/register", json=ANN)
        if known.status_code != 200:
            assert (await web.post("api/account/log-in", json=ANN)).status_code == 200
        yield web


async def token(web: httpx.AsyncClient, *scopes: Scope, days: int = 30) -> str:
    body = {"name": "Ann's bot", "scopes": scopes, "days": days}
    made = await web.post("api/account/tokens", json=body)
    assert made.status_code == 201, made.text
    return str(made.json()["token"])


async def listed(web: httpx.AsyncClient) -> list[Any]:
    return list((await web.get("api/account/tokens")).json()["tokens"])


async def test_a_token_is_shown_once_and_kept_as_a_hash(tmp_path: Path) -> None:
    async with serving(tmp_path, accounts="open") as served, browser(served) as web:
        made = await token(web, Scope.READ, Scope.PLAY)
        assert made.startswith(PREFIX)
        [told] = await listed(web)
        assert (told["name"], told["scopes"], told["seen"]) == ("Ann's bot", ["play", "read"], 0)
        assert told["until"] - told["created"] == int(30 * 1000 * DAY)
        rows = await served.registry.context.store.rows(select(sessions))
        assert digest(made) in {row.hash for row in rows}
        assert made not in repr(rows)
        me = (await web.get("api/account")).json()["account"]
        assert len(me["sessions"]) == 1
        await served.web.get("api/account/seats", headers=bearing(made))
        assert (await listed(web))[0]["seen"] > 0


@pytest.mark.parametrize("scope", list(Scope))
async def test_a_scope_reaches_what_is_for_it_and_nothing_else(tmp_path: Path, scope: Scope) -> None:
    async with serving(tmp_path, accounts="open") as served, browser(served) as web:
        headers = bearing(await token(web, scope))
        reached = set()
        for endpoint in endpoints(served.registry):
            if not endpoint.path.startswith("/api/account/") and endpoint.scope is None:
                continue
            path = endpoint.address.lstrip("/")
            asked = served.web.stream(endpoint.method, path, headers=headers, json={})
            async with asked as answer:  # some never end
                code = None if answer.status_code == 200 else json.loads(await answer.aread())["code"]
            if endpoint.scope is scope:
                assert code not in ("wrong-scope", "logged-out"), endpoint.path
                reached.add((endpoint.method, endpoint.path))
            elif endpoint.scope is not None:
                assert code == "wrong-scope", endpoint.path
            else:
                assert answer.status_code >= 400, endpoint.path
        assert reached
        assert (await served.web.get("api/account", headers=headers)).json() == {"account": None}


async def test_nobody_comes_with_a_token_in_place_of_a_cookie(tmp_path: Path) -> None:
    async with serving(tmp_path, accounts="open") as served, browser(served) as web:
        made = await token(web, *Scope)
        cookie = {"cookie": f"discovery-session={made}"}
        assert (await served.web.get("api/account", headers=cookie)).json() == {"account": None}
        secret = web.cookies["discovery-session"]
        answer = await served.web.get("api/account/seats", headers=bearing(secret))
        assert answer.json()["code"] == "logged-out"
        answer = await served.web.get("api/account/seats", headers=bearing(PREFIX + "x" * 43))
        assert answer.json()["code"] == "logged-out"


async def test_a_program_plays_the_seats_of_its_account(tmp_path: Path) -> None:
    """It asks for a secret of its own, with which it plays until the token is revoked."""
    async with (
        serving(tmp_path, accounts="open", sweep_seconds=0.05) as served,
        browser(served) as web,
    ):
        created = await served.create(plan("me Ann", "open"))
        await web.post("api/account/seats", json={"tokens": [created.seats[0].token, created.host]})
        made = await token(web, Scope.READ, Scope.PLAY)
        headers = bearing(made)
        held = (await served.web.get("api/account/seats", headers=headers)).json()["tables"]
        assert {one["seat"] for one in held} == {0, -1}
        body = {"table": created.table, "seat": 0}
        key = (await served.web.post("api/account/key", headers=headers, json=body)).json()["token"]
        as_host = await served.web.post("api/account/key", headers=headers, json={**body, "seat": -1})
        assert as_host.json()["code"] == "wrong-scope"
        caller = Caller(served, created.table, key)
        assert (await caller.view())["welcome"]["seat"] == 0
        async with caller.stream() as lines:
            await lines.message()
            [told] = await listed(web)
            assert (await web.post("api/account/tokens/revoke", json={"id": told["id"]})).json() == {
                "tokens": []
            }
            last: Any = {}
            while (heard := await lines.message()) is not None:
                last = heard
            assert last["type"] == "goodbye"
        assert (await caller.look()).json()["code"] == "foreign-token"
        gone = await served.web.get("api/account/seats", headers=headers)
        assert (gone.status_code, gone.json()["code"]) == (401, "logged-out")
        again = await web.post("api/account/tokens/revoke", json={"id": told["id"]})
        assert again.json()["code"] == "no-file"


async def test_a_table_that_a_program_makes_is_its_accounts(tmp_path: Path) -> None:
    async with serving(tmp_path, accounts="open") as served, browser(served) as web:
        headers = bearing(await token(web, Scope.TABLES, Scope.PLAY))
        body = json.loads(msgspec.json.encode(plan("me Ann", "open")))
        created = (await served.web.post("api/tables", headers=headers, json=body)).json()
        [held] = (await web.get("api/account/seats")).json()["tables"]
        assert (held["seat"], held["table"]["table"]) == (-1, created["table"])
        key = await served.web.post(
            "api/account/key", headers=headers, json={"table": created["table"], "seat": -1}
        )
        caller = Caller(served, created["table"], key.json()["token"])
        assert (await caller.view())["welcome"]["host"]


async def test_tokens_end_by_themselves_and_with_their_account(tmp_path: Path) -> None:
    async with serving(tmp_path, accounts="open") as served, browser(served) as web:
        people, store = served.registry.context.accounts, served.registry.context.store
        assert people is not None
        made = await token(web, Scope.READ, days=300)
        headers = bearing(made)
        long_ago = {"created": sessions.c.created - int(200 * 1000 * DAY), "seen": 0}
        await store.write(sessions.update().where(sessions.c.until > 0).values(**long_ago))
        await people.end_old()
        assert (await served.web.get("api/account/seats", headers=headers)).status_code == 200
        await web.post("api/account/sessions", json={"id": ""})
        assert (await served.web.get("api/account/seats", headers=headers)).status_code == 200
        await store.write(sessions.update().where(sessions.c.until > 0).values(until=1))
        assert (await served.web.get("api/account/seats", headers=headers)).status_code == 401
        await people.end_old()
        assert len(await store.rows(select(sessions))) == 1
        headers = bearing(await token(web, Scope.READ))
        new = {"proof": {"password": ANN["password"]}, "new": "tall blue towers"}
        assert (await web.post("api/account/password", json=new)).status_code == 200
        assert (await served.web.get("api/account/seats", headers=headers)).status_code == 401
        assert (await web.get("api/account")).json()["account"] is not None


async def test_an_account_has_a_limited_number_of_tokens(tmp_path: Path) -> None:
    async with serving(tmp_path, accounts="open") as served, browser(served) as web:
        for _ in range(MOST_TOKENS):
            await token(web, Scope.READ)
        body = {"name": "one more", "scopes": ["read"], "days": 1}
        refused = await web.post("api/account/tokens", json=body)
        assert (refused.status_code, refused.json()["code"]) == (409, "too-many-tokens")
        for wrong in ({**body, "scopes": []}, {**body, "scopes": ["all"]}, {**body, "days": 0}):
            assert (await web.post("api/account/tokens", json=wrong)).status_code == 400
