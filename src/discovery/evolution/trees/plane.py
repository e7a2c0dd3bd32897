"""The plane: cards in cells, in piles where one covers another (K04, K13, M02). A cell is one int, a spot.

A spot is ``(x + 127 * y) mod 8192``. Two cells share a number only if sums of (64, 64) and (127, -1) lead
from one to the other, and every such sum is at least 128 steps long. So within 62 steps of (0, 0), where
``|x| + |y| <= 62``, all numbers differ, and whoever goes a side or a corner off that diamond comes upon one
of the 379 numbers left over, never upon its other side. Those are the rim, where nothing is ever laid. The
first card lies at (0, 0) and each further one borders another, so the n-th is at most n - 1 steps away: 63
cards, the deck with nine Jokers, cannot be kept from a cell by the rim. A larger deck, or a board that was
split when a wrong card left (M12), would have to march that far in one direction. With 4096 numbers in rows
of 64, (32, 0) and (-32, 1) would be the same; a square of 128 rows would do, at twice the cells to copy.
"""

from __future__ import annotations

from bisect import bisect_left, insort

from discovery.bits import BIT
from discovery.evolution.trees.links import EDGE, RIM, Links

SPOTS = 8192
ROW = 127
RADIUS = 62
ORIGIN = 0
NOWHERE = -1
NO_CARD = -1

_WRAP = SPOTS - 1
_BORDER = (1, -1, ROW, -ROW)
# Steps upwards are written as steps down round the torus: a bytearray takes negative indices as they are,
# so that a hot loop needs neither a mask nor a test.
EAST, WEST, NORTH, SOUTH = 1 - SPOTS, -1, ROW - SPOTS, -ROW
_NORTH_EAST, _NORTH_WEST = ROW + 1 - SPOTS, ROW - 1 - SPOTS
_SOUTH_EAST, _SOUTH_WEST = 1 - ROW, -1 - ROW
_CARD_BIT = [0, *BIT[: RIM - 1], 0, 0]


def spot_at(x: int, y: int) -> int:
    """The spot of a cell, ``NOWHERE`` for one beyond the rim."""
    return (x + ROW * y) & _WRAP if abs(x) + abs(y) <= RADIUS else NOWHERE


def place_of(spot: int) -> tuple[int, int]:
    """Column and row of a spot that is not on the rim: x to the right, y upwards, first card at (0, 0)."""
    return _PLACES[spot]


def beside(spot: int) -> list[int]:
    """The four spots that share a side with one (K04)."""
    return [(spot + step) & _WRAP for step in _BORDER]


def _places() -> list[tuple[int, int]]:
    places = [(0, 0)] * SPOTS
    for y in range(-RADIUS, RADIUS + 1):
        width = RADIUS - abs(y)
        for x in range(-width, width + 1):
            places[(x + ROW * y) & _WRAP] = (x, y)
    return places


_PLACES = _places()
_EMPTY = bytes(0 if spot == ORIGIN or place != (0, 0) else RIM for spot, place in enumerate(_PLACES))


class Plane:
    """What lies where. Two planes with the same cards in the same cells are the same, whatever came first.

    ``grid`` is by spot: 0 far from every card, ``EDGE`` an empty cell that borders a card, ``RIM``, else the
    top card + 1. ``edge`` lists the ``EDGE`` spots, lowest first. By card: ``spot`` (``NOWHERE``), ``under``
    (the card right beneath or ``NO_CARD``) and ``level`` (how many lie beneath). ``tops`` is the mask of
    visible cards, ``jokers`` that of the Jokers lying here; ``stands`` has, by Joker, the card it stands for.
    """

    __slots__ = ("edge", "grid", "jokers", "level", "links", "spot", "stands", "tops", "under")

    def __init__(self, links: Links) -> None:
        self.links = links
        self.grid = bytearray(_EMPTY)
        self.edge: list[int] = []
        self.spot = [NOWHERE] * links.cards
        self.under = [NO_CARD] * links.cards
        self.level = [0] * links.cards
        self.stands = [NO_CARD] * (links.cards - links.printed)
        self.tops = self.jokers = 0

    def copy(self) -> Plane:
        """An independent copy."""
        new = Plane.__new__(Plane)
        new.links = self.links
        new.grid = self.grid[:]
        new.edge = self.edge[:]
        new.spot = self.spot[:]
        new.under = self.under[:]
        new.level = self.level[:]
        new.stands = self.stands[:]
        new.tops = self.tops
        new.jokers = self.jokers
        return new

    def key(self) -> tuple[object, ...]:
        """Everything that makes two planes the same."""
        return tuple(self.spot), tuple(self.under), tuple(self.stands)

    def lay(self, card: int, spot: int, stands: int = NO_CARD) -> None:
        """Put a card into an empty cell or on top of what lies there; a Joker ``stands`` for a card (K17)."""
        cell = self.grid[spot]
        if cell in {0, EDGE}:
            self._settle(spot, cell)
        else:
            self.under[card] = cell - 1
            self.level[card] = self.level[cell - 1] + 1
            self.tops ^= BIT[cell - 1]
        self.grid[spot] = card + 1
        self.spot[card] = spot
        self.tops |= BIT[card]
        if card >= self.links.printed:
            self.stands[card - self.links.printed] = stands
            self.jokers |= BIT[card]

    def _settle(self, spot: int, cell: int) -> None:
        grid, edge = self.grid, self.edge
        if cell == EDGE:
            del edge[bisect_left(edge, spot)]
        for near in beside(spot):
            if grid[near] == 0:
                grid[near] = EDGE
                insort(edge, near)

    def lift(self, card: int) -> None:
        """Take a card back: what lay beneath is seen again, or its cell is empty (M12).

        A card that has been covered meanwhile leaves its pile too; those above sink by one.
        """
        spot, below = self.spot[card], self.under[card]
        if self.tops & BIT[card] == 0:
            self._slip(card, below)
        elif below == NO_CARD:
            self._vacate(spot)
            self.tops ^= BIT[card]
        else:
            self.grid[spot] = below + 1
            self.tops ^= BIT[card] | BIT[below]
        self._forget(card)

    def _slip(self, card: int, below: int) -> None:
        above, top = self.under.index(card), self.grid[self.spot[card]] - 1
        self.under[above] = below
        while top != below:
            self.level[top] -= 1
            top = self.under[top]

    def _vacate(self, spot: int) -> None:
        grid, edge = self.grid, self.edge
        grid[spot] = 0
        if self.bordering(spot):
            grid[spot] = EDGE
            insort(edge, spot)
        for near in beside(spot):
            if grid[near] == EDGE and not self.bordering(near):
                grid[near] = 0
                del edge[bisect_left(edge, near)]

    def _forget(self, card: int) -> None:
        self.spot[card], self.under[card], self.level[card] = NOWHERE, NO_CARD, 0
        if card >= self.links.printed:
            self.stands[card - self.links.printed] = NO_CARD
            self.jokers ^= BIT[card]

    def swap(self, joker: int, card: int) -> None:
        """The real card takes cell and height of the Joker that stood for it, covered or not (N06)."""
        spot = self.spot[joker]
        self.spot[card], self.under[card], self.level[card] = spot, self.under[joker], self.level[joker]
        if self.tops & BIT[joker]:
            self.grid[spot] = card + 1
            self.tops ^= BIT[joker] | BIT[card]
        else:
            self.under[self.under.index(joker)] = card
        self._forget(joker)

    def stand_in(self, card: int) -> int:
        """The Joker that lies here for ``card``, or ``NO_CARD``."""
        if self.jokers:
            for index, other in enumerate(self.stands):
                if other == card:
                    return self.links.printed + index
        return NO_CARD

    def top_at(self, spot: int) -> int:
        """The visible card of a cell, or ``NO_CARD``."""
        cell = self.grid[spot]
        return cell - 1 if 0 < cell < RIM else NO_CARD

    def pile(self, spot: int) -> int:
        """All cards of a cell, covered ones included."""
        mask, card = 0, self.top_at(spot)
        while card != NO_CARD:
            mask |= BIT[card]
            card = self.under[card]
        return mask

    def bordering(self, spot: int) -> int:
        """The visible cards that share a side with a cell (K04)."""
        grid, bit = self.grid, _CARD_BIT
        return (
            bit[grid[spot + EAST]]
            | bit[grid[spot + WEST]]
            | bit[grid[spot + NORTH]]
            | bit[grid[spot + SOUTH]]
        )

    def touching(self, spot: int) -> int:
        """The visible cards that share a side or a corner with a cell (K04)."""
        grid, bit = self.grid, _CARD_BIT
        return (
            self.bordering(spot)
            | bit[grid[spot + _NORTH_EAST]]
            | bit[grid[spot + _NORTH_WEST]]
            | bit[grid[spot + _SOUTH_EAST]]
            | bit[grid[spot + _SOUTH_WEST]]
        )

    def bonus(self, card: int, spot: int, joker: bool = False) -> int:
        """The link bonus (K07, L02, M03) of ``card`` in a cell, lying there already or not.

        For a Joker that is not laid yet, name the card it is to stand for and say ``joker``.
        """
        links, touched = self.links, self.touching(spot)
        if card >= links.printed:
            card, joker = self.stands[card - links.printed], True
        jokers = touched & self.jokers
        points = links.points(card, touched ^ jokers, joker)
        while jokers:
            # One at a time: where Jokers may be declared falsely (N13), two may claim the same card.
            low = jokers & -jokers
            points += links.points(card, BIT[self.stands[low.bit_length() - 1 - links.printed]], True)
            jokers ^= low
        return points
