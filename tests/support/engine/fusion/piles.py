"""The grid of piles of Fusion, slow and plain: cells, cards by their ids, no shared code but the deck."""

from __future__ import annotations

from discovery.evolution.cards.deck import Deck

Cell = tuple[int, int]
SIDES = ((1, 0), (-1, 0), (0, 1), (0, -1))
CORNERS = ((1, 1), (1, -1), (-1, 1), (-1, -1))


class Piles:
    """The grid of piles (M02), each from the bottom to the top."""

    def __init__(self, deck: Deck) -> None:
        self.cards = {card.id: card for card in deck.cards}
        self.lowest_first = list(self.cards)
        self.cells: dict[Cell, list[str]] = {}

    def lying(self) -> list[str]:
        return [card for pile in self.cells.values() for card in pile]

    def tops(self) -> list[str]:
        return [pile[-1] for pile in self.cells.values()]

    def shown(self, cell: Cell, steps: tuple[Cell, ...]) -> list[str]:
        """The top cards so many steps from a cell."""
        near = [(cell[0] + x, cell[1] + y) for x, y in steps]
        return [self.cells[other][-1] for other in near if other in self.cells]

    def spots(self) -> list[Cell]:
        """M02: on any pile, or in a free cell that borders one; the first card goes to the middle."""
        borders = {(x + i, y + j) for x, y in self.cells for i, j in SIDES}
        return sorted({*self.cells, *borders}) or [(0, 0)]

    def strong_links(self, one: str, other: str) -> int:
        """K05, K09."""
        a, b = self.cards[one], self.cards[other]
        return (a.family == b.family) + (one in b.prerequisites or other in a.prerequisites)

    def bonus(self, card: str, cell: Cell) -> int:
        """M03: the top cards around, not the covered one."""
        return sum(self.strong_links(card, other) for other in self.shown(cell, SIDES + CORNERS))

    def best(self, card: str) -> Cell:
        """M13: most points; on or beside the lowest card; the smallest row, then column."""

        def rank(cell: Cell) -> tuple[int, int, int, int]:
            near = [*self.shown(cell, SIDES), *self.shown(cell, ((0, 0),))]
            lowest = min((self.lowest_first.index(other) for other in near), default=0)
            return -self.bonus(card, cell), lowest, cell[1], cell[0]

        return min(self.spots(), key=rank)

    def cell_of(self, card: str) -> Cell:
        return next(cell for cell, pile in self.cells.items() if card in pile)

    def lay(self, card: str, cell: Cell) -> None:
        self.cells.setdefault(cell, []).append(card)

    def lift(self, card: str) -> None:
        """M12."""
        cell = self.cell_of(card)
        self.cells[cell].remove(card)
        if not self.cells[cell]:
            del self.cells[cell]

    def present(self, era: int) -> list[str]:
        return [card for card in self.lying() if self.cards[card].era == era]

    def complete(self, era: int) -> bool:
        return len(self.present(era)) == len([card for card in self.cards.values() if card.era == era])
