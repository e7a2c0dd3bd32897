"""PostgreSQL as the store: who migrates it, who has which table, what is said when it is away."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import psycopg
import pytest
from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext
from sqlalchemy import Connection, update

from discovery.core.errors import Code, StoreError
from discovery.store import leases as leases_module
from discovery.store.data_folder import HEAD
from discovery.store.database import Store, open_store
from discovery.store.engines import driver_address, postgres_engine, without_password
from discovery.store.jobs import append_all
from discovery.store.migrate import bring_postgres_up_to_date
from discovery.store.rows import Conflict
from discovery.store.tables import metadata, processes
from tests.support.data_servers import Postgres
from tests.support.data_servers import postgres as own_postgres
from tests.support.deadlines import reached
from tests.support.stored import event, filled, game, secret

pytestmark = pytest.mark.anyio


@pytest.fixture
def stopping() -> Iterator[Postgres]:
    """A PostgreSQL that may be stopped."""
    with own_postgres() as found:
        yield found


async def test_the_migrations_make_exactly_the_tables(tmp_path: Path, postgres: Postgres) -> None:
    url = postgres.empty()
    async with open_store(tmp_path, url):
        pass
    engine = postgres_engine(url, 1)
    with engine.connect() as connection:
        assert compare_metadata(MigrationContext.configure(connection), metadata) == []
    engine.dispose()


async def test_of_many_that_start_together_one_migrates(postgres: Postgres) -> None:
    url = postgres.empty()

    def start() -> None:
        engine = postgres_engine(url, 1)
        bring_postgres_up_to_date(engine)
        engine.dispose()

    await asyncio.gather(*(asyncio.to_thread(start) for _ in range(4)))
    with psycopg.connect(driver_address(url)) as connection:
        assert connection.execute("SELECT version_num FROM alembic_version").fetchall() == [(HEAD,)]


@pytest.mark.parametrize(
    ("statement", "code"),
    [
        ("UPDATE alembic_version SET version_num = '0999'", Code.DATA_NEWER),
        ("DROP TABLE alembic_version", Code.DATA_CORRUPT),
    ],
)
async def test_a_newer_database_and_one_of_something_else_are_refused(
    tmp_path: Path, postgres: Postgres, statement: str, code: Code
) -> None:
    url = postgres.database()
    with psycopg.connect(driver_address(url)) as connection:
        connection.execute(statement.encode())
    with pytest.raises(StoreError) as caught:
        async with open_store(tmp_path, url):
            pass
    assert caught.value.code is code


@pytest.mark.parametrize(
    "url",
    [
        "mysql://host/db",
        "nonsense",
        "postgres+x://host/db",
        "",
        "postgresql:///db?host=h&port=x",
        "postgresql://ann:secret@h:x/db",
        "postgresql://ann:my@secret@h/db",
        "postgresql://ann:secret@h/db?no_such_option=1",
    ],
)
async def test_another_address_is_refused_without_its_password(url: str) -> None:
    with pytest.raises(StoreError) as caught:
        postgres_engine(url, 1)
    assert caught.value.code is Code.BAD_DATABASE
    assert "secret" not in str(caught.value.arguments)


def test_an_address_is_shown_without_its_password() -> None:
    assert without_password("postgresql://ann:secret@host/db") == "postgresql://ann:***@host/db"


async def test_a_name_or_password_that_is_refused_is_said_to_be(tmp_path: Path, stopping: Postgres) -> None:
    """Whoever starts cannot go on by themselves then, as they can while a database is away."""
    url = stopping.empty()
    with psycopg.connect(driver_address(url), autocommit=True) as connection:
        connection.execute("CREATE ROLE ann LOGIN PASSWORD 'a%25b'")
    rules = Path(stopping.server.pgdata) / "pg_hba.conf"
    rules.write_text(f"local all ann scram-sha-256\n{rules.read_text('utf-8')}", encoding="utf-8")
    stopping.stop()
    stopping.start()

    def asked(who: str, database: str = "") -> str:
        named = url.replace("postgres:@", f"{who}@")
        return named.replace("/test_0?", f"/{database}?") if database else named

    for wrong in (asked("ann:a%25b"), asked("ann"), asked("bo:a"), asked("postgres:", "elsewhere")):
        with pytest.raises(StoreError) as caught:
            async with open_store(tmp_path, wrong):
                pass
        assert caught.value.code is Code.DATABASE_REFUSED
    right = postgres_engine(asked("ann:a%2525b"), 1)
    right.connect().close()
    right.dispose()


async def test_a_database_that_is_not_there_when_a_server_starts(tmp_path: Path, stopping: Postgres) -> None:
    url = stopping.empty()
    stopping.stop()
    with pytest.raises(StoreError) as caught:
        async with open_store(tmp_path, url):
            pass
    assert caught.value.code is Code.DATABASE_UNREACHED


async def test_a_database_that_is_away_is_said_to_be_and_comes_back_by_itself(
    tmp_path: Path, stopping: Postgres
) -> None:
    async with open_store(tmp_path, stopping.database()) as store:
        await filled(store)
        stopping.stop()
        for attempt in (store.append(event(5)), store.events("g"), store.secret("hash-g")):
            with pytest.raises(StoreError) as caught:
                await attempt
            assert caught.value.code is Code.DATABASE_AWAY
        stopping.start()
        await store.append(event(5))
        assert [entry.seq for entry in await store.events("g")] == [1, 2, 3, 4, 5]


async def test_one_who_cannot_be_stored_harms_no_other(tmp_path: Path, postgres: Postgres) -> None:
    """PostgreSQL takes no NUL in a text: whose data says so fails alone."""
    async with open_store(tmp_path, postgres.database()) as store:
        await filled(store)
        results = await asyncio.gather(
            store.append(event(5)),
            store.append(event(6, "a\0b")),
            store.append(event(7)),
            return_exceptions=True,
        )
        assert [isinstance(result, Exception) for result in results] == [False, True, False]


# ---- who has which table ---------------------------------------------------------------------------


async def shared(store: Store, *names: str) -> leases_module.Leases:
    """A store with a table, and processes of these names."""
    assert store.leases is not None
    await store.create(game(), [event(1)], [])
    for name in names:
        await store.leases.renew(name, f"{name}:1")
    return store.leases


async def test_a_table_belongs_to_whoever_takes_it_first(tmp_path: Path, postgres: Postgres) -> None:
    async with open_store(tmp_path, postgres.database()) as store:
        leases = await shared(store, "a", "b")
        assert await leases.take("g", "a") == ""
        assert await leases.take("g", "a") == ""
        assert await leases.take("g", "b") == "a:1"
        assert await leases.holder("g", "b") == "a:1"
        assert await leases.holder("g", "a") == ""
        assert await leases.renew("a", "a:1") == {"g"}
        assert await leases.others("b") == ["a:1"]
        await leases.release(["g"], "a")
        assert await leases.take("g", "b") == ""
        await leases.leave("b")
        assert await leases.holder("g", "a") == ""
        assert await leases.others("a") == []


async def test_a_table_that_does_not_exist_leaves_nothing_behind(tmp_path: Path, postgres: Postgres) -> None:
    async with open_store(tmp_path, postgres.database()) as store:
        leases = await shared(store, "a")
        assert await leases.take("nowhere", "a") == ""
        assert await leases.renew("a", "a:1") == frozenset()


async def test_the_tables_of_a_process_that_says_nothing_are_free(
    tmp_path: Path, postgres: Postgres, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(leases_module, "LIFE", 0.2)
    async with open_store(tmp_path, postgres.database()) as store:
        leases = await shared(store, "a", "b")
        assert await leases.take("g", "a") == ""
        until = time.monotonic() + 30
        while await leases.take("g", "b"):
            assert time.monotonic() < until
        assert await leases.renew("a", "a:1") == frozenset(), "the first learns that it has lost it"


async def test_a_process_that_was_killed_is_forgotten_with_what_it_had(
    tmp_path: Path, postgres: Postgres, monkeypatch: pytest.MonkeyPatch
) -> None:
    url = postgres.database()
    async with open_store(tmp_path, url) as store:
        leases = await shared(store, "a")
        assert await leases.take("g", "a") == ""
        monkeypatch.setattr(leases_module, "FORGOTTEN", -100.0)
        await leases.renew("b", "b:1")
    with psycopg.connect(driver_address(url)) as connection:
        assert connection.execute("SELECT process FROM leases").fetchall() == []


async def test_of_two_who_take_a_table_together_one_gets_it(tmp_path: Path, postgres: Postgres) -> None:
    url = postgres.database()
    async with open_store(tmp_path, url) as one, open_store(tmp_path, url) as other:
        await shared(one, "a", "b")
        assert one.leases is not None
        assert other.leases is not None
        for _ in range(20):
            got = await asyncio.gather(one.leases.take("g", "a"), other.leases.take("g", "b"))
            assert sorted(got) in (["", "a:1"], ["", "b:1"])
            await asyncio.gather(one.leases.release(["g"], "a"), other.leases.release(["g"], "b"))


async def test_two_processes_that_write_one_table_write_no_number_twice(
    tmp_path: Path, postgres: Postgres
) -> None:
    """Without owners, too: of two events with one number one is stored, and the other writer is told."""
    url = postgres.database()
    async with open_store(tmp_path, url) as one, open_store(tmp_path, url) as other:
        await filled(one)
        for seq in range(5, 40):
            writing = (store.append(event(seq, f"{name}{seq}")) for name, store in (("a", one), ("b", other)))
            results = await asyncio.gather(*writing, return_exceptions=True)
            assert sorted(type(result).__name__ for result in results) == ["Conflict", "NoneType"]
        assert [entry.seq for entry in await one.events("g")] == list(range(1, 40))


async def taken_from_a(store: Store) -> None:
    """Processes ``a`` and ``b``; the tables ``g`` and ``h`` belong to ``a``, and ``g`` is ``b``'s now."""
    await store.create(game("h"), [event(1, None, "h")], [])
    leases = await shared(store, "a", "b")
    for table in "gh":
        assert await leases.take(table, "a") == ""
    await leases.release(["g"], "a")
    assert await leases.take("g", "b") == ""


async def test_a_process_that_has_lost_a_table_cannot_write_it(tmp_path: Path, postgres: Postgres) -> None:
    """Otherwise the new owner, who has read the events, would not know the last of them."""
    async with open_store(tmp_path, postgres.database()) as store:
        await taken_from_a(store)
        results = await asyncio.gather(
            store.append(event(2), None, "a"),
            store.append(event(2), secret("new"), "a"),
            store.append(event(2, None, "h"), None, "a"),
            store.append(event(2), secret("newer"), "b"),
            return_exceptions=True,
        )
        assert [type(result) for result in results] == [Conflict, Conflict, type(None), type(None)]
        assert [await store.secret(name) is None for name in ("new", "newer")] == [True, False]
        assert len(await store.events("g")) == len(await store.events("h")) == 2


@contextmanager
def one_transaction(url: str) -> Iterator[Connection]:
    """A transaction that is committed at the end of the block."""
    engine = postgres_engine(url, 1)
    with engine.begin() as connection:
        yield connection
    engine.dispose()


async def waits(url: str) -> None:
    """Return when somebody waits for a lock of this database."""
    asked = "SELECT 1 FROM pg_stat_activity WHERE datname = current_database() AND wait_event_type = 'Lock'"
    async with await psycopg.AsyncConnection.connect(driver_address(url), autocommit=True) as connection:

        async def somebody() -> object:
            return await (await connection.execute(asked)).fetchone()

        await reached(somebody, pause=0.01)


async def test_whoever_takes_a_table_waits_for_what_is_being_written(
    tmp_path: Path, postgres: Postgres
) -> None:
    url = postgres.database()
    async with open_store(tmp_path, url) as store:
        leases = await shared(store, "a", "b")
        assert await leases.take("g", "a") == ""
        with one_transaction(url) as writing:
            append_all(writing, [event(2)], "a")
            await leases.leave("a")
            taking = asyncio.create_task(leases.take("g", "b"))
            await waits(url)
        assert await taking == ""
        assert [entry.seq for entry in await store.events("g")] == [1, 2]


async def test_whoever_writes_waits_for_one_who_is_taking_the_table(
    tmp_path: Path, postgres: Postgres
) -> None:
    url = postgres.database()
    async with open_store(tmp_path, url) as store:
        leases = await shared(store, "b")
        await leases.renew("a", "a:1")
        assert await leases.take("g", "a") == ""
        with one_transaction(url) as connection:
            connection.execute(update(processes).where(processes.c.id == "a").values(until=0))
            assert leases_module._take(connection, "g", "b") == ""
            late = asyncio.create_task(store.append(event(2), None, "a"))
            await waits(url)
        with pytest.raises(Conflict):
            await late
        assert len(await store.events("g")) == 1
