"""Sessions of programs: what their tokens may do, and until when."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

from discovery.store.tables import Time

revision = "0008"
down_revision = "0007"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Add the columns of tokens; the sessions that are there are those of browsers."""
    op.add_column("sessions", sa.Column("scopes", sa.String(80), nullable=False, server_default=""))
    op.add_column("sessions", sa.Column("until", Time, nullable=False, server_default="0"))
