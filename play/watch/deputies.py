"""Deputies decide for a seat when its player does not: a robot, a standing order, the clock."""

import asyncio
import logging
from collections import Counter
from collections.abc import Awaitable, Callable

from cachetools import LRUCache
from msgspec.structs import replace

from db import By, Left, OpenQuestion, SeatRecord
from games.core.agenda import AnyPosition
from games.core.errors import GameError, IllegalAction, SaveError
from games.core.vocabulary import Action, Seat
from play.clock import TimeSource
from play.hours.deadlines import has_robot
from play.hours.promises import broken
from play.hours.timeouts import TIMEOUTS, Timeout
from play.match.gameplay import Gameplay
from play.match.match import Match
from play.match.post_names import Word, WordPost
from play.match.registry import MatchRegistry
from play.minds import RESTLESS, Mind
from play.table.retired_seats import retired
from play.table.robots import USUAL
from play.workshop.thinkers import Thinkers
from play.workshop.workshop import MistakenJob

KEPT = 1024
"""Matches whose robots' answers are counted."""
LINE = 64
"""Thoughts that are under way or wait for their turn at most; further robots wait in the store."""
WAIT = 1.0
"""Seconds after which a robot tries again that has found the line full."""
PATIENCE = 60.0
"""Seconds after which a question is looked at again if no thought has come of it, after a crash."""
log = logging.getLogger(__name__)


class Deputies:
    """Acts for seats, always through `Gameplay.commit`.

    While a robot thinks, its match goes on: the question is put off in the store, and answered if
    it still stands when the thought is there.
    """

    def __init__(
        self,
        registry: MatchRegistry,
        gameplay: Gameplay,
        thinkers: Thinkers,
        time: TimeSource,
    ) -> None:
        self._registry = registry
        self._gameplay = gameplay
        self._thinkers = thinkers
        self._time = time
        self._answers: LRUCache[int, tuple[int, Counter[Seat]]] = LRUCache(KEPT)
        """Of each match the turn, and how often its robots have answered in it."""
        self._thinking: dict[tuple[int, Seat], asyncio.Task[None]] = {}
        """The thoughts of now, by match and seat."""

    @property
    def thoughts(self) -> set[asyncio.Task[None]]:
        """The thoughts that are under way, or wait for their turn."""
        return set(self._thinking.values())

    async def close(self) -> None:
        """Break off every thought; the questions stand in the store."""
        thoughts = self.thoughts
        for thought in thoughts:
            thought.cancel()
        await asyncio.gather(*thoughts, return_exceptions=True)

    async def act(self, match: Match, seat: SeatRecord) -> None:
        """Do what a standing order says, or let a robot begin to think."""
        assert seat.clock is not None
        if seat.clock.ordered is not None:
            await self._obey(match, seat, seat.clock.ordered)
            return
        place, now = (match.record.id, seat.seat), self._time.now()
        if place in self._thinking or len(self._thinking) >= LINE:
            await self._registry.store.put_off(seat.clock, now + WAIT)
            return
        await self._registry.store.put_off(seat.clock, now + PATIENCE)
        task = asyncio.create_task(self._think(match, seat))
        self._thinking[place] = task
        task.add_done_callback(lambda _: self._thinking.pop(place))

    async def time_out(self, match: Match, seat: SeatRecord) -> None:
        """The seat's time is up: do what was chosen for that when the match was made."""
        assert seat.clock is not None
        record, timeout = match.record, TIMEOUTS[match.record.lapse]
        silent = not seat.clock.window and seat.played != record.turn
        seat = replace(seat, missed=seat.missed + silent)
        if silent and timeout.misses is not None and seat.missed >= timeout.misses:
            await self._give_up(match, seat, timeout)
        elif timeout.relieved:
            relieved = replace(seat, relief=record.turn, clock=self._acting(seat))
            await self._registry.amend(match, [relieved], (), counted=broken(record, seat))
        else:
            await self._do(match, seat, _for_the_silent(match, seat.seat), By.CLOCK)

    async def _obey(self, match: Match, seat: SeatRecord, ordered: bytes) -> None:
        """Do what is ordered; the player is asked if a mistake has ordered what is not offered."""
        action = match.title.rules.codec.load_action(ordered)
        if action in match.standing.asks[seat.seat]:
            await self._do(match, seat, action, By.ORDER)
            return
        log.error("match %d, seat %d: an order is not offered", match.record.id, seat.seat)
        await self._registry.ask_anew(match, seat)

    async def _give_up(self, match: Match, seat: SeatRecord, chosen: Timeout) -> None:
        """Wait for the player no longer: a robot takes the seat, or it retires from the match."""
        if chosen.replaced:
            robot = replace(seat, mind=USUAL, clock=self._acting(seat))
            word = WordPost(Word.ROBOT, seat.seat, seat.prompt).wanted()
            lost = broken(match.record, seat, Left.TIMED_OUT)
            await self._registry.amend(match, [robot], [word], counted=lost)
            return
        after, events = await retired(self._registry, match, seat.seat)
        word = WordPost(Word.FORFEIT, seat.seat, seat.prompt).wanted()
        here = match.with_seat(seat)
        await self._gameplay.commit(here, after, events, seat=seat.seat, by=By.CLOCK, wanted=[word])

    def _acting(self, seat: SeatRecord) -> OpenQuestion:
        """The seat's question, which a robot answers at once."""
        assert seat.clock is not None
        return replace(seat.clock, acts=self._time.now(), due=self._time.now())

    async def _think(self, match: Match, seat: SeatRecord) -> None:
        """Think, and do it; a fault in one match must not stop the others."""
        try:
            action = await self._thought(match, seat, Mind(seat.mind or USUAL))
            answering = self._answering(seat, action)
            await self._registry.decide(match.record.id, answering, regardless=True)
        except Exception:  # the question is put off already, and looked at again
            log.exception("match %d, seat %d: a thought was lost", match.record.id, seat.seat)

    def _answering(self, asked: SeatRecord, action: Action) -> Callable[[Match], Awaitable[None]]:
        """Answer a question, if it still stands and is still the robot's."""

        async def answer(kept: Match) -> None:
            match = await self._registry.match(kept.record.id)
            seat = match.record.seats[asked.seat]
            clock, paused = seat.clock, match.record.paused is not None
            if clock is None or clock.acts is None or paused or seat.prompt != asked.prompt:
                return
            if not has_robot(seat, match.record.turn):
                return
            if action in match.standing.asks[seat.seat]:
                await self._do(match, seat, action, By.ROBOT)
            else:  # others have moved meanwhile: it thinks anew
                await self._registry.store.put_off(clock, self._time.now())

        return answer

    async def _thought(self, match: Match, seat: SeatRecord, mind: Mind) -> Action:
        """A robot's decision; one that cannot make up its mind does what the silent do."""
        rules, position = match.title.rules, match.standing
        if self._is_restless(match, seat.seat):
            return _for_the_silent(match, seat.seat)
        seed = f"{self._time.now()} {match.record.number}"
        try:
            action = await self._thinkers.answer(rules, position, seat.seat, mind, seed)
            return _offered(position, seat.seat, action)
        except (GameError, MistakenJob, SaveError) as error:
            fault = _fault(error)
        # a robot's fault must not keep people waiting
        log.error("match %d, seat %d: a robot cannot think: %s", match.record.id, seat.seat, fault)
        return _for_the_silent(match, seat.seat)

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


def _fault(error: Exception) -> str:
    """Tell a fault without values that might be secret; a mistake in a process tells its place."""
    return str(error) if isinstance(error, MistakenJob) else type(error).__name__


def _for_the_silent(match: Match, seat: Seat) -> Action:
    """The decision for a seat that gives none; a mistake in it must not hold a match for ever."""
    ask, default = match.standing.asks[seat], match.standing.default(seat)
    if default in ask:
        return default
    log.error("match %d, seat %d: the default is not offered", match.record.id, seat)
    return next(iter(ask))


def _offered(position: AnyPosition, seat: Seat, action: Action) -> Action:
    if action not in position.asks[seat]:
        raise IllegalAction
    return action
