"""A family's part for printing: what is on paper, as data. ``discovery.press`` lays it out and draws it.

Lengths are millimetres. How pieces and pages look is in the family's templates, a folder of Typst files whose
``family.typ`` exports two dictionaries of functions: ``faces`` draw one piece, ``pages`` a document.
"""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, Literal, Protocol

Outline = Literal["card", "square", "hexagon", "circle"]
"""The line along which a piece is cut: a card has rounded corners of 3 mm, a hexagon points up."""


@dataclass(frozen=True, slots=True)
class Size:
    """The width and the height of a sheet or a piece, in millimetres."""

    width: float
    height: float


CARD = Size(63, 88)
"""The usual size of a card, which sleeves and print services know."""


@dataclass(frozen=True, slots=True)
class Piece:
    """One design that is cut out: ``face`` draws it from ``data``, which is JSON; text in it is never markup.

    ``id`` names it in lists of images and in faults, ``name`` is for people. ``copies`` counts how often it
    lies on the sheets. ``back`` is its own back, where the pieces of a sheet do not share one.
    """

    id: str
    name: str
    face: str
    data: Mapping[str, Any]
    copies: int = 1
    back: Piece | None = None


@dataclass(frozen=True, slots=True)
class Pieces:
    """Pieces of one size, laid on as many sheets as they need. ``back`` is that of all pieces without one of
    their own; backs must look the same under a half turn, since paper is turned by either edge. ``credit``
    names the authors of pictures in the margin."""

    key: str
    size: Size
    pieces: Sequence[Piece]
    back: Piece | None = None
    outline: Outline = "card"
    credit: str = ""

    @property
    def backs(self) -> Sequence[Piece]:
        """Each back once, in the order of the pieces."""
        backs_by_id = {back.id: back for back in map(self.back_of, self.pieces) if back is not None}
        return list(backs_by_id.values())

    def back_of(self, piece: Piece) -> Piece | None:
        """The back of a piece: its own, else that of all pieces; ``None`` without either."""
        return piece.back or self.back


@dataclass(frozen=True, slots=True)
class Pages:
    """A document that fills pages by itself: ``page`` draws it from ``data``. ``paper`` is the name of its
    own paper (``a3``; ``half`` is half a sheet of the asked one); an empty one means the asked paper.
    ``folded`` pages of half a sheet lie two on each side of a sheet, in the order of a stitched booklet."""

    key: str
    page: str
    data: Mapping[str, Any]
    paper: str = ""
    folded: bool = False


@dataclass(frozen=True, slots=True)
class SheetKind:
    """A kind of sheets: ``press-sheet-<key>`` is its name. ``usual`` ones are printed unless others are
    named; those that are ``cut`` are ``Pieces``."""

    key: str
    usual: bool = True
    cut: bool = True


@dataclass(frozen=True, slots=True)
class PrintWish:
    """A request for printed sheets. ``deck`` is a value of the family's ``Decks``; ``paper`` is ``a4`` or
    ``letter``, ``ink`` ``colour`` or ``grey``; ``choices`` are further wishes by name. ``pictures`` are files
    that templates find in their folder ``pictures``: a card's own picture by its id, ``fire.png``."""

    deck: Any
    language: str
    paper: str = "a4"
    ink: str = "colour"
    choices: Mapping[str, str] = field(default_factory=dict)
    pictures: Collection[str] = ()


class PressPart(Protocol):
    """The ``press`` part of a family."""

    @property
    def sheets(self) -> Sequence[SheetKind]:
        """The kinds of sheets that can be printed, in order."""
        ...

    @property
    def checked(self) -> Sequence[str]:
        """The kinds whose text comes from deck files, so that it may have no room."""
        ...

    @property
    def templates(self) -> Path:
        """The folder of its Typst files, with ``family.typ``."""
        ...

    def title(self, wish: PrintWish) -> str:
        """The text in the margins and in the properties of the file: the deck's name."""
        ...

    def sheet(self, key: str, wish: PrintWish) -> Pieces | Pages:
        """One kind of sheets. ``InvalidInput`` for wishes that cannot be granted."""
        ...
