"""The walk's ``Family`` object, with its parts for the other packages. Its line in the registry is

walk=examples.hexwalk.family:FAMILY
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from random import SystemRandom
from typing import Any

from discovery.core.bits import mask_of
from discovery.core.decks import DeckLookup, no_other_decks
from discovery.core.dice import Dice
from discovery.core.errors import Code, InvalidDeck, InvalidSetup
from discovery.core.family import Family
from discovery.core.matches import MatchCustoms
from discovery.core.players.advice import ChoiceValue, Consultation, Determinizer, MoveHint
from discovery.core.players.program import Maker
from discovery.core.protocol import Chooser, Event, GameSpec
from discovery.core.setup import CodeWords, Configuration, Presets, SetupAdvice
from discovery.engines.search import plain
from examples.hexwalk.board import MAP
from examples.hexwalk.game import KEY, Walk
from examples.hexwalk.playing import has_won
from examples.hexwalk.present import WalkPresent
from examples.hexwalk.state import HIDDEN, PHASES, TOKENS, State, View

_SYSTEM = SystemRandom()


class WalkDecks:
    """There is one map; hosts cannot add their own."""

    ids = (MAP,)
    takes_files = False

    def load(self, key: str, own: Any = None) -> str:
        """The only map. ``InvalidSetup`` UNKNOWN_DECK for any other key."""
        if key not in ("", MAP):
            raise InvalidSetup(Code.UNKNOWN_DECK, given=key[:60])
        return MAP

    def read(self, text: str, beside: DeckLookup = no_other_decks) -> str:
        """No file can be read."""
        raise InvalidDeck(Code.NOTHING_THERE, given=text[:60])

    def faults(self, text: str, beside: DeckLookup = no_other_decks) -> Sequence[InvalidDeck]:
        """No file can be read."""
        return [InvalidDeck(Code.NOTHING_THERE, given=text[:60])]

    def ways(self, deck: str) -> Sequence[str]:
        """The map by itself: nothing can be joined with it."""
        return (deck,)

    def join(self, decks: Sequence[str]) -> str:
        """No map goes on from another one."""
        raise InvalidSetup(Code.DECKS_NOT_JOINED, given=decks[-1], base=decks[0])

    def key_of(self, deck: str) -> str:
        """The id of the map."""
        return MAP

    def brief(self, deck: str) -> str:
        """The id of the map."""
        return MAP


class Wanderer:
    """Chooses among the legal moves uniformly at random."""

    def __init__(self, random: Chooser) -> None:
        self._random = random

    def decide(self, view: View, observed: tuple[Event, ...] = ()) -> int:
        """Any of ``view.legal``, each equally likely."""
        return view.legal[self._random.randrange(len(view.legal))]


class Guess:
    """Determinizations of a view: the unknown tokens are shuffled uniformly."""

    def __init__(self, view: View) -> None:
        self._view = view
        known = {token for row in (view.tokens, *view.held) for token in row if token >= 0}
        self._unknown = [token for token in range(TOKENS) if token not in known]

    def deal(self, random: Dice) -> State:
        """A random one. Nobody has won yet, so nobody gets treasures that would have won already."""
        view, held, tokens = self._view, [], []
        while True:
            unknown = self._unknown[:]
            random.shuffle(unknown)
            fresh = iter(unknown)
            tokens = [next(fresh) if token == HIDDEN else token for token in view.tokens]
            held = [[next(fresh) if token == HIDDEN else token for token in row] for row in view.held]
            state = State(tokens, list(view.places), held, [mask_of(row) for row in held])
            if view.result is not None or not any(has_won(state, seat) for seat in range(len(held))):
                break
        state.turn, state.turns, state.steps = view.turn, view.turn_number, view.steps
        state.phase, state.resting, state.left = PHASES.index(view.phase), view.resting, view.left
        state.looked = view.looked
        state.seen[view.seat] |= mask_of(token for token in view.tokens if token >= 0)
        if view.window is not None:
            state.asked = state.waiting = view.window.members
        return state


class WalkPlayers:
    """The computer players of the walk."""

    stand_in = "wanderer"
    levels = ()
    digest = ""
    advises = False
    estimates_win = False
    programs: Mapping[str, Maker] = {
        "wanderer": lambda game, random=_SYSTEM: Wanderer(random),
        "search": lambda game, random=_SYSTEM: plain(game, random),
    }

    def hints(self, game: Walk, asked: Consultation) -> Sequence[MoveHint]:
        """The walk has no hints."""
        return ()

    def weigh(self, game: Walk, asked: Consultation) -> ChoiceValue:
        """All choices get the same value: the walk has no evaluation."""
        return ChoiceValue(asked.move, 0.5, 0.5)

    def determinizer(self, game: Walk, view: View, observed: tuple[Event, ...]) -> Determinizer:
        """Positions that ``view`` allows."""
        return Guess(view)


class WalkSetup:
    """Only the seats can be chosen."""

    usual_game = KEY
    options = ()
    words = CodeWords(decks=(MAP,), programs=("wanderer",))
    configurations = (
        Configuration("alone", ("me", "program:wanderer")),
        Configuration("two", ("me", "open")),
    )

    def scored(self, game: str) -> bool:
        """A walk has no points."""
        return False

    def virtual(self, game: str) -> Sequence[str]:
        """Empty: the rules play no seat by themselves."""
        return ()

    def shelf(self, game: str) -> str:
        """A single game needs no group."""
        return ""

    def presets(self, game: str) -> Presets:
        """There is nothing to choose."""
        return Presets()

    def difficulty(self, game: str) -> int:
        """The walk is easy: 1 of 3."""
        return 1

    def decisions(self, game: str) -> Mapping[int, int]:
        """Nobody has measured them."""
        return {}

    def most_seats(self, game: str, deck: Any, options: Sequence[str]) -> tuple[int, str]:
        """At most four seats; no rule number says so."""
        return 4, ""

    def advice(
        self, game: str, options: Sequence[str], seats: Sequence[str], teams: Sequence[Sequence[int]]
    ) -> list[SetupAdvice]:
        """The walk has no advice."""
        return []


class WalkMatches:
    """A match of walks counts the walks won."""

    def customs(self, game: str) -> MatchCustoms:
        """Neither points nor teams; the next walker begins."""
        return MatchCustoms()

    def left_over(self, result: Any) -> Sequence[int]:
        """Empty: nothing is left over to break ties."""
        return ()

    def length(self, game: str, deck: Any, options: Sequence[str]) -> int:
        """All tokens are always in play."""
        return TOKENS


class WalkFamily:
    """The walk's parts for the other packages."""

    key = "walk"
    games = (KEY,)
    rules_version = 1
    most_seats = 4
    virtual: tuple[str, ...] = ()
    reactions = Walk.reactions
    acceptable_reactions: tuple[str, ...] = ()
    decks = WalkDecks()
    players = WalkPlayers()
    setup = WalkSetup()
    matches = WalkMatches()
    present = WalkPresent()
    terminal = None
    learning = None
    study = None
    workshop = None
    puzzles = None
    lessons = ""
    press = None
    companion = None

    def new_game(self, spec: GameSpec) -> Walk:
        """The walk of a spec."""
        if spec.game != KEY:
            raise InvalidSetup(Code.UNKNOWN_GAME, given=spec.game[:60])
        return Walk(spec)


FAMILY: Family = WalkFamily()
