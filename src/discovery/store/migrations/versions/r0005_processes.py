"""Several processes on one database: who they are, which writes which table, and what they all keep."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

from discovery.store.tables import Time

revision = "0005"
down_revision = "0004"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Create the tables of processes, leases, facts and called devices."""
    op.create_table(
        "processes",
        sa.Column("id", sa.String(40), nullable=False),
        sa.Column("address", sa.String(200), nullable=False),
        sa.Column("until", Time, nullable=False),
        sa.PrimaryKeyConstraint("id", name="pk_processes"),
    )
    op.create_table(
        "leases",
        sa.Column("game", sa.String(40), nullable=False),
        sa.Column("process", sa.String(40), nullable=False),
        sa.PrimaryKeyConstraint("game", name="pk_leases"),
        sa.ForeignKeyConstraint(["game"], ["games.id"], name="fk_leases_game"),
    )
    op.create_table(
        "facts",
        sa.Column("name", sa.String(40), nullable=False),
        sa.Column("value", sa.Text, nullable=False),
        sa.PrimaryKeyConstraint("name", name="pk_facts"),
    )
    op.create_table(
        "devices",
        sa.Column("game", sa.String(40), nullable=False),
        sa.Column("seat", sa.Integer, nullable=False),
        sa.Column("endpoint", sa.Text, nullable=False),
        sa.Column("at", Time, nullable=False),
        sa.PrimaryKeyConstraint("game", "seat", "endpoint", name="pk_devices"),
        sa.ForeignKeyConstraint(["game"], ["games.id"], name="fk_devices_game"),
    )
