"""The host's shell commands about tables, which work with or without a running server."""

from __future__ import annotations

import time
from dataclasses import dataclass
from typing import Literal

from sqlalchemy import Connection, case, func, insert, select, update
from sqlalchemy.exc import IntegrityError

from discovery.core.errors import Code, TableError
from discovery.store.audit import SHELL, AuditedAct, noted
from discovery.store.data_location import DataLocation, Notice, changing, reading
from discovery.store.tables import events, games, wishes

Verb = Literal["close", "reopen"]
Done = Literal["done", "asked"]
ACTS: dict[Verb, AuditedAct] = {"close": AuditedAct.CLOSE_TABLE, "reopen": AuditedAct.REOPEN_TABLE}
Event = tuple[str, str]
"""The kind and the payload of an event, as the server stores them; the store reads neither."""


@dataclass(frozen=True, slots=True)
class HostedTable:
    """A table in the host's list. ``events`` counts them; times in ms since 1970."""

    id: str
    status: str
    created: int
    last_active: int
    events: int
    plan: str


def list_tables(home: DataLocation, notice: Notice | None = None) -> list[HostedTable]:
    """All tables of a host, the latest active first. ``StoreError`` if the data cannot be read."""
    g = games.c
    asked = (
        select(g.id, g.status, g.created, g.last_active, func.count(events.c.seq), g.plan)
        .outerjoin(events)
        .group_by(g.id)
        .order_by(g.last_active.desc(), g.id)
    )
    with reading(home, notice) as connection:
        return [HostedTable(*row) for row in connection.execute(asked)]


def close_table(home: DataLocation, table: str, event: Event, notice: Notice | None = None) -> Done:
    """Close a table by adding ``event``. If a server runs, it gets a request and closes it within seconds
    (``"asked"``).

    ``TableError``: NO_SUCH_TABLE, TABLE_CLOSED, GAME_OVER. ``StoreError`` if the data cannot be used.
    """
    return _carry_out(home, table, "close", event, notice)


def reopen_table(home: DataLocation, table: str, event: Event, notice: Notice | None = None) -> Done:
    """Reopen a closed table as it was, or try a damaged one again; works as ``close_table``.

    ``TableError``: NO_SUCH_TABLE, NOT_CLOSED, GAME_OVER. ``StoreError`` if the data cannot be used.
    """
    return _carry_out(home, table, "reopen", event, notice)


def _carry_out(home: DataLocation, table: str, verb: Verb, event: Event, notice: Notice | None) -> Done:
    try:
        return _try(home, table, verb, event, notice)
    except IntegrityError:
        # somebody else has just stored an event of this number: look at the table as it is now
        return _try(home, table, verb, event, notice)


def _try(home: DataLocation, table: str, verb: Verb, event: Event, notice: Notice | None) -> Done:
    with changing(home, notice) as (connection, alone):
        # asked before the status: whatever changes that meanwhile takes the next number, and this fails
        last, started = _last(connection, table)
        _refuse(connection, table, verb)
        connection.execute(noted(SHELL, ACTS[verb], table, "", _now()))
        if alone:
            _add(connection, table, last + 1, event)
            status = "closed" if verb == "close" else "playing" if started else "waiting"
            changed = update(games).where(games.c.id == table).values(status=status, last_active=_now())
            connection.execute(changed)
            return "done"
        connection.execute(insert(wishes), {"game": table, "verb": verb, "at": _now(), "done": 0})
    return "asked"


def _refuse(connection: Connection, table: str, verb: Verb) -> None:
    """Raise ``TableError`` if the table's state does not allow the change."""
    status = connection.execute(select(games.c.status).where(games.c.id == table)).scalar()
    if status is None:
        raise TableError(Code.NO_SUCH_TABLE)
    if status == "over":
        raise TableError(Code.GAME_OVER)
    if verb == "close" and status == "closed":
        raise TableError(Code.TABLE_CLOSED)
    if verb == "reopen" and status not in ("closed", "damaged"):
        raise TableError(Code.NOT_CLOSED)


def _last(connection: Connection, table: str) -> tuple[int, bool]:
    """The number of a table's last event, and whether its game has started."""
    started = func.max(case((events.c.kind == "started", 1), else_=0))
    asked = select(func.coalesce(func.max(events.c.seq), 0), started).where(events.c.game == table)
    last, dealt = connection.execute(asked).one()
    return last, bool(dealt)


def _add(connection: Connection, table: str, seq: int, event: Event) -> None:
    kind, payload = event
    row = {"game": table, "seq": seq, "key": None, "kind": kind, "payload": payload, "at": _now()}
    connection.execute(insert(events), row)


def _now() -> int:
    return time.time_ns() // 1_000_000
