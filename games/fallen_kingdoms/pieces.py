"""Counts that stay the same from the start of a match to its end; for the guards, not for play."""

from collections import Counter
from collections.abc import Iterator, Mapping

from games.core.agenda import Position
from games.fallen_kingdoms.table import Table
from games.fallen_kingdoms.trophies import LENGTH, Track


def pieces(position: Position[Table]) -> Mapping[str, int]:
    """Each card and tile once, wherever it lies; nothing beyond what the box holds."""
    table = position.table
    return {
        **Counter[str](_trophies(table)),
        "reserves below nothing": sum(table.reserve(seat) < 0 for seat in table.circle),
        "casualties below nothing": sum(player.casualties < 0 for player in table.players),
        "units of nobody": sum(
            (site.owner is None) != (not site.units) for site in table.sites.values()
        ),
        "second temples": sum(
            max(0, sum(site.temple == seat for site in table.sites.values()) - 1)
            for seat in table.circle
        ),
        "temples without units": sum(
            site.temple is not None and site.temple != site.owner for site in table.sites.values()
        ),
        "tracks too full": sum(
            not 0 <= player.points.get(track, 0) < LENGTH[track]
            for player in table.players
            for track in Track
        ),
        "paths blocked twice": len(table.blocked()) - len(set(table.blocked())),
        "blockers without a card": sum(
            bool(player.blockers) and not player.invader for player in table.players
        ),
    }


def _trophies(table: Table) -> Iterator[str]:
    yield from (*table.knowledge_stack, *table.knowledge, *table.public)
    yield from (*table.building_stack, *table.buildings)
    yield from (*table.rumors, *table.dropped, *table.lost)
    yield from (*table.box.knowledge, *table.box.buildings, *table.box.rumors)
    for player in table.players:
        yield from (*player.knowledge, *player.rumors, *player.waiting_buildings)
    for site in table.sites.values():
        if site.building is not None:
            yield site.building
