"""Names of matches' threads: the players come first, as a narrow sidebar cuts off the rest."""

from functools import reduce
from typing import Final

from play.library import words_of
from play.match.match import MatchRecord, SeatRecord, is_robot, title_of

WEEK: Final = 10080
"""Minutes until a quiet thread is archived."""
LONGEST = 100
"""Characters of a thread's name; Discord allows no more."""


def thread_name(record: MatchRecord) -> str:
    """The name of a match's thread; long names of players are cut, as little as it takes."""
    names = [_plain(seat) for seat in record.seats]
    longest = max(map(len, names), default=0)
    while len(whole := _joined(record, [name[:longest] for name in names])) > LONGEST:
        longest -= 1
    return whole


def _joined(record: MatchRecord, names: list[str]) -> str:
    words = words_of(record.title)
    title = title_of(record)
    if not names:  # a private table that everybody has left
        return words.text("thread-name", "empty", match=record.id, title=title)
    versus = reduce(lambda one, two: words.text("thread-versus", first=one, second=two), names)
    return words.text("thread-name", players=versus, match=record.id, title=title)


def _plain(seat: SeatRecord) -> str:
    """A name without the sign of robots, which has no room here."""
    return seat.name.partition(" ")[2] or seat.name if is_robot(seat) else seat.name
