"""The value of the tables of a contest. Points are counted in halves, so that they stay whole numbers."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Literal

Format = Literal["swiss", "arena", "duplicate"]
NOBODY = 0
"""Stands for a program that fills a seat: entrants have numbers from 1."""


@dataclass(frozen=True, slots=True)
class TableResult:
    """How a table ended, by seat. ``scores`` is ``None`` in games without scores. ``decided`` is the reason
    of the director who decided it, ``""`` for a game that ended by itself; ``closed``: it never ended."""

    winners: tuple[int, ...]
    scores: tuple[int, ...] | None = None
    decided: str = ""
    closed: bool = False

    def value(self, seat: int) -> tuple[bool, int]:
        """The result of a seat, as it is compared: winners come before all others, then scores count."""
        return seat in self.winners, 0 if self.scores is None else self.scores[seat]


@dataclass(frozen=True, slots=True)
class Board:
    """A table of a contest: the entrants by seat, and how it ended (``None`` while it is played). A bye has
    one seat and no ``game``."""

    round: int
    board: int
    seats: tuple[int, ...]
    game: str | None
    result: TableResult | None = None


def halves(own: tuple[bool, int], others: Sequence[tuple[bool, int]]) -> int:
    """A point for each of the ``others`` that reached less, half a point for each that reached the same."""
    return sum(2 if own > other else own == other for other in others)


def points_at(result: TableResult, seats: int) -> list[int]:
    """The half points of each seat against the others at the same table."""
    values = [result.value(seat) for seat in range(seats)]
    return [halves(own, values[:seat] + values[seat + 1 :]) for seat, own in enumerate(values)]


def points_across(results: Sequence[TableResult], seats: int) -> list[list[int]]:
    """The half points of each seat at tables of the same deal, against the same seat at the other tables."""
    columns = [[result.value(seat) for result in results] for seat in range(seats)]
    return [
        [halves(column[row], column[:row] + column[row + 1 :]) for column in columns]
        for row in range(len(results))
    ]


def of_a_bye(seats: int) -> int:
    """The half points of a bye: as if level with everybody at a table."""
    return seats - 1
