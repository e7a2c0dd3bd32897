"""Lessons as messages: each step made from what its learner may know."""

from __future__ import annotations

from functools import lru_cache

from discovery.play.decision_point import DecisionPoint
from discovery.play.lessons.file import lesson_called, shipped
from discovery.play.lessons.lesson import Lesson, answer
from discovery.server.present.decision_point import position_of, present_of, steps_of, tell
from discovery.server.protocol import DecisionQuestion, LessonAnswer, LessonInfo, LessonList, LessonStep

KEPT = 256
"""Positions in memory: more than the steps that a few learners are at."""


@lru_cache(maxsize=KEPT)
def _at(ident: str, number: int) -> DecisionPoint:
    return lesson_called(ident).at(number)


def lesson_list() -> LessonList:
    """All lessons that can be shown."""
    return LessonList([_info(one) for one in shipped().values() if present_of(one.record.game)])


def lesson_step(ident: str, number: int) -> LessonStep:
    """One step, or the end. ``InvalidInput``: NO_SUCH_LESSON, NO_SUCH_STEP."""
    lesson, at = lesson_called(ident), _at(ident, number)
    step = lesson.steps[number] if number < len(lesson.steps) else None
    return LessonStep(
        info=_info(lesson),
        deck=lesson.record.deck,
        options=list(lesson.record.options),
        names=list(at.game.seats),
        seat=at.seat,
        message=step.message if step else f"lesson-{ident}-end-of",
        rules=list(step.rules if step else lesson.ending),
        move=step.move if step else "",
        position=position_of(at),
        steps=steps_of(at),
    )


def lesson_answer(ident: str, number: int, asked: DecisionQuestion, language: str) -> LessonAnswer:
    """The answer to a learner. ``InvalidInput`` as ``lesson_step`` and for an unknown move, ``IllegalMove``
    for one that may not be played."""
    lesson, at = lesson_called(ident), _at(ident, number)
    reply = LessonAnswer([], [], [], answer="")
    if asked.play and number < len(lesson.steps):
        move, _ = at.game.parse(asked.play)
        at.game.play(at.state.copy(), at.seat, move, *at.game.outcomes(at.state, move)[:1])
        reply.answer = answer(lesson.steps[number], at.game.text(move)).value
    tell(at, asked, reply, language)
    return reply


def _info(lesson: Lesson) -> LessonInfo:
    rules = [list(step.rules) for step in lesson.steps]
    return LessonInfo(lesson.ident, lesson.topic, lesson.record.game, rules, list(lesson.ending))
