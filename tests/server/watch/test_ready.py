"""``health`` says whether the process works, ``ready`` whether requests should be sent here."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path

import pytest
from sqlalchemy import select

from discovery.server.transports.page_routes import watching
from discovery.store.database import Store
from discovery.store.tables import facts
from tests.support.data_servers import Postgres
from tests.support.data_servers import postgres as own_postgres
from tests.support.server.harness import serving

pytestmark = pytest.mark.anyio


def only_read(store: Store, on: bool) -> None:
    """Let SQLite refuse to write, as it does for a full disk, or no more."""
    with closing(store._writer._engine.raw_connection()) as connection:
        connection.cursor().execute(f"PRAGMA query_only = {on:d}").close()


@pytest.fixture
def stopping() -> Iterator[Postgres]:
    """A PostgreSQL that may be stopped."""
    with own_postgres() as found:
        yield found


async def test_health_says_when_the_server_stops(tmp_path: Path) -> None:
    async with serving(tmp_path) as served:
        answer = await served.web.get("health")
        assert (answer.status_code, answer.json()["status"]) == (200, "ok")
        served.registry.stopping = True
        assert (await served.web.get("health")).status_code == 503


async def test_a_server_that_serves_is_ready(tmp_path: Path) -> None:
    async with serving(tmp_path) as served:
        answer = await served.web.get("ready")
        assert (answer.status_code, answer.json()["status"]) == (200, "ready")
        assert answer.headers["cache-control"] == "no-store"


async def test_one_that_stops_is_not_and_says_so_in_the_language(tmp_path: Path) -> None:
    async with serving(tmp_path) as served:
        served.registry.stopping = True
        answers = [await served.web.get("ready", params={"language": one}) for one in ("en", "fr", "de")]
        assert {answer.status_code for answer in answers} == {503}
        assert {answer.json()["code"] for answer in answers} == {"server-stopping"}
        assert len({answer.json()["message"] for answer in answers}) == 3


async def test_it_is_alive_but_not_ready_while_its_database_is_away(
    tmp_path: Path, stopping: Postgres, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(watching, "PROBE_SECONDS", 0.0)
    async with serving(tmp_path, database=stopping.database()) as served:
        assert (await served.web.get("ready")).status_code == 200
        stopping.stop()
        answer = await served.web.get("ready")
        assert (answer.status_code, answer.json()["code"]) == (503, "database-away")
        assert (await served.web.get("health")).status_code == 200
        stopping.start()
        assert (await served.web.get("ready")).status_code == 200


@pytest.mark.sqlite
async def test_it_is_not_ready_while_nothing_can_be_written(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A full disk can still be read, and every move would be refused."""
    monkeypatch.setattr(watching, "PROBE_SECONDS", 0.0)
    async with serving(tmp_path) as served:
        assert (await served.web.get("ready")).status_code == 200
        only_read(served.registry.context.store, True)
        answer = await served.web.get("ready")
        assert (answer.status_code, answer.json()["code"]) == (503, "data-read-only")
        assert (await served.web.get("health")).status_code == 200
        only_read(served.registry.context.store, False)
        assert (await served.web.get("ready")).status_code == 200


async def test_asking_often_writes_seldom_and_leaves_nothing(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with serving(tmp_path) as served:
        monkeypatch.setattr(watching, "PROBE_SECONDS", 60.0)
        store = served.registry.context.store
        before = store.commits, await store.rows(select(facts))
        for _ in range(5):
            assert (await served.web.get("ready")).status_code == 200
        assert (store.commits, await store.rows(select(facts))) == (before[0] + 1, before[1])


async def test_a_database_that_hangs_is_asked_once_however_many_want_to_know(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    asked, awake = [], asyncio.Event()

    async def probe(store: Store) -> None:
        asked.append(store)
        await awake.wait()

    monkeypatch.setattr(watching, "READY_SECONDS", 0.01)
    monkeypatch.setattr(Store, "probe", probe)
    async with serving(tmp_path) as served:
        for _ in range(3):
            answer = await served.web.get("ready")
            assert (answer.status_code, answer.json()["code"]) == (503, "database-away")
        assert len(asked) == 1
        awake.set()
        monkeypatch.setattr(watching, "READY_SECONDS", 60.0)
        assert (await served.web.get("ready")).status_code == 200
