"""The cost for a seat to get to each space, and the way there."""

from __future__ import annotations

from typing import TYPE_CHECKING

from discovery.core.bits import BIT, lowest
from discovery.survival.board.hexes import FAR_AWAY
from discovery.survival.model import queries
from discovery.survival.model.setup import NO_TERRAIN
from discovery.survival.model.state import NONE
from discovery.survival.moves.travelling import cost_of, cost_on

if TYPE_CHECKING:
    from discovery.survival.model.state import State


class Reach:
    """The cheapest ways of a seat over discovered ground. ``costs`` is the stamina to each space,
    ``FAR_AWAY`` where it cannot go; ``before`` is the space from which the way comes."""

    __slots__ = ("_cheap", "_dear", "before", "costs", "start")

    def __init__(self, state: State, seat: int, avoided: int = 0) -> None:
        """The way never goes on from an ``avoided`` space, but may end there."""
        self.start = state.pos[seat]
        self.costs = [FAR_AWAY] * 119
        self.before = [NONE] * 119
        self._cheap = self._dear = 0
        self._spread(state, seat, avoided)

    def _spread(self, state: State, seat: int, avoided: int) -> None:
        # The cost of a step depends only on where it ends, and spaces are expanded in order of their total
        # cost: so the first way that touches a space is its cheapest. Steps cost 1 to 3, so four sets in turn
        # hold the spaces reached at the present cost and at one, two, three more.
        ground = state.setup.ground
        self._sort(state, seat)
        untouched = queries.discovered(state) & ~BIT[self.start]
        now, next_1, next_2, next_3 = BIT[self.start], 0, 0, 0
        cost = 0
        while now | next_1 | next_2 | next_3:
            while now:
                space = lowest(now)
                now &= now - 1
                self.costs[space] = cost
                if cost > 0 and avoided & BIT[space]:
                    continue
                touched = ground.within_1[space] & untouched
                untouched &= ~touched
                next_1 |= touched & self._cheap
                next_2 |= touched & ~self._cheap & ~self._dear
                next_3 |= touched & self._dear
                while touched:
                    self.before[lowest(touched)] = space
                    touched &= touched - 1
            now, next_1, next_2, next_3 = next_1, next_2, next_3, 0
            cost += 1

    def _sort(self, state: State, seat: int) -> None:
        """Which discovered spaces cost a step of 1, and which one of 3."""
        setup = state.setup
        for band in range(4):
            spaces, terrain = state.ground[band], setup.band_terrain[band]
            if terrain != NO_TERRAIN:
                self._sort_in(spaces, cost_on(state, seat, terrain))
                continue
            while spaces:
                space = lowest(spaces)
                spaces &= spaces - 1
                self._sort_in(BIT[space], cost_of(state, seat, space))

    def _sort_in(self, spaces: int, step: int) -> None:
        if step == 1:
            self._cheap |= spaces
        elif step >= 3:
            self._dear |= spaces

    def first_step(self, space: int) -> int:
        """The first space of the way to ``space``; ``NONE`` if there is none, or for the own space."""
        step = NONE
        while space not in (self.start, NONE):
            step, space = space, self.before[space]
        return step if space == self.start else NONE
