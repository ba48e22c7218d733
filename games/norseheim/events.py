"""Events of Norseheim, as the players are told them; see `war_events`, `giant_events` too."""

from typing import ClassVar, TypeAlias

from games.core.vocabulary import CoreEvent, Event, Seat, Shown
from games.norseheim.board import Region
from games.norseheim.character import Track
from games.norseheim.giant_events import GiantEvent
from games.norseheim.giants import Giant
from games.norseheim.gods import Favour, God
from games.norseheim.kinds import Kind
from games.norseheim.leaders import Leader
from games.norseheim.lessons import CARD_OF, Lesson
from games.norseheim.war_events import WarEvent


class Explained(Event, frozen=True, tag="explained"):
    """A step of the game is explained, the first time it comes up."""

    lesson: Lesson
    card: Favour | None = None
    """The Gods card that brings it up, if one does."""
    giant: Giant | None = None
    """The Giants card that brings it up, if one does."""

    @property
    def explained_by(self) -> str:
        """The card of what brings it up, or else the one that belongs to the lesson."""
        if self.card is not None:
            return f"favour-{self.card}"
        return CARD_OF[self.lesson] if self.giant is None else f"giant-{self.giant}"


class CircleDrawn(Shown, frozen=True, tag="circle-drawn"):
    """In which order the players sit; the first is the start player."""

    seats: tuple[Seat, ...]


class HomeTaken(Event, frozen=True, tag="home-taken"):
    """A player took a region, its chieftain's tile and his warriors."""

    seat: Seat
    region: Region
    leader: Leader
    warriors: int
    ap: int


class RoundBegan(Event, frozen=True, tag="round-began"):
    """A round begins; the fewest AP go first."""

    round: int
    seats: tuple[Seat, ...]

    @property
    def new_round(self) -> int:
        """Its number."""
        return self.round


class MercyGranted(Shown, frozen=True, tag="mercy-granted"):
    """A player is shown mercy, and is out of this Action phase (R52)."""

    turning: ClassVar[bool] = True
    seat: Seat
    region: Region


class MercyUnasked(Shown, frozen=True, tag="mercy-unasked"):
    """Several players might have been shown mercy: told up to version 2, and kept in its logs."""


class TurnBegan(Event, frozen=True, tag="turn-began"):
    """A player's turn begins."""

    opens: ClassVar[bool] = True
    seat: Seat
    turn: int


class Passed(Event, frozen=True, tag="passed"):
    """A player does nothing more in this Action phase."""

    seat: Seat


class NothingLeft(Event, frozen=True, tag="nothing-left"):
    """A player can do nothing more, and passes (H5)."""

    seat: Seat


class CardsPlayed(Event, frozen=True, tag="cards-played"):
    """A player used Action cards of a kind and paid for the action."""

    seat: Seat
    card: Kind
    cards: int
    ap: int


class StoodIn(Event, frozen=True, tag="stood-in"):
    """Shape-Shifter is one of the Action cards that are played, as one of this kind (L3)."""

    seat: Seat
    card: Kind


class DoubleBegan(Event, frozen=True, tag="double-began"):
    """A player makes two actions of one turn (R20)."""

    seat: Seat
    first: Kind
    second: Kind


class SecondLapsed(Event, frozen=True, tag="second-lapsed"):
    """The second of two actions is not made, and not paid (R20)."""

    seat: Seat


class Recruited(Event, frozen=True, tag="recruited"):
    """Warriors came to a region."""

    seat: Seat
    region: Region
    warriors: int


class LeaderCame(Shown, frozen=True, tag="leader-came"):
    """A leader tile was drawn for a region (R34)."""

    region: Region
    leader: Leader
    warriors: int


class WarriorsMoved(Event, frozen=True, tag="warriors-moved"):
    """Warriors went from one region to another."""

    seat: Seat
    source: Region
    target: Region
    warriors: int


class GuestsMarched(Event, frozen=True, tag="guests-marched"):
    """Guests left a chieftain who is lost (R45)."""

    seat: Seat
    source: Region
    target: Region
    warriors: int


class GuestsLost(Event, frozen=True, tag="guests-lost"):
    """Guests had no room anywhere (R45)."""

    seat: Seat
    region: Region
    warriors: int


class GuestLeft(Event, frozen=True, tag="guest-left"):
    """A guest made room for the chieftain's own warrior (Stacking limit)."""

    seat: Seat
    region: Region


class MarkersPlaced(Event, frozen=True, tag="markers-placed"):
    """A player has convinced a chieftain; his markers there now."""

    seat: Seat
    region: Region
    markers: int


class MarkersReturned(Shown, frozen=True, tag="markers-returned"):
    """Markers went home to their player."""

    seat: Seat
    region: Region
    markers: int


class ChieftainLost(Event, frozen=True, tag="chieftain-lost"):
    """A chieftain is no longer convinced."""

    seat: Seat
    region: Region


class Worshipped(Event, frozen=True, tag="worshipped"):
    """A player worshipped a god."""

    seat: Seat
    god: God


class FavourTaken(Shown, frozen=True, tag="favour-taken"):
    """A player took a god's top card; the next one is seen (R2)."""

    seat: Seat
    card: Favour


class Settled(Event, frozen=True, tag="settled"):
    """A player built a settlement."""

    seat: Seat
    region: Region


class Fortified(Event, frozen=True, tag="fortified"):
    """A player built a ring fortress."""

    seat: Seat
    region: Region


class Walled(Event, frozen=True, tag="walled"):
    """A player built a Danevold."""

    seat: Seat
    region: Region
    toward: Region


class FavourPlayed(Shown, frozen=True, tag="favour-played"):
    """A player played a Gods card."""

    seat: Seat
    card: Favour


class FavourKept(Shown, frozen=True, tag="favour-kept"):
    """The aim of a Gods card is gone; it stays in the hand (H6)."""

    seat: Seat
    card: Favour


class ApGained(Shown, frozen=True, tag="ap-gained"):
    """A player gained AP."""

    seat: Seat
    ap: int
    total: int


class ApStolen(Event, frozen=True, tag="ap-stolen"):
    """A player took AP from another."""

    seat: Seat
    target: Seat
    ap: int


class BoosterTaken(Shown, frozen=True, tag="booster-taken"):
    """A player took a booster card."""

    seat: Seat
    card: Kind


class Foreseen(Event, frozen=True, tag="foreseen"):
    """A player has arranged the Giants cards that he saw."""

    seat: Seat


class CouncilMet(Event, frozen=True, tag="council-met"):
    """A player's seats in the council."""

    seat: Seat
    seats: int


class Raised(Shown, frozen=True, tag="raised"):
    """A player's marker on the Character board moved a space."""

    seat: Seat
    track: Track
    value: int


class IncomePaid(Event, frozen=True, tag="income-paid"):
    """A player's income."""

    seat: Seat
    ap: int
    total: int


class WentOut(Shown, frozen=True, tag="went-out"):
    """A player has nothing any more (R53)."""

    turning: ClassVar[bool] = True
    seat: Seat


class Exiled(Shown, frozen=True, tag="exiled"):
    """A player began again elsewhere (option `exile`)."""

    turning: ClassVar[bool] = True
    seat: Seat
    region: Region
    warriors: int


class VoteCounted(Shown, frozen=True, tag="vote-counted"):
    """The last two players count their points now, or play on (H7)."""

    score: bool


class Scored(Event, frozen=True, tag="scored"):
    """A player's power points."""

    seat: Seat
    values: int
    seats: int
    power: int


AnyEvent: TypeAlias = (
    WarEvent
    | GiantEvent
    | Explained
    | CircleDrawn
    | HomeTaken
    | RoundBegan
    | MercyGranted
    | MercyUnasked
    | TurnBegan
    | Passed
    | NothingLeft
    | CardsPlayed
    | StoodIn
    | DoubleBegan
    | SecondLapsed
    | Recruited
    | LeaderCame
    | WarriorsMoved
    | GuestsMarched
    | GuestsLost
    | GuestLeft
    | MarkersPlaced
    | MarkersReturned
    | ChieftainLost
    | Worshipped
    | FavourTaken
    | Settled
    | Fortified
    | Walled
    | FavourPlayed
    | FavourKept
    | ApGained
    | ApStolen
    | BoosterTaken
    | Foreseen
    | CouncilMet
    | Raised
    | IncomePaid
    | WentOut
    | Exiled
    | VoteCounted
    | Scored
    | CoreEvent
)
