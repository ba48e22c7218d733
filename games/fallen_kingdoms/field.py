"""The pieces on the board: units in cities and under way, buildings, dice of battles."""

from enum import StrEnum

from msgspec import Struct

from games.core.vocabulary import Seat
from games.fallen_kingdoms.land.cities import City
from games.fallen_kingdoms.trophies import Building

UNITS = 30
"""Army units of each player, in all (2.2)."""
GROUP = 3
"""Units that come to a city together: at the start, and after an invasion (3.8, 7.2.4)."""
GROUPS = 7
"""Groups that each player starts with (3.8)."""
DIE = 6
"""Sides of a die."""
DICE = 2
"""Dice of a throw, whatever the size of the army (5.2.1)."""
HIT = 4
"""A die hits from this number on (5.2.1)."""
VICTORIES = 6
"""Victories that bring a rumor (5.2.2)."""


class Phase(StrEnum):
    """The part of the round that is going on."""

    GODS = "gods"
    GROUPS = "groups"
    POWER = "power"
    PRODUCTION = "production"
    MOVEMENT = "movement"
    COMBAT = "combat"
    INVASIONS = "invasions"
    RUMORS = "rumors"


class Site(Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """A city and all that stands in it; somebody controls it while units are there (F-17)."""

    owner: Seat | None = None
    """The owner of the units; None: the city is empty."""
    units: int = 0
    building: Building | None = None
    temple: Seat | None = None
    """The owner of the temple; a building below it sleeps (7.2.6)."""

    @property
    def awake(self) -> Building | None:
        """The building that produces and scores (F-18)."""
        return None if self.temple is not None else self.building


EMPTY = Site()


class March(Struct, frozen=True, forbid_unknown_fields=True):
    """Units that wait on a road or at sea for an attack, or to enter an empty city (5.1)."""

    source: City
    target: City
    units: int
    by_sea: bool = False
    """The last route that they took is a sea route (Longships)."""

    def without(self, units: int) -> "March":
        """The same with fewer units."""
        return March(self.source, self.target, self.units - units, self.by_sea)


class Throw(Struct, frozen=True, forbid_unknown_fields=True):
    """Dice thrown in a battle, a rampage or an invasion, and what came of them."""

    seat: Seat
    """The thrower."""
    dice: tuple[int, ...]
    needed: int
    """The number from which a die hits."""
    killed: int
    """Units that died of it."""
    fled: City | None = None
    """Where an intimidated unit went to (5.2.4)."""


class Battle(Struct, frozen=True, forbid_unknown_fields=True):
    """The battle that is going on; its attackers are the marches to its city (5.2)."""

    city: City
    attacker: Seat
    defender: Seat
    throws: tuple[Throw, ...] = ()
    """In the order in which they fell; the attacker's is the first."""
