"""The statements on the cards of places, worlds and races."""

from typing import Annotated, TypeAlias

from msgspec import Meta

from games.core.vocabulary import Prompt
from games.hammer_of_thor.folk.figures import Name
from games.hammer_of_thor.folk.kinds import Race
from games.hammer_of_thor.land.board import Box, Ground, Realm
from games.hammer_of_thor.land.places import Place

BoxAbout: TypeAlias = Annotated[Box, Meta(extra={"spoken": "about"})]
"""The rule of a box."""


class Numbered(Prompt, frozen=True, tag="numbered"):
    """A place with its number."""

    place: Place
    number: str


class PlaceLies(Prompt, frozen=True, tag="place-lies"):
    """The number, the world and the sign of a place (9.0)."""

    number: str
    realm: Realm
    ground: Ground


class PlaceWater(Prompt, frozen=True, tag="place-water"):
    """Water though its sign does not tell."""


class NeverFreezes(Prompt, frozen=True, tag="never-freezes"):
    """Water that winter leaves as it is (9.3)."""


class Neighbours(Prompt, frozen=True, tag="neighbours"):
    """The places that lines join to it."""

    places: tuple[Numbered, ...]


class PlaceBox(Prompt, frozen=True, tag="place-box"):
    """The rule that is printed at it (9.5)."""

    box: Box
    does: BoxAbout


class PlaceGate(Prompt, frozen=True, tag="place-gate"):
    """The gate at it, and the other end (4.2B)."""

    gate: str
    place: Numbered


class StartOf(Prompt, frozen=True, tag="start-of"):
    """The races whose starting characters may stand at it (1.3)."""

    races: tuple[Race, ...]


class ResidentAt(Prompt, frozen=True, tag="resident-at"):
    """The one who waits at it (1.6)."""

    character: Name


class RaceSize(Prompt, frozen=True, tag="race-size"):
    """The number of a race's characters in the box."""

    characters: int


class RaceStart(Prompt, frozen=True, tag="race-start"):
    """The places at which a race's starting characters may stand (1.3)."""

    first: Numbered
    last: Numbered


class MetIn(Prompt, frozen=True, tag="met-in"):
    """The sides of the die, of ten, that bring a race in a world."""

    realm: Realm
    sides: int


class MetAt(Prompt, frozen=True, tag="met-at"):
    """The worlds in which chance brings a race (4.5.3)."""

    worlds: tuple[MetIn, ...]


class Bringing(Prompt, frozen=True, tag="bringing"):
    """The sides of the die, of ten, that bring a race."""

    race: Race
    sides: int


class MeetsHere(Prompt, frozen=True, tag="meets-here"):
    """The races that chance brings in a world (4.5.3)."""

    races: tuple[Bringing, ...]


class RealmPlaces(Prompt, frozen=True, tag="realm-places"):
    """The number of a world's places."""

    places: int


LandFact: TypeAlias = (
    Numbered
    | PlaceLies
    | PlaceWater
    | NeverFreezes
    | Neighbours
    | PlaceBox
    | PlaceGate
    | StartOf
    | ResidentAt
    | RaceSize
    | RaceStart
    | MetIn
    | MetAt
    | Bringing
    | MeetsHere
    | RealmPlaces
)
