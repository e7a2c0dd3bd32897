"""A virtual player's flip as a line of its own, in games with windows (rule U06)."""

from __future__ import annotations

from discovery.core.errors import Code
from discovery.core.protocol import Refusal
from discovery.evolution.model import codes
from discovery.evolution.model.interfaces import MoveKind
from discovery.evolution.model.state import State


class Flip(MoveKind):
    """The next move of a virtual player; no seat decides it."""

    code = codes.FLIP
    word = "flip"
    argument = ""

    def offer(self, state: State, seat: int) -> int:
        """1: the decider may always flip the virtual player's next card."""
        return 1

    def do(self, state: State, seat: int, argument: int, extra: int, outcome: int) -> None:
        """As its kind of player does."""
        player = state.setup.virtual[seat]
        assert player is not None
        player.flip(state)

    def refusal(self, state: State, seat: int, move: int) -> Refusal:
        """Never asked for, since the move is always offered."""
        return Refusal(Code.NOT_NOW, "U06")
