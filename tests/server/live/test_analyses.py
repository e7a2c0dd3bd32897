"""Analyses in the background: the same numbers as on the command line, with the lowest priority."""

from __future__ import annotations

import asyncio
import json
import random
from contextlib import AsyncExitStack
from functools import cache
from pathlib import Path

import httpx
import msgspec
import pytest

from discovery.core.errors import TableError
from discovery.core.registry import family_of, new_game
from discovery.engines.advice import consult
from discovery.engines.requests import AdviceQuestion, Request
from discovery.lab import analysis as lab
from discovery.server.config.settings import Limits, Settings
from discovery.server.live import analyses
from discovery.server.live.analyses import MOST_AT_WORK, MOST_TIMES, AnalysisQueue
from discovery.server.present.analyses import sent
from discovery.server.protocol import Analysis, Fault
from discovery.server.tables.table import Table
from tests.support.deadlines import reached
from tests.support.server.folded_tables import by_chance, dealt
from tests.support.server.harness import Served, analysed, plan, play_to_the_end, serving

FEW = 2


@cache
def finished(seed: int = 1) -> Table:
    """A game that was played to its end by chance."""
    chooser = random.Random(seed)
    table = by_chance(dealt(plan("me Ann", "me Bo", "bot Cem", game="intro"), chooser), chooser, 5_000)
    assert table.status == "over"
    return table


class ScriptedAdvisers:
    """Answers what is asked, here and at once, but for the first ``late`` questions after ``in_time`` ones;
    counts how many wait at the same time."""

    def __init__(self, answer: str | None = "", in_time: int = 0, late: int = 0) -> None:
        self.answer = answer
        self.late = range(in_time, in_time + late)
        self.tables: list[str] = []
        self.people: set[bool] = set()
        self.open = 0
        self.most = 0

    async def consult(self, request: Request[AdviceQuestion]) -> str | None:
        self.tables.append(request.table)
        self.people.add(request.people)
        self.open += 1
        self.most = max(self.most, self.open)
        await asyncio.sleep(0)
        self.open -= 1
        if len(self.tables) - 1 in self.late:
            return None
        inquiry = request.question()
        if self.answer != "" or inquiry is None:
            return self.answer
        chair, asked = inquiry.input
        game = new_game(chair.spec)
        return consult(game, family_of(chair.spec.game).players, asked)


ADDRESS = "192.0.2.1"


class MemoryStore:
    """Keeps analyses in memory, as the store does on disk."""

    def __init__(self) -> None:
        self.kept: dict[str, str] = {}

    async def analysis(self, game: str) -> str | None:
        return self.kept.get(game)

    async def keep_analysis(self, game: str, analysis: str) -> None:
        self.kept[game] = analysis


def analysing(
    advisers: ScriptedAdvisers,
    memory: MemoryStore | None = None,
    iterations: int = FEW,
    each: int = MOST_AT_WORK,
) -> AnalysisQueue:
    settings = Settings(Path(), analysis_iterations=iterations, limits=Limits(analyses=each))
    return AnalysisQueue(advisers, memory or MemoryStore(), settings)  # type: ignore[arg-type]  # stand-ins


async def whole(works: AnalysisQueue, table: Table) -> tuple[Analysis, list[tuple[int, int]]]:
    """Ask until all is known; how far it had got each time."""
    asked: list[Analysis] = []

    def complete() -> object:
        asked.append(works.analysis(table, ADDRESS))
        return asked[-1].accounts

    await reached(complete, pause=0.001)
    return asked[-1], [(found.done, found.of) for found in asked[:-1]]


def test_the_page_gets_the_numbers_of_the_command_line() -> None:
    table = finished()
    record = table.record()
    assert table.running_game is not None
    expected = sent(table.running_game.game, lab.analyse(record, FEW), FEW)

    async def scene() -> None:
        found, told = await whole(analysing(ScriptedAdvisers()), table)
        assert found == expected
        assert found.done == found.of == len(found.decisions) > 0
        assert told[0] == (0, 0)
        assert told == sorted(told)

    asyncio.run(scene())


SURE = json.dumps([0, 0.5, 0.5, [], [], []])


def test_a_game_asks_one_question_after_the_other_after_tables_with_people() -> None:
    advisers = ScriptedAdvisers(SURE)

    async def scene() -> None:
        found, _ = await whole(analysing(advisers), finished())
        assert advisers.people == {False}
        assert advisers.most == 1
        assert len(advisers.tables) == found.of

    asyncio.run(scene())


def test_what_was_found_is_kept() -> None:
    advisers = ScriptedAdvisers(SURE)

    async def scene() -> None:
        works = analysing(advisers)
        found, _ = await whole(works, finished())
        asked = len(advisers.tables)
        assert works.knows(finished().id)
        assert works.analysis(finished(), ADDRESS) is found
        assert len(advisers.tables) == asked

    asyncio.run(scene())


def test_another_server_finds_what_was_kept_with_the_game() -> None:
    memory, idle = MemoryStore(), ScriptedAdvisers(SURE)

    async def scene() -> None:
        found, _ = await whole(analysing(ScriptedAdvisers(SURE), memory), finished())
        assert (await whole(analysing(idle, memory), finished()))[0] == found
        assert idle.tables == []

    asyncio.run(scene())


@pytest.mark.parametrize("kept", ["", "{}", "[]"])
def test_a_result_stored_in_another_form_is_computed_again(kept: str) -> None:
    memory = MemoryStore()
    memory.kept[finished().id] = kept

    async def scene() -> None:
        assert (await whole(analysing(ScriptedAdvisers(SURE), memory), finished()))[0].accounts
        advisers = ScriptedAdvisers(SURE)
        longer = analysing(advisers, memory, iterations=FEW + 1)
        assert (await whole(longer, finished()))[0].iterations == FEW + 1
        assert advisers.tables

    asyncio.run(scene())


@pytest.mark.parametrize("late", range(1, MOST_TIMES))
def test_a_choice_whose_answer_came_late_is_asked_again(late: int) -> None:
    advisers = ScriptedAdvisers(SURE, in_time=1, late=late)

    async def scene() -> None:
        found, _ = await whole(analysing(advisers), finished())
        assert found.accounts
        assert len(advisers.tables) == found.of + late

    asyncio.run(scene())


def test_late_answers_are_counted_in_a_row() -> None:
    advisers = ScriptedAdvisers(SURE)
    advisers.late = range(1, 2 * MOST_TIMES, 2)  # every other one

    async def scene() -> None:
        assert (await whole(analysing(advisers), finished()))[0].accounts

    asyncio.run(scene())


@pytest.mark.parametrize("answer", [None, "nonsense", "[1]"])
def test_a_failure_is_reported_once_and_the_next_request_starts_again(answer: str | None) -> None:
    advisers = ScriptedAdvisers(answer)

    async def scene() -> None:
        works = analysing(advisers)
        with pytest.raises(TableError) as caught:
            await whole(works, finished())
        assert caught.value.code == "internal"
        assert len(advisers.tables) == (MOST_TIMES if answer is None else 1)
        advisers.answer = SURE
        assert (await whole(works, finished()))[0].accounts

    asyncio.run(scene())


def named(table: Table, name: str) -> Table:
    """The same game under another name."""
    other = finished.__wrapped__(1)
    other.id = name
    return other


def test_only_so_many_games_are_looked_at_together() -> None:
    async def scene() -> None:
        works = analysing(ScriptedAdvisers(SURE))
        games = [named(finished(), f"t{number}") for number in range(MOST_AT_WORK + 1)]
        for table in games[:-1]:
            works.analysis(table, ADDRESS)
        assert works.analysis(games[-1], ADDRESS).of == 0
        assert works.knows(games[-1].id)
        assert works.under_way == MOST_AT_WORK
        for table in games[:-1]:
            await whole(works, table)
        assert (await whole(works, games[-1]))[0].accounts
        await works.stop()

    asyncio.run(scene())


def test_one_address_leaves_places_to_the_others() -> None:
    async def scene() -> None:
        works = analysing(ScriptedAdvisers(SURE), each=1)
        first, second = named(finished(), "t1"), named(finished(), "t2")
        works.analysis(first, ADDRESS)
        works.analysis(first, "192.0.2.2")
        works.analysis(second, ADDRESS)
        assert works.under_way == 1
        works.analysis(second, "192.0.2.2")
        assert works.under_way == 2
        await whole(works, first)
        works.analysis(named(finished(), "t3"), ADDRESS)
        await works.stop()

    asyncio.run(scene())


def test_an_analysis_that_nobody_asks_for_rests_until_somebody_does(monkeypatch: pytest.MonkeyPatch) -> None:
    advisers = ScriptedAdvisers(SURE)

    async def scene() -> None:
        works = analysing(advisers, each=1)
        works.analysis(finished(), ADDRESS)
        await reached(lambda: len(advisers.tables) >= FEW)
        monkeypatch.setattr(analyses, "FORGOTTEN", -1.0)
        other = named(finished(), "t1")
        # the place is free once the first one rests
        await reached(lambda: works.analysis(other, ADDRESS).of, pause=0.001)
        asked = advisers.tables.count(advisers.tables[0])
        monkeypatch.undo()
        await whole(works, other)
        found, told = await whole(works, finished())
        assert told[0][0] == asked < found.of
        assert advisers.tables.count(advisers.tables[0]) == found.of

    asyncio.run(scene())


# ---- over HTTP -------------------------------------------------------------------------------------------


async def get(served: Served, table: str) -> httpx.Response:
    return await served.web.get(f"api/tables/{table}/analysis")


def fault_of(answer: httpx.Response) -> tuple[int, str]:
    return answer.status_code, msgspec.json.decode(answer.content, type=Fault).code


def test_the_analysis_of_a_table_is_there_once_its_game_is_over(tmp_path: Path) -> None:
    async def scene() -> None:
        async with AsyncExitStack() as stack:
            served = await stack.enter_async_context(serving(tmp_path / "data", analysis_iterations=1))
            created, players = await served.started(plan("me Ann", "me Bo", game="intro"), stack)
            assert fault_of(await get(served, created.table)) == (409, "not-over")
            assert fault_of(await get(served, "nowhere")) == (404, "no-such-table")
            chooser = random.Random(1)
            await play_to_the_end(players, chooser.choice)
            found = await analysed(served, created.table, lambda found: found.accounts)
            assert {one.seat for one in found.accounts} == {0, 1}
            assert len(found.decisions) == found.done == found.of

    asyncio.run(scene())
