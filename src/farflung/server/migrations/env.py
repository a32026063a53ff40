"""Called by alembic, always with a connection of ours (see database.py)."""

from alembic import context

from farflung.server.schema import metadata

context.configure(connection=context.config.attributes["connection"], target_metadata=metadata, render_as_batch=True)
with context.begin_transaction():
    context.run_migrations()
