"""All matches at once, for whoever runs the program: listed, and counted without a name.

Copies to practise with are not counted, nor are people who only sit there.
"""

from collections.abc import Collection

from msgspec import Struct
from sqlalchemy import func, select

from db import reading
from db.base import Database
from db.records import MatchRecord, Status
from db.schema import matches, seats

_BEGAN = matches.c.turn > 0
_COUNTED = matches.c.copied.is_(None)
_COUNTS = (
    select(
        matches.c.title,
        matches.c.status,
        func.count(),
        func.avg(matches.c.turn),
        func.avg(matches.c.ended - matches.c.created),
    )
    .where((matches.c.status == Status.LOBBY) | _BEGAN, _COUNTED)
    .group_by(matches.c.title, matches.c.status)
    .order_by(matches.c.title, matches.c.status)
)
_PEOPLE = (
    select(func.count(func.distinct(seats.c.user)))
    .select_from(seats.join(matches))
    .where(seats.c.user > 0, _COUNTED)
)
_PLAYING = _PEOPLE.where(matches.c.status == Status.RUNNING)


class TitleCount(Struct, frozen=True):
    """The matches of a title at one stage; invitations that were closed are none, nor copies."""

    title: str
    status: str
    matches: int
    turns: float
    """Turns of a match, on average."""
    seconds: float | None
    """From the invitation to the end, on average; None: they are not over."""


class OverviewStore(Database):
    """The part of the store that looks at all matches."""

    async def listed(self, statuses: Collection[Status], most: int) -> list[MatchRecord]:
        """Read the newest matches of these stages, so many at most."""
        rows = await self._all(reading.LISTED, statuses=list(statuses), most=most)
        return reading.records_of(rows)

    async def counts(self) -> list[TitleCount]:
        """Count matches by title and stage."""
        return [
            TitleCount(title, status, count, float(turns), seconds and float(seconds))
            for title, status, count, turns, seconds in await self._all(_COUNTS)
        ]

    async def people(self) -> tuple[int, int]:
        """Count the people with a seat anywhere, and those who play now."""
        return (await self._first(_PEOPLE))[0], (await self._first(_PLAYING))[0]
