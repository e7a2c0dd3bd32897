"""Interfaces that a live table needs from outside: a journal for its events, and the lease to write them.

The store is the journal, on SQLite and on PostgreSQL. The lease ends when the table leaves memory, or when
another process is seen to have it (``cluster.members``).
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Protocol

from discovery.store.rows import StoredEvent, StoredGame, StoredSecret


class Journal(Protocol):
    """The stored events of all tables. When a method has returned, its data is on disk; otherwise it raises
    ``StoreError``."""

    async def create(
        self, game: StoredGame, first: Sequence[StoredEvent], opening: Sequence[StoredSecret], /
    ) -> None:
        """A new table with its first events and its secrets, all or nothing."""
        ...

    async def append(
        self, entry: StoredEvent, secret: StoredSecret | None = None, owner: str = "", /
    ) -> None:
        """The next event, under the number that its writer expects. ``Conflict`` if that is taken, or if
        another process than ``owner`` has the table.

        A ``secret`` replaces, together with the event, all secrets of its seat.
        """
        ...

    async def game(self, game: str, /) -> StoredGame | None:
        """A table by id."""
        ...

    async def events(self, game: str, /) -> list[StoredEvent]:
        """All events of a table, in order."""
        ...

    async def secret(self, digest: str, /) -> StoredSecret | None:
        """The table and seat that a secret opens, by its hash."""
        ...

    async def mark(self, game: str, status: str, /) -> None:
        """Note a table's status, which follows from its events, for the list of tables."""
        ...

    async def adopt(self, game: str, rules: str, /) -> None:
        """Continue a table of older rules under these."""
        ...


class Lease(Protocol):
    """The right to write one table, to run its clocks and to ask its computer players."""

    @property
    def held(self) -> bool:
        """Whether this process still holds the lease."""
        ...

    def give_up(self) -> None:
        """Release the lease: the table is unloaded, or another process has written to it."""
        ...


class HeldLease:
    """The lease of a table in memory: held until it is given up."""

    def __init__(self) -> None:
        self.held = True

    def give_up(self) -> None:
        """Release it: this process's state of the table is no longer valid."""
        self.held = False
