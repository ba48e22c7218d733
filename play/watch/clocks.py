"""One task that sleeps until something is to be looked after: notices, timeouts, robots, silence.

Questions and their times stand in the store, so a restart forgets none.
"""

import asyncio
import logging
from collections.abc import Callable
from dataclasses import dataclass
from time import monotonic

from msgspec.structs import replace

from db import OpenQuestion, SeatRecord, Store, Unavailable, UserRecord, WantedPost
from play.clock import TimeSource
from play.hours.deadlines import (
    call_of,
    deadline_of,
    has_robot,
    in_time,
    next_look,
    notices_of,
    quiet_of,
    reminder_of,
)
from play.match.call_kinds import CallStage
from play.match.gameplay import Gameplay
from play.match.match import Match
from play.match.post_names import BoardPost, CallPost, Word, WordPost, name_of, read
from play.match.posts import calls, no_calls, notices_given
from play.match.registry import MatchRegistry
from play.refusals import NothingAsked, ReminderTooLate
from play.watch.deputies import Deputies
from play.watch.elsewhere import Elsewhere
from play.watch.expiry import Expiry
from play.watch.housekeeping import QuietThreads, SilentMatches
from play.watch.left_servers import LeftServers
from play.watch.presence import BEAT, Presence
from play.workshop.thinkers import Thinkers

LONGEST = 300.0
"""Seconds after which to look again at the latest, should the machine's clock be changed."""
AGAIN = 600.0
"""Seconds until a question that could not be looked after is tried again."""
PATIENCE = 6.0
"""Seconds that a look goes on at most while robots think."""
MOMENT = 0.001
"""Seconds between an answer and the next question of somebody who may not have seen it."""
log = logging.getLogger(__name__)


class Clocks:
    """Looks after what players are asked."""

    def __init__(
        self,
        store: Store,
        registry: MatchRegistry,
        gameplay: Gameplay,
        thinkers: Thinkers,
        time: TimeSource,
    ) -> None:
        self.connected: Callable[[], bool] = lambda: True
        """Tells whether players can be reached; else nothing is looked after."""
        self._store = store
        self._registry = registry
        self._time = time
        self._deputies = Deputies(registry, gameplay, thinkers, time)
        self._threads = QuietThreads(registry, time)
        self._servers = LeftServers(registry, time)
        self._silent = SilentMatches(registry, gameplay, time)
        self._expiry = Expiry(registry, time)
        self.elsewhere = Elsewhere(registry, time)
        self._changed = asyncio.Event()
        self._presence = Presence(store, registry, time)
        registry.before_deciding = self._presence.mind_the_clock

    @property
    def is_back(self) -> bool:
        """Players could be reached at the last look, and lost no time before."""
        return not self._presence.was_gone

    def wake(self) -> None:
        """Something nearer may be due."""
        self._changed.set()

    async def run(self) -> None:
        """Look after all questions for ever."""
        while True:
            self._changed.clear()
            wait = await self.beat()
            try:
                async with asyncio.timeout(wait):
                    await self._changed.wait()
            except TimeoutError:
                continue

    async def beat(self) -> float:
        """Look if players can be reached; gives the seconds until the next time."""
        await self._presence.start()
        await self._presence.mind_the_clock()
        if not self.connected():
            self._presence.was_gone = True
            return BEAT / 10
        await self._presence.be_back()
        await self.elsewhere.look()
        await self._threads.keep_awake()
        await self._servers.look()
        await self._silent.close_some()
        await self._expiry.look()
        return min(BEAT, await self.look())

    async def close(self) -> None:
        """Look after nothing more: what robots think is broken off."""
        await self._deputies.close()

    async def look(self) -> float:
        """Look after all questions that are due; gives the seconds until the next one.

        It goes on while robots think, and does whatever becomes due meanwhile.
        """
        ends = monotonic() + PATIENCE
        while True:
            self._changed.clear()
            wait = await self._look_after_all()
            left = ends - monotonic()
            if not self._deputies.thoughts or left <= 0:
                return wait
            await self._something_new(min(wait, left))

    async def _something_new(self, seconds: float) -> None:
        """Wait until a robot has thought, something nearer may be due, or the time is over."""
        changed = asyncio.create_task(self._changed.wait())
        try:
            await asyncio.wait(
                {changed, *self._deputies.thoughts},
                timeout=seconds,
                return_when=asyncio.FIRST_COMPLETED,
            )
        finally:
            changed.cancel()

    async def _look_after_all(self) -> float:
        while (clock := await self._store.next_clock()) is not None:
            now = self._time.now()
            if clock.due is not None and clock.due > now:
                return min(LONGEST, clock.due - now)
            await self._look_after(clock)
        return LONGEST

    async def mute(self, match_id: int, user: int) -> None:
        """No more reminders for a player in the turn that goes on.

        Raises:
            NotAPlayer, NotStarted: there is nothing to be reminded of.
        """

        async def mute(match: Match) -> None:
            seat, turn = match.seat_of(user), match.record.turn
            now = self._time.now()
            clock = replace(seat.clock, due=now, reminder=None) if seat.clock else None
            muted = replace(seat, muted=turn, clock=clock)
            await self._registry.amend(match, [muted], ())

        await self._registry.decide(match_id, mute)

    async def hasten(self, match_id: int, user: int) -> None:
        """Look again at what a player is asked: their panel is gone, and a call may be due.

        Whoever went straight on in an own turn may not have seen it: then it is asked now.
        """

        async def hasten(kept: Match) -> None:
            match = await self._registry.match(kept.record.id)
            seat = match.record.seat_of(user)
            if seat is not None and seat.clock is not None:
                clock = replace(seat.clock, due=self._time.now())
                if seat.acted is not None and call_of(seat, clock, match.record.turn) is None:
                    opened = max(self._time.now(), seat.acted + MOMENT)
                    clock = replace(clock, opened=opened, due=opened)
                await self._registry.amend(match, [replace(seat, clock=clock)], ())

        await self._registry.decide(match_id, hasten, regardless=True)

    async def remind(self, match_id: int, user: int, moment: float) -> float:
        """One more reminder of what a player is asked, to the player alone, instead of an earlier.

        Gives the time at which it comes, which is not in the quiet hours.

        Raises:
            NotAPlayer, NothingAsked: there is nothing to be reminded of.
            ReminderTooLate: the time for the question is up before.
        """

        async def remind(kept: Match) -> float:
            match = await self._registry.match(kept.record.id)
            seat = match.seat_of(user)
            if seat.clock is None or seat.clock.since is None or seat.mind is not None:
                raise NothingAsked
            person = await self._registry.people.get(user)
            comes, deadline = quiet_of(person).open_at(moment), deadline_of(seat.clock, person)
            if deadline is not None and comes >= deadline:
                raise ReminderTooLate
            clock = replace(seat.clock, reminder=moment, due=self._time.now())
            await self._registry.amend(match, [replace(seat, clock=clock)], ())
            return comes

        return await self._registry.decide(match_id, remind)

    async def _look_after(self, clock: OpenQuestion) -> None:
        try:
            await self._registry.decide(clock.match, self._looking(clock), regardless=True)
        except Unavailable:  # it is tried again as soon as the database works
            raise
        except Exception:  # a fault in one match must not stop all clocks
            log.exception("match %d, seat %d: cannot be looked after", clock.match, clock.seat)
            await self._store.put_off(clock, self._time.now() + AGAIN)

    def _looking(self, clock: OpenQuestion) -> "_Look":
        return _Look(self._store, self._registry, self._deputies, self._time.now(), clock)


@dataclass(frozen=True)
class _Look:
    """One look at one question."""

    store: Store
    registry: MatchRegistry
    deputies: Deputies
    now: float
    clock: OpenQuestion

    async def __call__(self, kept: Match) -> None:
        """Do what is due, if it still is."""
        match = await self.registry.match(kept.record.id)
        seat = match.record.seats[self.clock.seat]
        if seat.clock != self.clock:
            return
        person = await self.registry.people.get(seat.user)
        clock = in_time(self.clock, person, self.now, paused=match.record.paused is not None)
        if clock.since is not None and self.clock.since is None and clock.acts is None:
            # back from a vacation
            await self.registry.ask_anew(match, seat, [BoardPost(match.record.turn).wanted()])
            return
        seat = replace(seat, clock=clock)
        if clock.acts is not None and clock.acts <= self.now:
            await self.deputies.act(match, seat)
            return
        deadline = deadline_of(clock, person)
        robot = has_robot(seat, match.record.turn)
        if robot or deadline is None or deadline > self.now:
            await self._tell(match, seat, person)
        elif await self._was_told(seat):
            await self.deputies.time_out(match, seat)
        else:
            await self._give_time(match, seat)

    async def _tell(self, match: Match, seat: SeatRecord, person: UserRecord) -> None:
        """Make the notice that is due, one for all that are, and look again for the next."""
        clock, turn = _timed(seat), match.record.turn
        panel = self.registry.panels.of(match.record.id, self.now).get(seat.seat)
        told = notices_of(seat, clock, person, turn, panel)
        given = await self._given(seat)
        call = call_of(seat, clock, turn, panel)
        due = self._due(clock, told)
        if call is not None:
            due = _not_twice(due, told) if given else due or self._waiting(told)
        opens = quiet_of(person).open_at(self.now)
        wanted: list[WantedPost] = []
        if due and opens <= self.now:
            stage = _stage(told, due[-1], clock, call)
            wanted += calls(match.record, seat, person, stage, notices_given(given))
            muted = seat.muted == turn  # then there were no reminders
            if due[-1] == told[-1] and clock.left is None and not muted:
                wanted.append(WordPost(Word.SILENT, seat.seat, seat.prompt).wanted())
        elif (own := reminder_of(clock, person)) is not None and clock.looked < own <= self.now:
            wanted += calls(match.record, seat, person, CallStage.OWN, notices_given(given))
        if clock.since is None and self.clock.since is not None:
            wanted += no_calls(seat)
        stands = clock.since is None or self.clock.since is None
        if stands or wanted:  # it says why time stands still, or until when; calls lead to it
            wanted.append(BoardPost(turn).wanted())
        looked = replace(clock, looked=self.now)
        looked = replace(looked, due=next_look(seat, looked, person, turn, panel))
        if due and opens > self.now:
            looked = replace(looked, looked=clock.looked, due=min(opens, looked.due or opens))
        await self.registry.amend(match, [replace(seat, clock=looked)], wanted)

    def _due(self, clock: OpenQuestion, told: tuple[float, ...]) -> list[float]:
        """The notices since the last look."""
        return [moment for moment in told if clock.looked < moment <= self.now]

    def _waiting(self, told: tuple[float, ...]) -> list[float]:
        """The call that was due at an earlier look, and was not made."""
        return [moment for moment in told[:1] if moment <= self.now]

    async def _was_told(self, seat: SeatRecord) -> bool:
        """Tell whether Discord has taken every call for the question."""
        due = await self.store.due_posts(self.clock.match)
        names = [name_of(post) for post in due if not post.gone]
        calls = [name for name in names if isinstance(name, CallPost)]
        return not any((call.seat, call.prompt) == (seat.seat, seat.prompt) for call in calls)

    async def _given(self, seat: SeatRecord) -> list[CallPost]:
        """The calls for a seat's question that were ever wanted."""
        question = CallPost(seat.seat, seat.prompt).key
        keys = await self.store.calls(self.clock.match, question)
        return [read(CallPost, key) for key in keys]

    async def _give_time(self, match: Match, seat: SeatRecord) -> None:
        """Nobody loses time over a call that could not be delivered."""
        clock = _timed(seat)
        given = replace(clock, left=AGAIN, since=self.now, due=self.now + AGAIN)
        await self.registry.amend(match, [replace(seat, clock=given)], [])


def _not_twice(due: list[float], told: tuple[float, ...]) -> list[float]:
    """Without the call, which was made; it is due again where the machine's clock went back."""
    return [moment for moment in due if moment != told[0]]


def _timed(seat: SeatRecord) -> OpenQuestion:
    assert seat.clock is not None
    return seat.clock


def _stage(
    told: tuple[float, ...], due: float, clock: OpenQuestion, call: float | None
) -> CallStage:
    """Name the kind of notice that is due; a call that quiet hours have delayed is a call."""
    if clock.lone is not None and clock.lone > clock.looked:
        return CallStage.LONE
    if clock.left is not None and due == told[-1]:
        return CallStage.LAST
    return CallStage.CALL if due == told[0] and call is not None else CallStage.AGAIN
