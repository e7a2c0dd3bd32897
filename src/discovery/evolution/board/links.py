"""Links between cards, worked out once from the deck: which decide on a spot, which earn points (K05 to K09).

A Joker in the tree has the era and the prerequisites of the card it stands for, but no family (K17). So there
are two tables of each kind: between two discoveries, and where one of the two (or both) is a Joker.
"""

from __future__ import annotations

from collections.abc import Sequence

from discovery.core.bits import BIT, EVERY, WIDTH, count, mask_of
from discovery.evolution.cards.deck import Deck

RIM, EDGE = 254, 255
"""The values of a cell of a plane beside 0 (far from every card) and a card's number + 1."""
ANY = EVERY
"""The mask of all cards: what goes beside a cell without a card."""


class LinkTables:
    """Tables by card number, masks of cards; shared by all positions of a game.

    ``family`` (same family), ``lineage`` (prerequisite, either way), ``kin`` (every link+ but the family:
    lineage, same era, sister) and ``plus`` (every link+, K05). ``rows`` and ``kin_rows`` are ``plus`` and
    ``kin`` by what a cell holds: a cell without a card goes with every card. ``era_cards`` is by era.
    ``strict`` means that only linked cards may border each other (K02); with ``family`` a family is a link,
    else ``plus`` is ``kin``. ``printed`` counts the discoveries; a Joker's number is not below it. The loops
    of the engine look up ``rows`` and ``kin_rows``, and by card ``whole_era`` (all of its era), ``kin_of``,
    ``family_of``, ``lineage_of``, ``shared_of`` (those on which the same discovery is printed, as name or
    prerequisite, S12) and ``needs_of`` (its prerequisites in play), which are arrays in the compiled build.
    """

    __slots__ = (
        "cards",
        "era",
        "era_cards",
        "family",
        "family_of",
        "kin",
        "kin_of",
        "kin_rows",
        "lineage",
        "lineage_of",
        "needs_of",
        "plus",
        "printed",
        "rows",
        "shared_of",
        "strict",
        "whole_era",
    )

    def __init__(
        self, deck: Deck, needs: Sequence[int], cards: int, strict: bool = True, family: bool = True
    ) -> None:
        """``needs`` are the masks of direct prerequisites; ``cards`` counts the Jokers too."""
        self.cards, self.printed, self.strict = cards, len(deck.cards), strict
        self.era = [card.era for card in deck.cards]
        self.era_cards = [_same(self.era, era) for era in range(max(self.era) + 2)]
        families = [card.family for card in deck.cards]
        self.family = [_same(families, family) & ~BIT[card] for card, family in enumerate(families)]
        self.lineage = [needs[card] | self._leads(needs, card) for card in range(self.printed)]
        shared = [self._shared(deck, card) for card in range(self.printed)]
        self.kin = [(shared[card] | self.era_cards[era]) & ~BIT[card] for card, era in enumerate(self.era)]
        strong = self.family if family else self.kin
        self.plus = [kin | more for kin, more in zip(self.kin, strong, strict=True)]
        self.rows, self.kin_rows = _by_cell(self.plus), _by_cell(self.kin)
        self.kin_of, self.family_of = _padded(self.kin), _padded(self.family)
        self.lineage_of = _padded(self.lineage)
        self.shared_of = _padded(shared)
        self.needs_of = _padded(list(needs[: self.printed]))
        self.whole_era = _padded([self.era_cards[era] for era in self.era])

    def _leads(self, needs: Sequence[int], card: int) -> int:
        return mask_of(other for other in range(self.printed) if needs[other] & BIT[card])

    def _shared(self, deck: Deck, card: int) -> int:
        """Its lineage and its sisters, whose common prerequisite may be out of play (B12, S26)."""
        names = set(deck.cards[card].prerequisites)
        sisters = mask_of(
            other for other, printed in enumerate(deck.cards) if not names.isdisjoint(printed.prerequisites)
        )
        return (self.lineage[card] | sisters) & ~BIT[card]

    def points(self, card: int, others: int, joker: bool = False) -> int:
        """A point for each strong link (K07, K09) of ``card``, or a ``joker`` for it, with discoveries."""
        lineage = count(self.lineage_of[card] & others)
        return lineage if joker else lineage + count(self.family_of[card] & others)


def _same(values: Sequence[object], wanted: object) -> int:
    return mask_of(card for card, value in enumerate(values) if value == wanted)


def _padded(table: list[int]) -> list[int]:
    return table + [0] * (WIDTH - len(table))


def _by_cell(table: list[int]) -> list[int]:
    return [ANY, *table, *[ANY] * (EDGE - len(table))]
