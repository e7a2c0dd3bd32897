"""Events in order, once, together on disk."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest
from sqlalchemy import Connection, Engine, insert, select
from sqlalchemy.event import listen, remove
from sqlalchemy.exc import IntegrityError

from discovery.core.errors import Code, StoreError
from discovery.store.database import open_store
from discovery.store.jobs import SetStatus
from discovery.store.rows import Conflict, HostRequest
from discovery.store.tables import facts, wishes
from tests.support.stored import event, filled, game, query, secret

pytestmark = pytest.mark.anyio


class CustomJob(SetStatus):
    """A job that does something else."""

    def __init__(self, work: Callable[[Connection], object]) -> None:
        object.__setattr__(self, "_work", work)

    def write(self, connection: Connection) -> None:
        self._work(connection)  # type: ignore[attr-defined]  # set beside the frozen fields


def divide(_: Connection) -> None:
    raise ZeroDivisionError


async def test_events_come_back_in_order_and_as_they_were(tmp_path: Path, url: str) -> None:
    async with open_store(tmp_path, url) as store:
        await store.create(game(), [event(1)], [])
        await asyncio.gather(*(store.append(event(seq, f"k{seq}")) for seq in range(2, 40)))
        assert await store.events("g") == [event(1), *(event(seq, f"k{seq}") for seq in range(2, 40))]
        assert await store.events("other") == []
    async with open_store(tmp_path, url) as store:
        assert len(await store.events("g")) == 39


async def test_writes_that_wait_together_are_committed_together(tmp_path: Path, url: str) -> None:
    async with open_store(tmp_path, url) as store:
        await store.create(game(), [event(1)], [])
        before = store.commits
        await asyncio.gather(*(store.append(event(seq)) for seq in range(2, 102)))
        assert store.commits - before <= 3


async def test_a_number_or_a_key_that_is_there_already_fails_alone(tmp_path: Path, url: str) -> None:
    async with open_store(tmp_path, url) as store:
        await filled(store)
        results = await asyncio.gather(
            store.append(event(5, "k5")),
            store.append(event(2, "new")),
            store.append(event(6, "k3")),
            store.append(event(6, "k6")),
            store.append(event(7, "k7", name="nowhere")),
            return_exceptions=True,
        )
        assert [type(result) for result in results] == [
            type(None),
            Conflict,
            Conflict,
            type(None),
            Conflict,
        ]
        assert [entry.seq for entry in await store.events("g")] == [1, 2, 3, 4, 5, 6]


async def test_an_analysis_is_kept_with_its_game_and_a_later_one_replaces_it(
    tmp_path: Path, url: str
) -> None:
    async with open_store(tmp_path, url) as store:
        await store.create(game(), [event(1)], [])
        assert await store.analysis("g") is None
        await store.keep_analysis("g", "first")
        await store.keep_analysis("g", "second")
    async with open_store(tmp_path, url) as store:
        assert await store.analysis("g") == "second"
        with pytest.raises(IntegrityError):
            await store.keep_analysis("nowhere", "anything")


async def test_two_events_of_the_server_need_no_key(tmp_path: Path, url: str) -> None:
    async with open_store(tmp_path, url) as store:
        await store.create(game(), [event(1)], [])
        await store.append(event(2))
        await store.append(event(3))
        assert len(await store.events("g")) == 3


async def test_a_new_game_is_there_wholly_or_not_at_all(tmp_path: Path, url: str) -> None:
    async with open_store(tmp_path, url) as store:
        await filled(store)
        with pytest.raises(IntegrityError):
            await store.create(game("new"), [event(1, None, "new")], [secret("hash-g", 0, "new")])
        assert await store.game("new") is None
        assert await store.events("new") == []


async def test_a_new_secret_replaces_the_old_one_of_its_seat_only(tmp_path: Path, url: str) -> None:
    async with open_store(tmp_path, url) as store:
        await store.create(game(), [event(1)], [secret("a", 0), secret("b", 1), secret("host", -1)])
        await store.append(event(2), secret("c", 1))
        assert await store.secret("b") is None
        assert await store.secret("a") == secret("a", 0)
        assert await store.secret("c") == secret("c", 1)
        assert await store.secret("host") == secret("host", -1)
        with pytest.raises(Conflict):
            await store.append(event(2), secret("d", 1))
        assert await store.secret("c") == secret("c", 1)


async def test_what_is_abandoned_is_found_by_its_last_event(tmp_path: Path, url: str) -> None:
    async with open_store(tmp_path, url) as store:
        for name in ("old", "new", "done"):
            await store.create(game(name, at=1000), [event(1, None, name, at=1000)], [])
        await store.append(event(2, None, "new", at=5000))
        await store.mark("done", "over")
        assert await store.abandoned(4000) == ["old"]
        found = await store.game("new")
        assert found is not None
        assert found.last_active == 5000


async def test_wishes_wait_until_they_are_fulfilled(tmp_path: Path, url: str) -> None:
    async with open_store(tmp_path, url) as store:
        await filled(store)
        await store._writer.submit(CustomJob(wish))
        assert await store.wishes() == [HostRequest(1, "g", "close")]
        await store.fulfil(HostRequest(1, "g", "close"))
        assert await store.wishes() == []


def wish(connection: Connection) -> None:
    connection.execute(insert(wishes), {"game": "g", "verb": "close", "at": 1, "done": 0})


async def test_a_job_that_goes_wrong_harms_no_other(tmp_path: Path, url: str) -> None:
    async with open_store(tmp_path, url) as store:
        await store.create(game(), [event(1)], [])

        jobs = [store.append(event(2)), store._writer.submit(CustomJob(divide)), store.append(event(3))]
        results = await asyncio.gather(*jobs, return_exceptions=True)
        assert [type(result) for result in results] == [type(None), ZeroDivisionError, type(None)]
        assert len(await store.events("g")) == 3


async def test_what_the_disk_refuses_is_not_acknowledged_and_later_writes_work(tmp_path: Path) -> None:
    async with open_store(tmp_path) as store:
        await filled(store)
        pages = query(tmp_path / "discovery.sqlite", "PRAGMA page_count")[0][0]

        def limit(most: object) -> CustomJob:
            return CustomJob(lambda connection: connection.exec_driver_sql(f"PRAGMA max_page_count = {most}"))

        await store._writer.submit(limit(pages))
        large = [
            store.append(type(event(1))("g", seq, None, "moved", "x" * 200_000, 1)) for seq in range(5, 9)
        ]
        results = await asyncio.gather(*large, return_exceptions=True)
        assert all(isinstance(result, StoreError) for result in results)
        assert {result.code for result in results if isinstance(result, StoreError)} == {Code.CANNOT_WRITE}
        assert len(await store.events("g")) == 4
        await store._writer.submit(limit(10**6))
        await store.append(event(5))
        assert len(await store.events("g")) == 5


async def test_every_commit_is_flushed_to_the_disk(tmp_path: Path) -> None:
    async with open_store(tmp_path) as store:
        await filled(store)
        found: dict[str, object] = {}

        def look(connection: Connection) -> None:
            for name in ("journal_mode", "synchronous", "foreign_keys"):
                found[name] = connection.exec_driver_sql(f"PRAGMA {name}").scalar()

        await store._writer.submit(CustomJob(look))
        assert found == {"journal_mode": "wal", "synchronous": 2, "foreign_keys": 1}


async def test_a_waiter_that_gives_up_stops_nothing(tmp_path: Path, url: str) -> None:
    async with open_store(tmp_path, url) as store:
        await store.create(game(), [event(1)], [])
        waiting = asyncio.create_task(store.append(event(2)))
        await asyncio.sleep(0)
        waiting.cancel()
        await store.append(event(3))
        assert [entry.seq for entry in await store.events("g")] == [1, 2, 3]


@contextmanager
def statements(engine: Engine) -> Iterator[list[str]]:
    """Every statement that an engine is given meanwhile."""
    seen: list[str] = []

    def note(_connection: object, _cursor: object, statement: str, *_: object) -> None:
        seen.append(statement.split("(", maxsplit=1)[0].strip())

    listen(engine, "before_cursor_execute", note)
    try:
        yield seen
    finally:
        remove(engine, "before_cursor_execute", note)


async def test_events_of_many_games_are_one_statement(tmp_path: Path, url: str) -> None:
    names = [f"g{number}" for number in range(40)]
    async with open_store(tmp_path, url) as store:
        for name in names:
            await store.create(game(name), [event(1, None, name)], [])
        with statements(store._writer._engine) as seen:
            await asyncio.gather(*(store.append(event(2, "k", name, at=7000)) for name in names))
        assert seen.count("INSERT INTO events") <= 2
        assert len(seen) <= 6
        for name in names:
            found = await store.game(name)
            assert await store.events(name) == [event(1, None, name), event(2, "k", name, at=7000)]
            assert found is not None
            assert found.last_active == 7000


async def test_secrets_that_are_asked_for_together_are_looked_up_together(tmp_path: Path, url: str) -> None:
    async with open_store(tmp_path, url) as store:
        await store.create(game(), [event(1)], [secret(f"s{seat}", seat) for seat in range(9)])
        with statements(store._reader._engine) as seen:
            asked = [store.secret(f"s{number % 10}") for number in range(100)]
            found = await asyncio.gather(*asked)
        assert len(seen) <= 2 * 3
        assert found == [secret(f"s{n % 10}", n % 10) if n % 10 < 9 else None for n in range(100)]


async def test_a_visitor_who_gives_up_spoils_no_other_look_up(tmp_path: Path, url: str) -> None:
    async with open_store(tmp_path, url) as store:
        await store.create(game(), [event(1)], [secret("a", 0), secret("b", 1)])
        waiting = asyncio.create_task(store.secret("a"))
        other = asyncio.create_task(store.secret("b"))
        await asyncio.sleep(0)
        waiting.cancel()
        assert await other == secret("b", 1)
        assert await store.secret("a") == secret("a", 0)


async def test_what_is_drawn_once_is_kept(tmp_path: Path, url: str) -> None:
    async with open_store(tmp_path, url) as store:
        drawn = await asyncio.gather(*(store.fact("key", str(number)) for number in range(5)))
        assert len(set(drawn)) == 1
    async with open_store(tmp_path, url) as store:
        assert await store.fact("key", "another") == drawn[0]
        assert await store.fact("other", "another") == "another"


async def test_statements_of_other_modules_are_written_wholly_or_not_at_all(tmp_path: Path, url: str) -> None:
    async with open_store(tmp_path, url) as store:
        first = insert(facts).values(name="a", value="1")
        await store.write(first)
        with pytest.raises(Conflict):
            await store.write(insert(facts).values(name="b", value="2"), first)
        found = await store.rows(select(facts.c.name))
    assert [row.name for row in found] == ["a"]


async def test_times_beyond_32_bits_come_back(tmp_path: Path, url: str) -> None:
    now = 1_790_000_000_000
    async with open_store(tmp_path, url) as store:
        await store.create(game("g", at=now), [event(1, at=now)], [])
        found = await store.game("g")
        assert found is not None
        assert (found.created, found.last_active) == (now, now)
        assert (await store.events("g"))[0].at == now
