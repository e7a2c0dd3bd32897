"""A question to many games: how much a value is, or whether it differs between two ways to play, A and B."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from math import sqrt

from discovery.core.errors import Code, InvalidInput
from discovery.core.workshop.samples import Cell, Measured, Moments, Results

Z_99 = 2.575829
"""Standard deviations on either side of a normal distribution that hold 99 %: a question is looked at several
times while it is played."""


@dataclass(frozen=True, slots=True)
class Question:
    """``values`` are the names of what is asked; the games go on until each is known within ``precision`` on
    either side or, with two sides, differs for certain."""

    cells: tuple[Cell, ...]
    values: tuple[str, ...]
    precision: float
    precisions: Mapping[str, float] = field(default_factory=dict)

    def fine(self, value: str) -> float:
        """The precision wanted of a value: its own, or that of all."""
        return self.precisions.get(value, self.precision)


@dataclass(frozen=True, slots=True)
class CellAnswer:
    """A value of one cell: the mean of each side, and of two the mean difference, A less B, each with half
    its 99 % interval. ``status``: ``"known"``, ``"more"``, ``"less"``, ``"same"`` or ``"open"``."""

    cell: str
    value: str
    games: int
    means: tuple[float, ...]
    halves: tuple[float, ...]
    difference: float | None
    half: float
    status: str


def answer(question: Question, cell: Cell, measured: Measured, value: str) -> CellAnswer:
    """The answer of the measurements to a question about a value in a cell. ``InvalidInput`` BAD_PLAN if no
    game has such a value."""
    sides = [side.of(value) for side in measured.sides]
    if not all(side.n for side in sides):
        raise InvalidInput(Code.BAD_PLAN, given=cell.key, fault=value)
    means, halves = tuple(side.mean for side in sides), tuple(map(_half, sides))
    if len(sides) == 1:
        status = "known" if halves[0] <= question.fine(value) else "open"
        return CellAnswer(cell.key, value, measured.games, means, halves, None, halves[0], status)
    pairs = measured.differences.get(value, Moments())
    difference, half = means[0] - means[1], _half(pairs)
    if pairs.n < 2:
        half = sqrt(halves[0] ** 2 + halves[1] ** 2)
    status = _compared(difference, half, question.fine(value))
    return CellAnswer(cell.key, value, measured.games, means, halves, difference, half, status)


def _half(moments: Moments) -> float:
    """Half of an interval; a value that never changed may still do so in the next game."""
    return Z_99 * (moments.error if moments.squares else max(moments.error, 1 / max(1, moments.n)))


def _compared(difference: float, half: float, precision: float) -> str:
    if abs(difference) > half:
        return "more" if difference > 0 else "less"
    return "same" if half <= precision else "open"


def settled(question: Question, cell: Cell, measured: Measured) -> bool:
    """Whether every value of a cell is known well enough."""
    return all(answer(question, cell, measured, value).status != "open" for value in question.values)


def answers(question: Question, results: Results) -> Sequence[CellAnswer]:
    """All answers, cell by cell."""
    return [
        answer(question, cell, results[cell.key], value)
        for cell in question.cells
        for value in question.values
    ]
