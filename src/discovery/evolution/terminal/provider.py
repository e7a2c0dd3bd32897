"""The card games' part for the command line: ``core.terminal.TerminalPart``."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any

from discovery.core.decks import DeckLookup, no_other_decks
from discovery.core.terminal import Screen
from discovery.evolution.cards.data import DECKS, bases, load_deck
from discovery.evolution.cards.deck import Deck
from discovery.evolution.cards.deckfile import read_deck
from discovery.evolution.game import DiscoveryGame
from discovery.evolution.model.dealing import NO_POOL, WITH_POOL
from discovery.evolution.model.state import State
from discovery.evolution.terminal.position_json import as_object

if TYPE_CHECKING:
    from discovery.evolution.terminal.text_game import CardText


class CardTerminal:
    """Names of cards, games on a screen, positions as objects, and what a deck's file holds."""

    def names(self, language: str, deck: Deck | None = None) -> Mapping[str, str]:
        """The names of the cards by id."""
        decks = [load_deck(key) for key in DECKS] if deck is None else [deck]
        return {card: name for one in decks for card, name in one.card_names(language).items()}

    def open(self, screen: Screen, game: DiscoveryGame) -> CardText:
        """A game on a screen; what draws is imported only now."""
        from discovery.evolution.terminal.text_game import CardText

        return CardText(screen, game)

    def as_object(
        self, game: DiscoveryGame, state: State, legal: Mapping[str, list[str]]
    ) -> dict[str, object]:
        """A position for ``discovery replay --json``."""
        return as_object(game, state, legal)

    def ended(self, screen: Screen, row: Mapping[str, Any]) -> str:
        """A seat with its points, in games without points with the cards it has left (G09, G10)."""
        unit, number = ("cards", row["cards_left"]) if row["total"] is None else ("points", row["total"])
        message = "ended-winner" if row["winner"] else "ended-other"
        return screen.text(message, seat=row["seat"] + 1, unit=unit, number=number)

    def deck_contents(self, text: str, beside: DeckLookup = no_other_decks) -> dict[str, int]:
        """How many cards and eras a deck has, and the most seats that can play with it, with a pool and
        without one (0 where these are no more); ``all_...`` together with the decks that it builds on, which
        is nothing more for a deck that stands alone (B13)."""
        deck = read_deck(text, bases(beside))
        together = deck.whole().cards
        seats, without_pool = (dealing.most_seats(len(deck.cards)) for dealing in (WITH_POOL, NO_POOL))
        return {
            "cards": len(deck.cards),
            "eras": len(deck.eras()),
            "seats": seats,
            "seats_without_pool": without_pool if without_pool > seats else 0,
            "before": len(deck.before),
            "all_cards": len(together),
            "all_eras": len({card.era for card in together}),
            "all_seats": WITH_POOL.most_seats(len(together)),
        }
