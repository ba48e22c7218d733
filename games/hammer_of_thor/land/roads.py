"""Roads over the board, and what they cost (4.2, 4.2A)."""

from collections.abc import Container, Iterator, Mapping
from functools import cache, lru_cache
from heapq import heappop, heappush

from msgspec import Struct

from games.hammer_of_thor.land.board import BOARD, Ground
from games.hammer_of_thor.land.places import Place
from games.hammer_of_thor.land.seasons import Season

LINE = 1
"""SPEED that a line costs (4.2A)."""
WATER = 1
"""SPEED more for entering water, unless every member can cross (4.2)."""
WET = frozenset(place for place, spot in BOARD.items() if spot.is_water)
"""Places that one enters across water, but for ice (9.2)."""
KEPT = 2_000
"""Searches for roads that are kept in memory: many counters start alike, turn after turn."""


class Going(Struct, frozen=True):
    """How the land bears a counter in this player-turn."""

    crosses: bool = False
    """Every member can cross water, or entering it costs nothing."""
    ice: frozenset[Place] = frozenset()
    """Drops that bear like land."""
    closed: frozenset[Place] = frozenset()
    """Places that nobody may enter."""
    halts: frozenset[Place] = frozenset()
    """Places that end its movement (4.2.3)."""
    surcharge: int = 0
    """SPEED more for entering water, by a card."""

    def cost(self, place: Place) -> int:
        """SPEED for entering a place from a neighbour."""
        if self.crosses or place not in WET or place in self.ice:
            return LINE
        return LINE + WATER + self.surcharge


class Road(Struct, frozen=True, order=True):
    """A way from a counter's place; the cheapest comes first, then that of lower numbers."""

    cost: int
    places: tuple[Place, ...]
    """The places that are entered, in their order; none: it stays."""


@cache
def frozen(season: Season) -> frozenset[Place]:
    """The drops that are circles in a season (3.3, 9.3)."""
    if season is not Season.WINTER:
        return frozenset()
    return frozenset(
        place for place, spot in BOARD.items() if spot.ground is Ground.DROP and spot.ice
    )


@lru_cache(maxsize=KEPT)
def roads(start: Place, speed: int, going: Going) -> Mapping[Place, Road]:
    """The best road to each place that can be reached, its own place too (4.2.1, 4.2.2).

    One step is always possible, whatever it costs; it ends the movement.
    """
    found: dict[Place, Road] = {}
    queue = [Road(0, ())]
    while queue:
        road = heappop(queue)
        here = road.places[-1] if road.places else start
        if here in found:
            continue
        found[here] = road
        if not road.places or here not in going.halts:
            for longer in _onward(here, road, going, found):
                if longer.cost <= speed or not road.places:
                    heappush(queue, longer)
    return found


def _onward(here: Place, road: Road, going: Going, found: Container[Place]) -> Iterator[Road]:
    """To the neighbours that may be entered, and to which no better road was found."""
    for near in BOARD[here].links:
        if near not in going.closed and near not in found:
            yield Road(road.cost + going.cost(near), (*road.places, near))
