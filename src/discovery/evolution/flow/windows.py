"""Windows: what may be said to an action before the game goes on (rules H02, N02, Q01; section U).

An action has two halves. The first moves the card; the second books it: points, eras, trumps, the emptied
hand, the end (H11). Where the action can be contested a window stands between the two. A window is the same
for all seats, whatever they hold.
"""

from __future__ import annotations

from discovery.core.bits import BIT
from discovery.evolution.flow.effects import settle, win_trumps
from discovery.evolution.flow.turns import go_on, settle_losses
from discovery.evolution.model.actions import Action
from discovery.evolution.model.codes import (
    ANNOUNCE_CLOSE,
    ANNOUNCE_OPEN,
    CALL,
    JOKER_AS,
    JOKER_TRUMP,
    PASS,
    PLACE,
    REPLAY,
    SOS,
)
from discovery.evolution.model.frames import ANSWER_CALL, CLAIM, SuspendedTurn, action_frame
from discovery.evolution.model.phases import OVER, WINDOW
from discovery.evolution.model.ruleset import FLASH, INTERRUPT, STOP
from discovery.evolution.model.state import NO_CARD, NO_SEAT, State
from discovery.evolution.model.table import recover
from discovery.evolution.variants.objection.state import NOT_ASKED

PLACEMENTS = (PLACE, REPLAY, JOKER_AS)


def act(state: State, action: Action) -> None:
    """The first half is done: open a window where the action can be contested, else book it at once."""
    state.has_acted = 1
    # After a Bis only a card in series or the use of a trump is going on (U12).
    if state.flash is not None and action.code not in (ANNOUNCE_OPEN, ANNOUNCE_CLOSE, JOKER_TRUMP):
        state.flash.must_continue = 0
    flagged(state, action)
    if action.contestable and others(state, action.seat):
        open_window(state, action)
    else:
        complete(state, action)


def flagged(state: State, action: Action) -> Action:
    """The action, marked with what may be said to it."""
    reactions, code = state.setup.reactions, action.code
    said = code in (CALL, SOS, ANNOUNCE_OPEN, ANNOUNCE_CLOSE, PASS)
    action.contestable = reactions & STOP != 0 and (action.placement or said)
    action.interruptible = reactions & INTERRUPT != 0 and code not in (CALL, SOS)
    action.flash = reactions & FLASH != 0 and action.placement and not action.rescue and _may_end(state)
    return action


def _may_end(state: State) -> bool:
    """Virtual players say Bis by themselves whenever they can continue; otherwise they say nothing (Q03,
    Q10)."""
    player = state.setup.virtual[state.turn]
    return player is None or not player.goes_on(state)


def others(state: State, actor: int) -> int:
    """The deciders beside ``actor`` that have not left."""
    setup = state.setup
    return (BIT[setup.seat_count] - 1) & ~(setup.virtual_seats | state.left | BIT[actor])


def answering(state: State, action: Action) -> int:
    """Who may answer in the window of an action, answered already or not: all others, and by Flash the actor
    too, unless that is a virtual player (Q01, Q03). Nobody, once a check has shown it to be right (S25); at
    the end of a turn those who may object (S34). To an asset only the seat that it is aimed at (Y10)."""
    if action.aim != NO_SEAT:
        return BIT[action.aim] & ~state.left
    if not (action.contestable or action.interruptible or action.flash):
        part = None if state.classic is None else state.classic.objection
        return 0 if part is None or part.members == NOT_ASKED else part.members & ~state.left
    actor = BIT[action.seat] & ~state.setup.virtual_seats
    return others(state, action.seat) | (actor if action.flash else 0)


def open_window(state: State, action: Action) -> None:
    """Everybody who may answer is asked, whatever they hold (U07)."""
    state.action = action
    state.waiting = answering(state, action)
    if state.flash is not None:
        state.flash.open_window()
    state.phase = WINDOW


def close_window(state: State) -> None:
    """The window is over; the rules continue (U04)."""
    action = state.action
    assert action is not None
    state.action = None
    state.waiting = 0
    if action.booked:
        proceed(state, action)
    else:
        book(state, action)
        if action.code not in (CALL, SOS):
            proceed(state, action)


def complete(state: State, action: Action) -> None:
    """Book what was done, then ask those who may interrupt or play next."""
    if not action.booked:
        book(state, action)
    if action.booked or action.code not in (CALL, SOS):
        follow_up(state, action.settled(True))


def follow_up(state: State, action: Action) -> None:
    """The action stands and cannot be contested any more (U03)."""
    if state.phase != OVER:
        if (action.interruptible and others(state, action.seat)) or action.flash:
            open_window(state, action)
        else:
            proceed(state, action)


def proceed(state: State, action: Action) -> None:
    """After the window: the turn continues, is handed over (Q03, Q04), or is over (Q11, J05). A virtual
    player that cannot continue ends its turn by a flip, as always (U06)."""
    asked = action.flash and not state.setup.virtual_seats & BIT[action.seat]
    flash = state.flash if asked else None
    if state.phase == OVER:
        pass
    elif (
        action.rescue
        or action.code == PASS
        or state.setup.one_action
        or (flash is not None and not flash.said_mask & BIT[action.seat])
    ):
        state.trumps = state.granted = 0
        state.setup.drawing.close_turn(state)
    else:
        if flash is not None:
            flash.successor = NO_SEAT
            flash.must_continue = 1
        if state.flash is not None:
            state.flash.said_mask = 0
        go_on(state)


def book(state: State, action: Action) -> None:
    """The second half of an action; then see who has lost their last card meanwhile (G04)."""
    code = action.code
    if action.placement:
        _book_placement(state, action)
    elif code in (CALL, SOS):
        state.setup.steps[ANSWER_CALL](state, action_frame(ANSWER_CALL, action))
    elif code in (ANNOUNCE_OPEN, ANNOUNCE_CLOSE):
        state.setup.steps[CLAIM](state, action_frame(CLAIM, action))
    elif code == JOKER_TRUMP:
        win_trumps(state, 1, action.emptied)
    if state.lost and code not in (CALL, SOS) and state.phase != OVER:
        settle_losses(state)


def _book_placement(state: State, action: Action) -> None:
    """The real card of a Joker brings it into the hand, which so is not empty (N06)."""
    seat, card, joker = action.seat, action.card, action.joker
    jokers = state.jokers
    recovers = jokers is not None and jokers.stood & BIT[card] != 0 and joker == NO_CARD
    if recovers:
        _go_on_from(state, card, recover(state, seat, card))
    emptied = action.emptied and not recovers
    settle(state, card, action.number, emptied, joker, action.rescue, not recovers)


def _go_on_from(state: State, card: int, joker: int) -> None:
    """Interrupted series that continued from a Joker continue from the real card that replaced it (D07,
    N06)."""
    state.frames = tuple(
        [
            frame.following(joker, card) if isinstance(frame, SuspendedTurn) else frame
            for frame in state.frames
        ]
    )


def would_end(state: State) -> bool:
    """Whether the game is over as soon as the window closes, if the action stands (U08)."""
    action = state.action
    if action is None or not (state.lost or (action.emptied and not action.booked)):
        return False
    trial = state.copy()
    if action.booked:
        settle_losses(trial)
    else:
        book(trial, action)
    return trial.phase == OVER
