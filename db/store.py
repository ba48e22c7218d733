"""The store's methods; each is one transaction, and knows no rules and no Discord."""

import zlib
from collections.abc import Sequence
from pathlib import Path
from typing import Any, Self

from sqlalchemy import RowMapping, and_, delete, insert, or_, select, update
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

from db.engine import READING, migrate, open_engine
from db.records import Deed, MatchRecord, Post, SeatRecord, Status, Step, Wish
from db.schema import actions, matches, positions, posts, seats


class StoreError(Exception):
    """Base of what the store refuses."""


class MatchNotFound(StoreError):
    """There is no such match."""


class Conflict(StoreError):
    """The match moved on since it was read; nothing was written."""


class Store:
    """All matches of one bot. Open it with `Store.open`, close it with `close`."""

    def __init__(self, engine: AsyncEngine) -> None:
        self._engine = engine
        self._reader = engine.execution_options(**{READING: True})

    @classmethod
    async def open(cls, database: str | Path) -> Self:
        """The store in a SQLite file, or at a database's URL; its schema is brought up to date."""
        url = str(database)
        if "://" not in url:
            url = f"sqlite+aiosqlite:///{url}"
        engine = open_engine(url)
        await migrate(engine)
        return cls(engine)

    async def close(self) -> None:
        """Let go of the database."""
        await self._engine.dispose()

    # --- the lobby --------------------------------------------------------------------------

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
            await db.execute(insert(seats).values(match=match, **_seat_values(host)))
            await _wish(db, match, 1, (Wish("lobby", "0"),), at)
            await db.execute(update(matches).where(matches.c.id == match).values(number=1))
        return match

    async def seat(self, match: int, number: int, seated: Sequence[SeatRecord], at: float) -> None:
        """Who sits where in a lobby, from now on.

        Raises:
            Conflict: the match moved on since `number` was read.
        """
        async with self._engine.begin() as db:
            await _advance(db, match, number, Status.LOBBY)
            await db.execute(delete(seats).where(seats.c.match == match))
            for record in seated:
                await db.execute(insert(seats).values(match=match, **_seat_values(record)))
            await _wish(db, match, number + 1, (Wish("lobby", "0"),), at)

    # --- play -------------------------------------------------------------------------------

    async def start(self, match: int, number: int, step: Step) -> None:
        """The first position of a match.

        Raises:
            Conflict: the match moved on since `number` was read.
        """
        async with self._engine.begin() as db:
            await _advance(db, match, number, Status.LOBBY, status=Status.RUNNING)
            await _record(db, match, number + 1, step)

    async def act(self, match: int, number: int, step: Step) -> None:
        """One accepted action with all that follows from it.

        Raises:
            Conflict: the match moved on since `number` was read; nothing was written.
        """
        status = Status.OVER if step.over else Status.RUNNING
        ended = {"ended": step.at} if step.over else {}
        async with self._engine.begin() as db:
            await _advance(db, match, number, Status.RUNNING, status=status, **ended)
            await _record(db, match, number + 1, step)

    # --- reading ----------------------------------------------------------------------------

    async def match(self, match: int) -> MatchRecord:
        """A match with its seats.

        Raises:
            MatchNotFound: there is none of this number.
        """
        async with self._reader.connect() as db:
            return await _match(db, matches.c.id == match)

    async def match_in(self, thread: int) -> MatchRecord:
        """The match that lives in a thread.

        Raises:
            MatchNotFound: none does.
        """
        async with self._reader.connect() as db:
            return await _match(db, matches.c.thread == thread)

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
        """
        async with self._reader.connect() as db:
            wanted = and_(positions.c.match == match, positions.c.number == number)
            data = (await db.execute(select(positions.c.data).where(wanted))).scalar()
        if data is None:
            raise MatchNotFound(f"match {match} has no position {number}")
        return zlib.decompress(data)

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

    async def delivered(self, post: int, *, shown: int, message: int | None) -> None:
        """Discord shows a post as it was at a number; a deleted one has no message."""
        async with self._engine.begin() as db:
            await db.execute(
                update(posts).where(posts.c.id == post).values(shown=shown, message=message)
            )

    async def threaded(self, match: int, thread: int) -> None:
        """The match lives in this thread from now on."""
        async with self._engine.begin() as db:
            await db.execute(update(matches).where(matches.c.id == match).values(thread=thread))

    async def _matches(self, wanted: Any) -> list[MatchRecord]:
        async with self._reader.connect() as db:
            ids = select(matches.c.id).where(wanted).order_by(matches.c.id.desc())
            found = (await db.execute(ids)).scalars().all()
            return [await _match(db, matches.c.id == one) for one in found]


async def _match(db: AsyncConnection, wanted: Any) -> MatchRecord:
    row = (await db.execute(select(matches).where(wanted))).mappings().first()
    if row is None:
        raise MatchNotFound
    seated = await db.execute(
        select(seats).where(seats.c.match == row["id"]).order_by(seats.c.seat)
    )
    taken = tuple(SeatRecord(**_without(seat, "match")) for seat in seated.mappings())
    return MatchRecord(**{**row, "status": Status(row["status"])}, seats=taken)


async def _advance(
    db: AsyncConnection, match: int, number: int, expected: Status, **changes: object
) -> None:
    """Take the next number; the row's number guards against a second process."""
    here = and_(matches.c.id == match, matches.c.number == number, matches.c.status == expected)
    moved = await db.execute(update(matches).where(here).values(number=number + 1, **changes))
    if moved.rowcount != 1:
        raise Conflict(f"match {match} is not at {number} any more")


async def _record(db: AsyncConnection, match: int, number: int, step: Step) -> None:
    await db.execute(
        insert(positions).values(match=match, number=number, data=zlib.compress(step.position, 1))
    )
    await db.execute(
        insert(actions).values(
            match=match,
            number=number,
            turn=step.turn,
            seat=step.seat,
            action=step.action,
            events=step.events,
            at=step.at,
        )
    )
    await db.execute(update(matches).where(matches.c.id == match).values(turn=step.turn))
    for seat, prompt in step.prompts.items():
        acted = {"acted": step.at} if seat == step.seat else {}
        await db.execute(
            update(seats)
            .where(and_(seats.c.match == match, seats.c.seat == seat))
            .values(prompt=prompt, **acted)
        )
    await _wish(db, match, number, step.wishes, step.at)


async def _wish(
    db: AsyncConnection, match: int, number: int, wishes: Sequence[Wish], at: float
) -> None:
    for wish in wishes:
        here = and_(posts.c.match == match, posts.c.kind == wish.kind, posts.c.key == wish.key)
        known = await db.execute(update(posts).where(here).values(wanted=number, gone=wish.gone))
        if not known.rowcount and not wish.gone:
            await db.execute(
                insert(posts).values(
                    match=match,
                    kind=wish.kind,
                    key=wish.key,
                    wanted=number,
                    shown=0,
                    gone=False,
                    created=at,
                )
            )


def _seat_values(record: SeatRecord) -> dict[str, Any]:
    return {
        "seat": record.seat,
        "user": record.user,
        "name": record.name,
        "prompt": record.prompt,
        "acted": record.acted,
    }


def _without(row: RowMapping, name: str) -> dict[str, Any]:
    return {key: value for key, value in row.items() if key != name}
