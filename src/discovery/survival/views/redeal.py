"""Positions that look the same to a viewer: everything hidden from it is dealt again (rule XT02)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from discovery.core.bits import BIT, members
from discovery.survival.model.setup import (
    FIRST_TOKENS,
    MONSTERS,
    NIGHTS_1,
    NIGHTS_2,
    PROJECTS,
    THREATS,
)
from discovery.survival.model.state import NONE
from discovery.survival.views.view import pack

if TYPE_CHECKING:
    from discovery.core.protocol import Chooser
    from discovery.survival.model.state import State


def redeal(state: State, viewer: int, random: Chooser) -> State:
    """A copy in which everything hidden from ``viewer`` is dealt again, uniformly at random."""
    new = state.copy()
    order = [state.order[place] for place in range(len(state.order))]
    _tiles(new, random)
    for klass in range(MONSTERS - FIRST_TOKENS):
        _tokens(new, order, klass, random)
    _monsters(new, random)
    _landmarks(new, random)
    setup = state.setup
    for pile, top in (
        (NIGHTS_1, setup.pile_start[NIGHTS_1] + state.tops[NIGHTS_1]),
        (NIGHTS_2, setup.pile_start[NIGHTS_2] + state.tops[NIGHTS_2]),
        (THREATS, state.tops[THREATS]),
    ):
        _shuffle_places(order, range(top, setup.pile_start[pile] + setup.pile_size[pile]), random)
    _projects(new, order, viewer, random)
    new.set_order(order)
    return new


def _shuffle_places(order: list[int], places: range | list[int], random: Chooser) -> None:
    there = [order[place] for place in places]
    random.shuffle(there)
    for place, piece in zip(places, there, strict=True):
        order[place] = piece


def _tiles(state: State, random: Chooser) -> None:
    first = 1
    for size in state.setup.groups[1:]:
        slots = [slot for slot in range(first, first + size) if not state.seen & BIT[slot]]
        tiles = [state.tile[slot] for slot in slots]
        random.shuffle(tiles)
        for slot, tile in zip(slots, tiles, strict=True):
            state.tile[slot] = tile
        first += size


def _tokens(state: State, order: list[int], klass: int, random: Chooser) -> None:
    """The face-down tokens of a class with what is left of its pile."""
    setup = state.setup
    pile = FIRST_TOKENS + klass
    spaces = [
        space
        for space in range(setup.spaces)
        if state.token[space] != NONE
        and not state.shown & BIT[space]
        and setup.token_class[setup.piece_number[state.token[space]]] == klass
    ]
    start, top = setup.pile_start[pile], state.tops[pile]
    drawn_at = {order[place]: place for place in range(start, top)}
    # Where a token was drawn tells which ones are out of the game, so it changes with the token.
    places = [drawn_at[state.token[space]] for space in spaces]
    places += range(top, start + setup.pile_size[pile])
    _shuffle_places(order, places, random)
    for space, place in zip(spaces, places[: len(spaces)], strict=True):
        state.token[space] = order[place]


def _monsters(state: State, random: Chooser) -> None:
    """The face-down monsters with their pile."""
    setup = state.setup
    rows = [row for row in members(state.alive & ~state.known) if state.coin[row] != NONE]
    places = [(state.monster_first + place) % 8 for place in range(state.monster_count)]
    hidden = [state.coin[row] for row in rows] + [state.monsters[place] for place in places]
    random.shuffle(hidden)
    for row in rows:
        state.coin[row] = hidden.pop()
        state.enemy[row] = setup.token_number[setup.piece_number[state.coin[row]]]
    for place in places:
        state.monsters[place] = hidden.pop()


def _landmarks(state: State, random: Chooser) -> None:
    """Of a landmark that nobody has investigated either card may be used."""
    setup = state.setup
    for number in range(1, 7):
        if not state.investigated & BIT[number]:
            cards = setup.landmark_cards[number]
            state.landmark_card[number] = cards[random.randrange(len(cards))]


def _projects(state: State, order: list[int], viewer: int, random: Chooser) -> None:
    """The hands that are hidden from the viewer with the pack."""
    setup = state.setup
    seats = [] if setup.open_hands else [seat for seat in range(setup.seats) if seat != viewer]
    places = pack(state)
    piece_of = {
        setup.piece_number[piece]: piece
        for piece in range(setup.pile_start[PROJECTS], setup.pile_start[PROJECTS] + setup.pile_size[PROJECTS])
    }
    hidden = [order[place] for place in places]
    sizes = [state.hands[seat].bit_count() for seat in seats]
    for seat in seats:
        hidden += [piece_of[project] for project in members(state.hands[seat])]
    random.shuffle(hidden)
    for seat, size in zip(seats, sizes, strict=True):
        state.hands[seat] = 0
        for _ in range(size):
            state.hands[seat] |= BIT[setup.piece_number[hidden.pop()]]
    for place, piece in zip(places, hidden, strict=True):
        order[place] = piece
