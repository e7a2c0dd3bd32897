"""When a server erases what its host does not want to be kept for ever."""

from __future__ import annotations

import os
import time
from contextlib import AsyncExitStack
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import select

from discovery.server.config.keeping import RULES, Keeping
from discovery.server.config.settings import HOUR
from discovery.server.live.steady_clock import SteadyClock
from discovery.server.protocol import Leave
from discovery.store.audit import AuditedAct, audit, noted
from discovery.store.data_folder import DataFolder
from tests.support.server.harness import Served, fresh_id, plan, serving

pytestmark = pytest.mark.anyio

FAR_AWAY = 1e9
AT_ONCE = -1.0
"""Days after which everything is old."""
QUICK: dict[str, Any] = {"unload_seconds": -FAR_AWAY, "trust_clock_seconds": 0, "sweep_seconds": FAR_AWAY}


async def finished(folder: Path) -> tuple[str, str]:
    """A table whose game is over, and one that waits for players."""
    async with serving(folder, trust_clock_seconds=FAR_AWAY) as served, AsyncExitStack() as stack:
        over, [ann] = await served.started(plan("me Ann"), stack)
        assert ann.update is not None
        await ann.ask(Leave(fresh_id()))
        await ann.until(lambda seen: seen.table.status == "over")
        waiting = await served.create(plan("me Ann", "open"))
    return over.table, waiting.table


async def left(served: Served, *tables: str) -> list[bool]:
    return [await served.registry.context.store.game(table) is not None for table in tables]


async def test_nothing_is_erased_unless_the_host_wants_it(tmp_path: Path) -> None:
    tables = await finished(tmp_path)
    async with serving(tmp_path, **QUICK) as served:
        await served.registry.sweep()
        assert await left(served, *tables) == [True, True]


async def test_finished_games_are_erased_and_no_others(tmp_path: Path) -> None:
    over, waiting = await finished(tmp_path)
    async with serving(tmp_path, keep=Keeping(finished=AT_ONCE), **QUICK) as served:
        await served.registry.sweep()
        assert await left(served, over, waiting) == [False, True]
        assert (await served.web.get(f"api/tables/{over}/record")).status_code == 404


async def test_a_game_that_somebody_looks_at_is_erased_another_time(tmp_path: Path) -> None:
    over, _ = await finished(tmp_path)
    later = 0
    clock = SteadyClock(lambda: time.time_ns() + later, lambda: time.monotonic_ns() + later)
    untrusted = {**QUICK, "trust_clock_seconds": HOUR, "timepiece": clock}
    async with (
        serving(tmp_path, keep=Keeping(finished=AT_ONCE), **untrusted) as served,
        await served.sit(table=over),
    ):
        later = int(2 * HOUR * 1e9)
        await served.registry.sweep()
        assert await left(served, over) == [True]


async def test_a_clock_that_is_not_trusted_erases_nothing(tmp_path: Path) -> None:
    over, _ = await finished(tmp_path)
    late = {**QUICK, "trust_clock_seconds": FAR_AWAY}
    async with serving(tmp_path, keep=Keeping(finished=AT_ONCE), **late) as served:
        await served.registry.sweep()
        assert await left(served, over) == [True]


async def test_what_is_told_of_people_is_erased_by_its_age(tmp_path: Path) -> None:
    async with serving(tmp_path) as served:
        await served.registry.context.store.write(noted("", AuditedAct.BACKUP, "", "", 1))
    async with serving(tmp_path, keep=Keeping(audit=AT_ONCE), **QUICK) as served:
        await served.registry.sweep()
        assert await served.registry.context.store.rows(select(audit)) == []


@pytest.mark.sqlite
async def test_old_copies_of_the_data_are_removed(tmp_path: Path) -> None:
    backups = DataFolder(tmp_path).backups
    backups.mkdir(parents=True)
    names = ("discovery-0001-old.sqlite", "discovery-0001-new.sqlite", "notes.txt")
    for name in names:
        (backups / name).write_bytes(b"")
    os.utime(backups / names[0], (1, 1))
    async with serving(tmp_path, keep=Keeping(backups=30.0), **QUICK) as served:
        await served.registry.sweep()
    assert sorted(path.name for path in backups.iterdir()) == sorted(names[1:])


@pytest.mark.parametrize("rule", RULES)
def test_every_rule_is_told(rule: str) -> None:
    page = (Path(__file__).parents[3] / "docs" / "retention.md").read_text(encoding="utf-8")
    assert f"`--keep {rule}=" in page
