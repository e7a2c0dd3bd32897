"""The messages to each seat of a stored table, as bytes, to compare copies of a server's data."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

import msgspec

from discovery.core.errors import Code, TableError
from discovery.core.protocol import SPECTATOR
from discovery.server.present.update import Presenter
from discovery.server.tables.loading import created_table, entries_of, replay
from discovery.server.tables.table import Table
from discovery.store.rows import StoredEvent, StoredGame


@dataclass(frozen=True, slots=True)
class TableSnapshot:
    """The first message to each seat, and last to the spectators; or why the table cannot be
    opened: TABLE_DAMAGED, or RULES_CHANGED, as the server says."""

    updates: tuple[bytes, ...] = ()
    fault: str = ""


def snapshot(game: StoredGame, stored: Sequence[StoredEvent]) -> TableSnapshot:
    """Fold a table from its events as the server does, and look at it from every seat. Nobody is there, and
    no clock runs."""
    try:
        table = _folded(game, stored)
        presenter = Presenter(table, [0] * len(table.seats))
        viewers = (*range(len(table.seats)), SPECTATOR)
        return TableSnapshot(tuple(msgspec.json.encode(presenter.update(viewer, 0)) for viewer in viewers))
    except MemoryError:
        raise
    except TableError as error:
        return TableSnapshot(fault=error.code)
    except Exception:  # noqa: BLE001 - whatever stored events contain, they are what is wrong
        return TableSnapshot(fault=Code.TABLE_DAMAGED)


def _folded(game: StoredGame, stored: Sequence[StoredEvent]) -> Table:
    if not stored:
        raise TableError(Code.TABLE_DAMAGED)
    entries = entries_of(stored)
    table = created_table(game.id, next(entries))
    for entry in entries:
        replay(table, entry, int(game.rules))
    return table
