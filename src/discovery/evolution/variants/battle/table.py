"""Which discovery bears which asset (Y01)."""

from __future__ import annotations

from discovery.core.bits import BIT, mask_of
from discovery.evolution.cards.deck import ASSETS, Deck

_RAID, _STRONG_RAID, _GUARD, _LOOT, _TRADE, _SCOUT, _FEAST = ASSETS


class AssetTable:
    """The cards of a deck by their assets, as masks; ``strong`` are the Raids of strength 2."""

    __slots__ = ("feasts", "guards", "loots", "raids", "scouts", "strong", "trades")

    def __init__(self, deck: Deck) -> None:
        self.strong = _bearing(deck, _STRONG_RAID)
        self.raids = self.strong | _bearing(deck, _RAID)
        self.guards, self.loots = _bearing(deck, _GUARD), _bearing(deck, _LOOT)
        self.trades, self.scouts = _bearing(deck, _TRADE), _bearing(deck, _SCOUT)
        self.feasts = _bearing(deck, _FEAST)

    def strength(self, card: int) -> int:
        """The strength of a Raid, 0 for any other asset."""
        if not self.raids & BIT[card]:
            return 0
        return 2 if self.strong & BIT[card] else 1


def _bearing(deck: Deck, asset: str) -> int:
    return mask_of([number for number, card in enumerate(deck.cards) if card.asset == asset])
