"""What Discord should show: which messages to post, edit or delete.

One board message a player-turn, edited while the turn goes on; one live call a seat, deleted when
it is answered.
"""

from collections.abc import Iterable

from db import MatchRecord, Reach, SeatRecord, UserRecord, WantedPost
from games.core.agenda import AnyPosition
from play.match.call_kinds import CALL_KINDS, CallStage


def posts_at_start(turn: int) -> tuple[WantedPost, ...]:
    """The lobby without buttons, the thread, and the first board."""
    return (WantedPost("lobby", "0"), WantedPost("thread", "0"), WantedPost("board", str(turn)))


def posts_after(record: MatchRecord, after: AnyPosition, turn: int) -> tuple[WantedPost, ...]:
    """The board, the one before it if a turn has passed, and the result."""
    boards = (WantedPost("board", str(board)) for board in sorted({record.turn, turn}))
    over = [WantedPost("lobby", "0"), WantedPost("result", "0")] if after.ending is not None else []
    return (*boards, *over)


def calls(
    seat: SeatRecord, person: UserRecord, stage: CallStage, count: int = 0
) -> list[WantedPost]:
    """The call at a stage, where the player wants it, instead of all before.

    Where a standing order answers, no direct message tells the player, who knows.

    Args:
        seat: who is called.
        person: what the player has settled.
        stage: why.
        count: what no other call at this stage has, in the same question.
    """
    ordered = seat.clock is not None and seat.clock.ordered is not None
    ways = [way for way in _ways(person, stage) if way != "dm" or not ordered]
    return [*no_calls(seat), *(WantedPost(kind, _key(seat, stage, count)) for kind in ways)]


def no_calls(seat: SeatRecord) -> list[WantedPost]:
    """No call any more for what a seat is asked, at whatever stage."""
    return [WantedPost(kind, _key(seat, CallStage.CALL), gone=True) for kind in ("call", "dm")]


def told_by(keys: Iterable[str]) -> int:
    """How many notices of a question these calls are; both ways to call are one notice."""
    return len({tuple(key.split(":")[2:]) for key in keys})


def question_of(seat: SeatRecord) -> str:
    """With what the keys of all calls for a seat's question begin."""
    return f"{seat.seat}:{seat.prompt}"


def no_early_notice(seat: SeatRecord) -> WantedPost:
    """No word any more that a seat is next in line."""
    return WantedPost("dm", f"{_key(seat, CallStage.CALL)}:{CallStage.NEXT}", gone=True)


def stage_of(key: str) -> CallStage:
    """Why a call is made."""
    return CallStage(key.split(":")[2] if key.count(":") > 1 else "")


def _ways(person: UserRecord, stage: CallStage) -> list[str]:
    """The kinds of posts that call a person; what is meant for them alone goes to them alone."""
    kind = CALL_KINDS[stage]
    if kind.private and not person.blocked:
        return ["dm"]
    if not kind.asks:
        return []
    if kind.private:
        return ["call"]
    ways = ["dm"] if person.reach is not Reach.THREAD and not person.blocked else []
    return [*ways, "call"] if person.reach is not Reach.DM or person.blocked else ways


def _key(seat: SeatRecord, stage: CallStage, count: int = 0) -> str:
    key = question_of(seat)
    return f"{key}:{stage}:{count}" if stage else key
