"""Twin tables of the survival game: undiscovered tiles, tokens, monsters and cards that lie face down, and
the projects in others' hands (rule XT02; see ``stories``)."""

from __future__ import annotations

import re
from collections.abc import Collection, Iterator, Mapping
from dataclasses import dataclass, field
from itertools import pairwise
from random import Random

from discovery.core.bits import BIT, members
from discovery.core.protocol import NO_OUTCOME, SPECTATOR, Event
from discovery.server.protocol import TablePlan
from discovery.server.tables import planning
from discovery.server.tables.history import Created, Entry, Moved, Payload, Started
from discovery.server.tables.planning import header
from discovery.server.tables.table import Table
from discovery.survival.content.pieces import PILES
from discovery.survival.content.tables import CLASSES, RESOURCES
from discovery.survival.flow.ending import result
from discovery.survival.game import SurvivalGame
from discovery.survival.model.setup import Setup
from discovery.survival.model.state import NONE, State
from discovery.survival.present.considered_moves import ACTIONS
from discovery.survival.views.event_pieces import ENEMIES
from tests.support.server.folded_tables import add, fold, running
from tests.support.server.harness import plan
from tests.support.server.hidden.stories import Story
from tests.support.server.simulated_clock import BEGINNING
from tests.support.survival.referee.players import Mixed
from tests.support.survival.table import NAMES
from tests.support.testing.positions import survival_position

FIRST_TOKENS, MONSTERS = PILES.index(CLASSES[0]), PILES.index(CLASSES[-1])
LANDMARKS, NIGHTS_1, NIGHTS_2, THREATS, PROJECTS, CHARACTERS = range(MONSTERS + 1, len(PILES))
WILD = 0.5
"""How often somebody decides at random."""
WISHED = ("trade", "give project-", "propose", "accept", "cancel", "end", "hand project-")
"""How the moves begin that survivors play as soon as they can, so that projects go from hand to hand."""
OFFERED = {1: 4, 2: 2, 3: 2, 4: 2}
"""Characters that each seat chooses from, by seats (rule XB08)."""


@dataclass(frozen=True)
class Expedition(Story):
    """A story of the survival game, with the pieces of each pile."""

    piles: tuple[range, ...]

    @property
    def things(self) -> list[str]:
        """Spaces, survivors, tasks, items and actions."""
        setup = game_of(self).setup
        named = {
            "space": [f"{q},{r}" for q, r in zip(setup.ground.columns, setup.ground.rows, strict=True)],
            "seat": range(setup.seats),
            "task": range(len(setup.tasks)),
            "card": [*RESOURCES, *(item.id for item in setup.content.items)],
            "action": ACTIONS,
        }
        return [f"{kind}:{name}" for kind, names in named.items() for name in names]

    @property
    def order(self) -> list[int]:
        """The pieces as they are dealt."""
        number = {name: piece for piece, name in enumerate(self.ids)}
        return [number[name] for name in _dealt(self).order]

    def renamed(self, text: str, names: Mapping[str, str]) -> str:
        """Of what lies hidden moves name projects alone."""
        return re.sub(r"(?<=\bproject-)[\w-]+", lambda word: names.get(word[0], word[0]), text)

    def dealt_otherwise(self, viewer: int, most: int, chooser: Random) -> Expedition:
        """The twin in which no piece lies where it lay that stays hidden from the viewer for so many
        payloads."""
        instead: dict[int, int] = {}
        for pile in self.piles:
            hidden = [piece for piece in pile if self.last_moment(viewer, piece) >= most]
            chooser.shuffle(hidden)
            instead |= pairwise([*hidden, *hidden[:1]])
        return self.exchanged(instead)

    def comes_to_light(self, viewer: int) -> Iterator[tuple[int, int, int]]:
        """For each pile of tiles, tokens, nights and threats a moment at which the viewer first sees a piece
        of it, the piece, and one of another kind that the viewer sees later or never."""
        numbers = game_of(self).setup.piece_number
        for pile in (*range(MONSTERS), NIGHTS_1, NIGHTS_2, THREATS):
            order = sorted(self.piles[pile], key=lambda piece: self.last_moment(viewer, piece))
            seen = [piece for piece in order if 0 < self.last_moment(viewer, piece) < len(self.payloads)]
            if not seen:
                continue
            moment, last = self.last_moment(viewer, seen[0]), order[-1]
            if numbers[seen[0]] != numbers[last] and self.last_moment(viewer, last) > moment:
                yield moment, seen[0], last


def game_of(told: Story) -> SurvivalGame:
    """The game that a story is played in."""
    return _game(told.plan, _dealt(told).seats)


def _dealt(told: Story) -> Started:
    dealt = told.payloads[0]
    assert isinstance(dealt, Started)
    return dealt


def _game(planned: TablePlan, seats: list[str]) -> SurvivalGame:
    game = planning.game_of(planned, seats)
    assert isinstance(game, SurvivalGame)
    return game


def plan_of(scenario: str, seats: int, *options: str, **given: object) -> TablePlan:
    """The plan of a table with people alone."""
    people = [f"me {name}" for name in NAMES[:seats]]
    return plan(*people, game=f"discover:{scenario}", deck="lands-3", options=list(options), **given)


def expedition(planned: TablePlan, seed: object, most: int) -> Expedition:
    """What happens at a table that is dealt and played by chance, at most so many payloads."""
    chooser = Random(str(seed))
    table = fold("t", [Entry(1, BEGINNING, Created(planned))])
    seats = header(table.seats)
    game = _game(planned, seats)
    add(table, Started(seats, [game.pieces[piece] for piece in game.shuffle(chooser)]))
    teller, players = _Teller(table, game), Mixed(game, chooser, wild=WILD)
    wishes = list(WISHED) if len(seats) > 1 else []
    while len(teller.payloads) < most:
        driver = running(table).driver
        decided = _wished(game, driver.state, wishes) or players.decide(driver)
        if decided is None:
            break
        seat, move, outcome = decided
        teller.add(Moved(seat, game.text(move, outcome)))
    return teller.story()


def _wished(game: SurvivalGame, state: State, wishes: list[str]) -> tuple[int, int, int] | None:
    """The line that is wished for, if it can be played now; then it is no longer among the wishes."""
    seat = game.decider(state)
    for move in game.legal(state, seat) if wishes else ():
        if game.text(move).startswith(wishes[0]):
            wishes.pop(0)
            return seat, move, NO_OUTCOME
    return None


@dataclass
class _Teller:
    table: Table
    game: SurvivalGame
    payloads: list[Payload] = field(default_factory=list)
    seen: dict[int, dict[int, int]] = field(default_factory=dict)

    def __post_init__(self) -> None:
        played = running(self.table)
        self.payloads.append(Started(list(played.seats), list(played.order)))
        self.seen = {viewer: {} for viewer in (SPECTATOR, *range(len(played.seats)))}
        self._look([])

    def add(self, payload: Payload) -> None:
        steps = self.table.steps
        add(self.table, payload)
        self.payloads.append(payload)
        self._look([event for told in self.table.step_events[steps:] for event in told.events])

    def _look(self, happened: list[Event]) -> None:
        _, state = survival_position(running(self.table))
        for viewer, first in self.seen.items():
            for piece in known(state, viewer, happened):
                first.setdefault(piece, len(self.payloads) - 1)

    def story(self) -> Expedition:
        setup = self.game.setup
        starts = zip(setup.pile_start, setup.pile_size, strict=True)
        each = tuple(range(start, start + size) for start, size in starts)
        return Expedition(self.table.plan, tuple(self.payloads), self.seen, setup.pieces, each)


# ---- what a viewer knows -----------------------------------------------------------------------------------


def known(state: State, viewer: int, happened: Collection[Event] = ()) -> set[int]:
    """The pieces of which a viewer now knows where they lie, or learnt it on the way; all once the game is
    over."""
    pieces = set(range(state.setup.piece_count))
    if result(state) is not None:
        return pieces
    hidden = {*_on_the_map(state), *_in_packs(state), *_projects(state, viewer)}
    return pieces - hidden | set(_monsters_named(state.setup, happened))


def _on_the_map(state: State) -> Iterator[int]:
    """Tiles, tokens and monsters that lie face down."""
    setup, order, there, coins = state.setup, list(state.order), list(state.token), list(state.coin)
    seen, shown = state.seen, state.shown
    yield from [order[slot - 1] for slot in range(1, setup.slots) if not seen & BIT[slot]]
    yield from [
        there[space] for space in range(setup.spaces) if there[space] != NONE and not shown & BIT[space]
    ]
    yield from [coins[row] for row in members(state.alive & ~state.known) if coins[row] != NONE]


def _in_packs(state: State) -> Iterator[int]:
    """What nobody has drawn, and the cards of landmarks that nobody has investigated."""
    setup, order, tops, ring = state.setup, list(state.order), list(state.tops), list(state.monsters)
    drawn = {pile: tops[pile] for pile in (*range(FIRST_TOKENS, MONSTERS), THREATS)}
    for pile in (NIGHTS_1, NIGHTS_2):
        drawn[pile] = setup.pile_start[pile] + tops[pile]
    drawn[CHARACTERS] = setup.pile_start[CHARACTERS] + setup.seats * OFFERED[setup.seats]
    for pile, top in drawn.items():
        yield from order[top : setup.pile_start[pile] + setup.pile_size[pile]]
    for place in range(state.monster_count):
        yield ring[(state.monster_first + place) % len(ring)]
    for piece in range(setup.pile_start[LANDMARKS], setup.pile_start[NIGHTS_1]):
        if not state.investigated & BIT[setup.card_landmark[setup.piece_number[piece]]]:
            yield piece


def _projects(state: State, viewer: int) -> Iterator[int]:
    """The projects of the pack and of the hands that the viewer does not see."""
    setup = state.setup
    shown = state.in_play | state.out
    for seat in range(setup.seats):
        if seat == viewer or setup.open_hands:
            shown |= state.hands[seat]
    if state.partner != NONE and viewer in (state.turn, state.actor, state.partner):
        shown |= state.give_projects | state.ask_projects
    start = setup.pile_start[PROJECTS]
    for piece in range(start, start + setup.pile_size[PROJECTS]):
        if not shown & BIT[setup.piece_number[piece]]:
            yield piece


def _monsters_named(setup: Setup, happened: Collection[Event]) -> Iterator[int]:
    """The monsters like one that was met: it may have gone again at once."""
    met = {event.piece for event in happened if event.kind in ENEMIES}
    start = setup.pile_start[MONSTERS]
    for piece in range(start, start + setup.pile_size[MONSTERS]):
        if setup.token_number[setup.piece_number[piece]] in met:
            yield piece


def lying_otherwise(one: State, other: State) -> set[str]:
    """What lies elsewhere on the map or in hands in one of two positions that look the same."""
    found = {what for what in ("tile", "landmark_card", "hands") if _row(one, what) != _row(other, what)}
    numbers = [*one.setup.piece_number, NONE]  # no piece has the number of none
    tokens = [[numbers[piece] for piece in _row(state, "token")] for state in (one, other)]
    foes = [[_row(state, "enemy")[row] for row in members(state.alive)] for state in (one, other)]
    pairs = {"token": tokens, "enemy": foes}
    return found | {what for what, (here, there) in pairs.items() if here != there}


def _row(state: State, name: str) -> list[int]:
    return list(getattr(state, name))
