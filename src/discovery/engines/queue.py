"""The order of waiting questions: tables with people before tables of programs only, and each table in
turn."""

from __future__ import annotations

from collections import deque
from typing import Generic, TypeVar

T = TypeVar("T")


class FairQueue(Generic[T]):
    """Holds at most ``longest`` items. A table that asks often waits behind the others."""

    def __init__(self, longest: int) -> None:
        self._longest = longest
        self._people: dict[str, deque[T]] = {}
        self._alone: dict[str, deque[T]] = {}
        self._size = 0

    def __len__(self) -> int:
        """The number of items that wait."""
        return self._size

    def put(self, table: str, people: bool, item: T) -> T | None:
        """Add an item. A full queue returns the one that it drops: ``item``, or for a table with people the
        newest item of a table without any."""
        displaced = None
        if self._size >= self._longest:
            if not (people and self._alone):
                return item
            displaced = self._last_alone()
        lane = self._people if people else self._alone
        lane.setdefault(table, deque()).append(item)
        self._size += 1
        return displaced

    def take(self) -> T | None:
        """The next item, ``None`` if nobody waits."""
        lane = self._people or self._alone
        if not lane:
            return None
        table, waiting = next(iter(lane.items()))
        del lane[table]
        item = waiting.popleft()
        if waiting:
            lane[table] = waiting
        self._size -= 1
        return item

    def _last_alone(self) -> T:
        table, waiting = next(reversed(self._alone.items()))
        item = waiting.pop()
        if not waiting:
            del self._alone[table]
        self._size -= 1
        return item
