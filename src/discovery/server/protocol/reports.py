"""What a seat may know of a game, as a file for a report (HTTP)."""

from __future__ import annotations

from msgspec import Struct

from discovery.engines.outside.words import Token
from discovery.server.protocol.words import Status


class SeenAsked(Struct, forbid_unknown_fields=True):
    """Body of ``POST api/tables/ID/seen``: the secret of a seat of the table, ``""`` for a spectator."""

    token: Token = ""


class Seen(Struct):
    """All that one seat, or a spectator (``seat`` ``""``), may know of a game up to ``step``.

    ``seats`` and ``teams`` are as in a record's header, ``setup`` is the set-up's code, ``""`` where there is
    none. ``events`` are what was observed, each as (kind, seat, piece, other, number) in the numbers of the
    game, -1 for what is hidden; ``legal`` are the moves that the seat may play.
    """

    game: str
    rules: int
    deck: str
    options: list[str]
    seats: list[str]
    teams: list[str]
    setup: str
    seat: str
    status: Status
    step: int
    events: list[tuple[int, int, int, int, int]]
    legal: list[str]
