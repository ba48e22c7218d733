"""What the store gives and takes: plain records, without a word of SQL."""

from enum import StrEnum

from msgspec import Struct


class Status(StrEnum):
    """How far a match is."""

    LOBBY = "lobby"
    RUNNING = "running"
    OVER = "over"


class SeatRecord(Struct, frozen=True):
    """Who sits where; `acted` is the time of the last click, in UTC seconds."""

    seat: int
    user: int
    name: str
    prompt: int = 0
    acted: float | None = None


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

    @property
    def names(self) -> tuple[str, ...]:
        """The players' names by seat."""
        return tuple(seat.name for seat in self.seats)

    def seat_of(self, user: int) -> SeatRecord | None:
        """Where a user sits."""
        return next((seat for seat in self.seats if seat.user == user), None)


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
    wishes: tuple[Wish, ...]
    over: bool = False
    undone: tuple[int, ...] = ()
    """Numbers of earlier deeds that count no more."""
    clocks: dict[int, float] = {}
    """When to remind the seats that are asked something new."""
