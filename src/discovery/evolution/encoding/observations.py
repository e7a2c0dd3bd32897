"""Positions as numbers for learning: what a seat may know, as a row of 64-bit words.

A set takes one word (of cards: one for each 64), a number one in two's complement, a card's cell one. The
fields stand in ``Layout.fields``; seats are counted clockwise from the viewer. What is written is what the
view shows (``views.observe``) and nothing else; orders of cards are left out.

The fields of options stand here and not in the options' folders: they read the phase and the seats around an
option's part, lie between common fields in an order that stored data sets rely on, and ``rows`` makes them of
views as well. A compiled module for each option would move seven fields and need the row's helpers twice.

Flat ints and arrays written by index, for the compiled build: no closures, generators or keywords in loops.
"""

from __future__ import annotations

from discovery.core.bits import BIT, count, lowest
from discovery.core.research.learning import CELL_MIDDLE, WIDE, Field
from discovery.evolution.board.plane import NOWHERE, SPOTS, Plane, coordinates_of
from discovery.evolution.encoding.actions import Coding, Page, PendingMove, turned
from discovery.evolution.encoding.assets import write_assets
from discovery.evolution.encoding.fields import (
    ASKED,
    CONTESTABLE,
    FLASHING,
    INTERRUPTIBLE,
    WHOLE,
    WORD,
    phases_of,
    words_of,
)
from discovery.evolution.flow.stepping import acting
from discovery.evolution.flow.windows import answering
from discovery.evolution.model.frames import SuspendedTurn
from discovery.evolution.model.phases import CALLED, GIVE, LOOK, SELECT, VERIFY, WINDOW
from discovery.evolution.model.places import newest
from discovery.evolution.model.ruleset import INTERRUPT
from discovery.evolution.model.setup import Setup
from discovery.evolution.model.state import NO_CARD, NO_SEAT, State
from discovery.evolution.moves.challenging import missing_prerequisites


def _cells() -> list[int]:
    """Column and row of a cell, by spot, as a row has them."""
    places = [coordinates_of(spot) for spot in range(SPOTS)]
    return [x + CELL_MIDDLE | y + CELL_MIDDLE << 8 for x, y in places]


_CELLS = _cells()


class Layout:
    """The fields of a set-up's rows, in order; ``words`` is a row's length, ``cards`` that of a card set."""

    __slots__ = (
        "advantage",
        "cards",
        "coding",
        "fields",
        "jokers",
        "parts",
        "setup",
        "teams",
        "truncated",
        "windows",
        "words",
    )

    def __init__(self, coding: Coding) -> None:
        self.coding = coding
        self.setup = setup = coding.setup
        self.cards = (setup.card_count + WIDE - 1) // WIDE
        self.fields: tuple[Field, ...] = ()
        self.words = 0
        self.teams, self.advantage = bool(setup.teams), bool(setup.rules.advantage)
        self.truncated, self.windows = setup.rules.truncated, bool(setup.rules.reactions)
        self.jokers, self.parts = bool(setup.rules.jokers), coding.size > coding.whole
        self._always(setup, setup.seat_count, setup.card_count)
        if self.windows:
            self._windows(setup)
        if setup.rules.rounds:
            self._rounds(setup)
        if setup.classic:
            self._classic(setup.seat_count)
        if setup.objection:
            self._sets(setup.card_count, "objectable", "objectable_before")
            self._sets(setup.seat_count, "placer")
        if setup.assets is not None:
            self._assets(setup.seat_count, setup.card_count)
        if setup.rules.jokers:
            self._sets(setup.card_count, "aside")
            self._sets(setup.card_count, "stands", count=setup.rules.jokers)
        self._tree(setup)
        if self.parts:
            self._sets(words_of(setup), "choice_word")
            self._sets(2 + setup.seat_count, "choice_source")
            self._sets(setup.card_count, "choice_cards")

    def _always(self, setup: Setup, seats: int, cards: int) -> None:
        self._sets(phases_of(setup), "phase")
        self._sets(seats, "seat", "turn", "actors", "virtual", "left", "passed", "asker")
        self._sets(setup.highest - setup.lowest + 1, "opened", "closed")
        self._sets(1, "finishing")
        self._sets(cards, "hand", "tree", "pool", "last", "owed")
        self._sets(cards, "discards", count=seats)
        self._numbers(10, "hands", count=seats)
        self._numbers(cards, "stack")
        self._numbers(8, "trumps", "placed", "series", "granted")
        self._numbers(100, "turn_number")
        self._numbers(seats, "idle")
        if setup.rules.scored:
            self._numbers(32, "points", count=seats)
        if setup.teams:
            self._sets(seats, "mates")
        if setup.rules.advantage:
            self._numbers(10, "hand_size", count=seats)
        if self.truncated:
            self._numbers(10, "side")

    def _windows(self, setup: Setup) -> None:
        seats = setup.seat_count
        self._sets(seats, "window_seat", "window_members", "window_said")
        self._sets(words_of(setup), "window_action")
        self._sets(4, "window_flags")
        self._sets(setup.card_count, "window_card")
        self._numbers(8, "window_number")
        if setup.rules.reactions & INTERRUPT:
            self._sets(seats, "interrupted")

    def _rounds(self, setup: Setup) -> None:
        seats = setup.seat_count
        self._sets(seats, "chosen", "leader", "shown")
        self._numbers(seats, "passes")
        self._sets(setup.card_count, "selections", count=seats)

    def _classic(self, seats: int) -> None:
        self._sets(seats, "out", "last_turns", "finalist")
        self._sets(1, "spent")
        self._numbers(10, "buried", count=seats)

    def _assets(self, seats: int, cards: int) -> None:
        self._sets(cards, "older", "newer", count=seats)
        self._sets(seats, "safe", "aim")
        self._sets(cards, "won", "captured", "used", "wanted_asset", "spied")
        self._numbers(8, "doing", "series_used")

    def _tree(self, setup: Setup) -> None:
        cards, rules = setup.card_count, setup.rules
        if rules.piled and rules.spots is None:
            self._sets(cards, "top")
        if rules.searching:
            self._sets(cards, "looked", "wanted")
        if rules.spots is not None:
            self._add("cell", 3, 16, "cells", cards)

    def _sets(self, size: int, *names: str, count: int = 1) -> None:
        for name in names:
            self._add("set", size, 1, name, count)

    def _numbers(self, scale: int, *names: str, count: int = 1) -> None:
        for name in names:
            self._add("number", 1, scale, name, count)

    def _add(self, kind: str, size: int, scale: int, name: str, count: int) -> None:
        field = Field(name, kind, self.words, count, size, scale)
        self.fields += (field,)
        self.words += field.words * count


def write_row(layout: Layout, state: State, choice: PendingMove, page: Page, at: int) -> None:
    """Write the observation of the seat of ``choice``, from word ``at``, in the order of the fields."""
    setup, viewer = layout.setup, choice.seat
    at = _write_seats(setup, state, viewer, page, at)
    at = _write_cards(layout, state, viewer, page, at)
    at = _write_numbers(setup, state, viewer, page, at)
    at = _write_standing(layout, state, viewer, page, at)
    if layout.windows:
        at = _write_window(layout, state, viewer, page, at)
    if setup.rounds is not None:
        at = _write_round(layout, state, viewer, page, at)
    if setup.classic:
        at = _write_classic(layout, state, viewer, page, at)
    if setup.objection:
        at = _write_objection(layout, state, viewer, page, at)
    if setup.assets is not None:
        at = write_assets(state, viewer, layout.cards, page, at)
    if layout.jokers:
        at = _write_jokers(layout, state, page, at)
    if setup.piled or state.plane is not None:
        at = _write_tree(layout, state, viewer, page, at)
    if layout.parts:
        _write_choice(layout, choice, page, at)


def _write_seats(setup: Setup, state: State, viewer: int, page: Page, at: int) -> int:
    seats, phase = setup.seat_count, state.phase
    asker = state.partner if phase == GIVE and state.owed_card == NO_CARD else NO_SEAT
    actors = acting(state)
    if phase == WINDOW:
        assert state.action is not None
        actors = answering(state, state.action)
    page.words[at] = BIT[phase]
    page.words[at + 1] = BIT[viewer]
    page.words[at + 2] = turned(BIT[state.turn], viewer, seats)
    page.words[at + 3] = turned(actors, viewer, seats)
    page.words[at + 4] = turned(setup.virtual_seats, viewer, seats)
    page.words[at + 5] = turned(state.left, viewer, seats)
    page.words[at + 6] = turned(state.passed, viewer, seats)
    page.words[at + 7] = 0 if asker == NO_SEAT else turned(BIT[asker], viewer, seats)
    page.words[at + 8] = state.opened >> setup.lowest
    page.words[at + 9] = state.closed >> setup.lowest
    page.words[at + 10] = 1 if state.finishing else 0
    return at + 11


def _write_cards(layout: Layout, state: State, viewer: int, page: Page, at: int) -> int:
    owed = state.owed_card
    if state.phase != CALLED and (state.phase != GIVE or viewer != state.turn):
        owed = NO_CARD
    at = _cards(layout, state.hands[viewer], page, at)
    at = _cards(layout, state.tree, page, at)
    at = _cards(layout, state.pool, page, at)
    at = _card(layout, state.last, page, at)
    at = _card(layout, owed, page, at)
    seats = layout.setup.seat_count
    for step in range(seats):
        at = _cards(layout, state.discards[(viewer + step) % seats], page, at)
    return at


def _cards(layout: Layout, mask: int, page: Page, at: int) -> int:
    if layout.cards == 1:
        page.words[at] = mask
        return at + 1
    for word in range(layout.cards):
        page.words[at + word] = mask >> WIDE * word & WORD
    return at + layout.cards


def _card(layout: Layout, card: int, page: Page, at: int) -> int:
    return _cards(layout, 0 if card == NO_CARD else BIT[card], page, at)


def _write_numbers(setup: Setup, state: State, viewer: int, page: Page, at: int) -> int:
    seats = setup.seat_count
    for step in range(seats):
        seat = (viewer + step) % seats
        held = state.hands[seat]
        if state.phase == SELECT:
            held |= state.selection(seat)
        page.words[at + step] = count(held)
    at += seats
    page.words[at] = setup.stack_end - state.top
    page.words[at + 1] = state.trumps
    page.words[at + 2] = state.placed
    page.words[at + 3] = state.series
    page.words[at + 4] = state.granted
    page.words[at + 5] = state.turns
    page.words[at + 6] = state.idle & WORD
    return at + 7


def _write_standing(layout: Layout, state: State, viewer: int, page: Page, at: int) -> int:
    setup = layout.setup
    seats = setup.seat_count
    if setup.scored:
        for step in range(seats):
            page.words[at + step] = state.points[(viewer + step) % seats] & WORD
        at += seats
    if layout.teams:
        page.words[at] = turned(setup.mates_of[viewer], viewer, seats)
        at += 1
    if layout.advantage:
        for step in range(seats):
            page.words[at + step] = setup.size_of[(viewer + step) % seats]
        at += seats
    if layout.truncated:
        page.words[at] = state.side
        at += 1
    return at


def _write_window(layout: Layout, state: State, viewer: int, page: Page, at: int) -> int:
    seats, action = layout.setup.seat_count, state.action
    if action is None or state.phase != WINDOW:
        for word in range(6 + layout.cards):
            page.words[at + word] = 0
        at += 6 + layout.cards
    else:
        flags = (CONTESTABLE if action.contestable else 0) | (INTERRUPTIBLE if action.interruptible else 0)
        flags |= (FLASHING if action.flash else 0) | (ASKED if state.waiting & BIT[viewer] else 0)
        page.words[at] = turned(BIT[action.seat], viewer, seats)
        page.words[at + 1] = turned(answering(state, action), viewer, seats)
        said = 0 if state.flash is None else state.flash.said_mask
        page.words[at + 2] = turned(said, viewer, seats)
        page.words[at + 3] = BIT[action.code]
        page.words[at + 4] = flags
        at = _card(layout, action.card, page, at + 5)
        page.words[at] = action.number & WORD
        at += 1
    if layout.setup.reactions & INTERRUPT:
        waiting = 0
        for frame in state.frames:
            if isinstance(frame, SuspendedTurn):
                waiting |= BIT[frame.seat]
        page.words[at] = turned(waiting, viewer, seats)
        at += 1
    return at


def _write_round(layout: Layout, state: State, viewer: int, page: Page, at: int) -> int:
    """Rows of a selection that is being prepared are seen by their own seats only."""
    setup = layout.setup
    seats = setup.seat_count
    everybody, hidden, part = BIT[seats] - 1, state.phase == SELECT, state.round
    assert part is not None
    chosen = everybody & ~(setup.virtual_seats | state.left | state.waiting) if hidden else 0
    page.words[at] = turned(chosen, viewer, seats)
    page.words[at + 1] = turned(BIT[part.leader], viewer, seats)
    page.words[at + 2] = 1 if hidden else everybody
    page.words[at + 3] = count(part.passed_mask & ~state.left)
    at += 4
    for step in range(seats):
        row = 0 if hidden and step else part.selections[(viewer + step) % seats]
        at = _cards(layout, row, page, at)
    return at


def _write_classic(layout: Layout, state: State, viewer: int, page: Page, at: int) -> int:
    """The end of a game of the first edition: how many cards are buried, not which."""
    seats, part = layout.setup.seat_count, state.classic
    assert part is not None
    page.words[at] = turned(part.out, viewer, seats)
    page.words[at + 1] = turned(part.last_turns, viewer, seats)
    page.words[at + 2] = 0 if part.finalist == NO_SEAT else turned(BIT[part.finalist], viewer, seats)
    page.words[at + 3] = part.spent
    at += 4
    for step in range(seats):
        page.words[at + step] = count(part.buried[(viewer + step) % seats])
    return at + seats


def _write_objection(layout: Layout, state: State, viewer: int, page: Page, at: int) -> int:
    """The cards of this turn and of the one before that can be objected to, and who laid the latter (S34)."""
    assert state.classic is not None
    part = state.classic.objection
    assert part is not None
    at = _cards(layout, part.laid, page, at)
    at = _cards(layout, part.before, page, at)
    page.words[at] = (
        0 if part.placer == NO_SEAT else turned(BIT[part.placer], viewer, layout.setup.seat_count)
    )
    return at + 1


def _write_jokers(layout: Layout, state: State, page: Page, at: int) -> int:
    assert state.jokers is not None
    at = _cards(layout, state.jokers.aside, page, at)
    for card in state.jokers.stands:
        at = _card(layout, card, page, at)
    return at


def _write_tree(layout: Layout, state: State, viewer: int, page: Page, at: int) -> int:
    """Write the visible cards: the top of the one pile, or the cells; and the cards that a searcher has
    looked at."""
    setup, plane = layout.setup, state.plane
    if plane is None:
        return _card(layout, newest(state, state.tree) if state.tree else NO_CARD, page, at)
    if setup.searching:
        looked = missing = 0
        action = state.action
        if viewer == state.decider and state.phase in (VERIFY, LOOK):
            for spot in state.searched_spots:
                looked |= BIT[plane.top_at(spot)]
            missing = missing_prerequisites(state) if action is not None and action.placement else 0
        at = _cards(layout, looked, page, at)
        at = _cards(layout, missing, page, at)
    return _write_cells(layout, plane, plane.tops if setup.piled else state.tree, page, at)


def _write_cells(layout: Layout, plane: Plane, cards: int, page: Page, at: int) -> int:
    size = layout.setup.card_count
    for word in range(at, at + size):
        page.words[word] = 0
    while cards:
        card = lowest(cards)
        if plane.spot[card] != NOWHERE:
            page.words[at + card] = _CELLS[plane.spot[card]] | plane.level[card] << 16
        cards &= cards - 1
    return at + size


def _write_choice(layout: Layout, choice: PendingMove, page: Page, at: int) -> None:
    page.words[at] = 0 if choice.stage == WHOLE else BIT[choice.code]
    page.words[at + 1] = choice.source
    _cards(layout, choice.cards, page, at + 2)
