"""What the store gives and takes: plain records, without a word of SQL.

Those that carry secrets tell none in their `repr`, which may stand in a log.
"""

from enum import StrEnum
from typing import Annotated

from msgspec import Meta, Struct
from msgspec.structs import replace


class Status(StrEnum):
    """How far a match is."""

    LOBBY = "lobby"
    RUNNING = "running"
    OVER = "over"


class SeatRecord(Struct, frozen=True):
    """Who sits where; `acted` is the time of the last click, in UTC seconds.

    `word` is what the player mixed into the dice before the start, at most 40 characters.
    """

    seat: int
    user: int
    name: str
    prompt: int = 0
    acted: float | None = None
    word: str | None = None


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
    seats: tuple[SeatRecord, ...] = ()

    def __repr__(self) -> str:
        return f"<MatchRecord {self.id}: {self.status}, number {self.number}>"

    @property
    def names(self) -> tuple[str, ...]:
        """The players' names by seat."""
        return tuple(seat.name for seat in self.seats)

    @property
    def words(self) -> tuple[str, ...]:
        """What the players mixed into the dice, in the order of their seats."""
        return tuple(seat.word for seat in self.seats if seat.word)

    def seat_of(self, user: int) -> SeatRecord | None:
        """Where a user sits."""
        return next((seat for seat in self.seats if seat.user == user), None)

    def after(self, step: "Step") -> "MatchRecord":
        """The match as a write has left it, if it was at this number."""
        return replace(
            self,
            status=Status.OVER if step.over else Status.RUNNING,
            number=self.number + 1,
            turn=step.turn,
            ended=step.at if step.over else None,
            seats=tuple(
                replace(
                    seat,
                    prompt=step.prompts.get(seat.seat, seat.prompt),
                    acted=step.at if seat.seat == step.seat else seat.acted,
                )
                for seat in self.seats
            ),
        )


class Deed(Struct, frozen=True):
    """An action that was accepted, or the start of the match (`seat` and `action` None)."""

    number: int
    turn: int
    seat: int | None
    action: bytes | None
    events: bytes
    at: float
    undone: int | None = None
    """The number under which it was taken back."""

    def __repr__(self) -> str:
        return f"<Deed {self.number}>"


class Offer(Struct, frozen=True):
    """A draw or an undo that somebody has proposed, and who has agreed so far."""

    match: int
    kind: str
    seat: int
    number: int
    turn: int
    agreed: tuple[int, ...]


class Clock(Struct, frozen=True):
    """When to remind a seat of a question."""

    match: int
    seat: int
    prompt: int
    due: float


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

    @property
    def due(self) -> bool:
        """Whether Discord does not show yet what it should."""
        return self.shown < self.wanted or (self.gone and self.message is not None)


class Wish(Struct, frozen=True):
    """A message wanted from now on: to be posted or edited, or to be deleted when `gone`."""

    kind: str
    key: str
    gone: bool = False


class Step(Struct, frozen=True):
    """What one write to a running match consists of."""

    turn: int
    position: bytes
    events: bytes
    at: float
    seat: int | None
    action: bytes | None
    prompts: dict[int, int]
    """The new prompt numbers of the seats that have one: who acted, and who is asked anew."""
    wishes: tuple[Wish, ...]
    over: bool = False
    undone: tuple[int, ...] = ()
    """Numbers of earlier deeds that count no more."""
    clocks: dict[int, float] = {}
    """When to remind the seats that have a new prompt and something to decide."""

    def __repr__(self) -> str:
        return f"<Step of turn {self.turn}>"


Minute = Annotated[int, Meta(ge=0, lt=24 * 60)]
"""A minute of the day."""


class Reach(StrEnum):
    """Where a person is called."""

    THREAD = "thread"
    DM = "dm"
    BOTH = "both"


class UserRecord(Struct, frozen=True, forbid_unknown_fields=True):
    """What a person has chosen for all matches; as it is before anything was chosen."""

    id: int
    zone: str | None = None
    """The name of a time zone; None: unknown."""
    quiet_from: Minute | None = None
    """No calls from this minute of the day on, in that zone, until `quiet_to`."""
    quiet_to: Minute | None = None
    reach: Reach = Reach.THREAD
    interval: Annotated[int, Meta(gt=0)] | None = None
    """Seconds between reminders of the same question; None: the match's own."""
    digest: Minute | None = None
    """When the daily digest is sent; None: never."""
    theme: str | None = None
    blocked: bool = False
    """Discord has refused a direct message to this person."""
    away_from: float | None = None
    """From when to when the person is on holiday, in UTC seconds."""
    away_until: float | None = None


class GuildRecord(Struct, frozen=True, forbid_unknown_fields=True):
    """A server's settings."""

    id: int
    joined: float
    """When the bot came, in UTC seconds, and when it `left`."""
    channel: int | None = None
    """Where announcements go; None: where people play."""
    language: str | None = None
    pace: str | None = None
    """What new matches have if nothing else is chosen."""
    left: float | None = None
