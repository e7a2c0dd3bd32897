"""Where pieces lie on paper, in millimetres from the top left corner. Nothing is drawn here."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from math import floor
from typing import Literal

from discovery.core.press import Size

PAPERS = {
    "a4": Size(210, 297),
    "letter": Size(215.9, 279.4),
    "a3": Size(297, 420),
    "a2": Size(420, 594),
}
HALF = "half"
"""Half a sheet of the paper, upright: two lie side by side on it."""
MARGIN = 5.0
"""Most printers at home leave so much of each edge white."""
BLEED = 3.0
"""How far a design goes beyond its cut on sheets with bleed."""
NOTE_ROOM = 12.0
"""The white beside a block that the line of small print with its bar needs outside the marks."""
NARROW_ROOM, NARROW_WIDTH = 11.0, 60.0
"""The white below a block, and the width of its columns, in which that line has room between the marks."""
EPSILON = 1e-6

Duplex = Literal["long", "short", "off"]
"""The edge over which paper is turned; off: backs are a page by itself, printed as often as needed."""


@dataclass(frozen=True, slots=True)
class Corner:
    """The top left corner of a piece's cut line."""

    x: float
    y: float


HERE = Corner(0, 0)

Note = Literal["bottom", "left", "columns", ""]
"""Where the line of small print lies: below the block, left of it, in parts below its columns, or nowhere."""


@dataclass(frozen=True, slots=True)
class Grid:
    """A block of equal cells in the middle of a sheet of paper. ``gap`` is what each piece bleeds on each
    side, so neighbours are two gaps apart."""

    paper: Size
    piece: Size
    columns: int
    rows: int
    gap: float

    @property
    def many(self) -> int:
        """How many pieces a sheet takes."""
        return self.columns * self.rows

    @property
    def block(self) -> Size:
        """All cells with what they bleed."""
        return Size(
            self.columns * (self.piece.width + 2 * self.gap), self.rows * (self.piece.height + 2 * self.gap)
        )

    @property
    def corner(self) -> Corner:
        """The top left corner of the block."""
        return Corner((self.paper.width - self.block.width) / 2, (self.paper.height - self.block.height) / 2)

    @property
    def note(self) -> Note:
        """Where there is room for the line of small print."""
        if self.corner.y >= NOTE_ROOM:
            return "bottom"
        if self.corner.x >= NOTE_ROOM:
            return "left"
        parts = self.columns >= 3 and self.piece.width >= NARROW_WIDTH
        return "columns" if parts and self.corner.y >= NARROW_ROOM else ""

    def places(self) -> list[Corner]:
        """The places of a sheet, line by line."""
        corner = self.corner
        return [
            Corner(
                corner.x + column * (self.piece.width + 2 * self.gap) + self.gap,
                corner.y + row * (self.piece.height + 2 * self.gap) + self.gap,
            )
            for row in range(self.rows)
            for column in range(self.columns)
        ]

    def behind(self, place: Corner, duplex: Duplex) -> Corner:
        """Where the back of the piece at ``place`` lies on the other side of the paper.

        Turned over the long edge of an upright page, or the short edge of a lying one, left and right change;
        otherwise top and bottom do.
        """
        upright = self.paper.height >= self.paper.width
        if (duplex == "long") == upright:
            return Corner(self.paper.width - place.x - self.piece.width, place.y)
        return Corner(place.x, self.paper.height - place.y - self.piece.height)


def grid(paper: str, piece: Size, gap: float = 0.0, margin: float = MARGIN) -> Grid:
    """The block that takes the most pieces and leaves room for the line of small print, on upright paper if
    both ways take as many. Plates without a margin, and pieces that would not fit otherwise, go without that
    line. ``ValueError`` if not even one fits."""
    upright = PAPERS[paper]
    whites = [(margin, margin)]
    if margin > 0:
        whites += [(margin, NOTE_ROOM), (NOTE_ROOM, margin)]
    fitted = [
        _fitted(sheet, piece, gap, *white)
        for sheet in (upright, Size(upright.height, upright.width))
        for white in whites
    ]
    best = max(
        fitted,
        key=lambda candidate: (candidate.many > 0 and (margin == 0 or candidate.note != ""), candidate.many),
    )
    if best.many == 0:
        raise ValueError(f"a piece of {piece.width} x {piece.height} mm does not fit on {paper}")
    return best


def _fitted(paper: Size, piece: Size, gap: float, across: float, down: float) -> Grid:
    """The block with so much white at least on its sides, and above and below."""
    columns = floor((paper.width - 2 * across) / (piece.width + 2 * gap) + EPSILON)
    rows = floor((paper.height - 2 * down) / (piece.height + 2 * gap) + EPSILON)
    return Grid(paper, piece, max(columns, 0), max(rows, 0), gap)


def sheets(laid: Sequence[int], many: int) -> Iterator[Sequence[int]]:
    """The pieces of each sheet, ``many`` at most."""
    for first in range(0, len(laid), many):
        yield laid[first : first + many]


def size_of(name: str, paper: str) -> Size:
    """The size of a document's own paper; an empty name and ``half`` mean the paper that was asked for."""
    sheet = PAPERS[paper]
    if name == HALF:
        return Size(sheet.height / 2, sheet.width)
    return PAPERS[name] if name else sheet


def stitched(pages: int) -> list[tuple[int, int]]:
    """The pages of a booklet that lie side by side on each side of its sheets, from the outermost one: front,
    then back. They count from 0; what is ``pages`` or more stays empty, since a sheet holds four."""
    whole = -(-pages // 4) * 4
    sides = []
    for sheet in range(whole // 4):
        first, last = 2 * sheet, whole - 1 - 2 * sheet
        sides += [(last, first), (first + 1, last - 1)]
    return sides
