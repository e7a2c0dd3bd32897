"""Games, their events and the hashes of their secrets."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

from discovery.store.tables import Time

revision = "0001"
down_revision = None
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Create the first three tables."""
    _games()
    _events()
    _secrets()


def _games() -> None:
    op.create_table(
        "games",
        sa.Column("id", sa.String(40), nullable=False),
        sa.Column("created", Time, nullable=False),
        sa.Column("status", sa.String(10), nullable=False),
        sa.Column("plan", sa.Text, nullable=False),
        sa.Column("rules", sa.String(20), nullable=False),
        sa.Column("last_active", Time, nullable=False),
        sa.PrimaryKeyConstraint("id", name="pk_games"),
    )
    op.create_index("ix_games_status", "games", ["status", "last_active"])


def _events() -> None:
    op.create_table(
        "events",
        sa.Column("game", sa.String(40), nullable=False),
        sa.Column("seq", sa.Integer, nullable=False),
        sa.Column("key", sa.String(60)),
        sa.Column("kind", sa.String(20), nullable=False),
        sa.Column("payload", sa.Text, nullable=False),
        sa.Column("at", Time, nullable=False),
        sa.PrimaryKeyConstraint("game", "seq", name="pk_events"),
        sa.ForeignKeyConstraint(["game"], ["games.id"], name="fk_events_game"),
        sa.UniqueConstraint("game", "key", name="uq_events_game_key"),
    )


def _secrets() -> None:
    op.create_table(
        "secrets",
        sa.Column("hash", sa.String(64), nullable=False),
        sa.Column("game", sa.String(40), nullable=False),
        sa.Column("seat", sa.Integer, nullable=False),
        sa.Column("revoked", sa.Integer, nullable=False),
        sa.PrimaryKeyConstraint("hash", name="pk_secrets"),
        sa.ForeignKeyConstraint(["game"], ["games.id"], name="fk_secrets_game"),
    )
    op.create_index("ix_secrets_game", "secrets", ["game", "seat"])
