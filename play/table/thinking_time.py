"""Time that players settle at once, without asking anybody: a gift, and the end of a pause."""

from games.core.vocabulary import Seat
from play.match.match import Match
from play.match.registry import MatchRegistry
from play.refusals import OwnSeat
from play.table import seat_changes
from play.table.retired_seats import check_stays, playing
from play.table.seat_changes import TableState


async def give_time(registry: MatchRegistry, match_id: int, user: int, seat: Seat) -> None:
    """Give another seat more time.

    Raises:
        NotAPlayer, NotStarted, GameOver, HasLeft: this user can give none.
        NoLimit, EnoughTime: there is nothing to give.
        OwnSeat: it is one's own.
        SeatIsOut: it has left the match.
    """

    async def give(match: Match) -> None:
        own = await playing(registry, match, user)
        if own.seat == seat:
            raise OwnSeat
        await check_stays(registry, match, seat)
        table = await _table(registry, match)
        await registry.move_on(match, seat_changes.longer(table, match.record.seats[seat]))

    await registry.decide(match_id, give)


async def let_time_go_on(registry: MatchRegistry, match_id: int, user: int) -> None:
    """Let time go on.

    Raises:
        NotAPlayer, NotStarted, GameOver, HasLeft: it is not for this user.
        NotPaused: it does.
    """

    async def resume(match: Match) -> None:
        own = await playing(registry, match, user)
        await registry.move_on(match, seat_changes.resumed(await _table(registry, match), own))

    await registry.decide(match_id, resume)


async def _table(registry: MatchRegistry, match: Match) -> TableState:
    return TableState(match, await registry.people.of(match.record), registry.now())
