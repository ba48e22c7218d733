"""A seat's question in the light of what its player has settled: deadline, notices, next look.

Pure: from records to times, in UTC seconds.
"""

from msgspec.structs import replace

from db import OpenQuestion, SeatRecord, UserRecord
from play.hours.paces import NEVER, Away, Thinking
from play.hours.quiet_hours import Quiet
from play.hours.reminders import Question, notices

PRESENT = 120.0
"""Seconds after an answer during which a player is not called."""


def has_robot(seat: SeatRecord, turn: int) -> bool:
    """Tell whether a robot decides for a seat in this turn."""
    return seat.mind is not None or seat.relief == turn


def away_of(person: UserRecord | None) -> Away:
    """A person's vacation."""
    if person is None or person.away_from is None or person.away_until is None:
        return NEVER
    return Away(person.away_from, person.away_until)


def quiet_of(person: UserRecord) -> Quiet:
    """A person's quiet hours."""
    return Quiet(person.zone or "UTC", person.quiet_from, person.quiet_to)


def deadline_of(clock: OpenQuestion, person: UserRecord | None) -> float | None:
    """Give the moment at which the time is up; None while it stands still or has no limit."""
    return Thinking(clock.left, clock.since).deadline(away_of(person))


def notices_of(
    seat: SeatRecord,
    clock: OpenQuestion,
    person: UserRecord,
    turn: int,
    panel: float | None = None,
) -> tuple[float, ...]:
    """List the moments at which the player is told of a question, from the first to the last.

    Nobody is told while the clock stands still, and no robot ever. A panel of the player's is open
    until `panel`; None: there is none.
    """
    if clock.since is None or has_robot(seat, turn):
        return ()
    call = call_of(seat, clock, turn, panel)
    asked = Question(
        opened=clock.opened,
        deadline=deadline_of(clock, person),
        since=clock.since,
        quiet=quiet_of(person),
        interval=person.interval,
        lone=clock.lone,
        present=call is None,
        call=call,
        muted=seat.muted == turn,
    )
    return notices(asked)


def reminder_of(clock: OpenQuestion, person: UserRecord) -> float | None:
    """Give the moment of the reminder that the player has asked for, outside the quiet hours.

    None: there is none, or the clock stands still.
    """
    if clock.reminder is None or clock.since is None:
        return None
    return quiet_of(person).open_at(clock.reminder)


def next_look(
    seat: SeatRecord,
    clock: OpenQuestion,
    person: UserRecord,
    turn: int,
    panel: float | None = None,
) -> float | None:
    """Give the moment of the next look at a question; None: not unless something changes."""
    if has_robot(seat, turn):
        return clock.acts
    away, coming = away_of(person), [] if clock.acts is None else [clock.acts]
    if clock.since is None:
        coming += [away.end] if away.covers(clock.looked) else []
        return min(coming, default=None)
    own = reminder_of(clock, person)
    told = (*notices_of(seat, clock, person, turn, panel), *([] if own is None else [own]))
    coming += [moment for moment in told if moment > clock.looked]
    coming += [away.start] if away.start > clock.looked else []
    deadline = deadline_of(clock, person)
    return min([*coming, *([] if deadline is None else [deadline])], default=None)


def call_of(
    seat: SeatRecord, clock: OpenQuestion, turn: int, panel: float | None = None
) -> float | None:
    """Give the moment of the call; None: a player who goes straight on in an own turn needs none.

    Whoever is awaited again in an own turn, after others have answered, is called when their panel
    can no longer show it (`panel`; None: there is none). Whoever has answered something else a
    moment ago is called when that is `PRESENT` seconds ago: it may have been a standing order, and
    nobody shall see whether it was.
    """
    if seat.acted is None or not was_present(seat, clock.opened):
        return clock.opened
    if clock.window or seat.played != turn:
        return seat.acted + PRESENT
    if clock.opened <= seat.acted:
        return None
    return clock.opened if panel is None else max(panel, clock.opened)


def in_time(clock: OpenQuestion, person: UserRecord, now: float, *, paused: bool) -> OpenQuestion:
    """The clock as it must run now: it stands still in a pause and on a vacation."""
    away, thinking = away_of(person), Thinking(clock.left, clock.since)
    still = paused or away.covers(now)
    if still and thinking.since is not None:
        thinking = thinking.stopped(now, away)
    elif not still and thinking.since is None:
        thinking = thinking.running(now, away)
    return replace(clock, left=thinking.left, since=thinking.since)


def was_present(seat: SeatRecord, moment: float) -> bool:
    """Tell whether the player had answered something a moment before."""
    return seat.acted is not None and 0 <= moment - seat.acted < PRESENT
