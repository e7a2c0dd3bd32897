"""Accounts, where they are logged in, and the seats that they hold."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

from discovery.store.tables import Time

revision = "0006"
down_revision = "0005"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Create the tables of accounts."""
    op.create_table(
        "accounts",
        sa.Column("id", sa.String(40), nullable=False),
        sa.Column("name", sa.String(40), nullable=False),
        sa.Column("folded", sa.String(80), nullable=False),
        sa.Column("password", sa.Text, nullable=False),
        sa.Column("role", sa.String(12), nullable=False),
        sa.Column("created", Time, nullable=False),
        sa.Column("closed", sa.Integer, nullable=False),
        sa.PrimaryKeyConstraint("id", name="pk_accounts"),
        sa.UniqueConstraint("folded", name="uq_accounts_folded"),
    )
    op.create_table(
        "sessions",
        sa.Column("hash", sa.String(64), nullable=False),
        sa.Column("account", sa.String(40), nullable=False),
        sa.Column("device", sa.String(80), nullable=False),
        sa.Column("created", Time, nullable=False),
        sa.Column("seen", Time, nullable=False),
        sa.PrimaryKeyConstraint("hash", name="pk_sessions"),
        sa.ForeignKeyConstraint(["account"], ["accounts.id"], name="fk_sessions_account"),
    )
    op.create_index("ix_sessions_account", "sessions", ["account"])
    op.create_table(
        "invitations",
        sa.Column("hash", sa.String(64), nullable=False),
        sa.Column("account", sa.String(40), nullable=False),
        sa.Column("until", Time, nullable=False),
        sa.PrimaryKeyConstraint("hash", name="pk_invitations"),
        sa.ForeignKeyConstraint(["account"], ["accounts.id"], name="fk_invitations_account"),
    )
    op.create_index("ix_invitations_account", "invitations", ["account"])
    op.create_table(
        "holdings",
        sa.Column("account", sa.String(40), nullable=False),
        sa.Column("secret", sa.String(64), nullable=False),
        sa.Column("at", Time, nullable=False),
        sa.PrimaryKeyConstraint("account", "secret", name="pk_holdings"),
        sa.ForeignKeyConstraint(["account"], ["accounts.id"], name="fk_holdings_account"),
        sa.ForeignKeyConstraint(["secret"], ["secrets.hash"], name="fk_holdings_secret"),
    )
    op.create_table(
        "session_secrets",
        sa.Column("secret", sa.String(64), nullable=False),
        sa.Column("session", sa.String(64), nullable=False),
        sa.PrimaryKeyConstraint("secret", name="pk_session_secrets"),
        sa.ForeignKeyConstraint(["secret"], ["secrets.hash"], name="fk_session_secrets_secret"),
        sa.ForeignKeyConstraint(["session"], ["sessions.hash"], name="fk_session_secrets_session"),
    )
    op.create_index("ix_session_secrets_session", "session_secrets", ["session"])
