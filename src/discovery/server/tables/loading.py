"""A table made from its stored events."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from discovery.core.errors import Code, TableError
from discovery.play.commitment import GameKey
from discovery.play.records import read
from discovery.server.tables import history
from discovery.server.tables.history import Entry
from discovery.server.tables.table import Table
from discovery.store.rows import StoredEvent


def entries_of(stored: Iterable[StoredEvent]) -> Iterator[Entry]:
    """Stored events as a table reads them."""
    return (Entry(event.seq, event.at, history.decode(event.payload)) for event in stored)


def replay(table: Table, entry: Entry, rules: int) -> None:
    """Replay the next stored event of a game that was played under version ``rules``.
    ``TableError(RULES_CHANGED)`` if a rule that affects it has changed since."""
    try:
        table.apply(entry)
    finally:
        played = table.running_game
        amendment = played.game.amended(played.state, rules) if played else None
        if amendment is not None:
            now, rule = amendment
            raise TableError(Code.RULES_CHANGED, rule, was=str(rules), now=str(now))


def created_table(ident: str, first: Entry) -> Table:
    """The table after its first event. ``ValueError`` if that is not its creation."""
    if not isinstance(first.payload, history.Created):
        raise ValueError(f"table {ident} has no beginning")
    plan, key, before = first.payload.plan, first.payload.key, first.payload.record
    table = Table(ident, plan, GameKey.read(key) if key else None, read(before) if before else None)
    table.apply(first)
    return table
