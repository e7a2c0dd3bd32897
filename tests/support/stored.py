"""Games and events for tests of the store."""

from __future__ import annotations

import sqlite3
from contextlib import closing
from pathlib import Path

from discovery.store.database import Store
from discovery.store.rows import StoredEvent, StoredGame, StoredSecret


def game(name: str = "g", at: int = 1000) -> StoredGame:
    return StoredGame(name, at, "waiting", "{}", "1", at)


def event(seq: int, key: str | None = None, name: str = "g", at: int = 2000) -> StoredEvent:
    return StoredEvent(name, seq, key, "moved", f'{{"seq":{seq}}}', at)


def secret(digest: str, seat: int = 0, name: str = "g") -> StoredSecret:
    return StoredSecret(digest, name, seat)


async def filled(store: Store, name: str = "g", moves: int = 3) -> None:
    """A game with a few events and one secret."""
    await store.create(game(name), [event(1, None, name)], [secret(f"hash-{name}", 0, name)])
    for seq in range(2, 2 + moves):
        await store.append(event(seq, f"k{seq}", name))


def query(database: Path, sql: str) -> list[tuple[object, ...]]:
    with closing(sqlite3.connect(database)) as connection:
        return connection.execute(sql).fetchall()
