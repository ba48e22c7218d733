"""Vacations: from when to when a person is away, as they write it, in their own time zone.

What an absence does to clocks and calls is in `play.hours.deadlines` and `play.watch.clocks`.
"""

import re
from dataclasses import dataclass
from datetime import date, datetime, time, timedelta

from db import UserRecord
from play.clock import TimeSource
from play.hours.deadlines import away_of
from play.hours.paces import DAY, HOUR, NEVER, Away
from play.hours.quiet_hours import zone_of
from play.match.people import People
from play.refusals import AwayBackwards, AwayTooLong, NotAway, UnreadableDate

LONGEST = 60 * DAY
"""Seconds of a vacation at most."""
AHEAD = 366 * DAY
"""Seconds from now within which it must begin."""
LENGTH = 40
"""Characters of a moment, as it is written."""
SPAN = re.compile(r"(?:in )?(\d{1,4}|an?|one)\s*(hours?|h|days?|d|weeks?|w)(?: from now)?")
UNIT = {"h": HOUR, "d": DAY, "w": 7 * DAY}
NAMED = {"today": 0, "tomorrow": 1}
"""Days from today."""
YEAR = re.compile(r"\d{4}")


@dataclass(frozen=True)
class Vacations:
    """Goes on vacation and comes back, for all matches of a person."""

    people: People
    clock: TimeSource

    async def go(self, user: int, start: str, end: str) -> Away:
        """Be away from one moment to another; both as the person writes them.

        Raises:
            UnreadableDate: one of them is not understood.
            AwayBackwards, AwayTooLong: they make no vacation.
        """
        person, now = await self.people.get(user), self.clock.now()
        begins, ends = moment(start, person, now), moment(end, person, now, last=True)
        before = away_of(person)
        if before.covers(now) and begins <= now:
            begins = before.start  # what is past stays as it was
        elif begins < now:
            begins = now
        if ends <= max(begins, now):
            raise AwayBackwards
        if ends - begins > LONGEST or begins - now > AHEAD:
            raise AwayTooLong
        await self.people.change(user, away_from=begins, away_until=ends)
        return Away(begins, ends)

    async def come_back(self, user: int) -> None:
        """Be there again, or go on no vacation after all.

        Raises:
            NotAway: there is none to come back from.
        """
        away, now = away_of(await self.people.get(user)), self.clock.now()
        if away == NEVER or away.end <= now:
            raise NotAway
        if away.covers(now):
            await self.people.change(user, away_until=now)  # until now nobody's time has run
        else:
            await self.people.change(user, away_from=None, away_until=None)


def moment(text: str, person: UserRecord, now: float, *, last: bool = False) -> float:
    """Read a date such as "now", "in 3 days", "2 weeks", "fri", "24 dec" or "2026-12-24".

    Args:
        text: as it was written.
        person: whose time zone counts.
        now: UTC seconds.
        last: whether a day without a time means its end.

    Raises:
        UnreadableDate: it is not understood.
    """
    plain = " ".join(text.casefold().split()).rstrip(".")
    if plain in ("now", ""):
        return now
    if found := SPAN.fullmatch(plain):
        count = int(found[1]) if found[1].isdecimal() else 1
        return now + count * UNIT[found[2][0]]
    here = datetime.fromtimestamp(now, zone_of(person.zone or "UTC"))
    try:
        local = _local(plain, here)
        if local.time() == time() and last:
            local = datetime.combine(local, time(23, 59, 59))
        return local.replace(tzinfo=here.tzinfo).timestamp()
    except (ValueError, OverflowError):
        raise UnreadableDate from None


def _local(plain: str, here: datetime) -> datetime:
    """A day, perhaps with a time, on the clocks of a place.

    Raises:
        ValueError, OverflowError: it is none.
    """
    from dateutil import parser  # noqa: PLC0415 - the start is quicker without it

    today = datetime.combine(here, time())
    if plain in NAMED:
        return today + timedelta(days=NAMED[plain])
    if len(plain) > LENGTH:
        raise ValueError(plain)
    try:
        return datetime.combine(date.fromisoformat(plain), time())
    except ValueError:
        read = parser.parse(plain, default=today, dayfirst=True, ignoretz=True)
    if read < today and not YEAR.search(plain):
        return read.replace(year=read.year + 1)
    return read
