"""How many points a kingdom makes in a turn (4.4; cards 1 to 6)."""

from collections.abc import Mapping

from games.core.vocabulary import Seat
from games.fallen_kingdoms.land.cities import City
from games.fallen_kingdoms.land.tiles import PORTS, SPOTS, Resource
from games.fallen_kingdoms.table import Table
from games.fallen_kingdoms.trophies import SERVES, Knowledge, Track

BUILDING_POINTS = 2
SQUARE_POINTS = 2
COINS = 2
"""Free points by Coinage."""
RAISES: Mapping[Resource, Track] = {
    Resource.METAL: Track.UNIT,
    Resource.WOOD: Track.BUILDING,
    Resource.WHEAT: Track.KNOWLEDGE,
}
IMPROVED_BY: Mapping[Resource, Knowledge] = {
    Resource.METAL: Knowledge.MINING,
    Resource.WOOD: Knowledge.MACHINERY,
    Resource.WHEAT: Knowledge.IRRIGATION,
}


def building_points(table: Table, seat: Seat) -> int:
    """Points of each building of a player (4.4.1, card 5)."""
    return BUILDING_POINTS + table.knows(seat, Knowledge.MASONRY)


def fixed(table: Table, seat: Seat) -> dict[Track, int]:
    """Points that go to a certain track: buildings that are awake, then icons (4.4.1, 4.4.2)."""
    points = dict.fromkeys(Track, 0)
    each = building_points(table, seat)
    more = {resource: table.knows(seat, card) for resource, card in IMPROVED_BY.items()}
    for city in table.controlled(seat):
        building = table.sites[city].awake
        if building is not None:
            points[SERVES[building]] += each
        spot = SPOTS[city]
        points[RAISES[spot.resource]] += SQUARE_POINTS * spot.square + more[spot.resource]
    return points


def free(table: Table, seat: Seat) -> int:
    """Points for any track: one a city, one a port, and what cards and gods add (4.4.3)."""
    cities = table.controlled(seat)
    ports = sum(city in PORTS for city in cities)
    each = 2 if table.knows(seat, Knowledge.TRADE) else 1
    coins = COINS if cities and table.knows(seat, Knowledge.COINAGE) else 0
    return len(cities) + each * ports + coins + table.gift


def points(city: City) -> int:
    """Points of production in a turn, fixed and free (4.4.2, 4.4.3)."""
    spot = SPOTS[city]
    return 1 + spot.port + 2 * spot.square
