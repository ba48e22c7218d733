"""Lines of whoever runs the program for the servers whose staff has chosen where to read them."""

from collections.abc import Sequence
from typing import Any

from msgspec import convert
from sqlalchemy import Select, and_, bindparam, insert, or_, select, update

from db.base import Database
from db.people import Announcement, Unheard
from db.schema import announcements, guilds
from db.writing import whole

_COLUMNS = select(*(announcements.c[name] for name in Announcement.__struct_fields__))
_WAITING = _COLUMNS.where(announcements.c.told.is_(None)).order_by(announcements.c.id)
_LAST = _COLUMNS.order_by(announcements.c.id.desc()).limit(bindparam("most"))


class AnnouncementStore(Database):
    """The part of the store that knows what was announced, and where."""

    async def audience(self, text: str, since: float) -> list[tuple[int, int]]:
        """The servers that a line would be told, with their channels: see `announce`."""
        return [(guild, channel) for guild, channel in await self._all(_audience(text, since))]

    @whole
    async def announce(self, text: str, at: float, since: float) -> list[tuple[int, int]]:
        """Have a line told on each server that wants announcements; gives where.

        Args:
            text: the line.
            at: now, in UTC seconds.
            since: servers for which the same line was made after this moment are passed over,
                and those for which it still waits.
        """
        async with self._writing() as db:
            where = (await db.execute(_audience(text, since))).all()
            rows = [{"guild": one.id, "channel": one.channel, "text": text} for one in where]
            if rows:
                await db.execute(insert(announcements), [row | {"at": at} for row in rows])
        return [(one.id, one.channel) for one in where]

    async def waiting(self) -> list[Announcement]:
        """All that is still to be told, oldest first."""
        return [_read(row) for row in await self._all(_WAITING)]

    async def announced(self, most: int) -> list[Announcement]:
        """The last announcements, newest first."""
        return [_read(row) for row in await self._all(_LAST, most=most)]

    @whole
    async def note_told(self, number: int, at: float, trouble: Unheard | None = None) -> None:
        """Note that an announcement was told, or why it never will be."""
        done = update(announcements).where(announcements.c.id == number)
        async with self._writing() as db:
            await db.execute(done.values(told=at, trouble=trouble))


def _audience(text: str, since: float) -> Select[Any]:
    """The servers where the bot is, with a channel of announcements, that do not know a line."""
    waits = or_(announcements.c.told.is_(None), announcements.c.at > since)
    same = and_(announcements.c.guild == guilds.c.id, announcements.c.text == text, waits)
    wants = (guilds.c.channel.is_not(None), guilds.c.left.is_(None))
    known = select(announcements.c.id).where(same).exists()
    return select(guilds.c.id, guilds.c.channel).where(*wants, ~known).order_by(guilds.c.id)


def _read(row: Sequence[Any]) -> Announcement:
    return convert(dict(zip(Announcement.__struct_fields__, row, strict=True)), Announcement)
