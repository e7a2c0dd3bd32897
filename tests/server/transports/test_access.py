"""Every endpoint refuses whoever it is not for, before it looks at anything else."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import httpx
import pytest
from starlette.applications import Starlette
from starlette.requests import Request
from starlette.responses import PlainTextResponse, Response

from discovery.core.errors import DiscoveryError
from discovery.server.accounts.rows import Role
from discovery.server.config.settings import Limits
from discovery.server.transports.access import ROLES, Access, visit_of
from discovery.server.transports.app import endpoints
from discovery.server.transports.endpoints import AccessLevel, Endpoint
from discovery.server.transports.http import failed
from discovery.store.tables import accounts
from tests.support.server.harness import PROGRAM, Served, plan, serving
from tests.support.server.route_table import ALL, PAGE, served_endpoints, table

pytestmark = pytest.mark.anyio

ANN = {"name": "Ann", "password": "tall green trees"}
UNKNOWN = "x" * 43
WITH_SECRET: dict[str, dict[str, Any]] = {
    "/api/tables/{table}/commands": {"type": "start", "id": "start"},
    "/api/push": {"endpoint": "https://push.example/1", "on": True},
    "/api/mine": {"tokens": [UNKNOWN]},
    "/api/mail": {"address": "", "quiet": {"begins": 0, "ends": 0, "zone": "UTC"}},
    "/api/mail/seat": {},
    "/api/tables/{table}/seen": {},
    "/api/tables/{table}/missed": {"since": 0},
    "/api/tables/{table}/next": {},
    "/api/tables/{table}/newcomers": {"name": "Bo"},
    "/api/tables/{table}/end-match": {},
    "/api/contests/{contest}/mine": {"secret": UNKNOWN},
    "/api/contests/{contest}/presence": {"secret": UNKNOWN, "away": True},
    "/api/contests/{contest}/push": {
        "token": UNKNOWN,
        "endpoint": "https://fcm.googleapis.com/x",
        "on": True,
    },
    "/api/contests/{contest}/direct": {"secret": UNKNOWN, "act": "start"},
    "/api/classes/pupil": {},
    "/api/classes/lesson": {},
    "/api/classes/move": {"pupil": 1, "board": 1},
    "/api/classes/rename": {"pupil": 1, "name": "Bo"},
    "/api/classes/remove": {"pupil": 1},
    "/api/classes/link": {"pupil": 1},
    "/api/classes/pause": {"paused": True},
    "/api/classes/start": {},
    "/api/classes/round": {},
    "/api/classes/erase": {},
    "/api/classes/end": {},
}
"""What is sent beside a secret to those that ask for one."""
TO_A_TABLE = {"/api/tables/{table}/reports": {"seat": 0, "name": "Ann", "reason": "spam"}}
"""What is sent to those that are for whoever knows a table's name."""
MANY = Limits(guesses_per_hour=1000)


async def ask(
    web: httpx.AsyncClient, endpoint: Endpoint, table: str, body: Any = None, **headers: str
) -> httpx.Response:
    """What an endpoint answers; any other parameter of its address is 1."""
    filled = {name: table if name == "table" else "1" for name, _ in endpoint.parameters}
    path = endpoint.address.format(**filled).lstrip("/")
    return await web.request(endpoint.method, path, json=body, headers=headers)


def code(answer: httpx.Response) -> str:
    return str(json.loads(answer.content)["code"])


def those(served: Served, *who: AccessLevel) -> list[Endpoint]:
    return [endpoint for endpoint in endpoints(served.registry) if endpoint.who in who]


async def become(served: Served, role: Role) -> None:
    await served.registry.context.store.write(accounts.update().values(role=role))


async def test_what_is_for_accounts_refuses_whoever_is_logged_out(tmp_path: Path) -> None:
    async with serving(tmp_path, **ALL) as served:
        asked = those(served, *ROLES)
        assert asked
        for endpoint in asked:
            answer = await ask(served.web, endpoint, UNKNOWN)
            assert (answer.status_code, code(answer)) == (401, "logged-out"), endpoint.path


async def test_what_is_for_roles_refuses_other_accounts(tmp_path: Path) -> None:
    async with serving(tmp_path, **ALL) as served:
        await served.web.post("api/account/register", json=ANN)
        for role in Role:
            await become(served, role)
            for endpoint in those(served, *ROLES):
                if role not in ROLES[endpoint.who]:
                    answer = await ask(served.web, endpoint, UNKNOWN)
                    assert (answer.status_code, code(answer)) == (403, "not-allowed"), endpoint.path


async def test_what_is_for_a_table_refuses_whoever_does_not_know_its_name(tmp_path: Path) -> None:
    async with serving(tmp_path, limits=MANY, **ALL) as served:
        for endpoint in those(served, AccessLevel.TABLE):
            answer = await ask(served.web, endpoint, "nowhere", TO_A_TABLE.get(endpoint.path))
            kind = "class" if "{class}" in endpoint.path else "table"
            assert (answer.status_code, code(answer)) == (404, f"no-such-{kind}"), endpoint.path


async def test_what_is_for_a_secret_refuses_any_other(tmp_path: Path) -> None:
    async with serving(tmp_path, limits=MANY, **ALL) as served:
        table = (await served.create(plan("me Ann", "open"))).table
        asked = those(served, AccessLevel.SECRET)
        assert {endpoint.path for endpoint in asked} == set(WITH_SECRET)
        for endpoint in asked:
            body = WITH_SECRET[endpoint.path]
            if not endpoint.bearer and body.keys().isdisjoint({"secret", "tokens"}):
                body = body | {"token": UNKNOWN}
            shown = {"authorization": f"Bearer {UNKNOWN}"} if endpoint.bearer else {}
            answer = await ask(served.web, endpoint, table, body, **shown)
            if endpoint.path == "/api/mine":  # a device shows all that it knows, also what is gone
                assert json.loads(answer.content) == {"tables": [None]}
            else:
                unknown = (404, "no-contest") if "{contest}" in endpoint.path else (403, "foreign-token")
                assert (answer.status_code, code(answer)) == unknown, endpoint.path


async def test_the_numbers_are_for_those_networks_alone_that_the_host_names(tmp_path: Path) -> None:
    async with serving(tmp_path, metrics="192.0.2.0/24") as served:
        for endpoint in those(served, AccessLevel.READERS):
            assert (await ask(served.web, endpoint, "")).status_code == 404


@pytest.mark.parametrize(
    ("who", "admitted"),
    [
        (AccessLevel.ACCOUNT, ["player", "moderator", "host"]),
        (AccessLevel.MODERATOR, ["moderator", "host"]),
        (AccessLevel.HOST, ["host"]),
    ],
)
async def test_a_role_includes_those_below_it(tmp_path: Path, who: AccessLevel, admitted: list[str]) -> None:
    async def name(request: Request) -> Response:
        return PlainTextResponse(visit_of(request).account.name)

    async with serving(tmp_path, accounts="open") as served:
        registered = await served.web.post("api/account/register", json=ANN)
        access = Access(served.registry.context.accounts)
        endpoint = Endpoint("/name", name, "", (), who=who)
        app = Starlette(
            routes=[endpoint.route(access.before(endpoint))], exception_handlers={DiscoveryError: failed}
        )
        transport = httpx.ASGITransport(app=app)
        headers = {**PROGRAM, "cookie": registered.headers["set-cookie"].partition(";")[0]}
        async with httpx.AsyncClient(
            base_url="http://localhost", transport=transport, headers=headers
        ) as web:
            found = []
            for role in Role:
                await become(served, role)
                if (await web.get("/name")).text == "Ann":
                    found.append(str(role))
    assert found == admitted


async def test_the_page_on_security_says_of_every_route_whom_it_is_for() -> None:
    found = await served_endpoints()
    assert table(found).strip() in PAGE.read_text(encoding="utf-8")
