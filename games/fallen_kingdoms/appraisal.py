"""How a seat stands, for a robot that looks one action ahead: by its own view alone."""

from collections.abc import Iterator, Mapping

from games.core.vocabulary import Seat
from games.fallen_kingdoms.closing.scoring import CITY
from games.fallen_kingdoms.field import Phase, Site
from games.fallen_kingdoms.land.boards import Board, board
from games.fallen_kingdoms.land.cities import City
from games.fallen_kingdoms.land.tiles import PORTS, SPOTS
from games.fallen_kingdoms.production.yields import BUILDING_POINTS, SQUARE_POINTS
from games.fallen_kingdoms.trophies import BUILDING_GLORY, LENGTH, Track
from games.fallen_kingdoms.view import PlayerSeen, View
from games.fallen_kingdoms.war.odds import plain

WON = 1000.0
LEAD = 45.0
"""A lead that wins e times as often as it loses; `tests.play.minds.calibrating` fits it."""
PACE = 1.5
"""Rounds that a pile of one trophy a player lasts, if it is the second to be used up."""
POINT = 0.55
"""Glory that a point of production is worth."""
UNIT = 0.4
"""A unit in a city."""
WAITING = 0.35
"""A unit that waits to be placed, or that an invader still has."""
PLACED = 0.8
"""The part of its worth in a city that a building has while it waits to be placed."""
VICTORY = 0.7
FEAR = 0.05
"""A point of intimidation."""
TEMPLE = 2.0
CARD = 1.5
"""A knowledge card, beside its glory."""
STAKE = 4.0
"""The loss of the own temple beside its worth: others gain the rumor that it brings."""
DANGER = 0.3
"""How likely a neighbour attacks a city that is worth it."""
RIVAL = 0.35
"""How much the best of the others counts, and all of them together."""
ALL = 0.25
POINTS: Mapping[City, float] = {
    city: 1.0 + (city in PORTS) + SQUARE_POINTS * spot.square for city, spot in SPOTS.items()
}
"""Points of production that a city brings by itself."""
ON_TRACK: Mapping[Track, float] = {
    Track.UNIT: 0.4 / LENGTH[Track.UNIT],
    Track.BUILDING: 3.6 / LENGTH[Track.BUILDING],
    Track.KNOWLEDGE: 4.5 / LENGTH[Track.KNOWLEDGE],
}
"""A point that lies on a track."""


def appraise(view: View) -> float:
    """The viewer's glory, land and means, less those of the others."""
    seat = view.seat
    assert seat is not None
    if view.ending is not None:
        return WON * view.ending.outcome(seat)
    land = _Land(view)
    worth = [land.worth(player) for player in view.players]
    others = [worth[other] for other in range(len(worth)) if other != seat]
    return worth[seat] - RIVAL * max(others) - ALL * sum(others) / len(others)


class _Land:
    """The board as it lies, looked at once for all players."""

    def __init__(self, view: View) -> None:
        self.view = view
        self.board: Board = board(view.layout)
        self.sites = {seen.city: seen.site for seen in view.sites}
        self.left = _turns_left(view)
        self.producing = dict(self.left)
        if view.phase in (Phase.MOVEMENT, Phase.COMBAT):
            self.producing[view.active] -= 1.0
        self.buildings = {seat: self._building(seat) for seat in view.circle}
        self.fear = [player.intimidation for player in view.players]
        self.marching = dict(_marching(view))
        self.cities = self._cities()

    def worth(self, player: PlayerSeen) -> float:
        """A player's glory, and what is likely to come of the rest."""
        return (
            _glory(player)
            + self.cities[player.seat]
            + self._marches(player)
            + UNIT * min(player.units, 26)
            + WAITING * player.waiting_units
            + PLACED * self.buildings[player.seat] * len(player.waiting_buildings)
            + sum(ON_TRACK[track] * points for track, points in player.points)
            + VICTORY * player.victories
            + FEAR * player.intimidation
            + CARD * len(player.knowledge)
            + self._fresh(player)
        )

    def _cities(self) -> Mapping[Seat, float]:
        """The worth of each seat's cities, each less the danger that it stands in."""
        worth = dict.fromkeys(self.view.circle, 0.0)
        for city, site in self.sites.items():
            if site.owner is not None:
                value = self._value(city, site, site.owner)
                loss = value + 1.0 + STAKE * (site.temple == site.owner)
                worth[site.owner] += value - DANGER * self._danger(city, site) * loss
        return worth

    def _value(self, city: City, site: Site, seat: Seat) -> float:
        """Glory and points until the end, for a seat that has the city."""
        value = self.left[seat] * CITY + self.producing[seat] * POINT * POINTS[city]
        value += self.buildings[seat] * (site.awake is not None)
        return value + TEMPLE * (site.temple is not None)

    def _building(self, seat: Seat) -> float:
        """Glory and points until the end of a building that is awake."""
        return self.left[seat] * BUILDING_GLORY + self.producing[seat] * POINT * BUILDING_POINTS

    def _danger(self, city: City, site: Site) -> float:
        """The chance that the strongest neighbour would take a city."""
        strongest = 0
        for near in self.board.near(city):
            other = self.sites[near]
            if other.units - 1 > strongest and other.owner != site.owner:
                strongest = other.units - 1
        return plain(strongest, site.units) if strongest else 0.0

    def _marches(self, player: PlayerSeen) -> float:
        """The hope of the units under way."""
        if player.seat != self.view.active:
            return 0.0
        hope = 0.0
        for target, units in self.marching.items():
            site = self.sites[target]
            value = self._value(target, site, player.seat)
            if site.owner is None or site.owner == player.seat:
                hope += value
                continue
            theirs = TEMPLE + 7.0 if site.temple is not None else 0.0
            feared = self.fear[site.owner] > self.fear[player.seat]
            chance = plain(units, site.units, frightened=feared)
            hope += chance * (1.3 * value + theirs + VICTORY) - UNIT * (1 - chance) * units
            hope -= UNIT * 0.5 * chance * min(units, site.units)
        return hope

    def _fresh(self, player: PlayerSeen) -> float:
        """The worth of the units that an invader still has."""
        if self.view.phase is not Phase.INVASIONS or not player.invader or player.out:
            return 0.0
        return WAITING * player.reserve


def _glory(player: PlayerSeen) -> float:
    """The glory so far; hidden totals count for nothing."""
    return float(player.glory or 0)


def _turns_left(view: View) -> dict[Seat, float]:
    """The turns that each seat is likely to end yet, the one that goes on too.

    Few rounds are left where the second pile is nearly used up; whoever has had its turn in this
    round has one less than the others.
    """
    piles = sorted(
        (
            len(view.knowledge) + view.knowledge_left,
            len(view.buildings) + view.buildings_left,
            view.rumors_left,
        )
    )
    last = view.options.rounds.number - view.round
    rounds = 1.0 + min(PACE * piles[1] / len(view.players), last)
    played = _played(view)
    return {seat: rounds - (seat in played) for seat in view.circle}


def _played(view: View) -> tuple[Seat, ...]:
    """The seats that have had their turn in this round."""
    first = view.circle.index(view.first)
    order = (*view.circle[first:], *view.circle[:first])
    if view.phase in (Phase.GODS, Phase.GROUPS):
        return ()
    if view.phase in (Phase.INVASIONS, Phase.RUMORS):
        return order
    return order[: order.index(view.active)]


def _marching(view: View) -> Iterator[tuple[City, int]]:
    """The units under way, by their target."""
    units: dict[City, int] = {}
    for march in view.marches:
        units[march.target] = units.get(march.target, 0) + march.units
    yield from units.items()
