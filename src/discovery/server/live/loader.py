"""Loads tables from their stored events, and remembers those that cannot be opened."""

from __future__ import annotations

import asyncio
import time
from contextlib import suppress

import structlog

from discovery.core.errors import Code, StoreError, TableError
from discovery.server.live.context import ServerContext
from discovery.server.live.matches import Matches
from discovery.server.live.new_tables import entry_of, rules_of
from discovery.server.tables import history
from discovery.server.tables.loading import created_table, entries_of, replay
from discovery.server.tables.table import Table
from discovery.store.rows import StoredEvent

log = structlog.get_logger()

DAMAGED = "damaged"
"""The status of a table whose stored events cannot be replayed, in the host's list of tables."""
SLICE = 0.005
"""Seconds of replaying a table's history before other tasks get a turn."""


class Loader:
    """The way of tables from the disk into memory."""

    def __init__(self, context: ServerContext, matches: Matches) -> None:
        self._context = context
        self._matches = matches
        self._unopened: dict[str, TableError] = {}
        self._marked: set[str] = set()

    async def begin(self) -> None:
        """Load the state of earlier runs."""
        self._marked = set(await self._context.store.marked(DAMAGED))

    def try_again(self, table: str | None) -> None:
        """A table that could not be opened, or (``None``) any, may have been mended."""
        if table is None:
            self._unopened.clear()
        self._unopened.pop(table or "", None)

    async def load(self, table: str) -> tuple[Table, dict[str, int]]:
        """The table as its events tell it, and the numbers of events by the keys of their commands.

        ``TableError``: NO_SUCH_TABLE, TABLE_DAMAGED, RULES_CHANGED.
        """
        if table in self._unopened:
            raise self._unopened[table].with_traceback(None)
        game, stored = await self._context.store.game(table), await self._context.store.events(table)
        if game is None or not stored:
            raise TableError(Code.NO_SUCH_TABLE)
        try:
            rebuilt = await self._rebuilt(table, stored, int(game.rules))
            rebuilt.match = await self._matches.info(game)
        except MemoryError:
            raise
        except TableError as error:
            self._unopened[table] = error
            log.warning("rules-changed", table=table, rule=error.rule)
            raise
        except Exception as error:  # noqa: BLE001 - whatever stored events contain, they are what is wrong
            await self._note_damage(table, error)
            raise TableError(Code.TABLE_DAMAGED) from None
        if table in self._marked:
            self._marked.discard(table)
            await self._context.store.mark(table, rebuilt.status)
        rules = rules_of(rebuilt.plan)
        if game.rules != rules:
            await self._context.store.adopt(table, rules)
        keys = {event.key: event.seq for event in stored if event.key is not None}
        return rebuilt, keys

    async def _rebuilt(self, ident: str, stored: list[StoredEvent], rules: int) -> Table:
        """The table after all its events, played under version ``rules`` of the rules. Other tasks get a turn
        regularly during a long history."""
        entries = entries_of(stored)
        until = time.perf_counter() + SLICE
        table = created_table(ident, next(entries))
        for entry in entries:
            replay(table, entry, rules)
            if time.perf_counter() > until:
                await asyncio.sleep(0)
                until = time.perf_counter() + SLICE
        return table

    async def _note_damage(self, table: str, error: Exception) -> None:
        """Report damage once per table, in the log and in the host's list of tables."""
        self._unopened[table] = TableError(Code.TABLE_DAMAGED)
        self._marked.add(table)
        log.error("table-damaged", table=table, error=type(error).__name__)
        with suppress(StoreError):
            await self._context.store.mark(table, DAMAGED)

    async def close_unopened(self, table: str) -> None:
        """Close a table that cannot be opened."""
        stored = await self._context.store.events(table)
        closed = entry_of(table, stored[-1].seq + 1, history.Closed(), self._context.now())
        if stored[-1].kind != closed.kind:
            await self._context.store.append(closed)
        await self._context.store.mark(table, "closed")
