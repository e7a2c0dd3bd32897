"""Asking for a card: a team mate (P01), or anybody by a trump of Trump+ (Q18)."""

from __future__ import annotations

from discovery.core.bits import BIT
from discovery.core.errors import Code
from discovery.core.protocol import Refusal
from discovery.evolution.flow.turns import go_on, push
from discovery.evolution.flow.windows import flagged
from discovery.evolution.model import codes
from discovery.evolution.model.actions import Action
from discovery.evolution.model.frames import FOLLOW_UP, REQUEST, action_frame, seat_frame
from discovery.evolution.model.interfaces import MoveKind
from discovery.evolution.model.places import holders
from discovery.evolution.model.state import State
from discovery.evolution.moves.trumps import no_victim


class Ask(MoveKind):
    """Ask another seat for a card; that seat chooses which one."""

    code = codes.ASK
    word = "ask"
    argument = "seat"

    def do(self, state: State, seat: int, argument: int, extra: int, outcome: int) -> None:
        """That seat answers before anything else happens; then the action is followed up."""
        state.has_acted = 1
        push(state, action_frame(FOLLOW_UP, flagged(state, Action(codes.ASK, seat, booked=True))))
        push(state, seat_frame(REQUEST, seat, argument))
        go_on(state)


class AskMate(Ask):
    """Ask a team mate for a card at the start of one's turn, once, before anything else (P01)."""

    def offer(self, state: State, seat: int) -> int:
        """Team mates that hold a card."""
        if state.has_acted or state.placed:
            return 0
        return holders(state, seat) & state.setup.mates_of[seat]

    def refusal(self, state: State, seat: int, move: int) -> Refusal:
        """Not a mate, too late in the turn, or an empty hand (P01)."""
        victim = move & codes.ARGUMENT
        if state.has_acted or state.placed or not state.setup.mates[seat] & BIT[victim]:
            return Refusal(Code.NOT_NOW, "P01")
        return no_victim(state, seat, victim, "P01")


class AskByTrump(Ask):
    """Trump+: ask anybody for a card; one may then replay (Q15, Q18)."""

    def offer(self, state: State, seat: int) -> int:
        """Any other seat that holds a card."""
        return holders(state, seat)

    def do(self, state: State, seat: int, argument: int, extra: int, outcome: int) -> None:
        """The trump is spent first."""
        state.trumps -= 1
        state.granted += 1
        state.began_acting()
        Ask.do(self, state, seat, argument, extra, outcome)

    def refusal(self, state: State, seat: int, move: int) -> Refusal:
        """The seat holds no card (Q18), or cannot be asked at all, see ``no_victim``."""
        return no_victim(state, seat, move & codes.ARGUMENT, "Q18")
