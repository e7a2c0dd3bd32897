"""Needs: what the survivors must pay, or suffer (rules XL05, XL06, XC08)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from discovery.core.bits import BIT, lowest
from discovery.survival.content import rows
from discovery.survival.flow import programs
from discovery.survival.model import events as told
from discovery.survival.model import frames, queries, table
from discovery.survival.model.emit import emit
from discovery.survival.model.frames import LEFT, STEP, WHO
from discovery.survival.model.phases import (
    NEEDS,
)
from discovery.survival.model.setup import SAFE_WATER
from discovery.survival.model.stack import push, put, top
from discovery.survival.model.state import NONE

if TYPE_CHECKING:
    from discovery.survival.model.state import State

FOOD, CLEAN, DIRTY, MEDICINE = 0, 2, 3, 7


def ask(state: State, row: int) -> bool:
    """One round of a need: who cannot pay suffers, the others are asked, all at once. Whether somebody must
    decide shows afterwards: that who cannot pay suffers may end the game (rule XR03)."""
    setup = state.setup
    if state.waiting:  # a drinker's roll came in between
        state.phase = NEEDS
        return True
    left = top(state, LEFT)
    if left == 0:
        programs.next_row(state, row + 1)
        return False
    put(state, LEFT, left - 1)
    resource, damage = setup.a[row], setup.b[row] // rows.TIMES
    who = top(state, WHO) & state.on
    if resource == FOOD:
        who &= ~_fed_from_pots(state, who)
    able = 0
    for seat in programs.in_order(state, who):
        if can_pay(state, seat, resource):
            able |= BIT[seat]
        else:
            table.hurt(state, seat, damage, 1)
    if able:
        state.phase, state.waiting, state.members = NEEDS, able, able
    return False


def can_pay(state: State, seat: int, resource: int) -> bool:
    """Whether a seat has what a need asks for; dirty water answers thirst too."""
    goods = state.goods
    return goods[seat * 9 + resource] > 0 or (resource == CLEAN and goods[seat * 9 + DIRTY] > 0)


def _fed_from_pots(state: State, who: int) -> int:
    """In each space with company the first food of the night is waived for the neediest (rule XL05)."""
    fed, pots = 0, state.pots
    while pots:
        space = lowest(pots)
        pots &= pots - 1
        best = NONE
        for seat in programs.in_order(state, who & state.company & queries.seats_at(state, space)):
            if best == NONE or state.goods[seat * 9 + FOOD] < state.goods[best * 9 + FOOD]:
                best = seat
        if best != NONE:
            state.pots &= ~BIT[space]
            fed |= BIT[best]
            emit(state, told.POT, best, -1, -1, space)
    return fed


def answer_need(state: State, seat: int, resource: int, with_medicine: bool) -> None:
    """A seat pays for the need that is open; dirty water may ask for a roll (rule XC08)."""
    state.waiting &= ~BIT[seat]
    table.pay(state, seat, resource, 1)
    if with_medicine:
        table.pay(state, seat, MEDICINE, 1)
    elif resource == DIRTY:
        drink(state, seat)


def can_clean(state: State, seat: int, drinker: int) -> bool:
    """Whether a seat has a medicine that makes dirty water safe for a drinker who needs it (rule XC08)."""
    return state.goods[seat * 9 + MEDICINE] > 0 and not queries.flags_of(state, drinker) & SAFE_WATER


def drink(state: State, seat: int) -> None:
    """A seat has drunk dirty water: it rolls, unless that is safe for it."""
    if not queries.flags_of(state, seat) & SAFE_WATER:
        push(state, frames.DRINK_OF, seat)


def suffer(state: State, seat: int) -> None:
    """A seat takes the damage of the need that is open."""
    state.waiting &= ~BIT[seat]
    table.hurt(state, seat, state.setup.b[top(state, STEP)] // rows.TIMES, 1)
