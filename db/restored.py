"""The needs of a backup that was put back: other nonces, and Discord at its state again.

`restore` leaves a note in the file, and whoever puts back a copy of a server's database leaves it
there by hand. The next start takes it, and writes in the same transaction what is to be done: a
start that is killed leaves either the note or the work.
"""

import secrets
from typing import Final

from sqlalchemy import (
    ColumnElement,
    String,
    and_,
    cast,
    delete,
    exists,
    func,
    insert,
    or_,
    select,
    update,
)

from db.asynchronous import AsyncConnection
from db.base import Database
from db.schema import OUTDATED, living, matches, notes, posts, proposals, signposts
from db.writing import upsert, whole

RESTORED: Final = "restored"
"""The note of a file that was put back, and the kind of the posts that see to its matches."""
EPOCH: Final = "epoch"
FIRST: Final = "skald"
"""The epoch of what was sent before there were epochs, so that it is known again."""
LENGTH: Final = 5
"""Letters of an epoch: of a nonce's 25 a message's id takes 19 (docs/discord.md, Nonces)."""
BOARDS: Final = 3
"""The boards before the one that goes on which an undo may have changed since the backup."""
_TURN = select(cast(matches.c.turn, String)).where(matches.c.id == posts.c.match).scalar_subquery()
_STANDS = exists().where(proposals.c.match == posts.c.match, proposals.c.key == posts.c.key)
_LIVE = and_(
    posts.c.gone.is_(False),
    or_(
        posts.c.kind.in_(("call", "dm")),
        and_(posts.c.kind == "board", posts.c.key == _TURN),
        and_(posts.c.kind == "offer", _STANDS),
    ),
)
"""The messages with buttons: another one is sent in place of each, below what came after."""
_NOTED = select(notes.c.value).where(notes.c.name == EPOCH)


class Restored(Database):
    """The part of the store that knows of backups which were put back."""

    epoch: str = FIRST
    """Nonces are made with it: the numbers of posts come again after a restore."""

    @whole
    async def begin(self, at: float) -> list[int]:
        """Note what is to be done after a restore, once; gives the matches that it concerns."""
        async with self._writing() as db:
            # of two processes that start together one takes the note
            taken = await db.execute(delete(notes).where(notes.c.name == RESTORED))
            self.epoch = await _epoch(db, anew=taken.rowcount > 0)
            if not taken.rowcount:
                return []
            rows = (await db.execute(select(matches.c.id, matches.c.number).where(living))).all()
            # what was sent since the backup is found by a look into the channel
            await db.execute(update(signposts).values(message=None, old=None, shown=""))
            for match, number in rows:
                await _undo(db, match, number, at)
        return [match for match, _ in rows]

    async def messages_of(self, match: int) -> frozenset[int]:
        """All messages of a match that the store knows."""
        here = select(posts.c.message).where(posts.c.match == match)
        rows = await self._all(here.where(posts.c.message.is_not(None)))
        return frozenset(message for (message,) in rows)


async def _epoch(db: AsyncConnection, *, anew: bool) -> str:
    """The epoch of the database; another one if that is wanted, or if it never had posts."""
    known: str | None = (await db.execute(_NOTED)).scalar()
    if known is not None and not anew:
        return known
    used = (await db.execute(select(posts.c.id).limit(1))).first() is not None
    value = FIRST if used and not anew else secrets.token_urlsafe(LENGTH)[:LENGTH]
    changed = "value" if anew else "name"  # a new database keeps that of a faster process
    await upsert(db, notes, ("name",), (changed,), {"name": EPOCH, "value": value})
    epoch: str = (await db.execute(_NOTED)).scalar_one()
    return epoch


async def _undo(db: AsyncConnection, match: int, number: int, at: float) -> None:
    """All that has buttons is sent anew, the rest that may have changed is brought up to date."""
    here = posts.c.match == match
    first = select(func.min(posts.c.message)).where(here, _LIVE, posts.c.kind != "dm")
    last = select(func.max(posts.c.message)).where(here, posts.c.kind == "board")
    after = (await db.execute(first)).scalar() or (await db.execute(last)).scalar() or 0
    anew = {"shown": 0, "message": None, "reader": None}
    await db.execute(update(posts).where(here, _LIVE).values(anew))
    unsent = and_(posts.c.message.is_(None), posts.c.shown < posts.c.wanted)
    # nothing that was sent since the backup is taken for it
    await db.execute(update(posts).where(here, unsent).values(created=at))
    await db.execute(update(posts).where(here, await _older(db, match)).values(shown=OUTDATED))
    await db.execute(delete(posts).where(here, posts.c.kind == RESTORED))
    row = {"match": match, "kind": RESTORED, "key": str(after), "wanted": number, "shown": 0}
    await db.execute(insert(posts).values(row | {"gone": False, "created": at}))


async def _older(db: AsyncConnection, match: int) -> ColumnElement[bool]:
    """The invitation, and the last boards."""
    turn = (await db.execute(select(matches.c.turn).where(matches.c.id == match))).scalar_one()
    turns = [str(one) for one in range(turn - BOARDS, turn)]
    boards = and_(posts.c.kind == "board", posts.c.key.in_(turns))
    shown = and_(posts.c.message.is_not(None), posts.c.gone.is_(False), posts.c.shown != 0)
    return and_(shown, or_(posts.c.kind == "lobby", boards))
