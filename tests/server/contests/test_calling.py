"""Calls to the devices of entrants: when their table is made, and at that table like any seat's."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import msgspec
import pytest
from sqlalchemy import select

from discovery.server.live.people import push as calls
from discovery.server.protocol import PushWanted
from discovery.server.protocol.page_messages.mail import QuietTime
from discovery.store.contest_tables import contest_devices
from discovery.store.tables import devices
from tests.support.deadlines import reached
from tests.support.hand_clock import Clock
from tests.support.server.contests import Contest, contest_plan, made
from tests.support.server.harness import Served, serving
from tests.support.server.push_service import PushService, push_service

pytestmark = pytest.mark.anyio

NIGHT = QuietTime(22, 7, "Europe/Berlin")


@pytest.fixture
def service() -> Iterator[PushService]:
    with push_service() as found:
        yield found


@pytest.fixture(autouse=True)
def _by_hand(monkeypatch: pytest.MonkeyPatch) -> None:
    """Rounds are made by the tests alone."""
    monkeypatch.setattr(calls, "ROUND_SECONDS", 1e9)


def let(service: PushService) -> dict[str, Any]:
    return {"push": "mailto:host@example.org", "push_services": (service.origin,), "sweep_seconds": 1e9}


async def want(
    contest: Contest, secret: str, endpoint: str, on: bool = True, quiet: QuietTime | None = None
) -> int:
    wish = msgspec.json.encode(PushWanted(secret, endpoint, on, quiet))
    return (await contest.served.web.post(f"api/contests/{contest.id}/push", content=wish)).status_code


async def called(served: Served) -> list[tuple[str, str]]:
    """The tables with the devices that are called for a seat there."""
    rows = await served.registry.context.store.rows(select(devices.c.game, devices.c.endpoint))
    return [(row.game, row.endpoint) for row in rows]


async def entered(served: Served) -> list[int]:
    """The numbers of entrants whose devices are called."""
    rows = await served.registry.context.store.rows(select(contest_devices.c.number))
    return [row.number for row in rows]


async def test_an_entrant_is_called_when_a_table_of_theirs_is_made(
    tmp_path: Path, service: PushService
) -> None:
    async with serving(tmp_path, **let(service)) as served:
        contest = await made(served, contest_plan())
        entrants = await contest.enter("Ann", "Bo", "Cy", "Di")
        device = f"{service.origin}/ann"
        assert await want(contest, entrants[0].secret, device) == 200
        await contest.direct("start")
        sent = await asyncio.to_thread(service.sent.get, timeout=30)
        assert (sent.path, sent.body) == ("/ann", b"")
        first = (await contest.mine(entrants[0].secret)).table
        assert await called(served) == [(first, device)]

        assert await want(contest, entrants[0].secret, device, on=False) == 200
        assert (await called(served), await entered(served)) == ([], [])
        assert await want(contest, entrants[0].secret, device) == 200
        assert await called(served) == [(first, device)]
        assert service.sent.empty()

        for board in (await contest.sheet()).boards:
            await contest.play(entrants, board)
        await contest.step()
        assert (await asyncio.to_thread(service.sent.get, timeout=30)).path == "/ann"
        second = (await contest.mine(entrants[0].secret)).table
        assert second != first
        assert (second, device) in await called(served)


async def test_a_table_that_is_made_by_night_calls_nobody_then(tmp_path: Path, service: PushService) -> None:
    async with serving(tmp_path, timepiece=Clock().timepiece, **let(service)) as served:
        contest = await made(served, contest_plan())
        ann, _ = await contest.enter("Ann", "Bo")
        assert await want(contest, ann.secret, f"{service.origin}/ann", quiet=NIGHT) == 200
        await contest.direct("start")
        store = served.registry.context.store

        async def due() -> bool:
            return any(row.due for row in await store.rows(select(devices.c.due)))

        await reached(due)
        assert service.sent.empty()


async def test_devices_of_who_withdraws_are_forgotten(tmp_path: Path, service: PushService) -> None:
    async with serving(tmp_path, **let(service)) as served:
        contest = await made(served, contest_plan())
        [ann] = await contest.enter("Ann")
        assert await want(contest, ann.secret, f"{service.origin}/ann") == 200
        assert await entered(served) == [1]
        await contest.post("presence", {"secret": ann.secret, "away": True})
        assert await entered(served) == []


async def test_only_for_oneself_and_only_where_the_host_lets_it(tmp_path: Path, service: PushService) -> None:
    async with serving(tmp_path / "calls", **let(service)) as served:
        contest = await made(served, contest_plan())
        [ann] = await contest.enter("Ann")
        device = f"{service.origin}/ann"
        assert await want(contest, contest.director, device) == 403
        assert await want(contest, "x" * 43, device) == 403
        assert await want(contest, ann.secret, "https://example.org/x") == 400
        assert await want(contest, ann.secret, device, quiet=QuietTime(1, 2, "Nowhere")) == 422
        for number in range(calls.MOST_A_SEAT + 2):
            assert await want(contest, ann.secret, f"{device}/{number}") == 200
        assert len(await entered(served)) == calls.MOST_A_SEAT
    async with serving(tmp_path / "none") as served:
        contest = await made(served, contest_plan())
        [ann] = await contest.enter("Ann")
        assert await want(contest, ann.secret, device) == 404
