"""The tables that must be there, and what else a database may be that somebody has named."""

from collections.abc import Collection

from sqlalchemy import Connection, inspect

from db.errors import Foreign, Incomplete, Newer
from db.schema import metadata


def revision_of(connection: Connection, known: Collection[str]) -> str | None:
    """Read the schema's revision, without Alembic, which mostly has nothing to do; None: it is new.

    Raises:
        Foreign: other programs have their tables there.
        Newer: a newer program has brought it up to date.
    """
    tables = set(inspect(connection).get_table_names())
    if "alembic_version" not in tables:
        if others := sorted(tables if _is_file(connection) else tables & set(metadata.tables)):
            raise Foreign(f"it has tables of its own, such as {others[0]}")
        return None
    found = connection.exec_driver_sql("SELECT version_num FROM alembic_version").scalar()
    if found is None:
        raise Foreign("it doesn't tell its revision")
    revision = str(found)
    if revision not in known:
        if revision.isdigit() and revision > max(known):
            raise Newer(f"it has revision {revision}")
        raise Foreign(f"it has the unknown revision {revision}")
    return revision


def check_tables(connection: Connection) -> None:
    """Check that nothing is missing in a database that is up to date.

    Raises:
        Incomplete: a table is, or a column of one.
    """
    columns = inspect(connection).get_multi_columns()
    there = {name: {one["name"] for one in found} for (_, name), found in columns.items()}
    for name, table in metadata.tables.items():
        if name not in there:
            raise Incomplete(f"there is no table {name}")
        for column in table.c:
            if column.name not in there[name]:
                raise Incomplete(f"the table {name} has no column {column.name}")


def _is_file(connection: Connection) -> bool:
    """A server's database may hold what belongs to its extensions; a file holds one program's."""
    return connection.dialect.name == "sqlite"
