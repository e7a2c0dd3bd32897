"""``core.present.PresentPart`` for the walk: its messages, and what each viewer is sent."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from msgspec import Struct, structs

from discovery.core.bits import members
from discovery.core.present import TAG_FIELD, AtTheTable, Fields, Questions, SignalRules, Tally, counts
from discovery.core.protocol import SPECTATOR, Event
from discovery.i18n import LANGUAGES, translate
from examples.hexwalk.board import MAP, SPACES
from examples.hexwalk.game import Walk
from examples.hexwalk.state import (
    EVENTS,
    HIDDEN,
    LOOKED,
    NOTHING,
    OBJECTED,
    PIECES,
    TREASURES,
    WENT,
    State,
    View,
)


def map_names() -> dict[str, str]:
    """By language, what the map is called."""
    return {tag: translate(tag, "walk-map-name") for tag in LANGUAGES}


class WalkPosition(Struct, tag="walk", tag_field=TAG_FIELD):
    """A walk as one viewer may know it. A token is ``""`` where there is none, ``"?"`` where it is hidden.

    ``tokens`` has an entry a space of the map, ``places`` and ``held`` one a seat. ``steps`` are left of this
    turn's roll. ``asked``: the viewer may still answer in the open window. ``reason`` is how it ended, ``""``
    while it goes on.
    """

    viewer: int
    phase: str
    turn: int
    turn_number: int
    actors: list[int]
    legal: list[str]
    tokens: list[str]
    places: list[list[int]]
    held: list[list[str]]
    steps: int
    asked: bool
    resting: list[int]
    winners: list[int]
    reason: str


class WalkRow(Struct):
    """A seat at the end; ``total`` is how many of its treasures the viewer knows."""

    seat: int
    total: int
    winner: bool


class WalkHappening(Struct, tag="walk", tag_field=TAG_FIELD):
    """One thing that happened; ``token`` is ``""`` where the viewer may not know it."""

    kind: str
    seat: int
    token: str
    other: int
    number: int


class WalkMap(Struct, tag="walk", tag_field=TAG_FIELD):
    """The map: its spaces by number, as axial coordinates, and the seats it has room for."""

    id: str
    name: dict[str, str]
    spaces: list[list[int]]
    max_seats: int


class WalkDeck(WalkMap, tag="deck", tag_field="type"):
    """The map, as programs are told of it."""


class WalkPresent:
    """How a walk is shown."""

    position = WalkPosition
    happening = WalkHappening
    printed = WalkMap
    by_number: Mapping[str, type] = {}

    def decks(self) -> Sequence[WalkMap]:
        """There is one map."""
        return [WalkMap(MAP, map_names(), [list(space) for space in SPACES], 4)]

    def deck_info(self, deck: str) -> WalkMap:
        """The message of the only map."""
        return self.decks()[0]

    def deck_games(self, deck: str) -> Mapping[str, Mapping[str, str]]:
        """None: every deck is for the same games."""
        return {}

    def first_rules(self, game: str) -> Sequence[str]:
        """There is no book."""
        return ()

    def questions(self, game: str, options: Sequence[str]) -> Questions:
        """Others may object."""
        return Questions(windows=True, piled=False)

    def signal_rules(self, game: str, teams: bool) -> SignalRules:
        """Walkers may talk at any time."""
        return SignalRules()

    def open_to_all(self, game: Walk, shared: WalkPosition, told: str) -> bool:
        """Everybody sees the spaces and the walkers."""
        word, _, name = told.partition(":")
        if word == "seat":
            return name in {str(seat) for seat in range(len(shared.places))}
        return word == "space" and name in {f"{q},{r}" for q, r in SPACES}

    def texts(self, deck: str, language: str) -> Mapping[str, str]:
        """Nothing is printed on tokens."""
        return {}

    def places(self, deck: str, language: str) -> Mapping[str, str]:
        """Nor do they come from anywhere."""
        return {}

    def traits(self, deck: str) -> Mapping[str, str]:
        """There are no options."""
        return {}

    def shared(self, game: Walk, state: State, learner: bool) -> WalkPosition:
        """As a spectator sees it."""
        return self.seen(game, game.view(state, SPECTATOR))

    def own(
        self, game: Walk, state: State, shared: WalkPosition, viewer: int, at: AtTheTable
    ) -> WalkPosition:
        """What a viewer sees; a seat that has answered or has a standing order is not asked."""
        mine = self.seen(game, game.view(state, viewer))
        if at.closed or at.answered:
            mine.legal = []
        mine.asked = mine.asked and not (at.answered or at.silent)
        return mine

    def whole(self, game: Walk, shared: WalkPosition, own: WalkPosition) -> WalkPosition:
        """A viewer's position: nothing is shared that it does not say, too."""
        return own

    def changed(self, before: WalkPosition, now: WalkPosition) -> Fields:
        """Nothing is sent for everybody at once."""
        return {}

    def changed_for(
        self,
        game: Walk,
        before: tuple[WalkPosition, WalkPosition],
        now: tuple[WalkPosition, WalkPosition],
        common: Fields,
    ) -> Fields:
        """The fields of a viewer's position that are not as they were."""
        old = structs.asdict(before[1])
        return {name: value for name, value in structs.asdict(now[1]).items() if value != old[name]}

    def happenings(self, game: Walk, events: Sequence[Event]) -> list[WalkHappening]:
        """Events as messages; they must be masked already."""
        return [
            WalkHappening(
                EVENTS[event.kind],
                event.seat,
                _token(event.piece) if event.piece >= 0 else "",
                event.other,
                event.number,
            )
            for event in events
        ]

    def revealed(self, game: Walk, state: State) -> WalkPosition:
        """With every token shown, for replays."""
        shown = self.shared(game, state, learner=False)
        shown.tokens = [_token(token) for token in state.tokens]
        shown.held = [[_token(token) for token in row] for row in state.held]
        return shown

    def deck(self, game: Walk, language: str) -> WalkDeck:
        """The map, as a message for programs."""
        return WalkDeck(MAP, map_names(), [list(space) for space in SPACES], 4)

    def piece_names(self, game: Walk, language: str) -> Mapping[str, str]:
        """Tokens are called by their ids."""
        return {}

    def seen(self, game: Walk, view: View) -> WalkPosition:
        """A view as a message."""
        return WalkPosition(
            viewer=view.seat,
            phase=view.phase,
            turn=view.turn if view.result is None else -1,
            turn_number=view.turn_number,
            actors=members(view.actors),
            legal=[game.text(move) for move in view.legal],
            tokens=[_token(token) for token in view.tokens],
            places=[list(SPACES[place]) for place in view.places],
            held=[[_token(token) for token in row] for row in view.held],
            steps=view.steps,
            asked=view.window is not None and view.window.asked,
            resting=members(view.resting),
            winners=[] if view.result is None else list(view.result.winners),
            reason="" if view.result is None else view.result.reason,
        )

    def ended(self, position: WalkPosition) -> tuple[str, list[WalkRow]]:
        """Who has won, with what."""
        found = [sum(token.startswith("treasure") for token in row) for row in position.held]
        rows = [WalkRow(seat, total, seat in position.winners) for seat, total in enumerate(found)]
        return position.reason, rows

    def tally(self, game: Walk, state: State, happened: Sequence[Sequence[Event]]) -> Tally:
        """The treasures, and what was done for them."""
        deeds = {"went": WENT, "looked": LOOKED, "objected": OBJECTED}
        seats = range(len(state.places))
        told = [event for events in happened for event in events]
        treasures = [sum(token < TREASURES for token in row) for row in state.held]
        return Tally(
            counts({"treasures": treasures}),
            counts(
                {
                    deed: [sum(event.kind == kind and event.seat == seat for event in told) for seat in seats]
                    for deed, kind in deeds.items()
                }
            ),
        )

    def requires_memory(self, game: Walk) -> bool:
        """Nobody has to remember."""
        return False

    def spots(self, game: Walk, state: State, seat: int, move: int) -> list[list[int]]:
        """Moves name their spaces."""
        return []

    def considered_moves(self, position: Any, piece: str) -> list[str]:
        """Nothing is wanted of a token but what is legal."""
        return []


def _token(token: int) -> str:
    return {NOTHING: "", HIDDEN: "?"}[token] if token < 0 else PIECES[token]
