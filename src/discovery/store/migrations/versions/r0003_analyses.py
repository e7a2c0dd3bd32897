"""Adds the table of analyses of finished games."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Create the table of analyses."""
    op.create_table(
        "analyses",
        sa.Column("game", sa.String(40), nullable=False),
        sa.Column("found", sa.Text, nullable=False),
        sa.PrimaryKeyConstraint("game", name="pk_analyses"),
        sa.ForeignKeyConstraint(["game"], ["games.id"], name="fk_analyses_game"),
    )
