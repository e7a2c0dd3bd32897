"""Leaving for good (rules R01, R06, R07): table conduct, not a choice of play."""

from __future__ import annotations

from discovery.core.bits import BIT, members
from discovery.core.protocol import NO_OUTCOME
from discovery.evolution.flow.ending import seats_in_play
from discovery.evolution.flow.turns import ABANDONED, finish, go_on, next_turn, settle_losses
from discovery.evolution.flow.windows import close_window, others
from discovery.evolution.model.event_kinds import BY_LEAVING, GIVEN_UP
from discovery.evolution.model.events import seat_left
from discovery.evolution.model.phases import (
    CALLED,
    FLIP,
    GIVE,
    GRANTED,
    LOOK,
    OPENING,
    OVER,
    SELECT,
    STEAL,
    TRUMP,
    TURN,
    VERIFY,
    WINDOW,
)
from discovery.evolution.model.places import empty, held, holders
from discovery.evolution.model.state import NO_CARD, NO_SEAT, State
from discovery.evolution.model.table import discard, give, take_back, take_in_owed
from discovery.evolution.moves.challenging import guilty
from discovery.evolution.variants.battle.flow import give_up_markers
from discovery.evolution.variants.rounds.flow import pass_token, reveal, round_of


def leave(state: State, seat: int) -> None:
    """Remove the seat: settle its debts without it, move its hand to the discard, a called card not laid yet
    likewise (R06), and end its turn."""
    _undo_exchange(state, seat)
    while state.phase == WINDOW and state.action is not None and state.action.seat == seat:
        close_window(state)
    if state.phase == OVER:
        return
    if state.phase == CALLED and state.turn == seat:
        take_in_owed(state, seat)
    asked, turn = state.decider == seat, state.turn == seat
    had_nothing = state.stranded & BIT[seat] and empty(state, seat)
    seat_left(state, seat)
    state.left |= BIT[seat]
    if state.assets is not None:
        give_up_markers(state, seat)
    _give_up_cards(state, seat)
    if not had_nothing and state.top == state.setup.stack_end and state.setup.mates_of[seat] & ~state.left:
        state.lost |= BIT[seat]  # its team may be out (P02)
    _uncount(state, seat)
    _go_on_without(state, seat, asked, turn)
    if state.lost and state.phase in _BETWEEN_ACTIONS:
        settle_losses(state)


_BETWEEN_ACTIONS = (OPENING, TURN, TRUMP, GRANTED, FLIP, SELECT)
"""Where no action is half done: an end that the leaving brings about need not wait (P02)."""


def _go_on_without(state: State, seat: int, asked: bool, turn: bool) -> None:
    """Whatever waited for the seat waits no more."""
    if not others(state, seat):
        _abandon(state)
    elif state.phase in {WINDOW, SELECT}:
        _answer_no_more(state, seat)
    elif asked:
        _skip(state, seat)
    elif turn and state.decider == NO_SEAT:
        next_turn(state)
    elif state.phase == GIVE and state.partner == seat:
        _skip(state, state.decider)
    elif state.phase == STEAL and (state.partner == seat or not holders(state, state.actor)):
        _robbery_off(state)


def _robbery_off(state: State) -> None:
    """No victim is left for the theft."""
    state.partner = NO_CARD
    if state.decider == NO_SEAT:
        next_turn(state)
    else:
        go_on(state)


def _undo_exchange(state: State, seat: int) -> None:
    """The leaver's running exchange is undone first (R06)."""
    if state.phase == GIVE and state.owed_card != NO_CARD and seat in (state.turn, state.partner):
        give(state, state.turn, state.partner, state.owed_card)
        state.owed_card = state.partner = NO_CARD
        go_on(state)


def _give_up_cards(state: State, seat: int) -> None:
    """In the deck's order: how long a card was held stays hidden."""
    for card in members(held(state, seat)):
        discard(state, seat, card, BY_LEAVING)


def _abandon(state: State) -> None:
    """No decider is left (R07). A card that could still be contested does not stay."""
    action = state.action
    if action is not None and not action.booked and action.placement:
        take_back(state, action.seat, action.card if action.joker == NO_CARD else action.joker)
    finish(state, ABANDONED, 0)


def _answer_no_more(state: State, seat: int) -> None:
    """Neither a window nor the preparing waits for the leaver; the leader's token passes on at once (J02)."""
    waited = state.waiting & BIT[seat]
    state.waiting &= ~BIT[seat]
    if state.phase == WINDOW:
        return
    if not seats_in_play(state):  # the others are out (S22)
        next_turn(state)
        return
    if round_of(state).leader == seat:
        pass_token(state)
        state.turn = round_of(state).leader
    if waited and not state.waiting:
        reveal(state)


def _skip(state: State, seat: int) -> None:
    """A decision asked of the leaver falls away: what was contested counts as given up (H09)."""
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
