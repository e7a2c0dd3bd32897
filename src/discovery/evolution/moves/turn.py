"""Ending a turn, and what the rules force before it is over."""

from __future__ import annotations

from discovery.bits import BIT
from discovery.errors import Code
from discovery.evolution.drawing import UpToFive
from discovery.evolution.events import BY_FORCE, PASSED
from discovery.evolution.moves import codes
from discovery.evolution.moves.trumps import no_victim
from discovery.evolution.order import next_turn
from discovery.evolution.rules import Kind
from discovery.evolution.state import State
from discovery.evolution.table import discard, holders, steal, tell
from discovery.protocol import Illegal


class End(Kind):
    """End the turn; trumps not used are lost (C12, E04)."""

    code = codes.END
    word = "end"
    argument = ""

    def offer(self, state: State) -> int:
        """Always."""
        return 1

    def do(self, state: State, argument: int, outcome: int) -> None:
        """Draw, discard or steal as the game says (C05, C06)."""
        state.trumps = 0
        state.setup.rules.drawing.close_turn(state)

    def refusal(self, state: State, argument: int) -> Illegal:
        """Never asked: ending is always offered."""
        return Illegal(Code.NOT_NOW, "C12")


class Pass(Kind):
    """The opening pass: no placement and no draw, once a seat, until the first card lies (C11)."""

    code = codes.PASS
    word = "pass"
    argument = ""

    def offer(self, state: State) -> int:
        """Until this seat has passed."""
        return 0 if state.passed & BIT[state.turn] else 1

    def do(self, state: State, argument: int, outcome: int) -> None:
        """The turn is over."""
        state.passed |= BIT[state.turn]
        tell(state, PASSED, state.turn)
        next_turn(state)

    def refusal(self, state: State, argument: int) -> Illegal:
        """C11, T01: one round only."""
        return Illegal(Code.ALREADY_PASSED, "C11")


class ForcedDiscard(Kind):
    """Games with points: a turn without a placement costs a card of one's choice (I04)."""

    code = codes.DISCARD
    word = "discard"

    def __init__(self, drawing: UpToFive) -> None:
        self.drawing = drawing

    def offer(self, state: State) -> int:
        """Any card of the hand, the last one included."""
        return state.hands[state.turn]

    def do(self, state: State, argument: int, outcome: int) -> None:
        """Discard, draw, next turn."""
        discard(state, state.turn, argument, BY_FORCE)
        self.drawing.close_forced_discard(state)

    def refusal(self, state: State, argument: int) -> Illegal:
        """I04."""
        return Illegal(Code.NOT_IN_HAND, "I04", (("card", state.setup.deck.cards[argument].id),))


class Theft(Kind):
    """Games without points: the draw that an empty stack turns into a theft (F02, F03)."""

    code = codes.STEAL
    word = "steal"
    argument = "seat"
    chance = True

    def offer(self, state: State) -> int:
        """Other seats that hold a card."""
        return holders(state, state.turn)

    def do(self, state: State, argument: int, outcome: int) -> None:
        """Take the card; whose last card it was has won (F07)."""
        steal(state, state.turn, argument, outcome, False)
        if not state.hands[argument]:
            state.setup.rules.ending.hand_lost(state, argument)
        else:
            next_turn(state)

    def refusal(self, state: State, argument: int) -> Illegal:
        """F03."""
        return no_victim(state, argument, "F03")
