"""Whose turn is next, how the rules resume after a decision, and how a game stops."""

from __future__ import annotations

from discovery.core.bits import BIT, lowest
from discovery.evolution.model.amendments import P02, note
from discovery.evolution.model.events import card_uncovered, game_finished, turn_begun, turn_ended
from discovery.evolution.model.frames import OBJECTIONS, RESTORE, Frame
from discovery.evolution.model.phases import GRANTED, OPENING, OVER, TRUMP, TURN, WINDOW
from discovery.evolution.model.state import EVERY_CARD, NO_CARD, NO_SEAT, State
from discovery.evolution.model.table import uncover
from discovery.evolution.variants.objection.state import NOT_ASKED

TURN_LIMIT = 1000
"""The guard of rule T07."""
_TURN_LIMIT = TURN_LIMIT  # the compiled build reads this one as a number of C, others import the first

_OBJECTIONS = Frame(OBJECTIONS)
"""One for all: frames are never changed."""

GOES_ON, HAND_EMPTIED, STANDSTILL, TURN_LIMIT_REACHED, ABANDONED, PLAYED_OUT = range(6)
REASONS = {
    GOES_ON: "",
    HAND_EMPTIED: "hand-emptied",
    STANDSTILL: "standstill",
    TURN_LIMIT_REACHED: "turn-limit",
    ABANDONED: "abandoned",
    PLAYED_OUT: "played-out",
}
"""Why a game is over."""
_TURN_LIMIT_REACHED = TURN_LIMIT_REACHED  # the same


def finish(state: State, reason: int, winners: int) -> None:
    """The game is over."""
    state.phase = OVER
    state.reason = reason
    state.winners = winners
    state.trumps = state.waiting = state.granted = state.lost = state.stranded = 0
    state.frames = ()
    state.action = None
    if state.flash is not None:
        state.flash.must_continue = 0
    state.decider = NO_SEAT
    state.owed_card = state.partner = NO_CARD
    game_finished(state)


def settle_losses(state: State) -> None:
    """The running action is settled: a seat that has lost its last card meanwhile may be out, with its whole
    team (G04, P02, P05).

    In version 1 of the rules a card called from a team mate, and a mate's leaving, ended no game.
    """
    lost = state.lost
    state.lost = 0
    while lost and state.phase != OVER:
        seat = lowest(lost)
        lost &= lost - 1
        mates = state.setup.mates_of[seat]
        if mates & ~state.left:
            state.setup.ending.hand_lost(state, seat)
            if state.phase == OVER and (state.left & BIT[seat] or mates & BIT[state.turn]):
                note(state, P02)


def next_turn(state: State) -> None:
    """The running turn is over; an interrupted one resumes, else the next seat begins (B06, N02, T07)."""
    if state.lost:
        settle_losses(state)
    if state.phase == OVER or (state.setup.objection and _objections_asked_for(state)):
        return
    if state.events is not None:
        turn_ended(state, state.turn)
    setup = state.setup
    setup.ending.turn_over(state)
    if state.phase == OVER:
        return
    if state.turns == _TURN_LIMIT:
        finish(state, _TURN_LIMIT_REACHED, setup.ending.winners(state))
        return
    state.turns += 1
    if state.frames:
        _back_to_the_interrupted(state)
    elif setup.rounds is None or not setup.rounds.turn_over(state):
        state.turn = _next_seat(state)
        begin_turn(state)


def _objections_asked_for(state: State) -> bool:
    """Whether a window has opened in which others may object to cards before the turn is over (S34); not if
    it is over because its seat has left (R06)."""
    assert state.classic is not None
    part = state.classic.objection
    assert part is not None
    if part.members == NOT_ASKED and not state.left & BIT[state.turn]:
        state.setup.steps[OBJECTIONS](state, _OBJECTIONS)
        if state.phase == WINDOW:
            return True
    part.turn_over(state.turn)
    return False


def _next_seat(state: State) -> int:
    """The next seat clockwise, or the one that said Me (Q03); seats that left or are out are skipped."""
    seats = state.setup.seat_count
    seat = state.turn + 1
    if state.flash is not None and state.flash.successor != NO_SEAT:
        successor = state.flash.successor
        seat = seat if state.left & BIT[successor] else successor
    missing = gone(state)
    while missing and missing & BIT[seat % seats]:
        seat += 1
    return seat % seats


def gone(state: State) -> int:
    """The seats that have no more turns: they have left (R07), or are out (S22)."""
    return state.left if state.classic is None else state.left | state.classic.out


def begin_turn(state: State) -> None:
    """A turn begins with nothing won, placed or owed."""
    clear_turn(state)
    state.phase = TURN if state.begun else OPENING
    if state.events is not None:
        turn_begun(state, state.turn, state.turns)
    from_side_pile(state)


def from_side_pile(state: State) -> None:
    """At the start of every turn but the last ones a card of the side pile comes into the tree (S29)."""
    if state.side and (state.classic is None or state.classic.finalist == NO_SEAT):
        card_uncovered(state, state.turn, uncover(state))


def clear_turn(state: State) -> None:
    """Nothing won, placed or owed. What only options and windows touch is cleared where they did."""
    state.trumps = state.placed = state.series = 0
    state.last = state.last_own_card = state.owed_card = state.partner = NO_CARD
    state.decider = NO_SEAT
    state.may_follow = EVERY_CARD
    if state.has_acted:
        state.has_acted = state.granted = 0
        state.flips = None
        if state.flash is not None:
            state.flash.clear_turn()


def push(state: State, frame: Frame) -> None:
    """Add a frame: a step to resume with later."""
    state.frames = (*state.frames, frame)


def go_on(state: State) -> None:
    """The decision that was asked for is taken: the last frame comes next; without one the turn continues.

    The frame of an interrupted turn stays until the interrupter's turn is over.
    """
    if state.phase != OVER:
        state.decider = NO_SEAT
        if state.frames and state.frames[-1].step != RESTORE:
            frame = state.frames[-1]
            state.frames = state.frames[:-1]
            state.setup.steps[frame.step](state, frame)
        else:
            resume(state)


def _back_to_the_interrupted(state: State) -> None:
    frame = state.frames[-1]
    state.frames = state.frames[:-1]
    state.setup.steps[RESTORE](state, frame)


def resume(state: State) -> None:
    """After an action: the acting seat decides again, with or without trumps in hand."""
    if state.lost:
        settle_losses(state)
    if state.phase != OVER:
        if state.trumps:
            state.phase = TRUMP
        elif state.granted:
            state.phase = GRANTED
        else:
            state.phase = TURN if state.begun else OPENING
