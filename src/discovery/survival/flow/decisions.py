"""Rows of programs that one seat after the other decides, or one seat several times."""

from __future__ import annotations

from typing import TYPE_CHECKING

from discovery.core.bits import BIT, count, lowest
from discovery.survival.content import rows
from discovery.survival.flow import placing, programs, quests
from discovery.survival.model import events as told
from discovery.survival.model import queries, table
from discovery.survival.model.emit import emit
from discovery.survival.model.frames import LEFT, WHO
from discovery.survival.model.phases import (
    BARTERING,
    DROPPING,
    MENDING,
    SCOUTING,
    TURNING,
)
from discovery.survival.model.setup import THREATS
from discovery.survival.model.stack import put, top
from discovery.survival.model.state import NONE

if TYPE_CHECKING:
    from discovery.survival.model.state import State


def each_decides(state: State, row: int, operation: int) -> bool:
    """Those named heal, or lose resources of their choice, one after the other."""
    setup = state.setup
    who = top(state, WHO) & state.on
    seat = queries.first_of(state, who) if who else NONE
    if seat == NONE:
        programs.next_row(state, row + 1)
        return False
    left, kind = top(state, LEFT), setup.a[row]
    if operation == rows.HEAL and kind != rows.ANY:
        for _ in range(min(left, state.damage[seat * 4 + kind])):
            table.heal(state, seat, kind, programs.resolver(state))
        left = 0
    kinds = _kinds(state, seat, operation)
    if left == 0 or kinds == 0:
        put(state, WHO, who & ~BIT[seat])
        put(state, LEFT, setup.b[row])
        return False
    if setup.settles and count(kinds) == 1:
        if operation == rows.HEAL:
            mended(state, seat, lowest(kinds))
        else:
            gave_up(state, seat, lowest(kinds))
        return False
    state.phase, state.asked = (MENDING if operation == rows.HEAL else DROPPING), seat
    return True


def _kinds(state: State, seat: int, operation: int) -> int:
    """The mask of kinds of damage, or of goods, that a seat has."""
    kinds = 0
    for kind in range(4 if operation == rows.HEAL else 9):
        amount = state.damage[seat * 4 + kind] if operation == rows.HEAL else state.goods[seat * 9 + kind]
        if amount > 0:
            kinds |= BIT[kind]
    return kinds


def mended(state: State, seat: int, kind: int) -> None:
    """The seat that was asked has chosen the damage to heal."""
    put(state, LEFT, top(state, LEFT) - 1)
    table.heal(state, seat, kind, programs.resolver(state))


def gave_up(state: State, seat: int, resource: int) -> None:
    """The seat that was asked has chosen what it loses."""
    put(state, LEFT, top(state, LEFT) - 1)
    table.lose(state, seat, resource, 1)


def several(state: State, row: int, operation: int) -> bool:
    """Tiles or tokens to turn over, threats to draw, one after the other."""
    left, seat = top(state, LEFT), programs.resolver(state)
    possible = left > 0 and state.on & BIT[seat] != 0
    if operation == rows.THREAT:
        if possible:
            put(state, LEFT, left - 1)
            _draw_threat(state, seat)
        else:
            programs.next_row(state, row + 1)
        return False
    choices = (
        placing.nearest_slots(state, seat) if operation == rows.REVEAL else placing.near_tokens(state, seat)
    )
    if not possible or not choices:
        programs.next_row(state, row + 1)
        return False
    if state.setup.settles and count(choices) == 1:
        if operation == rows.REVEAL:
            scouted(state, lowest(choices))
        else:
            turned_over(state, lowest(choices))
        return False
    state.phase, state.asked = (SCOUTING if operation == rows.REVEAL else TURNING), seat
    return True


def scouted(state: State, slot: int) -> None:
    """The tile that the row on top turns over, or one of them, is chosen."""
    put(state, LEFT, top(state, LEFT) - 1)
    table.turn_tile(state, slot, NONE)
    quests.appear(state)


def turned_over(state: State, space: int) -> None:
    """The token that the row on top turns face up, or one of them, is chosen."""
    put(state, LEFT, top(state, LEFT) - 1)
    table.show_token(state, space)


def _draw_threat(state: State, seat: int) -> None:
    """The next threat; an empty pack brings nothing (rules XM01, XM02)."""
    setup = state.setup
    place = state.tops[THREATS]
    if place < setup.pile_start[THREATS] + setup.pile_size[THREATS]:
        state.tops[THREATS] = place + 1
        number = setup.piece_number[state.order[place]]
        emit(state, told.THREAT, seat, number)
        programs.start(state, setup.threat_program[number], seat)


def barter(state: State, row: int) -> bool:
    """Each of those named may trade for nothing with those in the same space (rule XQ04)."""
    who = top(state, WHO) & state.on
    seat = queries.first_of(state, who) if who else NONE
    if seat == NONE:
        programs.next_row(state, row + 1)
        return False
    if count(queries.seats_at(state, state.pos[seat])) < 2:
        put(state, WHO, who & ~BIT[seat])
        return False
    state.phase, state.asked = BARTERING, seat
    return True


def bartered(state: State, seat: int) -> None:
    """A seat has ended its round of barter."""
    put(state, WHO, top(state, WHO) & ~BIT[seat])
