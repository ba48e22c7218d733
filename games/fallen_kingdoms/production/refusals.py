"""Why the rules refuse an action of production."""

from typing import TypeAlias

from games.core.vocabulary import Refusal
from games.fallen_kingdoms.land.cities import City
from games.fallen_kingdoms.trophies import Building, Knowledge


class AllOfThem(Refusal, frozen=True, tag="all-of-them"):
    """Exactly the free points of this turn must be spent."""

    points: int


class NotOnDisplay(Refusal, frozen=True, tag="not-on-display"):
    """The card does not lie face up."""

    card: Knowledge


class NoSuchTile(Refusal, frozen=True, tag="no-such-tile"):
    """The tile does not lie face up, or does not wait on the sheet."""

    building: Building


class NotYourCity(Refusal, frozen=True, tag="not-your-city"):
    """New pieces go to cities that one controls (4.5)."""

    city: City


class TooManyUnits(Refusal, frozen=True, tag="too-many-units"):
    """So many units do not wait, or are not there."""

    units: int
    most: int


class BuiltUp(Refusal, frozen=True, tag="built-up"):
    """The city has a building, or a temple, already (4.5, F-18)."""

    city: City


ProductionRefusal: TypeAlias = (
    AllOfThem | NotOnDisplay | NoSuchTile | NotYourCity | TooManyUnits | BuiltUp
)
