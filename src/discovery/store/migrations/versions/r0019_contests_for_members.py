"""Contests that only the members of a club enter."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0019"
down_revision = "0018"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Add the column; people with the link enter the contests that are there."""
    op.add_column("club_contests", sa.Column("members", sa.Integer, nullable=False, server_default="0"))
