"""Why the rules refuse a god's power."""

from typing import TypeAlias

from games.core.vocabulary import Refusal
from games.fallen_kingdoms.gods.god import God
from games.fallen_kingdoms.land.cities import City


class NotYourGod(Refusal, frozen=True, tag="not-your-god"):
    """The power belongs to another god."""

    god: God


class TempleProtects(Refusal, frozen=True, tag="temple-protects"):
    """A temple guards the city from gods (4.1, F-21)."""

    city: City


class NotAnEnemy(Refusal, frozen=True, tag="not-an-enemy"):
    """No other player's units stand there."""

    city: City


class NotBeside(Refusal, frozen=True, tag="not-beside"):
    """The city is next to none of the player's."""

    city: City


class NotAlone(Refusal, frozen=True, tag="not-alone"):
    """Loki needs a city with exactly one unit."""

    city: City
    units: int


class LastUnit(Refusal, frozen=True, tag="last-unit"):
    """The last unit of a city stays."""

    city: City


class TooManyCalled(Refusal, frozen=True, tag="too-many-called"):
    """Heimdall leads two units at most [house]."""

    most: int


class NobodyInReserve(Refusal, frozen=True, tag="nobody-in-reserve"):
    """Loki needs a unit in reserve (K15)."""


GodRefusal: TypeAlias = (
    NotYourGod
    | TempleProtects
    | NotAnEnemy
    | NotBeside
    | NotAlone
    | LastUnit
    | TooManyCalled
    | NobodyInReserve
)
