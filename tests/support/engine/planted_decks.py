"""Prehistory with one fault each, sound by every law, for what finds out how a deck plays."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace

from discovery.evolution.cards.data import load_deck
from discovery.evolution.cards.deck import Card, Deck

LATE, HUB, HEAVY = "hide", "fire", 3


def _with(name: str, changed: Callable[[Card], Card]) -> Deck:
    deck = load_deck("prehistory")
    return replace(deck, id=name, cards=tuple(map(changed, deck.cards)))


def _names(era: int) -> list[str]:
    return [card.id for card in load_deck("prehistory").cards if card.era == era]


def late_card() -> Deck:
    """``LATE``, of era 2, needs six cards of its own era: nobody can reach it early."""
    needs = tuple(name for name in _names(2) if name not in (LATE, "stencil"))[-6:]
    free = _with(
        "late",
        lambda card: replace(
            card, prerequisites=tuple(n for n in card.prerequisites if card.era > 2 or n != LATE)
        ),
    )
    return replace(
        free, cards=tuple(replace(c, prerequisites=needs) if c.id == LATE else c for c in free.cards)
    )


def heavy_era() -> Deck:
    """Each card of era ``HEAVY`` needs five cards of the era before."""
    below, heavy = _names(HEAVY - 1), _names(HEAVY)

    def needs(card: Card) -> Card:
        if card.era != HEAVY:
            return card
        first = heavy.index(card.id)
        return replace(card, prerequisites=tuple(below[(first + step) % len(below)] for step in range(5)))

    return _with("heavy", needs)


def rich_card() -> Deck:
    """``HUB`` leads to every card of the next two eras: beside it on the grid, each is worth a point."""

    def needs(card: Card) -> Card:
        if card.era not in (3, 4) or HUB in card.prerequisites:
            return card
        return replace(card, prerequisites=(*card.prerequisites[:2], HUB))

    return _with("rich", needs)


def fixed_deal() -> Deck:
    """Eras of one card each: shuffling changes nothing, and the same seat gets the same cards."""
    cards = load_deck("prehistory").cards[:20]
    names = [card.id for card in cards]
    chain = [
        replace(card, era=number, order=1, prerequisites=tuple(names[max(0, number - 2) : number - 1]))
        for number, card in enumerate(cards, 1)
    ]
    return Deck("fixed", tuple(chain))
