"""Deputies decide for a seat when its player does not: a robot, a standing order, the clock."""

import asyncio
import logging
from collections import Counter

from cachetools import LRUCache
from msgspec.structs import replace

from db import By, SeatRecord
from games.core.agenda import AnyPosition
from games.core.errors import IllegalAction
from games.core.vocabulary import Action, Seat
from play.clock import TimeSource
from play.hours.timeouts import TIMEOUTS, Timeout
from play.match.gameplay import Gameplay
from play.match.match import Match
from play.match.post_names import Word, WordPost
from play.match.registry import MatchRegistry
from play.minds import RESTLESS, Mind, decide
from play.simulation.playout import generator
from play.table.retired_seats import retired

KEPT = 1024
"""Matches whose robots' answers are counted."""
log = logging.getLogger(__name__)


class Deputies:
    """Acts for seats, always through `Gameplay.commit`."""

    def __init__(self, registry: MatchRegistry, gameplay: Gameplay, time: TimeSource) -> None:
        self._registry = registry
        self._gameplay = gameplay
        self._time = time
        self._answers: LRUCache[int, tuple[int, Counter[Seat]]] = LRUCache(KEPT)
        """Of each match the turn, and how often its robots have answered in it."""

    async def act(self, match: Match, seat: SeatRecord) -> None:
        """Do what a standing order says, or what a robot thinks of."""
        assert seat.clock is not None
        if seat.clock.ordered is not None:
            action = match.title.rules.codec.load_action(seat.clock.ordered)
            await self._do(match, seat, action, By.ORDER)
            return
        mind = Mind(seat.mind) if seat.mind else Mind.GREEDY
        await self._do(match, seat, await self._thought(match, seat, mind), By.ROBOT)

    async def time_out(self, match: Match, seat: SeatRecord) -> None:
        """The seat's time is up: do what was chosen for that when the match was made."""
        assert seat.clock is not None
        record, timeout = match.record, TIMEOUTS[match.record.lapse]
        silent = not seat.clock.window and seat.played != record.turn
        seat = replace(seat, missed=seat.missed + silent)
        if silent and timeout.misses is not None and seat.missed >= timeout.misses:
            await self._give_up(match, seat, timeout)
        elif timeout.mind is not None:
            relieved = replace(seat, relief=record.turn)
            action = await self._thought(match, seat, timeout.mind)
            await self._do(match, relieved, action, By.ROBOT)
        else:
            action = match.standing.default(seat.seat)
            await self._do(match, seat, action, By.CLOCK)

    async def _give_up(self, match: Match, seat: SeatRecord, chosen: Timeout) -> None:
        """Wait for the player no longer: a robot takes the seat, or it retires from the match."""
        assert seat.clock is not None
        if chosen.replaced:
            clock = replace(seat.clock, acts=self._time.now(), due=self._time.now())
            robot = replace(seat, mind=Mind.GREEDY, clock=clock)
            word = WordPost(Word.ROBOT, seat.seat, seat.prompt).wanted()
            await self._registry.amend(match, [robot], [word])
            return
        after, events = await retired(self._registry, match, seat.seat)
        word = WordPost(Word.FORFEIT, seat.seat, seat.prompt).wanted()
        here = match.with_seat(seat)
        await self._gameplay.commit(here, after, events, seat=seat.seat, by=By.CLOCK, wanted=[word])

    async def _thought(self, match: Match, seat: SeatRecord, mind: Mind) -> Action:
        """A robot's decision; one that cannot make up its mind does what the silent do."""
        rules, position = match.title.rules, match.standing
        if self._is_restless(match, seat.seat):
            return position.default(seat.seat)
        chance = generator(f"{self._time.now()} {match.record.number}")
        try:
            action = await asyncio.to_thread(decide, rules, position, seat.seat, mind, chance)
            return _offered(position, seat.seat, action)
        except Exception:  # a robot's fault must not keep people waiting
            log.exception("match %d, seat %d: a robot cannot think", match.record.id, seat.seat)
            return position.default(seat.seat)

    def _is_restless(self, match: Match, seat: Seat) -> bool:
        """Count an answer; whether there were too many in this turn."""
        match_id, turn = match.record.id, match.record.turn
        counted, answers = self._answers.get(match_id, (turn, Counter[Seat]()))
        answers = answers if counted == turn else Counter()
        answers[seat] += 1
        self._answers[match_id] = (turn, answers)
        return answers[seat] > RESTLESS

    async def _do(self, match: Match, seat: SeatRecord, action: Action, by: By) -> None:
        after, events = match.standing.apply(seat.seat, action)
        here = match.with_seat(seat)
        await self._gameplay.commit(here, after, events, seat=seat.seat, action=action, by=by)


def _offered(position: AnyPosition, seat: Seat, action: Action) -> Action:
    if action not in position.asks[seat]:
        raise IllegalAction
    return action
