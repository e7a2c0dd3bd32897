"""Reports with the decisions of moderators, and a log of their acts and those of hosts, which only grows. An
act is logged in the transaction that carries it out."""

from __future__ import annotations

import time
from dataclasses import dataclass
from enum import StrEnum
from typing import Any

from sqlalchemy import (
    Column,
    ForeignKey,
    Index,
    Insert,
    Integer,
    Select,
    String,
    Table,
    Text,
    func,
    insert,
    select,
)

from discovery.store.data_location import DataLocation, Notice, changing, reading
from discovery.store.rows import new_ident
from discovery.store.tables import Time, accounts, metadata

OPEN = "open"
"""The state of a report that waits for a decision."""
SHELL = ""
"""Who acts from the host's shell: people with a shell have everything, so there is no name to tell."""
LATEST = 200
"""How many acts are listed."""

audit = Table(
    "audit",
    metadata,
    Column("id", String(40), primary_key=True),
    Column("at", Time, nullable=False),
    Column("actor", String(40), nullable=False),
    Column("act", String(20), nullable=False),
    Column("subject", String(40), nullable=False),
    Column("why", Text, nullable=False),
    Index("ix_audit_at", "at"),
)
"""Who did what to whom, and why. ``actor`` is an account or ``SHELL``, ``subject`` an account or a table, by
their ids, as names go with the accounts that have them, or the code of a club; ``""`` for all data."""


reports = Table(
    "reports",
    metadata,
    Column("id", String(40), primary_key=True),
    Column("game", String(40), nullable=False),
    Column("step", Integer, nullable=False),
    Column("seat", String(40), nullable=False),
    Column("account", String(40), nullable=False),
    Column("reporter", String(40), nullable=False),
    Column("reason", String(12), nullable=False),
    Column("words", Text, nullable=False),
    Column("lines", Text, nullable=False),
    Column("at", Time, nullable=False),
    Column("state", String(10), nullable=False),
    Index("ix_reports_state", "state", "at"),
)
"""Who was reported at a table, which may be gone by now: ``seat`` and ``reporter`` are names there, ``""``
for somebody who watched; ``account`` held the seat, ``""`` for a guest. ``lines`` is JSON."""

sanctions = Table(
    "sanctions",
    metadata,
    Column("id", String(40), primary_key=True),
    Column("account", String(40), ForeignKey("accounts.id"), nullable=False),
    Column("kind", String(4), nullable=False),
    Column("reason", Text, nullable=False),
    Column("at", Time, nullable=False),
    Column("until", Time, nullable=False),
    Index("ix_sanctions_account", "account"),
)
"""Accounts that are muted or banned, with the reason that their people are told; ``until`` 0 is until
somebody lifts it, which takes the row away."""


class AuditedAct(StrEnum):
    """The acts that are noted for hosts; the database stores the values."""

    INVITE = "invite"
    CLOSE_ACCOUNT = "close-account"
    REOPEN_ACCOUNT = "reopen-account"
    ERASE_ACCOUNT = "erase-account"
    ROLE = "role"
    CLOSE_TABLE = "close-table"
    REOPEN_TABLE = "reopen-table"
    CLOSE_CLUB = "close-club"
    DISMISS = "dismiss"
    MUTE = "mute"
    BAN = "ban"
    LIFT = "lift"
    ERASE_CONTEST = "erase-contest"
    BACKUP = "backup"
    RESTORE = "restore"
    MOVE = "move"


@dataclass(frozen=True, slots=True)
class Noted:
    """An act at ``at`` ms since 1970. ``actor`` and ``subject`` are names where the accounts are there, else
    ids; ``actor`` is ``SHELL`` for the host's shell."""

    at: int
    actor: str
    act: str
    subject: str
    why: str


def noted(actor: str, act: AuditedAct, subject: str, why: str, now: int) -> Insert:
    """The statement that notes an act, in the transaction that carries it out."""
    row = {"id": new_ident(), "at": now, "actor": actor, "act": act, "subject": subject, "why": why}
    return insert(audit).values(row)


def note(home: DataLocation, act: AuditedAct, notice: Notice | None = None) -> None:
    """Note from the shell what was done with all of a host's data. ``StoreError`` as for ``changing``."""
    with changing(home, notice) as (connection, _):
        connection.execute(noted(SHELL, act, "", "", time.time_ns() // 1_000_000))


def latest_acts() -> Select[Any]:
    """The latest acts first, in the fields of ``Noted``."""
    who, whom = accounts.alias(), accounts.alias()
    actor = func.coalesce(who.c.name, audit.c.actor).label("actor")
    subject = func.coalesce(whom.c.name, audit.c.subject).label("subject")
    asked = select(audit.c.at, actor, audit.c.act, subject, audit.c.why).select_from(
        audit.outerjoin(who, who.c.id == audit.c.actor).outerjoin(whom, whom.c.id == audit.c.subject)
    )
    return asked.order_by(audit.c.at.desc(), audit.c.id).limit(LATEST)


def list_acts(home: DataLocation, notice: Notice | None = None) -> list[Noted]:
    """The latest acts of a host's data. ``StoreError`` if they cannot be read."""
    with reading(home, notice) as connection:
        return [Noted(**row._mapping) for row in connection.execute(latest_acts())]
