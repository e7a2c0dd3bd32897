"""Lesson files: plain text, a head, then each lesson as a title, headers of its own and a record."""

from __future__ import annotations

import re
from functools import cache

from discovery.core.errors import Code, InvalidInput, InvalidRecord
from discovery.core.registry import families
from discovery.play.lessons.lesson import Lesson, lesson_of
from discovery.play.records.headers import Headers
from discovery.play.records.sections import record_in, sections

FORMAT = 1
OWN = ("Seat", "Topic", "End")
"""The headers of a lesson, before those of its record: the learner's seat, what it is listed under, and the
numbers of the rules that its last words are about, which may be missing."""
_HEAD = re.compile(r'\[Lessons "([1-9]\d{0,5})"\]')


def read(text: str) -> tuple[Lesson, ...]:
    """The lessons in ``text``, in its order. ``InvalidRecord`` has the line of a fault."""
    lines = text.split("\n")
    head = _HEAD.fullmatch(lines[0].strip())
    if head is None or int(head[1]) > FORMAT:
        raise InvalidRecord(Code.BAD_HEADER, line=1, given=lines[0][:60])
    return tuple(_lesson(*section) for section in sections(lines))


def _lesson(name: str, line: int, body: list[str]) -> Lesson:
    headers, above = Headers(OWN, InvalidRecord), 0
    while above < len(body) and body[above].startswith(tuple(f"[{key} " for key in OWN)):
        above += 1
        headers.add(body[above - 1].strip(), line + above)
    for key in OWN[:2]:
        if key not in headers:
            raise InvalidRecord(Code.NO_HEADER, line=line, given=key)
    record = record_in(body[above:], line + above)
    ending = tuple(headers.value("End").split())
    return lesson_of(name, headers.value("Seat"), record, topic=headers.value("Topic"), ending=ending)


@cache
def shipped() -> dict[str, Lesson]:
    """The lessons that come with the families of games, by their names."""
    lessons = [lesson for family in families() if family.lessons for lesson in read(family.lessons)]
    return {lesson.ident: lesson for lesson in lessons}


def lesson_called(ident: str) -> Lesson:
    """The lesson with that id. ``InvalidInput(NO_SUCH_LESSON)``."""
    if ident not in shipped():
        raise InvalidInput(Code.NO_SUCH_LESSON, given=ident[:60])
    return shipped()[ident]
