"""Accounts whose names look the same."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

from discovery.core.text.names import shape

revision = "0020"
down_revision = "0019"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Add the shape of each account's name; of those that look the same the oldest has it, the others stay
    without one."""
    op.add_column("accounts", sa.Column("shape", sa.String(80), nullable=True))
    accounts = sa.table(
        "accounts", sa.column("id"), sa.column("name"), sa.column("created"), sa.column("shape")
    )
    connection = op.get_bind()
    found = connection.execute(
        sa.select(accounts.c.id, accounts.c.name).order_by(accounts.c.created, accounts.c.id)
    )
    oldest = {shape(name): ident for ident, name in reversed(found.all())}
    for seen, ident in oldest.items():
        connection.execute(accounts.update().where(accounts.c.id == ident).values(shape=seen))
    op.create_index("uq_accounts_shape", "accounts", ["shape"], unique=True)
