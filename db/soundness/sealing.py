"""Every write to a match happens between two looks at its checksum: it was right, and is made anew.

So what was damaged since it was read is not played on, and no write makes damage look right.
"""

from collections.abc import AsyncIterator, Sequence
from contextlib import asynccontextmanager
from typing import Any

from sqlalchemy import bindparam, select, update

from db.asynchronous import AsyncConnection
from db.errors import Damaged
from db.schema import matches, positions, seats
from db.soundness import checksums

_ROWS = (
    select(
        matches.c.checksum,
        *(matches.c[name] for name in checksums.MATCH),
        *(seats.c[name] for name in checksums.SEAT),
    )
    .select_from(matches.outerjoin(seats))
    .where(matches.c.id == bindparam("of"))
    .order_by(seats.c.seat)
)
_SEATED = 1 + len(checksums.MATCH)
"""The place in a row at which its seat begins."""
_SEALED = (
    update(matches).where(matches.c.id == bindparam("of")).values(checksum=bindparam("to_checksum"))
)
_POSITION = select(positions.c.data, positions.c.checksum).where(
    positions.c.match == bindparam("of"), positions.c.number == bindparam("at")
)


@asynccontextmanager
async def sound(db: AsyncConnection, match: int) -> AsyncIterator[None]:
    """Change a match that is sound, and leave it so; one that is not there is left to the change.

    Raises:
        Damaged: it isn't what was written; nothing may be written on top of that.
    """
    rows = await _rows(db, match)
    if rows and _made(rows) != rows[0][0]:
        raise Damaged(f"match {match} is not what was written")
    yield
    await seal(db, match)


async def seal(db: AsyncConnection, match: int) -> None:
    """Make the checksum of a match as this transaction leaves it."""
    rows = await _rows(db, match)
    await db.execute(_SEALED, {"of": match, "to_checksum": _made(rows)})


async def position(db: AsyncConnection, match: int, number: int) -> bytes:
    """A position as it is packed.

    Raises:
        Damaged: it is not there, or isn't what was written.
    """
    row = (await db.execute(_POSITION, {"of": match, "at": number})).first()
    if row is None or row.checksum != checksums.of_position(match, number, row.data):
        raise Damaged(f"match {match}, position {number} is not what was written")
    packed: bytes = row.data
    return packed


async def _rows(db: AsyncConnection, match: int) -> Sequence[Sequence[Any]]:
    return (await db.execute(_ROWS, {"of": match})).all()


def _made(rows: Sequence[Sequence[Any]]) -> bytes:
    """The checksum of a match from its rows, one a seat; without seats there is one row."""
    taken = [row[_SEATED:] for row in rows if row[_SEATED] is not None]
    return checksums.of_match(rows[0][1:_SEATED], taken)
