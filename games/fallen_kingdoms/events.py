"""Events of kingdoms, in whatever part of a round; the rooms have events of their own."""

from typing import ClassVar, TypeAlias

from games.core.vocabulary import Event, Seat, Shown
from games.fallen_kingdoms.land.cities import City
from games.fallen_kingdoms.lessons import CARD_OF, Lesson
from games.fallen_kingdoms.trophies import Knowledge, Rumor, Track


class Explained(Event, frozen=True, tag="explained"):
    """A step comes up for the first time (option `teaching`)."""

    lesson: Lesson

    @property
    def explained_by(self) -> str:
        """The card that belongs to the lesson."""
        return CARD_OF[self.lesson]


class RoundBegan(Event, frozen=True, tag="round-began"):
    """A round began; who plays first."""

    round: int
    seat: Seat

    @property
    def new_round(self) -> int:
        """Its number."""
        return self.round


class LastRound(Event, frozen=True, tag="last-round"):
    """This round is the last one (6.2, K5)."""

    turning: ClassVar[bool] = True
    piles: bool
    """Two piles of trophies are used up; else it is the last one by number."""


class TurnBegan(Event, frozen=True, tag="turn-began"):
    """A player's turn began."""

    opens: ClassVar[bool] = True
    seat: Seat
    turn: int


class TurnSkipped(Event, frozen=True, tag="turn-skipped"):
    """A player without a unit on the board has no turn (F-20)."""

    seat: Seat


class Scored(Event, frozen=True, tag="scored"):
    """The glory of a turn: cities, and buildings that are awake (6.1)."""

    seat: Seat
    cities: int
    buildings: int
    glory: int


class RumorTaken(Shown, frozen=True, tag="rumor-taken"):
    """A player took the top rumor; the next one is seen."""

    seat: Seat
    rumor: Rumor
    glory: int
    intimidation: int
    """The player's, from now on."""


class NoRumorLeft(Event, frozen=True, tag="no-rumor-left"):
    """There is no rumor to take; glory instead (4.3)."""

    seat: Seat
    glory: int


class TempleDestroyed(Event, frozen=True, tag="temple-destroyed"):
    """A player's temple is gone (5.3)."""

    turning: ClassVar[bool] = True
    seat: Seat
    """The one who destroyed it."""
    owner: Seat
    city: City


class KingdomFell(Event, frozen=True, tag="kingdom-fell"):
    """A player's last unit is gone (5.4)."""

    turning: ClassVar[bool] = True
    seat: Seat
    """The loser of the kingdom."""
    by: Seat
    """The one who brought it down."""


class MadePublic(Event, frozen=True, tag="made-public"):
    """Knowledge that belongs to all from now on (5.4.1)."""

    seat: Seat
    card: Knowledge


class PointsCarried(Event, frozen=True, tag="points-carried"):
    """Knowledge points of a fallen kingdom go to whoever brought it down (5.4)."""

    seat: Seat
    owner: Seat
    points: int


class Compensated(Event, frozen=True, tag="compensated"):
    """A track is full and nothing is left to produce; glory instead (4.3)."""

    seat: Seat
    track: Track
    glory: int


GeneralEvent: TypeAlias = (
    Explained
    | RoundBegan
    | LastRound
    | TurnBegan
    | TurnSkipped
    | Scored
    | RumorTaken
    | NoRumorLeft
    | TempleDestroyed
    | KingdomFell
    | MadePublic
    | PointsCarried
    | Compensated
)
