"""Contests, their entrants and their tables."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

from discovery.store.tables import Time

revision = "0011"
down_revision = "0010"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Create the tables of contests."""
    op.create_table(
        "contests",
        sa.Column("id", sa.String(40), nullable=False),
        sa.Column("name", sa.String(80), nullable=False),
        sa.Column("plan", sa.Text, nullable=False),
        sa.Column("director", sa.String(64), nullable=False),
        sa.Column("status", sa.String(10), nullable=False),
        sa.Column("created", Time, nullable=False),
        sa.Column("begun", Time, nullable=False),
        sa.Column("ended", Time, nullable=False),
        sa.PrimaryKeyConstraint("id", name="pk_contests"),
    )
    op.create_index("ix_contests_status", "contests", ["status", "created"])
    op.create_table(
        "entrants",
        sa.Column("contest", sa.String(40), nullable=False),
        sa.Column("number", sa.Integer, nullable=False),
        sa.Column("name", sa.String(40), nullable=False),
        sa.Column("program", sa.String(40), nullable=False),
        sa.Column("hash", sa.String(64), nullable=False),
        sa.Column("account", sa.String(40)),
        sa.Column("away", sa.Integer, nullable=False),
        sa.PrimaryKeyConstraint("contest", "number", name="pk_entrants"),
        sa.ForeignKeyConstraint(["contest"], ["contests.id"], name="fk_entrants_contest"),
    )
    op.create_index("ix_entrants_account", "entrants", ["account"])
    op.create_table(
        "boards",
        sa.Column("contest", sa.String(40), nullable=False),
        sa.Column("round", sa.Integer, nullable=False),
        sa.Column("board", sa.Integer, nullable=False),
        sa.Column("seats", sa.Text, nullable=False),
        sa.Column("game", sa.String(40)),
        sa.Column("result", sa.Text),
        sa.PrimaryKeyConstraint("contest", "round", "board", name="pk_boards"),
        sa.ForeignKeyConstraint(["contest"], ["contests.id"], name="fk_boards_contest"),
    )
    op.create_index("ix_boards_game", "boards", ["game"])
