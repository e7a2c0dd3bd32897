"""When many programs have to think at once: who is next, who waits, and that the table says so."""

from __future__ import annotations

import asyncio
import random
import threading
from collections.abc import Iterator
from contextlib import AsyncExitStack
from pathlib import Path
from typing import ClassVar

import pytest

from discovery.engines.allowance import Allowance
from discovery.engines.pool import ProgramPool
from discovery.engines.process import ProgramAnswer, WorkerProcess
from discovery.engines.queue import FairQueue
from discovery.engines.requests import DecisionInput
from discovery.evolution.game import new_game
from discovery.server.protocol import Accepted, Close
from tests.support.deadlines import MOST_SECONDS, reached
from tests.support.server.harness import MAKERS, fresh_id, plan, serving
from tests.support.server.questions import asked

pytestmark = pytest.mark.anyio


def all_of(queue: FairQueue[str]) -> Iterator[str]:
    while (item := queue.take()) is not None:
        yield item


def test_tables_take_turns_however_much_each_asks() -> None:
    queue: FairQueue[str] = FairQueue(10)
    for table, item in [("a", "a1"), ("a", "a2"), ("a", "a3"), ("b", "b1"), ("c", "c1"), ("b", "b2")]:
        assert queue.put(table, True, item) is None
    assert list(all_of(queue)) == ["a1", "b1", "c1", "a2", "b2", "a3"]


def test_tables_with_people_come_before_those_of_programs_alone() -> None:
    queue: FairQueue[str] = FairQueue(10)
    for table, people, item in [("x", False, "x1"), ("a", True, "a1"), ("x", False, "x2"), ("a", True, "a2")]:
        queue.put(table, people, item)
    assert list(all_of(queue)) == ["a1", "a2", "x1", "x2"]


def test_a_full_queue_sends_away_who_came_last_among_programs_alone_else_the_newcomer() -> None:
    queue: FairQueue[str] = FairQueue(2)
    assert queue.put("x", False, "x1") is None
    assert queue.put("y", False, "y1") is None
    assert queue.put("x", False, "x2") == "x2"
    assert queue.put("a", True, "a1") == "y1"
    assert queue.put("a", True, "a2") == "x1"
    assert queue.put("b", True, "b1") == "b1"
    assert len(queue) == 2
    assert list(all_of(queue)) == ["a1", "a2"]


class Gated(WorkerProcess):
    """Answers with the first legal move when it is let through, and notes whose question it was."""

    gate = threading.Semaphore(0)
    order: ClassVar[list[str]] = []

    def ask(self, asked: DecisionInput, seconds: float) -> ProgramAnswer:
        Gated.gate.acquire(timeout=MOST_SECONDS)
        Gated.order.append(asked[0].program)
        return ProgramAnswer(asked[1].legal[0])


@pytest.fixture
def programs(monkeypatch: pytest.MonkeyPatch) -> Iterator[ProgramPool]:
    monkeypatch.setattr("discovery.engines.pool.WorkerProcess", Gated)
    monkeypatch.setattr(Gated, "gate", threading.Semaphore(0))
    monkeypatch.setattr(Gated, "order", [])
    made = ProgramPool(60.0, Allowance(workers=1, longest=3), makers=MAKERS)
    yield made
    for _ in range(9):
        Gated.gate.release()
    made.stop()


async def test_one_worker_serves_people_first_and_then_table_by_table(programs: ProgramPool) -> None:
    game = new_game("explore", ["Ann", "Bo"])
    view = game.view(game.deal(game.shuffle(random.Random(1))), 0)

    def ask(name: str, table: str, people: bool) -> asyncio.Task[int | None]:
        request = asked(name, game, view, table=table, people=people)
        return asyncio.create_task(programs.decide(request))

    tasks = [ask("under way", "x", False)]
    await asyncio.sleep(0)
    tasks += [ask("x2", "x", False), ask("a1", "a", True), ask("a2", "a", True), ask("b1", "b", True)]
    await asyncio.sleep(0)
    await asyncio.sleep(0)
    for _ in tasks:
        Gated.gate.release()
    answers = await asyncio.gather(*tasks)
    assert Gated.order == ["under way", "a1", "b1", "a2"]
    assert answers == [view.legal[0], None, view.legal[0], view.legal[0], view.legal[0]]


async def test_a_long_wait_is_reported_and_its_end_too(
    programs: ProgramPool, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A wait that is over at once is not reported."""
    monkeypatch.setattr("discovery.engines.pool.PATIENT_SECONDS", 0.0)
    game = new_game("explore", ["Ann", "Bo"])
    view = game.view(game.deal(game.shuffle(random.Random(1))), 0)
    told: list[tuple[str, bool]] = []

    def ask(table: str) -> asyncio.Task[int | None]:
        def waiting(long: bool) -> None:
            told.append((table, long))

        return asyncio.create_task(programs.decide(asked("first", game, view, table=table, waiting=waiting)))

    tasks = [ask("a"), ask("b")]
    await reached(lambda: ("b", True) in told)
    for _ in tasks:
        Gated.gate.release()
    await asyncio.gather(*tasks)
    assert told == [("b", True), ("b", False)]


async def test_what_nobody_asks_any_more_takes_no_time(programs: ProgramPool) -> None:
    """A question is put together when its time has come; a table that is put away is not asked for."""
    game = new_game("explore", ["Ann", "Bo"])
    view = game.view(game.deal(game.shuffle(random.Random(1))), 0)
    requests = [asked(name, game, view, table=name) for name in ("a", "b", "c")]
    tasks = [asyncio.create_task(programs.decide(request)) for request in requests]
    await asyncio.sleep(0)
    tasks[1].cancel()
    await asyncio.wait([tasks[1]])
    Gated.gate.release()
    Gated.gate.release()
    assert await tasks[2] == view.legal[0]
    assert Gated.order == ["a", "c"]


class Broken(WorkerProcess):
    """Cannot even be asked."""

    def ask(self, asked: DecisionInput, seconds: float) -> ProgramAnswer:
        raise RuntimeError


async def test_whatever_goes_wrong_with_a_worker_nobody_waits_for_ever(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr("discovery.engines.pool.WorkerProcess", Broken)
    game = new_game("explore", ["Ann", "Bo"])
    view = game.view(game.deal(game.shuffle(random.Random(1))), 0)
    broken = ProgramPool(60.0, Allowance(workers=1), makers=MAKERS)
    try:
        for _ in range(2):
            assert await broken.decide(asked("first", game, view)) is None
    finally:
        broken.stop()


async def test_the_table_says_who_waits_until_the_wait_is_over(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("discovery.engines.pool.PATIENT_SECONDS", 0.0)
    async with serving(tmp_path, think_seconds=3600.0) as served, AsyncExitStack() as stack:
        _, [ann] = await served.started(plan("me Ann", "program hangs"), stack)
        await ann.play("pass")
        await ann.until(lambda seen: seen.table.seats[1].thinking and not seen.table.seats[1].waiting)
        _, [bo] = await served.started(plan("me Bo", "program first"), stack)
        passed = await bo.play("pass")
        assert isinstance(passed, Accepted)
        waiting = await bo.until(lambda seen: seen.table.seats[1].waiting)
        assert waiting.seq == passed.seq
        await ann.ask(Close(fresh_id()))
        for worker in served.registry.context.programs.workers:
            worker.stop()
        await bo.until(lambda seen: seen.seq > passed.seq and not seen.table.seats[1].waiting)
