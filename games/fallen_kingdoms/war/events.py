"""Events of movement and combat."""

from typing import ClassVar, TypeAlias

from games.core.vocabulary import Event, Row, Seat, Shown
from games.fallen_kingdoms.land.cities import City


class UnitsMoved(Event, frozen=True, tag="units-moved"):
    """Units went to another own city, or to one that was empty when they set out."""

    details: ClassVar[bool] = True
    seat: Seat
    source: City
    target: City
    units: int


class MarchBegan(Event, frozen=True, tag="march-began"):
    """Units are under way to an enemy or an empty city."""

    details: ClassVar[bool] = True
    seat: Seat
    source: City
    target: City
    units: int


class BattleBegan(Event, frozen=True, tag="battle-began"):
    """An attack on a city."""

    seat: Seat
    owner: Seat
    city: City
    attackers: int
    defenders: int


class AttackThrown(Shown, frozen=True, tag="attack-thrown"):
    """The attacker has thrown."""

    details: ClassVar[bool] = True
    seat: Seat
    dice: Row
    needed: int
    killed: int
    left: int
    """Defenders."""


class DefenceThrown(Shown, frozen=True, tag="defence-thrown"):
    """The defender has thrown."""

    details: ClassVar[bool] = True
    seat: Seat
    dice: Row
    needed: int
    killed: int
    left: int
    """Attackers."""


class HitShielded(Event, frozen=True, tag="hit-shielded"):
    """Shields have stopped the first hit."""

    details: ClassVar[bool] = True
    seat: Seat


class UnitFled(Event, frozen=True, tag="unit-fled"):
    """An intimidated unit has left the battle (5.2.4)."""

    details: ClassVar[bool] = True
    seat: Seat
    """The owner of the unit."""
    city: City
    """Where it went."""
    left: int | None = None
    """Units of its side that are left in the battle; None: it was not told in older matches."""


class DefendersRetreated(Shown, frozen=True, tag="defenders-retreated"):
    """The defender has given the city up (5.2.3)."""

    seat: Seat
    city: City
    target: City
    units: int


class WentHome(Event, frozen=True, tag="went-home"):
    """The attackers are back where they came from, the city untaken."""

    seat: Seat
    city: City
    units: int
    garrison: int = 0
    """Units that hold the city now."""


class Exhausted(Event, frozen=True, tag="exhausted"):
    """Two throws in a row without a hit have ended the battle (5.2.5)."""

    city: City


class Repelled(Event, frozen=True, tag="repelled"):
    """No attacker is left."""

    seat: Seat
    """The attacker."""
    city: City
    garrison: int = 0
    """Units that hold the city now."""


class CityCaptured(Event, frozen=True, tag="city-captured"):
    """The attackers have moved in."""

    seat: Seat
    owner: Seat
    city: City
    units: int
    victories: int
    """On the track, out of six; 6 is a rumor."""


class CityEntered(Event, frozen=True, tag="city-entered"):
    """Units have come to an empty city."""

    seat: Seat
    city: City
    units: int


class CityLeftEmpty(Event, frozen=True, tag="city-left-empty"):
    """The city lost its last defender, or was empty, and nobody moved in."""

    seat: Seat
    city: City


class RampageThrown(Shown, frozen=True, tag="rampage-thrown"):
    """A rampage's one throw (5.2.6)."""

    seat: Seat
    owner: Seat
    city: City
    dice: Row
    needed: int
    killed: int
    left: int


class RampageFailed(Event, frozen=True, tag="rampage-failed"):
    """No hit: one unit of the rampagers is lost."""

    seat: Seat
    city: City
    """Where it was."""


class PulledBack(Event, frozen=True, tag="pulled-back"):
    """Units that fought nothing went back (F-41)."""

    seat: Seat
    source: City
    target: City
    """Where they had gone."""
    units: int


WarEvent: TypeAlias = (
    UnitsMoved
    | MarchBegan
    | BattleBegan
    | AttackThrown
    | DefenceThrown
    | HitShielded
    | UnitFled
    | DefendersRetreated
    | WentHome
    | Exhausted
    | Repelled
    | CityCaptured
    | CityEntered
    | CityLeftEmpty
    | RampageThrown
    | RampageFailed
    | PulledBack
)
