"""Lessons on the page (HTTP): what there is, a step of one, and how a move answers it."""

from __future__ import annotations

from typing import Literal

from msgspec import Struct

from discovery.core.messages import Position
from discovery.server.protocol.game import Step
from discovery.server.protocol.page_messages.decisions import DecisionAnswer


class LessonInfo(Struct):
    """A lesson, whose title is the message ``lesson-<id>``, listed under ``lesson-topic-<topic>``; ``rules``
    has the numbers of the rules that each step touches, ``ending`` those of its last words."""

    id: str
    topic: str
    game: str
    rules: list[list[str]]
    ending: list[str]


class LessonList(Struct):
    """Answer to ``GET api/lessons``, in the order in which they are best taken."""

    lessons: list[LessonInfo]


class LessonStep(Struct):
    """Answer to ``GET api/lessons/ID/STEP``: the table as seat ``seat`` sees it, and what it has observed.

    ``message`` says what to do; ``move`` is the one with which the lesson goes on. At the end, at the number
    behind the last step, ``message`` says what was learnt, and ``move`` is ``""``.
    """

    info: LessonInfo
    deck: str
    options: list[str]
    names: list[str]
    seat: int
    message: str
    rules: list[str]
    move: str
    position: Position
    steps: list[Step]


class LessonAnswer(DecisionAnswer):
    """Answer to ``POST api/lessons/ID/STEP``, a ``DecisionQuestion``: how the move answers the step, ``""``
    where none was played. After ``meant`` and ``accepted`` the lesson goes on with its own move."""

    answer: Literal["", "meant", "accepted", "other"]
