"""Players who have left a match for good: nobody waits for them, and they settle nothing any more.

The seat stays where it is, so that its player may look on; known from the story alone.
"""

from db import LoggedAction
from games.core.agenda import conclude
from games.core.errors import GameOver
from games.core.title import Started
from games.core.vocabulary import CoreReason, Ending, Seat, SeatRetired
from play.match.match import Match, SeatRecord, is_robot, people_of
from play.match.registry import MatchRegistry
from play.refusals import HasLeft, SeatIsOut


async def retired(registry: MatchRegistry, match: Match, seat: Seat) -> Started:
    """Retire a seat for good: robots do not play on among themselves."""
    after, events = match.title.rules.retire(match.standing, seat)
    robots = tuple(one.seat for one in match.record.seats if is_robot(one))
    if after.ending is not None or not robots:
        return after, events
    away = {seat, *await leavers(registry, match)}
    if any(one.seat not in away for one in people_of(match.record)):
        return after, events
    left = tuple(robot for robot in robots if robot not in away)
    ended, told = conclude(after, Ending(CoreReason.RETIRED, left))
    return ended, (*events, *told)


async def leavers(registry: MatchRegistry, match: Match) -> set[Seat]:
    """The seats that have left for good."""
    deeds = await registry.store.deeds(match.record.id)
    return {seat for deed in deeds for seat in left_by(match, deed)}


def left_by(match: Match, deed: LoggedAction) -> set[Seat]:
    """The seats that leave for good by a deed that stands."""
    if deed.undone is not None:
        return set()
    events = match.title.rules.codec.load_events(deed.events)
    return {event.seat for event in events if isinstance(event, SeatRetired)}


async def playing(registry: MatchRegistry, match: Match, user: int) -> SeatRecord:
    """The seat of a player who is in a match that goes on.

    Raises:
        NotAPlayer, NotStarted, GameOver: there is none.
        HasLeft: the player has left it for good.
    """
    seat = match.seat_of(user)
    if match.standing.ending is not None:
        raise GameOver
    if seat.seat in await leavers(registry, match):
        raise HasLeft
    return seat


async def check_stays(registry: MatchRegistry, match: Match, seat: Seat) -> None:
    """See that a seat is of use to somebody.

    Raises:
        SeatIsOut: it has left the match.
    """
    if seat in await leavers(registry, match):
        raise SeatIsOut
