"""Whose turn is next, and how a game stops."""

from __future__ import annotations

from discovery.bits import BIT
from discovery.evolution.events import ENDED, FINISHED
from discovery.evolution.events import TURN as TURN_BEGINS
from discovery.evolution.state import EVERY_CARD, NO_CARD, OPENING, OVER, TRUMP, TURN, State
from discovery.evolution.table import tell

TURN_LIMIT = 1000
"""The guard of rule T07."""

REASONS = ("", "hand-emptied", "standstill", "turn-limit", "abandoned")
GOES_ON, HAND_EMPTIED, STANDSTILL, TURN_LIMIT_REACHED, ABANDONED = range(len(REASONS))


def finish(state: State, reason: int, winners: int) -> None:
    """The game is over."""
    state.phase = OVER
    state.reason = reason
    state.winners = winners
    state.trumps = 0
    tell(state, FINISHED, -1)


def next_turn(state: State) -> None:
    """The running turn is over; the next seat clockwise that has not left begins (B06, T07)."""
    tell(state, ENDED, state.turn)
    ending = state.setup.rules.ending
    ending.turn_over(state)
    if state.phase == OVER:
        return
    if state.turns == TURN_LIMIT:
        finish(state, TURN_LIMIT_REACHED, ending.winners(state))
        return
    state.turns += 1
    _pass_on(state)
    state.trumps = state.placed = state.series = 0
    state.last = state.owed = state.partner = NO_CARD
    state.follow = EVERY_CARD
    state.phase = TURN if state.opened else OPENING
    tell(state, TURN_BEGINS, state.turn, number=state.turns)


def _pass_on(state: State) -> None:
    seats = state.setup.seat_count
    state.turn = (state.turn + 1) % seats
    while state.left & BIT[state.turn]:
        state.turn = (state.turn + 1) % seats


def resume(state: State) -> None:
    """After an action: the acting seat decides again, with or without trumps in hand."""
    if state.phase != OVER:
        state.phase = TRUMP if state.trumps else TURN
