"""Hints: the best answers to a question in a robot's eyes, for whoever is asked.

The mind is given the position as robots are, deals anew what the seat cannot know, and thinks
beside the event loop, in the process for what people wait for.
"""

import asyncio
import logging
from collections.abc import Sequence
from typing import Final

from cachetools import LRUCache

from games.core.errors import GameError, SaveError
from games.core.vocabulary import Seat
from play.match.lobby.choices import hints_of, options_of
from play.match.lobby.variants import teaches
from play.match.match import Match, MatchRecord, is_robot
from play.match.registry import MatchRegistry
from play.minds import Mind, Thought
from play.refusals import NoThought
from play.workshop.thinkers import Thinkers
from play.workshop.workshop import MistakenJob

BEST: Final = 3
"""Choices that a hint names at most."""
AMONG: Final = 12
"""Choices among which they are sought."""
NEAR: Final = 0.1
"""The result that one may be worse than the best, if it is something else."""
PATIENCE = 15.0
"""Seconds for which somebody waits for a hint: others may be thought for before."""
KEPT: Final = 256
"""Hints that were given last: the same question is thought about once."""
Question = tuple[int, int, Seat]
"""A match, the number of the last thing that was done in it, and whose question it is."""
log = logging.getLogger(__name__)


class HintsOff(GameError):
    """Nobody has hints in this match."""

    tag = "hints-off"


class HintTooLate(GameError):
    """The question is closed, or was never open."""

    tag = "hint-too-late"


class HintComing(GameError):
    """A hint for the same person is thought about already."""

    tag = "hint-coming"


class NoHint(GameError):
    """No thought has come in time."""

    tag = "no-hint"


def has_hints(record: MatchRecord) -> bool:
    """Tell whether whoever is asked may ask for a hint.

    A first match has them always, any other one as its host has chosen; without a choice one
    person against robots has them, and several people have none. Whoever is stood in for by a
    robot counts as a person.
    """
    if teaches(options_of(record)):
        return True
    chosen = hints_of(record)
    if chosen is not None:
        return chosen
    return len([seat for seat in record.seats if not is_robot(seat)]) == 1


class Hints:
    """Gives hints; each question is thought about once, and for each person one at a time."""

    def __init__(self, registry: MatchRegistry, thinkers: Thinkers) -> None:
        self._registry = registry
        self._thinkers = thinkers
        self._given: LRUCache[Question, tuple[Thought, ...]] = LRUCache(KEPT)
        self._coming: set[int] = set()
        """The people for whom one is thought about: for each of them one at a time."""

    async def best(self, match: Match, seat: Seat, prompt: int) -> tuple[Thought, ...]:
        """The best answers to a seat's question, the best first, with what each may bring.

        Args:
            match: the match as it stands.
            seat: who is asked.
            prompt: the number of its question.

        Raises:
            HintsOff: the match has none.
            HintTooLate: it is not asked this, or no longer when the hint is there.
            HintComing: one for the same person is thought about already.
            NoHint: no thought has come in time.
        """
        if not has_hints(match.record):
            raise HintsOff
        if not _stands(match, seat, prompt):
            raise HintTooLate
        question = (match.record.id, match.record.number, seat)
        user = match.record.seats[seat].user
        if user in self._coming:
            raise HintComing
        if question not in self._given:
            self._coming.add(user)
            try:
                self._given[question] = await self._thought(match, seat)
            finally:
                self._coming.discard(user)
            if not _stands(await self._registry.match(match.record.id), seat, prompt):
                raise HintTooLate
        return self._given[question]

    async def _thought(self, match: Match, seat: Seat) -> tuple[Thought, ...]:
        rules, record = match.title.rules, match.record
        seed = f"hint {record.id} {record.number} {seat}"
        thinking = self._thinkers.ranking(rules, match.standing, seat, Mind.ADVISER, seed, AMONG)
        try:
            async with asyncio.timeout(PATIENCE):
                return unlike(await thinking)
        except (NoThought, TimeoutError) as error:
            raise NoHint from error
        except (MistakenJob, SaveError) as error:
            # a mistake in a process tells its place, and never of which values
            fault = str(error) if isinstance(error, MistakenJob) else type(error).__name__
        log.error("match %d, seat %d: no hint: %s", record.id, seat, fault)
        raise NoHint


def unlike(thoughts: Sequence[Thought]) -> tuple[Thought, ...]:
    """The best that differ in more than numbers, and are near; if there are too few, others.

    Whether one card is played or two, and how many warriors go, is one choice in many forms.
    """
    near = [one for one in thoughts if one.worth >= thoughts[0].worth - NEAR]
    first = [
        one for at, one in enumerate(near) if not any(_are_alike(one, two) for two in near[:at])
    ]
    chosen = [*first, *(one for one in thoughts if one not in first)][:BEST]
    return tuple(one for one in thoughts if one in chosen)


def _are_alike(one: Thought, two: Thought) -> bool:
    """The same in all but numbers."""
    mine, theirs = one.action, two.action
    if type(mine) is not type(theirs):
        return False
    pairs = ((getattr(mine, field), getattr(theirs, field)) for field in mine.__struct_fields__)
    return all(a == b or (type(a) is int and type(b) is int) for a, b in pairs)


def _stands(match: Match, seat: Seat, prompt: int) -> bool:
    """Tell whether a seat is asked this question now."""
    position = match.position
    asked = position is not None and seat in position.asks
    return asked and match.record.seats[seat].prompt == prompt
