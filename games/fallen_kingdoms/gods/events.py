"""Events of gods."""

from typing import TypeAlias

from games.core.vocabulary import Event, Row, Seat, Shown
from games.fallen_kingdoms.gods.god import God
from games.fallen_kingdoms.land.cities import City
from games.fallen_kingdoms.trophies import Track


class PowerBorrowed(Event, frozen=True, tag="power-borrowed"):
    """Frigg uses another god's power."""

    seat: Seat
    god: God


class CityStolen(Event, frozen=True, tag="city-stolen"):
    """Loki has talked the last unit of a city into going home."""

    seat: Seat
    owner: Seat
    city: City


class TrackBlessed(Event, frozen=True, tag="track-blessed"):
    """Freyr or Tyr adds points to a track."""

    seat: Seat
    god: God
    track: Track
    points: int


class SeaBlessed(Event, frozen=True, tag="sea-blessed"):
    """Njord adds free points to this turn's production."""

    seat: Seat
    points: int


class HammerThrown(Shown, frozen=True, tag="hammer-thrown"):
    """Thor has thrown two dice at a city."""

    seat: Seat
    owner: Seat
    city: City
    dice: Row
    killed: int
    left: int


class LifeTaken(Event, frozen=True, tag="life-taken"):
    """Hel has taken a unit."""

    seat: Seat
    owner: Seat
    city: City
    left: int


class UnitsCalled(Event, frozen=True, tag="units-called"):
    """Heimdall has led units over the rainbow."""

    seat: Seat
    source: City
    target: City
    units: int


GodEvent: TypeAlias = (
    PowerBorrowed | CityStolen | TrackBlessed | SeaBlessed | HammerThrown | LifeTaken | UnitsCalled
)
