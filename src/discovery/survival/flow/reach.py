"""What it costs a seat to get to each space, and the way there."""

from __future__ import annotations

from typing import TYPE_CHECKING

from discovery.core.bits import BIT, lowest
from discovery.survival.board.hexes import FAR_AWAY
from discovery.survival.model.state import NONE
from discovery.survival.moves.travelling import cost_of

if TYPE_CHECKING:
    from discovery.survival.model.state import State


class Reach:
    """The cheapest ways of a seat over discovered ground. ``costs`` is the stamina to each space,
    ``FAR_AWAY`` where it cannot go; ``before`` is the space from which the way comes."""

    __slots__ = ("before", "costs", "start")

    def __init__(self, state: State, seat: int, avoided: int = 0) -> None:
        """The way never goes on from an ``avoided`` space, but may end there."""
        self.start = state.pos[seat]
        self.costs = [FAR_AWAY] * 119
        self.before = [NONE] * 119
        self._spread(state, seat, avoided)

    def _spread(self, state: State, seat: int, avoided: int) -> None:
        ground = state.setup.ground
        self.costs[self.start] = 0
        # Steps cost 1 to 3, so four sets in turn hold what is reached now and by one, two, three more.
        now, next_1, next_2, next_3 = BIT[self.start], 0, 0, 0
        done = cost = 0
        while now | next_1 | next_2 | next_3:
            now &= ~done
            done |= now
            if cost > 0:
                now &= ~avoided
            while now:
                space = lowest(now)
                now &= now - 1
                for direction in range(6):
                    other = ground.neighbours[space * 6 + direction]
                    if other < 0 or not state.seen & BIT[other // 7] or done & BIT[other]:
                        continue
                    step = cost_of(state, seat, other)
                    if cost + step < self.costs[other]:
                        self.costs[other] = cost + step
                        self.before[other] = space
                        if step == 1:
                            next_1 |= BIT[other]
                        elif step == 2:
                            next_2 |= BIT[other]
                        else:
                            next_3 |= BIT[other]
            now, next_1, next_2, next_3 = next_1, next_2, next_3, 0
            cost += 1

    def first_step(self, space: int) -> int:
        """The first space of the way to ``space``; ``NONE`` if there is none, or if one stands there."""
        step = NONE
        while space not in (self.start, NONE):
            step, space = space, self.before[space]
        return step if space == self.start else NONE
