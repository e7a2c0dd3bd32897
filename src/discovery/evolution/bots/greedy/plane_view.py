"""A plane as a program sees it: what may lie where, and what a spot would bring (K02, K07, L03, M02)."""

from __future__ import annotations

from collections.abc import Sequence

from discovery.core.bits import BIT, members
from discovery.evolution.board.plane import ROW, SPOTS, Plane, spot_at
from discovery.evolution.board.spots import SpotRule, Terms
from discovery.evolution.flow.earning import LinkBonus
from discovery.evolution.model.setup import Setup
from discovery.evolution.model.state import NO_CARD
from discovery.evolution.views.view import View

FEW = 6
"""Spots that are looked at one by one; of more of them only those that touch a linked card bring points."""

_WRAP = SPOTS - 1
_AROUND = (1, -1, ROW, -ROW, ROW + 1, ROW - 1, 1 - ROW, -1 - ROW)


class Board:
    """Made from the visible cards of a view; a plan lays cards on it and lifts them again."""

    def __init__(self, setup: Setup, view: View, rule: SpotRule) -> None:
        assert setup.ties is not None
        self.setup = setup
        self.rule = rule
        self.closed = view.closed
        self.scoring = any(isinstance(earner, LinkBonus) for earner in setup.rules.earners)
        self.plane = Plane(setup.ties)
        stands = dict(view.stands)
        for card, x, y, _ in sorted(view.plane or (), key=lambda lying: lying[3]):
            self.plane.lay(card, spot_at(x, y), stands.get(card, NO_CARD))

    def spots(self, card: int, tree: int, last: int) -> list[int]:
        """Where ``card`` may lie behind ``last`` (``NO_CARD``: it need not border any)."""
        return self.rule.spots(self.plane, card, self._terms(tree, last))

    def best(self, card: int, spots: Sequence[int], width: int) -> list[tuple[int, int]]:
        """At most so many of ``spots`` with the bonus each brings, the best ones first."""
        if not self.scoring:
            return [(0, spot) for spot in spots[:1]]
        if len(spots) <= FEW:
            worth = [(self.plane.bonus(card, spot), spot) for spot in spots]
        else:
            around = self._around(card)
            worth = [(around[spot], spot) for spot in spots if spot in around] or [(0, spots[0])]
        return sorted(worth, reverse=True)[:width]

    def best_for_joker(self, card: int, spots: Sequence[int]) -> tuple[int, int]:
        """The bonus and the spot for a Joker that is to stand for ``card`` (K17)."""
        if not self.scoring:
            return 0, spots[0]
        return max((self.plane.bonus(card, spot, True), spot) for spot in spots)

    def _around(self, card: int) -> dict[int, int]:
        """The bonus by spot, for every spot that touches a card with a strong link."""
        plane, ties = self.plane, self.plane.links
        worth: dict[int, int] = {}
        for other in members(plane.tops & ~plane.jokers & (ties.lineage[card] | ties.family[card])):
            self._add(worth, plane.spot[other], ties.points(card, BIT[other]))
        for joker in members(plane.tops & plane.jokers):
            stands = plane.stands[joker - ties.printed]
            if stands != NO_CARD and ties.lineage[card] & BIT[stands]:
                self._add(worth, plane.spot[joker], 1)
        return worth

    @staticmethod
    def _add(worth: dict[int, int], spot: int, points: int) -> None:
        for step in _AROUND:
            near = (spot + step) & _WRAP
            worth[near] = worth.get(near, 0) + points

    def _terms(self, tree: int, last: int) -> Terms:
        setup = self.setup
        coverable = closers = 0
        if setup.rules.strata:
            for era in range(setup.lowest, setup.highest + 1):
                absent = setup.era_cards[era] & ~tree
                if not absent:
                    coverable |= setup.era_cards[era]
                elif not absent & (absent - 1):
                    closers |= absent
        return Terms(last, coverable, closers)
