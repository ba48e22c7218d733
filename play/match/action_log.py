"""Matches whose accepted actions stand in the log and in the measures.

Tells who did something, when and for how long, never what it held: the kind of an action is left
out too while others decide beside it, or where nothing of it was told to all. Nor is told that a
standing order acted, which is its player's secret.
"""

import logging
from collections.abc import Awaitable, Callable, Sequence
from contextvars import ContextVar
from time import perf_counter

from db import By, Store, WantedPost
from games.core.agenda import AnyPosition
from games.core.vocabulary import Action, Event, Seat, tag
from play.clock import TimeSource
from play.match.match import Match
from play.match.matches import Matches
from play.match.registry import Decided
from play.probes import Probes

HIDDEN = "hidden"
"""Stands for a kind that is not for all to know yet."""
TOLD = (By.ROBOT, By.CLOCK)
"""Who is told to have acted for a player."""
_began: ContextVar[float] = ContextVar("began")
log = logging.getLogger(__name__)


class Chronicle(Matches):
    """The same matches; see the module."""

    def __init__(self, store: Store, clock: TimeSource, measures: Probes) -> None:
        super().__init__(store, clock)
        self._measures = measures

    async def decide(self, match_id: int, deed: Callable[[Match], Awaitable[Decided]]) -> Decided:
        """As `Matches.decide`; the time that it takes runs from here."""
        token = _began.set(perf_counter())
        try:
            return await super().decide(match_id, deed)
        finally:
            _began.reset(token)

    async def commit(
        self,
        match: Match,
        after: AnyPosition,
        events: tuple[Event, ...],
        *,
        seat: Seat | None,
        action: Action | None = None,
        undone: tuple[int, ...] = (),
        by: By | None = None,
        wishes: Sequence[WantedPost] = (),
    ) -> Match:
        """As `Matches.commit`, and tell of it."""
        began = _began.get(perf_counter())
        now = await super().commit(
            match, after, events, seat=seat, action=action, undone=undone, by=by, wishes=wishes
        )
        told = {
            "match": now.record.id,
            "number": now.record.number,
            "seat": seat,
            "kind": kind_of(match.standing, seat, action, events),
            "ms": round(1000 * (perf_counter() - began), 2),
        }
        if by in TOLD:
            told["by"] = by
        log.info("an action was accepted", extra=told)
        self._measures.acted(now.record.title)
        return now


def kind_of(
    before: AnyPosition, seat: Seat | None, action: Action | None, events: Sequence[Event]
) -> str:
    """What kind of thing a seat did, if all may know; of agreements, what came of them."""
    if action is None:
        return tag(events[0])
    beside = set(before.awaited) - {seat}
    told = any(event.secret_to is None for event in events)
    return tag(action) if told and not beside else HIDDEN
