"""A match that its server's staff stops and lets go on: changes of seats and clocks, no deeds.

Pure, as `seat_changes`: the position, the dice and the story stay as they are.
"""

from msgspec.structs import replace

from db import SeatRecord, WantedPost
from play.match.match import Match
from play.match.posts import no_calls
from play.table.seat_changes import TableState


def stopped(table: TableState) -> tuple[tuple[SeatRecord, ...], list[WantedPost]]:
    """Nobody is asked any more; who was keeps the time that was left."""
    asked = [seat for seat in table.match.record.seats if seat.clock is not None]
    calls = [wanted for seat in asked for wanted in no_calls(seat)]
    return tuple(_put_away(table, seat) for seat in asked), calls


def going_on(table: TableState) -> tuple[tuple[SeatRecord, ...], list[WantedPost]]:
    """Ask those once more who are awaited, with the time that was left."""
    now = TableState(table.match.with_changes(frozen=None), table.people, table.now)
    seats, wanted = [], []
    for seat in _awaited(now.match):
        asked, calls = now.anew(seat)
        seats.append(asked)
        wanted += calls
    return tuple(seats), wanted


def taken_by(
    table: TableState, seat: SeatRecord, robot: SeatRecord
) -> tuple[SeatRecord, list[WantedPost]]:
    """A robot has a seat from now on, with its hand and its time; in a match that stands, too."""
    fresh = replace(robot, seat=seat.seat, prompt=seat.prompt, word=seat.word, bank=seat.bank)
    if table.match.record.frozen is not None:
        return replace(fresh, prompt=seat.prompt + 1), []
    left = None if seat.clock is None or seat.clock.window else table.remaining(seat)
    people = {**table.people, fresh.user: replace(table.people[seat.user], id=fresh.user)}
    return TableState(table.match, people, table.now).anew(replace(fresh, clock=seat.clock), left)


def _put_away(table: TableState, seat: SeatRecord) -> SeatRecord:
    assert seat.clock is not None
    left = seat.bank if seat.clock.window else table.remaining(seat)
    return replace(seat, bank=left, clock=None)


def _awaited(match: Match) -> list[SeatRecord]:
    return [match.record.seats[seat] for seat in match.standing.awaited]
