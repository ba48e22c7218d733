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


class NobodyToFight(Refusal, frozen=True, tag="nobody-to-fight"):
    """No enemy stands in the city: units just go there (K10)."""

    city: City


class Defended(Refusal, frozen=True, tag="defended"):
    """An enemy stands in the city, so it cannot be entered without a battle (5.1)."""

    city: City


class NoSuchLimit(Refusal, frozen=True, tag="no-such-limit"):
    """Attackers may be told to go home with fewer left than they are, and with three at most."""

    most: int


class NoRefuge(Refusal, frozen=True, tag="no-refuge"):
    """Units go to an own or an empty city next to the battle (5.2.3, 5.2.4)."""

    city: City


class NotByRoad(Refusal, frozen=True, tag="not-by-road"):
    """A rampage goes by road (5.2.6)."""

    city: City


class NoPrey(Refusal, frozen=True, tag="no-prey"):
    """A rampage goes against an enemy or an empty city (5.2.6, K2)."""

    city: City


class AttackedAlready(Refusal, frozen=True, tag="attacked-already"):
    """A city is attacked once in a turn; a planned target is none for a rampage (F-34, F-68)."""

    city: City


class NoSuchMove(Refusal, frozen=True, tag="no-such-move"):
    """No units of this turn went that way (F-41)."""

    source: City
    target: City


class FoughtThere(Refusal, frozen=True, tag="fought-there"):
    """Units that fought, or rampaged from where they came to, do not go back (F-41, K1)."""

    city: City


class WouldBeEmpty(Refusal, frozen=True, tag="would-be-empty"):
    """A city that was held when movement began keeps a unit (5.1, K1)."""

    city: City


WarRefusal: TypeAlias = (
    NoUnitsThere
    | NoWay
    | StayBehind
    | NothingThere
    | NobodyToFight
    | Defended
    | NoSuchLimit
    | NoRefuge
    | NotByRoad
    | NoPrey
    | AttackedAlready
    | NoSuchMove
    | FoughtThere
    | WouldBeEmpty
)
