"""News for a seat: what has happened since it answered last, or since its panel was drawn.

The reader learns secret events of their own as well: who has taken a card of theirs, what they
have drawn in another's action.
"""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass

from db import LoggedAction
from games.core.vocabulary import Event, Seat
from play.library import words_of
from play.match.match import Match
from play.match.registry import MatchRegistry
from play.post import story


@dataclass(frozen=True)
class News:
    """The story for one reader, and the reference cards that explain it."""

    text: str
    cards: tuple[str, ...]


async def since_last_answer(registry: MatchRegistry, match: Match, seat: Seat) -> News:
    """Tell what has happened since a seat's player acted last, or since the match began.

    What an order, a robot or the clock has answered for the player is news as well.
    """
    deeds = await registry.store.deeds(match.record.id)
    own = [one.number for one in deeds if one.seat == seat and one.by is None]
    last = max(own, default=-1)
    return _told(match, seat, [one for one in deeds if one.number > last])


async def since(registry: MatchRegistry, match: Match, seat: Seat, number: int) -> News:
    """Tell what has happened after an action of this number."""
    return _told(match, seat, await registry.store.deeds_after(match.record.id, number))


def cards_in(events: Iterable[Event], seat: Seat) -> tuple[str, ...]:
    """The keys of the cards that explain what a seat is told, each once."""
    told = (event for event in events if event.secret_to in (None, seat))
    return tuple(dict.fromkeys(event.explained_by for event in told if event.explained_by))


def _told(match: Match, seat: Seat, deeds: Sequence[LoggedAction]) -> News:
    words = words_of(match.record.title)
    told = story.lines(match.title, words, deeds, match.names, reader=seat)
    codec = match.title.rules.codec
    standing = [deed for deed in deeds if deed.undone is None]
    events = [event for deed in standing for event in codec.load_events(deed.events)]
    shorter = words.text("story-shorter")
    return News(story.fitted(told, glance=story.GLANCE, shorter=shorter), cards_in(events, seat))
