"""Hidden pieces in one another's places: what a re-deal is to pieces instead of positions (rule XT02)."""

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
    from collections.abc import Iterable

    from discovery.core.protocol import Chooser
    from discovery.survival.model.state import State


def hidden_permutation(state: State, viewer: int, random: Chooser) -> dict[int, int]:
    """Each piece that is hidden from ``viewer`` with one of its pile that may lie there instead."""
    instead: dict[int, int] = {}
    for hidden in (
        *_tiles(state),
        *_tokens(state),
        _monsters(state),
        *_packs(state),
        _projects(state, viewer),
    ):
        others = hidden[:]
        random.shuffle(others)
        instead |= zip(hidden, others, strict=True)
    return instead | _landmarks(state, random)


def _tiles(state: State) -> Iterable[list[int]]:
    """The tiles that lie face down, by group."""
    first = 1
    for size in state.setup.groups[1:]:
        slots = range(first, first + size)
        yield [state.order[slot - 1] for slot in slots if not state.seen & BIT[slot]]
        first += size


def _tokens(state: State) -> Iterable[list[int]]:
    """The tokens that lie face down with what is left of their pile, by class."""
    setup = state.setup
    there = [
        state.token[space]
        for space in range(setup.spaces)
        if state.token[space] != NONE and not state.shown & BIT[space]
    ]
    for klass in range(MONSTERS - FIRST_TOKENS):
        pile = FIRST_TOKENS + klass
        of_class = [piece for piece in there if setup.token_class[setup.piece_number[piece]] == klass]
        yield of_class + _left(state, pile, state.tops[pile])


def _monsters(state: State) -> list[int]:
    """The monsters that lie face down, and those that have not come."""
    rows = members(state.alive & ~state.known)
    coins = [state.coin[row] for row in rows if state.coin[row] != NONE]
    return coins + [state.monsters[(state.monster_first + n) % 8] for n in range(state.monster_count)]


def _packs(state: State) -> Iterable[list[int]]:
    """The rest of the nights and of the threats."""
    starts = state.setup.pile_start
    yield _left(state, NIGHTS_1, starts[NIGHTS_1] + state.tops[NIGHTS_1])
    yield _left(state, NIGHTS_2, starts[NIGHTS_2] + state.tops[NIGHTS_2])
    yield _left(state, THREATS, state.tops[THREATS])


def _left(state: State, pile: int, top: int) -> list[int]:
    setup = state.setup
    return [state.order[place] for place in range(top, setup.pile_start[pile] + setup.pile_size[pile])]


def _projects(state: State, viewer: int) -> list[int]:
    """The hands that are hidden from the viewer, and the pack."""
    setup = state.setup
    start = setup.pile_start[PROJECTS]
    piece_of = {setup.piece_number[piece]: piece for piece in range(start, start + setup.pile_size[PROJECTS])}
    seats = [] if setup.open_hands else [seat for seat in range(setup.seats) if seat != viewer]
    held = [piece_of[project] for seat in seats for project in members(state.hands[seat])]
    return held + [state.order[place] for place in pack(state)]


def _landmarks(state: State, random: Chooser) -> dict[int, int]:
    """Of a landmark that nobody has investigated either card may be used, the one that the shuffle has first
    (rule XJ07)."""
    setup = state.setup
    # the landmarks' cards lie between the monsters and the nights
    pieces = range(setup.pile_start[MONSTERS] + setup.pile_size[MONSTERS], setup.pile_start[NIGHTS_1])
    instead: dict[int, int] = {}
    for number in range(1, 7):
        if state.investigated & BIT[number]:
            continue
        cards = [piece for piece in pieces if setup.card_landmark[setup.piece_number[piece]] == number]
        others = cards[:]
        random.shuffle(others)
        instead |= zip(cards, others, strict=True)
    return instead
