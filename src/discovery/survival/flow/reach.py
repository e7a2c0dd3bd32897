"""What it costs a seat to get to each space, and the way there."""

from __future__ import annotations

from typing import TYPE_CHECKING

from discovery.core.bits import BIT
from discovery.survival.board.hexes import FAR_AWAY
from discovery.survival.model import queries
from discovery.survival.model.state import NONE
from discovery.survival.moves.travelling import cost_of

if TYPE_CHECKING:
    from discovery.survival.model.state import State


class Reach:
    """The cheapest ways of a seat over discovered ground. ``costs`` is the stamina to each space,
    ``FAR_AWAY`` where it cannot go; ``before`` is the space from which the way comes."""

    def __init__(self, state: State, seat: int, avoided: int = 0) -> None:
        """The way never goes on from an ``avoided`` space, but may end there."""
        ground = state.setup.ground
        start = state.pos[seat]
        self.start = start
        self.costs = [FAR_AWAY] * ground.spaces
        self.before = [NONE] * ground.spaces
        self.costs[start] = 0
        # Steps cost 1 to 3, so three buckets in turn hold all that can be reached next.
        buckets: list[list[int]] = [[start], [], [], []]
        done = 0
        for cost in range(FAR_AWAY):
            for space in buckets[cost % 4]:
                if done & BIT[space] or self.costs[space] != cost:
                    continue
                done |= BIT[space]
                if space != start and avoided & BIT[space]:
                    continue
                for other in ground.neighbours[space * 6 : space * 6 + 6]:
                    if other < 0 or not queries.is_discovered(state, other):
                        continue
                    farther = cost + cost_of(state, seat, other)
                    if farther < self.costs[other]:
                        self.costs[other] = farther
                        self.before[other] = space
                        buckets[farther % 4].append(other)
            buckets[cost % 4] = []
            if not any(buckets):
                return

    def first_step(self, space: int) -> int:
        """The first space of the way to ``space``; ``NONE`` if there is none, or if one stands there."""
        step = NONE
        while space not in (self.start, NONE):
            step, space = space, self.before[space]
        return step if space == self.start else NONE
