"""The posts that a match wants: which messages to post, edit or delete.

One board message a player-turn, or for several that share it, edited while they go on; one live
call a seat, deleted when it is answered.
"""

from collections.abc import Iterable

from db import MatchRecord, Reach, SeatRecord, UserRecord, WantedPost
from games.core.agenda import AnyPosition
from play.match.call_kinds import CALL_KINDS, CallStage
from play.match.post_names import (
    BoardPost,
    CallPost,
    DirectPost,
    LobbyPost,
    ResultPost,
    ThreadPost,
)

CALLING = (CallPost, DirectPost)
"""The ways to call a player."""


def posts_at_start(turn: int) -> tuple[WantedPost, ...]:
    """The lobby without buttons, the thread, and the first board."""
    return (LobbyPost().wanted(), ThreadPost().wanted(), BoardPost(turn).wanted())


def posts_after(record: MatchRecord, after: AnyPosition, turn: int) -> tuple[WantedPost, ...]:
    """The board, the one before it if a turn has passed, and the result.

    Where an undo has gone back over the end of a turn, the boards of what was undone go.
    """
    boards = [BoardPost(board).wanted() for board in sorted({min(record.turn, turn), turn})]
    undone = range(turn + 1, record.turn + 1)
    boards += [BoardPost(board).wanted(gone=True) for board in undone]
    over = [LobbyPost().wanted(), ResultPost().wanted()] if after.ending is not None else []
    return (*boards, *over)


def calls(
    record: MatchRecord, seat: SeatRecord, person: UserRecord, stage: CallStage, count: int = 0
) -> list[WantedPost]:
    """The call at a stage, where the player wants it, instead of all before.

    Where a standing order answers, no direct message tells the player, who knows.

    Args:
        record: the match.
        seat: who is called.
        person: what the player has settled.
        stage: why.
        count: what no other call at this stage has, in the same question.
    """
    ordered = seat.clock is not None and seat.clock.ordered is not None
    number = count if stage is not CallStage.CALL else None
    ways = [way for way in _ways(record, person, stage) if way is not DirectPost or not ordered]
    wanted = (way(seat.seat, seat.prompt, stage, number).wanted() for way in ways)
    return [*no_calls(seat), *wanted]


def no_calls(seat: SeatRecord) -> list[WantedPost]:
    """No call any more for what a seat is asked, at whatever stage."""
    return [way(seat.seat, seat.prompt).wanted(gone=True) for way in CALLING]


def no_early_notice(seat: SeatRecord) -> WantedPost:
    """No word any more that a seat is next in line."""
    return DirectPost(seat.seat, seat.prompt, CallStage.NEXT).wanted(gone=True)


def notices_given(given: Iterable[CallPost]) -> int:
    """Count the notices of a question that these calls are; both ways to call are one notice."""
    return len({call.notice for call in given})


def _ways(record: MatchRecord, person: UserRecord, stage: CallStage) -> list[type[CallPost]]:
    """The kinds of posts that call a person; what is meant for them alone goes to them alone.

    In direct messages there is no other place.
    """
    kind = CALL_KINDS[stage]
    if record.is_direct:
        return [CallPost] if kind.asks else []
    if kind.private and not person.blocked:
        return [DirectPost]
    if not kind.asks:
        return []
    if kind.private:
        return [CallPost]
    direct = person.reach is not Reach.THREAD and not person.blocked
    ways: list[type[CallPost]] = [DirectPost] if direct else []
    return [*ways, CallPost] if person.reach is not Reach.DM or person.blocked else ways
