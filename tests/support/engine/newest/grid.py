"""The grid of Connect, and of free placement with and without strata: piles by cell, cards by their ids."""

from __future__ import annotations

from typing import TYPE_CHECKING

from discovery.evolution.cards.deck import Deck

if TYPE_CHECKING:
    from tests.support.engine.newest.position import Position, Terms

Cell = tuple[int, int]
Shown = tuple[str, bool]
"""A card, and whether a Joker lies there for it."""
SIDES = ((1, 0), (-1, 0), (0, 1), (0, -1))
CORNERS = ((1, 1), (1, -1), (-1, 1), (-1, -1))


class Grid:
    """Piles from the bottom to the top; a Joker lies as itself."""

    def __init__(self, deck: Deck, terms: Terms) -> None:
        self.cards = {card.id: card for card in deck.cards}
        self.lowest_first = list(self.cards)
        self.strict = terms.game == "connect"
        self.strata = terms.has("strata")
        self.bonus_counts = terms.has("link-bonus")
        self.cells: dict[Cell, list[str]] = {}

    def around(self, cell: Cell, steps: tuple[Cell, ...], stands: dict[str, str]) -> list[Shown]:
        """The top cards so many steps away (K04, K13)."""
        near = [(cell[0] + x, cell[1] + y) for x, y in steps]
        tops = [self.cells[other][-1] for other in near if other in self.cells]
        return [(stands.get(card, card), card in stands) for card in tops]

    def strong(self, one: Shown, other: Shown) -> int:
        """K05, K09, K17: how many strong links."""
        a, b = self.cards[one[0]], self.cards[other[0]]
        family = a.family == b.family and not (one[1] or other[1])
        return family + (a.id in b.prerequisites or b.id in a.prerequisites)

    def link_plus(self, one: Shown, other: Shown) -> bool:
        """K05; a card has no link with the Joker that is said to be the same one."""
        a, b = self.cards[one[0]], self.cards[other[0]]
        sisters = set(a.prerequisites) & set(b.prerequisites)
        return a != b and bool(self.strong(one, other) or a.era == b.era or sisters)

    def bonus(self, card: Shown, cell: Cell, stands: dict[str, str]) -> int:
        """K07, L02."""
        return self.strong_links(card, cell, stands) if self.bonus_counts else 0

    def strong_links(self, card: Shown, cell: Cell, stands: dict[str, str]) -> int:
        """K07: with the cards that one touches there."""
        return sum(self.strong(card, other) for other in self.around(cell, SIDES + CORNERS, stands))

    def cell_of(self, card: str) -> Cell | None:
        return next((cell for cell, pile in self.cells.items() if card in pile), None)

    def lay(self, card: str, cell: Cell) -> None:
        self.cells.setdefault(cell, []).append(card)

    def lift(self, card: str) -> None:
        """M12."""
        cell = self.cell_of(card)
        assert cell is not None
        self.cells[cell].remove(card)
        if not self.cells[cell]:
            del self.cells[cell]

    def spots(self, position: Position, card: Shown) -> list[Cell]:
        """K02, K03, K13 to K17, L03, L04: where the card may go now."""
        replaced = next((joker for joker, stood in position.stands.items() if stood == card[0]), "")
        if replaced and not card[1]:
            cell = self.cell_of(replaced)
            return [] if cell is None else [cell]
        if not self.cells:
            return [(0, 0)]
        free = {(x + i, y + j) for x, y in self.cells for i, j in SIDES} - set(self.cells)
        covered = {cell for cell in self.cells if self.strata and self._may_cover(position, card[0], cell)}
        return sorted(cell for cell in free | covered if self._suits(position, card, cell))

    def _may_cover(self, position: Position, card: str, cell: Cell) -> bool:
        """K13 to K15."""
        top = self.cells[cell][-1]
        era = self.cards[position.stands.get(top, top)].era
        closes = self.cards[card].era == era and position.of_era(era) | {card} == position.whole(era)
        return era in position.closed or closes

    def _suits(self, position: Position, card: Shown, cell: Cell) -> bool:
        """K02, K06, K11, K12."""
        near = self.around(cell, SIDES, position.stands)
        if not self.strict:
            return bool(near)
        snake = not position.now.placed or position.now.last[0] in {other for other, _ in near}
        return bool(near) and snake and all(self.link_plus(card, other) for other in near)

    def number(self, card: str) -> int:
        """A03; a Joker has no number in an era, so it comes after all discoveries (A12)."""
        if card in self.cards:
            return self.lowest_first.index(card)
        return len(self.cards) + int(card.partition("-")[2])

    def best(self, position: Position, card: str) -> Cell:
        """K18, L03: by links, even where they bring no points."""

        def rank(cell: Cell) -> tuple[int, int, int, int]:
            near = [other for other, _ in self.around(cell, (*SIDES, (0, 0)), {})]
            lowest = min(map(self.number, near), default=0)
            return -self.strong_links((card, False), cell, position.stands), lowest, cell[1], cell[0]

        return min(self.spots(position, (card, False)), key=rank)
