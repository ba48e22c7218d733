"""Copies of SQLite's file: one taken while the bot plays, and one put back when it does not.

Both go by way of a file beside the target that takes its place at the end, so that there is never
half a copy, nor none, whenever the program is killed. Knows nothing of matches beyond their number.
"""

import os
import shutil
import sqlite3
from collections.abc import Iterator
from contextlib import closing, contextmanager
from pathlib import Path

from db.errors import Damaged, StoreError, Unavailable
from db.failures import failure_of
from db.restored import RESTORED

BEFORE = ".before-restore"
"""The ending of the file that a restored one has replaced."""
LOGS = ("-wal", "-shm")
"""The endings of SQLite's log and of its index."""
UNREADABLE = (sqlite3.SQLITE_NOTADB, sqlite3.SQLITE_CORRUPT, sqlite3.SQLITE_ERROR)
"""SQLite's codes for what is no database, or none of ours: it has no such table."""


class InUse(StoreError):
    """A program has the database open."""


def back_up(database: Path, target: Path) -> int:
    """Copy a database to a file, as it stands at this moment; gives the number of matches in it.

    Writers do not wait for it, nor it for them.

    Raises:
        FileExistsError: the target is there already.
        Damaged: the database is none of ours, or is damaged.
        Unavailable: it cannot be read, or the copy cannot be written.
    """
    if target.exists():
        raise FileExistsError(target)
    with _copied(database, target) as matches:
        return matches


def restore(backup: Path, database: Path) -> int:
    """Put a backup in a database's place, and keep what was there; gives the number of matches.

    Raises:
        Damaged: the backup is none of ours, or is damaged.
        InUse: a program has the database open.
        Unavailable: a file cannot be read or written.
    """
    _check(backup)
    if database.exists():
        _fold(database)
    with _copied(backup, database, put_back=True) as matches:
        _keep(database)
    return matches


@contextmanager
def _copied(source: Path, target: Path, *, put_back: bool = False) -> Iterator[int]:
    """A copy that lies beside its target until the end; gives the number of matches in it."""
    beside = target.with_name(target.name + ".part")
    _remove(beside)  # of one that was killed
    try:
        with closing(_opened(source)) as read, closing(sqlite3.connect(beside)) as written:
            read.backup(written)
            written.execute("PRAGMA journal_mode=DELETE")  # all of it in the one file
            if put_back:
                _tell(written, target)
        matches = _check(beside)
        with beside.open("rb") as copy:
            os.fsync(copy.fileno())
        yield matches
        beside.replace(target)
    except (sqlite3.Error, OSError) as error:
        raise _reason(error, source) from error
    finally:
        _remove(beside)


def _keep(database: Path) -> None:
    """Keep what is there under another name too; a damaged one keeps its log, no other has one."""
    kept = database.with_name(database.name + BEFORE)
    for ending in LOGS:
        kept.with_name(kept.name + ending).unlink(missing_ok=True)
        if (log := database.with_name(database.name + ending)).exists():
            log.replace(kept.with_name(kept.name + ending))
    if database.exists():
        other = kept.with_name(kept.name + ".part")
        other.unlink(missing_ok=True)
        _link(database, other)
        other.replace(kept)
        other.unlink(missing_ok=True)  # it is still there if it was kept already


def _link(file: Path, other: Path) -> None:
    """Give a file another name; where there is no such thing it is copied."""
    try:
        os.link(file, other)
    except OSError:
        shutil.copy2(file, other)


def _remove(file: Path) -> None:
    for ending in ("", "-journal", *LOGS):
        file.with_name(file.name + ending).unlink(missing_ok=True)


def _tell(written: sqlite3.Connection, target: Path) -> None:
    """Let the next start know that Discord is ahead, and give no match the number of a lost one."""
    written.execute("INSERT OR REPLACE INTO notes VALUES (?, '')", (RESTORED,))
    (kept,) = written.execute("SELECT max(id) FROM matches").fetchone()
    if (last := _last_match(target)) > (kept or 0):
        written.execute("DELETE FROM sqlite_sequence WHERE name = 'matches'")
        written.execute("INSERT INTO sqlite_sequence VALUES ('matches', ?)", (last,))
    written.commit()


def _last_match(database: Path) -> int:
    """The number of the last match in a database; 0 if that is not there, or cannot be known."""
    if not database.exists():
        return 0
    try:
        with closing(_opened(database)) as old:
            (last,) = old.execute("SELECT CAST(max(id) AS INTEGER) FROM matches").fetchone()
    except sqlite3.Error as error:
        if isinstance(reason := _reason(error, database), Damaged):
            return 0
        raise reason from error
    return last or 0


def _check(file: Path) -> int:
    """The number of matches in a sound database of ours.

    Raises:
        Damaged: it is not one.
        Unavailable: it cannot be read.
    """
    try:
        with closing(_opened(file)) as copy:
            (verdict,) = copy.execute("PRAGMA integrity_check(1)").fetchone()
            if verdict != "ok":
                raise Damaged(f"{file}: {verdict}")
            copy.execute("SELECT version_num FROM alembic_version").fetchone()
            number: int = copy.execute("SELECT count(*) FROM matches").fetchone()[0]
    except sqlite3.Error as error:
        raise _reason(error, file) from error
    return number


def _fold(database: Path) -> None:
    """Bring all into the one file, if it can be read; SQLite does that for nobody who shares it."""
    try:
        with closing(sqlite3.connect(database, timeout=0)) as alone:
            alone.execute("PRAGMA journal_mode=DELETE")
    except sqlite3.Error as error:
        if error.sqlite_errorcode == sqlite3.SQLITE_BUSY:
            raise InUse(str(database)) from error
        if not isinstance(reason := _reason(error, database), Damaged):
            raise reason from error


def _reason(error: Exception, file: Path) -> Damaged | Unavailable:
    """Give the refusal for an error: the copy cannot be read, or the database does not work."""
    if getattr(error, "sqlite_errorcode", None) in UNREADABLE:
        return Damaged(f"{file}: {error}")
    return failure_of(error) or Unavailable(str(error))


def _opened(file: Path) -> sqlite3.Connection:
    """Only a file that is there: SQLite would make an empty one of any other name."""
    return sqlite3.connect(f"{file.absolute().as_uri()}?mode=rw", uri=True)
