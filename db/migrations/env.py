"""Alembic's entry: runs the migrations inside the transaction that the program has begun."""

from alembic import context

from db.schema import metadata

context.configure(
    connection=context.config.attributes["connection"],
    target_metadata=metadata,
    transactional_ddl=True,  # SQLite's too: the program begins the transaction itself
)
context.run_migrations()
