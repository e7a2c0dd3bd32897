"""The changes between two decks: cards by their ids, and the prerequisites among them."""

from __future__ import annotations

from dataclasses import dataclass, fields

from discovery.evolution.cards.deck import Card, Deck

Link = tuple[str, str]
"""A card and one of its prerequisites."""


@dataclass(frozen=True, slots=True)
class DeckDifference:
    """Ids of cards, and links. ``changed`` are the fields of a card that both decks have, but for its
    prerequisites."""

    added: tuple[str, ...]
    gone: tuple[str, ...]
    changed: dict[str, tuple[str, ...]]
    links_added: tuple[Link, ...]
    links_gone: tuple[Link, ...]


def difference(one: Deck, other: Deck) -> DeckDifference:
    """The cards and links that only one of the decks has, and the changed cards, in the order of the
    decks."""
    before, after = ({card.id: card for card in deck.cards} for deck in (one, other))
    old, new = _links(one), _links(other)
    both = [card for card in other.cards if card.id in before]
    changed = {card.id: _changed(before[card.id], card) for card in both}
    return DeckDifference(
        added=tuple(name for name in after if name not in before),
        gone=tuple(name for name in before if name not in after),
        changed={name: columns for name, columns in changed.items() if columns},
        links_added=tuple(link for link in new if link not in old),
        links_gone=tuple(link for link in old if link not in new),
    )


def _links(deck: Deck) -> dict[Link, None]:
    return dict.fromkeys((card.id, need) for card in deck.cards for need in card.prerequisites)


def _changed(before: Card, after: Card) -> tuple[str, ...]:
    named = [field.name for field in fields(Card) if field.name != "prerequisites"]
    return tuple(name for name in named if getattr(before, name) != getattr(after, name))
