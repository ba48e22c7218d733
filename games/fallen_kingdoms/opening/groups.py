"""Starting position: seven groups of three for each player, to and fro (3.8, F-05)."""

from collections.abc import Mapping

from games.core.agenda import Step, Steps
from games.core.asks import Ask, Checked
from games.core.dice import Referee
from games.core.vocabulary import NO, Action, Prompt, Refusal, Seat
from games.fallen_kingdoms.field import GROUP, GROUPS
from games.fallen_kingdoms.land.cities import City
from games.fallen_kingdoms.land.tiles import SPOTS
from games.fallen_kingdoms.opening.events import GroupPlaced
from games.fallen_kingdoms.opening.prompts import CityHint, PlacingGroup, PlacingTemple
from games.fallen_kingdoms.opening.refusals import (
    CityTaken,
    NotConnected,
    NotOnThisBoard,
    TooNear,
)
from games.fallen_kingdoms.production.yields import RAISES, SQUARE_POINTS, points
from games.fallen_kingdoms.standing_orders import GroupsOrder, Orders
from games.fallen_kingdoms.table import Table
from games.fallen_kingdoms.traces import Touched


class PlaceGroup(Action, frozen=True, tag="place-group"):
    """Place three units, the first time with the temple."""

    city: City

    def hint(self, table: Table) -> Prompt:
        """The advantages of the city."""
        roads, sea = len(table.board.roads[self.city]), len(table.board.sea[self.city])
        spot = SPOTS[self.city]
        fixed = SQUARE_POINTS if spot.square else 0
        track = RAISES[spot.resource] if fixed else None
        return CityHint(roads, sea, points(self.city), fixed, track)


class Groups(Step[Table], frozen=True, tag="groups"):
    """The seats that still place groups, in their order."""

    waiting: tuple[Seat, ...]

    @classmethod
    def of(cls, table: Table) -> "Groups":
        """Clockwise from the first player, then back, and so on (3.8)."""
        there = table.in_turn
        back = tuple(reversed(there))
        passes = (there if number % 2 == 0 else back for number in range(GROUPS))
        waiting = tuple(seat for one in passes for seat in one)
        table.active = waiting[0]
        return cls(waiting)

    def asks(self, table: Table) -> Mapping[Seat, Ask]:
        """The next of them."""
        if not self.waiting or table.players[self.waiting[0]].out:
            return {}
        seat = self.waiting[0]
        ask = Checked(
            lambda: map(PlaceGroup, legal(table, seat)),
            lambda action: isinstance(action, PlaceGroup) and is_legal(table, seat, action.city),
        )
        return {seat: ask}

    def run(self, table: Table, referee: Referee) -> Steps[Table]:
        """All groups are placed; who has left places as usual (K17)."""
        if not self.waiting:
            return ()
        return self.answer(table, self.waiting[0], usual(table, self.waiting[0]), referee)

    def answer(self, table: Table, seat: Seat, action: Action, referee: Referee) -> Steps[Table]:
        """Three units, and the temple with the first."""
        assert isinstance(action, PlaceGroup)
        city, first = action.city, table.temple(seat) is None
        units = table.sites[city].units + GROUP
        temple = seat if first else table.sites[city].temple
        table.change_site(city, owner=seat, units=units, temple=temple)
        referee.tell(GroupPlaced(seat=seat, city=city, units=units, temple=first))
        table.turn += 1
        referee.trace(Touched(turn=table.turn, city=city))
        waiting = self.waiting[1:]
        table.active = (*waiting, seat)[0]
        return (Groups(waiting),)

    def default(self, table: Table, seat: Seat) -> Action:
        """The best connected city."""
        return usual(table, seat)

    def ordered(self, table: Table, seat: Seat, orders: Orders) -> Action | None:
        """As usual, once the temple stands, if the player wants it so."""
        if orders.groups is GroupsOrder.USUAL and table.temple(seat) is not None:
            return usual(table, seat)
        return None

    def prompt(self, table: Table, seat: Seat) -> Prompt:
        """Where?"""
        if table.temple(seat) is None:
            return PlacingTemple(seat)
        return PlacingGroup(seat, table.units(seat) // GROUP + 1, GROUPS)

    def refusal(self, table: Table, seat: Seat, action: Action) -> Refusal | None:
        """Taken, too near to others, or too far from one's own."""
        if not isinstance(action, PlaceGroup):
            return NO
        site = table.sites.get(action.city)
        if site is None:
            return NotOnThisBoard(action.city)
        if site.owner not in (None, seat):
            return CityTaken(action.city)
        return (TooNear if table.temple(seat) is None else NotConnected)(action.city)


def legal(table: Table, seat: Seat) -> list[City]:
    """Where the next group may go (3.8).

    The first: a free city next to no other player's; if there is none, any free city (F-05). Later:
    an own city, or a free one next to an own city; if there is no new one, own cities remain.
    """
    if table.temple(seat) is not None:
        return [city for city in table.sites if _is_joined(table, seat, city)]
    apart = [city for city in table.sites if _is_apart(table, city)]
    return apart or [city for city, site in table.sites.items() if site.owner is None]


def is_legal(table: Table, seat: Seat, city: City) -> bool:
    """Whether the next group may go to a city: what `legal` lists."""
    if city not in table.sites:
        return False
    if table.temple(seat) is not None:
        return _is_joined(table, seat, city)
    return _is_apart(table, city) or city in legal(table, seat)


def _is_apart(table: Table, city: City) -> bool:
    sites = table.sites
    near = table.board.near(city)
    return sites[city].owner is None and all(sites[one].owner is None for one in near)


def _is_joined(table: Table, seat: Seat, city: City) -> bool:
    owner = table.sites[city].owner
    return owner == seat or (owner is None and table.borders(seat, city))


def usual(table: Table, seat: Seat) -> PlaceGroup:
    """A new city before an own one; the most routes, then the most points, then its order."""

    def rank(city: City) -> tuple[bool, int, int]:
        new = table.sites[city].owner is None
        return new, len(table.board.near(city)), points(city)

    return PlaceGroup(max(legal(table, seat), key=rank))
