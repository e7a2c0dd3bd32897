"""What a live table needs of the outside: a journal for its events, a bus for its news, a lease to play it.

Today one process does everything: the store is the journal, the table's own connections are the bus, and
opening the data directory is the lease. Several processes would need other implementations of these three
protocols, and nothing else.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Protocol

from discovery.store.rows import StoredEvent, StoredGame, StoredSecret


class Journal(Protocol):
    """The stored events of all tables; what a method has returned from is on disk. ``StoreError`` if not."""

    async def create(
        self, game: StoredGame, first: Sequence[StoredEvent], opening: Sequence[StoredSecret], /
    ) -> None:
        """A new table with its first events and its secrets, all or nothing."""
        ...

    async def append(self, entry: StoredEvent, secret: StoredSecret | None = None, /) -> None:
        """The next event, under the number that its writer expects. ``Conflict`` if that is taken.

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
        """What a secret opens, by its hash."""
        ...

    async def mark(self, game: str, status: str, /) -> None:
        """Note a table's status, which follows from its events, for the list of tables."""
        ...

    async def adopt(self, game: str, rules: str, /) -> None:
        """A table of older rules goes on under these."""
        ...


class Bus(Protocol):
    """Takes the news of one table to those who follow it."""

    def publish(self, seat: int | None = None) -> None:
        """There is something new, for everybody or for ``seat`` alone."""
        ...


class Lease(Protocol):
    """The right to write one table, to run its clocks and to ask its computer players."""

    @property
    def held(self) -> bool:
        """Whether this process still has it."""
        ...

    def give_up(self) -> None:
        """The table is put away, or somebody else has turned out to write it."""
        ...


class ProcessLease:
    """The lease of a table in the one process that has opened the data directory: held until given up."""

    def __init__(self) -> None:
        self.held = True

    def give_up(self) -> None:
        """What this process knows of the table counts no more."""
        self.held = False
