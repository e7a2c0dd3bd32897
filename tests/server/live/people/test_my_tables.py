"""What the owner of some seats is told of all their tables at once: whose turn it is, and since when."""

from __future__ import annotations

import random
from contextlib import AsyncExitStack
from pathlib import Path

import msgspec
import pytest

from discovery.server.config.settings import Limits
from discovery.server.protocol import Mine, MyTable, MyTables
from discovery.server.tables.people.waiting_for import called
from tests.support.server.folded_tables import by_chance, dealt, running
from tests.support.server.harness import Served, plan, play_some, serving, swept

pytestmark = pytest.mark.anyio


async def mine(served: Served, *tokens: str) -> list[MyTable | None]:
    answer = await served.web.post("api/mine", content=msgspec.json.encode(Mine(list(tokens))))
    assert answer.status_code == 200, answer.text
    return msgspec.json.decode(answer.content, type=MyTables).tables


async def test_whose_turn_it_is_is_told_to_them_alone(tmp_path: Path) -> None:
    async with serving(tmp_path) as served, AsyncExitStack() as stack:
        created, players = await served.started(plan("me Ann", "me Bo", turn_seconds=60), stack)
        tokens = [one.token for one in created.seats]
        for _ in range(3):
            told = await mine(served, *tokens, created.host, created.join, "nothing")
            acting = [bool(player.legal) for player in players]
            assert [one is not None and one.called > 0 for one in told[:2]] == acting
            assert [one is not None and one.deadline > one.called for one in told[:2]] == acting
            host, *nothing = told[2:]
            assert host is not None
            assert (host.names, host.free, host.called, host.status) == (["Ann", "Bo"], 0, 0, "playing")
            assert nothing == [None, None]
            await play_some(players, 2, lambda legal: legal[0])


async def test_a_table_that_has_left_memory_is_not_loaded_for_a_look(tmp_path: Path) -> None:
    async with serving(tmp_path, unload_seconds=0.0) as served:
        async with AsyncExitStack() as stack:
            created, _ = await served.started(plan("me Ann", "me Bo"), stack)
        before = await mine(served, created.seats[0].token)
        await swept(served)
        assert await mine(served, created.seats[0].token) == before
        assert served.registry.live_tables() == []
        async with await served.sit(created.seats[0].token) as ann:
            await ann.play((await ann.my_turn())[0])
            after = await mine(served, created.seats[0].token)
        assert after != before


async def test_after_a_start_of_the_server_tables_are_looked_up_once_more(tmp_path: Path) -> None:
    async with serving(tmp_path) as served, AsyncExitStack() as stack:
        created, _ = await served.started(plan("me Ann", "me Bo"), stack)
        before = await mine(served, created.seats[0].token)
    async with serving(tmp_path) as served:
        assert await mine(served, created.seats[0].token) == before


async def test_links_that_open_nothing_count_as_one_guess_a_request(tmp_path: Path) -> None:
    async with serving(tmp_path, limits=Limits(guesses_per_hour=2)) as served:
        for _ in range(2):
            assert await mine(served, *(f"gone{number}" for number in range(50))) == [None] * 50
        answer = await served.web.post("api/mine", content=msgspec.json.encode(Mine(["gone"])))
        assert answer.status_code == 429


def test_a_table_calls_exactly_those_who_must_act() -> None:
    """Outside windows; a window that waits for nobody calls nobody."""
    table, chooser = (
        dealt(plan("me Ann", "me Bo", "program first", options=["stop"]), random.Random(3)),
        random.Random(5),
    )
    seen = set()
    while table.status == "playing":
        calling = {seat for seat in range(3) if called(table, seat)}
        window = running(table).window is not None
        seen.add((window, len(calling)))
        people = {seat for seat in table.actors if table.seats[seat].personal}
        assert calling == (set() if window else people)
        by_chance(table, chooser, 1)
    assert {(True, 0), (False, 0), (False, 1)} <= seen
    assert not any(called(table, seat) for seat in range(3))


def test_a_window_that_waits_for_days_calls_who_has_not_answered() -> None:
    table = dealt(plan("me Ann", "me Bo", "me Cem", options=["stop"], away="days"), random.Random(3))
    chooser = random.Random(5)
    while (window := running(table).window) is None:
        by_chance(table, chooser, 1)
    assert {seat for seat in range(3) if called(table, seat)} == {
        seat for seat in range(3) if window.members >> seat & 1
    }
