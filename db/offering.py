"""Proposals of players: one a match stands at a time, with its message."""

from collections.abc import Sequence

from msgspec.structs import asdict
from sqlalchemy import and_, bindparam, delete, insert, select, update

from db import reading
from db.base import Database
from db.records import Proposal, WantedPost
from db.schema import offers, posts
from db.writing import hold, want, whole

_UNTIL = select(offers).where(offers.c.asked < bindparam("moment"))
_THIS = and_(
    offers.c.match == bindparam("of"),
    offers.c.kind == bindparam("what"),
    offers.c.number == bindparam("at"),
)
_RUN_OUT = (
    update(posts)
    .where(
        posts.c.match == bindparam("of"),
        posts.c.kind == "offer",
        posts.c.key == bindparam("which"),
        posts.c.gone.is_(False),
        # number 0 would say that the message is lost
        posts.c.shown > 1,
    )
    .values(shown=posts.c.wanted - 1)
)


class ProposalStore(Database):
    """The part of the store that knows what is proposed."""

    async def offer(self, match: int) -> Proposal | None:
        """The offer that stands in a match."""
        row = await self._first(reading.OFFER, of=match)
        return None if row is None else reading.offer_of(row)

    async def offers_until(self, moment: float) -> list[Proposal]:
        """Read the proposals that were made before a moment, in UTC seconds, and still stand."""
        return [reading.offer_of(row) for row in await self._all(_UNTIL, moment=moment)]

    @whole
    async def propose(
        self, match: int, offer: Proposal | None, wanted: Sequence[WantedPost], at: float
    ) -> None:
        """An offer stands from now on, or none does; the match itself does not move."""
        async with self._writing() as db:
            number = await hold(db, match)
            await db.execute(delete(offers).where(offers.c.match == match))
            if offer is not None:
                agreed = ",".join(map(str, offer.agreed))
                await db.execute(insert(offers).values(**asdict(offer) | {"agreed": agreed}))
            await want(db, match, number, wanted, at)

    @whole
    async def run_out(self, offer: Proposal, key: str) -> None:
        """An offer stands no more, if it still does; its message, of this key, must tell it."""
        this = {"of": offer.match, "what": offer.kind, "at": offer.number}
        async with self._writing() as db:
            await hold(db, offer.match)
            ended = await db.execute(delete(offers).where(_THIS), this)
            if ended.rowcount:
                await db.execute(_RUN_OUT, {"of": offer.match, "which": key})
