"""How a game ends, and who has won (rules XA06, XP08, XR03, XS01, XS02)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from discovery.core.bits import BIT, count, members
from discovery.survival.model import events as told
from discovery.survival.model import table
from discovery.survival.model.codes import CHARACTER
from discovery.survival.model.emit import emit
from discovery.survival.model.phases import (
    ALL_LOST,
    ALL_WON,
    FINISHED,
    GOING_ON,
    IN_CANOE,
    LAST_STANDING,
    REASONS,
    SOME_WON,
)
from discovery.survival.model.state import NONE

if TYPE_CHECKING:
    from discovery.survival.model.state import State

OWN_HONOURS, FOR_EACH_OTHER, ALONE_HONOURS = 3, 2, 9


@dataclass(frozen=True, slots=True)
class Outcome:
    """How a game ended: ``scores`` are honours."""

    winners: tuple[int, ...]
    scores: tuple[int, ...]
    reason: str


def escape(state: State, seat: int) -> None:
    """A seat has won and takes its pawn away; its resources stay lying on the space (rule XA06)."""
    space = state.pos[seat]
    state.won |= BIT[seat]
    emit(state, told.WON, seat, -1, -1, space)
    for resource in range(9):
        amount = state.goods[seat * 9 + resource]
        if amount:
            table.add_to_heap(state, space, resource, amount)
            state.goods[seat * 9 + resource] = 0
    state.held[seat] &= BIT[CHARACTER + state.character[seat]]
    table.step_off(state, seat)


def settle(state: State) -> bool:
    """End the game if it is over; whether it is."""
    if state.reason != GOING_ON:
        return True
    if state.setup.rivalry:
        if state.won:
            _finish(state, IN_CANOE)
        elif count(state.on) == 1:
            state.won = state.on
            state.on = 0
            _finish(state, LAST_STANDING)
        elif not state.on:
            _finish(state, ALL_LOST)
    elif not state.on:
        _finish(state, _how(state))
    return state.reason != GOING_ON


def run_out(state: State) -> None:
    """The last night is over: survivors still on the map have lost (rules XP08, XR04)."""
    state.on = 0
    if state.reason == GOING_ON:
        _finish(state, ALL_LOST if state.setup.rivalry else _how(state))


def _how(state: State) -> int:
    if state.won == state.setup.everybody:
        return ALL_WON
    return SOME_WON if state.won else ALL_LOST


def _finish(state: State, reason: int) -> None:
    state.reason = reason
    state.phase, state.asked, state.waiting, state.members, state.depth = FINISHED, NONE, 0, 0, 0
    emit(state, told.FINISHED, -1, -1, -1, reason)


def result(state: State) -> Outcome | None:
    """The outcome, ``None`` while the game is under way."""
    if state.reason == GOING_ON:
        return None
    won = members(state.won)
    each = ALONE_HONOURS if state.setup.rivalry else OWN_HONOURS + FOR_EACH_OTHER * (len(won) - 1)
    scores = tuple(each if seat in won else 0 for seat in range(state.setup.seats))
    return Outcome(tuple(won), scores, REASONS[state.reason])
