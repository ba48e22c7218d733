"""Promises that are kept or broken: those count that the player could help, and others met.

Time that runs out is counted where it does (`play.watch.deputies`): while a clock stands still, in
a pause, on a vacation, or while the bot was gone, none does.
"""

from db import By, Counted, Left, MatchRecord, SeatRecord
from games.core.vocabulary import Action, Event, Seat, SeatRetired


def kept(
    record: MatchRecord,
    seat: Seat | None,
    action: Action | None,
    events: tuple[Event, ...],
    *,
    by: By | None,
    over: bool,
) -> Counted | None:
    """The promise that a deed in a match shows as kept or broken, if it does.

    A standing order keeps its player's word: nobody shall see the difference. What a robot does is
    not counted, nor an answer that had all the time in the world. Whoever gives up a match that
    ends by this has resigned, and let nobody down.

    Args:
        record: the match before.
        seat: the seat that has acted; None: nobody.
        action: its answer to a question; None: it was another deed.
        events: what came of it.
        by: who did it, if not the player.
        over: whether the match is over by it.
    """
    if seat is None:
        return None
    gone = any(isinstance(event, SeatRetired) and event.seat == seat for event in events)
    player = record.seats[seat]
    if by is By.CLOCK:
        return broken(record, player, Left.TIMED_OUT if gone else None)
    if by is By.ROBOT or not _is_met(record, player):
        return None
    if gone:
        return Counted(player.user, left=Left.GAVE_UP) if not over else None
    timed = player.clock is not None and player.clock.left is not None
    return Counted(player.user, answered=1) if action is not None and timed else None


def broken(record: MatchRecord, player: SeatRecord, left: Left | None = None) -> Counted | None:
    """A player's time has run out, who has perhaps left the match by it."""
    return Counted(player.user, late=1, left=left) if _is_met(record, player) else None


def _is_met(record: MatchRecord, player: SeatRecord) -> bool:
    """Tell whether a seat has a person, whom other persons wait for in a match that counts."""
    if record.is_practice:
        return False
    people = [seat.user for seat in record.seats if seat.user > 0]
    return player.user in people and len(people) > 1
