"""Leaving for good (rules R01, R06, R07): table conduct, not a choice of play."""

from __future__ import annotations

from discovery.bits import BIT, members
from discovery.evolution.events import BY_LEAVING, LEFT
from discovery.evolution.moves.challenging import guilty
from discovery.evolution.order import ABANDONED, finish, go_on, next_turn, resume
from discovery.evolution.penalties import GIVEN_UP
from discovery.evolution.reactions import close_window, others
from discovery.evolution.rounds import pass_token, reveal
from discovery.evolution.state import (
    CALLED,
    GIVE,
    LOOK,
    NO_CARD,
    NO_SEAT,
    OVER,
    SELECT,
    STEAL,
    VERIFY,
    WINDOW,
    State,
)
from discovery.evolution.table import discard, give, held, holders, take_back, tell
from discovery.protocol import NO_OUTCOME


def leave(state: State, seat: int) -> None:
    """What he still owes is settled without him, his hand goes to the discard, his turn is over."""
    _undo_exchange(state, seat)
    while state.phase == WINDOW and state.action is not None and state.action.seat == seat:
        close_window(state)
    if state.phase == OVER:
        return
    asked, turn = state.asked == seat, state.turn == seat
    tell(state, LEFT, seat)
    state.left |= BIT[seat]
    _give_up_cards(state, seat)
    _uncount(state, seat)
    if not others(state, seat):
        _abandon(state)
    elif state.phase in {WINDOW, SELECT}:
        _answer_no_more(state, seat)
    elif asked:
        _skip(state, seat)
    elif turn and state.asked == NO_SEAT:
        next_turn(state)
    elif state.phase == GIVE and state.partner == seat:
        _skip(state, state.asked)
    elif state.phase == STEAL and not holders(state, state.actor):
        _robbery_off(state)


def _robbery_off(state: State) -> None:
    """Nobody is left to be robbed."""
    if state.asked == NO_SEAT:
        next_turn(state)
    else:
        go_on(state)


def _undo_exchange(state: State, seat: int) -> None:
    """A running exchange of his is undone first; a called card he has not laid stays with him."""
    if state.phase == GIVE and state.owed != NO_CARD and seat in (state.turn, state.partner):
        give(state, state.turn, state.partner, state.owed)
        state.owed = state.partner = NO_CARD
        resume(state)
    elif state.phase == CALLED and seat == state.turn:
        state.owed = NO_CARD


def _give_up_cards(state: State, seat: int) -> None:
    """In the deck's order: how long a card was held stays hidden."""
    for card in members(held(state, seat)):
        discard(state, seat, card, BY_LEAVING)


def _abandon(state: State) -> None:
    """Nobody decides any more (R07). A card that could still be contested does not stay."""
    action = state.action
    if action is not None and not action.booked and action.placement:
        take_back(state, action.seat, action.card if action.joker == NO_CARD else action.joker)
    finish(state, ABANDONED, 0)


def _answer_no_more(state: State, seat: int) -> None:
    """Neither a window nor the preparing waits for him; the leader's token goes on at once (J02)."""
    waited = state.waiting & BIT[seat]
    state.waiting &= ~BIT[seat]
    if state.phase == WINDOW:
        return
    if state.leader == seat:
        pass_token(state)
        state.turn = state.leader
    if waited and not state.waiting:
        reveal(state)


def _skip(state: State, seat: int) -> None:
    """A decision asked of him falls away: what was contested counts as given up (H09)."""
    if state.phase in {VERIFY, LOOK}:
        assert state.action is not None
        guilty(state, state.action, state.partner, GIVEN_UP, NO_OUTCOME)
    else:
        state.partner = NO_CARD
        go_on(state)


def _uncount(state: State, seat: int) -> None:
    """The turns of a seat that leaves no longer count towards a standstill (T08)."""
    seats = [other for other in range(state.setup.seat_count) if other == seat or not state.left & BIT[other]]
    if state.turn not in seats:
        return
    ago = (seats.index(state.turn) - seats.index(seat)) % len(seats) or len(seats)
    if state.idle >= ago:
        state.idle -= 1 + (state.idle - ago) // len(seats)
