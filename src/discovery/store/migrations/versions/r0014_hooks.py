"""Webhooks of accounts, and what they are told."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

from discovery.store.tables import Time

revision = "0014"
down_revision = "0013"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Create the tables of webhooks."""
    op.create_table(
        "hooks",
        sa.Column("id", sa.String(40), nullable=False),
        sa.Column("account", sa.String(40), nullable=False),
        sa.Column("url", sa.Text, nullable=False),
        sa.Column("events", sa.String(80), nullable=False),
        sa.Column("origin", sa.Text, nullable=False),
        sa.Column("created", Time, nullable=False),
        sa.Column("off", Time, nullable=False),
        sa.PrimaryKeyConstraint("id", name="pk_hooks"),
        sa.ForeignKeyConstraint(["account"], ["accounts.id"], name="fk_hooks_account"),
    )
    op.create_index("ix_hooks_account", "hooks", ["account"])
    op.create_table(
        "deliveries",
        sa.Column("id", sa.String(40), nullable=False),
        sa.Column("hook", sa.String(40), nullable=False),
        sa.Column("game", sa.String(40), nullable=False),
        sa.Column("seat", sa.Integer, nullable=False),
        sa.Column("event", sa.String(12), nullable=False),
        sa.Column("at", Time, nullable=False),
        sa.Column("tries", sa.Integer, nullable=False),
        sa.Column("due", Time, nullable=False),
        sa.PrimaryKeyConstraint("id", name="pk_deliveries"),
        sa.ForeignKeyConstraint(["hook"], ["hooks.id"], name="fk_deliveries_hook"),
    )
    op.create_index("ix_deliveries_due", "deliveries", ["due"])
    op.create_index("ix_deliveries_hook", "deliveries", ["hook"])
