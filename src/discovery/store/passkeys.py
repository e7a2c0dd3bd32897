"""The SQL tables of passkeys."""

from __future__ import annotations

from sqlalchemy import Column, ForeignKey, Index, LargeBinary, String, Table

from discovery.store.tables import Time, metadata

passkeys = Table(
    "passkeys",
    metadata,
    Column("hash", String(64), primary_key=True),
    Column("account", String(40), ForeignKey("accounts.id"), nullable=False),
    Column("name", String(40), nullable=False),
    Column("credential", LargeBinary, nullable=False),
    Column("key", LargeBinary, nullable=False),
    Column("counter", Time, nullable=False),
    Column("created", Time, nullable=False),
    Column("used", Time, nullable=False),
    Index("ix_passkeys_account", "account"),
)
"""With what people log in instead of a password: the credential's id (and its hash, by which it is found),
its public key, and how often its authenticator says that it has signed (up to 32 bits)."""

spent_challenges = Table(
    "spent_challenges",
    metadata,
    Column("hash", String(64), primary_key=True),
    Column("until", Time, nullable=False),
)
"""Challenges that have been answered, until they would have run out anyway."""
