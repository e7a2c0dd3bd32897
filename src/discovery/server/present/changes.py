"""An update as what has changed since the last one, field by field; the client puts it together again.

Two shapes were weighed: what happened, from which the client would work out the position, needs rules there;
what the fields are now needs none, and whoever lost touch is simply sent everything.

Most moves change nothing that one viewer sees otherwise than the others. So what a client knows is kept in
the engine's terms and compared there: only what has changed is put into words, and a change that says the
same to several clients is made, and encoded, once.
"""

from __future__ import annotations

from dataclasses import dataclass
from operator import attrgetter
from typing import Any

from discovery.core.present import Fields, PresentPart
from discovery.server.protocol import Change, Step, TableInfo


@dataclass(slots=True)
class Known:
    """What a client knows at a moment: the table, what everybody sees of the game, what only they see."""

    table: TableInfo
    shared: Any
    own: Any


class Memo:
    """What several clients are sent alike, worked out once: they knew the same and learn the same."""

    def __init__(self) -> None:
        self._differences: dict[tuple[int, int], tuple[Any, Any, Fields]] = {}
        self._changes: dict[tuple[object, ...], list[Change]] = {}
        self._kept: list[Known] = []

    def table(self, before: TableInfo, now: TableInfo) -> Fields:
        """What has changed around the game."""
        key = id(before), id(now)
        if key not in self._differences:
            # both are kept, so that no other object can have their number
            self._differences[key] = before, now, difference(before, now)
        return self._differences[key][2]

    def shared(self, part: PresentPart, before: Any, now: Any) -> Fields:
        """What has changed for everybody."""
        key = id(before), id(now)
        if key not in self._differences:
            self._differences[key] = before, now, part.changed(before, now)
        return self._differences[key][2]

    def change(self, seq: int, before: Known, now: Known, position: Fields, steps: list[Step]) -> Change:
        """The change with these fields, one object for all who are sent the same."""
        key = id(before.table), id(now.table), id(before.shared), id(now.shared), *map(id, steps)
        alike = self._changes.setdefault(key, [])
        for change in alike:
            if change.position == position:
                return change
        if not alike:
            self._kept += before, now
        change = Change(seq, self.table(before.table, now.table), position, steps)
        alike.append(change)
        return change


def since(
    part: PresentPart, game: Any, seq: int, before: Known, now: Known, steps: list[Step], memo: Memo
) -> Change:
    """What a client that knows ``before`` is sent so that it knows ``now``."""
    common = memo.shared(part, before.shared, now.shared)
    position = part.changed_for(game, (before.shared, before.own), (now.shared, now.own), common)
    return memo.change(seq, before, now, position, steps)


def difference(before: TableInfo, now: TableInfo) -> Fields:
    """The fields that are not as they were."""
    if before is now:
        return {}
    old, new = _values(before), _values(now)
    if old == new:
        return {}
    return {name: new[at] for at, name in enumerate(_NAMES) if old[at] != new[at]}


_NAMES = TableInfo.__struct_fields__
_values = attrgetter(*_NAMES)
