"""Plans the rest of a turn where each card borders the one before and scores by kinship (S12, S13, S26).

Every snake is tried, as far as the number of tries allows. What new cards a harvest brings is not known; the
plan is made again after each card.
"""

from __future__ import annotations

from discovery.core.bits import BIT, count, lowest, members
from discovery.evolution.board.kinship import kinship
from discovery.evolution.board.links import EDGE
from discovery.evolution.board.plane import SIDES, STEPS, WRAP, Plane
from discovery.evolution.bots.policy.values import (
    DEPTH,
    FINALIST_WORTH,
    FREED,
    FRESH_CARD,
    HARVESTED,
    IDLE,
    LEFT_TO_OTHERS,
    UNBURIED,
    UNIT,
)
from discovery.evolution.model import codes
from discovery.evolution.model.setup import Setup
from discovery.evolution.model.state import State
from discovery.evolution.moves.placing import spots_for, within_reach
from discovery.evolution.variants.classic.flow import OPENING_POINTS

_STEPS = STEPS

THOROUGH = 4000
"""Tries for a plan that is made once a decision."""


class SnakePlanner:
    """``head`` and ``extra`` are the first move of the best snake, ``gain`` is its value over stopping.

    ``most`` is how many placements are tried for a plan, ``tries`` how many were, ``limit`` how many may be
    until the next first card. A card of the hand is worth ``fresh``, the last one ``out`` more; ``opening``
    is what an opened era is worth. ``plane`` is that of the position: cards are laid there and lifted again.
    A ``wary`` planner counts what it leaves to the others: the best spots of the ``unseen`` cards, of which
    ``best`` has the points by card.
    """

    __slots__ = (
        "best",
        "extra",
        "fresh",
        "gain",
        "head",
        "limit",
        "most",
        "opening",
        "out",
        "plane",
        "setup",
        "tries",
        "unseen",
        "wary",
    )

    def __init__(self, setup: Setup, most: int, wary: bool = False) -> None:
        self.setup, self.most, self.wary = setup, most, wary
        self.best = [0] * 128  # WIDTH, as a number: fixed lengths when compiled
        self.unseen = 0
        self.opening = UNIT * OPENING_POINTS + HARVESTED
        self.plane: Plane | None = None
        self.head = self.extra = self.gain = self.tries = self.limit = self.fresh = self.out = 0

    def plan(self, state: State, seat: int, place: int) -> bool:
        """Whether there is a snake that begins with one of ``place``."""
        part = state.classic
        assert part is not None
        self.plane = state.plane
        self.head, self.tries = -1, 0
        lasts = state.top < self.setup.stack_end
        self.fresh = FRESH_CARD if lasts else UNBURIED
        self.out = 0 if lasts or part.finalist >= 0 else FINALIST_WORTH
        hand = state.hands[seat]
        reach = within_reach(state, seat)
        self.unseen = self.setup.discoveries & ~(state.tree | state.shown | hand)
        now = self.gain = self._left()
        idle = 0 if part.spent or not hand or part.last_turns & BIT[seat] else IDLE
        first = [(card, spot) for card in members(place) for spot in spots_for(state, card)]
        for number, (card, extra) in enumerate(first):
            self.limit = self.most * (number + 1) // len(first)
            value = self._lay(card, extra - 1, hand, reach, state.opened, idle, 1)
            if value > self.gain:
                self.head, self.extra, self.gain = codes.PLACE << codes.SHIFT | card, extra, value
        self.gain -= now
        return self.head >= 0

    def _lay(self, card: int, spot: int, hand: int, reach: int, opened: int, idle: int, depth: int) -> int:
        """The value of laying a card there, and of the best that can follow."""
        plane, bit, era = self.plane, BIT[card], BIT[self.setup.era_of[card]]
        assert plane is not None
        self.tries += 1
        value = UNIT * kinship(plane, card, spot)
        if not opened & era and self.setup.era_of[card] != self.setup.silent_era:
            opened |= era
            value += self.opening
        if hand & bit:
            hand ^= bit
            value += self.fresh + idle + (0 if hand else self.out)
            idle = 0
        else:
            value += FREED
        plane.lay(card, spot)
        if depth < DEPTH and self.tries < self.limit:
            value += self._follow(spot, hand, reach & ~bit, opened, idle, depth)
        else:
            value += self._left()
        plane.lift(card)
        return value

    def _follow(self, last: int, hand: int, reach: int, opened: int, idle: int, depth: int) -> int:
        """The value of the best way to go on from the card at a spot, or to stop."""
        plane, best = self.plane, self._left()
        assert plane is not None
        for side in range(SIDES):
            spot = (last + _STEPS[side]) & WRAP
            if plane.grid[spot] != EDGE:
                continue
            cards = plane.fitting(spot, False) & reach
            while cards and self.tries < self.limit:
                value = self._lay(lowest(cards), spot, hand, reach, opened, idle, depth + 1)
                cards &= cards - 1
                best = max(best, value)
        return best

    def _left(self) -> int:
        """The value of what the plane leaves to the others, 0 or less: the points of an unseen card on its
        best spot, on average, as often as they place one in a turn."""
        if not self.wary or not self.unseen:
            return 0
        plane, rest = self.plane, self.unseen
        assert plane is not None
        while rest:
            self.best[lowest(rest)] = 0
            rest &= rest - 1
        for index in range(plane.edges):
            rest = plane.fit[index] & self.unseen
            while rest:
                card = lowest(rest)
                rest &= rest - 1
                self.best[card] = max(self.best[card], kinship(plane, card, plane.edge[index]))
        points, rest = 0, self.unseen
        while rest:
            points += self.best[lowest(rest)]
            rest &= rest - 1
        return -LEFT_TO_OTHERS * points // count(self.unseen)
