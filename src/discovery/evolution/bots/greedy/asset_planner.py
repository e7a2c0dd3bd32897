"""Plans a turn in games with assets: the card placed last gives one (section Y)."""

from __future__ import annotations

from discovery.evolution.bots.greedy.careful_planner import CarefulPlanner
from discovery.evolution.bots.policy.asset_values import value_won
from discovery.evolution.bots.policy.values import UNIT
from discovery.evolution.model import codes
from discovery.evolution.model.setup import Setup
from discovery.evolution.model.state import NO_CARD, State
from discovery.evolution.variants.battle.flow import assets_of, wins_assets

SERIES = codes.PLACE << codes.SHIFT
TENTHS, PART = 10, 3
"""Values of assets are in tenths of a point; of the one that a turn wins this part counts."""


class AssetPlanner(CarefulPlanner):
    """A plan that adds a part of the asset of its last card (Y02), and keeps to the cards in series that a
    turn may have (Y04).

    ``won`` has what the asset of each card adds. ``ended`` is the card placed last where the plan is,
    ``NO_CARD`` before the turn's first one; ``winning`` tells whether the turn wins an asset at all.
    ``in_series`` counts the turn's cards in series.
    """

    __slots__ = ("ended", "in_series", "winning", "won")

    def __init__(self, setup: Setup) -> None:
        CarefulPlanner.__init__(self, setup)
        assert setup.assets is not None
        self.won = [UNIT * value_won(setup.assets, card) // (TENTHS * PART) for card in range(setup.printed)]
        self.ended, self.in_series, self.winning = NO_CARD, 0, False

    def begin(self, state: State, seat: int, place: int, replay: int, call: int) -> None:
        """Read what a plan depends on."""
        CarefulPlanner.begin(self, state, seat, place, replay, call)
        part = assets_of(state)
        self.ended, self.in_series, self.winning = part.won, part.series_used, wins_assets(state)

    def _go(
        self, laid: int, ready: int, depth: int, last: int, trumps: int, series: int, gained: int
    ) -> int:  # fmt: skip
        """The value of the best way to go on, or to stop; a turn that has had its cards in series has no
        other one, whatever its trumps begin."""
        if depth:
            self.ended = last
        if self.in_series >= self.short:
            series = max(series, self.short + 1)
        return CarefulPlanner._go(self, laid, ready, depth, last, trumps, series, gained)

    def _after(
        self, laid: int, ready: int, low: int, depth: int, how: int, trumps: int, series: int, gained: int
    ) -> int:  # fmt: skip
        """The value of laying the card ``low``, which may be one in series, and of the best that can
        follow."""
        one = 1 if how == SERIES and series else 0
        self.in_series += one
        value = CarefulPlanner._after(self, laid, ready, low, depth, how, trumps, series, gained)
        self.in_series -= one
        return value

    def _stop(self, laid: int, ready: int, depth: int, trumps: int, series: int, gained: int) -> int:
        """With the asset of the card placed last."""
        value = CarefulPlanner._stop(self, laid, ready, depth, trumps, series, gained)
        return value + self.won[self.ended] if self.winning and self.ended != NO_CARD else value
