"""The end of a match for one: medal, points, and whether it is won (14.3C) [house]."""

from games.core.dice import Referee
from games.core.vocabulary import Ending, EndingReason, Seat
from games.hammer_of_thor.alone.events import LoneScored
from games.hammer_of_thor.alone.state import Medal
from games.hammer_of_thor.alone.tasks import TASKS, worth
from games.hammer_of_thor.alone.watching import finish
from games.hammer_of_thor.ragnarok.scoring import has_won, score
from games.hammer_of_thor.table import Reason, Table

PART = 10
"""This part of the score of 13.2 counts beside the medal."""


def medal(table: Table) -> Medal | None:
    """The medal that was won; none without a task."""
    solo = table.solo
    if solo is None or solo.task is None:
        return None
    return TASKS[solo.task].medal(solo.done)


def points(table: Table, seat: Seat) -> int:
    """Those of the medal, and a tenth of the score."""
    return worth(medal(table)) + score(table, seat).total // PART


def reckon_alone(table: Table, referee: Referee) -> None:
    """The points of one who has played alone are told.

    A task of a victory and a score is looked at after the last battle alone.
    """
    solo = table.solo
    if solo is None or not table.seats:
        return
    seat = table.seats[0]
    if solo.task is not None and not solo.done:
        wanted = TASKS[solo.task].when.score
        if wanted and has_won(table, seat) and score(table, seat).total >= wanted:
            finish(table, referee)
    won = points(table, seat)
    referee.tell(LoneScored(seat=seat, points=won, task=solo.task, medal=medal(table)))


def ending(table: Table, reason: EndingReason) -> Ending:
    """With a task a medal wins; without one it is the own side that has to win.

    Args:
        table: the pieces.
        reason: of the last battle; with a task it says nothing of who has won.
    """
    solo = table.solo
    assert solo is not None, reason
    seat = table.seats[0]
    won = has_won(table, seat) if solo.task is None else medal(table) is not None
    if solo.task is not None:
        reason = Reason.DONE if won else Reason.UNDONE
    return Ending(reason, (seat,)) if won else Ending(reason, lost=True)
