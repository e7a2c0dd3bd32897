"""Requests of the host's shell to a running server."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

from discovery.store.tables import Time

revision = "0002"
down_revision = "0001"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Create the table of wishes."""
    op.create_table(
        "wishes",
        sa.Column("id", sa.Integer, nullable=False),
        sa.Column("game", sa.String(40), nullable=False),
        sa.Column("verb", sa.String(20), nullable=False),
        sa.Column("at", Time, nullable=False),
        sa.Column("done", sa.Integer, nullable=False),
        sa.PrimaryKeyConstraint("id", name="pk_wishes"),
        sa.ForeignKeyConstraint(["game"], ["games.id"], name="fk_wishes_game"),
    )
