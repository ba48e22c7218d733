"""The questions of movement and combat, and what choices promise."""

from typing import TypeAlias

from games.core.vocabulary import Prompt, Seat
from games.fallen_kingdoms.land.cities import City


class MovingUnits(Prompt, frozen=True, tag="moving-units"):
    """Which units go where?"""

    seat: Seat
    marches: int
    """Attacks and entries that are planned so far."""
    roads: bool
    """Its units may take two roads (Roadbuilding)."""
    lanes: bool
    """Its units may take two sea routes (Shipbuilding)."""


class MoveHint(Prompt, frozen=True, tag="move-hint"):
    """The defence against an attack, and the chance to take the city with all who march there."""

    defenders: int
    attackers: int
    percent: int

    @property
    def promise(self) -> float:
        """The chance."""
        return self.percent


class JoinHint(Prompt, frozen=True, tag="join-hint"):
    """Own units that are joined by a move, or an empty city that is entered."""

    units: int
    own: bool


class ChoosingTarget(Prompt, frozen=True, tag="choosing-target"):
    """Which battle is next, and how is it fought?"""

    seat: Seat
    targets: int


class BattleHint(Prompt, frozen=True, tag="battle-hint"):
    """The chance of an attack, in percent, and units that are likely to be lost."""

    percent: int
    """To take the city."""
    lost: int
    attackers: int
    defenders: int

    @property
    def promise(self) -> float:
        """The chance."""
        return self.percent


class ThrowHint(Prompt, frozen=True, tag="throw-hint"):
    """The chances of the attacker's next throw with its reply, and of fighting on, in percent."""

    hit: int
    """A defender dies or flees."""
    taken: int
    """No defender is left."""
    lost: int
    """The reply kills an attacker, or drives one away."""
    percent: int
    """To take the city in the end."""
    attackers: int
    defenders: int

    @property
    def promise(self) -> float:
        """The chance of fighting on."""
        return self.percent


class HoldHint(Prompt, frozen=True, tag="hold-hint"):
    """The chance that the city falls, in percent, if the attackers fight on to the last."""

    percent: int


class FightingOn(Prompt, frozen=True, tag="fighting-on"):
    """Throw again, or go home?"""

    seat: Seat
    city: City
    attackers: int
    defenders: int


class Defending(Prompt, frozen=True, tag="defending"):
    """Hold the city and throw, or retreat?"""

    seat: Seat
    city: City
    attackers: int
    defenders: int


class Fleeing(Prompt, frozen=True, tag="fleeing"):
    """Where does an intimidated unit go?"""

    seat: Seat
    city: City


class LosingUnits(Prompt, frozen=True, tag="losing-units"):
    """From which group is a unit lost?"""

    seat: Seat
    units: int


class MovingIn(Prompt, frozen=True, tag="moving-in"):
    """The city is won: move in, or go home?"""

    seat: Seat
    city: City
    units: int


class GroupHint(Prompt, frozen=True, tag="group-hint"):
    """The size of a group."""

    units: int


class Rampaging(Prompt, frozen=True, tag="rampaging"):
    """Rampage a city next by road?"""

    seat: Seat
    city: City
    units: int


class RampageHint(Prompt, frozen=True, tag="rampage-hint"):
    """Chances of a rampage, in percent: to empty the city, to hit nothing and lose a unit."""

    percent: int
    failed: int
    defenders: int

    @property
    def promise(self) -> float:
        """The chance."""
        return self.percent


class Advancing(Prompt, frozen=True, tag="advancing"):
    """How many units go on into the city that was rampaged?"""

    seat: Seat
    city: City
    units: int


class PullingUnits(Prompt, frozen=True, tag="pulling-units"):
    """Does a move that fought nothing count after all?"""

    seat: Seat


WarPrompt: TypeAlias = (
    MovingUnits
    | MoveHint
    | JoinHint
    | ChoosingTarget
    | BattleHint
    | ThrowHint
    | HoldHint
    | FightingOn
    | Defending
    | Fleeing
    | LosingUnits
    | MovingIn
    | GroupHint
    | Rampaging
    | RampageHint
    | Advancing
    | PullingUnits
)
