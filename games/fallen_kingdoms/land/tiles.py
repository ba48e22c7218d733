"""The twelve faces of the six tiles, as printed [house]."""

from collections.abc import Mapping
from enum import StrEnum
from importlib.resources import files

import msgspec
from msgspec import Struct

from games.fallen_kingdoms.land.cities import City


class Route(StrEnum):
    """A way between two cities, or a city and the edge of the board."""

    ROAD = "road"
    SEA = "sea"


class Resource(StrEnum):
    """The meaning of a city's icon; each belongs to a track (4.4.2)."""

    METAL = "metal"
    WOOD = "wood"
    WHEAT = "wheat"


class Spot(Struct, frozen=True, forbid_unknown_fields=True):
    """A city as printed."""

    city: City
    x: float
    """From the west edge of its unturned tile, 0 to 1."""
    y: float
    """From the north edge of its unturned tile, 0 to 1."""
    port: bool
    resource: Resource
    square: bool
    """The icon is a square, else a circle (F-02)."""


class Exit(Struct, frozen=True, forbid_unknown_fields=True):
    """The route over one half of an edge."""

    half: str
    """N1, N2, E1, E2, S1, S2, W1, W2: clockwise from the north-west."""
    kind: Route
    city: City


class Face(Struct, frozen=True, forbid_unknown_fields=True):
    """One side of a tile."""

    face: str
    """The number of the tile and its side: 1A to 6B."""
    corners: tuple[bool, bool, bool, bool]
    """Whether there is land: north-west, north-east, south-east, south-west."""
    cities: tuple[Spot, ...]
    roads: tuple[tuple[City, City], ...]
    sea: tuple[tuple[City, City], ...]
    exits: tuple[Exit, ...]
    """All eight, clockwise from N1."""


FACES: Mapping[str, Face] = {
    face.face: face
    for face in msgspec.json.decode(
        files("games.fallen_kingdoms.land").joinpath("tiles.json").read_bytes(),
        type=tuple[Face, ...],
    )
}
SPOTS: Mapping[City, Spot] = {spot.city: spot for face in FACES.values() for spot in face.cities}
PORTS = frozenset(city for city, spot in SPOTS.items() if spot.port)
