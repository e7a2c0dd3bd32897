"""The SQL tables. A change here needs a new migration in ``migrations/versions``.

Events are the source of truth and append-only; the rest can be derived from them or is a secret's hash.
Times are milliseconds since 1970.
"""

from __future__ import annotations

from sqlalchemy import (
    BigInteger,
    Column,
    ForeignKey,
    Index,
    Integer,
    MetaData,
    PrimaryKeyConstraint,
    String,
    Table,
    Text,
    UniqueConstraint,
)

metadata = MetaData(
    naming_convention={
        "pk": "pk_%(table_name)s",
        "fk": "fk_%(table_name)s_%(column_0_name)s",
        "ix": "ix_%(table_name)s_%(column_0_name)s",
        "uq": "uq_%(table_name)s_%(column_0_name)s_%(column_1_name)s",
    }
)

Time = BigInteger().with_variant(Integer, "sqlite")
"""Milliseconds since 1970: more than 32 bits, which SQLite's only integer has anyway."""

matches = Table(
    "matches",
    metadata,
    Column("id", String(40), primary_key=True),
    Column("terms", String(80), nullable=False),
    Column("created", Time, nullable=False),
    Column("before", Text, nullable=False),
)
"""Matches over several games. ``before`` is the file of the games that were played elsewhere, else empty."""

games = Table(
    "games",
    metadata,
    Column("id", String(40), primary_key=True),
    Column("created", Time, nullable=False),
    Column("status", String(10), nullable=False),
    Column("plan", Text, nullable=False),
    Column("rules", String(20), nullable=False),
    Column("last_active", Time, nullable=False),
    Column("match", String(40), ForeignKey("matches.id", name="fk_games_match")),
    Column("number", Integer),
    Index("ix_games_status", "status", "last_active"),
    Index("ix_games_match", "match", "number"),
)

events = Table(
    "events",
    metadata,
    Column("game", String(40), ForeignKey("games.id"), nullable=False),
    Column("seq", Integer, nullable=False),
    Column("key", String(60)),
    Column("kind", String(20), nullable=False),
    Column("payload", Text, nullable=False),
    Column("at", Time, nullable=False),
    PrimaryKeyConstraint("game", "seq"),
    UniqueConstraint("game", "key"),
)

secrets = Table(
    "secrets",
    metadata,
    Column("hash", String(64), primary_key=True),
    Column("game", String(40), ForeignKey("games.id"), nullable=False),
    Column("seat", Integer, nullable=False),
    Column("revoked", Integer, nullable=False),
    Index("ix_secrets_game", "game", "seat"),
)

wishes = Table(
    "wishes",
    metadata,
    Column("id", Integer, primary_key=True),
    Column("game", String(40), ForeignKey("games.id"), nullable=False),
    Column("verb", String(20), nullable=False),
    Column("at", Time, nullable=False),
    Column("done", Integer, nullable=False),
)
"""What the host's shell asks of a running server; ``done`` is 0 until it is carried out."""

analyses = Table(
    "analyses",
    metadata,
    Column("game", String(40), ForeignKey("games.id"), primary_key=True),
    Column("found", Text, nullable=False),
)
"""What was found out about finished games; it could be found out again."""

devices = Table(
    "devices",
    metadata,
    Column("game", String(40), ForeignKey("games.id"), primary_key=True),
    Column("seat", Integer, primary_key=True),
    Column("endpoint", Text, primary_key=True),
    Column("at", Time, nullable=False),
)
"""The devices that are called when it is a seat's turn, by their addresses at push services."""

facts = Table(
    "facts",
    metadata,
    Column("name", String(40), primary_key=True),
    Column("value", Text, nullable=False),
)
"""What a server draws once and keeps, such as the key with which it signs calls."""

processes = Table(
    "processes",
    metadata,
    Column("id", String(40), primary_key=True),
    Column("address", String(200), nullable=False),
    Column("until", Time, nullable=False),
)
"""The processes that share a database: where the others reach them, and until when they count as running."""

leases = Table(
    "leases",
    metadata,
    Column("game", String(40), ForeignKey("games.id"), primary_key=True),
    Column("process", String(40), nullable=False),
)
"""Which process writes which table. A lease of a process that no longer runs is free."""
