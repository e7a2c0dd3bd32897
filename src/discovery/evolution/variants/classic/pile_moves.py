"""The moves of Classic Memory: one card, a draw, or a discard with a draw and a robbery (S10, S11, S25)."""

from __future__ import annotations

from discovery.core.bits import BIT
from discovery.core.errors import Code
from discovery.core.protocol import NO_OUTCOME, Refusal
from discovery.evolution.flow.turns import go_on, push
from discovery.evolution.model import codes
from discovery.evolution.model.event_kinds import BY_FORCE, NOT_FOUND, WRONG_STOP
from discovery.evolution.model.events import action_stopped, action_verified, fault_found
from discovery.evolution.model.frames import CLOSE_CHECK, DRAW, END_TURN, ROB, Frame, action_frame, seat_frame
from discovery.evolution.model.interfaces import MoveKind
from discovery.evolution.model.state import NO_SEAT, State
from discovery.evolution.model.table import discard, steal
from discovery.evolution.moves.challenging import Stop, guilty
from discovery.evolution.moves.trumps import Robbery
from discovery.evolution.variants.classic.flow import classic_of

_TURN_ENDS = Frame(END_TURN)
"""One for all: frames are never changed."""


class DrawOne(MoveKind):
    """Draw a card instead (S11); a theft from an empty stack (S25)."""

    code = codes.DRAW
    word = "draw"
    argument = ""

    def offer(self, state: State, seat: int) -> int:
        """Always: there must be something to do."""
        return 1

    def do(self, state: State, seat: int, argument: int, extra: int, outcome: int) -> None:
        """Draw a card, which ends the turn."""
        push(state, _TURN_ENDS)
        push(state, seat_frame(DRAW, seat))
        go_on(state)

    def refusal(self, state: State, seat: int, move: int) -> Refusal:
        """Exactly one card may be drawn (S11)."""
        return Refusal(Code.WRONG_AMOUNT, "S11", (("most", "1"),))


class DiscardAndRob(MoveKind):
    """Discard a card, draw one and rob another player of one (S11, S25)."""

    code = codes.DISCARD
    word = "discard"

    def offer(self, state: State, seat: int) -> int:
        """Any card of the hand; the last one wins nothing (S25)."""
        return state.hands[seat]

    def do(self, state: State, seat: int, argument: int, extra: int, outcome: int) -> None:
        """In this order, then the turn is over."""
        discard(state, seat, argument, BY_FORCE)
        push(state, _TURN_ENDS)
        push(state, seat_frame(ROB, seat))
        push(state, seat_frame(DRAW, seat))
        go_on(state)

    def refusal(self, state: State, seat: int, move: int) -> Refusal:
        """The card is not in the hand (S11)."""
        return Refusal(Code.NOT_IN_HAND, "S11", (("card", state.setup.ids[move & codes.ARGUMENT]),))


class Rob(Robbery):
    """Rob another hand blindly; after a fault that of the stopper (S25)."""

    code = codes.STEAL
    word = "steal"

    def offer(self, state: State, seat: int) -> int:
        """Hands with cards, or the one that must be robbed."""
        victims = Robbery.offer(self, state, seat)
        return victims if state.partner == NO_SEAT else victims & BIT[state.partner]

    def do(self, state: State, seat: int, argument: int, extra: int, outcome: int) -> None:
        """A seat that loses its last card has won (S25)."""
        state.partner = NO_SEAT
        steal(state, seat, argument, outcome, 0)
        if not state.hands[argument]:
            state.setup.ending.hand_lost(state, argument)
        go_on(state)

    def refusal(self, state: State, seat: int, move: int) -> Refusal:
        """S25: after a fault nobody but the stopper, who holds a card."""
        victim = move & codes.ARGUMENT
        if state.partner != NO_SEAT and victim not in (seat, state.partner):
            return Refusal(Code.NOT_NOW, "S25")
        return Robbery.refusal(self, state, seat, move)


class StopAndCheck(Stop):
    """The check is made at once, before everybody's eyes, and needs no decision (S25)."""

    def do(self, state: State, seat: int, argument: int, extra: int, outcome: int) -> None:
        """A wrong stopper draws, and the window is closed without another word; a guilty actor takes the card
        into the discard, draws and robs the stopper (S10)."""
        action, penalties = state.action, state.setup.penalties
        assert action is not None
        assert penalties is not None
        state.waiting = 0
        classic_of(state).checked = 1
        action_stopped(state, seat, action)
        action_verified(state, action.seat, action.valid)
        if action.valid:
            fault_found(state, seat, action.seat, WRONG_STOP)
            state.action = None
            push(state, action_frame(CLOSE_CHECK, action.settled(False)))
            penalties.stopper(state, seat)
            go_on(state)
        else:
            guilty(state, action, seat, NOT_FOUND, NO_OUTCOME)
