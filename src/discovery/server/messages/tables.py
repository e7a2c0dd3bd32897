"""The table around the game."""

from __future__ import annotations

from msgspec import Struct

from discovery.server.messages.words import SeatKind, Status


class SeatInfo(Struct):
    """Who sits there. ``kind`` changes when a program takes over. ``present`` counts open connections."""

    name: str
    kind: SeatKind
    program: str
    taken: bool
    present: bool
    left: bool
    thinking: bool


class TableInfo(Struct):
    """The table around the game. ``deadline`` is in ms since 1970, 0 without a clock (rule C14)."""

    id: str
    status: Status
    game: str
    deck: str
    options: list[str]
    leaving: str
    turn_seconds: int
    deadline: int
    watchers: int
    seats: list[SeatInfo]
