"""The system's clock may be set while people play, or start out wrong: no turn ends for it, no table."""

from __future__ import annotations

from contextlib import AsyncExitStack
from pathlib import Path

import pytest

from discovery.server.live.steady_clock import SteadyClock
from discovery.store.admin import list_tables
from discovery.store.data_location import DataLocation
from tests.support.server.harness import plan, serving

HOUR = 3600.0
MONTH = 31 * 24 * HOUR
FAR_AWAY = 1e9


class Clocks:
    """The system's two clocks, moved by hand; both in ns."""

    def __init__(self, at: float = 1_000_000.0) -> None:
        self.wall_at = at
        self.passed = 0.0

    def wall(self) -> int:
        return int(1e9 * (self.wall_at + self.passed))

    def monotonic(self) -> int:
        return int(1e9 * self.passed)

    def timepiece(self) -> SteadyClock:
        return SteadyClock(self.wall, self.monotonic)


def test_time_runs_evenly_until_a_jump_is_adopted() -> None:
    clocks = Clocks(at=1000.0)
    now = clocks.timepiece()
    clocks.passed += 5
    assert now() == 1_005_000
    clocks.wall_at += HOUR
    assert now() == 1_005_000
    assert now.catch_up() == 3_600_000
    assert now() == 4_605_000
    clocks.wall_at -= 2 * HOUR
    assert now.catch_up() == -7_200_000
    assert now() == 1_005_000 - 3_600_000


def test_a_clock_that_is_only_adjusted_does_not_jump() -> None:
    clocks = Clocks()
    now = clocks.timepiece()
    clocks.wall_at += 1.0
    clocks.passed += 60
    assert now.catch_up() == 0
    assert now.steady == 60


def test_trust_begins_again_with_every_jump() -> None:
    clocks = Clocks()
    now = clocks.timepiece()
    clocks.passed += 100
    clocks.wall_at += HOUR
    now.catch_up()
    clocks.passed += 7
    assert now.steady == 7


@pytest.mark.anyio
@pytest.mark.parametrize("jump", [HOUR, -HOUR, MONTH])
async def test_C14_a_jump_of_the_clock_neither_ends_a_turn_nor_lengthens_it(
    tmp_path: Path, jump: float
) -> None:
    clocks = Clocks()
    now = clocks.timepiece()
    async with (
        serving(tmp_path, timepiece=now, trust_clock_seconds=0, sweep_seconds=FAR_AWAY) as served,
        AsyncExitStack() as stack,
    ):
        created, [ann, _] = await served.started(plan("me Ann", "me Bo", turn_seconds=30), stack)
        assert ann.update is not None
        left = ann.update.table.deadline - now()
        step = ann.update.seq
        clocks.wall_at += jump
        await stack.enter_async_context(await served.sit(created.seats[1].token))
        await served.registry.sweep()
        seen = await ann.until(lambda seen: seen.table.deadline > 0 and seen.table.deadline - now() == left)
        await ann.explain()  # by then whatever was due has happened
        assert ann.update.seq == step
        assert (await served.registry.live(created.table)).table.steps == step
        assert seen.table.status == "playing"


@pytest.mark.anyio
async def test_C14_after_a_restart_with_an_earlier_clock_the_turn_has_its_usual_time(tmp_path: Path) -> None:
    clocks = Clocks()
    async with serving(tmp_path, timepiece=clocks.timepiece()) as served, AsyncExitStack() as stack:
        created, _ = await served.started(plan("me Ann", "me Bo", turn_seconds=30), stack)
    clocks.wall_at -= HOUR
    now = clocks.timepiece()
    async with serving(tmp_path, timepiece=now) as served, await served.sit(created.seats[0].token) as ann:
        assert ann.update is not None
        assert ann.update.table.deadline - now() == 30_000


@pytest.mark.anyio
@pytest.mark.sqlite
async def test_a_clock_that_starts_a_month_ahead_closes_no_table(tmp_path: Path) -> None:
    clocks = Clocks()
    async with serving(tmp_path, timepiece=clocks.timepiece()) as served:
        await served.create(plan("me Ann"))
    clocks.wall_at += MONTH
    async with serving(tmp_path, timepiece=clocks.timepiece(), sweep_seconds=FAR_AWAY) as served:
        await served.registry.sweep()
        clocks.passed += 23 * HOUR
        await served.registry.sweep()
        clocks.wall_at -= MONTH
        await served.registry.sweep()
        clocks.passed += 25 * HOUR
        await served.registry.sweep()
    assert [listed.status for listed in list_tables(DataLocation(tmp_path))] == ["waiting"]


@pytest.mark.anyio
@pytest.mark.sqlite
async def test_a_table_that_is_really_abandoned_is_closed_after_a_day(tmp_path: Path) -> None:
    clocks = Clocks()
    async with serving(tmp_path, timepiece=clocks.timepiece()) as served:
        await served.create(plan("me Ann"))
    clocks.wall_at += MONTH
    async with serving(tmp_path, timepiece=clocks.timepiece(), sweep_seconds=FAR_AWAY) as served:
        clocks.passed += 25 * HOUR
        await served.registry.sweep()
    assert [listed.status for listed in list_tables(DataLocation(tmp_path))] == ["closed"]
