"""What there is in Court, the small game of the engine's tests: cards, actions, events, table."""

from enum import StrEnum
from typing import Annotated, ClassVar, Self, TypeAlias

from msgspec import Meta, Struct
from msgspec.structs import replace

from games.core.dice import Referee
from games.core.vocabulary import (
    Action,
    Ending,
    Event,
    MatchEnded,
    Prompt,
    Refusal,
    Seat,
    SeatRetired,
    Trace,
)

OVERTHROW, RICH = 7, 10


class Role(StrEnum):
    """What a card shows."""

    DUKE = "duke"
    ENVOY = "envoy"
    FOOL = "fool"


class Doubting(StrEnum):
    """What a seat may order about claims."""

    ASK = "ask"
    NEVER = "never"


class Orders(Struct, frozen=True, forbid_unknown_fields=True):
    """Standing orders."""

    doubt: Doubting = Doubting.ASK


class Work(Action, frozen=True, tag="work"):
    """Take one coin."""


class Tax(Action, frozen=True, tag="tax"):
    """As Duke, take three coins."""


class Envoy(Action, frozen=True, tag="envoy"):
    """Draw two cards, and give two back."""


class Tip(Action, frozen=True, tag="tip"):
    """Throw coins to the treasury."""

    coins: int


class Overthrow(Action, frozen=True, tag="overthrow"):
    """Pay seven; a rival loses a card."""

    target: Seat


class Answer(Action, frozen=True, tag="answer"):
    """Doubt a claim, or not."""

    doubt: bool


class GiveBack(Action, frozen=True, tag="give-back"):
    """Give cards back, counted from 1."""

    cards: tuple[int, ...]


class Lose(Action, frozen=True, tag="lose"):
    """Lose a card."""

    role: Role


class LoseBlindly(Action, frozen=True, tag="lose-blindly"):
    """Let chance choose the card."""


class Bow(Action, frozen=True, tag="bow"):
    """Bow, once a turn; nobody waits for it."""


class Acted(Event, frozen=True, tag="acted"):
    """Somebody did something in the open."""

    seat: Seat
    what: str


class Answered(Event, frozen=True, tag="answered"):
    """Somebody answered a claim; how stays secret."""

    seat: Seat


class Shown(Event, frozen=True, tag="shown"):
    """A card was shown."""

    reveals: ClassVar[bool] = True
    seat: Seat
    role: Role


class Drew(Event, frozen=True, tag="drew"):
    """Somebody drew cards."""

    cards: tuple[Role, ...]


class Deciding(Prompt, frozen=True, tag="deciding"):
    """What now?"""

    seat: Seat
    step: str


class TooPoor(Refusal, frozen=True, tag="too-poor"):
    """It costs more than there is."""

    coins: int


class Footprint(Trace, frozen=True, tag="footprint"):
    """Who acted in the open."""

    seat: Seat


class Table(Struct, forbid_unknown_fields=True):
    """The pieces; hands and deck are secret."""

    hands: list[list[Role]]
    coins: list[int]
    deck: list[Role]
    lost: list[Role] = []
    bowed: list[Seat] = []
    turn: int = 1
    ending: Ending | None = None

    @property
    def seats(self) -> list[Seat]:
        """The seats with a card."""
        return self.alive()

    def copy(self) -> Self:
        """A table of its own."""
        hands = [hand.copy() for hand in self.hands]
        lists = {name: getattr(self, name).copy() for name in ("coins", "deck", "lost", "bowed")}
        return replace(self, hands=hands, **lists)

    def alive(self) -> list[Seat]:
        """The seats with a card."""
        return [seat for seat, hand in enumerate(self.hands) if hand]

    def lose(self, seat: Seat, role: Role, referee: Referee) -> None:
        """Show a card and lay it away; the last one standing wins."""
        self.hands[seat].remove(role)
        self.lost.append(role)
        referee.tell(Shown(seat=seat, role=role))
        if len(self.alive()) == 1:
            self.ending = Ending("last-standing", tuple(self.alive()))

    def draw(self, seat: Seat, number: int, referee: Referee) -> None:
        """Shuffle the deck and draw."""
        referee.shuffle(self.deck)
        drawn = [self.deck.pop() for _ in range(number)]
        self.hands[seat] += drawn
        referee.tell(Drew(cards=tuple(drawn), secret_to=seat))


AnyAction: TypeAlias = (
    Work | Tax | Envoy | Tip | Overthrow | Answer | GiveBack | Lose | LoseBlindly | Bow
)
AnyEvent: TypeAlias = Acted | Answered | Shown | Drew | MatchEnded | SeatRetired


class Options(Struct, frozen=True, forbid_unknown_fields=True):
    """What may be chosen."""

    coins: Annotated[int, Meta(ge=0, le=6)] = 2


class View(Struct, frozen=True):
    """What a seat sees."""

    seat: Seat | None
    awaited: tuple[Seat, ...]
    hand: tuple[Role, ...]
    hand_sizes: tuple[int, ...]
    coins: tuple[int, ...]
    lost: tuple[Role, ...]
    footprints: tuple[Trace, ...] = ()
