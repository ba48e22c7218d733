"""A match that stops and goes on: for its server's staff, or for want of a thread or of the bot.

Changes of seats and clocks, no deeds: the position, the dice and the story stay as they are.
"""

from collections.abc import Sequence

from msgspec.structs import replace

from db import Audit, MatchRecord, SeatRecord, Status, WantedPost
from play.match.match import Match
from play.match.post_names import BoardPost, LobbyPost, Note, NotePost
from play.match.posts import no_calls
from play.match.registry import MatchRegistry
from play.table.seat_changes import TableState

NO_THREAD = NotePost(Note.THREAD).wanted(gone=True)
"""Nobody is asked any more whether a match shall have another thread."""


def stopped(table: TableState) -> tuple[tuple[SeatRecord, ...], list[WantedPost]]:
    """Nobody is asked any more; who was keeps the time that was left."""
    asked = [seat for seat in table.match.record.seats if seat.clock is not None]
    calls = [wanted for seat in asked for wanted in no_calls(seat)]
    return tuple(_put_away(table, seat) for seat in asked), calls


def going_on(table: TableState) -> tuple[tuple[SeatRecord, ...], list[WantedPost]]:
    """Ask those once more who are awaited, with the time that was left; before the start nobody."""
    now = TableState(table.match.with_changes(frozen=None, lost=None), table.people, table.now)
    seats, wanted = [], []
    for seat in _awaited(now.match) if now.match.record.began else ():
        asked, calls = now.anew(seat)
        seats.append(asked)
        wanted += calls
    return tuple(seats), wanted


def taken_by(
    table: TableState, seat: SeatRecord, robot: SeatRecord
) -> tuple[SeatRecord, list[WantedPost]]:
    """A robot has a seat from now on, with its hand and its time; in a match that stands, too."""
    fresh = replace(robot, seat=seat.seat, prompt=seat.prompt, word=seat.word, bank=seat.bank)
    if table.match.record.at_rest:
        return replace(fresh, prompt=seat.prompt + 1), []
    left = None if seat.clock is None or seat.clock.window else table.remaining(seat)
    people = {**table.people, fresh.user: replace(table.people[seat.user], id=fresh.user)}
    return TableState(table.match, people, table.now).anew(replace(fresh, clock=seat.clock), left)


async def shut(
    registry: MatchRegistry, match: Match, entry: Audit, wanted: Sequence[WantedPost]
) -> None:
    """End a match without a winner, as it stands: its server's staff can open it again.

    Args:
        registry: the matches.
        match: the one that ends.
        entry: why, for the log and the match's thread.
        wanted: what else is to be shown.

    Raises:
        Conflict: the match moved on since it was read; nothing was written.
    """
    record = match.record
    seats, calls = stopped(await table_of(registry, match))
    ends = {"status": Status.OVER, "frozen": entry.at, "ended": entry.at, "lost": None}
    await registry.store.moderate(
        record, entry, seats, (*calls, *in_sight(record), *wanted), **ends
    )
    registry.forget(record.id)


def in_sight(record: MatchRecord) -> list[WantedPost]:
    """The posts that all see of a match, and that tell how it stands now."""
    board = [BoardPost(record.turn).wanted()] if record.began else []
    return [LobbyPost().wanted(), *board]


async def wake(registry: MatchRegistry, match: Match) -> None:
    """Let a match go on that rests for want of a thread, unless the staff lets nobody act."""
    table = await table_of(registry, match)
    seats, calls = going_on(table) if match.record.frozen is None else ((), [])
    await registry.amend(match, seats, calls, lost=None)


async def table_of(registry: MatchRegistry, match: Match) -> TableState:
    """A match with what its people have settled, now."""
    return TableState(match, await registry.people.of(match.record), registry.now())


def _put_away(table: TableState, seat: SeatRecord) -> SeatRecord:
    assert seat.clock is not None
    left = seat.bank if seat.clock.window else table.remaining(seat)
    return replace(seat, bank=left, clock=None)


def _awaited(match: Match) -> list[SeatRecord]:
    return [match.record.seats[seat] for seat in match.standing.awaited]
