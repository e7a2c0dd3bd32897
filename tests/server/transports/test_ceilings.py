"""What is stored has a ceiling, and a table with a long history keeps nobody else waiting."""

from __future__ import annotations

import asyncio
from contextlib import AsyncExitStack
from pathlib import Path

import pytest

from discovery.server.config.settings import Limits
from discovery.server.live import loader
from discovery.server.protocol import (
    Accepted,
    Leave,
    Refused,
    Reissue,
    Reissued,
    Rename,
    StandingOrder,
    TablePlan,
    Update,
)
from discovery.server.tables import commands, history
from discovery.server.tables.history import Entry
from discovery.server.tables.table import Table
from discovery.store.database import Store
from discovery.store.rows import StoredEvent
from tests.support.deadlines import reached, within
from tests.support.server.harness import Player, Served, fresh_id, plan, serving

pytestmark = pytest.mark.anyio

HURRIED = Limits(messages_per_second=1e9, message_burst=10**9)


async def stored(served: Served, table: str) -> int:
    """How many events a table has on disk."""
    return len(await served.registry.context.store.events(table))


async def sat_down(served: Served, stack: AsyncExitStack, planned: TablePlan) -> tuple[str, Player]:
    """A table before its start, and its host."""
    created = await served.create(planned)
    sitting = await served.sit(created.seats[0].token, host=created.host)
    return created.table, await stack.enter_async_context(sitting)


async def test_what_changes_nothing_is_not_stored(tmp_path: Path) -> None:
    async with serving(tmp_path) as served, AsyncExitStack() as stack:
        table, ann = await sat_down(served, stack, plan("me Ann", "open"))
        assert isinstance(await ann.ask(Rename(fresh_id(), "Anna")), Accepted)
        before = await stored(served, table)
        for _ in range(3):
            assert await ann.ask(Rename("same", "Anna")) == Accepted("same", 0)
            answer = await ann.ask(StandingOrder(fresh_id(), "stop", "always"))
            assert isinstance(answer, Accepted)
            assert answer.seq == 0
        assert await stored(served, table) == before


async def test_a_command_that_changed_nothing_changes_nothing_when_it_is_repeated(tmp_path: Path) -> None:
    async with serving(tmp_path) as served, AsyncExitStack() as stack:
        table, ann = await sat_down(served, stack, plan("me Ann", "open"))
        assert await ann.ask(StandingOrder("first", "stop", "always")) == Accepted("first", 0)
        assert isinstance(await ann.ask(StandingOrder("second", "stop", "never")), Accepted)
        assert await ann.ask(StandingOrder("first", "stop", "always")) == Accepted("first", 0)
        assert (await served.registry.table(table)).orders[0, "stop"] == "never"


async def test_nobody_leaves_an_open_seat_again_and_again(tmp_path: Path) -> None:
    async with serving(tmp_path) as served, AsyncExitStack() as stack:
        table, ann = await sat_down(served, stack, plan("me Ann", "open"))
        assert isinstance(await ann.ask(Leave(fresh_id())), Accepted)
        before = await stored(served, table)
        for _ in range(3):
            assert isinstance(await ann.ask(Leave(fresh_id())), Accepted)
        assert await stored(served, table) == before


@pytest.mark.parametrize("language", ["en", "fr"])
async def test_names_orders_and_links_have_a_ceiling_each(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, language: str
) -> None:
    monkeypatch.setattr(commands, "MOST_ALIKE", 10)  # a hundred of each would only take longer
    async with serving(tmp_path, limits=HURRIED) as served, AsyncExitStack() as stack:
        created = await served.create(plan("me Ann", "open"))
        ann = await stack.enter_async_context(await served.sit(created.seats[0].token, language=language))

        def naming(number: int) -> list[Rename | StandingOrder | Reissue]:
            order = StandingOrder(fresh_id(), "stop", "never" if number % 2 else "always")
            return [Rename(fresh_id(), f"Ann {number}"), order, Reissue(fresh_id(), 0)]

        for number in range(1, commands.MOST_ALIKE + 1):
            for command in naming(number):
                assert isinstance(await ann.ask(command), Accepted | Reissued)
        before = await stored(served, created.table)
        assert before <= 3 * commands.MOST_ALIKE + 1
        for command in naming(commands.MOST_ALIKE + 1):
            refused = await ann.ask(command)
            assert isinstance(refused, Refused)
            assert refused.fault.code == "too-many-changes"
            assert str(commands.MOST_ALIKE) in refused.fault.message
        assert await stored(served, created.table) == before
        bo = await stack.enter_async_context(await served.sit(created.seats[1].token))
        assert isinstance(await bo.ask(Rename(fresh_id(), "Bo")), Accepted)


async def long_table(served: Served, events: int) -> str:
    """A table as an older server may have left it, with many names."""
    created = await served.create(plan("me Ann", "open"))
    written = []
    for seq in range(2, events + 2):
        kind, text = history.encode(history.Renamed(0, f"Ann {seq}"))
        written.append(StoredEvent(created.table, seq, None, kind, text, seq))
    await asyncio.gather(*(served.registry.context.store.append(event) for event in written))
    return created.table


async def test_a_long_history_is_loaded_while_others_continue(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    turn, applied, apply = 0, [], Table.apply

    def noted(table: Table, entry: Entry) -> None:
        applied.append(turn)
        apply(table, entry)

    monkeypatch.setattr(loader, "SLICE", -1.0)
    async with serving(tmp_path) as served:
        name = await long_table(served, 500)
        monkeypatch.setattr(Table, "apply", noted)
        loading = asyncio.create_task(served.registry.live(name))

        def another_turn() -> bool:
            nonlocal turn
            turn += 1
            return loading.done()

        await reached(another_turn)
        assert (await loading).table.seq == 501
    assert len(applied) == 501
    assert len(set(applied)) >= 500


async def test_a_table_is_loaded_once_however_many_ask_for_it(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    asked: list[str] = []
    read = Store.events

    async def counted(store: Store, game: str) -> list[StoredEvent]:
        asked.append(game)
        return await read(store, game)

    monkeypatch.setattr(Store, "events", counted)
    async with serving(tmp_path) as served:
        created = await served.create(plan("me Ann", "me Bo"))
        rooms = await asyncio.gather(*(served.registry.live(created.table) for _ in range(20)))
        assert len({id(room) for room in rooms}) == 1
        assert asked == [created.table]


async def test_a_table_that_hangs_while_it_is_loaded_holds_up_no_other(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    go_on = asyncio.Event()
    read = Store.events

    async with serving(tmp_path) as served, AsyncExitStack() as stack:
        slow, quick = await served.create(plan("me Ann")), await served.create(plan("me Bo"))

        async def waiting(store: Store, game: str) -> list[StoredEvent]:
            if game == slow.table:
                async with within():
                    await go_on.wait()
            return await read(store, game)

        monkeypatch.setattr(Store, "events", waiting)
        loading = asyncio.create_task(served.registry.live(slow.table))
        bo = await stack.enter_async_context(await served.sit(quick.seats[0].token))
        assert isinstance(bo.update, Update)
        await served.registry.sweep()
        assert not loading.done()
        go_on.set()
        await loading
