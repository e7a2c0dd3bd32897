"""Objecting to a card: in the window at the end of a turn, or beside the other moves of one's own (S34)."""

from __future__ import annotations

from discovery.core.bits import BIT
from discovery.core.errors import Code
from discovery.core.protocol import Refusal
from discovery.evolution.model import codes
from discovery.evolution.model.interfaces import MoveKind
from discovery.evolution.model.phases import WINDOW
from discovery.evolution.model.state import State
from discovery.evolution.variants.objection.flow import object_to, objection_of


class Object(MoveKind):
    """Object to a card of this turn or of the turn before (S34)."""

    code = codes.OBJECT
    word = "object"

    def offer(self, state: State, seat: int) -> int:
        """Cards of any seat, this one included; each card once."""
        if state.phase == WINDOW and not state.waiting & BIT[seat]:
            return 0
        part = objection_of(state)
        return part.laid | part.before

    def do(self, state: State, seat: int, argument: int, extra: int, outcome: int) -> None:
        """The turn, or the window, goes on where it stood."""
        object_to(state, seat, argument)

    def refusal(self, state: State, seat: int, move: int) -> Refusal:
        """Too late, objected to already, or not laid by somebody who decides."""
        card = move & codes.ARGUMENT
        return Refusal(Code.NOT_OBJECTABLE, "S34", (("card", state.setup.ids[card]),))
