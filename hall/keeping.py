"""Keeping a hall in a file, so that it outlives its process: one SQLite table of encoded rows.

A moment after something has changed, the rows that are other than before are written in one
transaction. The bytes of files never change, and are written once.
"""

import asyncio
import contextlib
import logging
import sqlite3
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import msgspec

from hall.kept import KeptPost, KeptWorld, bring_back, keep_post, keep_world
from hall.model import Guild, MessageFlag
from hall.world import World

CALM = 0.05
"""Seconds for which changes are gathered; a hall that is killed forgets no more than these."""
_SCHEMA = "CREATE TABLE IF NOT EXISTS hall (key TEXT PRIMARY KEY, data BLOB NOT NULL) WITHOUT ROWID"
log = logging.getLogger(__name__)
_encode = msgspec.msgpack.encode


class UnreadableHall(Exception):
    """The file does not hold a hall that this version can read."""


class Keeper:
    """Saves a world, and brings it back.

    Args:
        file: where; it is made if it is not there.
        world: what is saved.
        extra: gives what else is to be saved, as plain data.

    Raises:
        UnreadableHall: the file is something else, or cannot be written.
    """

    def __init__(self, file: Path, world: World, extra: Callable[[], Any]) -> None:
        self._world = world
        self._extra = extra
        self._written: dict[str, bytes] = {}
        self._guilds: list[Guild] = []
        self._changed = asyncio.Event()
        self._saving: asyncio.Task[None] | None = None
        self._base = _opened(file)

    def bring_back(self) -> tuple[list[Guild], Any] | None:
        """Fill the world with what was saved; gives its guilds and what else was saved.

        Raises:
            UnreadableHall: the file is damaged, or from another version.
        """
        rows: dict[str, bytes] = dict(self._base.execute("SELECT key, data FROM hall"))
        if "world" not in rows:
            return None
        files = {int(key[5:]): data for key, data in rows.items() if key.startswith("file/")}
        try:
            kept = msgspec.msgpack.decode(rows["world"], type=KeptWorld)
            posts = [
                msgspec.msgpack.decode(data, type=KeptPost)
                for key, data in rows.items()
                if key.startswith("post/")
            ]
            extra = msgspec.msgpack.decode(rows["extra"])
            guilds = bring_back(self._world, kept, posts, files)
        except (msgspec.MsgspecError, KeyError) as error:
            raise UnreadableHall(f"the hall cannot be read: {error}") from error
        self._written = rows
        return guilds, extra

    def start(self, guilds: list[Guild]) -> None:
        """Save the world with these guilds, now and from now on a moment after each change."""
        self._guilds = guilds
        self._world.watchers.add(self._changed)
        self._saving = asyncio.create_task(self._save_on())

    async def close(self) -> None:
        """Save once more, if saving was started, and close the file."""
        self._world.watchers.discard(self._changed)
        if self._saving is not None:
            self._saving.cancel()
            await asyncio.gather(self._saving, return_exceptions=True)
            self.save()
        self._base.close()

    async def _save_on(self) -> None:
        while True:
            try:
                self.save()
            except Exception:
                log.exception("the hall is not saved; it is tried again with the next change")
            await self._changed.wait()
            self._changed.clear()
            await asyncio.sleep(CALM)

    def save(self) -> None:
        """Write whatever is other than it was written last."""
        rows = dict(self._rows())
        fresh = [(key, data) for key, data in rows.items() if self._written.get(key) != data]
        gone = [(key,) for key in self._written.keys() - rows.keys()]
        if not fresh and not gone:
            return
        with self._transaction():
            self._base.executemany("INSERT OR REPLACE INTO hall VALUES (?, ?)", fresh)
            self._base.executemany("DELETE FROM hall WHERE key = ?", gone)
        self._written = rows

    def _rows(self) -> Iterator[tuple[str, bytes]]:
        yield "world", _encode(keep_world(self._world, self._guilds))
        yield "extra", _encode(self._extra())
        for emoji in self._world.emojis.values():
            yield f"file/{emoji.id}", emoji.data
        for channel in self._world.channels.values():
            for post in channel.posts.values():
                if MessageFlag.LOADING in post.flags:
                    continue
                yield f"post/{post.id}", _encode(keep_post(post))
                for attachment in post.attachments:
                    yield f"file/{attachment.id}", attachment.data

    @contextlib.contextmanager
    def _transaction(self) -> Iterator[None]:
        self._base.execute("BEGIN IMMEDIATE")
        try:
            yield
        except BaseException:
            self._base.execute("ROLLBACK")
            raise
        self._base.execute("COMMIT")


def _opened(file: Path) -> sqlite3.Connection:
    base = None
    try:
        base = sqlite3.connect(file, isolation_level=None)
        base.execute("PRAGMA journal_mode=WAL")
        base.execute(_SCHEMA)
    except sqlite3.DatabaseError as error:
        if base is not None:
            base.close()
        raise UnreadableHall(f"{file} is not a hall: {error}") from error
    return base
