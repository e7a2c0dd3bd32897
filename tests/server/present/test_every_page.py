"""No page that knows of a table tells anybody more than they may know, byte for byte; the log neither."""

from __future__ import annotations

import re
from collections.abc import Callable
from contextlib import AsyncExitStack
from pathlib import Path
from typing import Any

import httpx
import msgspec
import pytest
from structlog.testing import capture_logs

from discovery.evolution.variants.catalogue import GAMES
from discovery.server.protocol import (
    Created,
    DealAsked,
    Follow,
    ForkWanted,
    Invite,
    Mine,
    MissedAsked,
    SeatPlan,
    SeenAsked,
)
from discovery.server.transports.app import endpoints
from tests.support.server.harness import Served, serving
from tests.support.server.hidden.out_of_sight import plan_at, stacked, two_orders
from tests.support.server.programs import bearing

pytestmark = pytest.mark.anyio

TABLE = "{table}"
ABOUT_ALL = {"/api/lobby", "/api/mine", "/api/forks", "/api/deals/{code}", "/health", "/ready", "/metrics"}
"""What tells of tables that its address does not name."""
AS_SOCKETS = {"/api/tables/{table}/stream", "/api/tables/{table}/commands"}
"""They carry what sockets carry, which `tests/server/transports/programs/test_play_over_http.py` holds."""
WITH_ACCOUNTS = {"/api/tables/{table}/reports"}
"""Reports of people, who have accounts: no card is near them."""
BODIES: dict[str, Callable[[str, str], Any]] = {
    "/api/mine": lambda _, secret: Mine([secret]),
    "/api/forks": lambda table, _: ForkWanted(1, [SeatPlan("me", "Ann"), SeatPlan("me", "Bo")], table),
    "/api/deals/{code}": lambda _, secret: DealAsked([secret]),
    "/api/tables/{table}/seen": lambda _, secret: SeenAsked(secret),
    "/api/tables/{table}/missed": lambda _, secret: MissedAsked(secret, 0),
    "/api/tables/{table}/next": lambda _, secret: Follow(secret),
    "/api/tables/{table}/end-match": lambda _, secret: Follow(secret),
    "/api/tables/{table}/newcomers": lambda _, secret: Invite(secret, "Cem"),
}
NOBODY = "A" * 43
"""A secret that opens nothing."""
VOLATILE = re.compile(r"\d{12,}|\d+\.\d+(e-\d+)?")
"""Moments and durations."""


def about_tables(served: Served) -> list[tuple[str, str]]:
    """The methods and paths of all pages that tell of a table."""
    found = [(one.method, one.address) for one in endpoints(served.registry)]
    return [(method, path) for method, path in found if TABLE in path or path in ABOUT_ALL]


async def answer(served: Served, created: Created, method: str, path: str, secret: str) -> httpx.Response:
    """What somebody with this secret is answered."""
    address = path.replace(TABLE, created.table).replace("{code}", "daily").lstrip("/")
    headers = bearing(secret)
    if method == "GET":
        return await served.web.get(address, headers=headers)
    body = msgspec.json.encode(BODIES[path](created.table, secret))
    return await served.web.post(address, headers=headers, content=body)


async def told(folder: Path, game: str, order: list[int]) -> dict[str, str]:
    """What everybody but Bo is answered by each page while Ann and Bo play, and what the log says."""
    found: dict[str, str] = {}
    with capture_logs() as logged:
        async with serving(folder, metrics="127.0.0.1") as served, AsyncExitStack() as stack:
            with stacked(order):
                created, players = await served.started(plan_at(game, "Ann", "Bo"), stack)
            for player in players:
                if legal := await player.my_turn():
                    await player.play("pass" if game in GAMES else legal[0])  # survivors choose whom they are
            secrets = {"Ann": created.seats[0].token, "the host": created.host, "a stranger": NOBODY}
            for method, path in about_tables(served):
                if path in AS_SOCKETS | WITH_ACCOUNTS:
                    continue
                for who, secret in secrets.items():
                    got = await answer(served, created, method, path, secret)
                    text = VOLATILE.sub("N", got.text)
                    if path == "/metrics":
                        text = re.sub(r" [\d.e+-]+$", " N", text, flags=re.MULTILINE)
                    for number, secret_of in enumerate((created.table, *secrets.values())):
                        text = text.replace(secret_of, f"secret {number}")
                    found[f"{who}: {method} {path}"] = f"{got.status_code} {text}"
    found["the log"] = VOLATILE.sub("N", repr(logged).replace(created.table, "ID"))
    return found


@pytest.mark.parametrize("game", ["explore", "memory", "fusion", "discover:bell"])
async def test_what_nobody_may_know_changes_no_page_and_no_line_of_the_log(tmp_path: Path, game: str) -> None:
    order, other = two_orders(game)
    one = await told(tmp_path / "one", game, order)
    assert await told(tmp_path / "other", game, other) == one
    answered = {page.rpartition("/")[2] for page, text in one.items() if text.startswith("200")}
    assert answered == {"health", "ready", "metrics", "lobby", "mine", "{code}", "view", "seen", "missed"}


async def test_it_would_be_noticed(tmp_path: Path) -> None:
    """Ann and Bo have changed a card: Ann's pages tell it, and nobody else's."""
    order, _ = two_orders("explore")
    mixed = list(order)
    mixed[1], mixed[2] = mixed[2], mixed[1]
    one, other = (
        await told(tmp_path / "one", "explore", order),
        await told(tmp_path / "other", "explore", mixed),
    )
    assert {page.partition(":")[0] for page in one if one[page] != other[page]} == {"Ann"}
