"""Reports of people at tables, and what moderators decide about accounts."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

from discovery.store.tables import Time

revision = "0013"
down_revision = "0012"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Create the tables of moderation."""
    op.create_table(
        "reports",
        sa.Column("id", sa.String(40), nullable=False),
        sa.Column("game", sa.String(40), nullable=False),
        sa.Column("step", sa.Integer, nullable=False),
        sa.Column("seat", sa.String(40), nullable=False),
        sa.Column("account", sa.String(40), nullable=False),
        sa.Column("reporter", sa.String(40), nullable=False),
        sa.Column("reason", sa.String(12), nullable=False),
        sa.Column("words", sa.Text, nullable=False),
        sa.Column("lines", sa.Text, nullable=False),
        sa.Column("at", Time, nullable=False),
        sa.Column("state", sa.String(10), nullable=False),
        sa.PrimaryKeyConstraint("id", name="pk_reports"),
    )
    op.create_index("ix_reports_state", "reports", ["state", "at"])
    op.create_table(
        "sanctions",
        sa.Column("id", sa.String(40), nullable=False),
        sa.Column("account", sa.String(40), nullable=False),
        sa.Column("kind", sa.String(4), nullable=False),
        sa.Column("reason", sa.Text, nullable=False),
        sa.Column("at", Time, nullable=False),
        sa.Column("until", Time, nullable=False),
        sa.PrimaryKeyConstraint("id", name="pk_sanctions"),
        sa.ForeignKeyConstraint(["account"], ["accounts.id"], name="fk_sanctions_account"),
    )
    op.create_index("ix_sanctions_account", "sanctions", ["account"])
