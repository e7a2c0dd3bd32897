"""Planning a turn: the best sequence of placements from what is known now, trumps included."""

from __future__ import annotations

from dataclasses import dataclass

from discovery.bits import BIT, members
from discovery.bots.judgement import Outlook, Scale
from discovery.bots.knowledge import Known
from discovery.evolution.moves import codes
from discovery.evolution.sight import View
from discovery.evolution.state import Setup

MOST_POSITIONS = 600
"""Positions that one plan may look at; beyond them a line is judged where it stands."""

IMPATIENCE = 0.01
"""Sooner is a little better: what is placed first may bring a new card into the pool."""


@dataclass(frozen=True, slots=True)
class Spot:
    """Where a plan has got to: the tree with the turn's last card, the trumps left, the length of the series
    that runs, and what was gained so far. ``ready`` follows from the tree.
    """

    tree: int
    ready: int
    last: int
    trumps: int
    series: int
    gained: float


class Planner:
    """Searches the turn's placements: by link, by a trump without one, by a call that cannot fail.

    What the pool will be refilled with is not known and counts for nothing.
    """

    def __init__(self, setup: Setup, view: View, seen: Known, scale: Scale, callable_cards: int) -> None:
        self.setup = setup
        self.view = view
        self.seen = seen
        self.scale = scale
        self.callable_cards = callable_cards
        self.found: dict[tuple[int, int, int, int], float] = {}

    def best(self) -> tuple[int, float]:
        """The first move of the best plan and its gain over stopping now; ``(-1, 0.0)`` to stop."""
        view, seen = self.view, self.seen
        here = Spot(seen.tree, seen.ready, view.last, view.trumps, view.series, 0.0)
        now = self._stop(here)
        if not view.placed:
            now += self.scale.idle()
        chosen, most = -1, now
        for move in view.legal:
            code, card = move >> codes.SHIFT, move & codes.ARGUMENT
            if code in (codes.PLACE, codes.REPLAY) or (
                code == codes.CALL and self.callable_cards & BIT[card]
            ):
                worth = self._after(here, code, card)
                if worth > most:
                    chosen, most = move, worth
        return chosen, most - now

    def _after(self, spot: Spot, code: int, card: int) -> float:
        """The worth of laying ``card`` and of the best that can follow."""
        from_hand = self.seen.hand & BIT[card] != 0
        series = spot.series + 1 if code == codes.PLACE else 1
        tree = spot.tree | BIT[card]
        won = self._eras_won(spot.tree, card)
        gain = self.scale.placed(from_hand, series) - (2 * IMPATIENCE if from_hand else IMPATIENCE)
        if from_hand and not self.seen.hand & ~tree:
            won += 1
            gain += self.scale.emptied(self._stack(tree))
        gain += won * self.scale.trump()
        trumps = spot.trumps + won - (code != codes.PLACE)
        ready = self._ready(tree, spot.ready, card)
        return gain + self._best_from(Spot(tree, ready, card, trumps, series, spot.gained + gain))

    def _best_from(self, spot: Spot) -> float:
        """The best that can follow, stopping included."""
        key = (spot.tree, spot.last, spot.trumps, spot.series)
        if key in self.found:
            return self.found[key]
        best = self._stop(spot)
        if len(self.found) < MOST_POSITIONS:
            self.found[key] = best
            for code, cards in self._options(spot):
                for card in members(cards):
                    best = max(best, self._after(spot, code, card))
        self.found[key] = best
        return best

    def _options(self, spot: Spot) -> list[tuple[int, int]]:
        """What can be laid next, by kind of move."""
        reach = self.seen.reach & spot.ready
        linked = reach & self.setup.links[spot.last]
        if not spot.trumps:
            return [(codes.PLACE, linked)]
        return [
            (codes.PLACE, linked),
            (codes.REPLAY, reach & ~linked),
            (codes.CALL, self.callable_cards & spot.ready & self._opened_above(spot.tree)),
        ]

    def _opened_above(self, tree: int) -> int:
        """The cards of the eras whose next era is open (E11)."""
        setup, cards = self.setup, 0
        for era in range(setup.lowest, setup.highest):
            if setup.era_cards[era + 1] & tree:
                cards |= setup.era_cards[era]
        return cards

    def _ready(self, tree: int, ready: int, card: int) -> int:
        ready &= ~BIT[card]
        for successor in self.setup.leads[card]:
            if not self.setup.needs[successor] & ~tree:
                ready |= BIT[successor]
        return ready & ~tree

    def _eras_won(self, tree: int, card: int) -> int:
        """Trumps for opening and closing the card's era (E02, E03)."""
        era = self.setup.era[card]
        cards = self.setup.era_cards[era]
        opened = not cards & tree and era != self.setup.lowest
        return opened + (cards & ~tree == BIT[card])

    def _stack(self, tree: int) -> int:
        """The cards left in the stack once the pool is refilled (G05)."""
        return max(0, self.seen.stack - (self.seen.pool & tree).bit_count())

    def _stop(self, spot: Spot) -> float:
        seen, setup = self.seen, self.setup
        open_cards = (seen.pool | seen.shown | seen.discarded) & ~spot.tree
        opening = 0
        for era in range(setup.lowest + 1, setup.highest + 1):
            if not setup.era_cards[era] & spot.tree:
                opening |= setup.era_cards[era]
        return self.scale.stop(
            Outlook(
                ready=spot.ready,
                hand=seen.hand & ~spot.tree,
                open_cards=open_cards,
                opening=opening & spot.ready & open_cards,
                trumps=spot.trumps,
                stack=self._stack(spot.tree),
                gained=spot.gained,
            )
        )
