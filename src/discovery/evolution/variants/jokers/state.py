"""The Jokers' part of a position: which cards they stand for, and which lie outside the tree."""

from __future__ import annotations

from discovery.core.bits import BIT

NO_CARD = -1


class JokerState:
    """``stands`` has for each Joker the card that it stands for in the tree, ``NO_CARD`` for none (N04);
    ``stood`` is the mask of those cards. ``aside`` are the Jokers that lie outside the tree (N01, N02)."""

    __slots__ = ("aside", "first", "stands", "stood")

    def __init__(self, first: int, count: int) -> None:
        """``count`` Jokers, numbered from ``first``."""
        self.first = first
        self.stands = (NO_CARD,) * count
        self.stood = self.aside = 0

    def copy(self) -> JokerState:
        """A copy that changes independently of this part."""
        new = JokerState.__new__(JokerState)
        new.first = self.first
        new.stands = self.stands
        new.stood = self.stood
        new.aside = self.aside
        return new

    def card_of(self, joker: int) -> int:
        """The card that a Joker stands for."""
        card: int = self.stands[joker - self.first]
        return card

    def joker_for(self, card: int) -> int:
        """The Joker that stands for a card. ``ValueError`` if none does."""
        return self.first + self.stands.index(card)

    def stand_in(self, joker: int, card: int) -> None:
        """A Joker in the tree stands for ``card`` from now on."""
        self._put(joker, card)
        self.stood |= BIT[card]

    def stand_down(self, joker: int) -> int:
        """A Joker leaves the tree; the card that it stood for."""
        card = self.card_of(joker)
        self._put(joker, NO_CARD)
        self.stood &= ~BIT[card]
        return card

    def _put(self, joker: int, card: int) -> None:
        place = joker - self.first
        self.stands = (*self.stands[:place], card, *self.stands[place + 1 :])

    def pairs(self) -> tuple[tuple[int, int], ...]:
        """Each Joker in the tree with the card that it stands for."""
        every = enumerate(self.stands)
        return tuple([(self.first + place, card) for place, card in every if card != NO_CARD])

    def key(self) -> tuple[object, ...]:
        """Everything that makes two of them the same."""
        return (self.stands, self.stood, self.aside)
