"""Programs on the stack of frames: starting one, going on in it, and whom a row names."""

from __future__ import annotations

from typing import TYPE_CHECKING

from discovery.core.bits import BIT, count
from discovery.survival.content import rows
from discovery.survival.model import events as told
from discovery.survival.model import frames, queries
from discovery.survival.model.emit import emit
from discovery.survival.model.frames import SEAT, STEP, STEPS, WHO
from discovery.survival.model.stack import push, put, top
from discovery.survival.model.state import NONE

if TYPE_CHECKING:
    from discovery.survival.model.state import State


def start(state: State, program: int, seat: int, target: int = NONE) -> None:
    """Resolve a program (-1: nothing to do) by ``seat``; ``target`` is whom its ``choice`` means."""
    if program >= 0:
        push(state, STEPS, seat, target)
        put(state, STEP, program)


def resolver(state: State) -> int:
    """The seat that resolves the program on top."""
    seat = top(state, SEAT)
    return state.first if seat == NONE else seat


def next_row(state: State, row: int) -> None:
    """The program on top goes on at ``row``."""
    put(state, STEP, row)
    put(state, WHO, NONE)


def named(state: State, whom: int) -> int:
    """The survivors that a row names."""
    if whom == rows.EACH:
        return state.on
    if whom == rows.OPEN:
        return state.on & ~queries.sheltered(state)
    if whom in (rows.ALONE, rows.TOGETHER):
        return _by_company(state, whom == rows.TOGETHER)
    if whom == rows.HERE:
        return queries.seats_at(state, state.pos[resolver(state)])
    if whom == rows.CHOICE:
        return BIT[top(state, frames.WHAT)]
    seat = state.first if whom == rows.FIRST else resolver(state)
    return state.on & BIT[seat]


def _by_company(state: State, together: bool) -> int:
    seats = 0
    for seat in range(state.setup.seats):
        if state.on & BIT[seat] and (count(queries.seats_at(state, state.pos[seat])) > 1) == together:
            seats |= BIT[seat]
    return seats


def in_order(state: State, who: int) -> list[int]:
    """The seats of a mask from the first player on."""
    seats = []
    seat = queries.first_of(state, who)
    while seat != NONE:
        seats.append(seat)
        who &= ~BIT[seat]
        seat = queries.next_after(state, seat, who) if who else NONE
    return seats


def payable(state: State, seat: int, row: int) -> bool:
    """Whether a seat can pay the price with which a program begins, if it does."""
    setup = state.setup
    if row < 0 or setup.operation[row] != rows.PAY:
        return True
    if setup.a[row] == rows.PAY_STAMINA:
        return state.stamina[seat] >= setup.b[row]
    return state.goods[seat * 9 + setup.a[row]] >= setup.b[row]


def found_card(state: State, seat: int, card: int) -> None:
    """Resolve an exploration card."""
    emit(state, told.FOUND, seat, card, -1, state.pos[seat])
    start(state, state.setup.card_program[card], seat)
