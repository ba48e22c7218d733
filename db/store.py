"""The store's methods; each is one transaction, and knows no rules and no Discord."""

import asyncio
import zlib
from collections.abc import Sequence
from itertools import groupby
from operator import itemgetter
from pathlib import Path
from typing import Any, Self

from msgspec.structs import asdict
from sqlalchemy import (
    URL,
    RowMapping,
    and_,
    delete,
    insert,
    or_,
    select,
    update,
)
from sqlalchemy.ext.asyncio import AsyncEngine

from db.engine import migrate, open_engine, reading
from db.errors import Damaged, MatchNotFound
from db.records import Clock, Deed, MatchRecord, Offer, Post, SeatRecord, Status, Step, Wish
from db.schema import actions, clocks, matches, notes, offers, positions, posts, seats
from db.writing import advance, hold, record, whole, wish

_SEAT = SeatRecord.__struct_fields__


class Store:
    """All matches of one bot. Open it with `Store.open`, close it with `close`."""

    def __init__(self, engine: AsyncEngine) -> None:
        self._engine = engine
        self.turn = asyncio.Lock()
        self._reader = reading(engine)

    @classmethod
    async def open(cls, database: str | Path) -> Self:
        """The store in a SQLite file, or at a database's URL; its schema is brought up to date."""
        url: str | URL = str(database)
        if "://" not in str(database):
            url = URL.create("sqlite+aiosqlite", database=str(database))
        engine = open_engine(url)
        try:
            await migrate(engine)
        except BaseException:
            await engine.dispose()
            raise
        return cls(engine)

    async def close(self) -> None:
        """Let go of the database."""
        await self._engine.dispose()

    # --- the lobby --------------------------------------------------------------------------

    @whole
    async def create(
        self,
        *,
        title: str,
        guild: int,
        channel: int,
        host: SeatRecord,
        options: bytes,
        secret: bytes,
        at: float,
    ) -> int:
        """A new match in its lobby, with its host on the first seat; gives its number."""
        async with self._engine.begin() as db:
            made = await db.execute(
                insert(matches).values(
                    title=title,
                    status=Status.LOBBY,
                    guild=guild,
                    channel=channel,
                    host=host.user,
                    options=options,
                    secret=secret,
                    number=0,
                    turn=0,
                    created=at,
                )
            )
            assert made.inserted_primary_key is not None
            match: int = made.inserted_primary_key[0]
            await db.execute(insert(seats).values(match=match, **asdict(host)))
            await wish(db, match, 1, (Wish("lobby", "0"),), at)
            await db.execute(update(matches).where(matches.c.id == match).values(number=1))
        return match

    @whole
    async def seat(
        self, match: int, number: int, seated: Sequence[SeatRecord], options: bytes, at: float
    ) -> None:
        """Who sits where in a lobby, and what will be played, from now on.

        Raises:
            Conflict: the match moved on since `number` was read.
        """
        async with self._engine.begin() as db:
            await advance(db, match, number, Status.LOBBY, options=options)
            await db.execute(delete(seats).where(seats.c.match == match))
            for record in seated:
                await db.execute(insert(seats).values(match=match, **asdict(record)))
            await wish(db, match, number + 1, (Wish("lobby", "0"),), at)

    # --- play -------------------------------------------------------------------------------

    @whole
    async def start(self, match: int, number: int, step: Step) -> None:
        """The first position of a match.

        Raises:
            Conflict: the match moved on since `number` was read.
        """
        async with self._engine.begin() as db:
            await advance(db, match, number, Status.LOBBY, status=Status.RUNNING, turn=step.turn)
            await record(db, match, number + 1, step)

    @whole
    async def act(self, match: int, number: int, step: Step) -> None:
        """One accepted action with all that follows from it.

        Raises:
            Conflict: the match moved on since `number` was read; nothing was written.
        """
        status = Status.OVER if step.over else Status.RUNNING
        changes = {"turn": step.turn} | ({"ended": step.at} if step.over else {})
        async with self._engine.begin() as db:
            await advance(db, match, number, Status.RUNNING, status=status, **changes)
            await record(db, match, number + 1, step)

    @whole
    async def propose(
        self, match: int, offer: Offer | None, wishes: Sequence[Wish], at: float
    ) -> None:
        """An offer stands from now on, or none does; the match itself does not move."""
        async with self._engine.begin() as db:
            number = await hold(db, match)
            await db.execute(delete(offers).where(offers.c.match == match))
            if offer is not None:
                agreed = ",".join(map(str, offer.agreed))
                await db.execute(insert(offers).values(**asdict(offer) | {"agreed": agreed}))
            await wish(db, match, number, wishes, at)

    async def offer(self, match: int) -> Offer | None:
        """The offer that stands in a match."""
        async with self._reader.connect() as db:
            row = (
                (await db.execute(select(offers).where(offers.c.match == match))).mappings().first()
            )
        if row is None:
            return None
        agreed = tuple(int(seat) for seat in row["agreed"].split(",") if seat)
        return Offer(**{**row, "agreed": agreed})

    # --- reminders --------------------------------------------------------------------------

    async def next_clock(self) -> Clock | None:
        """The question that is to be reminded of first."""
        async with self._reader.connect() as db:
            row = await db.execute(select(clocks).order_by(clocks.c.due).limit(1))
            found = row.mappings().first()
        return Clock(**found) if found else None

    @whole
    async def remind(self, clock: Clock, number: int, wishes: Sequence[Wish], at: float) -> None:
        """The reminder is made; there is no second one."""
        async with self._engine.begin() as db:
            await hold(db, clock.match)
            here = and_(clocks.c.match == clock.match, clocks.c.seat == clock.seat)
            gone = await db.execute(delete(clocks).where(and_(here, clocks.c.due == clock.due)))
            if gone.rowcount:
                await wish(db, clock.match, number, wishes, at)

    # --- notes ------------------------------------------------------------------------------

    async def note(self, name: str) -> str | None:
        """What was noted under a name."""
        async with self._reader.connect() as db:
            row = await db.execute(select(notes.c.value).where(notes.c.name == name))
            found: str | None = row.scalar()
        return found

    @whole
    async def take_note(self, name: str, value: str) -> None:
        """Note something under a name."""
        async with self._engine.begin() as db:
            await db.execute(delete(notes).where(notes.c.name == name))
            await db.execute(insert(notes).values(name=name, value=value))

    # --- reading ----------------------------------------------------------------------------

    async def match(self, match: int) -> MatchRecord:
        """A match with its seats.

        Raises:
            MatchNotFound: there is none of this number.
        """
        return await self._match(matches.c.id == match)

    async def match_in(self, thread: int) -> MatchRecord:
        """The match that lives in a thread.

        Raises:
            MatchNotFound: none does.
        """
        return await self._match(matches.c.thread == thread)

    async def matches_of(self, user: int, guild: int) -> list[MatchRecord]:
        """The open and running matches on a server where a user has a seat, newest first."""
        mine = select(seats.c.match).where(seats.c.user == user)
        wanted = and_(
            matches.c.id.in_(mine), matches.c.guild == guild, matches.c.status != Status.OVER
        )
        return await self._matches(wanted)

    async def lobbies(self, guild: int) -> list[MatchRecord]:
        """The matches on a server that wait for players, newest first."""
        return await self._matches(and_(matches.c.guild == guild, matches.c.status == Status.LOBBY))

    async def position(self, match: int, number: int) -> bytes:
        """A position as it was saved under a number.

        Raises:
            MatchNotFound: there is none.
            Damaged: it cannot be unpacked.
        """
        async with self._reader.connect() as db:
            wanted = and_(positions.c.match == match, positions.c.number == number)
            data = (await db.execute(select(positions.c.data).where(wanted))).scalar()
        if data is None:
            raise MatchNotFound(f"match {match} has no position {number}")
        try:
            return zlib.decompress(data)
        except zlib.error as error:
            raise Damaged(f"match {match}, position {number}: {error}") from error

    async def deeds(self, match: int, turn: int | None = None) -> list[Deed]:
        """The history of a match, or of one of its player-turns, oldest first."""
        wanted = actions.c.match == match
        if turn is not None:
            wanted = and_(wanted, actions.c.turn == turn)
        async with self._reader.connect() as db:
            rows = await db.execute(select(actions).where(wanted).order_by(actions.c.number))
            return [Deed(**_without(row, "match")) for row in rows.mappings()]

    # --- delivery ---------------------------------------------------------------------------

    async def due_posts(self) -> list[Post]:
        """What Discord does not show yet, in the order in which it was wanted."""
        behind = or_(
            posts.c.shown < posts.c.wanted,
            and_(posts.c.gone, posts.c.message.is_not(None)),
        )
        async with self._reader.connect() as db:
            rows = await db.execute(select(posts).where(behind).order_by(posts.c.id))
            return [Post(**row) for row in rows.mappings()]

    async def post(self, match: int, kind: str, key: str) -> Post | None:
        """One message of a match."""
        wanted = and_(posts.c.match == match, posts.c.kind == kind, posts.c.key == key)
        async with self._reader.connect() as db:
            row = (await db.execute(select(posts).where(wanted))).mappings().first()
        return Post(**row) if row else None

    @whole
    async def delivered(self, post: int, *, shown: int, message: int | None) -> None:
        """Discord shows a post as it was at a number; a deleted one has no message."""
        async with self._engine.begin() as db:
            await db.execute(
                update(posts).where(posts.c.id == post).values(shown=shown, message=message)
            )

    @whole
    async def threaded(self, match: int, thread: int) -> None:
        """The match lives in this thread from now on."""
        async with self._engine.begin() as db:
            await db.execute(update(matches).where(matches.c.id == match).values(thread=thread))

    async def _match(self, wanted: Any) -> MatchRecord:
        found = await self._matches(wanted)
        if not found:
            raise MatchNotFound
        return found[0]

    async def _matches(self, wanted: Any) -> list[MatchRecord]:
        """With their seats in one statement, so that both are of the same moment."""
        both = select(matches, seats).select_from(matches.outerjoin(seats)).where(wanted)
        async with self._reader.connect() as db:
            rows = await db.execute(both.order_by(matches.c.id.desc(), seats.c.seat))
            by_match = groupby(rows.mappings(), key=itemgetter("id"))
            return [_record_of(list(of_one)) for _, of_one in by_match]


def _record_of(rows: list[RowMapping]) -> MatchRecord:
    """A match from its rows, one a seat; an empty lobby has one without a seat."""
    taken = tuple(
        SeatRecord(*(row[name] for name in _SEAT)) for row in rows if row["user"] is not None
    )
    return MatchRecord(
        **{column.name: rows[0][column] for column in matches.c}
        | {"status": Status(rows[0]["status"])},
        seats=taken,
    )


def _without(row: RowMapping, name: str) -> dict[str, Any]:
    return {key: value for key, value in row.items() if key != name}
