"""How people find a table: codes to be scanned, open tables, and their own tables (HTTP)."""

from __future__ import annotations

from typing import Annotated

from msgspec import Meta, Struct

from discovery.engines.outside.words import Token
from discovery.server.protocol.page_messages.mail import QuietTime
from discovery.server.protocol.words import Status


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


class Mine(Struct, forbid_unknown_fields=True):
    """Body of ``POST api/mine``: secrets of seats and of hosts, which are never part of an address."""

    tokens: Annotated[list[Token], Meta(max_length=100)]


class MyTable(Struct):
    """A table that a secret opens. ``called``: since when the table waits for the player on the seat, in ms
    since 1970, 0 where it does not; ``deadline``: when their time ends, 0 without a clock. ``free`` is the
    number of seats that nobody has taken."""

    table: str
    status: Status
    game: str
    names: list[str]
    free: int
    called: int
    deadline: int


class MyTables(Struct):
    """Answer to ``POST api/mine``: a table for each secret, ``None`` where it opens nothing here."""

    tables: list[MyTable | None]


class PushWanted(Struct, forbid_unknown_fields=True):
    """Body of ``POST api/push``: call a device (its ``endpoint`` at a push service) when it is the turn of
    the seat that ``token`` opens, or (not ``on``) no more. The ``quiet`` hours hold for all calls to the
    device; without them it has none."""

    token: Token
    endpoint: Annotated[str, Meta(min_length=1, max_length=1000)]
    on: bool
    quiet: QuietTime | None = None


class PushNoted(Struct):
    """Answer to ``POST api/push``: whether the device is called."""

    on: bool
