"""All that happens in Norsaga, as the players are told it."""

from collections.abc import Mapping
from enum import StrEnum
from typing import ClassVar, TypeAlias

from games.core.vocabulary import CoreEvent, Event, Seat, Shown
from games.norsaga.cards import Card
from games.norsaga.powers import Embellishment
from games.norsaga.sagas import Saga
from games.norsaga.tree import Place, Spot


class Lesson(StrEnum):
    """A step that is explained when it first comes up (option `teaching`)."""

    GOAL = "goal"
    SAGA = "saga"
    BREATH = "breath"
    EMBELLISHING = "embellishing"
    TALE = "tale"
    SKALD = "skald"
    DOOM = "doom"
    DISMISSING = "dismissing"
    PLUNDERING = "plundering"
    INFILTRATING = "infiltrating"
    AUGURY = "augury"
    PRAYING = "praying"
    MARTYRDOM = "martyrdom"


CARD_OF: Mapping[Lesson, str] = {
    Lesson.GOAL: "sign-marker",
    Lesson.SAGA: "sign-matched",
    Lesson.BREATH: "sign-hand",
    Lesson.EMBELLISHING: "ladder-all",
    Lesson.TALE: "trait-doom",
    Lesson.SKALD: "trait-skald",
    Lesson.DOOM: "sign-doomed",
    Lesson.DISMISSING: "embellishment-assault",
    Lesson.PLUNDERING: "embellishment-plunder",
    Lesson.INFILTRATING: "embellishment-infiltrate",
    Lesson.AUGURY: "embellishment-augur",
    Lesson.PRAYING: "embellishment-prayer",
    Lesson.MARTYRDOM: "embellishment-martyr",
}
"""The reference card beside a lesson."""


class Silence(StrEnum):
    """The reason for which a skald sings in vain (S17)."""

    EMPTY = "empty"
    SKALD = "skald"
    NOTHING = "nothing"


class CircleDrawn(Shown, frozen=True, tag="circle-drawn"):
    """In which order the seats take their turns (N16)."""

    seats: tuple[Seat, ...]


class CapSet(Event, frozen=True, tag="cap-set"):
    """After so many full rounds the match ends (N3)."""

    rounds: int


class SagasOffered(Event, frozen=True, tag="sagas-offered"):
    """Between which sagas a player chooses; for that player alone."""

    seat: Seat
    sagas: tuple[Saga, ...]


class SagaTold(Shown, frozen=True, tag="saga-told"):
    """The saga that a player tells; all see it (Setup, S7)."""

    seat: Seat
    saga: Saga


class ChoiceMade(Event, frozen=True, tag="choice-made"):
    """A player has chosen; what, is shown when all have (S12)."""

    seat: Seat


class Explained(Event, frozen=True, tag="explained"):
    """A step of the game is explained, the first time it comes up."""

    lesson: Lesson

    @property
    def explained_by(self) -> str:
        """The card that belongs to the lesson."""
        return CARD_OF[self.lesson]


class TurnBegan(Shown, frozen=True, tag="turn-began"):
    """A player's turn begins."""

    opens: ClassVar[bool] = True
    seat: Seat
    turn: int


class Drew(Shown, frozen=True, tag="drew"):
    """A player drew cards."""

    seat: Seat
    count: int


class CardsDrawn(Event, frozen=True, tag="cards-drawn"):
    """The cards that were drawn; for their owner alone."""

    seat: Seat
    cards: tuple[Card, ...]


class Reshuffled(Shown, frozen=True, tag="reshuffled"):
    """The discard pile became the deck (S6)."""


class Embellished(Event, frozen=True, tag="embellished"):
    """A player uses an embellishment."""

    seat: Seat
    embellishment: Embellishment


class Declined(Event, frozen=True, tag="declined"):
    """A player could embellish, and does not (S21)."""

    seat: Seat


class Discarded(Shown, frozen=True, tag="discarded"):
    """Cards went from a hand to the discard pile."""

    seat: Seat
    cards: tuple[Card, ...]


class Played(Shown, frozen=True, tag="played"):
    """A card came into somebody else's tree."""

    seat: Seat
    card: Card
    place: Place


class PlayedAtHome(Shown, frozen=True, tag="played-at-home"):
    """A card came into the tree of the one who played it."""

    seat: Seat
    card: Card
    spot: Spot


class Dismissed(Shown, frozen=True, tag="dismissed"):
    """A hero went from a tree to the discard pile."""

    card: Card
    place: Place


class TakenBack(Event, frozen=True, tag="taken-back"):
    """A hero went from a tree to its owner's hand."""

    seat: Seat
    card: Card
    place: Place


class HandLookedAt(Shown, frozen=True, tag="hand-looked-at"):
    """A player looks at a hand; all know that it happens."""

    seat: Seat
    target: Seat


class HandSeen(Event, frozen=True, tag="hand-seen"):
    """The cards that the hand holds; for the player alone who looks."""

    target: Seat
    cards: tuple[Card, ...]


class CardsSwapped(Shown, frozen=True, tag="cards-swapped"):
    """Two players swapped a card; nobody else knows which (S7)."""

    seat: Seat
    target: Seat


class SwapSeen(Event, frozen=True, tag="swap-seen"):
    """The card that one gave away, and the one that came; for the one alone who chose them."""

    gone: Card
    gained: Card


class CardTaken(Event, frozen=True, tag="card-taken"):
    """Somebody has swapped a card with one's hand; for the one alone who did not choose it."""

    seat: Seat
    gone: Card
    gained: Card


class CardPlaced(Event, frozen=True, tag="card-placed"):
    """Somebody has placed a card of one's hand in a tree; for its owner alone."""

    seat: Seat
    card: Card
    place: Place


class HeroesSwapped(Event, frozen=True, tag="heroes-swapped"):
    """Two heroes changed places: the first now stands at `place` (S38)."""

    turning: ClassVar[bool] = True
    card: Card
    place: Place
    other_card: Card
    other: Place


class Revealed(Shown, frozen=True, tag="revealed"):
    """The top card of the deck, for Prayer."""

    seat: Seat
    card: Card


class TokenTaken(Event, frozen=True, tag="token-taken"):
    """A Doom token lies on a tree until its owner's next turn (S27)."""

    seat: Seat


class TokenRemoved(Event, frozen=True, tag="token-removed"):
    """The Doom token is gone; the tree is safe again."""

    seat: Seat


class MarkersMoved(Event, frozen=True, tag="markers-moved"):
    """A player's markers were put anew, and so many of six lie on the tree now (S8)."""

    seat: Seat
    count: int


class SagaProved(Event, frozen=True, tag="saga-proved"):
    """A player has proved the saga, and nothing takes that away; the round goes on (N10)."""

    turning: ClassVar[bool] = True
    seat: Seat
    saga: Saga


class OneShort(Event, frozen=True, tag="one-short"):
    """A player lacks one marker only."""

    turning: ClassVar[bool] = True
    seat: Seat


class TookLead(Event, frozen=True, tag="took-lead"):
    """A player has more markers than anybody else, and had not before."""

    turning: ClassVar[bool] = True
    joins: ClassVar[bool] = True
    seat: Seat


class SkaldSilent(Event, frozen=True, tag="skald-silent"):
    """A skald landed on a tree for whose owner it may sing no more in this turn (S22, N7)."""

    seat: Seat
    card: Card


class SkaldSang(Event, frozen=True, tag="skald-sang"):
    """A skald landed on a tree: its owner may embellish, when the turn comes in the queue."""

    seat: Seat
    card: Card


class SkaldWasted(Event, frozen=True, tag="skald-wasted"):
    """The owner of a tree is granted an embellishment, and eligible for none (S17)."""

    seat: Seat
    why: Silence = Silence.NOTHING


class NothingToPlay(Event, frozen=True, tag="nothing-to-play"):
    """A player has no card to play (S2)."""

    seat: Seat


class EndNears(Shown, frozen=True, tag="end-nears"):
    """The turn cap will end the match after so many more rounds (N3)."""

    rounds: int


AnyEvent: TypeAlias = (
    CoreEvent
    | CircleDrawn
    | CapSet
    | SagasOffered
    | SagaTold
    | ChoiceMade
    | Explained
    | TurnBegan
    | Drew
    | CardsDrawn
    | Reshuffled
    | Embellished
    | Declined
    | Discarded
    | Played
    | PlayedAtHome
    | Dismissed
    | TakenBack
    | HandLookedAt
    | HandSeen
    | CardsSwapped
    | SwapSeen
    | CardTaken
    | CardPlaced
    | HeroesSwapped
    | Revealed
    | TokenTaken
    | TokenRemoved
    | MarkersMoved
    | OneShort
    | SagaProved
    | TookLead
    | SkaldSilent
    | SkaldSang
    | SkaldWasted
    | NothingToPlay
    | EndNears
)
