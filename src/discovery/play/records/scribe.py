"""Writing a game down while it is played: which of its moves have a line (rules U04, U05)."""

from __future__ import annotations

from discovery.evolution.model import codes
from discovery.evolution.model.ruleset import FLASH
from discovery.evolution.model.state import OVER, WINDOW, State
from discovery.play.records.record import Line


class Scribe:
    """The lines of a running game, in ``lines``.

    Letting an action pass has no line. A window that closes has one only where ``closing_has_a_line``, or
    where somebody leaves right behind it: a record lets the leaver go while the window is still open (R06).
    """

    def __init__(self) -> None:
        self.lines: list[Line] = []
        self._closing: Line | None = None

    def note(self, turn: int, state: State, move: int, line: Line) -> None:
        """A move has just been played; ``turn`` is the seat whose turn it was before."""
        if move == codes.LET_PASS:
            return
        if move == codes.CLOSE_WINDOW and not closing_has_a_line(turn, state):
            self._closing = line
            return
        if move == codes.LEAVE_TABLE and self._closing is not None:
            self.lines.append(self._closing)
        self._closing = None
        self.lines.append(line)


def closing_has_a_line(turn: int, state: State) -> bool:
    """Whether a window that nobody used needs the line of nobody: only where the rules have gone on by
    themselves, to the end of the game, to another window, or in Flash to another seat's turn. Elsewhere the
    next line shows that it closed. ``turn`` is the seat whose turn it was before."""
    handed_over = state.setup.reactions & FLASH != 0 and state.turn != turn
    return state.phase in (OVER, WINDOW) or handed_over
