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
    """Tell what has happened since a seat's last own action, or since the match began."""
    logged = await registry.store.deeds_since(match.record.id, seat)
    own = [one.number for one in logged if one.seat == seat and one.action is not None]
    after = max(own, default=-1)
    deeds = [one for one in logged if one.number > after]
    return _told(match, seat, deeds or await _all_unless(registry, match, own))


async def since(registry: MatchRegistry, match: Match, seat: Seat, number: int) -> str:
    """Tell what has happened after an action of this number."""
    return _told(match, seat, await registry.store.deeds_after(match.record.id, number))


async def _all_unless(
    registry: MatchRegistry, match: Match, own: Sequence[int]
) -> list[LoggedAction]:
    """The whole history, for a seat that has done nothing yet."""
    return [] if own else await registry.store.deeds(match.record.id)


def _told(match: Match, seat: Seat, deeds: Sequence[LoggedAction]) -> str:
    words = words_of(match.record.title)
    story = sentences.lines(match.title, words, deeds, match.names, reader=seat)
    return sentences.shortened(story)
