"""Ending a turn, and what the rules force before it is over."""

from __future__ import annotations

from discovery.core.bits import BIT
from discovery.core.errors import Code
from discovery.core.protocol import Refusal
from discovery.evolution.flow.drawing import UpToFive
from discovery.evolution.flow.turns import go_on, next_turn
from discovery.evolution.model import codes
from discovery.evolution.model.amendments import G08, note
from discovery.evolution.model.event_kinds import BY_FAULT, BY_FORCE
from discovery.evolution.model.events import turn_passed
from discovery.evolution.model.interfaces import MoveKind
from discovery.evolution.model.places import empty, held
from discovery.evolution.model.state import NO_SEAT, State
from discovery.evolution.model.table import discard, steal
from discovery.evolution.moves.trumps import Robbery


class End(MoveKind):
    """End the turn; trumps not used are lost (C12, E04)."""

    code = codes.END
    word = "end"
    argument = ""

    def offer(self, state: State, seat: int) -> int:
        """1: a turn may always be ended."""
        return 1

    def do(self, state: State, seat: int, argument: int, extra: int, outcome: int) -> None:
        """Draw, discard or steal as the game says (C05, C06)."""
        state.trumps = state.granted = 0
        state.setup.drawing.close_turn(state)

    def refusal(self, state: State, seat: int, move: int) -> Refusal:
        """Never asked: ending is always offered."""
        return Refusal(Code.NOT_NOW, "C12")


class Pass(MoveKind):
    """The opening pass: no placement and no draw, once a seat, until the first card lies; a trump in hand
    changes nothing (C11)."""

    code = codes.PASS
    word = "pass"
    argument = ""

    def offer(self, state: State, seat: int) -> int:
        """Until this seat has passed or a card has been laid."""
        return 0 if state.begun or state.passed & BIT[seat] else 1

    def do(self, state: State, seat: int, argument: int, extra: int, outcome: int) -> None:
        """The turn is over; a trump that was not used is lost (E04)."""
        state.trumps = state.granted = 0
        state.passed |= BIT[seat]
        turn_passed(state, seat)
        next_turn(state)

    def refusal(self, state: State, seat: int, move: int) -> Refusal:
        """C11, T01: one round only, and before the first card."""
        return Refusal(Code.PASS_TOO_LATE if state.begun else Code.ALREADY_PASSED, "C11")


class ForcedDiscard(MoveKind):
    """A card of one's choice: for a turn without a placement (I04), or for a fault (H18)."""

    code = codes.DISCARD
    word = "discard"

    def __init__(self, drawing: UpToFive) -> None:
        self.drawing = drawing

    def offer(self, state: State, seat: int) -> int:
        """Any card of the hand, the last one included; in Select also of the selection (J06)."""
        return held(state, seat)

    def do(self, state: State, seat: int, argument: int, extra: int, outcome: int) -> None:
        """Discard, draw, next turn; after a fault whatever else is due. A hand that a fault has emptied ends
        the game, but only after the running turn, be it another seat's (G08)."""
        if state.decider == NO_SEAT:
            discard(state, seat, argument, BY_FORCE)
            self.drawing.close_forced_discard(state)
        else:
            discard(state, seat, argument, BY_FAULT)
            last = empty(state, seat) and state.top == state.setup.stack_end and not state.finishing
            if last:
                state.setup.ending.own_hand_empty(state, seat)
            if last and state.finishing and seat != state.turn:
                note(state, G08)  # in version 1 the game was over at once
            go_on(state)

    def refusal(self, state: State, seat: int, move: int) -> Refusal:
        """The card is not in the hand (I04)."""
        return Refusal(Code.NOT_IN_HAND, "I04", (("card", state.setup.ids[move & codes.ARGUMENT]),))


class Theft(Robbery):
    """Games without points: the draw that an empty stack turns into a theft (F02, F03)."""

    code = codes.STEAL
    word = "steal"

    def do(self, state: State, seat: int, argument: int, extra: int, outcome: int) -> None:
        """Take the card; whose last card it was has won (F07)."""
        steal(state, seat, argument, outcome, 0)
        if not state.hands[argument]:
            state.setup.ending.hand_lost(state, argument)
        if state.decider == NO_SEAT:
            next_turn(state)
        else:
            go_on(state)
