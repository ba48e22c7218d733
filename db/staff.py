"""Acts of a server's staff on its matches, on people and on its settings; and their log.

Each act is one write with its entry in the log.
"""

from collections.abc import Mapping, Sequence
from typing import Any

from msgspec import convert, to_builtins
from sqlalchemy import String, and_, cast, delete, func, insert, or_, select, union

from db import reading
from db.asynchronous import AsyncConnection
from db.base import Database
from db.forgetting import delete_match
from db.people import Audit, GuildRecord, StaffAct
from db.proposals import dissolve, vacate
from db.records import NO_SERVER, MatchRecord, SeatRecord, Status, WantedPost
from db.schema import (
    announcements,
    audits,
    bans,
    guilds,
    living,
    matches,
    posts,
    seats,
    signposts,
)
from db.soundness.sealing import sound
from db.writing import advance, change_seats, hand_over, hold, stand, upsert, want, whole

POST = "staff"
"""The kind of posts that tell a match what the staff has done; their key is the entry's number."""
FAREWELL = "farewell"
"""The kind of posts that tell a player in private that the bot has left; the seat comes first."""
_TO_SEAT = and_(posts.c.kind == FAREWELL, posts.c.key.startswith(cast(seats.c.seat, String) + ":"))
_LEFT = select(guilds.c.id).where(guilds.c.left.is_not(None))
_AUDIT = tuple(audits.c[name] for name in Audit.__struct_fields__)


class StaffStore(Database):
    """The part of the store that knows the staff of servers."""

    async def audits(self, guild: int, most: int, skipped: int = 0) -> list[Audit]:
        """Read a server's log, newest first."""
        rows = await self._all(reading.AUDITS, of=guild, most=most, skipped=skipped)
        return [_entry(row) for row in rows]

    async def audit(self, number: int) -> Audit | None:
        """Read an entry of the log."""
        row = await self._first(select(*_AUDIT).where(audits.c.id == number))
        return None if row is None else _entry(row)

    async def audits_with(self, user: int) -> list[Audit]:
        """Read all entries that a person has made, or that are about them."""
        mine = or_(audits.c.by == user, audits.c.about == user)
        rows = await self._all(select(*_AUDIT).where(mine).order_by(audits.c.id))
        return [_entry(row) for row in rows]

    async def last_of(self, guild: int, most: int) -> list[MatchRecord]:
        """The open, running and closed matches of a server that moved last, newest first."""
        return reading.records_of(await self._all(reading.LAST_OF, of=guild, most=most))

    async def is_banned(self, guild: int, user: int) -> bool:
        """Tell whether a person may sit down at no table of a server."""
        here = and_(bans.c.guild == guild, bans.c.user == user)
        return await self._first(select(bans.c.user).where(here)) is not None

    async def bans(self, guild: int) -> list[int]:
        """The people who are banned from a server's tables."""
        rows = await self._all(select(bans.c.user).where(bans.c.guild == guild))
        return sorted(user for (user,) in rows)

    async def bans_of(self, user: int) -> list[int]:
        """The servers from whose tables a person is banned."""
        rows = await self._all(select(bans.c.guild).where(bans.c.user == user))
        return sorted(guild for (guild,) in rows)

    async def known_guilds(self) -> list[int]:
        """The servers of which anything is kept, and that the bot has not left."""
        of_audits = select(audits.c.guild).where(audits.c.guild != NO_SERVER)
        of_matches = select(matches.c.guild).where(matches.c.guild != NO_SERVER)
        kept = union(select(guilds.c.id), select(bans.c.guild), of_audits, of_matches).subquery()
        rows = await self._all(select(kept.c.id).where(kept.c.id.not_in(_LEFT)))
        return sorted(guild for (guild,) in rows)

    async def stranded(self) -> list[MatchRecord]:
        """The open and running matches of servers that the bot has left."""
        return reading.records_of(await self._all(reading.STRANDED))

    async def told_farewell(self, guild: int, since: float) -> set[int]:
        """The people who are told of one of a server's matches that it was closed since a moment.

        The bot has left it.
        """
        closed = and_(matches.c.guild == guild, matches.c.ended >= since)
        told = matches.join(seats).join(posts, and_(posts.c.match == matches.c.id, _TO_SEAT))
        rows = await self._all(select(seats.c.user).select_from(told).where(closed))
        return {user for (user,) in rows}

    async def closed_by_leaving(self, guild: int) -> int:
        """Count the matches of a server that were closed as the bot left it, and still are."""
        entry = and_(audits.c.match == matches.c.id, audits.c.at == matches.c.ended)
        left = and_(audits.c.guild == guild, audits.c.what == StaffAct.AWAY, ~living)
        found = select(func.count()).select_from(audits.join(matches, entry)).where(left)
        row = await self._first(found)
        assert row is not None
        return int(row[0])

    @whole
    async def forget_guilds(self, left_before: float) -> int:
        """Forget all of servers that the bot left before a moment: matches, settings, bans, logs.

        Gives how many servers there were.
        """
        async with self._writing() as db:
            gone = select(guilds.c.id).where(guilds.c.left < left_before)
            theirs = select(matches.c.id).where(matches.c.guild.in_(gone))
            for match in (await db.execute(theirs)).scalars().all():
                await hold(db, match)
                await delete_match(db, match)
            for column in (bans.c.guild, audits.c.guild, announcements.c.guild, signposts.c.guild):
                await db.execute(delete(column.table).where(column.in_(gone)))
            done = await db.execute(delete(guilds).where(guilds.c.left < left_before))
            return done.rowcount

    @whole
    async def ban(self, entry: Audit) -> None:
        """Keep a person from a server's tables."""
        async with self._writing() as db:
            pair = {"guild": entry.guild, "user": entry.about}
            await upsert(db, bans, ("guild", "user"), ("user",), pair)
            await noted(db, entry)

    @whole
    async def unban(self, entry: Audit) -> None:
        """Let a person sit down at a server's tables again."""
        async with self._writing() as db:
            here = and_(bans.c.guild == entry.guild, bans.c.user == entry.about)
            await db.execute(delete(bans).where(here))
            await noted(db, entry)

    @whole
    async def settle(self, entry: Audit, /, **changes: object) -> None:
        """Settle some fields of a server's record, which `joined` now if there is none.

        Raises:
            msgspec.ValidationError: there is no such field, or not with such a value.
        """
        async with self._writing() as db:
            await settled(db, entry, changes)

    @whole
    async def note_act(self, entry: Audit) -> int:
        """Note an act in the log that another write carries out; gives the entry's number."""
        async with self._writing() as db:
            return await noted(db, entry)

    @whole
    async def moderate(
        self,
        record: MatchRecord,
        entry: Audit,
        changed: Sequence[SeatRecord],
        wanted: Sequence[WantedPost],
        /,
        **changes: object,
    ) -> None:
        """Change a match as its staff or the operator wants it; it moves on without a deed.

        Args:
            record: the match as it was read.
            entry: what is done, for the log and the match's thread.
            changed: the seats that are not as they were; users and names may be others.
            wanted: what is to be shown.
            changes: other values of the match's own; where it is over then, all proposals end.

        Raises:
            Conflict: the match moved on since it was read; nothing was written.
        """
        match, number, at = record.id, record.number + 1, entry.at
        left = {one.seat: one.user for one in changed if record.seats[one.seat].user != one.user}
        async with self._writing() as db, sound(db, match):
            await advance(db, match, record.number, record.status, stirred=at, **changes)
            if record.began:
                await stand(db, match, record.number)
            await hand_over(db, match, changed)
            await change_seats(db, match, changed)
            if changes.get("status") is Status.OVER:
                await dissolve(db, match, number, at)
            else:
                await vacate(db, match, number, left, at)
            await want(db, match, number, wanted, at)
            await tell_act(db, match, number, entry)


async def tell_act(db: AsyncConnection, match: int, number: int, entry: Audit) -> None:
    """Note an act on a match in the log, and want the post that tells it."""
    told = WantedPost(POST, str(await noted(db, entry)))
    await want(db, match, number, (told,), entry.at)


def _entry(row: Sequence[Any]) -> Audit:
    return convert(dict(zip(Audit.__struct_fields__, row, strict=True)), Audit)


async def settled(db: AsyncConnection, entry: Audit, changes: Mapping[str, object]) -> None:
    """Settle some fields of a server's record, and note it.

    Raises:
        msgspec.ValidationError: there is no such field, or not with such a value.
    """
    made = {"id": entry.guild, "joined": entry.at}
    record = to_builtins(convert({**made, **changes}, GuildRecord))
    await upsert(db, guilds, ("id",), tuple(changes) or ("id",), record)
    await noted(db, entry)


async def noted(db: AsyncConnection, entry: Audit) -> int:
    """Note an act in the log; gives the entry's number."""
    row = {name: value for name, value in to_builtins(entry).items() if name != "id"}
    made = await db.execute(insert(audits).values(row))
    assert made.inserted_primary_key is not None
    number: int = made.inserted_primary_key[0]
    return number
