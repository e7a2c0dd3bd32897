"""Where a card may lie: free placement (L03), Connect (K02), Fusion (M02); strata for the first two (K13)."""

from __future__ import annotations

from discovery.core.bits import BIT, lowest
from discovery.core.dice import Dice
from discovery.evolution.board.links import EDGE
from discovery.evolution.board.plane import NO_CARD, ORIGIN, SIDES, STEPS, WRAP, Plane
from discovery.evolution.model.rows import numbers

_STEPS = STEPS


class SpotConditions:
    """The conditions on a spot besides the rule, the same for all cards in question.

    ``last`` is the card that has to be bordered (condition 4 of K02) or ``NO_CARD``; free placement and piles
    do not look at it. ``coverable`` is the mask of the discoveries of closed eras, ``closers`` that of the
    cards whose placement would close their own era (K15); only strata look at them. ``joker`` says that a
    Joker is to be laid that stands for the card (K17).
    """

    __slots__ = ("closers", "coverable", "joker", "last")

    def __init__(
        self, last: int = NO_CARD, coverable: int = 0, closers: int = 0, joker: bool = False
    ) -> None:
        self.last = last
        self.coverable = coverable
        self.closers = closers
        self.joker = joker


FREELY = SpotConditions()


class SpotRule:
    """A rule for spots; ``covers`` says whether strata are in play."""

    strict = False
    """Whether only linked cards may border each other."""
    family = True
    """Whether a common family is a link."""

    def __init__(self, covers: bool = False) -> None:
        self.covers = covers

    def __eq__(self, other: object) -> bool:
        return isinstance(other, SpotRule) and repr(self) == repr(other)

    def __hash__(self) -> int:
        return hash(repr(self))

    def __repr__(self) -> str:
        return f"{type(self).__name__}(covers={bool(self.covers)})"

    def covering(self) -> SpotRule:
        """This rule with strata in play."""
        return type(self)(True)

    def spots(self, plane: Plane, card: int, terms: SpotConditions = FREELY) -> list[int]:
        """Every spot for ``card``, lowest first. Where a Joker stands for it, only that cell (N06, K17)."""
        cells = numbers()
        number = self.find(plane, card, terms, cells)
        return sorted([cells[index] for index in range(number)])

    def allows(self, plane: Plane, card: int, terms: SpotConditions, spot: int) -> bool:
        """Whether the rule allows a card at a spot."""
        cells = numbers()
        for index in range(self.find(plane, card, terms, cells)):  # noqa: SIM110 - no generator in a compiled loop
            if cells[index] == spot:
                return True
        return False

    def any_spot(self, plane: Plane, card: int, terms: SpotConditions, dice: Dice) -> int:
        """One of the spots for a card that has any, each equally likely."""
        cells = numbers()
        return cells[dice.below(self.find(plane, card, terms, cells))]

    def find(self, plane: Plane, card: int, terms: SpotConditions, cells: list[int]) -> int:
        """Write every spot for ``card`` into ``cells``, in no order that means anything; how many."""
        if not plane.tops:
            # The first card may lie anywhere (K03, L03, M02); places are counted from it, so this is all.
            cells[0] = ORIGIN
            return 1
        if plane.jokers and not terms.joker:
            stand_in = plane.stand_in(card)
            if stand_in != NO_CARD:
                cells[0] = plane.spot[stand_in]
                return 1
        coverable = terms.coverable
        if terms.closers & BIT[card]:
            coverable |= plane.links.whole_era[card]
        return self.find_beside(plane, card, terms, coverable, cells)

    def placeable(self, plane: Plane, cards: int, terms: SpotConditions = FREELY) -> int:
        """Those of ``cards`` (discoveries) that have a spot."""
        if not plane.tops:
            return cards
        fitting = cards & _stood_for(plane) if plane.jokers and not terms.joker else 0
        fitting |= self.placeable_beside(plane, cards ^ fitting, terms)
        rest = cards & terms.closers & ~fitting if self.covers else 0
        if not rest:
            return fitting
        cells = numbers()
        while rest:
            if self.find(plane, lowest(rest), terms, cells):
                fitting |= rest & -rest
            rest &= rest - 1
        return fitting

    def worth(self, plane: Plane, card: int, spot: int, joker: bool) -> int:
        """The value of a spot above that of any spot: strong links (K07). Programs and virtual players rank
        spots by it, whether or not it is scored."""
        return plane.bonus(card, spot, joker)

    def parts(self, plane: Plane, card: int, spot: int) -> tuple[int, ...]:
        """The sorts of points that ``worth`` adds up; none where they are not told apart."""
        return ()

    def find_beside(
        self, plane: Plane, card: int, terms: SpotConditions, coverable: int, cells: list[int]
    ) -> int:
        """As ``find`` on a plane with cards, for a card without stand-in; ``coverable`` is complete."""
        raise NotImplementedError

    def placeable_beside(self, plane: Plane, cards: int, terms: SpotConditions) -> int:
        """The cards with a spot on a plane with cards, before stand-ins and closers."""
        raise NotImplementedError


class Anywhere(SpotRule):
    """Free placement: beside any card (L03); with strata also on top of one that borders another (L04)."""

    def find_beside(
        self, plane: Plane, card: int, terms: SpotConditions, coverable: int, cells: list[int]
    ) -> int:
        """Every edge of the plane and, with strata, every cell that can be covered."""
        number = _edges(plane, cells)
        return _strata(plane, coverable, NO_CARD, number, cells) if self.covers else number

    def placeable_beside(self, plane: Plane, cards: int, terms: SpotConditions) -> int:
        """Some card always has an empty cell beside it."""
        return cards


class Piles(SpotRule):
    """Fusion: beside any card or on top of one, whatever its era (M02)."""

    def find_beside(
        self, plane: Plane, card: int, terms: SpotConditions, coverable: int, cells: list[int]
    ) -> int:
        """Every edge and every pile."""
        number = _edges(plane, cells)
        tops = plane.tops
        while tops:
            cells[number] = plane.spot[lowest(tops)]
            number += 1
            tops &= tops - 1
        return number

    def placeable_beside(self, plane: Plane, cards: int, terms: SpotConditions) -> int:
        """All of the cards: each has a spot beside a card or on top of one."""
        return cards


class Linked(SpotRule):
    """Connect: a link+ with every bordering card, and bordering the last one (K02)."""

    strict = True

    def find_beside(
        self, plane: Plane, card: int, terms: SpotConditions, coverable: int, cells: list[int]
    ) -> int:
        """The cells whose neighbours all go beside the card."""
        bit = BIT[card]
        number = 0
        if terms.last == NO_CARD and not terms.joker:
            for index in range(plane.edges):
                if plane.fit[index] & bit:
                    cells[number] = plane.edge[index]
                    number += 1
            end = _strata(plane, coverable, NO_CARD, number, cells) if self.covers else number
            first = number
        else:
            end = self._cells(plane, terms.last, coverable, cells)
            first = 0
        for index in range(first, end):
            if plane.fitting(cells[index], terms.joker) & bit:
                cells[number] = cells[index]
                number += 1
        return number

    def placeable_beside(self, plane: Plane, cards: int, terms: SpotConditions) -> int:
        """The cards that go into one of the cells."""
        missing, cells = cards, numbers()
        if terms.last == NO_CARD and not terms.joker:
            for index in range(plane.edges):
                missing &= ~plane.fit[index]
            end = _strata(plane, terms.coverable, NO_CARD, 0, cells) if self.covers and missing else 0
        else:
            end = self._cells(plane, terms.last, terms.coverable, cells)
        for index in range(end):
            if not missing:
                break
            missing &= ~plane.fitting(cells[index], terms.joker)
        return cards ^ missing

    def _cells(self, plane: Plane, last: int, coverable: int, cells: list[int]) -> int:
        """The cells that border a card, and the last one where there is one; links are not looked at."""
        number = _edges(plane, cells) if last == NO_CARD else _edges_of(plane, last, cells)
        return _strata(plane, coverable, last, number, cells) if self.covers else number


def _edges(plane: Plane, cells: list[int]) -> int:
    """The empty cells beside cards."""
    for index in range(plane.edges):
        cells[index] = plane.edge[index]
    return plane.edges


def _edges_of(plane: Plane, last: int, cells: list[int]) -> int:
    """The empty cells that border the last card; none where it lies covered."""
    number = 0
    if plane.tops & BIT[last]:
        for side in range(SIDES):
            spot = (plane.spot[last] + _STEPS[side]) & WRAP
            if plane.grid[spot] == EDGE:
                cells[number] = spot
                number += 1
    return number


def _strata(plane: Plane, coverable: int, last: int, number: int, cells: list[int]) -> int:
    """Cells that border another card and whose top card shows a closed era (K13), after ``number`` others.

    Where there is a ``last`` card, only those that border it; covering it is not bordering it.
    """
    tops = plane.tops
    if last != NO_CARD:
        tops = plane.bordering(plane.spot[last]) if tops & BIT[last] else 0
    tops = _showing(plane, tops, coverable)
    while tops:
        spot = plane.spot[lowest(tops)]
        if plane.bordering(spot):
            cells[number] = spot
            number += 1
        tops &= tops - 1
    return number


def _showing(plane: Plane, cards: int, wanted: int) -> int:
    """Those of ``cards`` on the plane that are, or stand for, one of ``wanted``."""
    jokers = cards & plane.jokers
    shown = cards & wanted
    while jokers:
        if wanted & BIT[plane.shows(lowest(jokers))]:
            shown |= jokers & -jokers
        jokers &= jokers - 1
    return shown


def _stood_for(plane: Plane) -> int:
    """The cards for which a Joker lies on the plane."""
    jokers = plane.jokers
    cards = 0
    while jokers:
        cards |= BIT[plane.shows(lowest(jokers))]
        jokers &= jokers - 1
    return cards
