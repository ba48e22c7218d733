"""Records that the store gives and takes, without a word of SQL.

Those that carry secrets tell none in their `repr`, which may stand in a log.
"""

from enum import StrEnum
from typing import Final

from msgspec import Struct
from msgspec.structs import replace

from db.people import Audit


class Status(StrEnum):
    """The stages of a match."""

    LOBBY = "lobby"
    RUNNING = "running"
    OVER = "over"


class Door(StrEnum):
    """The people who may sit down at a table."""

    OPEN = "open"
    CLOSED = "closed"
    """Those who are invited."""
    PRIVATE = "private"
    """The same; and nobody else finds it, as it has a private thread from the beginning."""


class By(StrEnum):
    """The agents that act for a seat, if not its player."""

    ORDER = "order"
    ROBOT = "robot"
    CLOCK = "clock"
    OPERATOR = "operator"
    """The person who runs the program."""


class Left(StrEnum):
    """The ways in which a player leaves a match that others play on."""

    GAVE_UP = "gave-up"
    TIMED_OUT = "timed-out"


class Counted(Struct, frozen=True):
    """The promises of one person that a write shows as kept or broken, to be added to the rest."""

    user: int
    answered: int = 0
    late: int = 0
    left: Left | None = None


class Promise(Struct, frozen=True):
    """Promises that a person has kept and broken in one match."""

    match: int
    answered: int
    """Questions answered in time."""
    late: int
    """Questions for which the time ran out."""
    left: str | None
    """The way in which the player left it while others played on, as in `Left`."""
    at: float
    """The moment of the last one, in UTC seconds."""


class OpenQuestion(Struct, frozen=True):
    """The time that runs for a seat's question, in UTC seconds."""

    match: int
    seat: int
    prompt: int
    opened: float
    left: float | None
    """Seconds that were left at `since`; None: there is no limit."""
    since: float | None
    """From when on they run; None: they stand still."""
    window: bool
    """It is asked in another's turn."""
    looked: float
    """Notices up to here are made."""
    due: float | None
    """The moment of the next look."""
    lone: float | None = None
    """Since when all others have answered."""
    ordered: bytes | None = None
    """The action of a standing order."""
    acts: float | None = None
    """The moment at which the order, or a robot, acts for the seat."""
    reminder: float | None = None
    """The moment of one more reminder, if the player has asked for it."""


class SeatRecord(Struct, frozen=True):
    """A seat and its player; `acted` is the time of the last click, in UTC seconds.

    `word` is what the player mixed into the dice before the start, at most 40 characters.
    """

    seat: int
    user: int
    name: str
    prompt: int = 0
    acted: float | None = None
    word: str | None = None
    bank: float | None = None
    """Seconds left for all its questions; None: as many as the pace gives."""
    missed: int = 0
    """Turns in a row that the clock has ended for it."""
    played: int | None = None
    """The last turn in which the player did something."""
    mind: str | None = None
    """The mind of the robot that has the seat."""
    relief: int | None = None
    """The turn for which a robot stands in."""
    orders: bytes | None = None
    """Standing orders."""
    muted: int | None = None
    """The last turn in which the player wants no reminders."""
    clock: OpenQuestion | None = None
    """The time for what it is asked."""


NO_SERVER: Final = 0
"""The server of matches that somebody plays in direct messages."""


class MatchRecord(Struct, frozen=True):
    """A match with its seats; the position is loaded apart."""

    id: int
    title: str
    status: Status
    guild: int
    channel: int
    host: int
    options: bytes
    secret: bytes
    number: int
    turn: int
    created: float
    thread: int | None
    ended: float | None
    pace: str = "daily"
    lapse: str = "forfeit"
    """The consequence when a player's time is up."""
    theme: str | None = None
    """The look of its public pictures; None: the usual one."""
    least: str | None = None
    """The least that is asked of the word of whoever joins; None: anybody may join."""
    door: str | None = None
    """A `Door`; None: everybody may sit down."""
    paused: float | None = None
    """Since when all clocks stand still, by consent."""
    frozen: float | None = None
    """Since when the staff, or the operator, lets nobody act; once over: since it was closed."""
    lost: float | None = None
    """Since when its thread is gone, and nobody has asked for another one: it rests."""
    losses: int | None = None
    """The number of times that its thread was made again; None: never."""
    stirred: float = 0.0
    """The moment of a player's last act; time in which nobody could act is not counted."""
    warned: float | None = None
    """The moment at which its players were told that it will be closed, if nobody does anything."""
    copied: int | None = None
    """The match of which this is a copy to practise with, which counts for nothing."""
    seats: tuple[SeatRecord, ...] = ()
    damaged: bool = False
    """It isn't what was written, so that nothing in it may be believed."""

    def __repr__(self) -> str:
        return f"<MatchRecord {self.id}: {self.status}, number {self.number}>"

    @property
    def names(self) -> tuple[str, ...]:
        """The players' names by seat."""
        return tuple(seat.name for seat in self.seats)

    @property
    def words(self) -> tuple[str, ...]:
        """The words that players mixed into the dice, in the order of their seats."""
        return tuple(seat.word for seat in self.seats if seat.word)

    @property
    def is_direct(self) -> bool:
        """True if it is played in direct messages: their channel is its place, without a thread."""
        return self.guild == NO_SERVER

    @property
    def is_practice(self) -> bool:
        """True if it is a copy of another match, and counts for nothing."""
        return self.copied is not None

    @property
    def is_private(self) -> bool:
        """True if nobody finds it who was not invited."""
        return self.door == Door.PRIVATE

    @property
    def is_by_invitation(self) -> bool:
        """True if nobody sits down who was not invited."""
        return self.door in (Door.CLOSED, Door.PRIVATE)

    @property
    def is_closed(self) -> bool:
        """True if the server's staff or the operator has ended it, as it stood; it may go on."""
        return self.status is Status.OVER and self.frozen is not None

    @property
    def at_rest(self) -> bool:
        """True if nobody can act, though it may go on: it is frozen, closed, or has no thread."""
        return self.frozen is not None or self.lost is not None

    @property
    def began(self) -> bool:
        """True if it was ever played: an invitation may be closed before."""
        return any(seat.prompt for seat in self.seats)

    def seat_of(self, user: int) -> SeatRecord | None:
        """Find a user's seat."""
        return next((seat for seat in self.seats if seat.user == user), None)

    def after(self, step: "Commit") -> "MatchRecord":
        """The match as a write has left it, if it was at this number."""
        changed = {seat.seat: seat for seat in step.seats}
        return replace(
            self,
            status=Status.OVER if step.over else Status.RUNNING,
            number=self.number + 1,
            turn=step.turn,
            ended=step.at if step.over else None,
            stirred=self.stirred if step.by else step.at,
            seats=tuple(changed.get(seat.seat, seat) for seat in self.seats),
        )


class LoggedAction(Struct, frozen=True):
    """An action that was accepted, or the start of the match (`seat` and `action` None)."""

    number: int
    turn: int
    seat: int | None
    action: bytes | None
    events: bytes
    at: float
    undone: int | None = None
    """The number under which it was taken back."""
    by: By | None = None
    """The agent that has done it, if not the player."""

    def __repr__(self) -> str:
        return f"<Deed {self.number}>"


class OwnDeed(Struct, frozen=True):
    """Something that was done on a person's seat, without what came of it."""

    match: int
    number: int
    turn: int
    at: float
    by: By | None
    undone: int | None
    action: bytes

    def __repr__(self) -> str:
        return f"<Deed {self.number} of match {self.match}>"


class Proposal(Struct, frozen=True):
    """A proposal for a seat, or for the match, and those who have agreed so far."""

    match: int
    key: str
    """Tells its message from those of others."""
    kind: str
    seat: int
    """The seat that it is for; -2: none, the operator has made it."""
    agreed: tuple[int, ...]
    """Seats; a guest is -1, the operator -2."""
    asked: float | None = None
    """The moment of the proposal, in UTC seconds; None: noted by a release that told no time."""
    expires: float | None = None
    """The moment at which silence has refused it; None: it lives by turns."""
    until: int | None = None
    """The last turn in which it stands; -1: the next deed ends it; None: it lives by the clock."""
    guest: int | None = None
    """The user who would take the seat, and the name."""
    name: str | None = None
    back: int | None = None
    """The number of the action to which the match would go back; and the turn that went on then."""
    turn: int | None = None


class Post(Struct, frozen=True):
    """A message that Discord must show, edit or delete."""

    id: int
    match: int
    kind: str
    key: str
    wanted: int
    shown: int
    gone: bool
    created: float
    message: int | None
    reader: int | None = None
    """To whom a direct message went."""

    @property
    def due(self) -> bool:
        """True if Discord does not show yet what it should."""
        return self.shown < self.wanted or (self.gone and self.message is not None)

    @property
    def lost(self) -> bool:
        """True if its message was there and is no more, so that another one must be sent."""
        return self.shown == 0 and self.message is not None


class Tally(Struct, frozen=True):
    """The amount of work that there is."""

    running: int
    due: int


class WantedPost(Struct, frozen=True):
    """A message wanted from now on: to be posted or edited, or to be deleted when `gone`.

    To be deleted are those too whose key goes on after a colon. Of the same write, deleting comes
    first.
    """

    kind: str
    key: str
    gone: bool = False


class Commit(Struct, frozen=True):
    """One write to a running match."""

    turn: int
    position: bytes
    events: bytes
    at: float
    seat: int | None
    action: bytes | None
    seats: tuple[SeatRecord, ...]
    """The seats that are not as they were: who acted, and who is asked anew."""
    wanted: tuple[WantedPost, ...]
    over: bool = False
    undone: tuple[int, ...] = ()
    """Numbers of earlier deeds that count no more."""
    by: By | None = None
    """The agent that has done it, if not the player."""
    carried: str | None = None
    """The key of the proposal that this carries out; it must still stand."""
    left: tuple[int, ...] = ()
    """Seats that leave for good, with all that is proposed for them."""
    counted: Counted | None = None
    """The promise that is kept or broken by it."""
    entry: Audit | None = None
    """Its entry in the log of the server's staff, which the match's thread is told."""

    def __repr__(self) -> str:
        return f"<Step of turn {self.turn}>"
