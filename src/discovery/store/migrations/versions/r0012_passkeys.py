"""Passkeys of accounts, and the challenges that they have answered."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

from discovery.store.tables import Time

revision = "0012"
down_revision = "0011"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Create the tables of passkeys and of spent challenges."""
    op.create_table(
        "passkeys",
        sa.Column("hash", sa.String(64), nullable=False),
        sa.Column("account", sa.String(40), nullable=False),
        sa.Column("name", sa.String(40), nullable=False),
        sa.Column("credential", sa.LargeBinary, nullable=False),
        sa.Column("key", sa.LargeBinary, nullable=False),
        sa.Column("counter", Time, nullable=False),
        sa.Column("created", Time, nullable=False),
        sa.Column("used", Time, nullable=False),
        sa.PrimaryKeyConstraint("hash", name="pk_passkeys"),
        sa.ForeignKeyConstraint(["account"], ["accounts.id"], name="fk_passkeys_account"),
    )
    op.create_index("ix_passkeys_account", "passkeys", ["account"])
    op.create_table(
        "spent_challenges",
        sa.Column("hash", sa.String(64), nullable=False),
        sa.Column("until", Time, nullable=False),
        sa.PrimaryKeyConstraint("hash", name="pk_spent_challenges"),
    )
