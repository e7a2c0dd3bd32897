"""What is printed: cards and decks. A deck is data; nothing in the engine knows how many cards it has."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field, replace
from hashlib import sha256

from discovery.core.errors import Code, InvalidSetup


@dataclass(frozen=True, slots=True)
class Family:
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
    ids; ``names`` and ``texts`` are by language.
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


@dataclass(frozen=True, slots=True)
class Deck:
    """A deck: its cards by era, then order. A card's number in the engine is its place in ``cards``."""

    id: str
    cards: tuple[Card, ...]
    names: Mapping[str, str] = field(default_factory=dict, hash=False)
    era_names: Mapping[int, Mapping[str, str]] = field(default_factory=dict, hash=False)
    licence: str = ""

    def index(self) -> dict[str, int]:
        """Card numbers by id."""
        return {card.id: number for number, card in enumerate(self.cards)}

    def card_names(self, language: str) -> dict[str, str]:
        """What its cards are called in a language, by id."""
        return {card.id: card.names.get(language, card.id) for card in self.cards}

    def card_texts(self, language: str) -> dict[str, str]:
        """What its cards tell in a language, by id."""
        return {card.id: card.texts[language] for card in self.cards if language in card.texts}

    def digest(self) -> str:
        """16 hexadecimal digits that stand for what the rules read: each card but for its names and texts.

        So a corrected spelling does not put old records out of use.
        """
        rows = (
            f"{card.id},{card.era},{card.order},{card.family},{' '.join(sorted(card.prerequisites))}"
            for card in self.cards
        )
        return sha256("\n".join(rows).encode()).hexdigest()[:16]

    def successors(self, card: str) -> tuple[str, ...]:
        """Ids of the cards that have ``card`` among their direct prerequisites."""
        return tuple(other.id for other in self.cards if card in other.prerequisites)

    def eras(self) -> tuple[int, ...]:
        """The eras in play, lowest first."""
        return tuple(sorted({card.era for card in self.cards}))

    def within(self, first: int, last: int) -> Deck:
        """Only the eras from ``first`` to ``last``, each card as printed: what it needs of lower eras counts
        as placed, and makes sisters still (B12, K05). ``InvalidSetup`` for eras that are not all there."""
        eras = self.eras()
        if not (first in eras and last in eras):
            given = f"{first}-{last}"
            raise InvalidSetup(Code.NO_SUCH_ERAS, "B12", given=given, first=eras[0], last=eras[-1])
        return replace(self, cards=tuple(card for card in self.cards if first <= card.era <= last))
