"""Files that are no database for this program: somebody named another, or something broke."""

import sqlite3
from collections.abc import Callable
from contextlib import closing
from pathlib import Path

from tests.blank import blank
from tests.db.migrating import RELEASES


def changed(*statements: str) -> Callable[[Path], None]:
    """Today's database, after these statements."""

    def make(file: Path) -> None:
        _run(blank(file), *statements)

    return make


def released(revision: str, *statements: str) -> Callable[[Path], None]:
    """An older database, after these statements."""

    def make(file: Path) -> None:
        with closing(sqlite3.connect(file)) as connection:
            connection.executescript((RELEASES / f"{revision}.sql").read_text())
        _run(file, *statements)

    return make


def foreign(*statements: str) -> Callable[[Path], None]:
    """Another program's database."""
    return lambda file: _run(file, *statements)


def cut_off(file: Path) -> None:
    """Half of it is gone."""
    released("0009")(file)
    whole = file.read_bytes()
    file.write_bytes(whole[: len(whole) // 2])


def locked_away(file: Path) -> None:
    """A folder that nobody may enter would do as well; this one says so to a superuser too."""
    released("0009")(file)
    file.rename(file.with_suffix(".kept"))
    file.symlink_to(file)


_STAMPED = "CREATE TABLE alembic_version (version_num VARCHAR(32) NOT NULL)"
NEWER, FOREIGN, INCOMPLETE, BROKEN = "newer", "foreign", "incomplete", "broken"
WRONG: dict[str, tuple[str, Callable[[Path], None]]] = {
    "of a newer Skald": (NEWER, changed("UPDATE alembic_version SET version_num = '9999'")),
    "with a table matches": (FOREIGN, foreign("CREATE TABLE matches (id INTEGER, sulphur TEXT)")),
    "with other tables": (FOREIGN, foreign("CREATE TABLE recipes (id INTEGER)")),
    "of a stranger with Alembic": (
        FOREIGN,
        foreign(_STAMPED, "INSERT INTO alembic_version VALUES ('ae1027a6acf')"),
    ),
    "without a revision": (FOREIGN, changed("DELETE FROM alembic_version")),
    "with an older stranger's number": (
        FOREIGN,
        foreign(_STAMPED, "INSERT INTO alembic_version VALUES ('0000')"),
    ),
    "without posts": (INCOMPLETE, changed("DROP TABLE posts")),
    "without a column": (INCOMPLETE, changed("ALTER TABLE matches DROP COLUMN lapse")),
    "older, and without seats": (INCOMPLETE, released("0003", "DROP TABLE seats")),
    "older, and without users": (INCOMPLETE, released("0009", "DROP TABLE users")),
    "a folder": (BROKEN, Path.mkdir),
    "cut off": (BROKEN, cut_off),
    "a diary": (BROKEN, lambda file: file.write_text("Dear diary, " * 100) and None),
    "out of reach": (BROKEN, locked_away),
}
"""Each with its kind of failure."""


def _run(file: Path, *statements: str) -> None:
    with closing(sqlite3.connect(file)) as connection:
        for statement in statements:
            connection.execute(statement)
        connection.commit()
