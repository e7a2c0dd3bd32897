"""The data directory: one server, no damage, nothing newer, copies before every change."""

from __future__ import annotations

import asyncio
import os
import sqlite3
import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from subprocess import PIPE

import pytest

from discovery.core.errors import Code, DiscoveryError, StoreError
from discovery.server.tables.history import Closed, encode
from discovery.store import data_folder as place_module
from discovery.store.admin import close_table, list_tables
from discovery.store.backup import back_up, restore
from discovery.store.data_folder import HEAD, DataFolder, Lock, version_of
from discovery.store.data_location import DataLocation
from discovery.store.database import open_store
from discovery.store.migrate import bring_up_to_date, upgrade
from tests.support.deadlines import run, said, started
from tests.support.stored import filled, query

CLOSED = encode(Closed())


def fill(folder: Path) -> None:
    """A data directory with one game in it."""

    async def work() -> None:
        async with open_store(folder) as store:
            await filled(store)

    asyncio.run(work())


@contextmanager
def refused(code: Code, kind: type[DiscoveryError] = StoreError) -> Iterator[None]:
    with pytest.raises(kind) as caught:
        yield
    assert caught.value.code is code


def test_a_second_server_is_refused_and_the_first_leaves_the_place_free(tmp_path: Path) -> None:
    with Lock(DataFolder(tmp_path)), refused(Code.DATA_IN_USE):
        fill(tmp_path)
    fill(tmp_path)


def test_the_lock_of_a_killed_process_is_free(tmp_path: Path) -> None:
    script = (
        "import sys\nfrom pathlib import Path\nfrom discovery.store.data_folder import DataFolder, Lock\n"
        "with Lock(DataFolder(Path(sys.argv[1]))):\n    print('held', flush=True)\n    sys.stdin.read()\n"
    )
    command = [sys.executable, "-c", script, str(tmp_path)]
    with started(command, stdin=PIPE) as holder:
        said(holder, "held")
        with refused(Code.DATA_IN_USE):
            fill(tmp_path)
        holder.kill()
    fill(tmp_path)


def test_a_new_place_is_made_without_a_copy(tmp_path: Path) -> None:
    folder = tmp_path / "a" / "b"
    fill(folder)
    assert version_of(folder / "discovery.sqlite") == HEAD
    assert not (folder / "backups").exists()


def test_an_older_database_is_copied_and_migrated(tmp_path: Path) -> None:
    place = DataFolder(tmp_path)
    upgrade(place.database, "0001")
    with sqlite3.connect(place.database) as connection:
        connection.execute("INSERT INTO games VALUES ('g', 1, 'waiting', '{}', '1', 1)")
    connection.close()

    saved = bring_up_to_date(place)

    assert saved is not None
    assert version_of(saved) == "0001"
    assert version_of(place.database) == HEAD
    assert query(saved, "SELECT id FROM games") == query(place.database, "SELECT id FROM games") == [("g",)]
    assert bring_up_to_date(place) is None


def test_a_newer_database_is_refused_and_left_alone(tmp_path: Path) -> None:
    fill(tmp_path)
    database = tmp_path / "discovery.sqlite"
    with sqlite3.connect(database) as connection:
        connection.execute("UPDATE alembic_version SET version_num = '0999'")
    connection.close()
    before = query(database, "SELECT * FROM events")
    for action in (
        fill,
        lambda folder: list_tables(DataLocation(folder)),
        lambda folder: close_table(DataLocation(folder), "g", CLOSED),
    ):
        with refused(Code.DATA_NEWER):
            action(tmp_path)
    assert query(database, "SELECT * FROM events") == before


def garbage(database: Path) -> None:
    database.write_bytes(b"this is no database" * 1000)


def torn(database: Path) -> None:
    content = bytearray(database.read_bytes())
    content[4096:12288] = b"\xff" * 8192
    database.write_bytes(content)


def foreign(database: Path) -> None:
    database.unlink()
    with sqlite3.connect(database) as connection:
        connection.execute("CREATE TABLE recipes (name TEXT)")
    connection.close()


@pytest.mark.parametrize("damage", [garbage, torn, foreign])
def test_a_damaged_or_foreign_database_is_refused_and_left_alone(
    tmp_path: Path, damage: Callable[[Path], None]
) -> None:
    fill(tmp_path)
    database = tmp_path / "discovery.sqlite"
    damage(database)
    before = database.read_bytes()
    with refused(Code.DATA_CORRUPT):
        fill(tmp_path)
    with refused(Code.DATA_CORRUPT):
        list_tables(DataLocation(tmp_path))
    assert database.read_bytes() == before


@contextmanager
def nobody() -> Iterator[None]:
    """As a user who owns nothing; root may write everywhere."""
    if os.geteuid() != 0:
        yield
        return
    os.seteuid(65_534)
    try:
        yield
    finally:
        os.seteuid(0)


@pytest.mark.skipif(sys.platform == "win32", reason="directories have other permissions there")
def test_a_read_only_place_is_refused(tmp_path: Path) -> None:
    folder = tmp_path / "data"
    fill(folder)
    for path in (folder, folder / "discovery.lock", folder / "discovery.sqlite"):
        path.chmod(path.stat().st_mode & 0o555)
    for above in (tmp_path, *tmp_path.parents[:2]):
        above.chmod(above.stat().st_mode | 0o055)
    with nobody(), refused(Code.DATA_READ_ONLY):
        fill(folder)
    folder.chmod(0o700)


def test_a_place_that_is_a_file_is_refused(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("")
    with refused(Code.DATA_READ_ONLY):
        fill(tmp_path / "file")
    with refused(Code.DATA_READ_ONLY):
        fill(tmp_path / "file" / "below")


def test_a_backup_is_restored_and_what_it_replaces_is_kept(tmp_path: Path) -> None:
    data, saved = tmp_path / "data", tmp_path / "kept" / "saved.sqlite"
    fill(data)
    back_up(DataLocation(data), saved)
    database = data / "discovery.sqlite"
    with sqlite3.connect(database) as connection:
        connection.execute("DELETE FROM events")
    connection.close()

    replaced = restore(DataLocation(data), saved)

    assert len(query(database, "SELECT * FROM events")) == 4
    assert replaced is not None
    assert query(replaced, "SELECT * FROM events") == []
    fresh = tmp_path / "fresh"
    assert restore(DataLocation(fresh), saved) is None
    assert len(query(fresh / "discovery.sqlite", "SELECT * FROM events")) == 4


def test_a_damaged_database_can_be_replaced_by_a_backup(tmp_path: Path) -> None:
    data, saved = tmp_path / "data", tmp_path / "saved.sqlite"
    fill(data)
    back_up(DataLocation(data), saved)
    garbage(data / "discovery.sqlite")
    replaced = restore(DataLocation(data), saved)
    assert replaced is not None
    assert replaced.read_bytes().startswith(b"this is no database")
    assert len(query(data / "discovery.sqlite", "SELECT * FROM events")) == 4


def test_what_is_no_backup_is_refused(tmp_path: Path) -> None:
    data, saved = tmp_path / "data", tmp_path / "saved.sqlite"
    fill(data)
    with refused(Code.BAD_BACKUP):
        restore(DataLocation(data), tmp_path / "missing.sqlite")
    garbage(saved)
    with refused(Code.BAD_BACKUP):
        restore(DataLocation(data), saved)
    with refused(Code.NO_FILE):
        back_up(DataLocation(tmp_path / "empty"), saved)
    with refused(Code.CANNOT_WRITE):
        back_up(DataLocation(data), saved / "below")
    assert len(query(data / "discovery.sqlite", "SELECT * FROM events")) == 4


def test_an_older_database_is_migrated_for_the_hosts_list_too(tmp_path: Path) -> None:
    upgrade(DataFolder(tmp_path).database, "0001")
    assert list_tables(DataLocation(tmp_path)) == []
    assert version_of(tmp_path / "discovery.sqlite") == place_module.HEAD


needs_rights = pytest.mark.skipif(sys.platform == "win32", reason="directories have other permissions there")


def rights(folder: Path) -> dict[str, int]:
    """What each file below a directory, and it itself, lets others do."""
    return {path.name: path.stat().st_mode & 0o077 for path in (folder, *folder.rglob("*"))}


@contextmanager
def generous() -> Iterator[None]:
    """As on a machine where whatever is made may be read by everybody."""
    before = os.umask(0o000)
    try:
        yield
    finally:
        os.umask(before)


@needs_rights
def test_nobody_else_can_read_what_a_server_keeps(tmp_path: Path) -> None:
    folder = tmp_path / "data"

    async def work() -> dict[str, int]:
        async with open_store(folder) as store:
            await filled(store)
            return rights(folder)

    with generous():
        assert asyncio.run(work()) == dict.fromkeys(
            ["data", "discovery.lock", "discovery.sqlite", "discovery.sqlite-wal", "discovery.sqlite-shm"], 0
        )
        saved = tmp_path / "kept" / "saved.sqlite"
        back_up(DataLocation(folder), saved)
        restore(DataLocation(folder), saved)
    assert set(rights(folder).values()) == {0}
    assert rights(saved.parent) == {"kept": 0, "saved.sqlite": 0}


@needs_rights
def test_a_place_of_an_earlier_version_is_made_private_and_the_log_says_so(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    folder = tmp_path / "data"
    fill(folder)
    back_up(DataLocation(folder), folder / "backups" / "discovery-0002.sqlite")
    for path in (folder, *folder.rglob("*")):
        path.chmod(0o755)
    with Lock(DataFolder(folder)):
        assert bring_up_to_date(DataFolder(folder)) is None
    assert set(rights(folder).values()) == {0}
    assert capsys.readouterr().out.count("data-made-private") == 1
    with Lock(DataFolder(folder)):
        pass
    assert "data-made-private" not in capsys.readouterr().out


@needs_rights
def test_a_directory_that_is_used_for_something_else_too_stays_open(tmp_path: Path) -> None:
    fill(tmp_path)
    (tmp_path / "holiday.txt").write_text("")
    for path in (tmp_path, *tmp_path.iterdir()):
        path.chmod(0o755)
    with Lock(DataFolder(tmp_path)):
        pass
    found = rights(tmp_path)
    assert (found.pop(tmp_path.name), found.pop("holiday.txt")) == (0o055, 0o055)
    assert set(found.values()) == {0}


@pytest.mark.parametrize("version", ["0000", "0001x", "\u00b2"])
def test_a_version_that_never_was_is_explained_in_words(tmp_path: Path, version: str) -> None:
    fill(tmp_path)
    with sqlite3.connect(tmp_path / "discovery.sqlite") as connection:
        connection.execute("UPDATE alembic_version SET version_num = ?", (version,))
    connection.close()
    with pytest.raises(StoreError) as caught:
        fill(tmp_path)
    assert caught.value.code in (Code.DATA_CORRUPT, Code.DATA_NEWER)


@needs_rights
@pytest.mark.parametrize("most", [0, 8192, 40_000])
def test_a_full_disk_at_the_first_start_is_explained_in_words(tmp_path: Path, most: int) -> None:
    script = (
        "import asyncio, resource, sys\nfrom pathlib import Path\n"
        "from discovery.core.errors import StoreError\nfrom discovery.store.database import open_store\n"
        "async def work():\n    async with open_store(Path(sys.argv[1])): pass\n"
        "resource.setrlimit(resource.RLIMIT_FSIZE, (int(sys.argv[2]), int(sys.argv[2])))\n"
        "try:\n    asyncio.run(work())\nexcept StoreError as error:\n    print(error.code)\n"
    )
    command = [sys.executable, "-c", script, str(tmp_path / "data"), str(most)]
    done = run(command)
    assert done.stdout.splitlines()[-1] == "cannot-write"
    fill(tmp_path / "data")


@needs_rights
def test_somebody_else_s_place_is_explained_in_words(tmp_path: Path) -> None:
    fill(tmp_path / "data")
    for above in (tmp_path, *tmp_path.parents[:2]):
        above.chmod(above.stat().st_mode | 0o055)
    with nobody(), refused(Code.CANNOT_READ):
        list_tables(DataLocation(tmp_path / "data"))
