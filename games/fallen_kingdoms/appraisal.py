"""How a seat stands, for a robot that looks one action ahead: by its own view alone."""

from collections.abc import Iterator, Mapping

from games.fallen_kingdoms.field import Phase, Site
from games.fallen_kingdoms.land.boards import Board, board
from games.fallen_kingdoms.land.cities import City
from games.fallen_kingdoms.land.tiles import PORTS, SPOTS
from games.fallen_kingdoms.trophies import LENGTH, Track
from games.fallen_kingdoms.view import PlayerSeen, View
from games.fallen_kingdoms.war.odds import plain

WON = 1000.0
ROUNDS = 6.0
"""Rounds that a match usually takes."""
FEWEST = 0.7
"""Rounds that are reckoned with, however near the end seems."""
POINT = 0.4
"""Glory that a point of production is worth."""
UNIT = 0.55
"""A unit in a city."""
WAITING = 0.5
"""A unit that waits to be placed, or that an invader still has."""
VICTORY = 1.2
FEAR = 0.25
"""A point of intimidation."""
TEMPLE = 3.0
CARD = 2.0
"""A knowledge card, beside its glory."""
DANGER = 0.45
"""How likely a neighbour attacks a city that is worth it."""
RIVAL = 0.35
"""How much the best of the others counts, and all of them together."""
ALL = 0.25
ON_TRACK: Mapping[Track, float] = {
    Track.UNIT: 0.5 / LENGTH[Track.UNIT],
    Track.BUILDING: 5.0 / LENGTH[Track.BUILDING],
    Track.KNOWLEDGE: 7.5 / LENGTH[Track.KNOWLEDGE],
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
        self.left = _rounds_left(view)
        self.marching = dict(_marching(view))

    def worth(self, player: PlayerSeen) -> float:
        """A player's glory, and what is likely to come of the rest."""
        return (
            _glory(player)
            + sum(
                self._city(city, site)
                for city, site in self.sites.items()
                if site.owner == player.seat
            )
            + self._marches(player)
            + UNIT * min(player.units, 26)
            + WAITING * player.waiting_units
            + (1.5 + 1.5 * self.left) * len(player.waiting_buildings)
            + sum(ON_TRACK[track] * points for track, points in player.points)
            + VICTORY * player.victories
            + FEAR * player.intimidation
            + CARD * len(player.knowledge)
            + self._fresh(player)
        )

    def _city(self, city: City, site: Site) -> float:
        """The worth of a city, less the danger that it stands in."""
        value = self._value(city, site)
        return value - DANGER * self._danger(city, site) * (value + 1.0)

    def _value(self, city: City, site: Site) -> float:
        """Glory and points until the end."""
        points = 1.0 + (city in PORTS) + 2.0 * SPOTS[city].square
        glory = 1.0
        if site.awake is not None:
            points, glory = points + 2.0, glory + 2.0
        return self.left * (glory + POINT * points) + TEMPLE * (site.temple is not None)

    def _danger(self, city: City, site: Site) -> float:
        """The chance that the strongest neighbour would take a city."""
        strongest = 0
        for near in self.board.near(city):
            other = self.sites[near]
            if other.owner is not None and other.owner != site.owner:
                strongest = max(strongest, other.units - 1)
        return plain(strongest, site.units) if strongest else 0.0

    def _marches(self, player: PlayerSeen) -> float:
        """The hope of the units under way."""
        if player.seat != self.view.active:
            return 0.0
        hope = 0.0
        for target, units in self.marching.items():
            site = self.sites[target]
            value = self._value(target, site)
            if site.owner is None or site.owner == player.seat:
                hope += value
                continue
            theirs = TEMPLE + 7.0 if site.temple is not None else 0.0
            chance = plain(units, site.units)
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


def _rounds_left(view: View) -> float:
    """Rounds that are likely to come, by how far the piles are used up and by the last round."""
    whole = view.options.trophies.number * len(view.players)
    left = sorted(
        (
            len(view.knowledge) + view.knowledge_left,
            len(view.buildings) + view.buildings_left,
            view.rumors_left,
        )
    )
    used = 1.0 - left[1] / whole
    last = view.options.rounds.number - view.round
    return max(FEWEST, min(ROUNDS * (1.0 - used), last + 0.5))


def _marching(view: View) -> Iterator[tuple[City, int]]:
    """The units under way, by their target."""
    units: dict[City, int] = {}
    for march in view.marches:
        units[march.target] = units.get(march.target, 0) + march.units
    yield from units.items()
