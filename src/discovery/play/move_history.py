"""All moves of a game since its base, in order, with those that were taken back.

The base is the deal, or the moment at which somebody joined. Nobody goes back behind it, nor behind
somebody's leaving. A record has only the moves that are written; what follows by itself has no line.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import Self

from discovery.core.protocol import NO_MOVE, NO_OUTCOME, NOBODY, AnyGame, Event, RecordLine


@dataclass(frozen=True, slots=True)
class PlayedMove:
    """A move that was played, with its seat, its chance outcome and the comment of its line. ``due``: chance
    decided it and nobody else, as a roll that the rules ask for."""

    seat: int
    move: int
    outcome: int
    comment: str
    due: bool = False


@dataclass(frozen=True, slots=True)
class UndoneMoves:
    """``seat`` took back the latest ``lines`` of those that stood."""

    seat: int
    lines: int
    comment: str


@dataclass(frozen=True, slots=True)
class UndoOption:
    """How far back a seat's latest decision lies, in ``lines`` that stand.

    ``free``: nobody else has decided anything since, and nobody has learned anything. ``hidden``: something
    hidden has come to light since, by chance, by the rules or in a window.
    """

    lines: int
    free: bool
    hidden: bool


class MoveHistory:
    """Rows of moves and of what was taken back; row ``n`` made the events of row ``n`` after the base.

    Noting a move is all that every game pays for; the rest is worked out when somebody asks for it.
    """

    __slots__ = ("_leave", "_let", "_rows", "_unwritten")

    def __init__(self, leave: int) -> None:
        """``leave`` is the move by which a seat leaves the game."""
        self._leave = leave
        self._rows: list[PlayedMove | UndoneMoves] = []
        self._unwritten: set[int] = set()
        self._let = NO_MOVE
        """The row that has a line only where somebody leaves next (``RecordLine.BEFORE_LEAVING``)."""

    def copy(self) -> Self:
        """A copy that grows independently of this course."""
        twin = type(self)(self._leave)
        twin._rows, twin._unwritten, twin._let = self._rows[:], self._unwritten.copy(), self._let
        return twin

    def note(self, decision: PlayedMove, written: RecordLine) -> None:
        """Add a move that was played."""
        if written is RecordLine.YES:
            if decision.move == self._leave:
                self._unwritten.discard(self._let)
        else:
            self._unwritten.add(len(self._rows))
        if written is not RecordLine.NO:
            self._let = len(self._rows) if written is RecordLine.BEFORE_LEAVING else NO_MOVE
        self._rows.append(decision)

    def note_undo(self, undo: UndoneMoves) -> None:
        """Add that something was taken back."""
        self._let = NO_MOVE
        self._rows.append(undo)

    def lines(self) -> Iterator[PlayedMove | UndoneMoves]:
        """The entries with a line in the record, oldest first."""
        return (row for at, row in enumerate(self._rows) if at not in self._unwritten)

    def before(self, lines: int) -> tuple[int, list[PlayedMove]] | None:
        """The row of the line at which ``lines`` that stand begin, and those that stand before it and with
        it, oldest first; ``None`` where that many cannot be taken back."""
        kept = [(at, row) for at, row in self._standing() if at not in self._unwritten]
        if not 0 < lines <= len(kept) or any(row.move == self._leave for _, row in kept[:lines]):
            return None
        at, _ = kept[lines - 1]
        return at, [row for _, row in reversed(kept[lines - 1 :])]

    def undo_option(self, seat: int, game: AnyGame, events: Sequence[list[Event]]) -> UndoOption | None:
        """The way back to the latest decision of ``seat``, ``None`` without one. ``events`` are those since
        the base, by row."""
        lines = 0
        for at, row in self._standing():
            if row.move == self._leave:
                return None
            if at in self._unwritten:
                continue
            lines += 1
            if row.seat == seat and not row.due:
                rows = range(at, len(self._rows))
                alone = all(self._rows[since].seat == seat for since in rows)
                hidden = any(self._showed(since, game, events) for since in rows)
                return UndoOption(lines, alone and not hidden, hidden)
        return None

    def _showed(self, at: int, game: AnyGame, events: Sequence[list[Event]]) -> bool:
        """Whether a row brought something hidden to light: all that nobody decides may have. It counts also
        where it was taken back, as nobody forgets it."""
        row = self._rows[at]
        if isinstance(row, UndoneMoves):
            return False
        return row.seat == NOBODY or row.outcome != NO_OUTCOME or game.reveals(events[at])

    def _standing(self) -> Iterator[tuple[int, PlayedMove]]:
        """The moves that stand with their rows, latest first."""
        undone = 0
        for at in range(len(self._rows) - 1, -1, -1):
            row = self._rows[at]
            if isinstance(row, UndoneMoves):
                undone += row.lines
            elif undone == 0:
                yield at, row
            elif at not in self._unwritten:
                undone -= 1
