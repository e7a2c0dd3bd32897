"""Updates as changes since the last one, field by field; the client merges them.

We weighed two shapes. Sending what happened would require rules in the client, to compute the position.
Sending the fields as they are now needs none, and a client that lost its state is simply sent everything.

Most moves change the same for all viewers. So what a client knows is kept in the engine's terms and compared
there: only changes are put into words, and a change that is the same for several clients is made, and
encoded, once.
"""

from __future__ import annotations

from dataclasses import dataclass
from operator import attrgetter
from typing import Any

from discovery.core.present import Fields, PresentPart
from discovery.core.protocol import AnyGame
from discovery.server.protocol import Change, Step, TableInfo


@dataclass(slots=True)
class ClientState:
    """A client's knowledge at one moment: the table, the public part of the game, and its own part."""

    table: TableInfo
    shared: object
    own: object


class Memo:
    """Changes that several clients share, computed once: the clients knew the same and learn the same."""

    def __init__(self) -> None:
        self._differences: dict[tuple[int, int], tuple[Any, Any, Fields]] = {}
        self._changes: dict[tuple[object, ...], list[Change]] = {}
        self._kept: list[ClientState] = []

    def table(self, before: TableInfo, now: TableInfo) -> Fields:
        """The changes of the table around the game."""
        key = id(before), id(now)
        if key not in self._differences:
            # both are kept, so that no other object can have their number
            self._differences[key] = before, now, difference(before, now)
        return self._differences[key][2]

    def shared(self, part: PresentPart, before: object, now: object) -> Fields:
        """The changes that everybody sees."""
        key = id(before), id(now)
        if key not in self._differences:
            self._differences[key] = before, now, part.changed(before, now)
        return self._differences[key][2]

    def change(
        self, seq: int, before: ClientState, now: ClientState, position: Fields, steps: list[Step]
    ) -> Change:
        """The change with these fields, one object for all clients that get the same."""
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


def changes_since(
    part: PresentPart,
    game: AnyGame,
    seq: int,
    before: ClientState,
    now: ClientState,
    steps: list[Step],
    memo: Memo,
) -> Change:
    """The change that takes a client from ``before`` to ``now``."""
    common = memo.shared(part, before.shared, now.shared)
    position = part.changed_for(game, (before.shared, before.own), (now.shared, now.own), common)
    return memo.change(seq, before, now, position, steps)


def difference(before: TableInfo, now: TableInfo) -> Fields:
    """The fields whose values differ."""
    if before is now:
        return {}
    old, new = _values(before), _values(now)
    if old == new:
        return {}
    return {name: new[at] for at, name in enumerate(_NAMES) if old[at] != new[at]}


_NAMES = TableInfo.__struct_fields__
_values = attrgetter(*_NAMES)
