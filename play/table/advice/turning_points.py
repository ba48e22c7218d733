"""Turning points: where a player's prospects moved most in a match that is over, in a mind's eyes.

All is thought about from what the player's own seat knew when it decided, so that nobody learns by
it what others held. It is thought about beside the event loop, one decision after the other: what
others wait for comes in between. What is found is kept in memory alone.
"""

import asyncio
import logging
from collections.abc import Awaitable, Callable, Sequence
from typing import Final

from cachetools import LRUCache
from msgspec import Struct

from db import LoggedAction
from games.core.errors import GameError, StalePrompt
from games.core.vocabulary import Action, Seat
from play.match.game_time import GameTime, passages
from play.match.match import Match, Status
from play.match.registry import MatchRegistry
from play.minds import Mind, Thought
from play.refusals import NoThought
from play.workshop.thinkers import Thinkers
from play.workshop.workshop import MistakenJob

EYE: Final = Mind.ADVISER
"""The mind that tells the prospects."""
RIVAL: Final = Mind.STRONG
"""The mind that tells what might have been done instead."""
POINTS: Final = 3
"""Turning points that are told at most."""
MOST = 40
"""Decisions that are looked at; of more as many, spread over the match."""
BUDGET = 45.0
"""Seconds after which no further decision is looked at."""
LEAST: Final = 0.05
"""A shift below this is none."""
LINE = 8
"""People who wait for theirs at most: an answer must come before Discord forgets the question."""
KEPT: Final = 128
"""Matches and seats whose turning points were asked for last."""
log = logging.getLogger(__name__)


class SoFar(Struct, frozen=True):
    """A player's decisions that have been looked at, and all that will be."""

    looked: int
    many: int
    """0: people who asked before come first."""
    ahead: int = 0
    """So many of them."""


Tell = Callable[[SoFar], Awaitable[None]]
"""Tells whoever waits how far it is; it may take its time, and never fails."""


class PointsComing(GameError):
    """They are being looked for already, and it is so far."""

    tag = "points-coming"

    def __init__(self, progress: SoFar) -> None:
        super().__init__(progress)
        self.progress = progress


class PointsBusy(GameError):
    """Too many people wait for theirs already."""

    tag = "points-busy"


class TurningPoint(Struct, frozen=True):
    """A decision, its moment, and the results that the seat could expect at it and at its next."""

    moment: GameTime
    done: Action
    before: float
    after: float
    rather: Action | None
    """A strong robot's answer; None: it has found none in time."""


class _Moved(Struct, frozen=True):
    """A decision, and what was expected at it and at the next one."""

    deed: LoggedAction
    moment: GameTime
    before: float
    after: float


class TurningPoints:
    """Finds them once for each match and seat, for one person after the other.

    So whoever wants a hint meanwhile waits for a single thought.
    """

    def __init__(self, registry: MatchRegistry, thinkers: Thinkers) -> None:
        self._store = registry.store
        self._thinkers = thinkers
        self._found: LRUCache[tuple[int, Seat], tuple[TurningPoint, ...]] = LRUCache(KEPT)
        self._coming: dict[int, SoFar] = {}
        """The people who wait for theirs, and how far it is."""
        self._turn = asyncio.Lock()

    async def of(self, match: Match, user: int, tell: Tell) -> tuple[TurningPoint, ...]:
        """The turning points for a player, in the order of the match; none, if nothing moved much.

        How far it is is told before each thought.

        Raises:
            NotAPlayer: the user did not play.
            StalePrompt: the match goes on.
            PointsComing: they are being looked for already, here or in another match.
            PointsBusy: too many people wait.
        """
        seat, record = match.seat_of(user).seat, match.record
        if record.status is not Status.OVER or match.position is None:
            raise StalePrompt
        if user in self._coming:
            raise PointsComing(self._coming[user])
        key = (record.id, seat)
        if key not in self._found:
            if len(self._coming) >= LINE:
                raise PointsBusy

            async def note(progress: SoFar) -> None:
                self._coming[user] = progress
                await tell(progress)

            ahead = len(self._coming)
            self._coming[user] = SoFar(0, 0, ahead)
            try:
                if ahead:
                    await tell(self._coming[user])
                async with self._turn:
                    self._found[key] = await self._looked_for(match, seat, note)
            finally:
                del self._coming[user]
                self._moved_up()
        return self._found[key]

    def _moved_up(self) -> None:
        """One fewer comes before those who still wait in line."""
        for ahead, (user, reached) in enumerate(self._coming.items()):
            if not reached.many:
                self._coming[user] = SoFar(0, 0, ahead)

    async def _looked_for(self, match: Match, seat: Seat, tell: Tell) -> tuple[TurningPoint, ...]:
        all_deeds = await self._store.deeds(match.record.id)
        decided = {
            passage.deed.number: passage.decided
            for passage in passages(match.title.rules.codec, all_deeds)
        }
        deeds = _own(all_deeds, seat)
        looked = await self._looked_at(match, seat, deeds, tell)
        ending = match.standing.ending
        assert ending is not None
        worths = [thoughts[0].worth for _, thoughts in looked] + [(1 + ending.outcome(seat)) / 2]
        moved = [
            _Moved(deed, decided[deed.number], before, after)
            for (deed, thoughts), before, after in zip(looked, worths, worths[1:], strict=False)
            if len(thoughts) > 1 and abs(after - before) >= LEAST
        ]
        found = []
        for one in _most(moved):
            await tell(SoFar(len(deeds), len(deeds)))
            found.append(await self._point(match, seat, one))
        return tuple(found)

    async def _point(self, match: Match, seat: Seat, moved: _Moved) -> TurningPoint:
        """A decision as it is told, with what a strong robot would have done instead."""
        assert moved.deed.action is not None
        rather = await self._thought(match, seat, moved.deed, RIVAL)
        done = match.title.rules.codec.load_action(moved.deed.action)
        other = rather[0].action if rather else None
        return TurningPoint(moved.moment, done, moved.before, moved.after, other)

    async def _looked_at(
        self, match: Match, seat: Seat, deeds: Sequence[LoggedAction], tell: Tell
    ) -> list[tuple[LoggedAction, tuple[Thought, ...]]]:
        """The best answers at as many decisions as there is time for, in the order of the match."""
        loop = asyncio.get_running_loop()
        until, looked = loop.time() + BUDGET, {}
        for done, deed in enumerate(_spread(deeds)):
            if loop.time() > until:
                break
            await tell(SoFar(done, len(deeds)))
            if thoughts := await self._thought(match, seat, deed, EYE):
                looked[deed.number] = (deed, thoughts)
        return [looked[number] for number in sorted(looked)]

    async def _thought(
        self, match: Match, seat: Seat, deed: LoggedAction, mind: Mind
    ) -> tuple[Thought, ...]:
        """The two best answers to what was asked before a deed; none, if no thought has come."""
        rules, record = match.title.rules, match.record
        before = await self._store.position(record.id, deed.number - 1)
        position = rules.codec.load(before)
        seed = f"turning {record.id} {deed.number}"
        try:
            return await self._thinkers.ranking(rules, position, seat, mind, seed, 2)
        except NoThought:
            return ()
        except MistakenJob as error:
            fault = str(error)  # it tells its place, and never of which values
        log.error("match %d, seat %d: no turning point: %s", record.id, seat, fault)
        return ()


def _most(moved: Sequence[_Moved]) -> list[_Moved]:
    """Those of the greatest shifts in their order, one of each turn: a roll is told once."""
    most: dict[int, _Moved] = {}
    for one in sorted(moved, key=lambda one: abs(one.after - one.before), reverse=True):
        most.setdefault(one.moment.turn, one)
    return sorted([*most.values()][:POINTS], key=lambda one: one.deed.number)


def _own(deeds: Sequence[LoggedAction], seat: Seat) -> list[LoggedAction]:
    """Pick the decisions of a seat's player that stand; of many some, all over the match."""
    own = [
        deed
        for deed in deeds
        if deed.seat == seat and deed.action and deed.undone is None and deed.by is None
    ]
    many = max(1, len(own))
    number = min(MOST, many)
    return [own[at * many // number] for at in range(number)] if own else []


def _spread(deeds: Sequence[LoggedAction]) -> list[LoggedAction]:
    """The same in an order in which the first ones are all over the match, should time run out."""
    return [*deeds[::4], *deeds[2::4], *deeds[1::2]]
