"""The host's shell commands, which work with or without a running server."""

from __future__ import annotations

import sqlite3
import time
from collections.abc import Callable, Iterator
from contextlib import closing, contextmanager
from dataclasses import dataclass
from pathlib import Path
from typing import Literal

from discovery.core.errors import Code, StoreError, TableError
from discovery.store.migrate import bring_up_to_date
from discovery.store.place import HEAD, Lock, Place, version_of

Verb = Literal["close", "reopen"]
Done = Literal["done", "asked"]
Event = tuple[str, str]
"""The kind and the payload of an event, as the server stores them; the store reads neither."""
Notice = Callable[[Path], None]
"""Called with the place where the old database is kept, once a newer program has brought it up to date."""


@dataclass(frozen=True, slots=True)
class Listed:
    """A table in the host's list. ``events`` counts them; times in ms since 1970."""

    id: str
    status: str
    created: int
    last_active: int
    events: int
    plan: str


def list_tables(folder: Path, notice: Notice | None = None) -> list[Listed]:
    """All tables of a data directory, the latest active first. ``StoreError`` if it cannot be read."""
    place = Place(folder)
    if version_of(place.database) not in ("", HEAD):
        with Lock(place):
            _bring_up_to_date(place, notice)
    with _connection(folder) as connection:
        rows = connection.execute(
            "SELECT g.id, g.status, g.created, g.last_active, COUNT(e.seq), g.plan "
            "FROM games g LEFT JOIN events e ON e.game = g.id GROUP BY g.id ORDER BY g.last_active DESC, g.id"
        )
        return [Listed(*row) for row in rows]


def close_table(folder: Path, table: str, event: Event, notice: Notice | None = None) -> Done:
    """Close a table by adding ``event``. If a server runs, it gets a request and closes it within seconds
    (``"asked"``).

    ``TableError``: NO_SUCH_TABLE, TABLE_CLOSED, GAME_OVER. ``StoreError`` if the directory cannot be used.
    """
    return _carry_out(folder, table, "close", event, notice)


def reopen_table(folder: Path, table: str, event: Event, notice: Notice | None = None) -> Done:
    """Reopen a closed table as it was, or try a damaged one again; works as ``close_table``.

    ``TableError``: NO_SUCH_TABLE, NOT_CLOSED, GAME_OVER. ``StoreError`` if the directory cannot be used.
    """
    return _carry_out(folder, table, "reopen", event, notice)


def _carry_out(folder: Path, table: str, verb: Verb, event: Event, notice: Notice | None) -> Done:
    place = Place(folder)
    try:
        with Lock(place):
            if version_of(place.database):
                _bring_up_to_date(place, notice)
            with _connection(folder) as connection:
                _refuse(connection, table, verb)
                _change(connection, table, verb, event)
            return "done"
    except StoreError as error:
        if error.code is not Code.DATA_IN_USE:
            raise
    with _connection(folder) as connection:
        _refuse(connection, table, verb)
        wish = (table, verb, _now())
        connection.execute("INSERT INTO wishes (game, verb, at, done) VALUES (?, ?, ?, 0)", wish)
        connection.commit()
    return "asked"


def _bring_up_to_date(place: Place, notice: Notice | None) -> None:
    saved = bring_up_to_date(place)
    if saved is not None and notice is not None:
        notice(saved)


@contextmanager
def _connection(folder: Path) -> Iterator[sqlite3.Connection]:
    place = Place(folder)
    if not version_of(place.database):
        raise StoreError(Code.NO_FILE, given=str(place.database))
    with closing(sqlite3.connect(place.database)) as connection:
        connection.execute("PRAGMA busy_timeout = 5000")
        connection.execute("PRAGMA synchronous = FULL")
        yield connection


def _refuse(connection: sqlite3.Connection, table: str, verb: Verb) -> None:
    """Raise ``TableError`` if the table's state does not allow the change."""
    row = connection.execute("SELECT status FROM games WHERE id = ?", (table,)).fetchone()
    if row is None:
        raise TableError(Code.NO_SUCH_TABLE)
    if row[0] == "over":
        raise TableError(Code.GAME_OVER)
    if verb == "close" and row[0] == "closed":
        raise TableError(Code.TABLE_CLOSED)
    if verb == "reopen" and row[0] not in ("closed", "damaged"):
        raise TableError(Code.NOT_CLOSED)


def _change(connection: sqlite3.Connection, table: str, verb: Verb, event: Event) -> None:
    """Add the event and update the table's status."""
    asked = "SELECT MAX(seq), MAX(kind = 'started') FROM events WHERE game = ?"
    last, started = connection.execute(asked, (table,)).fetchone()
    open_now = "playing" if started else "waiting"
    status, at = "closed" if verb == "close" else open_now, _now()
    row = (table, last + 1, *event, at)
    connection.execute("INSERT INTO events (game, seq, kind, payload, at) VALUES (?, ?, ?, ?, ?)", row)
    changed = (status, at, table)
    connection.execute("UPDATE games SET status = ?, last_active = ? WHERE id = ?", changed)
    connection.commit()


def _now() -> int:
    return time.time_ns() // 1_000_000
