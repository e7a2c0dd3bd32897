"""An update as what has changed since the last one, field by field; the client puts it together again.

Two shapes were weighed: what happened, from which the client would work out the position, needs rules there;
what the fields are now needs none, and whoever lost touch is simply sent everything.
"""

from __future__ import annotations

from dataclasses import dataclass
from operator import attrgetter
from typing import Any

from msgspec import Struct

from discovery.server.messages import Change, Position, SeatView, TableInfo, Update

Fields = dict[str, Any]
"""Values by the name of their field."""
PERSONAL = ("viewer", "seats", "owed", "window", "looked", "wanted", "rule", "legal", "waste")
"""What a position may tell one viewer otherwise than others, see ``positions.personal``."""
COMMON = tuple(name for name in Position.__struct_fields__ if name not in PERSONAL)


@dataclass(frozen=True, slots=True)
class Known:
    """What a client was told last; ``common`` is the position from which its own was made."""

    table: TableInfo
    position: Position
    common: Position


class Memo:
    """Differences that several clients are told, since they were told the same before: worked out once."""

    def __init__(self) -> None:
        self._known: dict[tuple[int, int], tuple[Struct, Struct, Fields]] = {}

    def difference(self, before: Struct, now: Struct, names: tuple[str, ...]) -> Fields:
        """What has changed; the same two objects always differ alike."""
        key = id(before), id(now)
        if key not in self._known:
            # both are kept, so that no other object can have their number
            self._known[key] = before, now, difference(before, now, names)
        return self._known[key][2]


def since(before: Known | None, update: Update, common: Position, memo: Memo) -> Update | Change:
    """What a client that knows ``before`` is sent; ``common`` is what ``update`` was made from."""
    if before is None or update.position is None or update.fresh:
        return update
    position = memo.difference(before.common, common, COMMON) | difference(
        before.position, update.position, PERSONAL
    )
    if "seats" in position:
        position["seats"] = _seats(before.position.seats, update.position.seats)
    table = memo.difference(before.table, update.table, TableInfo.__struct_fields__)
    return Change(update.seq, table, position, update.steps)


def difference(before: Struct, now: Struct, names: tuple[str, ...]) -> Fields:
    """The fields of ``names`` that are not as they were."""
    if before is now:
        return {}
    values = attrgetter(*names)
    old, new = values(before), values(now)
    if old == new:
        return {}
    return {name: new[at] for at, name in enumerate(names) if old[at] != new[at]}


def _seats(before: list[SeatView], now: list[SeatView]) -> dict[int, SeatView]:
    """Those that differ, by their number; a table has the same seats all along."""
    return {seat: new for seat, new in enumerate(now) if new != before[seat]}
