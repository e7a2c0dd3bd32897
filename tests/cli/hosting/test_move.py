"""Moving house: what every seat sees, byte for byte, while a server runs at the old place."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from contextlib import AsyncExitStack
from itertools import count, product
from pathlib import Path
from typing import Any

import msgspec
import psycopg
import pytest

from discovery.server.protocol import Created, Update
from discovery.store.admin import list_tables
from discovery.store.data_location import DataLocation, changing
from discovery.store.engines import driver_address
from discovery.store.tables import events
from tests.cli.conftest import Done, Run
from tests.store.test_place import fill, garbage
from tests.support.data_servers import Postgres
from tests.support.server.harness import Served, plan, play_some, play_to_the_end, serving
from tests.support.stored import query
from tests.support.testing.rounds import rarely

pytestmark = pytest.mark.anyio

KINDS = "sqlite", "postgresql"
MEANWHILE = 40
"""At most so many moves are played while the data are copied: the game has 64 and goes on after it."""
WAYS = [(old, new) for old, new in product(KINDS, KINDS) if old != new]
RARE_WAYS = [(kind, kind) for kind in KINDS]
"""Each of their ends is an end of another way, too."""
Place = Callable[[str], DataLocation]
Move = Callable[[DataLocation, DataLocation], Done]


@pytest.fixture
def place(tmp_path: Path, request: pytest.FixtureRequest) -> Place:
    """A new place of a kind."""
    numbers = count()

    def made(kind: str) -> DataLocation:
        url = "" if kind == "sqlite" else request.getfixturevalue("postgres").database()
        return DataLocation(tmp_path / f"place-{next(numbers)}", url)

    return made


@pytest.fixture(params=[*WAYS, *rarely(*((way,) for way in RARE_WAYS))], ids=" to ".join)
def ends(request: pytest.FixtureRequest, place: Place) -> tuple[DataLocation, DataLocation]:
    """Where the data are, and where they go."""
    old, new = request.param
    return place(old), place(new)


@pytest.fixture
def move(run: Run) -> Move:
    """``admin move --json`` from one place to another."""

    def command(old: DataLocation, new: DataLocation) -> Done:
        target = new.url or new.folder
        return run("admin", "move", "--data", old.folder, "--database", old.url, "--to", target, "--json")

    return command


def serving_at(home: DataLocation, **given: Any) -> Any:
    return serving(home.folder, database=home.url, **given)


async def what_is_seen(home: DataLocation, tables: list[Created]) -> list[bytes]:
    """What every seat, and a spectator, of some tables is sent who comes with nothing."""
    found = []
    async with serving_at(home) as served:
        for created in tables:
            for token in [*(issued.token for issued in created.seats), ""]:
                async with await served.sit(token, table=created.table) as player:
                    assert player.update is not None
                    found.append(lasting(player.update))
    return found


def lasting(update: Update) -> bytes:
    """An update without who is there at the moment, and since when others are not."""
    for seat in update.table.seats:
        seat.present, seat.gone = False, 0
    return msgspec.json.encode(update)


async def games(served: Served, stack: AsyncExitStack) -> list[Created]:
    """A table in play, one that is over, and one that waits."""
    playing, people = await served.started(plan("me Ann", "me Bo", "me Cy"), stack)
    await play_some(people, 6, lambda legal: legal[0])
    over, people = await served.started(plan("me Ann", "me Bo", game="intro"), stack)
    await play_to_the_end(people, lambda legal: legal[0])
    return [playing, over, await served.create(plan("me Ann", "open"))]


async def test_every_seat_sees_the_same_after_the_move(
    ends: tuple[DataLocation, DataLocation], move: Move
) -> None:
    async with serving_at(ends[0]) as served, AsyncExitStack() as stack:
        tables = await games(served, stack)
    done = move(*ends)
    assert done.status == 0, done.err
    assert done.last["games"] == done.last["new_games"] == 3
    assert done.last["events"] == done.last["new_events"] > 20
    assert done.last["unopened"] == 0
    assert await what_is_seen(ends[1], tables) == await what_is_seen(ends[0], tables)


async def test_the_move_is_made_again_after_more_moves(
    ends: tuple[DataLocation, DataLocation], move: Move
) -> None:
    """The first time under a running server, where a game goes on; then, when it is stopped, the rest."""
    async with serving_at(ends[0]) as served, AsyncExitStack() as stack:
        created, people = await served.started(plan("me Ann", "me Bo"), stack)
        await play_some(people, 3, lambda legal: legal[0])
        moving = asyncio.create_task(asyncio.to_thread(move, *ends))
        for _ in range(MEANWHILE):
            if not moving.done():
                await play_some(people, 1, lambda legal: legal[0])
        first = await moving
        assert first.status == 0, first.err
        await play_some(people, 2, lambda legal: legal[0])
    second = move(*ends)
    assert second.status == 0, second.err
    assert second.last["new_games"] == 0
    assert second.last["new_events"] == second.last["events"] - first.last["events"] >= 2
    assert await what_is_seen(ends[1], [created]) == await what_is_seen(ends[0], [created])


async def test_a_seat_plays_on_at_the_new_place(place: Place, move: Move) -> None:
    old, new = place("sqlite"), place("postgresql")
    async with serving_at(old) as served, AsyncExitStack() as stack:
        created, people = await served.started(plan("me Ann", "me Bo"), stack)
        await play_some(people, 2, lambda legal: legal[0])
    assert move(old, new).status == 0
    async with serving_at(new) as served, AsyncExitStack() as stack:
        back = [await stack.enter_async_context(await served.sit(one.token)) for one in created.seats]
        await play_some(back, 2, lambda legal: legal[0])
    refused = move(new, old)
    assert refused.status == 0, refused.err
    assert refused.last["new_events"] == 2, "it may move back, and takes along what was played since"


# ---- refusals ----------------------------------------------------------------------------------------


def refused(done: Done, code: str) -> None:
    assert done.status == 1
    assert done.err.startswith(f"discovery: {code}: ")
    assert done.last["error"]["code"] == code


async def test_a_place_with_other_games_is_refused(
    ends: tuple[DataLocation, DataLocation], move: Move
) -> None:
    for home in ends:
        async with serving_at(home) as served:
            await served.create(plan("me Ann"))
    before = list_tables(ends[1])
    refused(move(*ends), "other-games")
    assert list_tables(ends[1]) == before


async def test_a_place_where_a_server_runs_is_refused(
    ends: tuple[DataLocation, DataLocation], move: Move
) -> None:
    async with serving_at(ends[0]) as served:
        await served.create(plan("me Ann"))
    async with serving_at(ends[1]):
        refused(await asyncio.to_thread(move, *ends), "data-in-use")


@pytest.mark.parametrize("kind", KINDS)
def test_nobody_moves_to_where_they_are(place: Place, move: Move, kind: str) -> None:
    home = place(kind)
    refused(move(home, home), "same-data")


def test_there_must_be_something_to_move(tmp_path: Path, postgres: Postgres, move: Move) -> None:
    target = DataLocation(tmp_path / "target")
    refused(move(DataLocation(tmp_path / "nowhere"), target), "no-file")
    refused(move(DataLocation(tmp_path, postgres.empty()), target), "no-file")
    assert not target.folder.exists()


def test_another_address_is_refused_without_its_password(tmp_path: Path, move: Move) -> None:
    fill(tmp_path)
    done = move(DataLocation(tmp_path), DataLocation(tmp_path, "mysql://ann:secret@host/db"))
    refused(done, "bad-database")
    assert "secret" not in done.err + done.out


# ---- a broken source, and a copy that is not true -------------------------------------------------------


def test_a_database_that_is_none_is_explained_in_words(
    tmp_path: Path, postgres: Postgres, move: Move
) -> None:
    fill(tmp_path)
    garbage(tmp_path / "discovery.sqlite")
    target = DataLocation(tmp_path, postgres.database())
    refused(move(DataLocation(tmp_path), target), "data-corrupt")
    assert list_tables(target) == []


async def test_a_damaged_game_moves_as_it_is(ends: tuple[DataLocation, DataLocation], move: Move) -> None:
    """It opens on neither side, and all others are moved."""
    async with serving_at(ends[0]) as served:
        broken, sound = [await served.create(plan("me Ann")) for _ in range(2)]
    with changing(ends[0]) as (connection, _):
        torn = events.update().where(events.c.game == broken.table)
        connection.execute(torn.values(payload='{"kind":'))
    done = move(*ends)
    assert done.status == 0, done.err
    assert (done.last["games"], done.last["unopened"]) == (2, 1)
    assert len(await what_is_seen(ends[1], [sound])) == 2


async def test_a_copy_that_shows_something_else_is_thrown_away(
    tmp_path: Path, postgres: Postgres, move: Move
) -> None:
    """A database that changes what it is given, as one with another encoding may."""
    source, target = DataLocation(tmp_path), DataLocation(tmp_path, postgres.database())
    async with serving_at(source) as served:
        created = await served.create(plan("me Ann"))
    with psycopg.connect(driver_address(target.url)) as connection:
        connection.execute(
            "CREATE FUNCTION other() RETURNS trigger LANGUAGE plpgsql AS "
            "$$BEGIN NEW.payload := replace(NEW.payload, 'Ann', 'Bob'); RETURN NEW; END$$"
        )
        connection.execute(
            "CREATE TRIGGER other BEFORE INSERT ON events FOR EACH ROW EXECUTE FUNCTION other()"
        )
    done = move(source, target)
    refused(done, "copy-differs")
    assert created.table in done.err
    assert list_tables(target) == []


def test_the_words_tell_what_was_moved(run: Run, tmp_path: Path) -> None:
    fill(tmp_path / "old")
    done = run("admin", "move", "--data", tmp_path / "old", "--to", tmp_path / "new")
    assert done.status == 0
    first, second = done.out.splitlines()
    assert first == f"The copy is in {tmp_path / 'new'}. Games: 1, new: 1. Events: 4, new: 4."
    assert second.endswith("cannot be opened on either side: 1."), "the game of this test is none"
    assert query(tmp_path / "new" / "discovery.sqlite", "SELECT COUNT(*) FROM events") == [(4,)]


def test_the_address_may_come_from_the_environment(
    run: Run, tmp_path: Path, postgres: Postgres, monkeypatch: pytest.MonkeyPatch
) -> None:
    fill(tmp_path)
    url = postgres.database()
    assert run("admin", "move", "--data", tmp_path, "--to", url).status == 0
    monkeypatch.setenv("DISCOVERY_DATABASE", url)
    assert " g " in run("admin", "list").out
    assert run("admin", "close", "g").status == 0
    assert list_tables(DataLocation(tmp_path, url))[0].status == "closed"
    assert run("admin", "list", "--database", "", "--data", tmp_path / "empty").status == 1
