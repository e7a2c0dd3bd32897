"""Standing orders where everybody is asked openly: needs, support and naming in the survival game (XS03)."""

from __future__ import annotations

from contextlib import AsyncExitStack
from pathlib import Path

import pytest

from discovery.server.protocol import Accepted, Refused, StandingOrder
from tests.support.server.harness import Player, fresh_id, plan, serving

pytestmark = pytest.mark.anyio

TRIFLES = ("needs", "support", "naming")


async def order(player: Player, reaction: str, what: str) -> None:
    answer = await player.ask(StandingOrder(fresh_id(), reaction, what))  # type: ignore[arg-type]
    assert isinstance(answer, Accepted)


async def sleep_through(player: Player, night: int) -> None:
    """End turns until a night is over; whoever is asked something that no order answers takes the first."""
    while True:
        legal = await player.my_turn()
        assert player.update is not None
        position = player.update.position
        if position is None or not legal or position.night >= night:
            return
        assert position.phase not in TRIFLES
        assert isinstance(await player.play("end" if "end" in legal else legal[0]), Accepted)


async def test_XS03_who_has_ordered_so_pays_by_night_without_being_there(tmp_path: Path) -> None:
    """Two people: Ann answers everything herself, Bo's orders answer for him; the table waits on nothing."""
    async with serving(tmp_path) as served, AsyncExitStack() as stack:
        camp = plan("me Ann", game="discover:beacon", deck="lands-1")
        _, [ann] = await served.started(camp, stack)
        assert ann.update is not None
        assert ann.update.table.orders == dict.fromkeys(TRIFLES, "always")
        for reaction in TRIFLES:
            await order(ann, reaction, "never")
        await sleep_through(ann, 2)
        assert "paid" in ann.seen_of(0)


async def test_without_an_order_somebody_is_asked_and_an_order_answers_at_once(tmp_path: Path) -> None:
    async with serving(tmp_path) as served, AsyncExitStack() as stack:
        _, [ann] = await served.started(plan("me Ann", game="discover:beacon", deck="lands-1"), stack)
        while "suffer" not in (legal := await ann.my_turn()):
            assert isinstance(await ann.play("end" if "end" in legal else legal[0]), Accepted)
        await order(ann, "needs", "never")
        seen = await ann.until(lambda now: now.position is not None and now.position.phase != "needs")
        assert seen.position is not None
        answer = await ann.ask(StandingOrder(fresh_id(), "stop", "never"))
        assert isinstance(answer, Refused)
