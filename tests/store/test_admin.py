"""The host's shell on either database: the list, closing, backups, beside a server and without one."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path

import pytest
from sqlalchemy import insert, select

from discovery.core.errors import Code, StoreError, TableError
from discovery.server.tables.history import Closed, Reopened, encode
from discovery.store import data_location as home_module
from discovery.store.admin import close_table, list_tables, reopen_table
from discovery.store.backup import back_up, opened, restore
from discovery.store.data_location import DataLocation, changing, reading, receiving
from discovery.store.database import open_store
from discovery.store.tables import games, wishes
from tests.store.test_place import garbage, refused
from tests.support.data_servers import Postgres
from tests.support.stored import event, filled

pytestmark = pytest.mark.anyio

CLOSED, REOPENED = encode(Closed()), encode(Reopened())


@pytest.fixture
def home(tmp_path: Path, url: str) -> DataLocation:
    """Data with one game, in either database."""
    made = DataLocation(tmp_path / "data", url)

    async def work() -> None:
        async with open_store(made.folder, made.url) as store:
            await filled(store)

    asyncio.run(work())
    return made


@pytest.fixture(params=["sqlite", "postgresql"])
def empty(request: pytest.FixtureRequest, tmp_path: Path) -> DataLocation:
    """A place where nothing is yet."""
    if request.param == "sqlite":
        return DataLocation(tmp_path / "empty")
    return DataLocation(tmp_path, request.getfixturevalue("postgres").empty())


@asynccontextmanager
async def in_use(home: DataLocation) -> AsyncIterator[None]:
    """As with a server: it has locked the directory, or says that it runs."""
    async with open_store(home.folder, home.url) as store:
        if store.leases is not None:
            await store.leases.renew("p", "127.0.0.1:1")
        yield
        if store.leases is not None:
            await store.leases.leave("p")


def ids(home: DataLocation) -> list[str]:
    return [listed.id for listed in list_tables(home)]


def test_the_hosts_list_and_closing_without_a_server(home: DataLocation) -> None:
    [listed] = list_tables(home)
    assert (listed.id, listed.status, listed.events, listed.last_active) == ("g", "waiting", 4, 2000)
    with refused(Code.NO_SUCH_TABLE, TableError):
        close_table(home, "nowhere", CLOSED)
    assert close_table(home, "g", CLOSED) == "done"
    with refused(Code.TABLE_CLOSED, TableError):
        close_table(home, "g", CLOSED)
    [listed] = list_tables(home)
    assert (listed.status, listed.events) == ("closed", 5)
    assert reopen_table(home, "g", REOPENED) == "done"
    with refused(Code.NOT_CLOSED, TableError):
        reopen_table(home, "g", REOPENED)
    [listed] = list_tables(home)
    assert (listed.status, listed.events) == ("waiting", 6)


def test_where_nothing_is_there_is_nothing_to_do(empty: DataLocation, tmp_path: Path) -> None:
    for action in (
        lambda: list_tables(empty),
        lambda: close_table(empty, "g", CLOSED),
        lambda: back_up(empty, tmp_path / "saved"),
    ):
        with refused(Code.NO_FILE):
            action()
    assert not (tmp_path / "saved").exists()


async def test_closing_beside_a_server_is_a_wish(home: DataLocation) -> None:
    async with in_use(home):
        assert close_table(home, "g", CLOSED) == "asked"
        with refused(Code.NO_SUCH_TABLE, TableError):
            close_table(home, "nowhere", CLOSED)
    with reading(home) as connection:
        asked = select(wishes.c.game, wishes.c.verb, wishes.c.done)
        assert connection.execute(asked).all() == [("g", "close", 0)]
    assert close_table(home, "g", CLOSED) == "done", "nobody runs any more"


async def test_a_server_that_starts_meanwhile_waits_for_the_change(
    tmp_path: Path, postgres: Postgres
) -> None:
    """It loads no table before it has said that it runs, and can say so only after the change."""
    home = DataLocation(tmp_path, postgres.database())
    async with open_store(tmp_path, home.url) as store:
        assert store.leases is not None
        with changing(home) as (_, alone):
            assert alone
            starting = asyncio.create_task(store.leases.renew("p", "127.0.0.1:1"))
            await asyncio.wait([starting], timeout=0.3)
            assert not starting.done()
        await starting
        with changing(home) as (_, alone):
            assert not alone


async def test_one_number_is_given_to_one_event_only(tmp_path: Path, postgres: Postgres) -> None:
    """Two hosts at once: one closes the table, the other learns that it is closed."""
    home = DataLocation(tmp_path, postgres.database())
    async with open_store(tmp_path, home.url) as store:
        await filled(store)
        results = await asyncio.gather(
            *(asyncio.to_thread(close_table, home, "g", CLOSED) for _ in range(4)), return_exceptions=True
        )
        told = [getattr(result, "code", result) for result in results]
        assert sorted(map(str, told)) == ["done", *3 * ["table-closed"]]
        assert [entry.seq for entry in await store.events("g")] == [1, 2, 3, 4, 5]


# ---- backups -----------------------------------------------------------------------------------------


def test_a_backup_of_either_is_restored_to_either(
    home: DataLocation, empty: DataLocation, tmp_path: Path
) -> None:
    saved = tmp_path / "kept" / "saved.sqlite"
    close_table(home, "g", CLOSED)
    back_up(home, saved)
    assert [path.name for path in saved.parent.iterdir()] == ["saved.sqlite"]
    assert restore(empty, saved) is None
    assert list_tables(empty) == list_tables(home)
    assert reopen_table(empty, "g", REOPENED) == "done"


async def test_a_restored_database_holds_the_backup_and_nothing_else(
    home: DataLocation, tmp_path: Path
) -> None:
    saved = tmp_path / "saved.sqlite"
    back_up(home, saved)
    async with open_store(home.folder, home.url) as store:
        await filled(store, "later")
        await store.append(event(5))
    restore(home, saved)
    async with open_store(home.folder, home.url) as store:
        assert await store.game("later") is None
        assert [entry.seq for entry in await store.events("g")] == [1, 2, 3, 4]
        assert await store.secret("hash-later") is None


async def test_a_wish_after_a_restore_has_a_number_of_its_own(
    home: DataLocation, empty: DataLocation, tmp_path: Path
) -> None:
    async with in_use(home):
        close_table(home, "g", CLOSED)
    back_up(home, tmp_path / "saved")
    restore(empty, tmp_path / "saved")
    async with in_use(empty):
        assert close_table(empty, "g", CLOSED) == "asked"
    with reading(empty) as connection:
        assert connection.execute(select(wishes.c.id).order_by(wishes.c.id)).scalars().all() == [1, 2]


async def test_nothing_is_restored_beside_a_server(home: DataLocation, tmp_path: Path) -> None:
    back_up(home, tmp_path / "saved")
    async with in_use(home):
        with refused(Code.DATA_IN_USE):
            restore(home, tmp_path / "saved")
    assert ids(home) == ["g"]


def test_a_bad_backup_changes_nothing(home: DataLocation, tmp_path: Path) -> None:
    garbage(tmp_path / "bad")
    for file in (tmp_path / "bad", tmp_path / "missing"):
        with refused(Code.BAD_BACKUP):
            restore(home, file)
    assert ids(home) == ["g"]


def test_a_backup_that_stops_halfway_leaves_no_file(
    tmp_path: Path, postgres: Postgres, monkeypatch: pytest.MonkeyPatch
) -> None:
    from discovery.store import backup

    def stops(*_: object) -> None:
        raise StoreError(Code.DATABASE_AWAY)

    monkeypatch.setattr(backup, "copy_data", stops)
    with refused(Code.DATABASE_AWAY):
        back_up(DataLocation(tmp_path, postgres.database()), tmp_path / "saved" / "file")
    assert list((tmp_path / "saved").iterdir()) == []


def test_a_backup_is_looked_at_without_touching_it(home: DataLocation, tmp_path: Path) -> None:
    saved = tmp_path / "saved"
    back_up(home, saved)
    before = saved.read_bytes()
    with opened(saved) as connection:
        assert connection.execute(select(games.c.id)).scalars().all() == ["g"]
    assert saved.read_bytes() == before


# ---- transactions ------------------------------------------------------------------------------------


def test_one_receives_at_a_time(tmp_path: Path, url: str) -> None:
    home = DataLocation(tmp_path, url)
    with receiving(home), refused(Code.DATA_IN_USE), receiving(home):
        pass


def test_what_is_read_stays_as_it_was(home: DataLocation) -> None:
    with reading(home) as connection:
        assert connection.execute(select(games.c.status)).scalars().all() == ["waiting"]
        close_table(home, "g", CLOSED)
        assert connection.execute(select(games.c.status)).scalars().all() == ["waiting"]
    assert [listed.status for listed in list_tables(home)] == ["closed"]


def test_what_is_read_cannot_be_written(tmp_path: Path, postgres: Postgres) -> None:
    with refused(Code.DATA_READ_ONLY), reading(DataLocation(tmp_path, postgres.database())) as connection:
        connection.execute(insert(games), {"id": "g"})


def test_a_database_that_is_too_slow_is_explained_in_words(
    tmp_path: Path, postgres: Postgres, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(home_module, "NO_LIMIT", 1)
    with refused(Code.DATABASE_AWAY), reading(DataLocation(tmp_path, postgres.database())) as connection:
        connection.exec_driver_sql("SELECT pg_sleep(60)")
