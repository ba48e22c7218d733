"""Surrendering a kingdom: units one for one, a rumor, and the rest (7.2.2, K6, K7)."""

from collections.abc import Iterator
from typing import TypeAlias

from games.core.agenda import Step, Steps
from games.core.asks import Ask, Checked
from games.core.dice import Referee
from games.core.vocabulary import NO, Action, Prompt, Refusal, Seat
from games.fallen_kingdoms.decision import Decision
from games.fallen_kingdoms.gods.refusals import LastUnit
from games.fallen_kingdoms.invasion import prompts
from games.fallen_kingdoms.invasion.events import CalledIn, Inherited, KingdomLeft, Surrendered
from games.fallen_kingdoms.invasion.refusals import NotInvaded, NotNeeded
from games.fallen_kingdoms.kingdoms import bequeath, draw_rumor, end_kingdom
from games.fallen_kingdoms.land.cities import City
from games.fallen_kingdoms.production.refusals import TooManyUnits
from games.fallen_kingdoms.production.yields import points
from games.fallen_kingdoms.standing_orders import InheritanceOrder, Orders
from games.fallen_kingdoms.table import Table
from games.fallen_kingdoms.traces import Touched
from games.fallen_kingdoms.war.events import CityLeftEmpty

Left: TypeAlias = tuple[tuple[City, int], ...]
"""Cities that wait for their heir, and the units that stood there."""


class Settle(Action, frozen=True, tag="settle"):
    """Put so many units into a city that was surrendered; 0 leaves it empty."""

    city: City
    units: int


class SettleEvenly(Action, frozen=True, tag="settle-evenly"):
    """One unit for each city by its points, then more from the best one on; that settles all."""


class CallIn(Action, frozen=True, tag="call-in"):
    """Take units off an own city, for those that were surrendered."""

    city: City
    units: int


class Inheriting(Decision, frozen=True, tag="inheriting"):
    """A city after another; with enough units in reserve nobody is asked (7.2.2)."""

    cities: Left

    def ask(self, table: Table) -> Ask | None:
        """Where there are too few units: how many go where, and whether others are called in."""
        if self._missing(table) <= 0:
            return None
        return Checked(lambda: self._ways(table), lambda action: self._allows(table, action))

    def unasked(self, table: Table, referee: Referee) -> Steps[Table]:
        """One for one."""
        for city, units in self.cities:
            _inherit(table, self.seat, city, units, referee)
        return ()

    def answer(self, table: Table, seat: Seat, action: Action, referee: Referee) -> Steps[Table]:
        """All cities are settled, or one is; or units are called in for them."""
        if isinstance(action, SettleEvenly):
            for city, units in self._evenly(table).items():
                _inherit(table, seat, city, units, referee)
            return ()
        if isinstance(action, CallIn):
            city, units = action.city, action.units
            table.change_site(city, units=table.sites[city].units - units)
            referee.tell(CalledIn(seat=seat, city=city, units=units))
            referee.trace(Touched(turn=table.turn, city=city))
            return (self,)
        assert isinstance(action, Settle)
        _inherit(table, seat, action.city, action.units, referee)
        left = tuple(one for one in self.cities if one[0] != action.city)
        return (Inheriting(seat, left),)

    def default(self, table: Table, seat: Seat) -> Action:
        """Evenly [house]."""
        return SettleEvenly()

    def ordered(self, table: Table, seat: Seat, orders: Orders) -> Action | None:
        """Evenly, unless the player wants to be asked."""
        return None if orders.inheritance is InheritanceOrder.ASK else SettleEvenly()

    def is_window(self, table: Table, seat: Seat) -> bool:
        """Another player's invasion waits."""
        return True

    def prompt(self, table: Table, seat: Seat) -> Prompt:
        """How many, where?"""
        return prompts.Inheriting(seat, table.reserve(seat), len(self.cities))

    def refusal(self, table: Table, seat: Seat, action: Action) -> Refusal | None:
        """Not a city that waits, or that is the heir's; or too many units."""
        if isinstance(action, Settle):
            return self._unsettled(table, action)
        if not isinstance(action, CallIn):
            return NO
        site = table.sites.get(action.city)
        if site is None or site.owner != seat:
            return NotInvaded(action.city)
        if action.units >= site.units:
            return LastUnit(action.city)
        return NotNeeded(self._missing(table))

    def _unsettled(self, table: Table, action: Settle) -> Refusal:
        """Why so many units may not go there."""
        stood = dict(self.cities).get(action.city)
        if stood is None:
            return NotInvaded(action.city)
        if action.units > stood:
            return NotNeeded(stood)
        return TooManyUnits(action.units, table.reserve(self.seat))

    def _ways(self, table: Table) -> Iterator[Action]:
        """All that may be done."""
        reserve = table.reserve(self.seat)
        yield SettleEvenly()
        for city, stood in self.cities:
            yield from (Settle(city, units) for units in range(min(stood, reserve), -1, -1))
        for city in table.controlled(self.seat):
            yield from (CallIn(city, units) for units in range(self._callable(table, city), 0, -1))

    def _allows(self, table: Table, action: object) -> bool:
        """Whether something may be done: what `_ways` lists."""
        match action:
            case Settle(city, units):
                stood = dict(self.cities).get(city, -1)
                return 0 <= units <= min(stood, table.reserve(self.seat))
            case CallIn(city, units):
                site = table.sites.get(city)
                own = site is not None and site.owner == self.seat
                return own and 1 <= units <= self._callable(table, city)
        return isinstance(action, SettleEvenly)

    def _missing(self, table: Table) -> int:
        """Units that the reserve lacks for the cities that wait."""
        return sum(units for _, units in self.cities) - table.reserve(self.seat)

    def _callable(self, table: Table, city: City) -> int:
        """Units that may be called in from an own city: one stays, and no more than are missing."""
        return min(table.sites[city].units - 1, self._missing(table))

    def _evenly(self, table: Table) -> dict[City, int]:
        """One unit a city by its points, as long as there are any, then from the best one again."""
        best = sorted(self.cities, key=lambda one: -points(one[0]))
        given = {city: 0 for city, _ in best}
        for _ in range(table.reserve(self.seat)):
            open_cities = [city for city, stood in best if given[city] < stood]
            given[min(open_cities, key=lambda city: given[city])] += 1
        return given


class Emptied(Step[Table], frozen=True, tag="emptied"):
    """Cities that were surrendered, and to which the heir has sent nobody (7.2.2)."""

    heir: Seat
    cities: tuple[City, ...]

    def run(self, table: Table, referee: Referee) -> Steps[Table]:
        """It is told of each."""
        for city in self.cities:
            if table.sites[city].owner is None:
                referee.tell(CityLeftEmpty(seat=self.heir, city=city))
        return ()


def surrender(table: Table, seat: Seat, heir: Seat, referee: Referee) -> Steps[Table]:
    """The units go home and the heir's take their places; one rumor, temple or not (7.2.2)."""
    cities = tuple((city, table.sites[city].units) for city in table.controlled(seat))
    units = sum(count for _, count in cities)
    referee.tell(Surrendered(seat=seat, heir=heir, units=units))
    _clear(table, cities, referee)
    draw_rumor(table, heir, referee)
    inherited = (Inheriting(heir, cities), Emptied(heir, tuple(city for city, _ in cities)))
    return (*inherited, *bequeath(table, seat, heir, referee))


def abandon(table: Table, seat: Seat, referee: Referee) -> None:
    """Nobody gets anything (F-74)."""
    referee.tell(KingdomLeft(seat=seat))
    _clear(table, tuple((city, 0) for city in table.controlled(seat)), referee)
    end_kingdom(table, seat, referee)


def _clear(table: Table, cities: Left, referee: Referee) -> None:
    for city, _ in cities:
        table.change_site(city, units=0, temple=None)
        referee.trace(Touched(turn=table.turn, city=city))


def _inherit(table: Table, seat: Seat, city: City, units: int, referee: Referee) -> None:
    if units:
        table.change_site(city, owner=seat, units=units)
        referee.tell(Inherited(seat=seat, city=city, units=units))
