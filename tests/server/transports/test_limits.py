"""Budgets and turns, for each network address."""

from __future__ import annotations

import asyncio
from dataclasses import replace
from pathlib import Path

import pytest

from discovery.server.config.limits import FairLock
from discovery.server.config.settings import REQUEST_SECONDS, Limits
from discovery.server.transports import http_responses
from discovery.server.transports.app import endpoints
from tests.support.deadlines import reached
from tests.support.server.harness import PROGRAM, serving


@pytest.mark.anyio
async def test_who_asks_for_much_waits_for_himself_and_not_the_others_for_him() -> None:
    turns = FairLock()
    order: list[str] = []

    async def work(address: str) -> None:
        async with turns.turn(address):
            order.append(address)
            await asyncio.sleep(0)

    greedy = [asyncio.create_task(work("greedy")) for _ in range(8)]
    await asyncio.sleep(0)
    await asyncio.gather(*greedy, work("first"), work("second"))
    assert set(order[:4]) == {"greedy", "first", "second"}
    assert order.count("greedy") == 8
    assert not turns._own


@pytest.mark.anyio
async def test_who_goes_away_while_waiting_keeps_no_turn() -> None:
    turns = FairLock()
    entered = asyncio.Event()

    async def hold() -> None:
        async with turns.turn("one"):
            entered.set()
            await asyncio.Event().wait()

    holder = asyncio.create_task(hold())
    await reached(entered.is_set)
    waiting = asyncio.create_task(hold())
    await asyncio.sleep(0)
    for task in (waiting, holder):
        task.cancel()
    await asyncio.gather(waiting, holder, return_exceptions=True)
    async with turns.turn("two"):
        assert list(turns._own) == ["two"]


@pytest.mark.anyio
async def test_reading_has_a_budget_and_who_watches_the_server_is_answered_all_the_same(
    tmp_path: Path,
) -> None:
    async with serving(tmp_path, limits=replace(Limits(), requests_per_second=1)) as served:
        served.registry.requests._clock = lambda: 0.0
        answers = [await served.web.get("api/rules/de") for _ in range(REQUEST_SECONDS + 1)]
        assert [answer.status_code for answer in answers] == [200] * REQUEST_SECONDS + [429]
        assert answers[-1].json()["code"] == "too-many"
        assert (await served.web.get("api/catalogue")).status_code == 429
        for path in ("health", "ready", ""):
            assert (await served.web.get(path)).status_code in (200, 404)


@pytest.mark.anyio
async def test_dear_requests_take_more_of_the_budget_and_links_one_each(tmp_path: Path) -> None:
    async with serving(tmp_path, limits=replace(Limits(), requests_per_second=2)) as served:
        served.registry.requests._clock = lambda: 0.0
        [dear] = [one for one in endpoints(served.registry) if one.path == "/api/puzzles/{puzzle}"][:1]
        assert dear.cost > 1
        tokens = ["x" * 43] * 10
        answer = await served.web.post("api/mine", json={"tokens": tokens}, headers=PROGRAM)
        assert answer.status_code == 200
        left = 2 * REQUEST_SECONDS - 1 - len(tokens)
        for _ in range(left // dear.cost):
            assert (await served.web.get("api/puzzles/none")).status_code == 404
        assert (await served.web.get("api/puzzles/none")).status_code == 429
        for _ in range(left % dear.cost):
            assert (await served.web.get("api/catalogue")).status_code == 200
        assert (await served.web.get("api/catalogue")).status_code == 429


@pytest.mark.anyio
async def test_only_what_watches_the_server_costs_nothing(tmp_path: Path) -> None:
    async with serving(tmp_path) as served:
        free = {one.path for one in endpoints(served.registry) if not one.cost}
        assert free == {"/health", "/ready", "/metrics"}


@pytest.mark.anyio
async def test_texts_and_rule_books_are_made_and_compressed_once(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    made: list[object] = []

    def kept(make: http_responses.Make) -> tuple[bytes, bytes]:
        made.append(make)
        return original(make)

    original = http_responses._kept
    monkeypatch.setattr(http_responses, "_kept", kept)
    paths = ("api/rules/de", "api/decks/prehistory/fr", "api/lessons", "api/puzzles")
    async with serving(tmp_path) as served:
        for path in paths:
            first, again = [await served.web.get(path) for _ in range(2)]
            assert first.status_code == 200
            assert first.content == again.content
        assert len(made) == len(paths)
        assert (await served.web.get("api/rules/xx")).status_code == 404
        assert (await served.web.get("api/rules/xx")).status_code == 404
