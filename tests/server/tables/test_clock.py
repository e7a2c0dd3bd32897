"""The clock ends a turn as the rules prescribe (rule C14)."""

from __future__ import annotations

from contextlib import AsyncExitStack
from pathlib import Path

import pytest

from discovery.server.present.update import steps
from tests.support.server.harness import plan, serving

pytestmark = pytest.mark.anyio


async def test_C14_a_turn_ends_when_its_time_runs_out(tmp_path: Path) -> None:
    async with serving(tmp_path) as served, AsyncExitStack() as stack:
        created, [ann, bo] = await served.started(plan("me Ann", "me Bo", turn_seconds=1), stack)
        assert ann.update is not None
        started = ann.update
        assert started.table.deadline == started.steps[-1].at + 1000

        update = await bo.until(lambda seen: seen.position is not None and seen.position.turn == 1)

        assert update.position is not None
        assert update.position.seats[0].hand + len(update.position.seats[0].discard) >= 5
        assert update.table.deadline == update.steps[-1].at + 1000
        room = await served.registry.live(created.table)
        assert {line.comment for line in room.table.record().lines} == {"time"}
        _, told = steps(room.table, 1, 0)
        assert {one.late for one in told if one.seq <= started.seq} == {-1}, "the deal waits for nobody"
        assert {one.late for one in told if one.seq > started.seq} == {0}


async def test_without_a_clock_there_is_no_deadline(tmp_path: Path) -> None:
    async with serving(tmp_path) as served, AsyncExitStack() as stack:
        _, [ann] = await served.started(plan("me Ann"), stack)
        assert ann.update is not None
        assert ann.update.table.deadline == 0
