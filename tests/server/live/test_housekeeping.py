"""What the registry does by itself: unload, close what is abandoned, carry out wishes, survive its disk."""

from __future__ import annotations

import sqlite3
from contextlib import AsyncExitStack, closing
from pathlib import Path
from typing import Any

import pytest

from discovery.core.errors import Code, StoreError, TableError
from discovery.server.protocol import Accepted, Created, Goodbye, Play, Refused
from discovery.server.tables.history import Closed, Reopened, encode
from discovery.store.admin import close_table, list_tables, reopen_table
from discovery.store.backup import back_up, restore
from discovery.store.data_location import DataLocation
from discovery.store.rows import Conflict
from tests.support.deadlines import reached
from tests.support.server.harness import fresh_id, hello, last_words, plan, serving

pytestmark = pytest.mark.anyio

FAR_AWAY = 1e9
CLOSED, REOPENED = encode(Closed()), encode(Reopened())


async def test_rooms_without_guests_leave_memory_and_come_back_as_they_were(tmp_path: Path) -> None:
    async with (
        serving(tmp_path, unload_seconds=-FAR_AWAY, sweep_seconds=FAR_AWAY) as served,
        AsyncExitStack() as stack,
    ):
        created, [ann] = await served.started(plan("me Ann"), stack)
        await ann.play((await ann.my_turn())[0])
        before = await served.registry.live(created.table)
        await served.registry.sweep()
        assert await served.registry.live(created.table) is before
        await ann.line.close()
        await reached(lambda: not before.audience.connections)
        await served.registry.sweep()
        after = await served.registry.live(created.table)
        assert after is not before
        async with await served.sit(created.seats[0].token) as back:
            assert back.update is not None
            assert ann.update is not None
            assert back.update.position == ann.update.position


@pytest.mark.sqlite
async def test_abandoned_tables_are_closed_and_kept(tmp_path: Path) -> None:
    async with serving(tmp_path, abandon_days=30.0) as served:
        await served.create(plan("me Ann"))
    async with serving(tmp_path, abandon_days=-1.0, trust_clock_seconds=0, sweep_seconds=FAR_AWAY) as served:
        await served.registry.sweep()
        [listed] = list_tables(DataLocation(tmp_path))
        assert (listed.status, listed.events) == ("closed", 2)


@pytest.mark.sqlite
async def test_the_hosts_shell_closes_a_table_of_a_running_server(tmp_path: Path) -> None:
    async with serving(tmp_path, sweep_seconds=0.01) as served, AsyncExitStack() as stack:
        created, [ann] = await served.started(plan("me Ann"), stack)
        assert close_table(DataLocation(tmp_path), created.table, CLOSED) == "asked"
        await ann.until(lambda seen: seen.table.status == "closed")
    [listed] = list_tables(DataLocation(tmp_path))
    assert listed.status == "closed"


@pytest.mark.sqlite
async def test_a_table_closed_while_no_server_ran_stays_closed(tmp_path: Path) -> None:
    async with serving(tmp_path) as served, AsyncExitStack() as stack:
        created, _ = await served.started(plan("me Ann"), stack)
    assert close_table(DataLocation(tmp_path), created.table, CLOSED) == "done"
    async with serving(tmp_path) as served, await served.sit(created.seats[0].token) as ann:
        assert ann.update is not None
        assert ann.update.table.status == "closed"
        assert isinstance(await ann.play("pass"), Refused)


@pytest.mark.sqlite
async def test_a_backup_made_while_running_holds_the_game(tmp_path: Path) -> None:
    saved = tmp_path / "saved.sqlite"
    async with serving(tmp_path / "data") as served, AsyncExitStack() as stack:
        created, [ann] = await served.started(plan("me Ann"), stack)
        await ann.play((await ann.my_turn())[0])
        back_up(DataLocation(tmp_path / "data"), saved)
        before = ann.update
        await ann.play((await ann.my_turn())[-1])
        with pytest.raises(StoreError) as refused:
            restore(DataLocation(tmp_path / "data"), saved)
        assert refused.value.code is Code.DATA_IN_USE
    kept = restore(DataLocation(tmp_path / "data"), saved)
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
            patched.setattr(served.registry.context.store, "append", full)
            refused = await ann.play(legal[0])
        assert isinstance(refused, Refused)
        assert refused.fault.code == "cannot-write"
        assert ann.update == before
        assert isinstance(await ann.play(legal[0]), Accepted)


async def test_a_table_that_differs_from_the_disk_is_loaded_again(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with serving(tmp_path, sweep_seconds=0.01) as served, AsyncExitStack() as stack:
        created, [ann] = await served.started(plan("me Ann"), stack)
        legal = await ann.my_turn()

        async def clash(*_: object) -> None:
            raise Conflict

        with monkeypatch.context() as patched:
            patched.setattr(served.registry.context.store, "append", clash)
            assert ann.update is not None
            await ann.say(Play(fresh_id(), ann.update.seq, legal[0]))
            assert await last_words(ann) == ("table-moved", True), "what was not answered is sent again"
        back = await stack.enter_async_context(await served.sit(created.seats[0].token))
        assert isinstance(await back.play(legal[0]), Accepted)


def damage(folder: Path, table: str) -> None:
    """A stored move that no rule knows, as a disk or an old fault may leave behind."""
    with closing(sqlite3.connect(folder / "discovery.sqlite")) as connection:
        payload = '{"kind":"moved","seat":0,"text":"place nothing"}'
        connection.execute("INSERT INTO events VALUES (?, 3, NULL, 'moved', ?, 1)", (table, payload))
        connection.commit()


async def two_tables(folder: Path) -> tuple[Created, Created]:
    """One that is damaged, one that is not."""
    async with serving(folder) as served, AsyncExitStack() as stack:
        broken, _ = await served.started(plan("me Ann"), stack)
        sound, _ = await served.started(plan("me Bo"), stack)
    damage(folder, broken.table)
    return broken, sound


def statuses(folder: Path) -> dict[str, str]:
    return {listed.id: listed.status for listed in list_tables(DataLocation(folder))}


@pytest.mark.sqlite
async def test_a_damaged_table_is_said_to_be_damaged_once(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    broken, sound = await two_tables(tmp_path)
    async with serving(tmp_path, sweep_seconds=FAR_AWAY) as served:
        for language, words in (("fr", "endommagée"), ("en", "damaged")):
            async with await served.connect() as visitor:
                await visitor.say(hello(broken.seats[0].token, language=language))
                goodbye = await visitor.hear(Goodbye)
                assert (goodbye.fault.code, goodbye.again) == ("table-damaged", False)
                assert words in goodbye.fault.message
        answer = await served.web.get(f"api/tables/{broken.table}/record")
        assert (answer.status_code, answer.json()["code"]) == (500, "table-damaged")
        async with await served.sit(sound.seats[0].token) as bo:
            assert isinstance(await bo.play((await bo.my_turn())[0]), Accepted)
    assert statuses(tmp_path) == {broken.table: "damaged", sound.table: "playing"}
    out = capsys.readouterr().out
    assert out.count("table-damaged") == 1
    assert "Traceback" not in out


@pytest.mark.sqlite
async def test_a_damaged_table_stops_no_wish_no_unloading_and_no_closing(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    broken, sound = await two_tables(tmp_path)
    quick: dict[str, Any] = {"unload_seconds": -FAR_AWAY, "trust_clock_seconds": 0, "sweep_seconds": FAR_AWAY}
    async with serving(tmp_path, **quick) as served:
        await served.registry.sweep()
        before = await served.registry.live(sound.table)
        for table in (broken.table, sound.table):
            assert close_table(DataLocation(tmp_path), table, CLOSED) == "asked"
        for _ in range(3):
            await served.registry.sweep()
        assert await served.registry.live(sound.table) is not before
    assert set(statuses(tmp_path).values()) == {"closed"}
    assert capsys.readouterr().out.count("table-damaged") == 1


@pytest.mark.sqlite
async def test_abandoned_tables_are_closed_beside_a_damaged_one(tmp_path: Path) -> None:
    broken, sound = await two_tables(tmp_path)
    async with serving(tmp_path, abandon_days=-1.0, trust_clock_seconds=0, sweep_seconds=FAR_AWAY) as served:
        await served.registry.sweep()
    assert statuses(tmp_path) == {broken.table: "closed", sound.table: "closed"}


@pytest.mark.sqlite
async def test_a_table_that_can_be_opened_again_is_no_longer_called_damaged(tmp_path: Path) -> None:
    broken, sound = await two_tables(tmp_path)
    async with serving(tmp_path, sweep_seconds=FAR_AWAY) as served:
        with pytest.raises(TableError):
            await served.registry.live(broken.table)
        with closing(sqlite3.connect(tmp_path / "discovery.sqlite")) as connection:
            connection.execute("DELETE FROM events WHERE seq = 3")
            connection.commit()
        assert reopen_table(DataLocation(tmp_path), broken.table, REOPENED) == "asked"
        await served.registry.sweep()
        assert statuses(tmp_path) == {broken.table: "playing", sound.table: "playing"}


async def test_what_goes_wrong_again_and_again_is_noted_once(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    async with serving(tmp_path, sweep_seconds=FAR_AWAY) as served:
        await served.registry.sweep()

        async def unreadable() -> None:
            raise StoreError(Code.DATA_READ_ONLY, given="")

        with monkeypatch.context() as patched:
            patched.setattr(served.registry.context.store, "wishes", unreadable)
            for _ in range(3):
                await served.registry.sweep()
        await served.registry.sweep()
    assert capsys.readouterr().out.count("housekeeping-failed") == 1


@pytest.mark.sqlite
async def test_a_closed_table_is_opened_again_as_it_was(tmp_path: Path) -> None:
    async with serving(tmp_path, sweep_seconds=0.01) as served, AsyncExitStack() as stack:
        created, [ann] = await served.started(plan("me Ann"), stack)
        close_table(DataLocation(tmp_path), created.table, CLOSED)
        await ann.until(lambda seen: seen.table.status == "closed")
        await reached(lambda: statuses(tmp_path)[created.table] == "closed", pause=0.01)
        assert reopen_table(DataLocation(tmp_path), created.table, REOPENED) == "asked"
        await ann.until(lambda seen: seen.table.status == "playing")
        assert isinstance(await ann.play((await ann.my_turn())[0]), Accepted)
        await reached(lambda: statuses(tmp_path)[created.table] == "playing", pause=0.01)
    close_table(DataLocation(tmp_path), created.table, CLOSED)
    assert reopen_table(DataLocation(tmp_path), created.table, REOPENED) == "done"
    async with serving(tmp_path) as served, await served.sit(created.seats[0].token) as ann:
        assert isinstance(await ann.play((await ann.my_turn())[0]), Accepted)
