"""The message with which a program is told what is printed on the cards of its game."""

from __future__ import annotations

from collections.abc import Iterable

from msgspec import Struct

from discovery.core.bits import members
from discovery.evolution.cards.data import key_of
from discovery.evolution.game import DiscoveryGame


class PrintedCard(Struct):
    """A card as printed. ``needs`` are its prerequisites and ``leads`` the cards that need it, all in play;
    ``follows`` are those that may follow it in a series (D02)."""

    id: str
    name: str
    era: int
    order: int
    family: str
    needs: list[str]
    leads: list[str]
    follows: list[str]


class PrintedDeck(Struct, tag="deck"):
    """The cards that are played, by era and order. ``points``: whether the game counts points; then
    ``trump_points`` are those of a trump (G09)."""

    id: str
    points: bool
    trump_points: int
    cards: list[PrintedCard]


def deck_of(game: DiscoveryGame, language: str) -> PrintedDeck:
    """The cards of a game, with their names in a language."""
    setup, deck = game.setup, game.setup.deck
    names = deck.card_names(language)

    def ids(cards: Iterable[int]) -> list[str]:
        return [setup.ids[card] for card in cards]

    cards = [
        PrintedCard(
            id=card.id,
            name=names[card.id],
            era=card.era,
            order=card.order,
            family=card.family,
            needs=ids(members(setup.needs_printed[number])),
            leads=ids(members(setup.leads_of[number])),
            follows=ids(members(setup.follows[number])),
        )
        for number, card in enumerate(deck.cards)
    ]
    return PrintedDeck(key_of(game.deck), game.rules.scored, game.rules.trump_points, cards)
