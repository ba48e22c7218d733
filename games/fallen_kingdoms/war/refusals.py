"""Why the rules refuse an action of movement or combat."""

from typing import TypeAlias

from games.core.vocabulary import Refusal
from games.fallen_kingdoms.land.cities import City


class NoUnitsThere(Refusal, frozen=True, tag="no-units-there"):
    """The player has no unit in the city."""

    city: City


class NoWay(Refusal, frozen=True, tag="no-way"):
    """The cities are joined neither by road nor by sea, or are too far from each other (5.1)."""

    source: City
    target: City


class StayBehind(Refusal, frozen=True, tag="stay-behind"):
    """A city may not be left empty, and units that have arrived stay (5.1, F-30)."""

    city: City
    most: int


class NothingThere(Refusal, frozen=True, tag="nothing-there"):
    """No attack on the city is planned."""

    city: City


class NoRefuge(Refusal, frozen=True, tag="no-refuge"):
    """Units go to an own or an empty city next to the battle (5.2.3, 5.2.4)."""

    city: City


class NotByRoad(Refusal, frozen=True, tag="not-by-road"):
    """A rampage goes by road (5.2.6)."""

    city: City


class AttackedAlready(Refusal, frozen=True, tag="attacked-already"):
    """A city is attacked once in a turn; a planned target is none for a rampage (F-34, F-68)."""

    city: City


WarRefusal: TypeAlias = (
    NoUnitsThere | NoWay | StayBehind | NothingThere | NoRefuge | NotByRoad | AttackedAlready
)
