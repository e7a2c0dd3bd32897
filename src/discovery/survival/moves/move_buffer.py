"""A reusable buffer of legal moves: it keeps its place in memory from one search to the next."""

from __future__ import annotations

from collections.abc import Sequence

from discovery.survival.model.coding import word_of
from discovery.survival.model.state import NONE

MOST = 2048
"""More moves than any position has; a row of C in the compiled build."""


class MoveBuffer:
    """The first ``count`` numbers of ``moves`` are legal moves."""

    __slots__ = ("count", "moves")

    def __init__(self) -> None:
        self.moves = [0] * 2048
        self.count = 0

    def add(self, move: int) -> None:
        """Add one more move. Raises ``IndexError`` beyond ``MOST``."""
        if self.count >= MOST:
            raise IndexError(self.count)
        self.moves[self.count] = move
        self.count += 1

    def fill(self, moves: Sequence[int]) -> None:
        """Replace the contents with these moves."""
        self.count = 0
        for move in moves:
            self.add(move)

    def has(self, move: int) -> bool:
        """Whether a move is among them."""
        for place in range(self.count):  # noqa: SIM110 - no generator in a compiled loop
            if self.moves[place] == move:
                return True
        return False

    def first(self, word: int) -> int:
        """The first move of a word; ``NONE`` if there is none."""
        for place in range(self.count):
            if word_of(self.moves[place]) == word:
                return self.moves[place]
        return NONE

    def listed(self) -> list[int]:
        """All of them, in the order in which they were found."""
        return [self.moves[place] for place in range(self.count)]


_SPARE: list[MoveBuffer] = []
"""Rows that nobody searches with now. A new one costs more than most searches: its places are cleared."""


def acquire() -> MoveBuffer:
    """A row to search with, until it is ``release``."""
    try:
        return _SPARE.pop()
    except IndexError:
        return MoveBuffer()


def release(buffer: MoveBuffer) -> None:
    """Return a buffer for reuse; a lost one is allocated again."""
    _SPARE.append(buffer)
