"""How Alembic gets at the database: the house hands over an open connection."""

from __future__ import annotations

from alembic import context

from croupier.house.storage.schema import everything

context.configure(connection=context.config.attributes["connection"], target_metadata=everything, render_as_batch=True)
with context.begin_transaction():
    context.run_migrations()
