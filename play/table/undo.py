"""Actions that are taken back: freely where no other person knows of them, else by consent.

Consent is asked in `play.table.proposals`. Against robots alone nobody need be asked: a player goes
back to the last deed of their own, over all that robots have answered, and over dice and what was
revealed. The same deed brings the same dice again, so there is nothing to gain by trying once more;
whoever does something else instead has seen what would have come, which harms nobody.

Others who have waited until time has decided for a player need not do so twice: once in a turn that
is taken back freely, and brings little time for another answer; from then on they must agree.
"""

from collections.abc import Mapping

from db import By, LoggedAction
from games.core import undo as undoing
from games.core.agenda import AnyPosition
from games.core.errors import GameOver
from games.core.undo import CannotUndo
from games.core.vocabulary import ActionTakenBack, Seat
from play.hours.deadlines import deadline_of
from play.match.gameplay import Gameplay
from play.match.match import Match
from play.match.registry import MatchRegistry
from play.table.retired_seats import left_by
from play.table.robots import is_against_robots

History = list[tuple[int, undoing.Played]]
"""Actions with their numbers, the seat's own one first."""


async def take_back(registry: MatchRegistry, gameplay: Gameplay, match: Match, seat: Seat) -> bool:
    """Take a seat's last action back if no other person knows of it; False if they must agree.

    Raises:
        GameOver, CannotUndo: there is nothing that could be taken back.
    """
    if match.standing.ending is not None:
        raise GameOver
    if is_against_robots(match, seat):
        history = await _history(registry, match, seat, orders=False)
        await _restore_before(gameplay, match, seat, history, by=seat)
        return True
    history = await _history(registry, match, seat)
    lapses = await registry.store.lapses(match.record.id, seat, history[0][0])
    if _is_spent(lapses, history[0][0]):
        return False
    try:
        position = undoing.take_back([played for _, played in history], seat)
    except CannotUndo:
        return False
    told = ActionTakenBack(seat=seat, late=bool(lapses))
    await gameplay.commit(match, position, (told,), seat=seat, undone=(history[0][0],))
    return True


async def is_free(registry: MatchRegistry, match: Match, seat: Seat) -> bool:
    """Tell whether a seat's last action can be taken back without asking anybody."""
    if match.standing.ending is not None:
        return False
    try:
        if is_against_robots(match, seat):
            return bool(await _logged(registry, match, seat, orders=False))
        history = await _history(registry, match, seat)
    except CannotUndo:
        return False
    first = history[0][0]
    if _is_spent(await registry.store.lapses(match.record.id, seat, first), first):
        return False
    return undoing.may_take_back([played for _, played in history], seat)


async def short_until(registry: MatchRegistry, match: Match, seat: Seat) -> float | None:
    """Give the moment at which a question's short time ends, after a free taking back.

    None: it has the usual time, or its time stands still.
    """
    record, codec = match.record, match.title.rules.codec
    last = await registry.store.deeds_after(record.id, record.number - 1)
    told = [event for deed in last for event in codec.load_events(deed.events)]
    clock = record.seats[seat].clock
    if clock is None or ActionTakenBack(seat=seat, late=True) not in told:
        return None
    return deadline_of(clock, await registry.people.get(record.seats[seat].user))


async def deeds_since(registry: MatchRegistry, match: Match, seat: Seat) -> int:
    """Count what others have done since a seat's last action: it is taken back with it.

    Raises:
        CannotUndo: nothing can be taken back.
    """
    return len(await _history(registry, match, seat)) - 1


async def take_back_by_consent(
    registry: MatchRegistry,
    gameplay: Gameplay,
    match: Match,
    seat: Seat,
    *,
    by: Seat,
    carried: str | None,
) -> None:
    """Take a seat's last action back, with all that was done since.

    Args:
        registry: all matches.
        gameplay: what writes it.
        match: the match as it stands.
        seat: whose action.
        by: who has agreed last: whoever asked for it hours ago is called again.
        carried: the key of the proposal that this carries out.

    Raises:
        CannotUndo: somebody has left for good since.
    """
    history = await _history(registry, match, seat)
    await _restore_before(gameplay, match, seat, history, by=by, carried=carried)


def _is_spent(lapses: Mapping[int, int | None], number: int) -> bool:
    """Tell whether time has decided an action, and another before that was taken back."""
    return number in lapses and any(undone is not None for undone in lapses.values())


async def _restore_before(
    gameplay: Gameplay,
    match: Match,
    seat: Seat,
    history: History,
    *,
    by: Seat,
    carried: str | None = None,
) -> None:
    """Go back to before the first of these actions."""
    numbers = tuple(number for number, _ in history)
    before = history[0][1].before
    await _restore(gameplay, match, seat, before, numbers, by=by, carried=carried)


async def _restore(
    gameplay: Gameplay,
    match: Match,
    seat: Seat,
    position: AnyPosition,
    numbers: tuple[int, ...],
    *,
    by: Seat,
    carried: str | None = None,
) -> None:
    events = (ActionTakenBack(seat=seat),)
    await gameplay.commit(match, position, events, seat=by, undone=numbers, carried=carried)


async def _history(
    registry: MatchRegistry, match: Match, seat: Seat, *, orders: bool = True
) -> History:
    """The actions since the seat's last one, played again.

    Args:
        registry: all matches.
        match: the match as it stands.
        seat: whose last action.
        orders: it may be one that a standing order has done.

    Raises:
        CannotUndo: nothing was, or somebody has left for good since.
    """
    record, codec = match.record, match.title.rules.codec
    logged = await _logged(registry, match, seat, orders=orders)
    position = codec.load(await registry.store.position(record.id, logged[0].number - 1))
    history = replayed(match, logged, position)
    chosen = {one.number for one in logged if orders or one.by != By.ORDER}
    last = max(
        at
        for at, (number, played) in enumerate(history)
        if played.seat == seat and number in chosen
    )
    return history[last:]


async def _logged(
    registry: MatchRegistry, match: Match, seat: Seat, *, orders: bool
) -> list[LoggedAction]:
    """Read what was logged since the seat's last action.

    Raises:
        CannotUndo: there is none, or somebody has left for good since.
    """
    logged = await registry.store.deeds_since(match.record.id, seat, orders=orders)
    if not logged or any(left_by(match, one) for one in logged):
        raise CannotUndo
    return logged


def replayed(match: Match, logged: list[LoggedAction], position: AnyPosition) -> History:
    """Logged actions played from a position on; what was taken back is left out."""
    codec, history = match.title.rules.codec, []
    for one in logged:
        if one.undone or one.seat is None or one.action is None:
            continue
        action = codec.load_action(one.action)
        after, events = position.apply(one.seat, action)
        history.append((one.number, undoing.Played(one.seat, action, events, position, after)))
        position = after
    return history
