"""Looks at every match of a database for damage, and changes nothing."""

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from enum import StrEnum

from msgspec import Struct
from sqlalchemy import bindparam, select

from db import reading
from db.asynchronous import AsyncConnection
from db.engine import check_up_to_date, open_engine, url_of
from db.engine import reading as only_reading
from db.records import MatchRecord
from db.schema import matches, positions
from db.soundness import checksums

_NUMBERS = select(matches.c.id).order_by(matches.c.id)
_POSITIONS = (
    select(positions.c.number, positions.c.data, positions.c.checksum)
    .where(positions.c.match == bindparam("of"))
    .order_by(positions.c.number)
)


class Damage(StrEnum):
    """Parts of a match that can be damaged."""

    RECORD = "record"
    """The match itself, or one of its seats."""
    POSITION = "position"
    """The position at which it stands, or it is missing."""
    EARLIER = "earlier"
    """Positions that it has left behind, to which an undo could lead back."""


class Audited(Struct, frozen=True):
    """A match, what is damaged in it, and its packed position if that is as it was written."""

    record: MatchRecord
    damages: tuple[Damage, ...]
    position: bytes | None


@asynccontextmanager
async def audited(database: str) -> AsyncIterator[AsyncIterator[Audited]]:
    """All matches in a SQLite file, or in the database at a URL, oldest first.

    Raises:
        Unavailable: the database does not work, or is none that this program can read as it is.
    """
    engine = open_engine(url_of(database))
    try:
        await check_up_to_date(engine)
        async with only_reading(engine).connect() as connection:
            yield _all(connection)
    finally:
        await engine.dispose()


async def _all(db: AsyncConnection) -> AsyncIterator[Audited]:
    for match in (await db.execute(_NUMBERS)).scalars().all():
        rows = (await db.execute(reading.MATCH, {"of": match})).all()
        for record in reading.records_of(rows):
            yield await _looked_at(db, record)


async def _looked_at(db: AsyncConnection, record: MatchRecord) -> Audited:
    newest, earlier_fit = None, True
    for number, packed, checksum in (await db.execute(_POSITIONS, {"of": record.id})).all():
        fits = checksum == checksums.of_position(record.id, number, packed)
        if number != record.number:
            earlier_fit = earlier_fit and fits
        elif fits:
            newest = packed
    found = {
        Damage.RECORD: record.damaged,
        Damage.POSITION: record.began and newest is None,
        Damage.EARLIER: not earlier_fit,
    }
    return Audited(record, tuple(one for one, there in found.items() if there), newest)
