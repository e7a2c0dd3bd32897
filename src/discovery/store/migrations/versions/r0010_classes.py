"""Classes that play, their pupils and their tables."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

from discovery.store.tables import Time

revision = "0010"
down_revision = "0009"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Create the tables of classes."""
    op.create_table(
        "classes",
        sa.Column("id", sa.String(40), nullable=False),
        sa.Column("code", sa.String(12), nullable=False),
        sa.Column("secret", sa.String(64), nullable=False),
        sa.Column("plan", sa.Text, nullable=False),
        sa.Column("talk", sa.Integer, nullable=False),
        sa.Column("round", sa.Integer, nullable=False),
        sa.Column("over", sa.Integer, nullable=False),
        sa.Column("created", Time, nullable=False),
        sa.Column("until", Time, nullable=False),
        sa.PrimaryKeyConstraint("id", name="pk_classes"),
        sa.UniqueConstraint("code", name="uq_classes_code"),
        sa.UniqueConstraint("secret", name="uq_classes_secret"),
    )
    op.create_index("ix_classes_until", "classes", ["until"])
    op.create_table(
        "class_games",
        sa.Column("game", sa.String(40), nullable=False),
        sa.Column("class", sa.String(40), nullable=False),
        sa.Column("round", sa.Integer, nullable=False),
        sa.Column("board", sa.Integer, nullable=False),
        sa.PrimaryKeyConstraint("game", name="pk_class_games"),
        sa.ForeignKeyConstraint(["game"], ["games.id"], name="fk_class_games_game"),
        sa.ForeignKeyConstraint(["class"], ["classes.id"], name="fk_class_games_class"),
    )
    op.create_index("ix_class_games_class", "class_games", ["class", "round", "board"])
    op.create_table(
        "pupils",
        sa.Column("class", sa.String(40), nullable=False),
        sa.Column("number", sa.Integer, nullable=False),
        sa.Column("name", sa.String(40), nullable=False),
        sa.Column("secret", sa.String(64), nullable=False),
        sa.Column("board", sa.Integer, nullable=False),
        sa.Column("seat", sa.Integer, nullable=False),
        sa.Column("joined", Time, nullable=False),
        sa.PrimaryKeyConstraint("class", "number", name="pk_pupils"),
        sa.ForeignKeyConstraint(["class"], ["classes.id"], name="fk_pupils_class"),
        sa.UniqueConstraint("class", "name", name="uq_pupils_class_name"),
    )
    op.create_index("ix_pupils_secret", "pupils", ["secret"])
