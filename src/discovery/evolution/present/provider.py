"""``core.present.PresentPart`` for the card games."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import cache

from discovery.core.bits import members
from discovery.core.errors import InvalidSetup
from discovery.core.languages import in_language
from discovery.core.present import AtTheTable, Fields, Questions, SignalRules, Tally
from discovery.core.protocol import SPECTATOR, Event
from discovery.evolution.cards.data import DECKS, key_of, load_deck, load_families, printed
from discovery.evolution.cards.deck import Card, Deck
from discovery.evolution.game import DiscoveryGame
from discovery.evolution.model.dealing import WITH_POOL
from discovery.evolution.model.state import State
from discovery.evolution.present import changes
from discovery.evolution.present.changes import OwnKnown, ViewerKnowledge
from discovery.evolution.present.considered_moves import moves_in_vain, open_to_all
from discovery.evolution.present.messages import (
    CardInfo,
    DeckInfo,
    FamilyInfo,
    Happening,
    Position,
    Ranking,
    SeatView,
)
from discovery.evolution.present.positions import choices, happenings, own_hands, position_of
from discovery.evolution.present.printed import PrintedDeck, deck_of
from discovery.evolution.present.tally import tally
from discovery.evolution.setups.provider import rules_or_bare
from discovery.evolution.views.observe import unveiled
from discovery.evolution.views.view import View

FIRST_RULES = {
    "intro": ("A01", "G06"),
    "memory": ("H01", "H02"),
    "explore": ("I01", "G10"),
    "select": ("J01", "J09"),
    "connect": ("K01", "K02"),
    "fusion": ("M01", "M02"),
    "classic-simple": ("S01", "S02"),
    "classic-select": ("S09", "S24"),
    "classic-connect": ("S12", "S13"),
    "classic-memory": ("S10", "S25"),
}
"""Where the rule book tells of each game first."""


class CardPresent:
    """How the card games are shown."""

    position = Position
    happening = Happening
    printed = DeckInfo
    by_number: Mapping[str, type] = {"seats": SeatView}

    def decks(self) -> Sequence[DeckInfo]:
        """The decks that come with the project."""
        return _decks()

    def deck_info(self, deck: Deck) -> DeckInfo:
        """A deck under its key."""
        return _deck(deck)

    def deck_games(self, deck: Deck) -> Mapping[str, Mapping[str, str]]:
        """None: every deck is for the same games."""
        return {}

    def first_rules(self, game: str) -> Sequence[str]:
        """Where the rule book begins to tell of a game."""
        return FIRST_RULES.get(game, ())

    def questions(self, game: str, options: Sequence[str]) -> Questions:
        """Whether actions can be answered (H02), and whether cards lie hidden in piles (H01)."""
        rules = rules_or_bare(game, options)
        windows = rules is not None and rules.reactions != 0
        piled, joining = (rules.piled, rules.newcomers != ()) if rules is not None else (False, False)
        rule = "S34" if rules is not None and rules.objection else "H02"
        return Questions(windows, piled, windows_rule=rule, joining=joining)

    def signal_rules(self, game: str, teams: bool) -> SignalRules:
        """Team mates speak through their cards alone (P08)."""
        return SignalRules(silent_rule="P08" if teams else "")

    def open_to_all(self, game: DiscoveryGame, shared: Position, thing: str) -> bool:
        """Seats, and cards that lie open; nobody suggests what others could play from their hands."""
        return open_to_all(shared, thing)

    def texts(self, deck: str | Deck, language: str) -> Mapping[str, str]:
        """The sentences printed on the cards, by their ids."""
        try:
            return printed(deck).card_texts(language)
        except InvalidSetup:
            return {}

    def places(self, deck: str | Deck, language: str) -> Mapping[str, str]:
        """Where the discoveries were made, by id, of the cards that name a place."""
        cards = printed(deck).whole().cards
        return {card.id: in_language(card.places, language) for card in cards if card.places}

    def traits(self, deck: str | Deck) -> Mapping[str, str]:
        """The assets of the cards (Y01), by id, of the cards that bear one."""
        return {card.id: card.asset for card in printed(deck).whole().cards if card.asset}

    def deck(self, game: DiscoveryGame, language: str) -> PrintedDeck:
        """The cards of a game, for programs."""
        return deck_of(game, language)

    def piece_names(self, game: DiscoveryGame, language: str) -> Mapping[str, str]:
        """The names of a game's cards by id."""
        return game.setup.deck.card_names(language)

    def shared(self, game: DiscoveryGame, state: State, learner: bool) -> Position:
        """The position as a spectator sees it."""
        seen = game.view(state, SPECTATOR)
        return position_of(game, seen, [None] * len(seen.hands), learner)

    def own(
        self, game: DiscoveryGame, state: State, shared: Position, viewer: int, at: AtTheTable
    ) -> OwnKnown:
        """The part of a position that only ``viewer`` sees."""
        return changes.own_known(game, state, shared, viewer, at)

    def whole(self, game: DiscoveryGame, shared: Position, own: OwnKnown) -> Position:
        """A viewer's position, put together from what everybody sees and what only they see."""
        return changes.whole(game, shared, own)

    def changed(self, before: Position, now: Position) -> Fields:
        """The fields that have changed for everybody between two shared positions."""
        return changes.common_changes(before, now)

    def changed_for(
        self,
        game: DiscoveryGame,
        before: tuple[Position, OwnKnown],
        now: tuple[Position, OwnKnown],
        common: Fields,
    ) -> Fields:
        """All fields that have changed for one viewer."""
        return changes.changes(game, ViewerKnowledge(*before), ViewerKnowledge(*now), common)

    def happenings(self, game: DiscoveryGame, events: Sequence[Event]) -> list[Happening]:
        """Events as messages; they must be masked already."""
        return happenings(game, events)

    def revealed(self, game: DiscoveryGame, state: State) -> Position:
        """The position as the acting seat decides in it, with everything shown but the stack."""
        view = unveiled(state, game.view(state, SPECTATOR))
        hands = [tuple(state.in_order(state.hands[seat])) for seat in range(game.setup.seat_count)]
        shown = position_of(game, view, hands)
        for seat in members(game.actors(state)):
            shown.legal = choices(game, game.legal(state, seat))
        return shown

    def seen(self, game: DiscoveryGame, view: View) -> Position:
        """A view as a page would get it, at a learner's table."""
        return position_of(game, view, own_hands(view))

    def ended(self, position: Position) -> tuple[str, list[Ranking]]:
        """The reason, and the count (G09, G10)."""
        return position.reason, position.ranking

    def tally(self, game: DiscoveryGame, state: State, happened: Sequence[Sequence[Event]]) -> Tally:
        """Points by what brought them, and deeds."""
        return tally(game, state, happened)

    def requires_memory(self, game: DiscoveryGame) -> bool:
        """In pile games nobody is sent again what they should remember (H01)."""
        return game.rules.piled

    def spots(self, game: DiscoveryGame, state: State, seat: int, move: int) -> list[list[int]]:
        """Where on the plane a card may go, and the points it would bring there."""
        return [list(spot) for spot in game.spots(state, seat, move)]

    def considered_moves(self, position: Position, piece: str) -> list[str]:
        """The moves with a card that a viewer may try in vain."""
        return moves_in_vain(position, piece)


@cache
def _decks() -> Sequence[DeckInfo]:
    return tuple(_deck(load_deck(key)) for key in DECKS)


def _deck(deck: Deck) -> DeckInfo:
    whole = deck.whole()
    return DeckInfo(
        id=key_of(deck),
        name=dict(deck.names),
        first=deck.eras()[0],
        eras=[dict(deck.era_names.get(era, {})) for era in whole.eras()],
        families=[FamilyInfo(f.id, f.letter, dict(f.names), f.icon, f.shape) for f in load_families()],
        cards=[_card(whole, card) for card in whole.cards],
        max_seats=WITH_POOL.most_seats(len(deck.cards)),
    )


def _card(deck: Deck, card: Card) -> CardInfo:
    return CardInfo(
        id=card.id,
        era=card.era,
        order=card.order,
        family=card.family,
        prerequisites=list(card.prerequisites),
        leads_to=list(deck.successors(card.id)),
        name=dict(card.names),
        period=card.period,
        from_year=card.from_year,
        to_year=card.to_year,
        icon=card.icon,
    )
