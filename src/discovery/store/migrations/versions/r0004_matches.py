"""Adds matches over several games."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

from discovery.store.tables import Time

revision = "0004"
down_revision = "0003"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Create the table of matches, and tell of each table which game of a match it holds."""
    op.create_table(
        "matches",
        sa.Column("id", sa.String(40), nullable=False),
        sa.Column("terms", sa.String(80), nullable=False),
        sa.Column("created", Time, nullable=False),
        sa.Column("before", sa.Text, nullable=False),
        sa.PrimaryKeyConstraint("id", name="pk_matches"),
    )
    op.execute(
        "ALTER TABLE games ADD COLUMN match VARCHAR(40) CONSTRAINT fk_games_match REFERENCES matches (id)"
    )
    op.execute("ALTER TABLE games ADD COLUMN number INTEGER")
    op.create_index("ix_games_match", "games", ["match", "number"])
