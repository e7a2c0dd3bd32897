"""Budgets and turns, for each network address."""

from __future__ import annotations

import asyncio

import pytest

from discovery.server.config.limits import Turns
from tests.support.deadlines import reached


@pytest.mark.anyio
async def test_who_asks_for_much_waits_for_himself_and_not_the_others_for_him() -> None:
    turns = Turns()
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
    turns = Turns()
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
