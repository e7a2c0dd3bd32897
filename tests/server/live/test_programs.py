"""Programs play in processes of their own and cannot stop a table."""

from __future__ import annotations

import asyncio
import io
import pickle
import random
import sys
import threading
from contextlib import AsyncExitStack
from multiprocessing.connection import Connection
from pathlib import Path
from typing import Any, cast

import pytest

from discovery.core.protocol import AnyGame, Chooser, Event, View
from discovery.engines.allowance import Allowance
from discovery.engines.pool import ProgramPool
from discovery.engines.process import (
    HURRY_SECONDS,
    STARTING_SECONDS,
    ProgramAnswer,
    ResourceLimits,
    WorkerProcess,
)
from discovery.engines.requests import DecisionInput, Request, program_seat
from discovery.engines.worker import FAILED, READY, serve
from discovery.evolution.game import new_game
from discovery.server.live.engine_requests import question_of
from discovery.server.tables.planning import settle
from tests.support.deadlines import MOST_SECONDS
from tests.support.server.folded_tables import by_chance, dealt, running
from tests.support.server.harness import MAKERS, FirstDealer, plan, play_to_the_end, serving
from tests.support.server.questions import asked

pytestmark = pytest.mark.anyio


@pytest.mark.parametrize("program", ["hangs", "crashes", "dies", "lies", "floods"])
async def test_a_table_continues_whatever_a_program_does(tmp_path: Path, program: str) -> None:
    async with serving(tmp_path, think_seconds=0.3) as served, AsyncExitStack() as stack:
        _, [ann] = await served.started(plan("me Ann", f"program {program}"), stack)
        await ann.my_turn()
        await ann.play("pass")
        update = await ann.until(lambda _: bool(ann.seen_of(1) & {"passed", "placed", "ended"}))
        assert update.table.status == "playing"


async def test_a_game_against_the_projects_own_programs_comes_to_its_end(tmp_path: Path) -> None:
    async with (
        serving(tmp_path, makers="") as served,
        AsyncExitStack() as stack,
    ):
        planned = plan("me Ann", "program greedy", "program random")
        _, players = await served.started(planned, stack)
        await play_to_the_end(players, random.Random(2).choice)
        update = await players[0].until(lambda seen: seen.table.status == "over")
        assert [seat.name for seat in update.table.seats] == ["Ann", "Greedy", "Random"]


async def test_workers_serve_again_after_a_bad_program() -> None:
    game = new_game("explore", ["Ann", "Bo"])
    state = game.deal(game.shuffle(random.Random(1)))
    view = game.view(state, 0)
    programs = ProgramPool(5.0, Allowance(workers=1), makers=MAKERS)
    try:
        named = ("first", "dies", "lies", "crashes", "first")
        answers = [await programs.decide(asked(name, game, view)) for name in named]
        many = (programs.decide(asked("first", game, view)) for _ in range(4))
        both = await asyncio.gather(*many)
    finally:
        programs.stop()
    assert answers == [view.legal[0], None, None, None, view.legal[0]]
    assert programs.failures == 3
    assert both == [view.legal[0]] * 4


async def test_a_slow_program_is_asked_for_its_best_move_before_its_time_is_over(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """A program that can hurry answers then; one that cannot is replaced when its time is over."""
    monkeypatch.setattr("discovery.engines.process.HURRY_SECONDS", 0.0)
    game = new_game("explore", ["Ann", "Bo"])
    view = game.view(game.deal(game.shuffle(random.Random(1))), 0)
    programs = ProgramPool(60.0, Allowance(workers=1), makers=MAKERS)
    try:
        assert await programs.decide(asked("ponders", game, view)) == view.legal[-1]
        assert await programs.decide(asked("first", game, view)) == view.legal[0]
    finally:
        programs.stop()


async def test_a_worker_from_before_the_engine_was_compiled_is_replaced(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """The process stays the same between two questions until there is another build."""
    built = [0, 0, 7, 7]
    monkeypatch.setattr("discovery.engines.process.compiled.build_time", lambda package: built.pop(0))
    game = new_game("explore", ["Ann", "Bo"])
    view = game.view(game.deal(game.shuffle(random.Random(1))), 0)
    chair = program_seat(game, "first")
    worker = WorkerProcess(ResourceLimits(), MAKERS)
    processes = []
    try:
        for _ in range(4):
            assert worker.ask((chair, view, ()), 60.0).move == view.legal[0]
            processes.append(worker._process)
    finally:
        worker.stop()
    assert processes[0] is processes[1] is not processes[2]
    assert processes[2] is processes[3]


async def test_a_program_gets_no_more_memory_than_the_host_allows() -> None:
    """Only its own process feels it; other systems than Linux know no such limit."""
    game = new_game("explore", ["Ann", "Bo"])
    view = game.view(game.deal(game.shuffle(random.Random(1))), 0)
    answers = []
    for memory in (2**29, 0):
        programs = ProgramPool(60.0, Allowance(workers=1, memory=memory), makers=MAKERS)
        try:
            named = ("eats", "first")
            answers += [await programs.decide(asked(name, game, view)) for name in named]
        finally:
            programs.stop()
    first = view.legal[0]
    assert answers == [None if sys.platform == "linux" else first, first, first, first]


async def test_a_late_program_plays_what_the_rules_prescribe_and_its_line_says_so(tmp_path: Path) -> None:
    """C14, C16: its turn ends as that of a person would; the record tells that nobody chose these moves."""
    async with serving(tmp_path, think_seconds=0.1) as served, AsyncExitStack() as stack:
        created, [ann] = await served.started(plan("me Ann", "program hangs"), stack)
        await ann.my_turn()
        await ann.play("pass")
        await ann.until(lambda seen: seen.position is not None and seen.position.turn_number == 3)
        lines = (await served.registry.live(created.table)).table.record().lines
    assert {line.comment for line in lines if line.seat == "Ann"} == {""}
    late = [(line.move.partition(" ")[0], line.comment) for line in lines if line.seat == "Hangs"]
    assert late == [("end", "time"), ("discard", "time")]


@pytest.mark.parametrize(("teams", "mates"), [([], 1), ([[0, 2]], 2), ([[0, 1, 2]], 3)])
async def test_a_program_at_a_table_with_teams_knows_its_mates(teams: list[list[int]], mates: int) -> None:
    """P03: the program is told who is in its team; Dan plays alone."""
    seats = ("program mates", "me Bo", "me Cem", "bot Dan")
    planned = plan(*seats, game="connect", options=["advantage=2:1"], teams=teams)
    table = dealt(settle(planned, FirstDealer()), random.Random(1))
    question = question_of(table, running(table), 0)
    programs = ProgramPool(60.0, Allowance(workers=1), makers=MAKERS)
    try:
        answer = await programs.decide(Request("t", True, lambda: question))
        assert answer == question.input[1].legal[mates]
    finally:
        programs.stop()


async def test_a_program_gets_all_that_its_seat_has_observed_since_the_deal() -> None:
    table = by_chance(
        dealt(settle(plan("me Ann", "me Bo"), FirstDealer()), random.Random(1)), random.Random(2), 9
    )
    played = running(table)
    first = [table.observed(seat) for seat in (0, 1)]
    by_chance(table, random.Random(3), 5)
    for seat in (0, 1):
        all_of_it = [
            event
            for told in table.step_events
            for event in played.game.observe(played.state, told.events, seat)
        ]
        assert table.observed(seat) == tuple(all_of_it)
        assert table.observed(seat)[: len(first[seat])] == first[seat]
        assert question_of(table, played, seat).input[2] == table.observed(seat)
    assert len(first[0]) == len(first[1])
    assert first[0] != first[1]


class Naming(pickle.Unpickler):
    """Notes of what classes a message is made; a compiled one comes by a function named after it."""

    def __init__(self, data: bytes) -> None:
        super().__init__(io.BytesIO(data))
        self.named: set[str] = set()

    def find_class(self, module: str, name: str) -> Any:
        self.named.add(name.removeprefix("__pyx_unpickle_"))
        return super().find_class(module, name)


@pytest.mark.parametrize("game", ["explore", "select", "fusion"])
async def test_what_goes_to_a_programs_process_is_a_seat_a_view_and_events(game: str) -> None:
    """No position, and nothing that leads to one: so no program can look behind what its seat may know."""
    table = dealt(settle(plan("me Ann", "me Bo", "bot Cem", game=game), FirstDealer()), random.Random(1))
    named: set[str] = set()
    for step in range(30):
        by_chance(table, random.Random(step), 1)
        read = Naming(pickle.dumps(question_of(table, running(table), 0).input))
        read.load()
        named |= read.named
    assert {"ProgramSeat", "GameSpec", "View"} <= named
    waiting = {"Frame", "SeatFrame", "ActionFrame", "SuspendedTurn", "Flips"}  # in a view's course
    sent = {"ProgramSeat", "GameSpec", "View", "Window", "PublicHistory", "Action", "Event"}
    assert named <= sent | waiting


class Loading:
    """A line to the far side of a worker: it brings one question, and keeps what is sent back. As a maker it
    makes a program that answers with the first legal move."""

    def __init__(self, question: DecisionInput) -> None:
        self.questions, self.happened = [question], list[object]()

    def recv(self) -> DecisionInput:
        if not self.questions:
            raise EOFError
        return self.questions.pop()

    def send_bytes(self, said: bytes) -> None:
        self.happened.append(said)

    def __call__(self, game: AnyGame, random: Chooser) -> Loading:
        self.happened.append("made")
        return self

    def decide(self, view: View, observed: tuple[Event, ...]) -> int:
        self.happened.append("thinks")
        return view.legal[0]


def test_a_program_is_imported_and_made_before_it_is_ready_to_think(monkeypatch: pytest.MonkeyPatch) -> None:
    game = new_game("explore", ["Ann", "Bo"])
    view = game.view(game.deal(game.shuffle(random.Random(1))), 0)
    line = Loading((program_seat(game, "loading"), view, ()))
    monkeypatch.setattr("discovery.engines.worker.makers_of", lambda makers, key: {"loading": line})
    monkeypatch.setattr("discovery.engines.worker.signal.signal", lambda number, handler: None)

    serve(cast("Connection", line), "")

    assert line.happened == ["made", READY, "thinks", str(view.legal[0]).encode()]


class Told:
    """A worker's line on which these words come, each just in time; it keeps for how long one would wait."""

    def __init__(self, *words: bytes) -> None:
        self.words, self.waits = [*words], list[float]()

    def send(self, asked: object) -> None:
        pass

    def poll(self, seconds: float) -> bool:
        self.waits.append(seconds)
        return True

    def recv_bytes(self, longest: int) -> bytes:
        return self.words.pop(0)


@pytest.mark.parametrize(("words", "waits"), [
    ([READY, b"7"], [STARTING_SECONDS, HURRY_SECONDS, 5.0 - HURRY_SECONDS]),
    ([FAILED + b"ImportError"], [STARTING_SECONDS]),
])  # fmt: skip
def test_the_time_to_think_begins_when_the_program_is_ready(
    words: list[bytes], waits: list[float], monkeypatch: pytest.MonkeyPatch
) -> None:
    game = new_game("explore", ["Ann", "Bo"])
    view = game.view(game.deal(game.shuffle(random.Random(1))), 0)
    line = Told(*words)
    worker = WorkerProcess(ResourceLimits())
    monkeypatch.setattr(worker, "_connect", lambda: line)

    answer = worker.ask((program_seat(game, "first"), view, ()), 5.0)

    assert line.waits == waits
    assert answer == (ProgramAnswer(7) if words[0] == READY else ProgramAnswer(None, "ImportError"))


class Gated(WorkerProcess):
    """Answers one question at a time with the first legal move, once the gate is open."""

    gate = threading.Event()
    asked = threading.Event()
    busy = False

    def ask(self, asked: DecisionInput, seconds: float) -> ProgramAnswer:
        assert not Gated.busy
        Gated.busy = True
        Gated.asked.set()
        Gated.gate.wait(MOST_SECONDS)
        Gated.busy = False
        return ProgramAnswer(asked[1].legal[0])


async def test_nobody_gets_the_answer_to_a_question_that_was_given_up(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """A table that is put away stops waiting; its worker, still at it, serves the next one only then."""
    monkeypatch.setattr("discovery.engines.pool.WorkerProcess", Gated)
    game = new_game("select", ["Ann", "Bo"])
    state = game.deal(game.shuffle(random.Random(1)))
    first, second = (game.view(state, seat) for seat in (0, 1))
    assert first.legal[0] not in second.legal
    programs = ProgramPool(60.0, Allowance(workers=1), makers=MAKERS)

    given_up = asyncio.create_task(programs.decide(asked("first", game, first)))
    assert await asyncio.to_thread(Gated.asked.wait, MOST_SECONDS)
    given_up.cancel()
    await asyncio.wait([given_up])
    waiting = asyncio.create_task(programs.decide(asked("first", game, second)))
    for _ in range(1000):
        await asyncio.sleep(0)
    Gated.gate.set()

    assert await waiting == second.legal[0]
    programs.stop()
