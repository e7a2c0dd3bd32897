"""The part of a family for puzzles: which decisions make a good question, and the value of each answer to the
seat that decides, by what that seat may know.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Protocol

from discovery.core.players.advice import Consultation, Reason
from discovery.core.press import Pages


class PuzzlePart(Protocol):
    """The family's part for puzzles."""

    def answers(self, game: Any, view: Any) -> Sequence[int]:
        """The moves that may be answered, one for each that differs; empty where the decision makes no
        puzzle."""
        ...

    def answer_of(self, game: Any, move: int) -> int:
        """The answer that a move stands for: moves with equal answers are right or wrong together."""
        ...

    def values(self, game: Any, asked: Consultation, moves: Sequence[int]) -> Sequence[float]:
        """The share of the win (0 to 1) that each of ``moves`` promises; everything hidden from the view is
        dealt again, and alike for all moves. Equal arguments give equal values."""
        ...

    def standard_error(self, one: float, other: float, iterations: int) -> float:
        """The standard deviation of the difference between the values ``one`` and ``other``."""
        ...

    def reasons(self, game: Any, asked: Consultation) -> Sequence[Reason]:
        """Why to play ``asked.move``, the most important reason first."""
        ...

    def shipped(self) -> str:
        """The text of the puzzles that come with the family."""
        ...

    def on_paper(self, sheets: Sequence[Mapping[str, Any]], deck: Any, language: str) -> Pages:
        """Sheets for puzzles as ``lab.puzzles.sheet.whole_sheet`` says them, each with its solution overleaf.
        ``deck`` is the host's own or ``None``."""
        ...
