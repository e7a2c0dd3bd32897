"""How people find a table: codes to be scanned, and the list of open tables (HTTP)."""

from __future__ import annotations

from typing import Annotated

from msgspec import Meta, Struct


class CodeWanted(Struct, forbid_unknown_fields=True):
    """Body of ``POST api/qr``: what the code says, such as the address of a table's link."""

    text: Annotated[str, Meta(min_length=1, max_length=500)]


class CodeDrawn(Struct):
    """Answer to ``POST api/qr``: a QR code as an SVG path, its dark squares in a box of ``size`` by
    ``size`` with the quiet zone."""

    size: int
    path: str


class OpenTable(Struct):
    """A table in the list: what is played, who sits there, how many seats are ``free``. ``created`` is in ms
    since 1970."""

    table: str
    game: str
    options: list[str]
    names: list[str]
    free: int
    turn_seconds: int
    created: int


class OpenTables(Struct):
    """Answer to ``GET api/lobby``: the tables that wait for players, the latest first. Only those that their
    host shows are there, while somebody sits at them."""

    tables: list[OpenTable]
