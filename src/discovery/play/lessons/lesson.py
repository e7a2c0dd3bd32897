"""A lesson: a record, the seat of its learner, and the steps that its comments tell.

A comment ``learn: SENTENCE; RULES; or MOVE | MOVE`` makes its line a step: the learner plays it, or one of
the other moves, in which ``*`` stands for anything. The lesson then goes on with the line. What a step says
is the message ``lesson-LESSON-SENTENCE``; the numbers of the rules are separated by blanks. Moves of the
learner without a comment are played by themselves.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, replace
from enum import Enum
from fnmatch import fnmatchcase

from discovery.core.errors import Code, InvalidInput, InvalidRecord
from discovery.play.decision_point import DecisionPoint
from discovery.play.records import Record
from discovery.play.records.record import Line

MARK = "learn:"
_OTHERS = "or "
_DREW = " = "
"""The sign in a line before an outcome, which a learner does not know beforehand."""


@dataclass(frozen=True, slots=True)
class LessonMove:
    """A step: the ``place`` of its line in the record, the id of its message, the numbers of the rules that
    it touches, the ``move`` with which the lesson goes on, and patterns of ``others`` that are accepted."""

    place: int
    message: str
    rules: tuple[str, ...]
    move: str
    others: tuple[str, ...] = ()


class StepAnswer(Enum):
    """How a move answers a step: it is the lesson's own, another one that is accepted, or neither."""

    MEANT = "meant"
    ACCEPTED = "accepted"
    OTHER = "other"


@dataclass(frozen=True, slots=True)
class Lesson:
    """A lesson. Its title is the message ``lesson-IDENT``, its last words are ``lesson-IDENT-end-of``, which
    touch the rules of ``ending``. It is listed under the message ``lesson-topic-TOPIC``."""

    ident: str
    seat: str
    record: Record
    steps: tuple[LessonMove, ...]
    topic: str = ""
    ending: tuple[str, ...] = ()

    @property
    def rules(self) -> frozenset[str]:
        """The numbers of all rules that its steps and its last words touch."""
        return frozenset(self.ending).union(*(step.rules for step in self.steps))

    def at(self, number: int) -> DecisionPoint:
        """The position of a step, counted from 0; that of the end for the number behind the last one.
        ``InvalidInput(NO_SUCH_STEP)``."""
        if not 0 <= number <= len(self.steps):
            raise InvalidInput(Code.NO_SUCH_STEP, given=str(number)[:60], most=len(self.steps))
        if number == len(self.steps):
            return DecisionPoint.after(self.record, self.seat)
        step = self.steps[number]
        begun = replace(self.record, lines=self.record.lines[: step.place], scores=None, winners=None)
        return DecisionPoint.after(begun, self.seat, move=step.move)


def lesson_of(
    ident: str, seat: str, record: Record, *, topic: str = "", ending: tuple[str, ...] = ()
) -> Lesson:
    """The lesson that a record's comments tell. ``InvalidRecord`` with the line of a comment of another seat
    than the learner's."""
    return Lesson(ident, seat, record, tuple(_steps(ident, seat, record)), topic, ending)


def _steps(ident: str, seat: str, record: Record) -> Iterator[LessonMove]:
    for place, line in enumerate(record.lines):
        if line.comment.startswith(MARK):
            if line.seat != seat:
                raise InvalidRecord(Code.UNKNOWN_SEAT, line=line.number, given=line.seat[:60])
            yield _step(ident, place, line)


def _step(ident: str, place: int, line: Line) -> LessonMove:
    name, rules, others = (part.strip() for part in (line.comment[len(MARK) :] + ";;").split(";")[:3])
    patterns = [one.strip() for one in others.removeprefix(_OTHERS).split("|") if one.strip()]
    move = line.move.partition(_DREW)[0]
    return LessonMove(place, f"lesson-{ident}-{name}", tuple(rules.split()), move, tuple(patterns))


def answer(step: LessonMove, move: str) -> StepAnswer:
    """How a move, in notation without its outcome, answers a step."""
    if move == step.move:
        return StepAnswer.MEANT
    return StepAnswer.ACCEPTED if any(fnmatchcase(move, one) for one in step.others) else StepAnswer.OTHER
