"""Events of production."""

from typing import TypeAlias

from games.core.vocabulary import Event, Seat, Shown
from games.fallen_kingdoms.land.cities import City
from games.fallen_kingdoms.trophies import Building, Knowledge


class KnowledgeTaken(Shown, frozen=True, tag="knowledge-taken"):
    """A player took a knowledge card from the display; the next one is seen (4.2.3)."""

    seat: Seat
    card: Knowledge
    glory: int

    @property
    def explained_by(self) -> str:
        """The card."""
        return f"knowledge-{self.card.value}"


class BuildingTaken(Shown, frozen=True, tag="building-taken"):
    """A player took a building tile from the display; the next one is seen (4.2.2)."""

    seat: Seat
    building: Building


class UnitsProduced(Event, frozen=True, tag="units-produced"):
    """New units wait on the kingdom sheet (4.2.1)."""

    seat: Seat
    units: int


class ProductionCounted(Event, frozen=True, tag="production-counted"):
    """The points of a turn: fixed ones by track, and free ones (4.4)."""

    seat: Seat
    unit: int
    building: int
    knowledge: int
    free: int


class PointsSpent(Event, frozen=True, tag="points-spent"):
    """How the free points were split."""

    seat: Seat
    unit: int
    building: int
    knowledge: int


class UnitsPlaced(Event, frozen=True, tag="units-placed"):
    """New units came to a city (4.5)."""

    seat: Seat
    city: City
    units: int
    """So many came."""
    total: int
    """There now."""


class BuildingPlaced(Event, frozen=True, tag="building-placed"):
    """A building stands in a city (4.5)."""

    seat: Seat
    city: City
    building: Building


class BuildingWaits(Event, frozen=True, tag="building-waits"):
    """No city is free for a building (F-15)."""

    seat: Seat
    building: Building


ProductionEvent: TypeAlias = (
    KnowledgeTaken
    | BuildingTaken
    | UnitsProduced
    | ProductionCounted
    | PointsSpent
    | UnitsPlaced
    | BuildingPlaced
    | BuildingWaits
)
