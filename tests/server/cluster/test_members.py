"""Any process serves any table: by itself, or by passing on what is asked to the one that has it."""

from __future__ import annotations

from contextlib import AsyncExitStack
from pathlib import Path
from typing import Any

import msgspec
import pytest

from discovery.core.errors import Code, StoreError
from discovery.server.cluster.inside import CLIENT, KEY
from discovery.server.cluster.members import TableElsewhere
from discovery.server.config.settings import Settings
from discovery.server.protocol import Accepted, Follow, Followed, Mine, MyTables, OpenTables, Say, Show
from discovery.server.run import serve
from discovery.server.tables.table import Table
from discovery.store.database import open_store
from tests.support.data_servers import Postgres, Redis
from tests.support.deadlines import reached
from tests.support.server.harness import Served, fresh_id, last_words, plan, play_some, play_to_the_end, swept
from tests.support.server.members import Spread, members
from tests.support.testing.rounds import rarely

pytestmark = pytest.mark.anyio


@pytest.fixture(params=["postgresql", "redis"])
def given(request: pytest.FixtureRequest, postgres: Postgres) -> dict[str, Any]:
    """A database, and a bus: its own, or a Redis."""
    bus = "" if request.param == "postgresql" else request.getfixturevalue("redis").url
    return {"database": postgres.database(), "bus": bus}


on_one_bus = pytest.mark.parametrize("given", ["postgresql", *rarely("redis")], indirect=True)
"""For what no news is needed: on the other bus in the long round."""


def owners(served: Spread, table: str) -> list[Served]:
    """The members that have a table in memory."""
    return [one for one in served.members if any(t.table.id == table for t in one.registry.live_tables())]


def first(legal: list[str]) -> str:
    return legal[0]


async def test_people_at_three_processes_play_a_whole_game(tmp_path: Path, given: dict[str, Any]) -> None:
    async with members(tmp_path, 3, **given) as served, AsyncExitStack() as stack:
        created, players = await served.started(plan("me Ann", "me Bo", "me Cy", game="intro"), stack)
        assert len(owners(served, created.table)) == 1
        await play_to_the_end(players, first)
        assert len({player.update.seq for player in players if player.update}) == 1
        records = [await one.web.get(f"api/tables/{created.table}/record") for one in served.members]
        assert {answer.status_code for answer in records} == {200}
        assert len({answer.text for answer in records}) == 1
        assert len(owners(served, created.table)) == 1


@on_one_bus
@pytest.mark.parametrize(
    ("frame", "reason", "code"), [("x" * 20_000, "too-large", 1009), (b"\x00", "not-text", 1003)]
)
async def test_frames_that_nobody_may_send_are_refused_at_the_door(
    tmp_path: Path, given: dict[str, Any], frame: str | bytes, reason: str, code: int
) -> None:
    async with members(tmp_path, 2, **given) as served, AsyncExitStack() as stack:
        created, [ann] = await served.started(plan("me Ann"), stack)
        [owner] = owners(served, created.table)
        [other] = [one for one in served.members if one is not owner]
        async with await other.sit(created.seats[0].token) as passed_on:
            await passed_on.say(frame)
            assert await last_words(passed_on) == (reason, False)
            assert passed_on.line.close_code == code
        assert isinstance(await ann.play((await ann.my_turn())[0]), Accepted)


@on_one_bus
async def test_programs_are_asked_by_the_owner_alone(tmp_path: Path, given: dict[str, Any]) -> None:
    seats = "me Ann", "program first", "program first"
    async with members(tmp_path, 3, **given) as served, AsyncExitStack() as stack:
        created, [ann] = await served.started(plan(*seats), stack)
        watchers = [await stack.enter_async_context(await served.sit(table=created.table)) for _ in range(3)]
        for _ in range(4):
            answer = await ann.play((await ann.my_turn())[0])
            assert isinstance(answer, Accepted)
        await ann.my_turn()
        assert ann.update is not None
        for watcher in watchers:
            assert (await watcher.caught_up(ann.update.seq)).seq == ann.update.seq
        store = served.registry.context.store
        stored = await store.events(created.table)
        assert [entry.seq for entry in stored] == list(range(1, len(stored) + 1))


@on_one_bus
async def test_what_people_write_reaches_all_processes(tmp_path: Path, given: dict[str, Any]) -> None:
    async with members(tmp_path, 3, **given) as served, AsyncExitStack() as stack:
        _, players = await served.started(plan("me Ann", "me Bo", "me Cy", chat=True), stack)
        assert isinstance(await players[1].ask(Say(fresh_id(), "hello")), Accepted)
        for player in players:
            await player.until(lambda seen: "hello" in repr(seen.table))


@on_one_bus
async def test_requests_that_change_a_table_reach_its_owner(tmp_path: Path, given: dict[str, Any]) -> None:
    async with members(tmp_path, 2, **given) as served, AsyncExitStack() as stack:
        created, players = await served.started(plan("me Ann", "me Bo", game="intro"), stack)
        await play_to_the_end(players, first)
        owner = owners(served, created.table)
        [other] = [one for one in served.members if one not in owner]
        body = msgspec.json.encode(Follow(created.host))
        answer = await other.web.post(f"api/tables/{created.table}/next", content=body)
        assert answer.status_code == 201, answer.text
        following = msgspec.json.decode(answer.content, type=Followed).table
        again = await owner[0].web.post(f"api/tables/{created.table}/next", content=body)
        assert msgspec.json.decode(again.content, type=Followed).table == following


async def test_the_lobby_shows_the_open_tables_of_all_processes(
    tmp_path: Path, given: dict[str, Any]
) -> None:
    async with members(tmp_path, 3, **given) as served, AsyncExitStack() as stack:
        tables = set()
        for _ in served.members:
            created = await served.create(plan("me Ann", "open"))
            host = await served.sit(created.seats[0].token, host=created.host)
            await stack.enter_async_context(host)
            assert isinstance(await host.ask(Show(fresh_id(), listed=True)), Accepted)
            tables.add(created.table)
        for one in served.members:
            listed = msgspec.json.decode((await one.web.get("api/lobby")).content, type=OpenTables)
            assert {table.table for table in listed.tables} == tables


async def test_my_tables_are_told_as_they_are_by_every_process(tmp_path: Path, given: dict[str, Any]) -> None:
    """What a process remembers of a table that has left its memory is forgotten when another one takes it."""
    async with members(tmp_path, 2, unload_seconds=-1e9, sweep_seconds=1e9, **given) as served:
        async with AsyncExitStack() as stack:
            created, players = await served.started(plan("me Ann", "me Bo"), stack)
            await play_some(players, 1, first)
        [owner] = owners(served, created.table)
        [other] = [one for one in served.members if one is not owner]
        await swept(owner)
        mine = msgspec.json.encode(Mine([issued.token for issued in created.seats]))

        async def called(member: Served) -> list[bool]:
            told = msgspec.json.decode(
                (await member.web.post("api/mine", content=mine)).content, type=MyTables
            )
            return [table is not None and table.called > 0 for table in told.tables]

        before = await called(owner)
        assert sorted(before) == [False, True]
        async with AsyncExitStack() as stack:
            back = [await stack.enter_async_context(await other.sit(one.token)) for one in created.seats]
            while sorted(await called(owner)) == [False, True] and await called(owner) == before:
                acting = next((player for player in back if player.legal), None)
                assert acting is not None
                await acting.play(acting.legal[0])
                for player in back:
                    await player.caught_up(acting.update.seq if acting.update else 0)


async def test_a_process_that_stops_hands_its_tables_over(tmp_path: Path, given: dict[str, Any]) -> None:
    async with members(tmp_path, 2, **given) as served, AsyncExitStack() as stack:
        created, players = await served.started(plan("me Ann", "me Bo"), stack)
        await play_some(players, 2, first)
        [owner] = owners(served, created.table)
        [other] = [one for one in served.members if one is not owner]
        await owner.registry.stop()
        for player in players:
            assert (await last_words(player))[1], "come back"
        back = [await stack.enter_async_context(await other.sit(one.token)) for one in created.seats]
        assert other in owners(served, created.table)
        await play_some(back, 2, first)


@on_one_bus
async def test_strangers_who_claim_to_be_a_process_are_strangers(
    tmp_path: Path, given: dict[str, Any]
) -> None:
    async with members(tmp_path, 1, **given) as served:
        claims = {KEY: "0" * 64, CLIENT: "10.0.0.1", "origin": "http://evil.example", "host": "evil.example"}
        assert (await served.web.get("api/lobby", headers=claims)).status_code == 421
        true = claims | {KEY: served.registry.context.cluster.key}
        assert (await served.web.get("api/lobby", headers=true)).status_code == 200


async def test_a_bus_that_is_away_stops_nobody(tmp_path: Path, postgres: Postgres, redis: Redis) -> None:
    async with (
        members(tmp_path, 3, postgres.database(), bus=redis.url) as served,
        AsyncExitStack() as stack,
    ):
        _, players = await served.started(plan("me Ann", "me Bo", "me Cy"), stack)
        redis.stop()
        try:
            await play_some(players, 4, first)
            created = await served.create(plan("me Dee"))
            dee = await stack.enter_async_context(await served.sit(created.seats[0].token))
            assert dee.update is not None
        finally:
            redis.start()
        await play_some(players, 4, first)


async def test_a_table_that_another_process_has_taken_leads_its_people_there(
    tmp_path: Path, given: dict[str, Any]
) -> None:
    """A process that was silent for too long has lost its tables; who plays there goes on elsewhere."""
    async with members(tmp_path, 2, sweep_seconds=0.05, **given) as served, AsyncExitStack() as stack:
        created, players = await served.started(plan("me Ann", "me Bo"), stack)
        [owner] = owners(served, created.table)
        [other] = [one for one in served.members if one is not owner]
        leases = served.registry.context.store.leases
        assert leases is not None
        await leases.leave(owner.registry.context.cluster.process)
        back = [await stack.enter_async_context(await other.sit(one.token)) for one in created.seats]
        for player in players:
            assert await last_words(player) == ("table-moved", True)
        await play_some(back, 2, first)


async def test_a_table_that_is_taken_while_it_is_loaded_is_not_kept(
    tmp_path: Path, given: dict[str, Any], monkeypatch: pytest.MonkeyPatch
) -> None:
    """Or whoever is there would see nothing of what is played at the other process."""
    async with members(tmp_path, 2, **given) as served, AsyncExitStack() as stack:
        slow, other = served.members
        created = await slow.create(plan("me Ann"))
        cluster, loader = slow.registry.context.cluster, slow.registry._loader
        leases, load = slow.registry.context.store.leases, loader.load
        assert leases is not None

        async def taken_meanwhile(table: str) -> tuple[Table, dict[str, int]]:
            loaded = await load(table)
            await leases.leave(cluster.process)
            await stack.enter_async_context(await other.sit(created.seats[0].token))
            await reached(lambda: cluster.lost, pause=0.01)
            return loaded

        monkeypatch.setattr(loader, "load", taken_meanwhile)
        with pytest.raises(TableElsewhere):
            await slow.registry.live(created.table)
        assert owners(served, created.table) == [other]


async def test_sqlite_is_for_one_process(tmp_path: Path) -> None:
    with pytest.raises(StoreError) as caught:
        serve(Settings(tmp_path, port=0, processes=2))
    assert caught.value.code is Code.ONE_PROCESS
    async with open_store(tmp_path) as store:
        assert store.leases is None
