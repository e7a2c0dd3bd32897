"""Deals that several tables share (HTTP)."""

from __future__ import annotations

from typing import Annotated

from msgspec import Meta, Struct

from discovery.engines.outside.words import Token
from discovery.server.protocol.setup import TablePlan
from discovery.server.protocol.words import SeatKind, Text


class DealAsked(Struct, forbid_unknown_fields=True):
    """Body of ``POST api/deals/CODE``: the ``tokens`` of the seats that this reader has had, and of the
    tables that they host. The results of a deal are for those who have finished it."""

    tokens: Annotated[list[Token], Meta(max_length=100)]


class DealSeat(Struct):
    """A seat of a finished game; ``score`` is ``None`` in a game without points."""

    name: str
    kind: SeatKind
    program: str
    score: int | None
    won: bool


class DealResult(Struct):
    """How a deal ended at ``table``, at ``at`` ms since 1970, in playing order."""

    table: str
    at: int
    seats: list[DealSeat]


class DealInfo(Struct):
    """Answer to ``POST api/deals/CODE``: a deal and its set-up, without names. ``day`` is the date of a daily
    deal, ``""`` for any other. ``everywhere``: its cards are the same on every server and in the terminal,
    as its code is all they follow from. ``played`` is the reader's table that has finished it, ``""`` for
    none; without one there are no ``results``."""

    code: str
    day: Text
    everywhere: bool
    plan: TablePlan
    played: str
    results: list[DealResult]
