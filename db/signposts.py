"""Messages that list the open tables of a channel: where one shall stand, and which one does."""

from collections.abc import Collection
from typing import Any

from msgspec import Struct, convert, to_builtins
from sqlalchemy import delete, or_, select, update

from db import reading
from db.base import Database
from db.people import Audit
from db.records import MatchRecord
from db.schema import signposts
from db.staff import settled
from db.writing import upsert, whole


class Signpost(Struct, frozen=True):
    """The message in a channel that lists its open tables."""

    channel: int
    guild: int
    stands: bool
    """One shall stand there; else what is there goes."""
    number: int
    """Grows with every message that is sent there."""
    made: float
    """The moment at which the last one was wanted, in UTC seconds."""
    message: int | None = None
    old: int | None = None
    """The message before, which is to be deleted."""
    shown: str = ""
    """A fingerprint of what the message shows."""
    covered: bool = False
    """The bot has posted something below it."""
    losses: int = 0
    """The number of times that somebody has deleted it since the staff wanted it."""


_FIELDS = Signpost.__struct_fields__
_SIGNPOSTS = select(*(signposts.c[name] for name in _FIELDS)).order_by(signposts.c.channel)
_ALIVE = or_(
    signposts.c.stands.is_(True), signposts.c.message.is_not(None), signposts.c.old.is_not(None)
)


class SignpostStore(Database):
    """The part of the store that knows of these messages."""

    async def signposts(self) -> list[Signpost]:
        """Read those that stand, or of which something is left."""
        return [_read(row) for row in await self._all(_SIGNPOSTS.where(_ALIVE))]

    async def signposts_of(self, guild: int) -> list[Signpost]:
        """Read those of a server, also ones that stand no more."""
        rows = await self._all(_SIGNPOSTS.where(signposts.c.guild == guild))
        return [_read(row) for row in rows]

    async def tables_at_signposts(self) -> list[MatchRecord]:
        """The matches that wait for players where a list stands, newest first."""
        return reading.records_of(await self._all(reading.AT_SIGNPOSTS))

    @whole
    async def choose_signposts(
        self, entry: Audit, channels: Collection[int], /, **changes: object
    ) -> None:
        """Settle in which channels of a server a list stands, by its staff, and what else changes.

        Where one stands already, nothing changes.

        Raises:
            msgspec.ValidationError: a server's record has no such field, or not with such a value.
        """
        of_guild = _SIGNPOSTS.where(signposts.c.guild == entry.guild).with_for_update()
        async with self._writing() as db:
            known = {one.channel: one for one in map(_read, (await db.execute(of_guild)).all())}
            for channel in {*known, *channels}:
                new = Signpost(channel, entry.guild, stands=False, number=0, made=entry.at)
                before = known.get(channel, new)
                if before.stands is (channel in channels):
                    continue
                values = to_builtins(before) | {"stands": channel in channels, "losses": 0}
                if before.message is None:
                    values |= {"number": before.number + 1, "made": entry.at}
                await upsert(db, signposts, ("channel",), _FIELDS[1:], values)
            await settled(db, entry, changes)

    @whole
    async def change_signpost(self, signpost: Signpost, /, **changes: object) -> bool:
        """Note what became of a message; False if another one was wanted there meanwhile."""
        same = (
            signposts.c.channel == signpost.channel,
            signposts.c.number == signpost.number,
        )
        async with self._writing() as db:
            return (await db.execute(update(signposts).where(*same).values(changes))).rowcount == 1

    @whole
    async def cover_signpost(self, channel: int, message: int) -> None:
        """Note that the bot has posted a message in a channel, below the list there."""
        below = or_(signposts.c.message.is_(None), signposts.c.message < message)
        here = (signposts.c.channel == channel, signposts.c.stands.is_(True), below)
        async with self._writing() as db:
            await db.execute(update(signposts).where(*here).values(covered=True))

    @whole
    async def forget_signpost(self, channel: int) -> None:
        """The channel is gone, and all that stood there."""
        async with self._writing() as db:
            await db.execute(delete(signposts).where(signposts.c.channel == channel))


def _read(row: Any) -> Signpost:
    return convert(dict(zip(_FIELDS, row, strict=True)), Signpost, strict=False)
