"""Evaluates a position: the share of the win that each seat may expect.

A weighted sum of a few facts about each seat, then a softmax over the sums.
The weights are fitted to games that ``level-3`` played against itself (``python -m tooling.fit_evaluator``).
"""

from __future__ import annotations

from math import exp

from discovery.core.bits import BIT, count
from discovery.evolution.model.phases import OVER
from discovery.evolution.model.rows import MAX_SEATS, padded
from discovery.evolution.model.setup import Setup
from discovery.evolution.model.state import State

FACTS = ("points", "hand", "discards", "fitting", "wait")
"""Points; cards in hand and selected; discards; cards in hand that fit now; how far away the seat's turn is,
from 0 (its own) to 1."""

WEIGHTS = {
    "intro": ((0.00, 0.00), (-0.68, 1.60), (-0.06, -0.07), (0.82, -1.54), (-0.64, 1.56)),
    "memory": ((0.00, 0.00), (-0.69, 1.58), (0.04, 0.00), (0.72, -1.30), (-0.61, 1.51)),
    "explore": ((0.18, -0.22), (-0.29, 0.00), (0.05, -1.80), (0.42, -0.39), (-0.65, 1.06)),
    "select": ((0.22, 0.01), (-0.36, 2.44), (-0.25, -0.09), (0.83, -1.54), (-0.17, 0.36)),
    "connect": ((0.15, -0.14), (-0.29, 0.00), (-0.03, -0.52), (0.55, -0.80), (-0.67, 0.99)),
    "classic-connect": ((0.35, -0.26), (0.20, 0.07), (-0.98, 0.56), (0.20, 0.07), (-2.12, 1.41)),
    "classic-simple": ((0.52, -0.17), (-0.01, 3.22), (-0.16, -1.10), (0.51, -0.75), (-0.56, -1.00)),
    "classic-select": ((0.39, 0.16), (-0.38, 1.21), (-0.18, -0.56), (0.69, -1.02), (-0.25, -0.01)),
    "classic-memory": ((0.00, 0.00), (2.03, -12.40), (-0.84, -0.18), (1.10, 0.83), (0.95, -5.59)),
    "fusion": ((0.10, -0.08), (-0.21, 0.00), (-0.16, -0.62), (0.60, -1.16), (-0.21, -0.19)),
}
"""By game, the weight of each fact when the stack is used up, and what is added to it while the stack is
whole. Other games use those of Explore if they have points, else those of Intro."""


class Evaluator:
    """``worth`` has, by seat, the share (0 to 1) in the position that ``judge`` looked at last.

    ``margin`` is the part of a finished game's value that depends on its margin; the rest is won or lost.
    """

    __slots__ = ("added", "facts", "margin", "setup", "sides", "standings", "steady", "worth")

    def __init__(self, setup: Setup, margin: float) -> None:
        self.setup = setup
        self.margin = margin
        self.sides = padded(list(dict.fromkeys(setup.mates)), MAX_SEATS)
        weights = WEIGHTS.get(setup.rules.name) or WEIGHTS["explore" if setup.scored else "intro"]
        self.steady = [steady for steady, _ in weights]
        self.added = [added for _, added in weights]
        self.facts = [0.0] * 5
        self.standings = [0.0] * 9
        self.worth = [0.0] * 9

    def look(self, state: State, seat: int) -> None:
        """Gather the ``FACTS`` about a seat."""
        seats = self.setup.seat_count
        hand = state.hands[seat] | state.selection(seat)
        self.facts[0] = state.points[seat]
        self.facts[1] = count(hand)
        self.facts[2] = count(state.discards[seat])
        self.facts[3] = count(hand & state.ready)
        away = seat - state.turn if seat >= state.turn else seat - state.turn + seats
        self.facts[4] = away / (seats - 1.0) if seats > 1 else 0.0

    def judge(self, state: State) -> None:
        """The share of the win of every seat, into ``worth``."""
        self._expect(state)
        if state.phase != OVER:
            return
        margin = self.margin
        winning = 0
        for place in range(9):
            winning += self.sides[place] & state.winners != 0
        for seat in range(self.setup.seat_count):
            won = 1.0 / winning if state.winners & self.setup.mates_of[seat] else 0.0
            self.worth[seat] = (1 - margin) * won + margin * self.worth[seat]

    def _expect(self, state: State) -> None:
        best = -1000.0
        left = share_left(state)
        flat = flattening(left)
        for place in range(9):
            if self.sides[place] & ~state.left:
                self.standings[place] = self._standing(state, self.sides[place] & ~state.left, left) / flat
                best = max(best, self.standings[place])
        every = 0.0
        for place in range(9):
            self.standings[place] = (
                exp(self.standings[place] - best) if self.sides[place] & ~state.left else 0.0
            )
            every += self.standings[place]
        for seat in range(self.setup.seat_count):
            for place in range(9):
                if self.sides[place] & BIT[seat]:
                    self.worth[seat] = self.standings[place] / every if not state.left & BIT[seat] else 0.0

    def _standing(self, state: State, side: int, left: float) -> float:
        """The weighted sum of the facts about the seats of a side; ``left`` is the share of the stack."""
        standing = 0.0
        for seat in range(self.setup.seat_count):
            if side & BIT[seat]:
                self.look(state, seat)
                for fact in range(5):
                    standing += (self.steady[fact] + left * self.added[fact]) * self.facts[fact]
        return standing


def share_left(state: State) -> float:
    """The share of the stack that is left, from 0 to 1."""
    return (state.setup.stack_end - state.top) / (1.0 * state.setup.stack_end)


def flattening(left: float) -> float:
    """The divisor of all weights: with much of the stack ``left``, the outcome is less certain."""
    return 1.0 + 2.5 * left
