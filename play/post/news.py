"""News for a seat: what has happened since it answered last, or since its panel was drawn.

The reader learns secret events of their own as well: who has taken a card of theirs, what they
have drawn in another's action.
"""

from collections.abc import Sequence

from db import LoggedAction
from games.core.vocabulary import Seat
from play.library import words_of
from play.match.match import Match
from play.match.registry import MatchRegistry
from play.post import sentences


async def since_last_answer(registry: MatchRegistry, match: Match, seat: Seat) -> str:
    """Tell what has happened since a seat's player acted last, or since the match began.

    What an order, a robot or the clock has answered for the player is news as well.
    """
    deeds = await registry.store.deeds(match.record.id)
    own = [one.number for one in deeds if one.seat == seat and one.by is None]
    last = max(own, default=-1)
    return _told(match, seat, [one for one in deeds if one.number > last])


async def since(registry: MatchRegistry, match: Match, seat: Seat, number: int) -> str:
    """Tell what has happened after an action of this number."""
    return _told(match, seat, await registry.store.deeds_after(match.record.id, number))


def _told(match: Match, seat: Seat, deeds: Sequence[LoggedAction]) -> str:
    words = words_of(match.record.title)
    story = sentences.lines(match.title, words, deeds, match.names, reader=seat)
    return sentences.shortened(story)
