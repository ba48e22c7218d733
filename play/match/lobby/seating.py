"""Seats of an invitation: how many there are, who gets which, and who is the host."""

from games.catalogue import titles
from play.match.match import MatchRecord, SeatRecord, is_robot
from play.refusals import MatchFull, SeatTaken


def most_seats(record: MatchRecord) -> int:
    """The number of players whom a match's table holds."""
    return max(titles()[record.title].seats)


def has_room(record: MatchRecord) -> bool:
    """Tell whether somebody could still sit down: on a free seat, or in place of a robot."""
    return len(record.seats) < most_seats(record) or any(map(is_robot, record.seats))


def may_come(record: MatchRecord, *, welcome: bool | None) -> bool:
    """Tell whether a table's door lets somebody in, who was invited, sent away, or neither."""
    return not record.is_by_invitation if welcome is None else welcome


def place_for(record: MatchRecord, user: int) -> int:
    """Find a newcomer's seat: a free one, or else a robot's.

    Raises:
        SeatTaken: the user has one.
        MatchFull: none is left.
    """
    if record.seat_of(user):
        raise SeatTaken
    if len(record.seats) < most_seats(record):
        return len(record.seats)
    if not has_room(record):
        raise MatchFull
    return [seat.seat for seat in record.seats if is_robot(seat)][-1]


def host_of(record: MatchRecord, seats: tuple[SeatRecord, ...]) -> int:
    """Name the host: whoever opened the match, or after them the next in line."""
    people = [seat.user for seat in seats if not is_robot(seat)]
    return record.host if record.host in people or not people else people[0]


def users_of(record: MatchRecord) -> list[int]:
    """Those who sit there."""
    return [seat.user for seat in record.seats]
