"""Every time in the store, and what becomes of it when time stood still or the clock was wrong."""

from collections.abc import Mapping
from enum import Enum, auto
from types import MappingProxyType
from typing import Any

from sqlalchemy import (
    Column,
    ColumnElement,
    String,
    Table,
    and_,
    case,
    cast,
    exists,
    null,
    or_,
    select,
    true,
    update,
)

from db.base import Database
from db.schema import (
    actions,
    announcements,
    audits,
    clocks,
    guilds,
    living,
    matches,
    notes,
    posts,
    promises,
    proposals,
    seats,
    signposts,
    users,
)
from db.writing import upsert, whole


class Moment(Enum):
    """Meanings of a time, and so whether it may lie ahead."""

    PAST = auto()
    """Something has happened then: it cannot lie ahead."""
    RUNS = auto()
    """Seconds are counted from it, which are right even where the machine's clock is wrong."""
    DONE = auto()
    """All that was due by then is done: it cannot lie ahead, and nothing before it comes again."""
    AHEAD = auto()
    """A deadline or a date: it may lie ahead."""
    SPAN = auto()
    """No moment, but so many seconds."""


TIMES: Mapping[Column[Any], Moment] = MappingProxyType(
    {
        matches.c.created: Moment.PAST,
        matches.c.ended: Moment.PAST,
        matches.c.paused: Moment.PAST,
        matches.c.frozen: Moment.PAST,
        matches.c.lost: Moment.PAST,
        matches.c.stirred: Moment.RUNS,
        matches.c.warned: Moment.RUNS,
        seats.c.acted: Moment.PAST,
        seats.c.bank: Moment.SPAN,
        actions.c.at: Moment.PAST,
        proposals.c.asked: Moment.PAST,
        proposals.c.expires: Moment.AHEAD,
        clocks.c.opened: Moment.PAST,
        clocks.c.left: Moment.SPAN,
        clocks.c.since: Moment.RUNS,
        clocks.c.looked: Moment.DONE,
        clocks.c.due: Moment.AHEAD,
        clocks.c.lone: Moment.PAST,
        clocks.c.acts: Moment.AHEAD,
        clocks.c.reminder: Moment.AHEAD,
        posts.c.created: Moment.PAST,
        promises.c.at: Moment.PAST,
        users.c.away_from: Moment.AHEAD,
        users.c.away_until: Moment.AHEAD,
        users.c.digested: Moment.PAST,
        guilds.c.joined: Moment.PAST,
        guilds.c.left: Moment.PAST,
        audits.c.at: Moment.PAST,
        announcements.c.at: Moment.PAST,
        announcements.c.told: Moment.PAST,
        signposts.c.made: Moment.PAST,
    }
)
"""All columns of seconds; a test holds it complete."""


_TURN = select(cast(matches.c.turn, String)).where(matches.c.id == posts.c.match)
_TIMED = (
    update(posts)
    .where(
        posts.c.kind == "board",
        posts.c.key == _TURN.scalar_subquery(),
        posts.c.gone.is_(False),
        exists().where(clocks.c.match == posts.c.match, clocks.c.left.is_not(None)),
    )
    .values(wanted=posts.c.wanted + 1)
)
"""Boards that tell until when somebody has time; one that is on its way is shown once more."""


class Times(Database):
    """Puts stored times right when nobody could play, or the clock was wrong."""

    @whole
    async def pass_over(self, start: float, end: float) -> None:
        """A span in which nobody could play costs nobody time, and made no notice overdue.

        Reminders that players have asked for come when it is over.
        """
        span = end - start
        stirred = case((matches.c.stirred > start, end), else_=matches.c.stirred + span)
        warned = case((matches.c.warned > start, end), else_=matches.c.warned + span)
        async with self._writing() as db:
            await db.execute(
                update(matches)
                .where(living, matches.c.stirred < end)
                .values(stirred=stirred, warned=warned)
            )
            began = case((clocks.c.since > start, clocks.c.since), else_=start)
            missed = clocks.c.reminder.between(start, end)
            reminder = case((missed, end + 1), else_=clocks.c.reminder)
            await db.execute(
                update(clocks)
                .where(clocks.c.since < end)
                .values(
                    since=clocks.c.since + (end - began), looked=end, due=end, reminder=reminder
                )
            )

    @whole
    async def turn_back(self, by: float, now: float, note: tuple[str, str] | None = None) -> int:
        """The machine's clock was ahead, and is right now; gives how many rows held to it.

        What has happened did so that much earlier, and never later than now. Seconds that were
        counted stay as many as they were: what had been forgiven, because the clock seemed to have
        passed over it, is taken back. What was put off by the wrong clock comes that much earlier.

        Args:
            by: seconds by which it was ahead; 0: nobody knows, and nothing may lie ahead that is
                past.
            now: the right time, in UTC seconds.
            note: the name and the text of a note that tells that it is done, and is taken with it.
        """
        touched = 0
        async with self._writing() as db:
            for table in dict.fromkeys(column.table for column in TIMES):
                assert isinstance(table, Table)
                values, wrong = _turned(table, by, now)
                changed = await db.execute(update(table).where(wrong).values(values))
                touched += changed.rowcount
            if note is not None:
                await upsert(db, notes, ("name",), ("value",), {"name": note[0], "value": note[1]})
        return touched

    @whole
    async def tell_times_anew(self) -> None:
        """Have the boards shown again that tell until when somebody has time."""
        async with self._writing() as db:
            await db.execute(_TIMED)


def _turned(
    table: Table, by: float, now: float
) -> tuple[dict[str, ColumnElement[Any]], ColumnElement[bool]]:
    """The times of a table's rows as they must be, and which rows have others."""
    own = {column: kind for column, kind in TIMES.items() if column.table is table}
    counted = [one for one, kind in own.items() if kind is Moment.RUNS]
    past = [one for one, kind in own.items() if kind in (Moment.PAST, Moment.RUNS, Moment.DONE)]
    values = {one.name: _earlier(one, own[one], by, now) for one in past}
    wrong = [one > now for one in past]
    if by:
        goes_on = living if table is matches else true()
        wrong += [and_(one.is_not(None), goes_on) for one in counted]
    if table is proposals:
        wrongly = proposals.c.asked > now
        values["expires"] = case(
            (wrongly, proposals.c.expires - (proposals.c.asked - values["asked"])),
            else_=proposals.c.expires,
        )
    if table is users:  # who has left by the wrong clock is away already
        left = users.c.away_from.between(now, now + by)
        values["away_from"] = case((left, now), else_=users.c.away_from)
        wrong.append(left)
    if table is clocks:
        values |= _ahead(values["opened"], by, now)
        wrong += [clocks.c.due.is_not(None)] if by else []  # who was away may be there again
    return values, or_(*wrong)


def _earlier(column: Column[Any], kind: Moment, by: float, now: float) -> ColumnElement[Any]:
    if kind is Moment.DONE:
        return case((column > now, now), else_=column)
    latest = case((column - by > now, now), else_=column - by)
    return latest if kind is Moment.RUNS else case((column > now, latest), else_=column)


def _ahead(opened: ColumnElement[Any], by: float, now: float) -> dict[str, ColumnElement[Any]]:
    """A question is looked at anew; what is to come for it keeps its distance."""
    shift = case((clocks.c.opened > now, clocks.c.opened - opened), else_=by)
    acts, reminder = clocks.c.acts, clocks.c.reminder
    return {
        "due": case((clocks.c.due.is_not(None), now), else_=clocks.c.due),
        "acts": case((acts - shift > now, acts - shift), (acts > now, now), else_=acts),
        "reminder": case(
            (reminder <= clocks.c.looked, null()),  # it has come
            (reminder - shift > now, reminder - shift),
            (reminder > now, now + 1),
            else_=reminder,
        ),
    }
