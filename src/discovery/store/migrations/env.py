"""Run by Alembic: migrates over the connection that ``discovery.store.migrate`` hands in."""

from __future__ import annotations

from alembic import context

from discovery.store.tables import metadata

context.configure(
    connection=context.config.attributes["connection"], target_metadata=metadata, render_as_batch=True
)
with context.begin_transaction():
    context.run_migrations()
