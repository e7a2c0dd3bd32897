"""The survival game as a family: what each room around the rules finds here (see ``core.family``)."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import replace
from typing import TYPE_CHECKING

from discovery.core.decks import DeckLookup, no_other_decks
from discovery.core.errors import Code, InvalidDeck, InvalidSetup
from discovery.core.family import Family
from discovery.core.players.advice import ChoiceValue, Consultation, Determinizer, MoveHint
from discovery.core.players.program import Maker, ladder_digest
from discovery.core.protocol import Event, GameSpec, split_seat
from discovery.core.text.names import same
from discovery.survival.content import decks
from discovery.survival.content.reading import BUILT_IN, EARLIER, built_in
from discovery.survival.content.tables import Content
from discovery.survival.errors import SurvivalCode
from discovery.survival.game import RULES_VERSION, SurvivalGame, setup_of
from discovery.survival.setups.options import KEY, check_options, options_of
from discovery.survival.views.view import View

if TYPE_CHECKING:
    from discovery.survival.encoding.encoding import SurvivalLearning
    from discovery.survival.present.provider import SurvivalPresent
    from discovery.survival.press.provider import SurvivalPress
    from discovery.survival.setups.provider import SurvivalMatches, SurvivalSetup
    from discovery.survival.study.provider import SurvivalStudy
    from discovery.survival.terminal.provider import SurvivalTerminal


class SurvivalDecks:
    """``core.decks.Decks``: the content that the game comes with, and hosts' own."""

    ids = (BUILT_IN, *EARLIER)
    takes_files = True

    def load(self, key: str, own: Content | None = None) -> Content:
        """The content of a record, see ``decks.content_named``."""
        return decks.content_named(key, own)

    def read(self, text: str, beside: DeckLookup = no_other_decks) -> Content:
        """A host's own content; it may build on the one that the game comes with, on no other file."""
        return decks.read_content(text)

    def faults(self, text: str, beside: DeckLookup = no_other_decks) -> Sequence[InvalidDeck]:
        """Every fault of a content file."""
        return decks.find_faults(text)

    def ways(self, deck: Content) -> Sequence[Content]:
        """Only the content itself: nothing is joined with it."""
        return (deck,)

    def join(self, decks: Sequence[Content]) -> Content:
        """No content goes on from another."""
        raise InvalidSetup(Code.DECKS_NOT_JOINED, given=decks[-1].id, base=decks[0].id)

    def key_of(self, deck: Content) -> str:
        """How records name a content."""
        return decks.key_of(deck)

    def brief(self, deck: Content) -> str | Content:
        """The form of a content for another process."""
        return decks.brief(deck)


class SurvivalPlayers:
    """``core.family.Players`` for the survival game."""

    stand_in = "careful"
    advises = True
    estimates_win = True

    @property
    def programs(self) -> Mapping[str, Maker]:
        """The programs by name, the weakest first."""
        from discovery.survival.bots import PROGRAMS

        return PROGRAMS

    @property
    def levels(self) -> tuple[str, ...]:
        """The levels of the ladder, the weakest first."""
        from discovery.survival.bots.search import LEVELS

        return tuple(LEVELS)

    @property
    def digest(self) -> str:
        """A digest of all that the levels are made of."""
        from discovery.survival.bots.search import LEVELS

        return ladder_digest(LEVELS)

    def hints(self, game: SurvivalGame, asked: Consultation) -> Sequence[MoveHint]:
        """The best plans with what they are for."""
        from discovery.survival.bots.advice import hints

        return hints(game, asked)

    def weigh(self, game: SurvivalGame, asked: Consultation) -> ChoiceValue:
        """The value of a choice beside the best one."""
        from discovery.survival.bots.choice_value import weigh

        return weigh(game, asked)

    def determinizer(self, game: SurvivalGame, view: View, observed: tuple[Event, ...]) -> Determinizer:
        """Positions that a view allows."""
        from discovery.survival.belief.determinize import SurvivalDeterminizer

        return SurvivalDeterminizer(game.setup, view)


class SurvivalFamily:
    """``core.family.Family`` for the survival game."""

    key = KEY
    rules_version = RULES_VERSION
    most_seats = 4
    virtual: tuple[str, ...] = ()
    reactions = SurvivalGame.reactions
    acceptable_reactions = ("support",)
    decks = SurvivalDecks()
    players = SurvivalPlayers()
    workshop = None
    puzzles = None
    companion = None

    @property
    def lessons(self) -> str:
        """A day, and a night."""
        from discovery.survival.lessons import SHIPPED

        return SHIPPED.read_text(encoding="utf-8")

    @property
    def games(self) -> tuple[str, ...]:
        """A game for each scenario."""
        return tuple(f"{KEY}:{scenario.id}" for scenario in built_in().scenarios)

    @property
    def setup(self) -> SurvivalSetup:
        """The part for set-ups."""
        from discovery.survival.setups.provider import SurvivalSetup

        return SurvivalSetup()

    @property
    def matches(self) -> SurvivalMatches:
        """The part for matches."""
        from discovery.survival.setups.provider import SurvivalMatches

        return SurvivalMatches()

    @property
    def present(self) -> SurvivalPresent:
        """How the server shows the game."""
        from discovery.survival.present.provider import SurvivalPresent

        return SurvivalPresent()

    @property
    def terminal(self) -> SurvivalTerminal:
        """The command line's part."""
        from discovery.survival.terminal.provider import SurvivalTerminal

        return SurvivalTerminal()

    @property
    def learning(self) -> SurvivalLearning:
        """Moves and views as numbers."""
        from discovery.survival.encoding.encoding import SurvivalLearning

        return SurvivalLearning()

    @property
    def press(self) -> SurvivalPress:
        """The part for printing."""
        from discovery.survival.press.provider import SurvivalPress

        return SurvivalPress()

    @property
    def study(self) -> SurvivalStudy:
        """The part for simulations."""
        from discovery.survival.study.provider import SurvivalStudy

        return SurvivalStudy()

    def new_game(self, spec: GameSpec) -> SurvivalGame:
        """The game of a spec. ``InvalidSetup`` for what does not exist or does not go together."""
        content = spec.deck if isinstance(spec.deck, Content) else self.decks.load(str(spec.deck))
        scenario = next((row for row in content.scenarios if f"{KEY}:{row.id}" == spec.game), None)
        if scenario is None:
            raise InvalidSetup(Code.UNKNOWN_GAME, given=spec.game[:60])
        options = tuple(spec.options)
        check_options(spec.game, options, options_of(content.scenarios, content.lands))
        names = self._names(spec)
        if len(names) > scenario.most:
            raise InvalidSetup(Code.SEAT_COUNT, "XA01", given=len(names), most=scenario.most)
        if len(names) < scenario.least:
            fault = InvalidSetup(SurvivalCode.TOO_FEW_SEATS, "XA03", given=len(names), least=scenario.least)
            fault.header = "Seats"
            raise fault
        chosen = [land for land in content.lands if land in options]
        land = scenario.land if scenario.land in content.lands else (chosen or content.lands[:1])[0]
        spec = replace(spec, deck=content, rules=spec.rules or RULES_VERSION)
        setup = setup_of(content, scenario, land, len(names), options, spec.rules)
        return SurvivalGame(spec, setup, names)

    def _names(self, spec: GameSpec) -> tuple[str, ...]:
        split = [split_seat(seat) for seat in spec.seats]
        for _, kind in split:
            if kind:
                raise InvalidSetup(Code.UNKNOWN_PLAYER, given=kind[:60])
        if twice := same(name for name, _ in split):
            raise InvalidSetup(Code.BAD_NAME, given=twice[:60])
        if spec.teams:
            raise InvalidSetup(Code.BAD_TEAMS, "XA01", given=spec.teams[0][:60])
        return tuple(name for name, _ in split)


FAMILY: Family = SurvivalFamily()
