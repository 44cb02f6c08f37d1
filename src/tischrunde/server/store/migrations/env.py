"""Runs the steps on the connection, and in the transaction, that ``migration`` hands over."""

from alembic import context

from tischrunde.server.store.schema import metadata

context.configure(connection=context.config.attributes["connection"], target_metadata=metadata)
context.run_migrations()
