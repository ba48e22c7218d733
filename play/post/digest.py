"""The daily digest: once a day, at the hour and in the zone of each who wants it.

Whoever makes a digest first notes that it is made, so that none goes out twice: not after a crash,
not from a second process, not when clocks are changed. One that nobody could make for `GRACE` is
left out: after a long silence nobody is flooded. It knows no Discord but for a `Postman`.
"""

import asyncio
import logging
from collections.abc import Callable
from datetime import date, datetime, timedelta
from typing import Final, Protocol
from zoneinfo import ZoneInfo

from msgspec.structs import replace

from db import MatchRecord, Store, UserRecord
from play.clock import TimeSource
from play.hours.deadlines import away_of, quiet_of
from play.hours.paces import DAY, HOUR
from play.hours.quiet_hours import clock_time, zone_of
from play.library import words_of
from play.match.registry import MatchRegistry
from play.post.lists import match_list
from play.post.messenger import Undeliverable, Unwelcome

GRACE = 2 * HOUR
"""Seconds by which a digest may be late; then the next day's is awaited."""
BEAT: Final = 60.0
"""Seconds between two looks."""
ROOM = 1500
"""Characters for the lines of a digest; a plain message has 2000."""
AHEAD = 4
"""Days among which the next digest is: quiet hours may put one off to the day after."""
log = logging.getLogger(__name__)


class Postman(Protocol):
    """A postman who can write to a person."""

    async def write(self, user: int, text: str, nonce: str) -> None:
        """Send a direct message.

        Raises:
            Unwelcome: the person takes none from us.
            Undeliverable: Discord would not have it now.
        """


class Digests:
    """Makes the digests of all who want one."""

    def __init__(self, store: Store, registry: MatchRegistry, time: TimeSource) -> None:
        self.connected: Callable[[], bool] = lambda: True
        """Tells whether people can be reached; else no digest is made."""
        self._store = store
        self._registry = registry
        self._time = time

    async def run(self, postman: Postman) -> None:
        """Make digests for ever."""
        while True:
            wait = await self.look(postman)
            await asyncio.sleep(wait)

    async def look(self, postman: Postman) -> float:
        """Make what is due; gives the seconds until the next look."""
        if not self.connected():
            return BEAT
        now = self._time.now()
        for person in await self._store.subscribers():
            try:
                due = next_digest(person, now)
                if due <= now:
                    await self._make(person, due, postman)
            except Exception:  # what fails for one must not keep the others waiting
                log.exception("no digest can be made for user %d", person.id)
        return BEAT

    async def _make(self, person: UserRecord, due: float, postman: Postman) -> None:
        """Make a digest that is due, unless it is made already; it counts for the day it is due."""
        if not await self._store.claim_digest(person, due) or away_of(person).covers(due):
            return
        since = due - DAY if person.digested is None else person.digested
        records = await self._store.matches_with(person.id, since)
        text = await digest_of(self._store, records, person, since)
        if not text:
            return
        try:
            await postman.write(person.id, text, f"digest-{int(due)}")
        except Unwelcome:
            await self._registry.people.refused(person.id)
        except Undeliverable as error:
            log.warning("user %d gets no digest today: %s", person.id, error)


def next_digest(person: UserRecord, now: float) -> float:
    """Give the moment of a person's next digest, in UTC seconds; it may be due already.

    Not on a day, by the person's calendar, on which there was one; after the quiet hours, if the
    hour lies in them.
    """
    assert person.digest is not None
    quiet = quiet_of(person)
    zone = zone_of(quiet.zone)
    last = date.min if person.digested is None else _day(person.digested, zone)
    first = max(last, _day(now, zone)) - timedelta(days=1)
    days = (first + timedelta(days=count) for count in range(AHEAD))
    times = (quiet.open_at(clock_time(day, person.digest, zone)) for day in days)
    return next(time for time in times if time > now - GRACE and _day(time, zone) > last)


def subscription(person: UserRecord, minute: int | None, now: float) -> dict[str, object]:
    """Give the changes for a digest at a minute of the day, or none; a past one is not made up."""
    if minute is None:
        return {"digest": None}
    settled: dict[str, object] = {"digest": minute, "blocked": False}
    passed = next_digest(replace(person, digest=minute), now) <= now
    return settled | {"digested": now} if passed else settled


async def digest_of(
    store: Store, records: list[MatchRecord], person: UserRecord, since: float
) -> str:
    """The digest: what waits for the person, and what others did since; empty if neither is."""
    ordered = match_list.in_order(records, person)
    yours = [one for one in ordered if match_list.waits(one, person.id)]
    moved = [one for one in ordered if one not in yours and _has_moved(one, person.id, since)]
    lines = []
    for heading, listed in (("digest-yours", yours), ("digest-moved", moved)):
        if listed:
            lines.append(words_of().text(heading))
            lines += [await match_list.line_of(store, one, person) for one in listed]
    if not lines:
        return ""
    return "\n".join([words_of().text("digest-heading"), *match_list.shortened(lines, ROOM)])


def _day(moment: float, zone: ZoneInfo) -> date:
    """The day in a zone."""
    return datetime.fromtimestamp(moment, zone).date()


def _has_moved(record: MatchRecord, user: int, since: float) -> bool:
    """Tell whether somebody else has done something in a match."""
    seat = record.seat_of(user)
    own = 0.0 if seat is None or seat.acted is None else seat.acted
    latest = record.stirred if record.ended is None else max(record.stirred, record.ended)
    return latest > max(since, own)
