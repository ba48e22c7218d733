"""What happens in production."""

from typing import TypeAlias

from games.core.vocabulary import Event, Seat, Shown
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


TrackEvent: TypeAlias = KnowledgeTaken | BuildingTaken | UnitsProduced
