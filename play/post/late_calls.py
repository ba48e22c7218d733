"""Calls that would go out too late: by now their player has answered, or sleeps, or is away.

A call may be held up, by a crash or by Discord, from a waking hour into the night. Then what was
asked is asked once more, with the time that it had: so its call comes when the player may be
called. A call that is answered while the board before it goes out is spared.
"""

from db import UserRecord
from games.catalogue import titles
from play.clock import TimeSource
from play.hours.deadlines import away_of, quiet_of
from play.match.call_kinds import CALL_KINDS
from play.match.match import Match
from play.match.post_names import CallPost
from play.match.registry import MatchRegistry


class LateCalls:
    """Asked before each call goes out."""

    def __init__(self, registry: MatchRegistry, clock: TimeSource) -> None:
        self._registry = registry
        self._clock = clock

    async def keeps(self, match: Match, call: CallPost) -> bool:
        """Tell whether a call must not go out any more; then another one follows when it may."""
        if _is_answered(match, call):
            return True
        person = await self._registry.people.get(match.record.seats[call.seat].user)
        if not self._is_in_force(person):
            return False
        await self._registry.decide(
            match.record.id, lambda now: self._ask_later(now, call), regardless=True
        )
        return True

    def _is_in_force(self, person: UserRecord) -> bool:
        now = self._clock.now()
        return quiet_of(person).open_at(now) > now or away_of(person).covers(now)

    async def _ask_later(self, kept: Match, call: CallPost) -> None:
        """The whole time that was left when it was asked: how much of it passed nobody was told."""
        match = await self._registry.match(kept.record.id)
        seat = match.record.seats[call.seat]
        if seat.prompt != call.prompt or seat.clock is None:
            return
        await self._registry.ask_anew(match, seat)


def _is_answered(match: Match, call: CallPost) -> bool:
    """Tell whether what a call tells of is over, as when the match has ended."""
    if match.record.seats[call.seat].prompt != call.prompt:
        return True
    if CALL_KINDS[call.stage].asks:
        return call.seat not in match.standing.asks
    return titles()[match.record.title].rules.following(match.standing) != call.seat
