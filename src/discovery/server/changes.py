"""An update as what has changed since the last one, field by field; the client puts it together again.

Two shapes were weighed: what happened, from which the client would work out the position, needs rules there;
what the fields are now needs none, and whoever lost touch is simply sent everything.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from msgspec import Struct

from discovery.server.messages import Change, Position, SeatView, TableInfo, Update

Fields = dict[str, Any]
"""Values by the name of their field."""


@dataclass(frozen=True, slots=True)
class Known:
    """What a client was told last."""

    table: TableInfo
    position: Position


def known(update: Update) -> Known | None:
    """What a client knows once it has an update; ``None`` while there is no position to change."""
    return None if update.position is None else Known(update.table, update.position)


def since(before: Known | None, update: Update) -> Update | Change:
    """What a client that knows ``before`` is sent."""
    if before is None or update.position is None or update.fresh:
        return update
    position = _changed(before.position, update.position)
    if "seats" in position:
        position["seats"] = _seats(before.position.seats, update.position.seats)
    return Change(update.seq, _changed(before.table, update.table), position, update.steps)


def _changed(before: Struct, now: Struct) -> Fields:
    if before is now:
        return {}
    found: Fields = {}
    for name in now.__struct_fields__:
        new, old = getattr(now, name), getattr(before, name)
        if new is not old and new != old:
            found[name] = new
    return found


def _seats(before: list[SeatView], now: list[SeatView]) -> dict[int, SeatView]:
    """Those that differ, by their number; a table has the same seats all along."""
    return {seat: new for seat, new in enumerate(now) if new != before[seat]}
