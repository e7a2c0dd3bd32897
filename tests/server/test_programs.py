"""Programs play in processes of their own and cannot stop a table."""

from __future__ import annotations

import asyncio
import random
import threading
from contextlib import AsyncExitStack
from pathlib import Path

import pytest

from discovery.bots.worker import Asked
from discovery.evolution.game import new_game
from discovery.server.programs import Programs, Worker
from tests.server.harness import REGISTRY, plan, play_to_the_end, serving

pytestmark = pytest.mark.anyio


@pytest.mark.parametrize("program", ["hangs", "crashes", "dies", "lies", "floods"])
async def test_a_table_goes_on_whatever_a_program_does(tmp_path: Path, program: str) -> None:
    async with serving(tmp_path, think_seconds=0.3) as served, AsyncExitStack() as stack:
        _, [ann] = await served.started(plan("me Ann", f"program {program}"), stack)
        await ann.my_turn()
        await ann.play("pass")
        update = await ann.until(lambda _: bool(ann.seen_of(1) & {"passed", "placed", "ended"}))
        assert update.table.status == "playing"


async def test_a_game_against_the_projects_own_programs_comes_to_its_end(tmp_path: Path) -> None:
    async with serving(tmp_path, registry="discovery.bots:PROGRAMS") as served, AsyncExitStack() as stack:
        planned = plan("me Ann", "program greedy", "program random")
        _, players = await served.started(planned, stack)
        await play_to_the_end(players, random.Random(2).choice)
        update = await players[0].until(lambda seen: seen.table.status == "over")
        assert [seat.name for seat in update.table.seats] == ["Ann", "Greedy", "Random"]


async def test_workers_serve_again_after_a_bad_program() -> None:
    game = new_game("explore", ["Ann", "Bo"])
    state = game.deal(game.shuffle(random.Random(1)))
    view = game.view(state, 0)
    programs = Programs(REGISTRY, seconds=5.0, workers=1)
    try:
        named = ("first", "dies", "lies", "first")
        answers = [await programs.decide(name, game, ["Ann", "Bo"], view) for name in named]
        both = await asyncio.gather(*(programs.decide("first", game, ["Ann", "Bo"], view) for _ in range(4)))
    finally:
        programs.stop()
    assert answers == [view.legal[0], None, None, view.legal[0]]
    assert both == [view.legal[0]] * 4


@pytest.mark.parametrize(("teams", "mates"), [((), 1), (("Ann+Cem",), 2), (("Ann+Bo+Cem",), 3)])
async def test_a_program_at_a_table_with_teams_knows_its_mates(teams: tuple[str, ...], mates: int) -> None:
    """P03: who is on his own side; Dan plays for himself."""
    seats = ["Ann", "Bo", "Cem", "Dan=bot"]
    game = new_game("connect", seats, options=["advantage=Bo:1"], teams=teams)
    view = game.view(game.deal(game.shuffle(random.Random(1))), 0)
    programs = Programs(REGISTRY, seconds=60.0, workers=1)
    try:
        assert await programs.decide("mates", game, seats, view) == view.legal[mates]
    finally:
        programs.stop()


class Gated(Worker):
    """Answers one question at a time with the first legal move, once the gate is open."""

    gate = threading.Event()
    asked = threading.Event()
    busy = False

    def ask(self, asked: Asked, seconds: float) -> int | None:
        assert not Gated.busy
        Gated.busy = True
        Gated.asked.set()
        Gated.gate.wait()
        Gated.busy = False
        return asked[1].legal[0]


async def test_nobody_gets_the_answer_to_a_question_that_was_given_up(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """A table that is put away stops waiting; its worker, still at it, serves the next one only then."""
    monkeypatch.setattr("discovery.server.programs.Worker", Gated)
    game = new_game("select", ["Ann", "Bo"])
    state = game.deal(game.shuffle(random.Random(1)))
    first, second = (game.view(state, seat) for seat in (0, 1))
    assert first.legal[0] not in second.legal
    programs = Programs(REGISTRY, seconds=60.0, workers=1)

    given_up = asyncio.create_task(programs.decide("first", game, ["Ann", "Bo"], first))
    await asyncio.to_thread(Gated.asked.wait)
    given_up.cancel()
    await asyncio.wait([given_up])
    waiting = asyncio.create_task(programs.decide("first", game, ["Ann", "Bo"], second))
    for _ in range(1000):
        await asyncio.sleep(0)
    Gated.gate.set()

    assert await waiting == second.legal[0]
