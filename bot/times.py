"""A seat's question in the light of what its player has settled: deadline, notices, next look.

Pure: from records to times, in UTC seconds.
"""

from bot.notices import Question, notices
from bot.paces import NEVER, Away, Thinking
from bot.quiet import Quiet
from db import Clock, SeatRecord, UserRecord

PRESENT = 120.0
"""Seconds after a click during which a player is not called."""


def away_of(person: UserRecord | None) -> Away:
    """A person's vacation."""
    if person is None or person.away_from is None or person.away_until is None:
        return NEVER
    return Away(person.away_from, person.away_until)


def quiet_of(person: UserRecord) -> Quiet:
    """A person's quiet hours."""
    return Quiet(person.zone or "UTC", person.quiet_from, person.quiet_to)


def deadline_of(clock: Clock, person: UserRecord | None) -> float | None:
    """When the time for a question is up; None while it stands still or has no limit."""
    return Thinking(clock.left, clock.since).deadline(away_of(person))


def notices_of(seat: SeatRecord, clock: Clock, person: UserRecord, turn: int) -> tuple[float, ...]:
    """When the player is told of a question, from the first time to the last.

    Nobody is told while the clock stands still.
    """
    if clock.since is None:
        return ()
    asked = Question(
        opened=clock.opened,
        deadline=deadline_of(clock, person),
        since=clock.since,
        quiet=quiet_of(person),
        interval=person.interval,
        lone=clock.lone,
        present=was_present(seat, clock.opened),
        muted=seat.muted == turn,
    )
    return notices(asked)


def reminder_of(clock: Clock, person: UserRecord) -> float | None:
    """When the reminder comes that the player has asked for, outside the quiet hours.

    None: there is none, or the clock stands still.
    """
    if clock.reminder is None or clock.since is None:
        return None
    return quiet_of(person).open_at(clock.reminder)


def next_look(seat: SeatRecord, clock: Clock, person: UserRecord, turn: int) -> float | None:
    """When somebody must look after a question again; None: never, unless something changes."""
    if clock.acts is not None:
        return clock.acts
    away = away_of(person)
    if clock.since is None:
        return away.end if away.covers(clock.looked) else None
    own = reminder_of(clock, person)
    told = (*notices_of(seat, clock, person, turn), *([] if own is None else [own]))
    coming = [moment for moment in told if moment > clock.looked]
    coming += [away.start] if away.start > clock.looked else []
    deadline = deadline_of(clock, person)
    return min([*coming, *([] if deadline is None else [deadline])], default=None)


def was_present(seat: SeatRecord, moment: float) -> bool:
    """Whether the player had just clicked, so that no call was needed."""
    return seat.acted is not None and 0 <= moment - seat.acted < PRESENT
