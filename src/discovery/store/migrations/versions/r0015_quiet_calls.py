"""Quiet hours of the devices that are called."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

from discovery.store.tables import Time

revision = "0015"
down_revision = "0014"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Add the columns; the devices that are there have no such hours."""
    op.add_column("devices", sa.Column("quiet_from", sa.Integer, nullable=False, server_default="0"))
    op.add_column("devices", sa.Column("quiet_until", sa.Integer, nullable=False, server_default="0"))
    op.add_column("devices", sa.Column("zone", sa.String(60), nullable=False, server_default="UTC"))
    op.add_column("devices", sa.Column("due", Time, nullable=False, server_default="0"))
    op.create_index("ix_devices_due", "devices", ["due"])
