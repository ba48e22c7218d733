"""Placing what was produced: units in own cities, one building a city (4.5)."""

from collections.abc import Sequence
from typing import ClassVar

from games.core.agenda import Steps
from games.core.asks import Ask, Checked, OneOf
from games.core.dice import Referee
from games.core.vocabulary import NO, Action, Prompt, Refusal, Seat
from games.fallen_kingdoms.decision import Decision
from games.fallen_kingdoms.land.cities import City
from games.fallen_kingdoms.production.events import BuildingPlaced, BuildingWaits, UnitsPlaced
from games.fallen_kingdoms.production.prompts import PlaceHint, PlacingBuilding, PlacingWaiting
from games.fallen_kingdoms.production.refusals import (
    BuiltUp,
    NoSuchTile,
    NotYourCity,
    TooManyUnits,
)
from games.fallen_kingdoms.table import Table
from games.fallen_kingdoms.traces import Touched
from games.fallen_kingdoms.trophies import Building


class PlaceUnits(Action, frozen=True, tag="place-units"):
    """Place new units in an own city."""

    told_at: ClassVar[str] = "city"
    city: City
    units: int

    def hint(self, table: Table) -> Prompt:
        """Units there, and those that might come."""
        return prospect(table, self.city)


class PlaceBuilding(Action, frozen=True, tag="place-building"):
    """Place a new building in an own city."""

    building: Building
    city: City

    def hint(self, table: Table) -> Prompt:
        """Units there, and those that might come."""
        return prospect(table, self.city)


class PlacingUnits(Decision, frozen=True, tag="placing-units"):
    """New units, a city after another, until none waits."""

    def ask(self, table: Table) -> Ask | None:
        """Any number to any own city; nothing where there is one city."""
        waiting, cities = table.players[self.seat].waiting_units, table.controlled(self.seat)
        if not waiting or len(cities) < 2:
            return None
        numbers = range(waiting, 0, -1)
        return Checked(
            lambda: (PlaceUnits(city, units) for city in cities for units in numbers),
            lambda action: (
                isinstance(action, PlaceUnits) and action.city in cities and action.units in numbers
            ),
        )

    def unasked(self, table: Table, referee: Referee) -> Steps[Table]:
        """All to the only city."""
        waiting, cities = table.players[self.seat].waiting_units, table.controlled(self.seat)
        if waiting and cities:
            place(table, self.seat, cities[0], waiting, referee)
        return ()

    def answer(self, table: Table, seat: Seat, action: Action, referee: Referee) -> Steps[Table]:
        """Some to a city; the rest are asked for again."""
        assert isinstance(action, PlaceUnits)
        place(table, seat, action.city, action.units, referee)
        return (self,)

    def default(self, table: Table, seat: Seat) -> Action:
        """All to the weakest city that has an enemy beside it [house]."""
        city = weakest(table, seat, table.controlled(seat))
        return PlaceUnits(city, table.players[seat].waiting_units)

    def prompt(self, table: Table, seat: Seat) -> Prompt:
        """Where?"""
        return PlacingWaiting(seat, table.players[seat].waiting_units)

    def refusal(self, table: Table, seat: Seat, action: Action) -> Refusal | None:
        """Not there, or not so many."""
        if not isinstance(action, PlaceUnits):
            return NO
        if action.city not in table.controlled(seat):
            return NotYourCity(action.city)
        return TooManyUnits(action.units, table.players[seat].waiting_units)


class PlacingBuildings(Decision, frozen=True, tag="placing-buildings"):
    """New buildings, the oldest first; those without a free city wait (F-15)."""

    more: bool = False
    """One was placed by choice: then the others are too, so that all see which was which."""

    def ask(self, table: Table) -> Ask | None:
        """The oldest tile, in any own city without building or temple (F-18)."""
        waiting, cities = table.players[self.seat].waiting_buildings, free(table, self.seat)
        if not waiting or not cities or (len(cities) == 1 and not self.more):
            return None
        return OneOf([PlaceBuilding(waiting[0], city) for city in cities])

    def unasked(self, table: Table, referee: Referee) -> Steps[Table]:
        """In the only city, or all wait."""
        waiting, cities = table.players[self.seat].waiting_buildings, free(table, self.seat)
        if not waiting:
            return ()
        if cities:
            self._put(table, waiting[0], cities[0], referee)
            return (self,)
        for tile in waiting:
            referee.tell(BuildingWaits(seat=self.seat, building=tile))
        return ()

    def answer(self, table: Table, seat: Seat, action: Action, referee: Referee) -> Steps[Table]:
        """One of them; the rest are asked for again."""
        assert isinstance(action, PlaceBuilding)
        self._put(table, action.building, action.city, referee)
        return (PlacingBuildings(seat, more=True),)

    def default(self, table: Table, seat: Seat) -> Action:
        """The oldest tile, in the city with most units [house]."""
        city = max(free(table, seat), key=lambda city: table.sites[city].units)
        return PlaceBuilding(table.players[seat].waiting_buildings[0], city)

    def prompt(self, table: Table, seat: Seat) -> Prompt:
        """Where?"""
        return PlacingBuilding(seat, table.players[seat].waiting_buildings[0])

    def refusal(self, table: Table, seat: Seat, action: Action) -> Refusal | None:
        """Not the oldest tile, not one's city, or built up."""
        if not isinstance(action, PlaceBuilding):
            return NO
        if action.building != table.players[seat].waiting_buildings[0]:
            return NoSuchTile(action.building)
        own = action.city in table.controlled(seat)
        return (BuiltUp if own else NotYourCity)(action.city)

    def _put(self, table: Table, tile: Building, city: City, referee: Referee) -> None:
        waiting = list(table.players[self.seat].waiting_buildings)
        waiting.remove(tile)
        table.change_player(self.seat, waiting_buildings=tuple(waiting))
        table.change_site(city, building=tile)
        referee.tell(BuildingPlaced(seat=self.seat, city=city, building=tile))
        referee.trace(Touched(turn=table.turn, city=city))


def place(table: Table, seat: Seat, city: City, units: int, referee: Referee) -> None:
    """New units come to a city."""
    waiting = table.players[seat].waiting_units - units
    total = table.sites[city].units + units
    table.change_player(seat, waiting_units=waiting)
    table.change_site(city, units=total)
    referee.tell(UnitsPlaced(seat=seat, city=city, units=units, total=total))
    referee.trace(Touched(turn=table.turn, city=city))


def free(table: Table, seat: Seat) -> list[City]:
    """Own cities in which a tile may be placed (4.5, F-18)."""
    return [
        city
        for city in table.controlled(seat)
        if table.sites[city].building is None and table.sites[city].temple is None
    ]


def prospect(table: Table, city: City) -> Prompt:
    """Units in an own city, and those that might come."""
    return PlaceHint(table.sites[city].units, threat(table, table.active, city))


def threat(table: Table, seat: Seat, city: City) -> int:
    """The most units that one neighbouring city could send against this one (F-30)."""
    near = (table.sites[other] for other in table.board.near(city))
    return max((site.units - 1 for site in near if site.owner not in (None, seat)), default=0)


def weakest(table: Table, seat: Seat, cities: Sequence[City]) -> City:
    """The city with fewest units, of those with an enemy beside them if there are any."""
    border = [city for city in cities if threat(table, seat, city)]
    return min(border or cities, key=lambda city: table.sites[city].units)
