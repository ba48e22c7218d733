"""The board of ten worlds: what lies where, and what is joined (9.0)."""

from collections.abc import Mapping
from enum import StrEnum
from importlib.resources import files

import msgspec
from msgspec import Struct

from games.hammer_of_thor.folk.kinds import Race
from games.hammer_of_thor.land.places import Place


class Realm(StrEnum):
    """A world, or the rivers between the worlds."""

    ASGARD = "asgard"
    VANAHEIM = "vanaheim"
    ALFHEIM = "alfheim"
    GODHEIM = "godheim"
    MIDGARD = "midgard"
    JOTUNHEIM = "jotunheim"
    MYRKHEIM = "myrkheim"
    MUSPELHEIM = "muspelheim"
    NIFLHEIM = "niflheim"
    HELHEIM = "helheim"
    ELIVAGAR = "elivagar"


ABOVE = frozenset({Realm.ASGARD, Realm.VANAHEIM, Realm.ALFHEIM, Realm.GODHEIM})
"""The worlds above the horizon (9.4)."""


class Ground(StrEnum):
    """A place's sign on the board (9.2)."""

    STAR = "star"
    """Land of another world."""
    DROP = "drop"
    """A river or a lake."""
    CIRCLE = "circle"
    """Midgard, safe for Mortals."""


class Box(StrEnum):
    """A rule that is printed at a place (9.5)."""

    FORGE_BRONZE = "forge-bronze"
    HIGH_SEAT = "high-seat"
    GODS_FRIENDSHIP = "gods-friendship"
    REGENERATE = "regenerate"
    CURE = "cure"
    VENOM_NEUTRAL = "venom-neutral"
    WELL_OF_WIT = "well-of-wit"
    NO_RECON = "no-recon"
    LOSS_VENOM = "loss-venom"
    LOSS_DISEASE = "loss-disease"
    LOSS_FIRE = "loss-fire"
    ROLL_TWICE = "roll-twice"
    ROLL_ENCOUNTER = "roll-encounter"
    ALL_ATTACK = "all-attack"
    DOUBLE_GODS = "double-gods"
    DOUBLE_GIANTS = "double-giants"
    DOUBLE_NEUTRAL = "double-neutral"
    DOUBLE_RAN = "double-ran"


class Spot(Struct, frozen=True, forbid_unknown_fields=True):
    """A place as printed."""

    id: Place
    name: str
    realm: Realm
    ground: Ground
    xy: tuple[int, int]
    """From the west and the north edge of the board, 0 to 1000."""
    links: tuple[Place, ...]
    sure: str
    """How sure it is that this name belongs to this number: A, B or C."""
    water: bool | None = None
    """Whether it is water, where the ground does not tell."""
    ice: bool = True
    """Whether it freezes, if it is a drop (9.3)."""
    box: Box | None = None

    @property
    def is_water(self) -> bool:
        """Whether one has to cross water to enter it, but for ice (9.2)."""
        return self.ground is Ground.DROP if self.water is None else self.water


class _Printed(Struct, frozen=True, forbid_unknown_fields=True):
    gates: dict[str, tuple[Place, Place]]
    starts: dict[Race, tuple[Place, Place]]
    places: tuple[Spot, ...]


_PRINTED = msgspec.toml.decode(
    files("games.hammer_of_thor.data").joinpath("map.toml").read_bytes(), type=_Printed
)
BOARD: Mapping[Place, Spot] = {spot.id: spot for spot in _PRINTED.places}
GATES: Mapping[str, tuple[Place, Place]] = _PRINTED.gates
"""The pairs of places that a gate joins (4.2B)."""
STARTS: Mapping[Race, tuple[Place, ...]] = {
    race: tuple(place for place in Place if first <= place <= last)
    for race, (first, last) in _PRINTED.starts.items()
}
"""The places at which a starting character of a race may stand (1.3)."""
