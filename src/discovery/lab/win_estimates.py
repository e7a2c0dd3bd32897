"""Accounts of games whose family foresees: it tells the chances of every seat before each line, and after its
move, before chance decides. What a move changes by that is its seat's doing, unless a turn ends with it, as
time passes then; the rest of the line is luck.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from itertools import zip_longest

from discovery.lab.chances import (
    CARDS,
    CHOICE,
    DICE,
    REST,
    ChoiceLoss,
    Point,
    SeatChances,
    Turn,
    chosen_turns,
)

SEEN = 0.005
"""Changes below this are no point of a curve: half a hundredth."""
SURE = 1.0
"""A move by which a seat certainly wins is its own doing, even if its turn ends with it."""


@dataclass(frozen=True, slots=True)
class LineEstimate:
    """The chances of all seats before line ``line`` of seat ``mover`` in turn ``turn`` (``now``) and after
    its move, before chance decides (``expected``), 0 to 1; ``drawn``: the line holds an outcome of chance."""

    line: int
    mover: int
    turn: int
    now: tuple[float, ...]
    expected: tuple[float, ...]
    drawn: bool


@dataclass(frozen=True, slots=True)
class GameEstimates:
    """A finished game: its number of ``lines``, the ``estimates`` of some of them, the shares at its end."""

    lines: int
    estimates: Sequence[LineEstimate]
    ends: Sequence[float]
    decisions: Sequence[ChoiceLoss]

    def accounts(self) -> tuple[SeatChances, ...]:
        """An account for each seat."""
        return tuple(self._account(seat) for seat in range(len(self.ends)))

    def turns(self) -> tuple[Turn, ...]:
        """The turning points: choices that gave much away, and what chance brought."""
        changes = [
            Turn(
                one.seat, one.line - 1, one.line, one.best_value, one.chosen_value, chosen=True, cause=CHOICE
            )
            for one in self.decisions
        ]
        for seat in range(len(self.ends)):
            for one, after in self._afterwards(seat):
                cause, before = _cause(one), one.expected[seat]
                changes.append(Turn(seat, one.line - 1, one.line, before, after, chosen=False, cause=cause))
        return chosen_turns(changes)

    def _account(self, seat: int) -> SeatChances:
        curve = self._curve(seat)
        parts = dict.fromkeys((CHOICE, DICE, CARDS), 0.0)
        for one, after in self._afterwards(seat):
            parts[_cause(one)] += after - one.expected[seat]
        for one, next_one in zip_longest(self.estimates, self.estimates[1:]):
            goes_on = next_one is not None and one.turn == next_one.turn
            if one.mover == seat and (goes_on or one.expected[seat] == SURE):
                parts[CHOICE] += one.expected[seat] - one.now[seat]
        parts[REST] = curve[-1].chance - curve[0].chance - sum(parts.values())
        return SeatChances(seat, curve, tuple(parts.items()))

    def _curve(self, seat: int) -> tuple[Point, ...]:
        """The chance after each line that changes it visibly."""
        end, lost = (
            self.ends[seat],
            {one.line for one in self.decisions if one.seat == seat and one.loss > SEEN},
        )
        curve = [Point(0, self.estimates[0].now[seat] if self.estimates else end, chosen=False)]
        for one, after in self._afterwards(seat):
            if abs(after - curve[-1].chance) >= SEEN:
                curve.append(Point(one.line, after, one.line in lost))
        if curve[-1].line < self.lines or curve[-1].chance != end:
            curve.append(Point(self.lines, end, chosen=False))
        return tuple(curve)

    def _afterwards(self, seat: int) -> Iterator[tuple[LineEstimate, float]]:
        """Each line with the seat's chance (0 to 1) after it, as it is told before the next line.
        Before a line that is not told, such as somebody's leaving, luck changes nothing."""
        for place, one in enumerate(self.estimates):
            if place + 1 < len(self.estimates):
                next_one = self.estimates[place + 1]
                there = next_one.line == one.line + 1
                yield one, (next_one.now if there else one.expected)[seat]
            else:
                yield one, self.ends[seat] if one.line == self.lines else one.expected[seat]


def _cause(one: LineEstimate) -> str:
    return DICE if one.drawn else CARDS
