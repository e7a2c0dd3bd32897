"""A host's data in another database: the same, again and again, or not at all."""

from __future__ import annotations

import sqlite3
from collections.abc import Callable
from itertools import product
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import Table, delete, insert, select

from discovery.core.errors import Code, StoreError
from discovery.store import copying
from discovery.store.audit import AuditedAct, noted, reports, sanctions
from discovery.store.contest_tables import boards, contest_devices, contests, entrants
from discovery.store.copying import (
    ALL,
    Copied,
    copy_data,
    rows_in,
    stored_events,
    stored_game,
    stored_games,
)
from discovery.store.data_location import DataLocation, changing, reading, receiving
from discovery.store.database import Store, open_store
from discovery.store.group_tables import (
    class_games,
    classes,
    club_contests,
    club_games,
    club_members,
    clubs,
    pupils,
)
from discovery.store.jobs import AddDevice, CreateNextGame, RemoveDevice
from discovery.store.passkeys import passkeys, spent_challenges
from discovery.store.rows import StoredEvent, StoredMatch
from discovery.store.tables import (
    accounts,
    deliveries,
    holdings,
    hooks,
    invitations,
    leases,
    mail_addresses,
    mails,
    metadata,
    processes,
    secrets,
    session_secrets,
    sessions,
    wishes,
)
from tests.store.test_place import refused
from tests.support.server.harness import provide_database
from tests.support.stored import event, filled, game, query, secret
from tests.support.testing.rounds import rarely

pytestmark = pytest.mark.anyio

WAYS = [("sqlite", "postgresql"), ("postgresql", "sqlite")]
RARE_WAYS = [("sqlite", "sqlite"), ("postgresql", "postgresql")]
"""Each of their ends is an end of another way, too."""
NAMES = "source", "target"
QUIET = {"quiet_from": 22, "quiet_until": 7, "zone": "UTC"}
MAIL = {"language": "en", "at": 1, "confirmed": 2, **QUIET}


@pytest.fixture(params=[*WAYS, *rarely(*((way,) for way in RARE_WAYS))], ids=" to ".join)
def ends(request: pytest.FixtureRequest, tmp_path: Path) -> tuple[DataLocation, DataLocation]:
    """Where the data are, and an empty place."""
    old, new = (
        DataLocation(
            tmp_path / name, "" if kind == "sqlite" else request.getfixturevalue("postgres").database()
        )
        for name, kind in zip(("old", "new"), request.param, strict=True)
    )
    if not old.url:
        provide_database(old.folder)
    return old, new


@pytest.fixture
def to_postgres(request: pytest.FixtureRequest, tmp_path: Path) -> tuple[DataLocation, DataLocation]:
    """A data directory, and an empty PostgreSQL database."""
    provide_database(tmp_path / "old")
    return DataLocation(tmp_path / "old"), DataLocation(
        tmp_path, request.getfixturevalue("postgres").database()
    )


def copied(ends: tuple[DataLocation, DataLocation]) -> Copied:
    with reading(ends[0]) as old, receiving(ends[1]) as new:
        return copy_data(old, new, NAMES, lambda _: None)


def rows(home: DataLocation, table: Table) -> set[tuple[Any, ...]]:
    with reading(home) as connection:
        return {tuple(row) for row in connection.execute(select(table))}


def contents(home: DataLocation) -> dict[str, set[tuple[Any, ...]]]:
    with reading(home) as connection:
        return {table.name: {tuple(row) for row in connection.execute(select(table))} for table in ALL}


async def furnish(store: Store) -> None:
    """Something in every table. The ids are sorted in one order by letters and in another by numbers."""
    for name in ("g", "G", "a-b", "ab", "é", "Z"):
        await filled(store, name)
    await store.keep_analysis("g", "found")
    await store.add_device(AddDevice("g", 0, "https://push.example/1", 5, 3, QUIET))
    await store.fact("push-key", "k" * 64)
    follow = CreateNextGame(
        game("next", 3000), [event(1, None, "next")], "g", {0: 1}, StoredMatch("m", "games=2", 1)
    )
    await store.follow(follow)
    account = {
        "name": "Ann",
        "folded": "ann",
        "password": "hash",
        "role": "player",
        "created": 1,
        "closed": 0,
    }
    reported = dict.fromkeys(("seat", "account", "reporter", "reason", "words", "lines"), "")
    await store.write(
        insert(accounts).values(id="a", **account),
        insert(sessions).values(hash="s", account="a", device="", created=1, seen=2),
        insert(invitations).values(hash="i", account="a", until=3),
        insert(holdings).values(account="a", secret="hash-g", at=4),
        insert(session_secrets).values(secret="hash-ab", session="s"),
        insert(hooks).values(id="h", account="a", url="u", events="turn", origin="o", created=1, off=0),
        insert(deliveries).values(id="d", hook="h", game="g", seat=0, event="turn", at=1, tries=0, due=2),
        noted("a", AuditedAct.CLOSE_TABLE, "g", "", 5),
        insert(mail_addresses).values(id="w", address="a@example.org", account="a", **MAIL),
        insert(mails).values(address="w", kind="turn", about="g", at=1, due=2, until=0, tries=0, sent=0),
        insert(reports).values(id="r", game="g", step=1, at=6, state="open", **reported),
        insert(sanctions).values(id="r", account="a", kind="mute", reason="", at=7, until=0),
    )
    taught = {"code": "BCDFGH", "secret": "t", "plan": "{}", "talk": 0, "round": 1, "over": 0}
    await store.write(
        insert(classes).values(id="c", created=1, until=2, **taught),
        insert(class_games).values({"game": "g", "class": "c", "round": 1, "board": 1}),
        insert(pupils).values(
            {"class": "c", "number": 1, "name": "Otter", "secret": "p", "board": 1, "seat": 0, "joined": 1}
        ),
        insert(passkeys).values(
            hash="p", account="a", name="Key", credential=b"c", key=b"k", counter=1, created=5, used=6
        ),
        insert(spent_challenges).values(hash="c", until=7),
    )
    contest = {"name": "Cup", "plan": "{}", "director": "d", "status": "open", "created": 1}
    entrant = {"name": "Ann", "program": "", "hash": "e", "account": "a", "away": 0}
    await store.write(
        insert(contests).values(id="c", **contest, begun=0, ended=0),
        insert(entrants).values(contest="c", number=1, **entrant),
        insert(contest_devices).values(
            contest="c", number=1, endpoint="https://push.example/1", at=5, **QUIET
        ),
        insert(boards).values(contest="c", round=1, board=1, seats="[1]", game="g", result=None),
        insert(clubs).values(id="c", code="BCDFGH", name="Owls", about="", created=1, used=2),
        insert(club_members).values(club="c", number=1, account="a", name="Ann", keeper=1, joined=1),
        insert(club_games).values(club="c", game="g"),
        insert(club_contests).values(club="c", contest="c"),
    )


async def furnished(home: DataLocation) -> None:
    async with open_store(home.folder, home.url) as store:
        await furnish(store)
    with changing(home) as (connection, _):
        connection.execute(insert(wishes), {"game": "g", "verb": "close", "at": 1, "done": 1})


async def test_everything_arrives_and_nothing_else(ends: tuple[DataLocation, DataLocation]) -> None:
    await furnished(ends[0])
    told: list[int] = []
    with reading(ends[0]) as old, receiving(ends[1]) as new:
        result = copy_data(old, new, NAMES, told.append)
        assert sum(told) == rows_in(old)
    assert result == Copied(games=7, events=25, new_games=7, new_events=25)
    assert contents(ends[0]) == contents(ends[1])
    assert all(contents(ends[0]).values())


def test_every_table_is_copied_but_those_of_processes() -> None:
    assert {*ALL} == {*metadata.sorted_tables} - {processes, leases}


@pytest.mark.parametrize("table", ALL, ids=str)
def test_the_keys_columns_are_the_first(table: Table) -> None:
    keys = list(table.primary_key)
    assert list(table.columns)[: len(keys)] == keys


async def test_pages_are_joined_without_a_gap(
    ends: tuple[DataLocation, DataLocation], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(copying, "PAGE", 3)
    await furnished(ends[0])
    copied(ends)
    assert contents(ends[0]) == contents(ends[1])
    with reading(ends[1]) as connection:
        assert {one.id for one in stored_games(connection)} == {"g", "G", "a-b", "ab", "é", "Z", "next"}
        assert stored_events(connection, "é") == [
            event(1, None, "é"),
            *(event(seq, f"k{seq}", "é") for seq in range(2, 5)),
        ]
        assert stored_game(connection, "g").match == "m"


async def test_a_copy_is_continued_with_what_is_new(ends: tuple[DataLocation, DataLocation]) -> None:
    await furnished(ends[0])
    copied(ends)
    assert copied(ends) == Copied(games=7, events=25, new_games=0, new_events=0)
    async with open_store(ends[0].folder, ends[0].url) as store:
        await store.append(event(5, "k5"), secret("replaced", 1))
        await filled(store, "later", moves=1)
        await store.mark("ab", "over")
        await store.remove_device(RemoveDevice("next", 1))
        await store.keep_analysis("g", "found again")
    assert copied(ends) == Copied(games=8, events=28, new_games=1, new_events=3)
    assert contents(ends[0]) == contents(ends[1])


async def test_what_has_been_erased_leaves_a_copy_too(ends: tuple[DataLocation, DataLocation]) -> None:
    """Rows before those that they refer to."""
    await furnished(ends[0])
    copied(ends)
    async with open_store(ends[0].folder, ends[0].url) as store:
        await store.write(
            *(
                delete(table)
                for table in (
                    passkeys,
                    mails,
                    mail_addresses,
                    session_secrets,
                    sessions,
                    invitations,
                    holdings,
                    sanctions,
                    club_members,
                    deliveries,
                    hooks,
                    accounts,
                )
            )
        )
    copied(ends)
    assert rows(ends[1], accounts) == rows(ends[1], sessions) == set()
    assert contents(ends[0]) == contents(ends[1])


async def test_what_a_server_drew_before_there_was_a_game_gives_way(
    ends: tuple[DataLocation, DataLocation],
) -> None:
    await furnished(ends[0])
    async with open_store(ends[1].folder, ends[1].url) as store:
        await store.fact("push-key", "another")
        await store.fact("process-key", "another")
    copied(ends)
    assert contents(ends[0]) == contents(ends[1])


async def another_game(store: Store) -> None:
    await filled(store, "other")


async def another_move(store: Store) -> None:
    await store.append(StoredEvent("g", 5, "k5", "moved", "{}", 2000))


async def same_key(store: Store) -> None:
    """What the source will store as its number 5, this one has as its number 6."""
    await store.append(event(6, "k5"))


OWN = [(WAYS[0], another_game), (WAYS[1], another_move), (WAYS[0], same_key)]
ALL_OWN = product([*WAYS, *RARE_WAYS], [another_game, another_move, same_key])


@pytest.mark.parametrize(
    ("ends", "own"),
    [*OWN, *rarely(*(case for case in ALL_OWN if case not in OWN))],
    indirect=["ends"],
)
async def test_a_place_with_games_of_its_own_is_refused_and_left_alone(
    ends: tuple[DataLocation, DataLocation], own: Callable[[Store], Any]
) -> None:
    await furnished(ends[0])
    copied(ends)
    async with open_store(ends[1].folder, ends[1].url) as store:
        await own(store)
    async with open_store(ends[0].folder, ends[0].url) as store:
        await store.append(event(5, "k5"))
        await store.mark("ab", "over")
    before = contents(ends[1])
    with refused(Code.OTHER_GAMES):
        copied(ends)
    assert contents(ends[1]) == before


@pytest.mark.parametrize(
    "ends", [WAYS[1], *rarely(*((way,) for way in (WAYS[0], *RARE_WAYS)))], indirect=True
)
async def test_a_copy_that_is_ahead_is_no_copy(ends: tuple[DataLocation, DataLocation]) -> None:
    """Somebody has played on in the copy: their moves are not thrown away."""
    await furnished(ends[0])
    copied(ends)
    async with open_store(ends[1].folder, ends[1].url) as store:
        await store.append(event(5))
    with refused(Code.OTHER_GAMES):
        copied(ends)


async def test_a_copy_that_fails_halfway_leaves_nothing(ends: tuple[DataLocation, DataLocation]) -> None:
    await furnished(ends[0])
    done = []

    def stops(count: int) -> None:
        done.append(count)
        if len(done) > 3:
            raise StoreError(Code.DATABASE_AWAY)

    with refused(Code.DATABASE_AWAY), reading(ends[0]) as old, receiving(ends[1]) as new:
        copy_data(old, new, NAMES, stops)
    assert not any(contents(ends[1]).values())
    assert copied(ends).new_events == 25


# ---- a broken source ---------------------------------------------------------------------------------


DAMAGE = {
    "nul": "UPDATE events SET key = 'a' || char(0) || 'b' WHERE seq = 4",
    "words for a number": "UPDATE events SET at = 'yesterday' WHERE seq = 3",
    "too long": "UPDATE events SET kind = 'much-longer-than-any-kind' WHERE seq = 4",
    "no text": "UPDATE events SET payload = CAST(X'ff00fe' AS TEXT) WHERE seq = 2",
    "of no game": "DELETE FROM games",
}


@pytest.mark.parametrize("damage", DAMAGE.values(), ids=DAMAGE)
async def test_rows_that_no_server_wrote_are_explained_in_words(
    to_postgres: tuple[DataLocation, DataLocation], damage: str
) -> None:
    source, target = to_postgres
    async with open_store(source.folder) as store:
        await filled(store)
    with sqlite3.connect(source.folder / "discovery.sqlite") as connection:
        connection.execute(damage)
    connection.close()
    with refused(Code.DATA_CORRUPT):
        copied(to_postgres)
    assert not any(contents(target).values())


async def test_secrets_move_as_what_they_are(to_postgres: tuple[DataLocation, DataLocation]) -> None:
    """A link opens the same seat there, a replaced one opens nothing."""
    source, target = to_postgres
    async with open_store(source.folder) as store:
        await filled(store)
        await store.append(event(5), secret("new", 0))
    copied(to_postgres)
    assert len(query(source.folder / "discovery.sqlite", "SELECT * FROM secrets")) == len(
        rows(target, secrets)
    )
    async with open_store(target.folder, target.url) as store:
        assert await store.secret("hash-g") is None
        assert await store.secret("new") == secret("new", 0)
