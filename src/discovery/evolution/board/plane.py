"""The plane: cards in cells, in piles where one covers another (K04, K13, M02). A cell is one int, a spot.

A spot is ``(x + 127 * y) mod 8192``. Two cells share a number only if sums of (64, 64) and (127, -1) lead
from one to the other, and every such sum is at least 128 steps long. So within 62 steps of (0, 0), where
``|x| + |y| <= 62``, all numbers differ, and a step over a side or a corner of that diamond leads to one
of the 379 numbers left over, never upon its other side. Those are the rim, where nothing is ever laid. The
first card lies at (0, 0) and each further one borders another, so the n-th is at most n - 1 steps away: 63
cards, the deck with nine Jokers, cannot be kept from a cell by the rim. A larger deck, or a board that was
split when a wrong card left (M12), would have to march that far in one direction. With 4096 numbers in rows
of 64, (32, 0) and (-32, 1) would be the same; a square of 128 rows would do, at twice the cells to copy.
"""

from __future__ import annotations

from discovery.core.bits import BIT, EVERY, WIDTH, lowest, mask_of
from discovery.evolution.board.links import EDGE, RIM, LinkTables

SPOTS = 8192
ROW = 127
RADIUS = 62
ORIGIN = 0
NOWHERE = -1
NO_CARD = -1
EDGES = 4 * WIDTH
"""Room for the empty cells beside cards: no card has more than four."""

WRAP = SPOTS - 1
SIDES, AROUND = 4, 8
STEPS = [1, -1, ROW, -ROW, ROW + 1, ROW - 1, 1 - ROW, -1 - ROW]
"""The way to the cells that share a side, then to those that share a corner."""

# The compiled build reads these as numbers and arrays of C; other modules import the names above.
_WRAP, _SIDES, _AROUND, _STEPS = WRAP, SIDES, AROUND, STEPS
_NOWHERE, _NO_CARD = NOWHERE, NO_CARD


def spot_at(x: int, y: int) -> int:
    """The spot of a cell, ``NOWHERE`` for one beyond the rim."""
    return (x + ROW * y) & _WRAP if abs(x) + abs(y) <= RADIUS else NOWHERE


def coordinates_of(spot: int) -> tuple[int, int]:
    """Column and row of a spot that is not on the rim: x to the right, y upwards, first card at (0, 0)."""
    return _PLACES[spot]


def neighbours_of(spot: int) -> list[int]:
    """The four spots that share a side with one (K04)."""
    return [(spot + step) & _WRAP for step in STEPS[:SIDES]]


def _places() -> list[tuple[int, int]]:
    places = [(0, 0)] * SPOTS
    for y in range(-RADIUS, RADIUS + 1):
        width = RADIUS - abs(y)
        for x in range(-width, width + 1):
            places[(x + ROW * y) & _WRAP] = (x, y)
    return places


def _far_from_cards() -> bytes:
    return bytes(0 if spot == ORIGIN or place != (0, 0) else RIM for spot, place in enumerate(_PLACES))


_SEEN = [0, *[mask_of([card]) for card in range(WIDTH)], *[0] * (EDGE - WIDTH)]
"""The mask of the card that a cell shows, by what it holds."""
_PLACES = _places()
_EMPTY = _far_from_cards()


class Plane:
    """The cards on a plane. Planes with the same cards in the same cells are equal, whatever came first.

    ``grid`` is by spot: 0 far from every card, ``EDGE`` an empty cell that borders a card, ``RIM``, else the
    top card + 1. The first ``edges`` of ``edge`` are the ``EDGE`` spots, in no order that means anything, and
    where links are strict ``fit`` has for each the cards that go beside all its neighbours (K02). By card:
    ``spot`` (``NOWHERE``), ``under`` (the card right beneath or ``NO_CARD``) and ``level`` (how many lie
    beneath). ``tops`` is the mask of visible cards, ``jokers`` that of the Jokers lying here; ``stands`` has,
    by Joker, the card it stands for.
    """

    # Several names a line: the class has more to show than its fields.
    # fmt: off
    __slots__ = (
        "edge", "edges", "fit", "grid", "jokers", "level", "links", "spot", "stands", "tops", "under",
    )
    # fmt: on

    def __init__(self, links: LinkTables) -> None:
        self.links = links
        self.grid = bytearray(_EMPTY)
        self.edge = list([0] * EDGES)
        self.fit = list([0] * EDGES)
        self.edges = 0
        self.spot = list([NOWHERE] * WIDTH)
        self.under = list([NO_CARD] * WIDTH)
        self.level = list([0] * WIDTH)
        self.stands = list([NO_CARD] * WIDTH)
        self.tops = self.jokers = 0

    def copy(self) -> Plane:
        """A copy that changes independently of this plane."""
        new = Plane.__new__(Plane)
        new.links = self.links
        new.grid = self.grid[:]
        new.edge = self.edge[:]
        new.fit = self.fit[:]
        new.edges = self.edges
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
        """Put a card into an empty cell or on top of a visible card; a Joker ``stands`` for a card (K17)."""
        cell = self.grid[spot]
        empty = cell in (0, EDGE)
        if empty:
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
        if empty:
            self._narrow(spot)
        else:
            self._judge(spot)

    def _settle(self, spot: int, cell: int) -> None:
        if cell == EDGE:
            self._no_edge(spot)
        for side in range(_SIDES):
            near = (spot + _STEPS[side]) & _WRAP
            if self.grid[near] == 0:
                self._new_edge(near)

    def _new_edge(self, spot: int) -> None:
        self.grid[spot] = EDGE
        self.edge[self.edges] = spot
        self.fit[self.edges] = EVERY
        self.edges += 1

    def _index(self, spot: int) -> int:
        index = 0
        while self.edge[index] != spot:
            index += 1
        return index

    def _no_edge(self, spot: int) -> None:
        """Remove a cell from the edges: the last edge takes its place."""
        index = self._index(spot)
        self.edges -= 1
        self.edge[index] = self.edge[self.edges]
        self.fit[index] = self.fit[self.edges]

    def _narrow(self, spot: int) -> None:
        """Narrow the cards that fit the empty cells next to a cell just filled, if the links are strict."""
        if self.links.strict:
            goes = self._beside(self.grid[spot], False)
            for side in range(_SIDES):
                near = (spot + _STEPS[side]) & _WRAP
                if self.grid[near] == EDGE:
                    self.fit[self._index(near)] &= goes

    def _judge(self, spot: int) -> None:
        """Recompute which cards fit the empty cells next to a changed cell, if the links are strict."""
        if not self.links.strict:
            return
        for side in range(_SIDES):
            near = (spot + _STEPS[side]) & _WRAP
            if self.grid[near] == EDGE:
                self.fit[self._index(near)] = self.fitting(near, False)

    def fitting(self, spot: int, joker: bool) -> int:
        """The cards that go beside all neighbours of a cell; for a ``joker`` without family (K02, K17)."""
        fit = EVERY
        for side in range(_SIDES):
            fit &= self._beside(self.grid[(spot + _STEPS[side]) & _WRAP], joker)
        return fit

    def _beside(self, cell: int, joker: bool) -> int:
        """The cards that go beside what a cell holds. A Joker counts as its card without family (K17)."""
        if self.jokers and self.links.printed < cell <= self.links.cards:
            return self.links.kin_of[self.shows(cell - 1)]
        return self.links.kin_rows[cell] if joker else self.links.rows[cell]

    def lift(self, card: int) -> None:
        """Take a card back: what lay beneath is seen again, or its cell is empty (M12).

        A card that has been covered meanwhile leaves its pile too; those above sink by one.
        """
        spot, below = self.spot[card], self.under[card]
        if self.tops & BIT[card] == 0:
            self._slip(card, below)
        elif below == _NO_CARD:
            self._vacate(spot)
            self.tops ^= BIT[card]
        else:
            self.grid[spot] = below + 1
            self.tops ^= BIT[card] | BIT[below]
        self._forget(card)
        if self.grid[spot] == EDGE and self.links.strict:
            self.fit[self._index(spot)] = self.fitting(spot, False)
        self._judge(spot)

    def _slip(self, card: int, below: int) -> None:
        top = self.grid[self.spot[card]] - 1
        self.under[self._above(card)] = below
        while top != below:
            self.level[top] -= 1
            top = self.under[top]

    def _above(self, card: int) -> int:
        """The card that lies right on a covered one."""
        above = self.grid[self.spot[card]] - 1
        while self.under[above] != card:
            above = self.under[above]
        return above

    def _vacate(self, spot: int) -> None:
        self.grid[spot] = 0
        if self.bordering(spot):
            self._new_edge(spot)
        for side in range(_SIDES):
            near = (spot + _STEPS[side]) & _WRAP
            if self.grid[near] == EDGE and not self.bordering(near):
                self.grid[near] = 0
                self._no_edge(near)

    def _forget(self, card: int) -> None:
        self.spot[card] = _NOWHERE
        self.under[card] = _NO_CARD
        self.level[card] = 0
        if card >= self.links.printed:
            self.stands[card - self.links.printed] = _NO_CARD
            self.jokers ^= BIT[card]

    def swap(self, joker: int, card: int) -> None:
        """The real card takes cell and height of the Joker that stood for it, covered or not (N06)."""
        spot = self.spot[joker]
        self.spot[card] = spot
        self.under[card] = self.under[joker]
        self.level[card] = self.level[joker]
        if self.tops & BIT[joker]:
            self.grid[spot] = card + 1
            self.tops ^= BIT[joker] | BIT[card]
        else:
            self.under[self._above(joker)] = card
        self._forget(joker)
        self._judge(spot)

    def shows(self, joker: int) -> int:
        """The card that a Joker stands for."""
        return self.stands[joker - self.links.printed]

    def stand_in(self, card: int) -> int:
        """The Joker that lies here for ``card``, or ``NO_CARD``."""
        jokers = self.jokers
        while jokers:
            joker = lowest(jokers)
            if self.shows(joker) == card:
                return joker
            jokers &= jokers - 1
        return _NO_CARD

    def top_at(self, spot: int) -> int:
        """The visible card of a cell, or ``NO_CARD``."""
        cell = self.grid[spot]
        return cell - 1 if 0 < cell < RIM else _NO_CARD

    def pile(self, spot: int) -> int:
        """All cards of a cell, covered ones included."""
        mask, card = 0, self.top_at(spot)
        while card != _NO_CARD:
            mask |= BIT[card]
            card = self.under[card]
        return mask

    def bordering(self, spot: int) -> int:
        """The visible cards that share a side with a cell (K04)."""
        return self._near(spot, _SIDES)

    def touching(self, spot: int) -> int:
        """The visible cards that share a side or a corner with a cell (K04)."""
        return self._near(spot, _AROUND)

    def _near(self, spot: int, steps: int) -> int:
        seen = 0
        for index in range(steps):
            seen |= _SEEN[self.grid[(spot + _STEPS[index]) & _WRAP]]
        return seen

    def bonus(self, card: int, spot: int, joker: bool = False) -> int:
        """The link bonus (K07, L02, M03) of ``card`` in a cell, lying there already or not.

        For a Joker that is not laid yet, name the card it is to stand for and say ``joker``.
        """
        links, touched = self.links, self._near(spot, _AROUND)
        if card >= links.printed:
            card, joker = self.shows(card), True
        jokers = touched & self.jokers
        points = links.points(card, touched ^ jokers, joker)
        while jokers:
            # One at a time: where Jokers may be declared falsely (N13), two may claim the same card.
            points += links.points(card, BIT[self.shows(lowest(jokers))], True)
            jokers &= jokers - 1
        return points
