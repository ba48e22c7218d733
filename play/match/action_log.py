"""Accepted actions, as the log and the probes are told of them.

Tells who did something, when and for how long, never what it held: the kind of an action is left
out too while others decide beside it, or where nothing of it was told to all. Nor is told that a
standing order acted, which is its player's secret.
"""

import logging
from collections.abc import Sequence

from db import By
from games.core.agenda import AnyPosition
from games.core.vocabulary import Action, Event, Seat, tag
from play.match.match import Match
from play.match.probes import Probes

HIDDEN = "hidden"
"""Stands for a kind that is not for all to know yet."""
TOLD = (By.ROBOT, By.CLOCK, By.OPERATOR)
"""The agents that are told to have acted for a player."""
log = logging.getLogger(__name__)


class ActionLog:
    """Tells the log and the probes of each accepted action."""

    def __init__(self, probes: Probes) -> None:
        self._probes = probes

    def accepted(
        self,
        before: Match,
        after: Match,
        seat: Seat | None,
        action: Action | None,
        events: Sequence[Event],
        *,
        by: By | None,
        seconds: float,
    ) -> None:
        """Tell of what a seat, or nobody, did, and of the seconds that it took."""
        told: dict[str, object] = {
            "match": after.record.id,
            "number": after.record.number,
            "seat": seat,
            "kind": kind_of(before.standing, seat, action, events),
            "ms": round(1000 * seconds, 2),
        }
        if by in TOLD:
            told["by"] = by
        log.info("an action was accepted", extra=told)
        self._probes.acted(after.record.title)


def kind_of(
    before: AnyPosition, seat: Seat | None, action: Action | None, events: Sequence[Event]
) -> str:
    """Name the kind of what a seat did, if all may know; of agreements, their outcome."""
    if action is None:
        return tag(events[0])
    beside = set(before.awaited) - {seat}
    told = any(event.secret_to is None for event in events)
    return tag(action) if told and not beside else HIDDEN
