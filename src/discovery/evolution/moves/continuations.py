"""How the rules resume after another seat's decision: the steps that frames name.

``turns.go_on`` takes the last frame that was pushed.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from discovery.core.bits import BIT
from discovery.evolution.flow.effects import card_lost, reference
from discovery.evolution.flow.turns import clear_turn, go_on, next_turn
from discovery.evolution.flow.windows import complete, follow_up
from discovery.evolution.model.events import card_asked_for
from discovery.evolution.model.frames import (
    ANSWER_CALL,
    ASSET_USED,
    CLAIM,
    CLOSE_CHECK,
    DRAW,
    END_TURN,
    FILL_HANDS,
    FOLLOW_UP,
    LOSE_CARD,
    OBJECTIONS,
    REQUEST,
    RESTORE,
    ROB,
    TAKE_EFFECT,
    WELCOME,
    ActionFrame,
    Frame,
    SeatFrame,
    SuspendedTurn,
)
from discovery.evolution.model.phases import DISCARD, GIVE
from discovery.evolution.model.places import empty, newest
from discovery.evolution.model.state import NO_CARD, NO_SEAT, State
from discovery.evolution.model.table import give
from discovery.evolution.moves.announcing import claim
from discovery.evolution.moves.calling import answer_call
from discovery.evolution.variants.battle.flow import go_on_using, take_effect
from discovery.evolution.variants.classic.joining import welcome
from discovery.evolution.variants.classic.piles import close_check, rob
from discovery.evolution.variants.classic.rounds import fill_hands
from discovery.evolution.variants.jokers.events import turn_resumed
from discovery.evolution.variants.objection.flow import ask_for_objections


def restore_turn(state: State, frame: SuspendedTurn) -> None:
    """The interrupter's turn is over: the interrupted one resumes where it stood, in series behind the last
    card of the interrupter's own (N02, D07)."""
    followed = state.last_own_card
    state.turn = frame.seat
    clear_turn(state)
    state.trumps, state.placed, state.series = frame.trumps, frame.placed, frame.series
    state.last, state.last_own_card, state.granted = frame.last, frame.last_own_card, frame.granted
    state.finishing, state.flips = frame.finishing, frame.flips
    if state.flash is not None:
        state.flash.must_continue = frame.must_continue
    state.has_acted = 1
    if followed != NO_CARD and state.round is not None:
        state.round.passed_mask = 0
    if state.left & BIT[state.turn]:
        next_turn(state)
        return
    turn_resumed(state, state.turn)
    if state.placed:
        if followed != NO_CARD:
            state.last = followed
        state.may_follow = reference(state, state.last)
    follow_up(state, frame.action)


def follow_up_action(state: State, frame: ActionFrame) -> None:
    """A contested action stands: the game continues with it (H08, U03)."""
    action = frame.action
    if state.left & BIT[action.seat]:
        next_turn(state)
    elif action.booked:
        follow_up(state, action)
    else:
        complete(state, action)


def end_turn(state: State, frame: Frame) -> None:
    """The turn is over; whatever had to be drawn has been drawn."""
    next_turn(state)


def draw_as_due(state: State, frame: SeatFrame) -> None:
    """A seat draws: one card (a theft when the stack is empty), or up to its hand's size (H08, H18, E14)."""
    if not state.left & BIT[frame.seat]:
        state.setup.drawing.refill(state, frame.seat)
    if state.decider == NO_SEAT:
        go_on(state)


def lose_card(state: State, frame: SeatFrame) -> None:
    """A seat must discard a card of its choice for a fault (H18)."""
    if empty(state, frame.seat):
        if frame.seat == state.turn:
            state.has_acted = 0
        go_on(state)
        return
    state.phase = DISCARD
    state.decider = frame.seat


def request(state: State, frame: SeatFrame) -> None:
    """A seat is asked for a card and chooses which one; a virtual player gives its last (H10, P01, O11)."""
    asker, giver = frame.seat, frame.giver
    if not state.hands[giver] or state.left & BIT[asker]:
        go_on(state)
    elif state.setup.virtual_seats & BIT[giver]:
        give(state, giver, asker, newest(state, state.hands[giver]))
        card_lost(state, giver)
        go_on(state)
    else:
        card_asked_for(state, asker, giver)
        state.phase = GIVE
        state.decider = giver
        state.partner = asker


def answer(state: State, frame: ActionFrame) -> None:
    """A call is answered unless somebody contests it (E12)."""
    answer_call(state, frame.action)


def book_claim(state: State, frame: ActionFrame) -> None:
    """An announcement counts unless somebody contests it (H05)."""
    claim(state, frame.action)


_BY_STEP: dict[int, Callable[[State, Any], None]] = {
    RESTORE: restore_turn,
    FOLLOW_UP: follow_up_action,
    END_TURN: end_turn,
    DRAW: draw_as_due,
    LOSE_CARD: lose_card,
    REQUEST: request,
    ANSWER_CALL: answer,
    CLAIM: book_claim,
    ROB: rob,
    CLOSE_CHECK: close_check,
    FILL_HANDS: fill_hands,
    WELCOME: welcome,
    OBJECTIONS: ask_for_objections,
    TAKE_EFFECT: take_effect,
    ASSET_USED: go_on_using,
}
STEPS = tuple([_BY_STEP[step] for step in range(len(_BY_STEP))])
"""The functions of the steps, by the number of the step."""
