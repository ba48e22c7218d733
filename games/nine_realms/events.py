"""The events of War of the 9 Realms, as the players are told them."""

from collections.abc import Mapping
from enum import StrEnum
from typing import ClassVar, TypeAlias

from msgspec import Struct

from games.core.vocabulary import CoreEvent, Event, Row, Seat, Shown
from games.nine_realms.board import Hex, Terrain
from games.nine_realms.fate import Card, Power
from games.nine_realms.forces import Figure, Realm, Weapon


class Lesson(StrEnum):
    """A thing that is explained in a first match, once."""

    DEPLOYING = "deploying"
    DISCARDING = "discarding"
    TURN = "turn"
    ROLL = "roll"
    ANSWER = "answer"
    PREY = "prey"
    FALLEN = "fallen"
    BLOODLINE = "bloodline"


CARD_OF: Mapping[Lesson, str] = {
    Lesson.DEPLOYING: "signs",
    Lesson.DISCARDING: "figure-odin",
    Lesson.TURN: "terrain-forest",
    Lesson.ROLL: "card-re-roll-all",
    Lesson.ANSWER: "condition-attacked",
    Lesson.PREY: "condition-prey",
    Lesson.FALLEN: "condition-wounded",
    Lesson.BLOODLINE: "condition-bloodline",
}
"""The reference card beside a lesson."""


class Explained(Event, frozen=True, tag="explained"):
    """Something is explained when it first comes up."""

    lesson: Lesson

    @property
    def explained_by(self) -> str:
        """The card that belongs to the lesson."""
        return CARD_OF[self.lesson]


class RealmTaken(Shown, frozen=True, tag="realm-taken"):
    """A player leads a realm (R-03)."""

    seat: Seat
    realm: Realm


class FirstChosen(Shown, frozen=True, tag="first-chosen"):
    """The beginner is known (R-03)."""

    seat: Seat


class SeatReady(Event, frozen=True, tag="seat-ready"):
    """A player has deployed; where stays secret (N20)."""

    seat: Seat


class Placement(Struct, frozen=True, tag="placement"):
    """A figure on a hex."""

    figure: Figure
    hex: Hex


class Deployed(Shown, frozen=True, tag="deployed"):
    """All have deployed: a side's figures are seen, each on its hex (R-04)."""

    seat: Seat
    places: tuple[Placement, ...]


class TurnBegan(Shown, frozen=True, tag="turn-began"):
    """A realm's turn begins."""

    opens: ClassVar[bool] = True
    seat: Seat
    turn: int


class FateDealt(Shown, frozen=True, tag="fate-dealt"):
    """A hand was made up to its number."""

    seat: Seat
    count: int


class FateDrawn(Event, frozen=True, tag="fate-drawn"):
    """Which cards were dealt; for their owner alone."""

    seat: Seat
    cards: tuple[Card, ...]


class FateShuffled(Shown, frozen=True, tag="fate-shuffled"):
    """The discards became a new deck (R-07)."""


class FateDiscarded(Shown, frozen=True, tag="fate-discarded"):
    """A card was discarded for the All Seeing Eye (R-40, N15)."""

    seat: Seat
    card: Card


class Moved(Event, frozen=True, tag="moved"):
    """A figure moved."""

    figure: Figure
    source: Hex
    hex: Hex


class Transformed(Event, frozen=True, tag="transformed"):
    """A Terrain hex was laid."""

    seat: Seat
    hex: Hex
    terrain: Terrain


class Rallied(Event, frozen=True, tag="rallied"):
    """A fallen Warrior returned."""

    figure: Figure
    hex: Hex


class PreyNamed(Event, frozen=True, tag="prey-named"):
    """Sinfjotli hunts a figure."""

    figure: Figure


class ActionsGained(Shown, frozen=True, tag="actions-gained"):
    """A card was played for actions."""

    seat: Seat
    actions: int


class Attacked(Event, frozen=True, tag="attacked"):
    """A figure attacks."""

    figure: Figure
    target: Figure
    weapon: Weapon


class Countered(Shown, frozen=True, tag="countered"):
    """The target of an attack strikes back, as it chose in secret (N5)."""

    figure: Figure
    target: Figure
    weapon: Weapon


class DiceRolled(Shown, frozen=True, tag="dice-rolled"):
    """The dice fell; `wounds` is what they would cause as they lie."""

    details: ClassVar[bool] = True
    figure: Figure
    dice: Row
    twelves: int
    total: int
    defence: int
    wounds: int


class DiceReRolled(Shown, frozen=True, tag="dice-re-rolled"):
    """Some dice were rolled again; `before` keeps how they lay."""

    details: ClassVar[bool] = True
    seat: Seat
    power: Power
    before: Row
    dice: Row
    total: int
    defence: int
    wounds: int


class BonusAdded(Shown, frozen=True, tag="bonus-added"):
    """A card raised the attack or the Defence."""

    details: ClassVar[bool] = True
    seat: Seat
    card: Card
    total: int
    defence: int
    wounds: int


class Missed(Shown, frozen=True, tag="missed"):
    """The roll caused no wound."""

    target: Figure


class WoundIgnored(Shown, frozen=True, tag="wound-ignored"):
    """Hjordis ignored one wound (Ancient Bloodline)."""

    figure: Figure


class Wounded(Shown, frozen=True, tag="wounded"):
    """A figure took wounds; `left` is the Health that it still has."""

    figure: Figure
    wounds: int
    left: int


class BloodSpilt(Shown, frozen=True, tag="blood-spilt"):
    """Blood ran into a realm's Cauldron, which now holds so much."""

    seat: Seat
    blood: int


class Fell(Shown, frozen=True, tag="fell"):
    """A figure died and left the board."""

    turning: ClassVar[bool] = True
    figure: Figure
    slayer: Figure | None = None
    """Unknown where the exchange began before that was noted."""


class RevengeGained(Shown, frozen=True, tag="revenge-gained"):
    """Sigmund's next attack has so many dice more."""

    dice: int


class TurnEnded(Shown, frozen=True, tag="turn-ended"):
    """A realm's turn is over, with so many actions kept for counterattacks."""

    seat: Seat
    actions: int


class StallWarned(Shown, frozen=True, tag="stall-warned"):
    """The match will be drawn unless somebody is wounded within so many turns (N9)."""

    turns: int


class StallDecides(Shown, frozen=True, tag="stall-decides"):
    """A player will win unless somebody is wounded within so many turns (N9)."""

    turns: int
    seat: Seat


AnyEvent: TypeAlias = (
    CoreEvent
    | Explained
    | RealmTaken
    | FirstChosen
    | SeatReady
    | Deployed
    | TurnBegan
    | FateDealt
    | FateDrawn
    | FateShuffled
    | FateDiscarded
    | Moved
    | Transformed
    | Rallied
    | PreyNamed
    | ActionsGained
    | Attacked
    | Countered
    | DiceRolled
    | DiceReRolled
    | BonusAdded
    | Missed
    | WoundIgnored
    | Wounded
    | BloodSpilt
    | Fell
    | RevengeGained
    | TurnEnded
    | StallWarned
    | StallDecides
)
