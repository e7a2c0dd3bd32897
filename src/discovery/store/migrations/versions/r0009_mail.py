"""Addresses that are written to, and the mails to them."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

from discovery.store.tables import Time

revision = "0009"
down_revision = "0008"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Create the tables of mail."""
    op.create_table(
        "mail_addresses",
        sa.Column("id", sa.String(40), nullable=False),
        sa.Column("address", sa.String(320), nullable=False),
        sa.Column("account", sa.String(40)),
        sa.Column("game", sa.String(40)),
        sa.Column("seat", sa.Integer),
        sa.Column("language", sa.String(20), nullable=False),
        sa.Column("at", Time, nullable=False),
        sa.Column("confirmed", Time, nullable=False),
        sa.Column("quiet_from", sa.Integer, nullable=False),
        sa.Column("quiet_until", sa.Integer, nullable=False),
        sa.Column("zone", sa.String(60), nullable=False),
        sa.PrimaryKeyConstraint("id", name="pk_mail_addresses"),
        sa.ForeignKeyConstraint(["account"], ["accounts.id"], name="fk_mail_addresses_account"),
        sa.ForeignKeyConstraint(["game"], ["games.id"], name="fk_mail_addresses_game"),
    )
    op.create_index("ix_mail_addresses_game", "mail_addresses", ["game", "seat"])
    op.create_index("ix_mail_addresses_account", "mail_addresses", ["account"])
    op.create_index("ix_mail_addresses_address", "mail_addresses", ["address"])
    op.create_table(
        "mails",
        sa.Column("address", sa.String(40), nullable=False),
        sa.Column("kind", sa.String(10), nullable=False),
        sa.Column("about", sa.String(40), nullable=False),
        sa.Column("at", Time, nullable=False),
        sa.Column("due", Time, nullable=False),
        sa.Column("until", Time, nullable=False),
        sa.Column("tries", sa.Integer, nullable=False),
        sa.Column("sent", Time, nullable=False),
        sa.PrimaryKeyConstraint("address", "kind", "about", name="pk_mails"),
        sa.ForeignKeyConstraint(["address"], ["mail_addresses.id"], name="fk_mails_address"),
    )
    op.create_index("ix_mails_due", "mails", ["sent", "due"])
