"""A seat's knowledge of a game, as a file for a report, and the steps it has missed (HTTP)."""

from __future__ import annotations

from typing import Annotated

from msgspec import Meta, Struct

from discovery.core.messages import Position
from discovery.engines.outside.words import Token
from discovery.server.protocol.game import Step
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


class MissedAsked(Struct, forbid_unknown_fields=True):
    """Body of ``POST api/tables/ID/missed``: the secret of a seat, and the last step that its player saw."""

    token: Token
    since: Annotated[int, Meta(ge=0)]


class MissedFrame(Struct):
    """A position as a seat would have been sent it, with the ``steps`` that led to it."""

    position: Position
    steps: list[Step]


class Missed(Struct):
    """The steps that a seat has missed, oldest first. The first frame has no steps: it is the last that its
    player saw; where that is not told again (H01), or was too long ago, the first frame is a later one."""

    frames: list[MissedFrame]
