"""Lessons over HTTP: step by step, and nothing that the learner may not know."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path
from random import Random

import msgspec
import pytest

from discovery.play.lessons.file import shipped
from discovery.server.present import lessons
from discovery.server.protocol import DecisionQuestion, LessonAnswer, LessonList, LessonStep
from tests.support.server.harness import serving

pytestmark = pytest.mark.anyio

FIRST = next(iter(shipped().values()))


async def test_a_lesson_is_listed_shown_and_answered(tmp_path: Path) -> None:
    async with serving(tmp_path) as served:
        listed = msgspec.json.decode((await served.web.get("api/lessons")).content, type=LessonList)
        assert [info.id for info in listed.lessons] == list(shipped())
        path = f"api/lessons/{FIRST.ident}/0"
        step = msgspec.json.decode((await served.web.get(path)).content, type=LessonStep)
        assert (step.move, step.rules) == (FIRST.steps[0].move, list(FIRST.steps[0].rules))
        assert [seat.cards is None for seat in step.position.seats] == [False, True]

        async def asked(question: DecisionQuestion) -> LessonAnswer:
            answer = await served.web.post(path, content=msgspec.json.encode(question))
            return msgspec.json.decode(answer.content, type=LessonAnswer)

        assert (await asked(DecisionQuestion(play=step.move))).answer == "meant"
        assert (await asked(DecisionQuestion(play="place band"))).answer == "accepted"
        assert (await asked(DecisionQuestion(play="end"))).answer == "other"
        told = await asked(DecisionQuestion(explain=["place fire", step.move]))
        assert [verdict is None for verdict in told.verdicts] == [False, True]
        assert told.answer == ""
        illegal = msgspec.json.encode(DecisionQuestion(play="place fire"))
        assert (await served.web.post(path, content=illegal)).status_code == 422

        end = await served.web.get(f"api/lessons/{FIRST.ident}/{len(FIRST.steps)}")
        assert msgspec.json.decode(end.content, type=LessonStep).move == ""


@pytest.mark.parametrize("ident", ["first-steps", "memory"])
def test_what_is_sent_does_not_depend_on_what_is_hidden(monkeypatch: pytest.MonkeyPatch, ident: str) -> None:
    sent = msgspec.json.encode(lessons.lesson_step(ident, 0))
    at = shipped()[ident].at(0)
    dealt_anew = replace(at, state=at.game.redeal(at.state, at.seat, Random(1)))
    monkeypatch.setattr(lessons, "_at", lambda *_: dealt_anew)
    assert msgspec.json.encode(lessons.lesson_step(ident, 0)) == sent


async def test_unknown_lessons_and_steps_are_refused(tmp_path: Path) -> None:
    async with serving(tmp_path) as served:
        for path in ("nobody/0", f"{FIRST.ident}/{len(FIRST.steps) + 1}"):
            assert (await served.web.get(f"api/lessons/{path}")).status_code == 404
