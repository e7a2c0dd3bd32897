"""The SQL tables of contests, see ``store.tables``."""

from __future__ import annotations

from sqlalchemy import Column, ForeignKey, Index, Integer, PrimaryKeyConstraint, String, Table, Text

from discovery.store.tables import Time, metadata

contests = Table(
    "contests",
    metadata,
    Column("id", String(40), primary_key=True),
    Column("name", String(80), nullable=False),
    Column("plan", Text, nullable=False),
    Column("director", String(64), nullable=False),
    Column("status", String(10), nullable=False),
    Column("created", Time, nullable=False),
    Column("begun", Time, nullable=False),
    Column("ended", Time, nullable=False),
    Index("ix_contests_status", "status", "created"),
)
"""Contests: ``plan`` is JSON, ``director`` the hash of the secret of who runs it; ``status`` is one of open,
running, over, closed; times are 0 until they come."""

entrants = Table(
    "entrants",
    metadata,
    Column("contest", String(40), ForeignKey("contests.id"), nullable=False),
    Column("number", Integer, nullable=False),
    Column("name", String(40), nullable=False),
    Column("program", String(40), nullable=False),
    Column("hash", String(64), nullable=False),
    Column("account", String(40)),
    Column("away", Integer, nullable=False),
    PrimaryKeyConstraint("contest", "number"),
    Index("ix_entrants_account", "account"),
)
"""Who plays in a contest: a ``program``, or with ``""`` a person, who shows the secret of the ``hash``.
Who is ``away`` gets no next table."""

contest_devices = Table(
    "contest_devices",
    metadata,
    Column("contest", String(40), ForeignKey("contests.id"), nullable=False),
    Column("number", Integer, nullable=False),
    Column("endpoint", Text, nullable=False),
    Column("at", Time, nullable=False),
    Column("quiet_from", Integer, nullable=False),
    Column("quiet_until", Integer, nullable=False),
    Column("zone", String(60), nullable=False),
    PrimaryKeyConstraint("contest", "number", "endpoint"),
)
"""The devices that are called for an entrant, as ``devices`` has them for a seat: at each new table they
become those of their seat."""

boards = Table(
    "boards",
    metadata,
    Column("contest", String(40), ForeignKey("contests.id"), nullable=False),
    Column("round", Integer, nullable=False),
    Column("board", Integer, nullable=False),
    Column("seats", Text, nullable=False),
    Column("game", String(40)),
    Column("result", Text),
    PrimaryKeyConstraint("contest", "round", "board"),
    Index("ix_boards_game", "game"),
)
"""The tables of a contest, with the entrants by seat and how they ended, as JSON; a bye has no ``game``. That
a table has its number once lets no two processes pair the same round. ``game`` refers to nothing: results
outlive the games."""
