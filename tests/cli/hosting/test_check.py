"""The nightly check: a backup is restored, and every game in it opened."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Any

import pytest

from discovery.server.protocol import Created
from discovery.store.admin import list_tables
from discovery.store.data_location import DataLocation, changing
from discovery.store.tables import events, games
from tests.cli.conftest import Done, Run
from tests.store.test_place import garbage
from tests.support.server.harness import plan, serving

pytestmark = pytest.mark.anyio


@pytest.fixture(params=["sqlite", "postgresql"])
def home(request: pytest.FixtureRequest, tmp_path: Path) -> DataLocation:
    """An empty place of either kind."""
    if request.param == "sqlite":
        return DataLocation(tmp_path / "data")
    return DataLocation(tmp_path / "data", request.getfixturevalue("postgres").database())


async def furnished(home: DataLocation) -> list[Created]:
    async with serving(home.folder, database=home.url) as served:
        return [await served.create(plan("me Ann")) for _ in range(2)]


def change(home: DataLocation, table: Any, game: str, **values: Any) -> None:
    with changing(home) as (connection, _):
        column = table.c.game if "game" in table.c else table.c.id
        connection.execute(table.update().where(column == game).values(**values))


def check(run: Run, home: DataLocation, *given: object) -> Done:
    return run("admin", "check", *given, "--data", home.folder, "--database", home.url)


async def test_sound_games_are_said_to_be(home: DataLocation, run: Run) -> None:
    await furnished(home)
    before = list_tables(home)
    done = check(run, home)
    assert (done.status, done.err) == (0, "")
    assert "its games were opened: 2. Damaged: 0." in done.out
    assert list_tables(home) == before
    assert check(run, home, "--json").last == {
        "games": 2,
        "unmarked": [],
        "marked": [],
        "rules_changed": [],
    }


async def test_damage_that_nobody_knew_of_is_a_failure(home: DataLocation, run: Run) -> None:
    broken, _ = await furnished(home)
    change(home, events, broken.table, payload="{")
    done = check(run, home)
    assert done.status == 1
    assert f"Table {broken.table} is damaged, and the list does not say so." in done.out
    assert check(run, home, "--json").last["unmarked"] == [broken.table]
    change(home, games, broken.table, status="damaged")
    done = check(run, home)
    assert done.status == 0
    assert f"Table {broken.table} is damaged, as the list says." in done.out


async def test_a_game_without_its_events_is_damaged(home: DataLocation, run: Run) -> None:
    broken, _ = await furnished(home)
    with changing(home) as (connection, _):
        connection.execute(events.delete().where(events.c.game == broken.table))
    assert check(run, home, "--json").last["unmarked"] == [broken.table]


async def test_a_backup_that_was_kept_can_be_checked(home: DataLocation, run: Run, tmp_path: Path) -> None:
    broken, _ = await furnished(home)
    change(home, events, broken.table, payload="{")
    saved = tmp_path / "saved.sqlite"
    assert run("admin", "backup", saved, "--data", home.folder, "--database", home.url).status == 0
    before = saved.read_bytes()
    done = run("admin", "check", saved, "--json")
    assert (done.status, done.last["unmarked"]) == (1, [broken.table])
    assert saved.read_bytes() == before


def test_what_is_no_backup_is_explained_in_words(run: Run, tmp_path: Path) -> None:
    garbage(tmp_path / "bad")
    for file in ("bad", "missing"):
        done = run("admin", "check", tmp_path / file, "--json")
        assert done.status == 1
        assert done.last["error"]["code"] == "bad-backup"


async def test_it_can_be_done_beside_a_server(home: DataLocation, run: Run) -> None:
    async with serving(home.folder, database=home.url) as served:
        await served.create(plan("me Ann"))
        done = await asyncio.to_thread(check, run, home, "--json")
        assert (done.status, done.last["games"]) == (0, 1)
