"""The devices that are called for entrants of contests."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

from discovery.store.tables import Time

revision = "0018"
down_revision = "0017"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Create the table of the entrants' devices."""
    op.create_table(
        "contest_devices",
        sa.Column("contest", sa.String(40), nullable=False),
        sa.Column("number", sa.Integer, nullable=False),
        sa.Column("endpoint", sa.Text, nullable=False),
        sa.Column("at", Time, nullable=False),
        sa.Column("quiet_from", sa.Integer, nullable=False),
        sa.Column("quiet_until", sa.Integer, nullable=False),
        sa.Column("zone", sa.String(60), nullable=False),
        sa.PrimaryKeyConstraint("contest", "number", "endpoint", name="pk_contest_devices"),
        sa.ForeignKeyConstraint(["contest"], ["contests.id"], name="fk_contest_devices_contest"),
    )
