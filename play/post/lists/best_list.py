"""The best of those who have played a title alone on a server, from their matches that are over.

In direct messages a person's own.
"""

from collections.abc import Sequence

from msgspec import Struct

from db import NO_SERVER, MatchRecord
from play.library import playable, words_of
from play.match.registry import MatchRegistry
from play.refusals import DamagedMatch
from words.speech import isolated

PLACES = 5


class Place(Struct, frozen=True):
    """A match that somebody has played alone."""

    points: int
    name: str
    match: int


async def best(registry: MatchRegistry, title: str, guild: int, user: int) -> list[Place]:
    """The matches with the most points, the older one first of equals; damaged ones are left out.

    Args:
        registry: knows the matches.
        title: the game.
        guild: the server, or none.
        user: who looks.
    """
    points = playable()[title].rules.points
    if points is None:
        return []
    found = []
    whose = user if guild == NO_SERVER else None
    for record in await registry.store.alone(title, guild, whose):
        try:
            position = (await registry.match(record.id)).standing
        except DamagedMatch:
            continue
        if (won := points(position)) is not None:
            found.append(Place(won, record.seats[0].name, record.id))
    return sorted(found, key=lambda place: (-place.points, place.match))[:PLACES]


async def lines(registry: MatchRegistry, guild: int, user: int) -> list[str]:
    """The best of each title that has any, in a line each, for whoever looks."""
    found = {title: await best(registry, title, guild, user) for title in playable()}
    wording = "direct" if guild == NO_SERVER else None
    return [_line(title, places, wording) for title, places in found.items() if places]


async def line_for(registry: MatchRegistry, record: MatchRecord) -> list[str]:
    """The best of the title and the server of a match that one has played alone, if it counts."""
    if len(record.seats) > 1 or record.is_practice:
        return []
    places = await best(registry, record.title, record.guild, record.seats[0].user)
    wording = "direct-picture" if record.is_direct else "picture"
    return [_line(record.title, places, wording)] if places else []


def _line(title: str, places: Sequence[Place], wording: str | None = None) -> str:
    words = words_of(title)
    named = [words.text("best-place", name=isolated(one.name), points=one.points) for one in places]
    return words.text("best-alone", wording, title=words.text("title"), places=words.list(named))
