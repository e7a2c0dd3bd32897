"""How sheets are printed, whatever is on them."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Literal, TypeVar

from discovery.core.errors import Code, InvalidInput
from discovery.press.layout import BLEED, HERE, MARGIN, Corner, Duplex

Lines = Literal["marks", "lines", "none"]
"""Cut marks outside the block, the cut lines themselves, or neither."""
PAPER = ("a4", "letter")
LINES: tuple[Lines, ...] = ("marks", "lines", "none")
DUPLEX: tuple[Duplex, ...] = ("long", "short", "off")
INK = ("colour", "grey")
Word = TypeVar("Word", bound=str)
MOST_SHIFT = 10.0
"""Millimetres by which a back page can be moved; no printer is further off."""


def chosen(given: str, known: Sequence[Word]) -> Word:
    """The ``known`` word that is ``given``. ``InvalidInput(BAD_PRINTING)`` for any other."""
    for word in known:
        if word == given:
            return word
    raise InvalidInput(Code.BAD_PRINTING, given=str(given)[:60], known=" ".join(known))


@dataclass(frozen=True, slots=True)
class PaperSetting:
    """``bleed`` and ``margin`` in millimetres; ``shift`` moves back pages; ``reverse`` lays the last piece
    first, so that a pile comes out sorted; ``footer`` puts a small number on each piece. ``InvalidInput``
    BAD_PRINTING for a value that is not known."""

    language: str
    paper: str = "a4"
    lines: Lines = "marks"
    bleed: float = 0.0
    duplex: Duplex = "long"
    shift: Corner = HERE
    ink: str = "colour"
    reverse: bool = False
    margin: float = MARGIN
    footer: bool = False

    def __post_init__(self) -> None:
        chosen(self.paper, PAPER)
        chosen(self.lines, LINES)
        chosen(self.duplex, DUPLEX)
        chosen(self.ink, INK)
        if self.bleed not in {0.0, BLEED}:
            raise InvalidInput(Code.BAD_PRINTING, given=f"{self.bleed:g}", known=f"0 {BLEED:g}")
        if not (abs(self.shift.x) <= MOST_SHIFT and abs(self.shift.y) <= MOST_SHIFT):
            given = f"{self.shift.x:g},{self.shift.y:g}"
            raise InvalidInput(Code.BAD_PRINTING, given=given, known=f"-{MOST_SHIFT:g}..{MOST_SHIFT:g}")
        if not 0 <= self.margin <= 2 * MARGIN:
            raise InvalidInput(Code.BAD_PRINTING, given=f"{self.margin:g}", known=f"0..{2 * MARGIN:g}")
