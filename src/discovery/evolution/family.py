"""The card games as a family: what each room around the rules finds here (see ``core.family``)."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import cached_property
from random import Random
from typing import TYPE_CHECKING, Any

from discovery.core.decks import DeckLookup, no_other_decks
from discovery.core.errors import Code, InvalidDeck
from discovery.core.family import Family
from discovery.core.players.advice import ChoiceValue, Consultation, Determinizer, MoveHint
from discovery.core.players.program import Maker, ladder_digest
from discovery.core.protocol import Event, GameSpec
from discovery.core.research.learning import Learning
from discovery.evolution.cards import data
from discovery.evolution.cards.deck import Deck, join
from discovery.evolution.cards.deckfile import find_faults, read_deck
from discovery.evolution.game import DiscoveryGame, new_game
from discovery.evolution.model.dealing import WITH_POOL
from discovery.evolution.model.rows import MAX_SEATS
from discovery.evolution.model.ruleset import REACTIONS, RULES_VERSION
from discovery.evolution.variants.catalogue import GAMES, OPTIONS
from discovery.evolution.views.view import View

if TYPE_CHECKING:
    from discovery.core.workshop import Workshop
    from discovery.evolution.companion.provider import CardCompanion
    from discovery.evolution.present.provider import CardPresent
    from discovery.evolution.press.provider import CardPress
    from discovery.evolution.puzzles.provider import CardPuzzles
    from discovery.evolution.setups.matches import CardMatches
    from discovery.evolution.setups.provider import CardSetup
    from discovery.evolution.terminal.provider import CardTerminal


class CardDecks:
    """``core.decks.Decks`` for the card games."""

    ids = data.DECKS
    takes_files = True

    def load(self, key: str, own: Deck | None = None) -> Deck:
        """The deck of that key, see ``data.deck_of``."""
        return data.deck_of(key, own)

    def read(self, text: str, beside: DeckLookup = no_other_decks) -> Deck:
        """A host's own deck from the text of its file."""
        return read_deck(text, data.bases(beside))

    def faults(self, text: str, beside: DeckLookup = no_other_decks) -> Sequence[InvalidDeck]:
        """Every fault of a deck file; a sound deck that cannot be dealt to anybody has one, too (B09)."""
        faults = find_faults(text, data.bases(beside))
        if faults:
            return faults
        cards = len(self.read(text, beside).cards)
        if WITH_POOL.most_seats(cards) > 0:
            return []
        return [InvalidDeck(Code.DECK_TOO_SMALL, "B09", seats=1, cards=cards, most=0)]

    def ways(self, deck: Deck) -> Sequence[Deck]:
        """How a host's own deck can be played."""
        return data.ways_of(deck)

    def join(self, decks: Sequence[Deck]) -> Deck:
        """Several decks as one, see ``deck.join``."""
        return join(decks)

    def key_of(self, deck: Deck) -> str:
        """How records name a deck."""
        return data.key_of(deck)

    def brief(self, deck: Deck) -> str | Deck:
        """The form of a deck for another process."""
        return data.brief(deck)


class CardPlayers:
    """``core.family.Players``; the programs are imported when somebody asks for them."""

    stand_in = "greedy"

    @property
    def programs(self) -> Mapping[str, Maker]:
        """The programs by name, the weakest first."""
        from discovery.evolution.bots import PROGRAMS

        return PROGRAMS

    @property
    def levels(self) -> tuple[str, ...]:
        """The levels of the ladder, the weakest first."""
        from discovery.evolution.bots.search.levels import LEVELS

        return tuple(LEVELS)

    @property
    def digest(self) -> str:
        """A digest of all that the levels are made of."""
        from discovery.evolution.bots.search.levels import LEVELS

        return ladder_digest(LEVELS)

    advises = True
    estimates_win = False

    def hints(self, game: DiscoveryGame, asked: Consultation) -> Sequence[MoveHint]:
        """The best moves with their reasons."""
        from discovery.evolution.bots.advice.hints import hints

        return hints(game, asked.view, asked.observed, iterations=asked.iterations, random=Random(asked.seed))

    def weigh(self, game: DiscoveryGame, asked: Consultation) -> ChoiceValue:
        """The value of the move asked about, compared with the best move."""
        from discovery.evolution.bots.advice.choice_value import weigh

        random = Random(asked.seed)
        return weigh(game, asked.view, asked.observed, asked.move, iterations=asked.iterations, random=random)

    def determinizer(self, game: DiscoveryGame, view: View, observed: tuple[Event, ...]) -> Determinizer:
        """Positions that a view allows."""
        from discovery.evolution.belief.determinize import CardDeterminizer

        return CardDeterminizer(game.setup, view, observed)


class CardFamily:
    """``core.family.Family`` for the card games."""

    key = "evolution"
    games = tuple(GAMES)
    rules_version = RULES_VERSION
    most_seats = MAX_SEATS
    virtual = tuple(option.key for option in OPTIONS if option.seated)
    reactions = tuple(REACTIONS)
    acceptable_reactions: tuple[str, ...] = ()
    decks = CardDecks()
    players = CardPlayers()
    study = None

    @property
    def setup(self) -> CardSetup:
        """The part for set-ups."""
        from discovery.evolution.setups.provider import CardSetup

        return CardSetup()

    @property
    def matches(self) -> CardMatches:
        """The part for matches."""
        from discovery.evolution.setups.matches import CardMatches

        return CardMatches()

    @cached_property
    def present(self) -> CardPresent:
        """The server's part, asked for at every move."""
        from discovery.evolution.present.provider import CardPresent

        return CardPresent()

    @property
    def terminal(self) -> CardTerminal:
        """The command line's part."""
        from discovery.evolution.terminal.provider import CardTerminal

        return CardTerminal()

    @property
    def learning(self) -> Learning:
        """Moves and views as numbers."""
        from discovery.evolution.encoding.encoding import CardLearning

        return CardLearning()

    @property
    def workshop(self) -> Workshop:
        """The part for people who make decks."""
        from discovery.evolution.workshop.provider import CardWorkshop

        return CardWorkshop()

    @property
    def puzzles(self) -> CardPuzzles:
        """The part for puzzles: positions with one best move."""
        from discovery.evolution.puzzles.provider import CardPuzzles

        return CardPuzzles()

    @property
    def lessons(self) -> str:
        """One for each game, and a first one."""
        from discovery.evolution.lessons import SHIPPED

        return SHIPPED.read_text(encoding="utf-8")

    @property
    def companion(self) -> CardCompanion:
        """A referee for games with real cards."""
        from discovery.evolution.companion.provider import CardCompanion

        return CardCompanion()

    @property
    def press(self) -> CardPress:
        """The part for printing cards and other sheets."""
        from discovery.evolution.press.provider import CardPress

        return CardPress()

    def new_game(self, spec: GameSpec) -> DiscoveryGame:
        """The game of a spec."""
        deck: Any = spec.deck or self.decks.ids[0]
        return new_game(spec.game, spec.seats, deck, spec.options, spec.teams, spec.rules)


FAMILY: Family = CardFamily()
