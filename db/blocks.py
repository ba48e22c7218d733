"""The people with whom somebody would rather not sit: a list each, told to nobody else."""

from collections.abc import Collection

from sqlalchemy import and_, delete, or_, select

from db.base import Database
from db.schema import blocks
from db.writing import upsert, whole


class BlockStore(Database):
    """The part of the store that knows who has blocked whom."""

    async def blocked_by(self, user: int) -> list[int]:
        """The people whom a person has blocked."""
        mine = select(blocks.c.other).where(blocks.c.user == user).order_by(blocks.c.other)
        return [other for (other,) in await self._all(mine)]

    async def is_apart(self, user: int, others: Collection[int]) -> bool:
        """Tell whether a person has blocked one of others, or is blocked by one."""
        mine = and_(blocks.c.user == user, blocks.c.other.in_(others))
        theirs = and_(blocks.c.other == user, blocks.c.user.in_(others))
        return (
            await self._first(select(blocks.c.user).where(or_(mine, theirs)).limit(1)) is not None
        )

    @whole
    async def block(self, user: int, other: int) -> None:
        """A person has blocked another one from now on."""
        async with self._writing() as db:
            pair = {"user": user, "other": other}
            await upsert(db, blocks, ("user", "other"), ("other",), pair)

    @whole
    async def unblock(self, user: int, other: int) -> None:
        """A person blocks another one no more."""
        pair = and_(blocks.c.user == user, blocks.c.other == other)
        async with self._writing() as db:
            await db.execute(delete(blocks).where(pair))
