"""Writes when Discord has lost something: messages, threads, channels, names."""

from collections.abc import Sequence
from typing import Any

from sqlalchemy import (
    ColumnElement,
    String,
    Update,
    and_,
    bindparam,
    cast,
    func,
    or_,
    select,
    update,
)

from db import reading
from db.asynchronous import AsyncConnection
from db.base import Database
from db.records import MatchRecord, Post, WantedPost
from db.schema import OUTDATED, matches, posts, seats
from db.soundness.sealing import sound
from db.writing import hold, many, want, whole

LIVING = ("lobby", "thread", "call", "offer", "result")
"""Beside the board, what a match shows in its channel and its thread that still matters."""
_TURN = select(cast(matches.c.turn, String)).where(matches.c.id == bindparam("of"))


def _shown(*kinds: str) -> ColumnElement[bool]:
    """A match's posts of these kinds, and the board of the turn that goes on."""
    board = and_(posts.c.kind == "board", posts.c.key == _TURN.scalar_subquery())
    return and_(posts.c.match == bindparam("of"), or_(posts.c.kind.in_(kinds), board))


_AGAIN = (
    update(posts)
    .where(
        posts.c.match == bindparam("of"),
        posts.c.kind == bindparam("what"),
        posts.c.key == bindparam("which"),
    )
    .values(shown=0, created=bindparam("now"))
)
_LOST = (
    update(posts)
    .where(posts.c.id == bindparam("of"), posts.c.message == bindparam("gone_message"))
    .values(shown=0)
)
_ALL_LOST = (
    update(posts)
    .where(_shown(*LIVING), posts.c.gone.is_(False))
    .values(shown=0, created=bindparam("now"))
)
_RENAMED = (
    update(seats)
    .where(seats.c.match == bindparam("of"), seats.c.user == bindparam("who"))
    .values(name=bindparam("called"))
)
_BEHIND = update(posts).where(_shown("lobby"), posts.c.shown != 0).values(shown=OUTDATED)


class Mending(Database):
    """The part of the store that knows what Discord may lose."""

    @whole
    async def want(self, match: int, wanted: Sequence[WantedPost], at: float) -> None:
        """Messages to be shown once more, or to go, though the match itself has not moved.

        A board keeps its message: whoever edits it finds out whether it is gone, for by now there
        may be another one in its place.
        """
        async with self._writing() as db:
            await _want(db, match, wanted, at)

    @whole
    async def lost(self, post: int, message: int) -> None:
        """A message is no more, and another one is to be sent, if no other process did so."""
        async with self._writing() as db:
            await db.execute(_LOST, {"of": post, "gone_message": message})

    @whole
    async def unplace(
        self,
        match: int,
        thread: int | None,
        wanted: Sequence[WantedPost],
        at: float,
        *,
        channel: int | None = None,
        again: bool = False,
    ) -> bool:
        """The match has lost this thread: what it shows needs a new one, here or in a channel.

        With `again` it is counted. False if another process was faster.
        """
        async with self._writing() as db:
            await hold(db, match)
            moved = await db.execute(_unplaced(match, thread, channel, again=again))
            if not moved.rowcount:
                return False
            await db.execute(_ALL_LOST, {"of": match, "now": at})
            await _want(db, match, wanted, at)
        return True

    @whole
    async def rename(self, match: int, user: int, name: str) -> None:
        """A player is called otherwise from now on; what shows the name is brought up to date.

        Raises:
            Damaged: the match isn't what was written.
        """
        async with self._writing() as db:
            await hold(db, match)
            async with sound(db, match):
                await db.execute(_RENAMED, {"of": match, "who": user, "called": name})
                await db.execute(_BEHIND, {"of": match})

    async def notes_of(self, match: int) -> list[Post]:
        """Read the notes about obstacles of a match."""
        return [Post(*row) for row in await self._all(reading.NOTES, of=match)]

    async def living_in(self, place: int) -> list[MatchRecord]:
        """The open and running matches of a channel or a thread."""
        return reading.records_of(await self._all(reading.LIVING, of=place))

    async def quiet_since(self, moment: float) -> list[int]:
        """The running matches that sent nothing to their threads since a moment."""
        return [match for (match,) in await self._all(reading.QUIET, moment=moment)]


async def _want(db: AsyncConnection, match: int, wanted: Sequence[WantedPost], at: float) -> None:
    number = await hold(db, match)
    await want(db, match, number, wanted, at)
    again = [
        {"of": match, "what": one.kind, "which": one.key, "now": at}
        for one in wanted
        if not one.gone and one.kind != "board"
    ]
    await many(db, _AGAIN, again)


def _unplaced(match: int, thread: int | None, channel: int | None, *, again: bool) -> Update:
    """No thread any more, and perhaps another channel, if the thread is still this one."""
    here = and_(matches.c.id == match, matches.c.thread.is_not_distinct_from(thread))
    elsewhere: dict[str, Any] = {} if channel is None else {"channel": channel}
    if again:
        elsewhere["losses"] = func.coalesce(matches.c.losses, 0) + 1
    return update(matches).where(here).values(thread=None, **elsewhere)
