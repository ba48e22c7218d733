"""All that the store knows of one person: found for them, and forgotten when they ask for it."""

from collections.abc import Callable, Collection
from typing import Any

from sqlalchemy import ColumnElement, String, and_, cast, delete, or_, select, update

from db import reading
from db.asynchronous import AsyncConnection
from db.base import Database
from db.errors import Conflict, Damaged
from db.lobbies import original_note, rematch_note
from db.people import NOBODY
from db.records import NO_SERVER, OwnDeed, Post, Proposal
from db.schema import (
    actions,
    audits,
    bans,
    blocks,
    clocks,
    guests,
    living,
    matches,
    notes,
    positions,
    posts,
    promises,
    proposals,
    seats,
    users,
)
from db.soundness.sealing import seal, sound
from db.writing import hold, whole

NAMELESS = -1000
"""Nobody has this id; below it lie those of seats whose players are forgotten."""
LETTER = "dm"
"""The kind of posts that direct messages have in the database."""
_DEED = tuple(actions.c[name] for name in OwnDeed.__struct_fields__)
_ON_SEAT = and_(actions.c.match == seats.c.match, actions.c.seat == seats.c.seat)
_AT_SEAT = posts.c.key.startswith(cast(seats.c.seat, String) + ":")
_NAMELESS_SEAT = and_(seats.c.match == posts.c.match, seats.c.user <= NAMELESS, _AT_SEAT)
_UNSENT = delete(posts).where(
    posts.c.match.in_(select(seats.c.match).where(seats.c.user <= NAMELESS)),
    posts.c.kind == LETTER,
    posts.c.message.is_(None),
    select(seats.c.seat).where(_NAMELESS_SEAT).exists(),
)
"""Direct messages to nobody: what is still to be sent, or taken away, would be tried for ever."""
_PARTS = (clocks, proposals, posts, promises, actions, positions, guests, seats)
"""The tables that hold the rest of a match."""


def nameless(seat: int) -> int:
    """The user id of a seat whose player is forgotten: no other seat of its match has it."""
    return NAMELESS - seat


class Forgetting(Database):
    """The part of the store that knows what belongs to one person."""

    async def hosted(self, user: int) -> list[int]:
        """The numbers of all matches that a person has opened, or hosts now."""
        rows = await self._all(select(matches.c.id).where(matches.c.host == user))
        return [match for (match,) in rows]

    async def invitations_to(self, user: int) -> list[Proposal]:
        """The proposals by which a person would take a seat."""
        wanted = select(*reading.PROPOSALS.selected_columns).where(proposals.c.guest == user)
        return [reading.proposal_of(row) for row in await self._all(wanted)]

    async def letters_to(self, user: int) -> list[Post]:
        """The direct messages about matches that are known to have gone to a person."""
        rows = await self._all(select(posts).where(posts.c.reader == user).order_by(posts.c.id))
        return [Post(*row) for row in rows]

    async def deeds_of(self, user: int) -> list[OwnDeed]:
        """All that was done on the seats that a person has, oldest first in each match."""
        mine = select(*_DEED).join_from(seats, actions, _ON_SEAT).where(seats.c.user == user)
        done = mine.where(actions.c.action.is_not(None))
        rows = await self._all(done.order_by(actions.c.match, actions.c.number))
        return [OwnDeed(*row) for row in rows]

    @whole
    async def forget(
        self, user: int, name_of: Callable[[int], str], stuck: Collection[int] = ()
    ) -> list[int]:
        """Take a person out of all tables; gives the matches that were changed.

        A match in direct messages goes altogether: nobody else was in it, and its place is a
        conversation with this person alone. A match that is damaged stays so: its checksum is not
        made anew.

        Args:
            user: the person.
            name_of: the name of a seat from now on.
            stuck: matches that nobody can leave, as they cannot be read.

        Raises:
            Conflict: meanwhile the person has sat down somewhere; nothing was written.
        """
        sat = select(seats.c.match).where(seats.c.user == user)
        async with self._writing() as db:
            own = or_(matches.c.host == user, matches.c.id.in_(sat))
            found = select(matches.c.id, matches.c.guild).where(own).order_by(matches.c.id)
            changed = (await db.execute(found)).all()
            sits = select(matches.c.id).where(living, matches.c.guild != NO_SERVER)
            again = sits.where(matches.c.id.in_(sat), matches.c.id.not_in(stuck)).limit(1)
            if (await db.execute(again)).first() is not None:
                raise Conflict("somebody who is to be forgotten has sat down again")
            for match, guild in changed:
                await hold(db, match)
                if guild == NO_SERVER:
                    await delete_match(db, match)
                    continue
                try:
                    async with sound(db, match):
                        pass
                    damaged = False
                except Damaged:
                    damaged = True
                await _forget_in(db, match, user, name_of)
                if not damaged:
                    await seal(db, match)
            await db.execute(delete(proposals).where(proposals.c.guest == user))
            letters: dict[str, Any] = {"message": None, "reader": None, "gone": True}
            letters["shown"] = posts.c.wanted  # they stay with their reader
            await db.execute(update(posts).where(posts.c.reader == user).values(letters))
            await db.execute(_UNSENT)
            await db.execute(delete(guests).where(guests.c.user == user))
            pairs = or_(blocks.c.user == user, blocks.c.other == user)
            await db.execute(delete(blocks).where(pairs))
            await db.execute(delete(promises).where(promises.c.user == user))
            await db.execute(delete(bans).where(bans.c.user == user))
            for column in (audits.c.by, audits.c.about):
                nobody = {column.name: NOBODY, "reason": None}
                await db.execute(update(audits).where(column == user).values(nobody))
            await db.execute(delete(users).where(users.c.id == user))
        return [match for match, _ in changed]

    @whole
    async def cut_log(self) -> bool:
        """Bring SQLite's write-ahead log into the file, and cut it off: it holds what was before.

        False if a program is reading, so that it must be tried again. A server clears up by itself.
        """
        if self._engine.dialect.name != "sqlite":
            return True
        async with self._reader.connect() as db:
            cut = await db.exec_driver_sql("PRAGMA wal_checkpoint(TRUNCATE)")
            return not cut.one()[0]


def seated(user: int, post: int) -> ColumnElement[bool]:
    """Tell whether a user still sits in the match of a post."""
    match = select(posts.c.match).where(posts.c.id == post).scalar_subquery()
    return select(seats.c.seat).where(seats.c.match == match, seats.c.user == user).exists()


async def _forget_in(
    db: AsyncConnection, match: int, user: int, name_of: Callable[[int], str]
) -> None:
    """Make a person's seat in a match a nameless one."""
    here = and_(seats.c.match == match, seats.c.user == user)
    for seat in (await db.execute(select(seats.c.seat).where(here))).scalars().all():
        fresh = {"user": nameless(seat), "name": name_of(seat), "orders": None}
        await db.execute(update(seats).where(here).values(fresh))
    hosted = and_(matches.c.id == match, matches.c.host == user)
    await db.execute(update(matches).where(hosted).values(host=NOBODY))


async def delete_match(db: AsyncConnection, match: int) -> None:
    """Delete a match with all that belongs to it."""
    for table in _PARTS:
        await db.execute(delete(table).where(table.c.match == match))
    await db.execute(delete(matches).where(matches.c.id == match))
    noted = (rematch_note(match), original_note(match))
    await db.execute(delete(notes).where(notes.c.name.in_(noted)))
