"""What the rules go on with after a decision that somebody else took: the steps that frames name.

A frame is the number of a step and what it needs; ``order.go_on`` takes the last one pushed.
"""

from __future__ import annotations

from typing import Any

from discovery.core.bits import BIT
from discovery.evolution.flow.effects import card_lost, reference
from discovery.evolution.flow.turns import clear_turn, go_on, next_turn
from discovery.evolution.flow.windows import complete, follow_up
from discovery.evolution.model.actions import Action
from discovery.evolution.model.events import ASKED, RESUMED
from discovery.evolution.model.state import DISCARD, GIVE, NO_CARD, NO_SEAT, State
from discovery.evolution.model.table import empty, give, newest, tell
from discovery.evolution.moves.announcing import claim
from discovery.evolution.moves.calling import answer_call

Frame = tuple[Any, ...]


def restore_turn(state: State, frame: Frame) -> None:
    """The interrupter's turn is over: the interrupted one goes on where it stood, in series behind the last
    card of the interrupter's own (N02, D07)."""
    followed = state.own
    state.turn = frame[2]
    clear_turn(state)
    state.trumps, state.placed, state.series, state.last = frame[3:7]
    state.own, state.granted, state.finishing, state.owing, state.flips = frame[7:12]
    state.acted = 1
    if followed != NO_CARD:
        state.passes = 0
    if state.left & BIT[state.turn]:
        next_turn(state)
        return
    tell(state, RESUMED, state.turn)
    if state.placed:
        if followed != NO_CARD:
            state.last = followed
        state.follow = reference(state, state.last)
    follow_up(state, frame[1])


def follow_up_action(state: State, frame: Frame) -> None:
    """A contested action stands: the game goes on with it (H08, U03)."""
    action: Action = frame[1]
    if state.left & BIT[action.seat]:
        next_turn(state)
    elif action.booked:
        follow_up(state, action)
    else:
        complete(state, action)


def end_turn(state: State, frame: Frame) -> None:
    """The turn is over; whatever had to be drawn has been drawn."""
    next_turn(state)


def draw_as_due(state: State, frame: Frame) -> None:
    """A seat draws: one card (a theft when the stack is empty), or up to its hand's size (H08, H18, E14)."""
    if not state.left & BIT[frame[1]]:
        state.setup.drawing.refill(state, frame[1])
    if state.asked == NO_SEAT:
        go_on(state)


def lose_card(state: State, frame: Frame) -> None:
    """A seat must discard a card of its choice for a fault (H18)."""
    if empty(state, frame[1]):
        if frame[1] == state.turn:
            state.acted = 0
        go_on(state)
        return
    state.phase = DISCARD
    state.asked = frame[1]


def request(state: State, frame: Frame) -> None:
    """A seat is asked for a card and chooses which one; a virtual player gives its last (H10, P01, O11)."""
    asker, giver = frame[1:3]
    if not state.hands[giver] or state.left & BIT[asker]:
        go_on(state)
    elif state.setup.virtual_seats & BIT[giver]:
        give(state, giver, asker, newest(state, state.hands[giver]))
        card_lost(state, giver)
        go_on(state)
    else:
        tell(state, ASKED, asker, -1, giver)
        state.phase = GIVE
        state.asked = giver
        state.partner = asker


def answer(state: State, frame: Frame) -> None:
    """A call is answered once nobody contests it (E12)."""
    answer_call(state, frame[1])


def book_claim(state: State, frame: Frame) -> None:
    """An announcement counts once nobody contests it (H05)."""
    claim(state, frame[1])


STEPS = (
    restore_turn,
    follow_up_action,
    end_turn,
    draw_as_due,
    lose_card,
    request,
    answer,
    book_claim,
)
