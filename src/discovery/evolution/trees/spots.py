"""Where a card may lie: free placement (L03), Connect (K02), Fusion (M02); strata for the first two (K13)."""

from __future__ import annotations

from abc import ABC, abstractmethod
from bisect import insort
from dataclasses import dataclass
from typing import NamedTuple

from discovery.bits import BIT
from discovery.evolution.trees.links import EDGE
from discovery.evolution.trees.plane import EAST, NO_CARD, NORTH, ORIGIN, SOUTH, WEST, Plane, beside


class Terms(NamedTuple):
    """What a spot has to satisfy beside the rule, the same for all cards that are asked about.

    ``last`` is the card that has to be bordered (condition 4 of K02) or ``NO_CARD``; free placement and piles
    do not look at it. ``coverable`` is the mask of the discoveries of closed eras, ``closers`` that of the
    cards whose placement would close their own era (K15); only strata look at them. ``joker`` says that a
    Joker is to be laid that stands for the card (K17).
    """

    last: int = NO_CARD
    coverable: int = 0
    closers: int = 0
    joker: bool = False


FREELY = Terms()


@dataclass(frozen=True)
class SpotRule(ABC):
    """A rule for spots; ``covers`` says whether strata are in play."""

    covers: bool = False

    def spots(self, plane: Plane, card: int, terms: Terms = FREELY) -> list[int]:
        """Every spot for ``card``, lowest first. Where a Joker stands for it, only that cell (N06, K17)."""
        if not plane.tops:
            # The first card may lie anywhere (K03, L03, M02); places are counted from it, so this is all.
            return [ORIGIN]
        if plane.jokers and not terms.joker:
            stand_in = plane.stand_in(card)
            if stand_in != NO_CARD:
                return [plane.spot[stand_in]]
        coverable = terms.coverable
        if terms.closers & BIT[card]:
            coverable |= plane.links.era_cards[plane.links.era[card]]
        return self._spots(plane, card, terms, coverable)

    def placeable(self, plane: Plane, cards: int, terms: Terms = FREELY) -> int:
        """Those of ``cards`` (discoveries) that have a spot."""
        if not plane.tops:
            return cards
        found = cards & _stood_for(plane) if plane.jokers and not terms.joker else 0
        found |= self._placeable(plane, cards ^ found, terms)
        rest = cards & terms.closers & ~found if self.covers else 0
        while rest:
            low = rest & -rest
            if self.spots(plane, low.bit_length() - 1, terms):
                found |= low
            rest ^= low
        return found

    def has_spot(self, plane: Plane, card: int, terms: Terms = FREELY) -> bool:
        """Whether ``card`` has a spot at all."""
        return self.placeable(plane, BIT[card], terms) != 0

    @abstractmethod
    def _spots(self, plane: Plane, card: int, terms: Terms, coverable: int) -> list[int]:
        """The spots on a plane with cards, for a card without stand-in; ``coverable`` is complete."""

    @abstractmethod
    def _placeable(self, plane: Plane, cards: int, terms: Terms) -> int:
        """The cards with a spot on a plane with cards, before stand-ins and closers."""


class Anywhere(SpotRule):
    """Free placement: beside any card (L03); with strata also on top of one that borders another (L04)."""

    def _spots(self, plane: Plane, card: int, terms: Terms, coverable: int) -> list[int]:
        found = plane.edge[:]
        if self.covers:
            found += _strata(plane, coverable, NO_CARD)
            found.sort()
        return found

    def _placeable(self, plane: Plane, cards: int, terms: Terms) -> int:
        # Some card always has an empty cell beside it.
        return cards


class Piles(SpotRule):
    """Fusion: beside any card or on top of one, whatever its era (M02)."""

    def _spots(self, plane: Plane, card: int, terms: Terms, coverable: int) -> list[int]:
        found = plane.edge[:]
        tops = plane.tops
        while tops:
            low = tops & -tops
            found.append(plane.spot[low.bit_length() - 1])
            tops ^= low
        found.sort()
        return found

    def _placeable(self, plane: Plane, cards: int, terms: Terms) -> int:
        return cards


class Linked(SpotRule):
    """Connect: a link+ with every bordering card, and bordering the last one (K02)."""

    def _spots(self, plane: Plane, card: int, terms: Terms, coverable: int) -> list[int]:
        grid, rows, bit = plane.grid, _rows(plane, terms.joker), BIT[card]
        found: list[int] = []
        for spot in self._cells(plane, terms.last, coverable):
            fit = rows[grid[spot + EAST]] & rows[grid[spot + WEST]]
            if fit & rows[grid[spot + NORTH]] & rows[grid[spot + SOUTH]] & bit:
                found.append(spot)
        return found

    def _placeable(self, plane: Plane, cards: int, terms: Terms) -> int:
        grid, rows = plane.grid, _rows(plane, terms.joker)
        missing = cards
        for spot in self._cells(plane, terms.last, terms.coverable):
            fit = rows[grid[spot + EAST]] & rows[grid[spot + WEST]]
            missing &= ~(fit & rows[grid[spot + NORTH]] & rows[grid[spot + SOUTH]])
            if not missing:
                break
        return cards ^ missing

    def _cells(self, plane: Plane, last: int, coverable: int) -> list[int]:
        """The cells that border a card, and the last one where there is one; links are not looked at."""
        found = plane.edge if last == NO_CARD else _edge_of(plane, last)
        if not self.covers:
            return found
        strata = _strata(plane, coverable, last)
        return sorted(found + strata) if strata else found


def _edge_of(plane: Plane, last: int) -> list[int]:
    """The empty cells that border the last card; none where it lies covered."""
    found: list[int] = []
    if plane.tops & BIT[last]:
        for spot in beside(plane.spot[last]):
            if plane.grid[spot] == EDGE:
                insort(found, spot)
    return found


def _strata(plane: Plane, coverable: int, last: int) -> list[int]:
    """The cells that border another card and whose top card shows a closed era (K13).

    Where there is a ``last`` card, only those that border it; covering it is not bordering it.
    """
    tops = plane.tops
    if last != NO_CARD:
        tops = plane.bordering(plane.spot[last]) if tops & BIT[last] else 0
    tops = _showing(plane, tops, coverable)
    found: list[int] = []
    while tops:
        low = tops & -tops
        spot = plane.spot[low.bit_length() - 1]
        if plane.bordering(spot):
            found.append(spot)
        tops ^= low
    return found


def _showing(plane: Plane, cards: int, wanted: int) -> int:
    """Those of ``cards`` on the plane that are, or stand for, one of ``wanted``."""
    jokers = cards & plane.jokers
    found = cards & wanted
    while jokers:
        low = jokers & -jokers
        if wanted & BIT[plane.stands[low.bit_length() - 1 - plane.links.printed]]:
            found |= low
        jokers ^= low
    return found


def _stood_for(plane: Plane) -> int:
    """The cards for which a Joker lies on the plane."""
    mask = 0
    for card in plane.stands:
        if card != NO_CARD:
            mask |= BIT[card]
    return mask


def _rows(plane: Plane, joker: bool) -> list[int]:
    """The cards that go beside a cell, by what it holds. A Joker counts as its card without family (K17)."""
    links = plane.links
    rows = links.kin_rows if joker else links.rows
    if plane.jokers:
        rows = rows[:]
        for index, card in enumerate(plane.stands):
            if card != NO_CARD:
                rows[links.printed + index + 1] = links.kin[card]
    return rows
