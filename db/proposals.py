"""The proposals of players to each other: several a match, each with its message.

A proposal is found by the key of that message, so that a button never answers another one.
"""

from collections.abc import Collection, Mapping, Sequence

from msgspec.structs import asdict
from sqlalchemy import (
    ColumnElement,
    Executable,
    and_,
    bindparam,
    delete,
    insert,
    or_,
    select,
    update,
)

from db import reading
from db.asynchronous import AsyncConnection
from db.base import Database
from db.errors import Conflict
from db.records import Commit, Proposal, WantedPost
from db.schema import OUTDATED, posts, proposals
from db.writing import hold, many, want, whole

MESSAGE = "offer"
"""The kind of posts that proposals have in the database."""
_HERE = proposals.c.match == bindparam("of")
_THIS = and_(_HERE, proposals.c.key == bindparam("which"))
_KEYS = select(proposals.c.key).where(_HERE)
_AGREED = (
    update(proposals)
    .where(_THIS, proposals.c.agreed == bindparam("before"))
    .values(agreed=bindparam("after"))
)
_STRUCK = update(proposals).where(_THIS).values(agreed=bindparam("after"))
_TOLD_ANEW = (
    update(posts)
    .where(
        posts.c.match == bindparam("of"),
        posts.c.kind == MESSAGE,
        posts.c.key == bindparam("which"),
        posts.c.gone.is_(False),
        posts.c.shown != 0,
    )
    .values(shown=OUTDATED)
)


def _ended(which: ColumnElement[bool]) -> Executable:
    """End some of a match's proposals; gives the keys of their messages."""
    return delete(proposals).where(_HERE, which).returning(proposals.c.key)


_ENDED = _ended(proposals.c.key == bindparam("which"))
_OVERTAKEN = _ended(or_(proposals.c.until < bindparam("turn"), bindparam("over")))
_VACATED = _ended(
    or_(proposals.c.seat == bindparam("left"), proposals.c.guest == bindparam("seated"))
)


class ProposalStore(Database):
    """The part of the store that knows what is proposed."""

    async def proposal(self, match: int, key: str) -> Proposal | None:
        """The proposal with a message of this key, if it stands in a match."""
        row = await self._first(reading.PROPOSAL, of=match, which=key)
        return None if row is None else reading.proposal_of(row)

    async def proposals(self, match: int) -> list[Proposal]:
        """All that stands in a match, in the order of the keys."""
        return [reading.proposal_of(row) for row in await self._all(reading.PROPOSALS, of=match)]

    async def expired_proposals(self, moment: float) -> list[Proposal]:
        """All that still stands though silence had refused it before a moment, in UTC seconds."""
        rows = await self._all(reading.EXPIRED, moment=moment)
        return [reading.proposal_of(row) for row in rows]

    @whole
    async def propose(
        self,
        proposal: Proposal,
        number: int,
        known: Collection[str],
        at: float,
        *,
        instead_of: Collection[str] = (),
    ) -> None:
        """A proposal stands from now on, and its message is wanted; the match does not move.

        Args:
            proposal: what is proposed.
            number: the match's, as it was read.
            known: the keys of all that stood beside it then.
            at: when, in UTC seconds.
            instead_of: the keys of those that go.

        Raises:
            Conflict: the match moved on, or something else stands by now.
        """
        match, row = proposal.match, asdict(proposal) | {"agreed": _joined(proposal.agreed)}
        async with self._writing() as db:
            if await hold(db, match) != number:
                raise Conflict(f"match {match} is not at {number} any more")
            if set((await db.execute(_KEYS, {"of": match})).scalars()) != set(known):
                raise Conflict(f"in match {match} something else is proposed")
            for key in instead_of:
                await _end(db, match, number, _ENDED, at, which=key)
            await db.execute(insert(proposals).values(**row))
            await want(db, match, number, (WantedPost(MESSAGE, proposal.key),), at)

    @whole
    async def agree(self, proposal: Proposal, agreed: Sequence[int]) -> None:
        """Others have agreed too, but not yet all; its message must tell it.

        Raises:
            Conflict: it stands no more, or somebody else was faster.
        """
        values = {"before": _joined(proposal.agreed), "after": _joined(agreed)}
        async with self._writing() as db:
            await hold(db, proposal.match)
            this = {"of": proposal.match, "which": proposal.key}
            if (await db.execute(_AGREED, this | values)).rowcount != 1:
                raise Conflict(f"match {proposal.match}: {proposal.key} is not as it was")
            await db.execute(_TOLD_ANEW, this)

    @whole
    async def take_back(self, proposal: Proposal, at: float) -> None:
        """A proposal stands no more, and its message goes.

        Raises:
            Conflict: it stood no more already.
        """
        async with self._writing() as db:
            number = await hold(db, proposal.match)
            await _close(db, proposal.match, number, proposal.key, at)

    @whole
    async def refuse(self, proposal: Proposal) -> None:
        """A proposal stands no more; its message must tell it.

        Raises:
            Conflict: it stood no more already.
        """
        this = {"of": proposal.match, "which": proposal.key}
        async with self._writing() as db:
            await hold(db, proposal.match)
            if not (await db.execute(_ENDED, this)).all():
                raise Conflict(f"match {proposal.match}: {proposal.key} stands no more")
            await db.execute(_TOLD_ANEW, this)

    @whole
    async def run_out(self, proposal: Proposal) -> None:
        """A proposal stands no more, if it still does; its message must tell it."""
        this = {"of": proposal.match, "which": proposal.key}
        async with self._writing() as db:
            await hold(db, proposal.match)
            if (await db.execute(_ENDED, this)).all():
                await db.execute(_TOLD_ANEW, this)


async def overtake(db: AsyncConnection, match: int, number: int, step: Commit) -> None:
    """End all that a deed carries out, overtakes or leaves behind; the messages go.

    Raises:
        Conflict: what it carries out stood no more already.
    """
    if step.carried is not None:
        await _close(db, match, number, step.carried, step.at)
    await _end(db, match, number, _OVERTAKEN, step.at, turn=step.turn, over=step.over)
    if step.left and not step.over:
        await vacate(db, match, number, dict.fromkeys(step.left), step.at)


async def vacate(
    db: AsyncConnection,
    match: int,
    number: int,
    left: Mapping[int, int | None],
    at: float,
    *,
    carried: str | None = None,
) -> None:
    """End what is proposed for seats that their players have left, and forget their consents.

    Args:
        db: the connection that writes.
        match: which.
        number: the match's from now on.
        left: the seats, each with the user who has it now, for whom no other one is proposed.
        at: when, in UTC seconds.
        carried: the key of the proposal that was carried out by this.

    Raises:
        Conflict: that one stood no more already.
    """
    if carried is not None:
        await _close(db, match, number, carried, at)
    for seat, user in left.items():
        await _end(db, match, number, _VACATED, at, left=seat, seated=user)
    if left:
        await _strike(db, match, set(left))


async def dissolve(db: AsyncConnection, match: int, number: int, at: float) -> None:
    """End all that is proposed in a match."""
    await _end(db, match, number, _OVERTAKEN, at, turn=0, over=True)


async def _close(db: AsyncConnection, match: int, number: int, key: str, at: float) -> None:
    """End one proposal, which must still have stood."""
    if not await _end(db, match, number, _ENDED, at, which=key):
        raise Conflict(f"match {match}: {key} stands no more")


async def _end(
    db: AsyncConnection, match: int, number: int, which: Executable, at: float, /, **values: object
) -> bool:
    """End proposals, with their messages; tell if there were any."""
    keys = (await db.execute(which, {"of": match} | values)).scalars().all()
    await want(db, match, number, [WantedPost(MESSAGE, key, gone=True) for key in keys], at)
    return bool(keys)


async def _strike(db: AsyncConnection, match: int, left: set[int]) -> None:
    """Forget what the former players of seats have agreed to: their followers are asked anew."""
    rows = (await db.execute(reading.PROPOSALS, {"of": match})).all()
    standing = [reading.proposal_of(row) for row in rows]
    struck = [
        {"of": match, "which": one.key, "after": _joined([v for v in one.agreed if v not in left])}
        for one in standing
        if left.intersection(one.agreed)
    ]
    await many(db, _STRUCK, struck)


def _joined(agreed: Sequence[int]) -> str:
    return ",".join(map(str, agreed))
