"""The only writer of a table: an event is on disk before it is applied, and applied before it is shown.

A failure before the event is stored changes nothing. A stored event is applied as it was drafted, without
being parsed or played again.
"""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable

import structlog

from discovery.core.errors import Code, StoreError, TableError
from discovery.server.live.context import ServerContext
from discovery.server.live.ports import Journal, Lease
from discovery.server.tables import history
from discovery.server.tables.drafts import Draft
from discovery.server.tables.history import Entry
from discovery.server.tables.table import Table
from discovery.store.rows import Conflict, StoredEvent, StoredSecret

log = structlog.get_logger()


class TableWriter:
    """Appends events to the journal and applies them. The caller holds ``lock`` from checking to writing."""

    def __init__(
        self,
        table: Table,
        context: ServerContext,
        lease: Lease,
        written: Callable[[Entry, str | None], Awaitable[None]],
    ) -> None:
        """``written`` is called for each event, with its command's key, after it is stored and applied."""
        self.table = table
        self.lock = asyncio.Lock()
        self.lease = lease
        self._journal: Journal = context.store
        self._process = context.cluster.process
        self._now = context.now
        self._traces = context.traces
        self._written = written

    async def write(self, draft: Draft, key: str | None = None, secret: StoredSecret | None = None) -> None:
        """Store the next event and apply it. The caller holds the lock.

        ``TableError``: TABLE_MOVED if another process has the table or this number, INTERNAL if memory and
        disk differ; the table is then loaded again. After a ``StoreError`` nothing has changed.
        """
        shifted = self.table.shifted if self.table.keeps_time else 0
        if shifted and not isinstance(draft.payload, history.Shifted):
            await self.write(Draft(history.Shifted(shifted)))
        entry = Entry(self.table.seq + 1, self._now(), draft.payload)
        kind, text = history.encode(draft.payload)
        stored = StoredEvent(self.table.id, entry.seq, key, kind, text, entry.at)
        try:
            with self._traces.span("append", kind=kind):
                await self._journal.append(stored, secret, self._process)
            with self._traces.span("fold"):
                self.table.apply(entry, draft)
        except StoreError:
            raise
        except Conflict:
            self.lease.give_up()
            log.warning("table-behind", table=self.table.id, seq=entry.seq)
            raise TableError(Code.TABLE_MOVED) from None
        except Exception as error:
            self.lease.give_up()
            log.exception("table-broken", table=self.table.id, seq=entry.seq)
            raise TableError(Code.INTERNAL) from error
        log.info("event", table=self.table.id, seq=entry.seq, kind=kind)
        await self._written(entry, key)
