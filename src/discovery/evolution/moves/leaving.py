"""Leaving for good (rules R01, R06, R07): table conduct, not a choice of play."""

from __future__ import annotations

from discovery.bits import BIT
from discovery.evolution.ending import seats_in_play
from discovery.evolution.events import BY_LEAVING, LEFT
from discovery.evolution.order import ABANDONED, finish, next_turn, resume
from discovery.evolution.state import GIVE, NO_CARD, STEAL, State
from discovery.evolution.table import discard, give, holders, tell


def leave(state: State, seat: int) -> None:
    """The hand goes to the discard; a running exchange of his is undone first; his turn is over."""
    if state.phase == GIVE and seat in (state.turn, state.partner):
        give(state, state.turn, state.partner, state.owed)
        state.owed = state.partner = NO_CARD
        resume(state)
    tell(state, LEFT, seat)
    for card in state.in_order(state.hands[seat]):
        discard(state, seat, card, BY_LEAVING)
    _uncount(state, seat)
    state.left |= BIT[seat]
    if all(state.setup.virtual_seats & BIT[other] for other in seats_in_play(state)):
        finish(state, ABANDONED, 0)
    elif seat == state.turn or (state.phase == STEAL and not holders(state, state.turn)):
        next_turn(state)


def _uncount(state: State, seat: int) -> None:
    """The turns of a seat that leaves no longer count towards a standstill (T08)."""
    seats = seats_in_play(state)
    ago = (seats.index(state.turn) - seats.index(seat)) % len(seats) or len(seats)
    if state.idle >= ago:
        state.idle -= 1 + (state.idle - ago) // len(seats)
