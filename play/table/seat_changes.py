"""Agreements beside the rules, as changes of seats and clocks: time, pauses, other hands.

Pure: from a match as it stands to what must be written. Nothing here is a deed: the dice, the
position and the story stay as they are.
"""

from collections.abc import Mapping
from dataclasses import dataclass

from msgspec.structs import replace

from db import OpenQuestion, SeatRecord, UserRecord, WantedPost
from play.hours.deadlines import away_of, next_look
from play.hours.paces import DAY, PACES, Pace, Thinking
from play.match.consequences import asked_anew
from play.match.match import Match, Person, is_robot
from play.match.post_names import BoardPost, Word, WordPost
from play.match.posts import no_calls
from play.match.registry import TableChange
from play.refusals import (
    AlreadyPaused,
    EnoughTime,
    NoLimit,
    NotPaused,
    SeatTaken,
)

MOST = 30 * DAY
"""Seconds that a seat may have left after it was given time."""


@dataclass(frozen=True)
class TableState:
    """A match, what its people have settled for themselves, and the time, in UTC seconds."""

    match: Match
    people: Mapping[int, UserRecord]
    now: float

    def remaining(self, seat: SeatRecord) -> float | None:
        """The seconds that a seat has left for what it is asked; None: there is no limit."""
        assert seat.clock is not None
        thinking = Thinking(seat.clock.left, seat.clock.since)
        return thinking.remaining(self.now, away_of(self.people.get(seat.user)))

    def anew(
        self, seat: SeatRecord, left: float | None = None
    ) -> tuple[SeatRecord, list[WantedPost]]:
        """The seat is asked once more; see `asked_anew`."""
        position = self.match.standing
        return asked_anew(self.match.record, position, seat, self.people, self.now, left)

    def word(self, word: Word, seat: SeatRecord) -> WantedPost:
        """Want a word to the table about a seat's player, once."""
        return WordPost(word, seat.seat, self.match.record.number).wanted()

    @property
    def board(self) -> WantedPost:
        """The board must tell it."""
        return BoardPost(self.match.record.turn).wanted()


def longer(table: TableState, seat: SeatRecord) -> TableChange:
    """As much more time as the pace gives at first; it is the seat's own until it is thought.

    Raises:
        NoLimit: there is time enough without.
        EnoughTime: the seat would have more than a month.
    """
    pace = _limited(table)
    left = seat.bank if seat.clock is None else table.remaining(seat)
    more = (pace.bank if left is None else left) + pace.bank
    if more > MOST:
        raise EnoughTime
    told = (table.word(Word.LONGER, seat), table.board)
    if seat.clock is None:
        return TableChange((replace(seat, bank=more),), told)
    asked, wanted = table.anew(seat, more)
    return TableChange((asked,), (*wanted, *told))


def paused(table: TableState) -> TableChange:
    """All clocks stand still, and nobody is called.

    Raises:
        AlreadyPaused: they do.
    """
    if table.match.record.paused is not None:
        raise AlreadyPaused
    asked = [seat for seat in table.match.record.seats if seat.clock is not None]
    calls = [wanted for seat in asked for wanted in no_calls(seat)]
    still = tuple(replace(seat, clock=_still(table, seat)) for seat in asked)
    return TableChange(still, (*calls, table.board), {"paused": table.now})


def resumed(table: TableState, by: SeatRecord) -> TableChange:
    """Time goes on where it stood; whoever is awaited is called.

    Raises:
        NotPaused: it does not stand still.
    """
    if table.match.record.paused is None:
        raise NotPaused
    going = TableState(table.match.with_changes(paused=None), table.people, table.now)
    seats, wanted = [], [table.word(Word.RESUMED, by), table.board]
    for seat in table.match.record.seats:
        if seat.clock is not None:
            asked, calls = going.anew(seat, seat.clock.left)
            seats.append(asked)
            wanted += calls
    return TableChange(tuple(seats), tuple(wanted), {"paused": None})


def handed_over(table: TableState, seat: SeatRecord, to: Person) -> TableChange:
    """Somebody else has a seat from now on: its hand, its time, and no standing order of before.

    Whatever the former player was shown is stale, as the number of the question grows.

    Raises:
        SeatTaken: who would sit there sits at this table already.
    """
    if table.match.record.seat_of(to.id):
        raise SeatTaken
    fresh = SeatRecord(seat.seat, to.id, to.name, prompt=seat.prompt, word=seat.word)
    return _begun(table, seat, fresh, Word.SEATED)


def _begun(table: TableState, seat: SeatRecord, fresh: SeatRecord, word: Word) -> TableChange:
    """A person has a seat from now on: with all the time that the pace gives, and what is left."""
    pace = PACES[table.match.record.pace]
    left = seat.bank if seat.clock is None else table.remaining(seat)
    if pace is None or left is None:
        begun, wanted = table.anew(fresh)
    elif seat.clock is None or seat.clock.window:
        begun, wanted = table.anew(replace(fresh, bank=max(pace.bank, seat.bank or 0.0)))
    else:
        begun, wanted = table.anew(fresh, max(pace.bank, left))
    return TableChange((begun,), (*wanted, table.word(word, seat), table.board))


def _still(table: TableState, seat: SeatRecord) -> OpenQuestion:
    assert seat.clock is not None
    still = replace(seat.clock, left=table.remaining(seat), since=None, looked=table.now)
    person = table.people[seat.user]
    return replace(still, due=next_look(seat, still, person, table.match.record.turn))


def _limited(table: TableState) -> Pace:
    pace = PACES[table.match.record.pace]
    if pace is None:
        raise NoLimit
    return pace


def is_abandoned(seat: SeatRecord) -> bool:
    """Tell if a seat's player was waited for in vain, and has done nothing since."""
    return seat.missed > 0 and not is_robot(seat)
