"""Why the rules refuse an action of the set-up."""

from typing import TypeAlias

from games.core.errors import SetupError
from games.core.vocabulary import Refusal
from games.fallen_kingdoms.gods.god import God
from games.fallen_kingdoms.land.cities import City


class TooManyTrophies(SetupError):
    """There are 18 trophies of each kind, which are not enough for so many players (K3)."""

    tag = "too-many-trophies"


class TooManyCities(SetupError):
    """The six tiles have too few cities for so many players (K4)."""

    tag = "too-many-cities"


class NotOffered(Refusal, frozen=True, tag="not-offered"):
    """Another god than the two that were dealt (3.2)."""

    god: God


class CityTaken(Refusal, frozen=True, tag="city-taken"):
    """An opponent's units stand there (3.8)."""

    city: City


class TooNear(Refusal, frozen=True, tag="too-near"):
    """The first city may be next to no other player's (3.8)."""

    city: City


class NotConnected(Refusal, frozen=True, tag="not-connected"):
    """A group goes to an own city, or to one next to it (3.8)."""

    city: City


class NotOnThisBoard(Refusal, frozen=True, tag="not-on-this-board"):
    """The city belongs to a tile that is not played on."""

    city: City


OpeningRefusal: TypeAlias = NotOffered | CityTaken | TooNear | NotConnected | NotOnThisBoard
