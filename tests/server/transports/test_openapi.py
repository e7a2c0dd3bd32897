"""The description for programs: valid OpenAPI, complete, and true of what the server answers."""

from __future__ import annotations

import json
import re
from contextlib import AsyncExitStack
from pathlib import Path
from typing import Any

import httpx
import msgspec
import pytest
from jsonschema import Draft202012Validator
from openapi_spec_validator import OpenAPIV31SpecValidator
from starlette.routing import Route

from discovery.server.protocol import CodeWanted, Created, FileWithDeck, Mine
from discovery.server.protocol.page_messages.classes import ClassPlan
from discovery.server.transports.app import endpoints, routes
from tests.support.server.contests import contest_plan
from tests.support.server.harness import PROGRAM, Served, plan, play_to_the_end, serving

pytestmark = pytest.mark.anyio

FILES = {"text/plain", "text/csv", "application/x-ndjson", "application/zip"}


async def document(served: Served) -> dict[str, Any]:
    answer = await served.web.get("api/openapi.json")
    assert answer.status_code == 200
    return dict(json.loads(answer.content))


def check(document: dict[str, Any], method: str, path: str, answer: httpx.Response) -> None:
    """An answer is what the description says of it."""
    responses = document["paths"][path][method]["responses"]
    told = responses.get(str(answer.status_code), responses["default"])["content"]
    media = answer.headers["content-type"].partition(";")[0]
    assert media in {one.partition(";")[0] for one in told}, (path, media)
    if media not in FILES:
        schema = {**told[media]["schema"], "components": document["components"]}
        Draft202012Validator(schema).validate(json.loads(answer.content))


async def finished(served: Served) -> Created:
    """A table whose game is over."""
    async with AsyncExitStack() as stack:
        created, players = await served.started(plan("me", game="intro"), stack)
        await play_to_the_end(players, lambda legal: legal[0])
    return created


async def test_it_is_valid_openapi(tmp_path: Path) -> None:
    async with serving(tmp_path, base_path="/table") as served:
        told = await document(served)
        OpenAPIV31SpecValidator(told).validate()
        assert told["servers"] == [{"url": "/table"}]


async def test_every_route_is_described_once(tmp_path: Path) -> None:
    async with serving(tmp_path) as served:
        told = await document(served)
        served_routes = [
            (route.path.replace(":int", ""), method)
            for route in routes(served.registry, tmp_path / "none")
            if isinstance(route, Route)
            for method in (route.methods or set()) - {"HEAD"}
        ]
        described = [(path, method.upper()) for path, found in told["paths"].items() for method in found]
        assert sorted(served_routes) == sorted(described)
        names = [found["operationId"] for one in told["paths"].values() for found in one.values()]
        assert len(set(names)) == len(names)
        assert {"get-tables-by-table-view", "post-tables", "get-puzzles-by-puzzle"} <= set(names)
        assert [name for name in names if not re.fullmatch(r"[a-z0-9]+(-[a-z0-9]+)*", name)] == []


async def test_what_it_says_of_answers_is_true(tmp_path: Path) -> None:
    """Of every GET, of what makes a table, and of refusals."""
    async with serving(tmp_path) as served:
        told = await document(served)
        created = await finished(served)
        setup = await served.web.post("api/setups", content=msgspec.json.encode(plan("me")), headers=PROGRAM)
        wanted = ClassPlan(plan("open", "open"))
        made = await served.web.post("api/classes", content=msgspec.json.encode(wanted), headers=PROGRAM)
        contest = await served.web.post("api/contests", content=msgspec.json.encode(contest_plan()))
        known = {
            "contest": contest.json()["contest"],
            "table": created.table,
            "language": "en",
            "deck": "prehistory",
            "lesson": "first-steps",
            "step": 0,
            "puzzle": "classic-simple-254e0e36",
            "code": setup.json()["code"],
            "class": made.json()["id"],
        }
        for endpoint in endpoints(served.registry):
            if endpoint.method == "GET":
                answer = await served.web.get(endpoint.address.format(**known).lstrip("/"))
                check(told, "get", endpoint.address, answer)
        for path, body, status in (
            ("/api/tables", plan("me"), 201),
            ("/api/setups", plan("me"), 200),
            ("/api/qr", CodeWanted("a text"), 200),
            ("/api/mine", Mine([created.seats[0].token]), 200),
            ("/api/replays", FileWithDeck("# nothing", ""), 200),
            ("/api/tables", plan("me", game="chess"), 422),
        ):
            answer = await served.web.post(
                path.lstrip("/"), content=msgspec.json.encode(body), headers=PROGRAM
            )
            assert answer.status_code == status, answer.content
            check(told, "post", path, answer)
