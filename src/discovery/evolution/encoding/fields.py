"""What choices and rows are made of: constants and shapes that compiled and plain files share."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Protocol

from discovery.evolution.board.plane import ROW
from discovery.evolution.model import codes

WORD = 0xFFFFFFFFFFFFFFFF
WIDE = 64
"""Words have so many bits."""
WHOLE, SOURCE, SPOT, CARDS = range(4)
"""What of a move is chosen next: its beginning, where from, where to, one more card."""
TAKING = (codes.JOKER_TRUMP, codes.JOKER_AS, codes.REPLACE)
"""The words that say where from."""
SIDES = ("on", "east of", "west of", "north of", "south of")
STEPS = (0, 1, -1, ROW, -ROW)
"""Where a spot lies, seen from the card that tells it; and the steps from there."""
CELL_MIDDLE = 64
"""Added to column and row in a cell's word; a cell's word is never 0."""
CONTESTABLE, INTERRUPTIBLE, FLASHING, ASKED = 1, 2, 4, 8
"""The flags of a window."""


class Words(Protocol):
    """An array of whole numbers; in rows and masks of unsigned ones of 64 bits."""

    def __getitem__(self, at: int, /) -> int:
        """The number there."""
        ...

    def __setitem__(self, at: int, word: int, /) -> None:
        """Another number there."""
        ...


@dataclass(frozen=True, slots=True)
class Field:
    """So many words from ``start``: ``count`` sets of ``size`` members, numbers or cells.

    ``kind`` is ``"set"``, ``"number"`` or ``"cell"`` (column + 64, row + 64 shifted by 8, level by 16; 0 for
    a card that does not lie in sight). ``scale`` is what a number is divided by where networks read it.
    """

    name: str
    kind: str
    start: int
    count: int
    size: int
    scale: int

    @property
    def words(self) -> int:
        """How many words one of them takes."""
        return (self.size + WIDE - 1) // WIDE if self.kind == "set" else 1
