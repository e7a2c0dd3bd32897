"""A second, slow implementation of the plane with dicts, cells and names, to check the engine's."""

from __future__ import annotations

import random
from dataclasses import dataclass, field

from discovery.core.bits import BIT, members
from discovery.evolution.board.links import LinkTables
from discovery.evolution.board.plane import Plane, coordinates_of, spot_at
from discovery.evolution.board.spots import Anywhere, Linked, Piles, SpotConditions, SpotRule
from discovery.evolution.cards.data import load_deck
from discovery.evolution.cards.deck import Card

Cell = tuple[int, int]

DECK = load_deck("prehistory")
NUMBER = DECK.index()
PRINTED = len(DECK.cards)
JOKERS = tuple(range(PRINTED, PRINTED + 6))
NEEDS = [sum(BIT[NUMBER[name]] for name in card.prerequisites) for card in DECK.cards]
LINKS = LinkTables(DECK, NEEDS, PRINTED + len(JOKERS))
RULES: tuple[SpotRule, ...] = (Anywhere(), Anywhere(covers=True), Linked(), Linked(covers=True), Piles())


def borders(cell: Cell) -> set[Cell]:
    x, y = cell
    return {(x + 1, y), (x - 1, y), (x, y + 1), (x, y - 1)}


def touches(cell: Cell) -> set[Cell]:
    x, y = cell
    return {(x + dx, y + dy) for dx in (-1, 0, 1) for dy in (-1, 0, 1)} - {cell}


@dataclass
class SlowPlane:
    """``piles`` from the bottom; ``stands`` by Joker."""

    piles: dict[Cell, list[int]] = field(default_factory=dict)
    stands: dict[int, int] = field(default_factory=dict)

    def shown(self, card: int) -> Card:
        return DECK.cards[self.stands.get(card, card)]

    def top(self, cell: Cell) -> int | None:
        return self.piles[cell][-1] if cell in self.piles else None

    def cell_of(self, card: int) -> Cell:
        return next(cell for cell, pile in self.piles.items() if card in pile)

    def seen(self, cells: set[Cell]) -> list[int]:
        return [self.piles[cell][-1] for cell in sorted(cells) if cell in self.piles]

    def edge(self) -> set[Cell]:
        return {near for cell in self.piles for near in borders(cell)} - set(self.piles)

    def laid(self) -> set[int]:
        return {card for pile in self.piles.values() for card in pile}

    def lay(self, card: int, cell: Cell, stands: int = -1) -> None:
        self.piles.setdefault(cell, []).append(card)
        if stands >= 0:
            self.stands[card] = stands

    def lift(self, card: int) -> None:
        cell = self.cell_of(card)
        self.piles[cell].remove(card)
        self.stands.pop(card, None)
        if not self.piles[cell]:
            del self.piles[cell]

    def swap(self, joker: int, card: int) -> None:
        pile = self.piles[self.cell_of(joker)]
        pile[pile.index(joker)] = card
        del self.stands[joker]

    def strong(self, card: int, other: int, joker: bool) -> int:
        """K05, K09: how many strong links there are; a Joker has no family (K17)."""
        one, two = self.shown(card), self.shown(other)
        same_family = one.family == two.family and not joker and max(card, other) < PRINTED
        return same_family + (one.id in two.prerequisites or two.id in one.prerequisites)

    def link_plus(self, card: int, other: int, joker: bool) -> bool:
        """K05: a strong link, the same era, or a common prerequisite."""
        one, two = self.shown(card), self.shown(other)
        sisters = set(one.prerequisites) & set(two.prerequisites)
        return bool(self.strong(card, other, joker) or one.era == two.era or sisters)

    def bonus(self, card: int, cell: Cell, joker: bool) -> int:
        return sum(self.strong(card, other, joker) for other in self.seen(touches(cell)))

    def spots(self, rule: SpotRule, card: int, terms: SpotConditions) -> set[Cell]:
        if not self.piles:
            return {(0, 0)}
        if not terms.joker and card in self.stands.values():
            return {self.cell_of(joker) for joker, other in self.stands.items() if other == card}
        cells = self.edge() | {cell for cell in self.piles if self.may_cover(rule, cell, card, terms)}
        return {cell for cell in cells if self.suits(rule, cell, card, terms)}

    def may_cover(self, rule: SpotRule, cell: Cell, card: int, terms: SpotConditions) -> bool:
        """M02; K13, K15: the era shown is closed, or is the one that the card closes."""
        if isinstance(rule, Piles):
            return True
        shown = self.shown(self.piles[cell][-1])
        closes = bool(terms.closers & BIT[card]) and shown.era == DECK.cards[card].era
        return rule.covers and (closes or bool(terms.coverable & BIT[NUMBER[shown.id]]))

    def suits(self, rule: SpotRule, cell: Cell, card: int, terms: SpotConditions) -> bool:
        """Conditions 2 to 4 (K02) as far as the rule has them."""
        if isinstance(rule, Piles):
            return True
        near = self.seen(borders(cell))
        if not near or not isinstance(rule, Linked):
            return bool(near)
        linked = all(self.link_plus(card, other, terms.joker) for other in near)
        return linked and (terms.last < 0 or terms.last in near)


@dataclass
class Twins:
    """The engine's plane and the slow one, on which the same is done."""

    chooser: random.Random
    plane: Plane = field(default_factory=lambda: Plane(LINKS))
    slow: SlowPlane = field(default_factory=SlowPlane)

    def absent(self, joker: bool = False) -> list[int]:
        """The discoveries that do not lie here; for a Joker, those that no other stands for (N04)."""
        gone = self.slow.laid() | (set(self.slow.stands.values()) if joker else set())
        return [card for card in range(PRINTED) if card not in gone]

    def lay(self) -> None:
        """A random card or Joker to a random cell: beside a card or on one (M02)."""
        absent = sorted({*range(PRINTED), *JOKERS} - self.slow.laid())
        cells = sorted(self.slow.edge() | set(self.slow.piles)) or [(0, 0)]
        card, cell = self.chooser.choice(absent), self.chooser.choice(cells)
        stands = self.chooser.choice(self.absent(joker=True)) if card in JOKERS else -1
        if card not in self.slow.stands.values():
            self.slow.lay(card, cell, stands)
            self.plane.lay(card, spot_at(*cell), stands)

    def lift(self) -> None:
        """Any card leaves, a visible one more often."""
        if self.slow.piles:
            pile = self.slow.piles[self.chooser.choice(sorted(self.slow.piles))]
            card = self.chooser.choice([pile[-1], self.chooser.choice(pile)])
            self.slow.lift(card)
            self.plane.lift(card)

    def swap(self) -> None:
        """A real card comes for a Joker (N06)."""
        if self.slow.stands:
            joker = self.chooser.choice(sorted(self.slow.stands))
            card = self.slow.stands[joker]
            self.slow.swap(joker, card)
            self.plane.swap(joker, card)

    def terms(self) -> SpotConditions:
        """Random terms: any last card, any closed eras, any cards that close theirs."""
        laid = sorted(self.slow.laid()) or [-1]
        closed = [era for era in DECK.eras() if self.chooser.random() < 0.3]
        return SpotConditions(
            last=self.chooser.choice([-1, self.chooser.choice(laid)]),
            coverable=sum(LINKS.era_cards[era] for era in closed),
            closers=sum(BIT[card] for card in self.chooser.sample(range(PRINTED), 3)),
            joker=self.chooser.random() < 0.3,
        )


def twins(seed: int, steps: int = 45) -> Twins:
    """A board after some laying, lifting and swapping."""
    chooser = random.Random(seed)
    both = Twins(chooser)
    for _ in range(chooser.randrange(steps)):
        chooser.choices((both.lay, both.lift, both.swap), (12, 3, 1))[0]()
    return both


def cells(spots: list[int]) -> set[Cell]:
    return {coordinates_of(spot) for spot in spots}


def names(mask: int) -> set[str]:
    return {DECK.cards[card].id for card in members(mask)}
