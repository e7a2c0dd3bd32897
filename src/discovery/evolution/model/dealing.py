"""How the cards are dealt: pool, order of the stack, cards needed (rules B02, B03, B09)."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from discovery.core.protocol import Chooser
from discovery.evolution.model.rows import MAX_SEATS

HAND_SIZE = 5
"""Cards dealt to a seat, and what games with points fill a hand up to (B03, F08)."""


@dataclass(frozen=True, slots=True)
class DealingRules:
    """``pool`` is the number of cards that lie open for everybody (B03); at most one a round of the deal.

    ``fewest`` and ``most`` are the numbers of seats by rule ``seats_rule``, whatever the cards allow.

    With ``by_era`` the stack holds the eras one after the other, the lowest on top (B02), otherwise all
    cards are shuffled together. ``starts`` is 1 where the first card of the tree is dealt, after the hands.
    """

    pool: int = HAND_SIZE
    by_era: bool = True
    starts: int = 0
    fewest: int = 1
    most: int = MAX_SEATS
    seats_rule: str = "B07"

    def most_seats(self, cards: int, extra: int = 0) -> int:
        """The number of seats, 0 to 9, that the cards allow: pool, hands, start card and ``extra`` cards
        are dealt, and one must be left for the stack (B09, R03)."""
        return max(0, min(self.most, (cards - 1 - extra - self.pool - self.starts) // HAND_SIZE))

    def dealt(self, hand_sizes: Sequence[int]) -> int:
        """The number of cards that leave the stack before the first turn."""
        return self.pool + self.starts + sum(hand_sizes)

    def shuffled(self, eras: Sequence[Sequence[int]], random: Chooser) -> list[int]:
        """The cards of ``eras`` in the order of the stack, from the top."""
        packs = [list(era) for era in eras] if self.by_era else [[card for era in eras for card in era]]
        for cards in packs:
            random.shuffle(cards)
        return [card for cards in packs for card in cards]


WITH_POOL = DealingRules()
NO_POOL = DealingRules(pool=0)
"""The first edition deals five cards to a seat and none to the table (S01)."""
MIXED = DealingRules(pool=0, by_era=False, starts=1)
"""All eras are mixed, and the first card of the tree is dealt (S12)."""
