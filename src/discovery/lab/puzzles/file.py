"""Puzzle files: plain text, a head, then each puzzle as a few headers and the record of its game so far."""

from __future__ import annotations

import re
from collections.abc import Iterable

from discovery.core.errors import Code, InvalidRecord
from discovery.core.registry import families
from discovery.core.text import text_in
from discovery.lab.puzzles.puzzle import HARDEST, KINDS, Puzzle
from discovery.play import records
from discovery.play.records.headers import Headers
from discovery.play.records.sections import record_in, sections

FORMAT = 1
MAX_BYTES = 4 * 1024 * 1024
_HEAD = re.compile(r'\ufeff?\[Puzzles "([1-9]\d{0,5})"\]')
_KEYS = ("Kind", "Seat", "Difficulty", "Answers")


def write(puzzles: Iterable[Puzzle]) -> str:
    """The text of a file; ``read(write(puzzles)) == puzzles``."""
    return "\n".join([f'[Puzzles "{FORMAT}"]', *map(_text, puzzles)])


def _text(puzzle: Puzzle) -> str:
    answers = "; ".join(f"{answer}={value}" for answer, value in puzzle.answers)
    values = (puzzle.kind, puzzle.seat, puzzle.difficulty, answers)
    headers = "\n".join(f'[{key} "{value}"]' for key, value in zip(_KEYS, values, strict=True))
    return f"\n=== {puzzle.ident}\n{headers}\n{records.write(puzzle.record)}"


def read_bytes(data: bytes) -> tuple[Puzzle, ...]:
    """As ``read``, from the bytes of a file."""
    if len(data) > MAX_BYTES:
        raise InvalidRecord(Code.TOO_LARGE, given=len(data), most=MAX_BYTES)
    return read(text_in(data, InvalidRecord))


def read(text: str) -> tuple[Puzzle, ...]:
    """The puzzles in ``text``, in its order, not replayed. ``InvalidRecord`` has the line of a fault."""
    lines = text.replace("\r\n", "\n").split("\n")
    head = _HEAD.fullmatch(lines[0].strip())
    if head is None:
        raise InvalidRecord(Code.NO_PUZZLE_FILE, line=1)
    if int(head[1]) > FORMAT:
        raise InvalidRecord(Code.NEWER_FORMAT, line=1, given=head[1], newest=FORMAT)
    return tuple(_puzzle(*section) for section in sections(lines))


def shipped() -> tuple[Puzzle, ...]:
    """The puzzles that come with the families of games."""
    parts = [family.puzzles for family in families() if family.puzzles is not None]
    return tuple(puzzle for part in parts for puzzle in read(part.shipped()))


def _puzzle(name: str, line: int, body: list[str]) -> Puzzle:
    headers = Headers(_KEYS, InvalidRecord)
    for place, key in enumerate(_KEYS, start=1):
        row = body[place - 1] if place <= len(body) else ""
        if headers.add(row.strip(), line + place) != key:
            raise InvalidRecord(Code.BAD_HEADER, line=line + place, given=row[:60])
    if headers.value("Kind") not in KINDS:
        raise InvalidRecord(Code.BAD_HEADER, line=headers.line("Kind"), given=headers.value("Kind")[:60])
    return Puzzle(
        ident=name,
        kind=headers.value("Kind"),
        seat=headers.value("Seat"),
        difficulty=_number(headers, headers.value("Difficulty"), "Difficulty", HARDEST),
        answers=_answers(headers),
        record=record_in(body[len(_KEYS) :], line + len(_KEYS)),
    )


def _answers(headers: Headers) -> tuple[tuple[str, int], ...]:
    pairs = [item.rpartition("=") for item in headers.value("Answers").split(";")]
    return tuple((move.strip(), _number(headers, value, "Answers", 100)) for move, _, value in pairs)


def _number(headers: Headers, text: str, key: str, most: int) -> int:
    if not re.fullmatch(r" *[0-9]{1,3} *", text) or int(text) > most:
        raise InvalidRecord(Code.BAD_HEADER, line=headers.line(key), given=text[:60])
    return int(text)
