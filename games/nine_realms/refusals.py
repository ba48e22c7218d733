"""Why the rules refuse an action in War of the 9 Realms, for sentences to the player."""

from typing import TypeAlias

from games.core.vocabulary import Refusal
from games.nine_realms.board import Hex, Terrain
from games.nine_realms.fate import Card
from games.nine_realms.forces import Figure


class NotDeployedYet(Refusal, frozen=True, tag="not-deployed-yet"):
    """Some figures have no hex yet."""

    figures: tuple[Figure, ...]


class NotOnYourTile(Refusal, frozen=True, tag="not-on-your-tile"):
    """Figures deploy and rally on their own Realm Tile."""

    hex: Hex


class HexTaken(Refusal, frozen=True, tag="hex-taken"):
    """Only one figure fits into a hex."""

    hex: Hex


class StandsThere(Refusal, frozen=True, tag="stands-there"):
    """The figure has been placed there already."""

    figure: Figure
    hex: Hex


class NotYourFigure(Refusal, frozen=True, tag="not-your-figure"):
    """The figure is the enemy's."""

    figure: Figure


class NotAnEnemy(Refusal, frozen=True, tag="not-an-enemy"):
    """The figure is one's own."""

    figure: Figure


class NotInPlay(Refusal, frozen=True, tag="not-in-play"):
    """The figure is fallen."""

    figure: Figure


class NotFallen(Refusal, frozen=True, tag="not-fallen"):
    """Only a fallen Warrior can be rallied."""

    figure: Figure


class NotEnoughActions(Refusal, frozen=True, tag="not-enough-actions"):
    """The action costs more than is left."""

    cost: int
    actions: int


class MovedAlready(Refusal, frozen=True, tag="moved-already"):
    """A figure moves once a turn."""

    figure: Figure


class AttackedAlready(Refusal, frozen=True, tag="attacked-already"):
    """A figure attacks once a turn."""

    figure: Figure


class OutOfReach(Refusal, frozen=True, tag="out-of-reach"):
    """The move cannot end there."""

    figure: Figure
    hex: Hex


class OutOfRange(Refusal, frozen=True, tag="out-of-range"):
    """The target is too far away, or the line is not allowed."""

    figure: Figure
    target: Figure


class NoDice(Refusal, frozen=True, tag="no-dice"):
    """The figure has no die for an attack at this distance."""

    figure: Figure
    target: Figure


class NoSight(Refusal, frozen=True, tag="no-sight"):
    """Something stands in the line of sight."""

    figure: Figure
    target: Figure


class HexNotEmpty(Refusal, frozen=True, tag="hex-not-empty"):
    """A figure stands where terrain should change."""

    hex: Hex


class NotAdjacent(Refusal, frozen=True, tag="not-adjacent"):
    """No own figure stands next to the hex."""

    hex: Hex


class SameTerrain(Refusal, frozen=True, tag="same-terrain"):
    """The hex has this terrain already."""

    hex: Hex
    terrain: Terrain


class NoTerrainLeft(Refusal, frozen=True, tag="no-terrain-left"):
    """No Terrain hex of the kind is left."""

    terrain: Terrain


class RalliedAlready(Refusal, frozen=True, tag="rallied-already"):
    """Rally is for once a turn."""


class PreyAlive(Refusal, frozen=True, tag="prey-alive"):
    """The old prey lives yet."""

    figure: Figure


class CardNotHeld(Refusal, frozen=True, tag="card-not-held"):
    """The card is not in the hand."""

    card: Card


class WrongSide(Refusal, frozen=True, tag="wrong-side"):
    """The card does nothing for one's own side of this roll."""

    card: Card


AnyRefusal: TypeAlias = (
    NotDeployedYet
    | NotOnYourTile
    | HexTaken
    | StandsThere
    | NotYourFigure
    | NotAnEnemy
    | NotInPlay
    | NotFallen
    | NotEnoughActions
    | MovedAlready
    | AttackedAlready
    | OutOfReach
    | OutOfRange
    | NoDice
    | NoSight
    | HexNotEmpty
    | NotAdjacent
    | SameTerrain
    | NoTerrainLeft
    | RalliedAlready
    | PreyAlive
    | CardNotHeld
    | WrongSide
)
