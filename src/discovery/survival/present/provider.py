"""``core.present.PresentPart`` for the survival game."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, Any

from msgspec import structs

from discovery.core.languages import DEFAULT, LANGUAGES
from discovery.core.present import AtTheTable, Fields, Questions, SignalRules, Tally
from discovery.core.protocol import SPECTATOR
from discovery.survival.board.hexes import FAR_AWAY
from discovery.survival.content.decks import OURS, content_in, key_of
from discovery.survival.content.reading import EARLIER, built_in
from discovery.survival.content.tables import CLASSES, Content
from discovery.survival.content.wording import wording
from discovery.survival.flow.reach import Reach
from discovery.survival.model import events as told
from discovery.survival.model.phases import DAY, GUARDING, MODIFYING
from discovery.survival.present.considered_moves import moves_in_vain
from discovery.survival.present.messages import (
    Preview,
    SurvivalContent,
    SurvivalDeck,
    SurvivalHappening,
    SurvivalPosition,
    SurvivalRow,
)
from discovery.survival.present.positions import position_of
from discovery.survival.present.talk import PHRASES, open_to_all
from discovery.survival.present.tally import tally
from discovery.survival.setups.options import KEY
from discovery.survival.views.event_pieces import piece_of, space_of

if TYPE_CHECKING:
    from discovery.core.protocol import Event
    from discovery.survival.game import SurvivalGame
    from discovery.survival.model.state import State
    from discovery.survival.views.view import View

NAMED = (
    "items", "characters", "supports", "explore", "nights", "threats", "enemies", "resources", "damages",
    "terrains", "lands", "scenarios",
)  # fmt: skip
"""The tables whose rows have names and sentences."""
COLUMNS = ("text", "won", "lost")


class SurvivalPresent:
    """How the survival game is shown. All seats share nearly everything, so a position is made for each
    viewer and the fields that changed are sent."""

    position = SurvivalPosition
    happening = SurvivalHappening
    printed = SurvivalContent
    by_number: Mapping[str, type] = {}

    def decks(self) -> Sequence[SurvivalContent]:
        """The content that the game comes with, and earlier ones."""
        return [self.deck_info(built_in(name)) for name in OURS]

    def deck_info(self, deck: Content) -> SurvivalContent:
        """A content by its id, with the names of its lands."""
        key = key_of(deck)
        return SurvivalContent(key, _name(deck), max(row.most for row in deck.scenarios), key in EARLIER)

    def deck_games(self, deck: Content) -> Mapping[str, Mapping[str, str]]:
        """The scenarios that the game does not have."""
        ours = {row.id for row in built_in().scenarios}
        return {f"{KEY}:{row.id}": _called(deck, row.id) for row in deck.scenarios if row.id not in ours}

    def first_rules(self, game: str) -> Sequence[str]:
        """How the group wins, and the day."""
        return ("XA01", "XC01")

    def questions(self, game: str, options: Sequence[str]) -> Questions:
        """Neither question arises: players are always asked openly."""
        return Questions(windows=False, piled=False)

    def signal_rules(self, game: str, teams: bool) -> SignalRules:
        """The family's ready-made phrases; no rule silences anybody."""
        return SignalRules(PHRASES)

    def open_to_all(self, game: SurvivalGame, shared: SurvivalPosition, thing: str) -> bool:
        """Spaces, seats, tasks, pieces that everybody sees, and moves with them."""
        return open_to_all(game, shared, thing)

    def texts(self, deck: str | Content, language: str) -> Mapping[str, str]:
        """The names by ``table/id``, and the sentences by ``table/id.column``; of tasks by
        ``tasks/SCENARIO/NUMBER``."""
        if deck not in OURS and not isinstance(deck, Content):
            return {}
        content = content_in(deck)
        words = wording(content, language)
        texts = {}
        for table in NAMED:
            for id in words.ids(table):
                texts[f"{table}/{id}"] = words.name(table, id)
                for column in COLUMNS:
                    if sentence := words.text(table, id, column):
                        texts[f"{table}/{id}.{column}"] = sentence
        for scenario in content.scenarios:
            count = sum(task.scenario == scenario.id for task in content.tasks)
            for number in range(count):
                texts[f"tasks/{scenario.id}/{number}"] = words.task(scenario.id, number)
        return texts

    def places(self, deck: str | Content, language: str) -> Mapping[str, str]:
        """Nothing comes from a place on earth."""
        return {}

    def traits(self, deck: str | Content) -> Mapping[str, str]:
        """No option asks anything of them."""
        return {}

    def shared(self, game: SurvivalGame, state: State, learner: bool) -> SurvivalPosition:
        """The position as a spectator sees it."""
        return self.seen(game, game.view(state, SPECTATOR))

    def own(
        self, game: SurvivalGame, state: State, shared: SurvivalPosition, viewer: int, at: AtTheTable
    ) -> SurvivalPosition:
        """The position as a viewer sees it, with the ways and the dice that their moves would lead to."""
        mine = self.seen(game, game.view(state, viewer))
        if at.closed or at.silent:
            mine.legal, mine.asked = [], False
        elif viewer >= 0 and state.turn == viewer and state.phase == DAY:
            reach = Reach(state, viewer)
            mine.ways = reach.before
            mine.costs = [-1 if cost == FAR_AWAY else cost for cost in reach.costs]
        elif state.phase in (MODIFYING, GUARDING) and mine.legal:
            mine.previews = _previews(game, state, viewer)
        return mine

    def whole(self, game: SurvivalGame, shared: SurvivalPosition, own: SurvivalPosition) -> SurvivalPosition:
        """A viewer's position: nothing is shared that it does not say, too."""
        return own

    def changed(self, before: SurvivalPosition, now: SurvivalPosition) -> Fields:
        """Nothing is sent for everybody at once."""
        return {}

    def changed_for(
        self,
        game: SurvivalGame,
        before: tuple[SurvivalPosition, SurvivalPosition],
        now: tuple[SurvivalPosition, SurvivalPosition],
        common: Fields,
    ) -> Fields:
        """The fields of a viewer's position that are not as they were."""
        old, new = before[1], now[1]
        names = structs.fields(SurvivalPosition)
        return {
            one.name: getattr(new, one.name)
            for one in names
            if getattr(new, one.name) != getattr(old, one.name)
        }

    def happenings(self, game: SurvivalGame, events: Sequence[Event]) -> list[SurvivalHappening]:
        """Events as messages; they must be masked already."""
        return [_happening(game, event) for event in events]

    def revealed(self, game: SurvivalGame, state: State) -> SurvivalPosition:
        """The position with the hands shown, and what the acting seats may do: for replays."""
        shown = self.shared(game, state, learner=False)
        shown.hands = [self._hand(game, state, seat) for seat in range(len(game.seats))]
        acting = game.decider(state)
        shown.legal = [game.text(move) for move in game.legal(state, acting)] if acting >= 0 else []
        return shown

    def _hand(self, game: SurvivalGame, state: State, seat: int) -> list[str]:
        return self.seen(game, game.view(state, seat)).hands[seat]

    def deck(self, game: SurvivalGame, language: str) -> SurvivalDeck:
        """The content with the names of its pieces."""
        content = game.setup.content
        names = {key: text for key, text in self.texts(content, language).items() if "." not in key}
        most = max(row.most for row in content.scenarios)
        key = key_of(content)
        return SurvivalDeck(key, _name(content), most, key in EARLIER, names)

    def piece_names(self, game: SurvivalGame, language: str) -> Mapping[str, str]:
        """Errors name moves as they are written."""
        return {}

    def seen(self, game: SurvivalGame, view: View) -> SurvivalPosition:
        """A view as a message."""
        return position_of(game, view)

    def ended(self, position: SurvivalPosition) -> tuple[str, list[SurvivalRow]]:
        """Who got out, and the honours (rule XS02)."""
        rows = [
            SurvivalRow(seat, total, seat in position.winners) for seat, total in enumerate(position.honours)
        ]
        return position.reason, rows

    def tally(self, game: SurvivalGame, state: State, happened: Sequence[Sequence[Event]]) -> Tally:
        """Honours by what they are for, and deeds."""
        return tally(state, happened)

    def requires_memory(self, game: SurvivalGame) -> bool:
        """False: nobody has to remember anything."""
        return False

    def spots(self, game: SurvivalGame, state: State, seat: int, move: int) -> list[list[int]]:
        """Moves name their spaces."""
        return []

    def considered_moves(self, position: Any, piece: str) -> list[str]:
        """The moves that people may try in vain with a thing they point at."""
        return moves_in_vain(position, piece)


def _called(content: Content, scenario: str) -> dict[str, str]:
    """The names of a scenario in the languages that it has one in; English always."""
    written = content.words["scenarios"].get(scenario, {})
    return {
        tag: wording(content, tag).name("scenarios", scenario)
        for tag in LANGUAGES
        if tag == DEFAULT or written.get(tag)
    }


def _name(content: Content) -> dict[str, str]:
    """The name that a host gave it, otherwise the names of the lands."""
    return dict(content.names) or {
        language: ", ".join(wording(content, language).name("lands", land) for land in content.lands)
        for language in LANGUAGES
    }


def _happening(game: SurvivalGame, event: Event) -> SurvivalHappening:
    content = game.setup.content
    table, piece = piece_of(content, event)
    if event.kind in (told.COLLECTED, told.LAID):
        table, piece = "classes", CLASSES[event.other]
    elif event.kind == told.REVEALED:
        table, piece = "tokens", content.tokens[event.other].holds
    return SurvivalHappening(
        kind=told.EVENTS[event.kind],
        seat=event.seat,
        other=event.other,
        table=table,
        piece=piece,
        number=event.number,
        space=space_of(event),
    )


def _previews(game: SurvivalGame, state: State, viewer: int) -> list[Preview]:
    """The dice after each move without chance; all of it is known to everybody."""
    previews = []
    for move in game.legal(state, viewer):
        if game.outcomes(state, move):
            continue
        then = state.copy()
        game.play(then, viewer, move)
        if then.phase == state.phase:
            previews.append(Preview(game.text(move), then.grey, then.red, then.plus))
    return previews
