"""Actions that are taken back: freely where nobody else knows of them, else by consent.

Consent is asked in `play.table.proposals`.
"""

from db import LoggedAction
from games.core import undo as undoing
from games.core.agenda import AnyPosition
from games.core.errors import GameOver
from games.core.undo import CannotUndo
from games.core.vocabulary import ActionTakenBack, Seat
from play.match.gameplay import Gameplay
from play.match.match import Match
from play.match.registry import MatchRegistry
from play.table.retired_seats import left_by

History = list[tuple[int, undoing.Played]]
"""Actions with their numbers, the seat's own one first."""


async def take_back(registry: MatchRegistry, gameplay: Gameplay, match: Match, seat: Seat) -> bool:
    """Take a seat's last action back if nobody else knows of it; False if the others must agree.

    Raises:
        GameOver, CannotUndo: there is nothing that could be taken back.
    """
    if match.standing.ending is not None:
        raise GameOver
    history = await _history(registry, match, seat)
    try:
        position = undoing.take_back([played for _, played in history], seat)
    except CannotUndo:
        return False
    await _restore(gameplay, match, seat, position, (history[0][0],), by=seat)
    return True


async def is_free(registry: MatchRegistry, match: Match, seat: Seat) -> bool:
    """Tell whether a seat's last action can be taken back without asking anybody."""
    if match.standing.ending is not None:
        return False
    try:
        history = await _history(registry, match, seat)
    except CannotUndo:
        return False
    return undoing.may_take_back([played for _, played in history], seat)


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


async def _history(registry: MatchRegistry, match: Match, seat: Seat) -> History:
    """The actions since the seat's last one, played again.

    Raises:
        CannotUndo: nothing was, or somebody has left for good since.
    """
    record, codec = match.record, match.title.rules.codec
    logged = await registry.store.deeds_since(record.id, seat)
    if not logged or any(left_by(match, one) for one in logged):
        raise CannotUndo
    position = codec.load(await registry.store.position(record.id, logged[0].number - 1))
    history = _played(match, logged, position)
    last = max(at for at, (_, played) in enumerate(history) if played.seat == seat)
    return history[last:]


def _played(match: Match, logged: list[LoggedAction], position: AnyPosition) -> History:
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
