"""Flash: Bis and Me after a placed card (rules Q01 to Q04)."""

from __future__ import annotations

from discovery.core.bits import BIT
from discovery.core.errors import Code
from discovery.core.protocol import Refusal
from discovery.evolution.model import codes
from discovery.evolution.model.interfaces import MoveKind
from discovery.evolution.model.state import NO_SEAT, State
from discovery.evolution.variants.flash.events import bis_announced, me_announced


class Bis(MoveKind):
    """The actor says that they will continue, and then must (Q02)."""

    code = codes.BIS
    word = "bis"
    argument = ""

    def offer(self, state: State, seat: int) -> int:
        """The actor, after a placement."""
        action = state.action
        assert action is not None
        return 1 if action.flash and seat == action.seat and state.waiting & BIT[seat] else 0

    def do(self, state: State, seat: int, argument: int, extra: int, outcome: int) -> None:
        """Say Bis, which goes before every Me."""
        assert state.flash is not None
        state.waiting &= ~BIT[seat]
        state.flash.said_mask |= BIT[seat]
        bis_announced(state, seat)

    def refusal(self, state: State, seat: int, move: int) -> Refusal:
        """Bis cannot be said now (Q01)."""
        return Refusal(Code.NOT_NOW, "Q01")


class Me(MoveKind):
    """Another wants to play next: the first to say so does, unless the actor continues (Q03)."""

    code = codes.ME
    word = "me"
    argument = ""

    def offer(self, state: State, seat: int) -> int:
        """Everybody but the actor, after a placement."""
        action = state.action
        assert action is not None
        return 1 if action.flash and seat != action.seat and state.waiting & BIT[seat] else 0

    def do(self, state: State, seat: int, argument: int, extra: int, outcome: int) -> None:
        """Say Me; only the first one counts."""
        assert state.flash is not None
        state.waiting &= ~BIT[seat]
        state.flash.said_mask |= BIT[seat]
        if state.flash.successor == NO_SEAT:
            state.flash.successor = seat
        me_announced(state, seat)

    def refusal(self, state: State, seat: int, move: int) -> Refusal:
        """Me cannot be said now (Q01)."""
        return Refusal(Code.NOT_NOW, "Q01")
