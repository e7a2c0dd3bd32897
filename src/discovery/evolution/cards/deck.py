"""Printed cards and decks. A deck is data; nothing in the engine knows how many cards it has."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field, replace
from hashlib import sha256

from discovery.core.errors import Code, InvalidSetup
from discovery.core.languages import in_language

JOINED = "+"
"""Stands between the ids of decks that are played as one."""
ASSETS = ("raid 1", "raid 2", "guard", "loot", "trade", "scout", "feast")
"""The assets that a card may give where they are used (Y01); a Raid has its strength behind it."""


@dataclass(frozen=True, slots=True)
class DeckFamily:
    """One of the seven families (rule A04), told apart by colour, letter and shape."""

    id: str
    letter: str
    names: Mapping[str, str]
    icon: str
    shape: str


@dataclass(frozen=True, slots=True)
class Card:
    """A discovery as printed (rule A02). Years are negative before our era, ``None`` where unknown.

    ``era`` counts from 1; ``order`` is its place inside the era from 1 (rule A03); ``prerequisites`` are
    ids; ``names``, ``texts``, ``places`` (where it was discovered) and ``captions`` (what its picture shows)
    are by language. ``asset`` is what it gives where assets are used (Y01), ``""`` in a deck without them.
    """

    id: str
    era: int
    order: int
    family: str
    prerequisites: tuple[str, ...]
    names: Mapping[str, str] = field(default_factory=dict, hash=False)
    texts: Mapping[str, str] = field(default_factory=dict, hash=False)
    period: str = ""
    from_year: int | None = None
    to_year: int | None = None
    icon: str = ""
    places: Mapping[str, str] = field(default_factory=dict, hash=False)
    captions: Mapping[str, str] = field(default_factory=dict, hash=False)
    asset: str = ""


@dataclass(frozen=True, slots=True)
class Deck:
    """A deck: its cards by era, then order. A card's number in the engine is its place in ``cards``.

    ``before`` are the cards of lower eras, which count as placed (B12): those of the decks that it builds on
    (B13; ``builds_on`` is the id of the last one), and those of its own eras that are left out.
    """

    id: str
    cards: tuple[Card, ...]
    names: Mapping[str, str] = field(default_factory=dict, hash=False)
    era_names: Mapping[int, Mapping[str, str]] = field(default_factory=dict, hash=False)
    licence: str = ""
    builds_on: str = ""
    before: tuple[Card, ...] = ()
    version: str = ""
    author: str = ""

    def index(self) -> dict[str, int]:
        """Card numbers by id."""
        return {card.id: number for number, card in enumerate(self.cards)}

    def card_names(self, language: str) -> dict[str, str]:
        """The names of its cards, and of those that count as placed, in a language, by id."""
        return {card.id: in_language(card.names, language) or card.id for card in self.whole().cards}

    def card_texts(self, language: str) -> dict[str, str]:
        """The texts of its cards, and of those that count as placed, in a language, by id."""
        return {card.id: in_language(card.texts, language) for card in self.whole().cards}

    def digest(self) -> str:
        """16 hexadecimal digits that stand for what the rules read: each card but for its names and texts.

        So a corrected spelling does not put old records out of use. The cards that count as placed are part
        of it. Assets are, where every card has one: no other deck is played with them (Y01).
        """
        cards = (*self.before, *self.cards)
        bearing = all(card.asset for card in cards)
        rows = (
            f"{card.id},{card.era},{card.order},{card.family},{' '.join(sorted(card.prerequisites))}"
            + (f",{card.asset}" if bearing else "")
            for card in cards
        )
        return sha256("\n".join(rows).encode()).hexdigest()[:16]

    def successors(self, card: str) -> tuple[str, ...]:
        """Ids of the cards that have ``card`` among their direct prerequisites."""
        return tuple(other.id for other in self.cards if card in other.prerequisites)

    def eras(self) -> tuple[int, ...]:
        """The eras in play, lowest first."""
        return tuple(sorted({card.era for card in self.cards}))

    def whole(self) -> Deck:
        """With the cards that count as placed."""
        return replace(self, cards=(*self.before, *self.cards), before=())

    def within(self, first: int, last: int) -> Deck:
        """Only the eras from ``first`` to ``last``, each card as printed: what it needs of lower eras counts
        as placed, and makes sisters still (B12, K05). ``InvalidSetup`` for eras that are not all there."""
        eras = self.eras()
        if not (first in eras and last in eras):
            given = f"{first}-{last}"
            raise InvalidSetup(Code.NO_SUCH_ERAS, "B12", given=given, first=eras[0], last=eras[-1])
        lower = (card for card in self.cards if card.era < first)
        played = (card for card in self.cards if first <= card.era <= last)
        return replace(self, cards=tuple(played), before=(*self.before, *lower))


def join(decks: Sequence[Deck]) -> Deck:
    """Decks that build on one another as one deck, lowest first (B13): ``"prehistory+antiquity"``.

    ``InvalidSetup`` DECKS_NOT_JOINED where one does not build on the deck named before it.
    """
    for deck, base in zip(decks[1:], decks, strict=False):
        if deck.builds_on != base.id or deck.before != (*base.before, *base.cards):
            raise InvalidSetup(Code.DECKS_NOT_JOINED, "B13", given=deck.id, base=base.id)
    languages = dict.fromkeys(tag for deck in decks for tag in deck.names)
    return replace(
        decks[0],
        id=JOINED.join(deck.id for deck in decks),
        cards=tuple(card for deck in decks for card in deck.cards),
        names={
            tag: " + ".join(in_language(deck.names, tag) or deck.id for deck in decks) for tag in languages
        },
        era_names={era: names for deck in decks for era, names in deck.era_names.items()},
    )
