"""Clubs, their members, and the tables and contests that they see."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

from discovery.store.tables import Time

revision = "0016"
down_revision = "0015"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Create the tables of clubs."""
    op.create_table(
        "clubs",
        sa.Column("id", sa.String(40), nullable=False),
        sa.Column("code", sa.String(12), nullable=False),
        sa.Column("name", sa.String(40), nullable=False),
        sa.Column("about", sa.Text, nullable=False),
        sa.Column("created", Time, nullable=False),
        sa.Column("used", Time, nullable=False),
        sa.PrimaryKeyConstraint("id", name="pk_clubs"),
        sa.UniqueConstraint("code", name="uq_clubs_code"),
    )
    op.create_table(
        "club_members",
        sa.Column("club", sa.String(40), nullable=False),
        sa.Column("number", sa.Integer, nullable=False),
        sa.Column("account", sa.String(40), nullable=False),
        sa.Column("name", sa.String(40), nullable=False),
        sa.Column("keeper", sa.Integer, nullable=False),
        sa.Column("joined", Time, nullable=False),
        sa.PrimaryKeyConstraint("club", "number", name="pk_club_members"),
        sa.ForeignKeyConstraint(["club"], ["clubs.id"], name="fk_club_members_club"),
        sa.ForeignKeyConstraint(["account"], ["accounts.id"], name="fk_club_members_account"),
        sa.UniqueConstraint("club", "account", name="uq_club_members_club_account"),
        sa.UniqueConstraint("club", "name", name="uq_club_members_club_name"),
    )
    op.create_index("ix_club_members_account", "club_members", ["account"])
    op.create_table(
        "club_games",
        sa.Column("club", sa.String(40), nullable=False),
        sa.Column("game", sa.String(40), nullable=False),
        sa.PrimaryKeyConstraint("club", "game", name="pk_club_games"),
        sa.ForeignKeyConstraint(["club"], ["clubs.id"], name="fk_club_games_club"),
        sa.ForeignKeyConstraint(["game"], ["games.id"], name="fk_club_games_game"),
    )
    op.create_index("ix_club_games_game", "club_games", ["game"])
    op.create_table(
        "club_contests",
        sa.Column("club", sa.String(40), nullable=False),
        sa.Column("contest", sa.String(40), nullable=False),
        sa.PrimaryKeyConstraint("club", "contest", name="pk_club_contests"),
        sa.ForeignKeyConstraint(["club"], ["clubs.id"], name="fk_club_contests_club"),
        sa.ForeignKeyConstraint(["contest"], ["contests.id"], name="fk_club_contests_contest"),
    )
