"""Notes how webhooks have answered."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

from discovery.store.tables import Time

revision = "0017"
down_revision = "0016"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Add the columns; of the webhooks that are there nothing is known yet."""
    op.add_column("hooks", sa.Column("told", Time, nullable=False, server_default="0"))
    op.add_column("hooks", sa.Column("status", sa.Integer, nullable=False, server_default="0"))
