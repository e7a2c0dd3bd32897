"""Puzzles on the page (HTTP): what there is, one of them, an answer and what a solver may ask."""

from __future__ import annotations

from msgspec import Struct

from discovery.core.messages import Position
from discovery.server.protocol.advice import ReasonInfo
from discovery.server.protocol.game import Step
from discovery.server.protocol.page_messages.decisions import DecisionAnswer, DecisionQuestion


class PuzzleInfo(Struct):
    """A puzzle: ``kind`` is ``best`` or ``finish``, ``difficulty`` 1 to 5."""

    id: str
    kind: str
    game: str
    deck: str
    seats: int
    difficulty: int


class PuzzleList(Struct):
    """Answer to ``GET api/puzzles``: the easiest first."""

    puzzles: list[PuzzleInfo]


class PosedPuzzle(Struct):
    """Answer to ``GET api/puzzles/ID``: the table as seat ``seat`` sees it, and what it has observed."""

    info: PuzzleInfo
    options: list[str]
    names: list[str]
    seat: int
    position: Position
    steps: list[Step]


class PuzzleQuestion(DecisionQuestion, forbid_unknown_fields=True):
    """``POST api/puzzles/ID``: an answer (``play``), ``give_up``, or a question."""

    give_up: bool = False


class PuzzleSolution(Struct):
    """The best move, the shares of the win that it and the next best promise, in hundredths, and why."""

    move: str
    value: int
    second: int
    reasons: list[ReasonInfo]


class PuzzleAnswer(DecisionAnswer):
    """Answer to a ``PuzzleQuestion``.

    Of an answer whether it is ``right`` (``None`` without one) and its share ``value``, in hundredths, beside
    the ``best`` one; ``solution`` only if it was right or given up.
    """

    right: bool | None
    value: int
    best: int
    solution: PuzzleSolution | None
