"""What the hall does by itself: unload, close what is abandoned, carry out wishes, survive its disk."""

from __future__ import annotations

import asyncio
from contextlib import AsyncExitStack
from pathlib import Path

import pytest
from sqlalchemy.exc import IntegrityError

from discovery.errors import Code, StoreError
from discovery.server.messages import Accepted, Refused
from discovery.store.admin import close_table, list_tables
from discovery.store.backup import back_up, restore
from tests.server.harness import last_words, plan, serving

pytestmark = pytest.mark.anyio

FAR_AWAY = 1e9


async def test_rooms_without_guests_leave_memory_and_come_back_as_they_were(tmp_path: Path) -> None:
    async with (
        serving(tmp_path, unload_seconds=-FAR_AWAY, sweep_seconds=FAR_AWAY) as served,
        AsyncExitStack() as stack,
    ):
        created, [ann] = await served.started(plan("me Ann"), stack)
        await ann.play((await ann.my_turn())[0])
        before = await served.hall.room(created.table)
        await served.hall.sweep()
        assert await served.hall.room(created.table) is before
        await ann.line.close()
        while before.guests:
            await asyncio.sleep(0)
        await served.hall.sweep()
        after = await served.hall.room(created.table)
        assert after is not before
        async with await served.sit(created.seats[0].token) as back:
            assert back.update is not None
            assert ann.update is not None
            assert back.update.position == ann.update.position


async def test_abandoned_tables_are_closed_and_kept(tmp_path: Path) -> None:
    async with serving(tmp_path, abandon_days=30.0) as served:
        await served.create(plan("me Ann"))
    async with serving(tmp_path, abandon_days=-1.0, sweep_seconds=FAR_AWAY) as served:
        await served.hall.sweep()
        [listed] = list_tables(tmp_path)
        assert (listed.status, listed.events) == ("closed", 2)


async def test_the_hosts_shell_closes_a_table_of_a_running_server(tmp_path: Path) -> None:
    async with serving(tmp_path, sweep_seconds=0.01) as served, AsyncExitStack() as stack:
        created, [ann] = await served.started(plan("me Ann"), stack)
        assert close_table(tmp_path, created.table) == "asked"
        await ann.until(lambda seen: seen.table.status == "closed")
    [listed] = list_tables(tmp_path)
    assert listed.status == "closed"


async def test_a_table_closed_while_no_server_ran_stays_closed(tmp_path: Path) -> None:
    async with serving(tmp_path) as served, AsyncExitStack() as stack:
        created, _ = await served.started(plan("me Ann"), stack)
    assert close_table(tmp_path, created.table) == "closed"
    async with serving(tmp_path) as served, await served.sit(created.seats[0].token) as ann:
        assert ann.update is not None
        assert ann.update.table.status == "closed"
        assert isinstance(await ann.play("pass"), Refused)


async def test_a_backup_made_while_running_holds_the_game(tmp_path: Path) -> None:
    saved = tmp_path / "saved.sqlite"
    async with serving(tmp_path / "data") as served, AsyncExitStack() as stack:
        created, [ann] = await served.started(plan("me Ann"), stack)
        await ann.play((await ann.my_turn())[0])
        back_up(tmp_path / "data", saved)
        before = ann.update
        await ann.play((await ann.my_turn())[-1])
        with pytest.raises(StoreError) as refused:
            restore(tmp_path / "data", saved)
        assert refused.value.code is Code.DATA_IN_USE
    kept = restore(tmp_path / "data", saved)
    assert kept is not None
    assert kept.exists()
    async with serving(tmp_path / "data") as served, await served.sit(created.seats[0].token) as ann:
        assert before is not None
        assert ann.update is not None
        assert ann.update.position == before.position


async def test_a_move_that_the_disk_refuses_changes_nothing(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with serving(tmp_path) as served, AsyncExitStack() as stack:
        _, [ann] = await served.started(plan("me Ann"), stack)
        legal = await ann.my_turn()
        before = ann.update

        async def full(*_: object) -> None:
            raise StoreError(Code.CANNOT_WRITE, given="discovery.sqlite")

        with monkeypatch.context() as patched:
            patched.setattr(served.hall.house.store, "append", full)
            refused = await ann.play(legal[0])
        assert isinstance(refused, Refused)
        assert refused.fault.code == "cannot-write"
        assert ann.update == before
        assert isinstance(await ann.play(legal[0]), Accepted)


async def test_a_room_that_lost_touch_with_the_disk_is_loaded_anew(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with serving(tmp_path, sweep_seconds=0.01) as served, AsyncExitStack() as stack:
        created, [ann] = await served.started(plan("me Ann"), stack)
        legal = await ann.my_turn()

        async def clash(*_: object) -> None:
            raise IntegrityError("", {}, Exception())

        with monkeypatch.context() as patched:
            patched.setattr(served.hall.house.store, "append", clash)
            refused = await ann.play(legal[0])
        assert isinstance(refused, Refused)
        assert refused.fault.code == "internal"
        assert await last_words(ann) == ("internal", True)
        back = await stack.enter_async_context(await served.sit(created.seats[0].token))
        assert isinstance(await back.play(legal[0]), Accepted)
