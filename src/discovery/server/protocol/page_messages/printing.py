"""Messages about printing decks (HTTP)."""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta, Struct

from discovery.i18n.faults import Fault
from discovery.server.protocol.setup import DeckFile
from discovery.server.protocol.words import Key, Text

Millimetres = Annotated[float, Meta(ge=-1000, le=1000)]
Choices = Annotated[dict[Key, Text], Meta(max_length=20)]


class SheetInfo(Struct):
    """A kind of sheets: its ``key`` and its name, whether it is ``usual``, and whether it is ``cut`` into
    pieces, which services print from images."""

    key: str
    name: str
    usual: bool
    cut: bool


class SheetsInfo(Struct):
    """Answer to ``GET api/workshop/sheets?game=GAME``: what can be printed."""

    sheets: list[SheetInfo]


class PrintWanted(Struct, forbid_unknown_fields=True):
    """Body of ``POST api/workshop/print``: one kind of sheets of the server's ``deck`` or of a deck ``file``.

    ``form``: ``pdf``; ``images``, an archive; ``picture``, a small PNG of page ``page`` (from 1). The answer
    is that file. The other fields are those of ``press.setting.PaperSetting``, ``choices`` those of the
    family's part.
    """

    game: Key
    sheet: Key
    form: Literal["pdf", "images", "picture"] = "pdf"
    deck: Text = ""
    file: DeckFile = ""
    page: Annotated[int, Meta(ge=1, le=1000)] = 1
    paper: Key = "a4"
    lines: Key = "marks"
    bleed: Millimetres = 0.0
    duplex: Key = "long"
    shift_x: Millimetres = 0.0
    shift_y: Millimetres = 0.0
    ink: Key = "colour"
    reverse: bool = False
    footer: bool = False
    choices: Choices = {}


class RoomOnPaper(Struct):
    """Answer to ``POST api/workshop/room``: what of a sound draft has no room on paper, with its lines."""

    flaws: list[Fault]
