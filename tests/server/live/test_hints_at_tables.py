"""Hints at a table: who may ask, what is thought about once, what nobody else learns."""

from __future__ import annotations

import asyncio
import json
from contextlib import AsyncExitStack
from pathlib import Path
from typing import Any

import pytest

from discovery.core.errors import DiscoveryError
from discovery.engines.requests import AdviceQuestion, Request
from discovery.server.protocol import Accepted, Explained, Hint, Hinted, Refused
from tests.support.server.harness import Player, fresh_id, plan, serving
from tests.support.server.scenes import act, run, sit_down, stop_table, table_of
from tests.support.server.simulated_clock import ScriptedPrograms, Stage, Visitor

TWO = ("me Ann", "me Bo")
SECONDS = 3.0


class ScriptedAdvisers(ScriptedPrograms):
    """Programs that praise the first legal move after three seconds; ``text`` is said instead."""

    def __init__(self, text: str | None = "") -> None:
        super().__init__()
        self.text = text
        self.asked: list[AdviceQuestion] = []

    async def consult(self, request: Request[AdviceQuestion]) -> str | None:
        inquiry = request.question()
        if inquiry is None:
            return None
        self.asked.append(inquiry)
        await asyncio.sleep(SECONDS)
        _, consultation = inquiry.input
        first = [consultation.view.legal[0], 0.5, [["points", [0], 3, 1]]]
        return json.dumps([first]) if self.text == "" else self.text


async def hint(stage: Stage, visitor: Visitor) -> Hinted:
    return await stage.live.hints.hint(visitor.guest, Hint(fresh_id()))


async def refused(stage: Stage, visitor: Visitor) -> str:
    with pytest.raises(DiscoveryError) as caught:
        await hint(stage, visitor)
    return str(caught.value.code)


def explore(**given: Any) -> Any:
    return table_of(plan(*TWO, **given))


def test_who_is_to_move_hears_moves_and_reasons() -> None:
    async def scene(stage: Stage) -> None:
        ann, _ = await sit_down(stage, 0, 1)
        told = await hint(stage, ann)
        assert told.seq == ann.latest.seq
        assert [(one.move, one.value) for one in told.hints] == [("place gathering", 50)]
        reason = told.hints[0].reasons[0]
        assert (reason.code, reason.cards, reason.number, reason.seat) == ("points", ["gathering"], 3, 1)

    run(explore(), scene, programs=ScriptedAdvisers())


def test_a_position_is_thought_about_once_however_often_it_is_asked() -> None:
    advisers = ScriptedAdvisers()

    async def scene(stage: Stage) -> None:
        ann, again = await sit_down(stage, 0, 0)
        both = await asyncio.gather(hint(stage, ann), hint(stage, again))
        assert stage.seconds == SECONDS
        assert both[0].hints == both[1].hints == (await hint(stage, ann)).hints
        assert stage.seconds == SECONDS
        assert len(advisers.asked) == 1
        await ann.play("place gathering")
        await hint(stage, ann)
        assert len(advisers.asked) == 2

    run(explore(), scene, programs=advisers)


def test_a_worker_gets_the_view_of_the_seat_and_nothing_else() -> None:
    advisers = ScriptedAdvisers()

    async def scene(stage: Stage) -> None:
        (ann,) = await sit_down(stage, 0)
        await ann.play("place gathering")
        await hint(stage, ann)
        played = stage.live.table.running_game
        assert played is not None
        chair, consultation = advisers.asked[0].input
        assert (chair.program, chair.spec.seats) == ("", ("Ann", "Bo"))
        assert consultation.view == played.game.view(played.state, 0)
        assert consultation.observed == stage.live.table.observed(0)

    run(explore(), scene, programs=advisers)


def test_nobody_else_may_ask_or_learns_that_somebody_did() -> None:
    async def scene(stage: Stage) -> None:
        ann, bo, watcher = await sit_down(stage, 0, 1, -1)
        before = [len(visitor.frames) for visitor in (bo, watcher)]
        await hint(stage, ann)
        await stage.settle()
        assert [len(visitor.frames) for visitor in (bo, watcher)] == before
        assert stage.journal.events == []
        assert await refused(stage, bo) == "no-hint"
        assert await refused(stage, watcher) == "not-seated"

    run(explore(), scene, programs=ScriptedAdvisers())


def test_a_table_plays_without_hints_where_its_plan_says_so() -> None:
    advisers = ScriptedAdvisers()

    async def scene(stage: Stage) -> None:
        (ann,) = await sit_down(stage, 0)
        assert not ann.latest.table.hints
        assert await refused(stage, ann) == "hints-off"
        assert advisers.asked == []

    run(explore(hints=False), scene, programs=advisers)


def test_H02_a_seat_that_has_answered_in_a_window_gets_no_hint() -> None:
    async def scene(stage: Stage) -> None:
        ann, bo = await sit_down(stage, 0, 1)
        await act(ann)
        await bo.until(lambda seen: seen.position is not None and seen.position.window is not None)
        assert (await hint(stage, bo)).hints
        await bo.play("let")
        assert await refused(stage, bo) == "no-hint"

    run(stop_table("me Ann", "me Bo", "me Cem", window_seconds=30), scene, programs=ScriptedAdvisers())


@pytest.mark.parametrize("text", [None, "!", "[1]", '[["a"]]', "{}"])
def test_without_a_usable_answer_there_is_no_hint(text: str | None) -> None:
    async def scene(stage: Stage) -> None:
        (ann,) = await sit_down(stage, 0)
        assert await refused(stage, ann) == "no-hint"

    run(explore(), scene, programs=ScriptedAdvisers(text))


# ---- over a socket, with a process that really thinks ----------------------------------------------------


async def asked(player: Player) -> Hinted | Refused:
    await player.say(Hint(fresh_id()))
    while not isinstance(message := await player.next(), Hinted | Refused):
        pass
    return message


def test_a_hint_comes_over_the_socket_while_its_player_asks_more(tmp_path: Path) -> None:
    async def scene() -> None:
        async with AsyncExitStack() as stack:
            served = await stack.enter_async_context(serving(tmp_path / "data", hint_iterations=8))
            _, (ann, bo) = await served.started(plan(*TWO), stack)
            await ann.say(Hint("later"))
            assert isinstance(await ann.explain("end"), Explained)
            told = await ann.hear(Hinted)
            assert told.id == "later"
            assert {one.move for one in told.hints} <= set(ann.legal)
            assert len(told.hints) == 2
            refusal = await asked(bo)
            assert isinstance(refusal, Refused)
            assert refusal.fault.code == "no-hint"
            assert isinstance(await ann.play(told.hints[0].move), Accepted)

    asyncio.run(scene())
