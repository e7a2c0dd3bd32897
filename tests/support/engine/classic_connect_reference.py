"""A second implementation of Classic Connect, as slow and plain as section S: an oracle for the engine.

What a turn, a harvest and the end of the game are it takes from the reference of Classic Simple.
"""

from __future__ import annotations

from discovery.evolution.cards.deck import Deck
from tests.support.engine.classic_reference import ClassicReference

Cell = tuple[int, int]
SIDES = ((1, 0), (-1, 0), (0, 1), (0, -1))
AROUND = (*SIDES, (1, 1), (1, -1), (-1, 1), (-1, -1))


def near(cell: Cell, steps: tuple[Cell, ...]) -> list[Cell]:
    """The cells so many steps away."""
    return [(cell[0] + x, cell[1] + y) for x, y in steps]


class ClassicConnectReference(ClassicReference):
    """``cells`` tells where the cards of the tree lie, ``last`` is the card that was laid before in this
    turn."""

    def __init__(self, virtual: list[bool], deck: Deck) -> None:
        super().__init__(virtual, deck)
        self.cells: dict[Cell, str] = {}
        self.start_era = 0
        self.last = ""
        self.chosen: Cell | None = None

    def deal(self, order: list[str]) -> None:
        """S12: five rounds, then the start card; its era is open (S26)."""
        self.stack = list(order)
        for _ in range(5):
            for seat in self.seats:
                self.hands[seat].append(self.stack.pop(0))
        start = self.stack.pop(0)
        self.tree.append(start)
        self.cells[0, 0] = start
        self.start_era = self.cards[start].era
        self._virtual_players()

    # ---- spots and their points

    def discoveries(self, card: str) -> set[str]:
        """What is printed on it, as name or prerequisite, in play or not (S26)."""
        return {card, *self.cards[card].prerequisites}

    def linked(self, card: str, other: str) -> bool:
        """S12: the same era, or a shared discovery."""
        same_era = self.cards[card].era == self.cards[other].era
        return same_era or bool(self.discoveries(card) & self.discoveries(other))

    def spots(self, card: str) -> list[Cell]:
        """S12; a snake from the second card of a turn on, but not for virtual players (S27)."""
        if card in self.tree:
            return []
        cells = {cell for lying in self.cells for cell in near(lying, SIDES)} - set(self.cells)
        found = []
        for cell in sorted(cells):
            beside = [self.cells[other] for other in near(cell, SIDES) if other in self.cells]
            snake = not self.last or self.virtual[self.turn] or self.last in beside
            if snake and all(self.linked(card, other) for other in beside):
                found.append(cell)
        return found

    def worth(self, card: str, cell: Cell) -> int:
        """S13 without the opened era and the finalist."""
        cells = {**self.cells, cell: card}
        points = 0
        for other in [cells[at] for at in near(cell, AROUND) if at in cells]:
            points += self.cards[card].era == self.cards[other].era
            points += bool(self.discoveries(card) & self.discoveries(other))
            points += card in self.cards[other].prerequisites or other in self.cards[card].prerequisites
        for at in [cell, *near(cell, AROUND)]:
            if at in cells:
                points += self.completed(cells, at, card)
        return points

    def completed(self, cells: dict[Cell, str], at: Cell, placed: str) -> int:
        """S26: the number of prerequisites in play of a card that ``placed`` completes, else 0."""
        card = cells[at]
        needs = [name for name in self.cards[card].prerequisites if name in self.cards]
        around = [cells[other] for other in near(at, AROUND) if other in cells]
        concerned = placed == card or placed in needs
        return len(needs) if concerned and all(name in around for name in needs) else 0

    def best(self, card: str) -> Cell:
        """K18: most points; the one bordering the lowest card; the smallest row, then column."""

        def rank(cell: Cell) -> tuple[int, int, int, int]:
            beside = [self.cells[other] for other in near(cell, SIDES) if other in self.cells]
            return -self.worth(card, cell), min(map(self.printed.index, beside)), cell[1], cell[0]

        return min(self.spots(card), key=rank)

    # ---- what may be done, and doing it

    def fits(self, card: str) -> bool:
        """S12: no prerequisites are needed."""
        return bool(self.spots(card))

    def legal(self, names: tuple[str, ...]) -> set[str]:
        """The moves of the seat to decide, in notation."""
        if self.asked != "turn":
            return super().legal(names)
        return {"end", *(f"place {card} at {x},{y}" for card in self.reach() for x, y in self.spots(card))}

    def play(self, text: str, taken: str, names: tuple[str, ...]) -> None:
        """A legal move; ``taken`` is the card that chance chose."""
        words = text.split()
        if words[0] == "place":
            x, y = words[3].split(",")
            self.chosen = int(x), int(y)
        super().play(text, taken, names)

    def _place(self, card: str) -> bool:
        """The neighbours' points, 2 for an opened era, 4 for the finalist; whether an era was opened."""
        mine = self.hands[self.turn]
        own = card in mine
        cell = self.chosen if self.chosen is not None else self.best(card)
        self.chosen = None
        opens = self._opens(card)
        self.points[self.turn] += self.worth(card, cell) + (2 if opens else 0)
        self._move(card, mine if own else next(row for row in self.discards if card in row), self.tree)
        self.cells[cell] = self.last = card
        self.spent = self.spent or own
        if own and not mine:
            self._emptied()
        if opens and not self.virtual[self.turn] and (self.victims() or self._can_take()):
            self.asked = "harvest"
        return opens

    def _opens(self, card: str) -> bool:
        """S26: the first card of any era but that of the start card."""
        era = self.cards[card].era
        return era != self.start_era and not any(self.cards[other].era == era for other in self.tree)

    def _next(self) -> None:
        self.last = ""
        super()._next()
