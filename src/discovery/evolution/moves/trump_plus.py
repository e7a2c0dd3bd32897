"""The further uses of a trump that Trump+ brings: steal, draw, replace (rules Q15 to Q17)."""

from __future__ import annotations

from discovery.core.bits import BIT, members
from discovery.core.errors import Code
from discovery.core.protocol import Refusal
from discovery.evolution.flow.effects import card_lost
from discovery.evolution.flow.turns import push
from discovery.evolution.flow.windows import flagged
from discovery.evolution.model import codes
from discovery.evolution.model.actions import Action
from discovery.evolution.model.event_kinds import BY_TRUMP
from discovery.evolution.model.frames import FOLLOW_UP, action_frame
from discovery.evolution.model.interfaces import MoveKind
from discovery.evolution.model.phases import OVER, STEAL
from discovery.evolution.model.places import held, holders, stealable
from discovery.evolution.model.state import State
from discovery.evolution.model.table import discard, draw, steal
from discovery.evolution.moves.trumps import Robbery, finish_use


class Take(Robbery):
    """Steal: a card blindly into one's own hand (F03)."""

    code = codes.TAKE
    word = "take"

    def do(self, state: State, seat: int, argument: int, extra: int, outcome: int) -> None:
        """The seat that lost it draws as for any loss (F09, G03)."""
        state.trumps -= 1
        state.granted += 1
        _take(state, seat, argument, outcome, codes.TAKE)


class Draw(MoveKind):
    """Exactly one card, whatever the hand's size; an empty stack makes it a theft without points (Q16)."""

    code = codes.DRAW
    word = "draw"
    argument = ""

    def offer(self, state: State, seat: int) -> int:
        """While there is a card to be had."""
        if state.top < state.setup.stack_end:
            return 1
        return int(not state.setup.scored and bool(holders(state, seat)))

    def do(self, state: State, seat: int, argument: int, extra: int, outcome: int) -> None:
        """The card comes into the hand."""
        state.trumps -= 1
        state.granted += 1
        if draw(state, seat):
            finish_use(state, seat, codes.DRAW)
        else:
            state.began_acting()
            push(state, action_frame(FOLLOW_UP, flagged(state, Action(codes.DRAW, seat, booked=True))))
            state.phase = STEAL
            state.decider = seat

    def refusal(self, state: State, seat: int, move: int) -> Refusal:
        """There is no card left to draw (Q16)."""
        return Refusal(Code.EMPTY_STACK, "Q16")


class Replace(MoveKind):
    """Discard a card, then draw one, or steal one (``from SEAT``); the last card may be replaced (Q17)."""

    code = codes.REPLACE
    word = "replace"
    more = "source"
    chance = True

    def offer(self, state: State, seat: int) -> int:
        """Whatever the seat holds, if a new card can come."""
        return held(state, seat) if self.extras(state, seat, 0) else 0

    def extras(self, state: State, seat: int, argument: int) -> list[int]:
        """From the stack, or from another hand."""
        sources = [0] if state.top < state.setup.stack_end else []
        return sources + [codes.out_of(other) >> codes.EXTRA for other in members(holders(state, seat))]

    def chances(self, state: State, seat: int, argument: int, extra: int) -> int:
        """F03, F04, for a theft."""
        victim = codes.source_in(extra)
        return stealable(state, victim) if victim >= 0 else 0

    def do(self, state: State, seat: int, argument: int, extra: int, outcome: int) -> None:
        """The hand is judged after the new card has come (Q17)."""
        state.trumps -= 1
        state.granted += 1
        discard(state, seat, argument, BY_TRUMP)
        victim = codes.source_in(extra)
        if victim >= 0:
            _take(state, seat, victim, outcome, codes.REPLACE)
        else:
            draw(state, seat)
            finish_use(state, seat, codes.REPLACE)

    def refusal(self, state: State, seat: int, move: int) -> Refusal:
        """The card is not in the hand, or the stack is empty (Q17)."""
        card = move & codes.ARGUMENT
        if not held(state, seat) & BIT[card]:
            return Refusal(Code.NOT_IN_HAND, "Q17", (("card", state.setup.ids[card]),))
        return Refusal(Code.EMPTY_STACK, "Q17")


def _take(state: State, seat: int, victim: int, card: int, code: int) -> None:
    steal(state, seat, victim, card, 0)
    card_lost(state, victim)
    if state.phase != OVER:
        finish_use(state, seat, code)
