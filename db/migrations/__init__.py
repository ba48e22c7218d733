"""The migrations of the schema, run by `db.engine.migrate`."""
