"""Days at random: people play, settle, sleep and go away; the bot is restarted and cut off.

The machine sleeps, and its clock is wrong, set right, and wrong when the bot starts.

After each thing that happens all promises about time are held against `tests.play.plain_time`,
which adds up seconds. Each run has a database of its own, and is the same when it is run again.
"""

import asyncio
import random
import secrets
import shutil
import tempfile
from contextlib import AsyncExitStack
from pathlib import Path

import pytest
from hypothesis import HealthCheck, Phase, settings
from hypothesis import strategies as st
from hypothesis.stateful import (
    RuleBasedStateMachine,
    initialize,
    invariant,
    rule,
    run_state_machine_as_test,
)
from msgspec import json
from msgspec.structs import replace

from bot.program import program
from db import By, LoggedAction, MatchRecord, OpenQuestion, SeatRecord, Store, UserRecord
from games.core.agenda import AnyPosition
from games.core.errors import GameError
from games.nine_realms.actions import Attack
from games.nine_realms.orders import CounterOrder, FateOrder, Orders
from hall import VirtualClock
from play.hours import deadlines
from play.hours.quiet_hours import Quiet
from play.match import consequences, posts
from play.watch import clocks
from play.watch.presence import ALIVE, Presence
from tests.games.nine_realms.builder import A6, D6, SINFJOTLI, THOR, position
from tests.play.plain_time import HOUR, PACES, Asked, Chair
from tests.play.playing import ANN, BO, Room, stand
from tests.portions import DAYS

PEOPLE = (ANN, BO)
CALLING = ("call", "dm")
ZONES = ("UTC", "Europe/Berlin", "America/New_York", "Australia/Lord_Howe", "Asia/Kathmandu")
STARTS = (1767268800.0, 1774737000.0, 1792880000.0)
"""A new year's noon, and the hours before Europe's clocks go forward and back in 2026."""
PHASES = tuple(phase for phase in Phase if phase is not Phase.shrink)
"""A run of days takes long: what failed is told as it was found."""
GAP = 600.0
"""Seconds for which the bot may be away without anybody's time standing still."""
SLACK = 61.0
"""By how many seconds its notes that it was there may be old."""
UNNOTICED = 60.0
"""Seconds by which the machine's clock may be wrong without being noticed."""
spans = st.one_of(
    st.integers(1, 300),
    st.integers(1, 48).map(lambda hours: hours * 3600),
    st.integers(1, 30 * 3600),
)
wrong = st.sampled_from((0, 0, 0, 30, 3600, 2 * 86400, 40 * 86400))
"""Seconds by which a clock is ahead, or behind."""
minutes = st.sampled_from((0, 60, 135, 150, 420, 480, 1320, 1380)) | st.integers(0, 1439)


MOMENT = 0.001
"""Seconds that are no time at all."""


class Days(RuleBasedStateMachine):
    """One match, its two players, and a bot that comes and goes."""

    empty: Path

    def __init__(self) -> None:
        super().__init__()
        self.runner = asyncio.Runner()
        self.folder = tempfile.TemporaryDirectory()
        self.database = Path(self.folder.name) / "skald.db"
        shutil.copy(self.empty, self.database)
        self.stack = AsyncExitStack()
        self.do = self.runner.run
        self.connected = self.taking = True
        self.paused = False
        self.sent: list[tuple[str, str]] = []
        self.live: set[tuple[str, str]] = set()
        self.wished: set[tuple[str, str]] = set()
        self.deeds = 0
        self.unnoticed = 0.0
        self.helped: set[int] = set()

    # What happens

    @initialize(
        start=st.sampled_from(STARTS),
        fights=st.booleans(),
        pace=st.sampled_from(("live", "brisk", "daily", "daily", "relaxed", "none")),
        lapse=st.sampled_from(("forfeit", "default", "robot", "replace")),
    )
    def begin(self, start: float, pace: str, lapse: str, *, fights: bool) -> None:
        self.clock, self.pace = VirtualClock(start), pace
        bank = PACES[pace][0] if pace in PACES else 0.0
        self.chairs = [Chair(low=bank, high=bank) for _ in PEOPLE]
        self.do(self._begin(lapse, fights=fights))

    async def _begin(self, lapse: str, *, fights: bool) -> None:
        consequences._chance = random.Random(0)
        await self._open()
        self.match = await self.room.lobby()
        await self.room.lobbies.arrange(self.match, ANN.id, pace=self.pace, lapse=lapse)
        await self.room.gameplay.start(self.match, ANN.id)
        self.chairs[0].acted = self.clock.now()
        if fights:
            fight = position(thor="E4", sinfjotli="E5", hands=((A6,), (D6,)))
            await stand(self.room.registry, self.match, fight)
            await self.room.play(self.match, ANN, Attack(THOR, SINFJOTLI))
        self.deeds = len(await self._store.deeds(self.match))
        await self._look()

    @rule(seat=st.integers(0, 1), usual=st.booleans(), choice=st.integers(0, 999))
    def answer(self, seat: int, choice: int, *, usual: bool) -> None:
        self.do(self._answer(seat, choice, usual=usual))

    async def _answer(self, seat: int, choice: int, *, usual: bool) -> None:
        at = await self.room.position(self.match)
        if seat not in at.asks:
            return
        able = list(at.asks[seat])
        use_default = usual and seat in at.awaited
        action = at.default(seat) if use_default else able[choice % len(able)]
        prompt = await self.room.prompt(self.match, PEOPLE[seat])
        await self.room.gameplay.act(self.match, PEOPLE[seat].id, action, prompt)
        self.chairs[seat].acted = self.clock.now()
        await self._look()

    @rule(seat=st.integers(0, 1), short=st.sampled_from((-1, 0, 1)))
    def just_before_or_after(self, seat: int, short: int) -> None:
        """Until a seat's time is up, as the board tells it, or a second off."""
        self.do(self._until_deadline(seat, short))

    async def _until_deadline(self, seat: int, short: int) -> None:
        deadlines = await self.room.registry.deadlines(await self.room.record(self.match))
        if seat in deadlines and deadlines[seat] + short > self.clock.now():
            await self._pass(deadlines[seat] + short - self.clock.now())

    @rule(span=spans)
    def time_passes(self, span: int) -> None:
        self.do(self._pass(float(span)))

    @rule()
    def time_stands_still(self) -> None:
        """However often one looks, nothing comes of it."""
        self.do(self._stand_still())

    async def _stand_still(self) -> None:
        before = await self._all()
        await self._look()

        assert await self._all() == before

    @rule(
        span=st.sampled_from((0, 1, 60, 500, 700, 3600, 30 * 3600, 3 * 86400)),
        ahead=wrong,
        behind=wrong,
    )
    def restart(self, span: int, ahead: int, behind: int) -> None:
        """The program is dropped as it is; some time later another one opens the database.

        Meanwhile the machine's clock went wrong, or right.
        """
        self.do(self._restart(float(span), float(ahead - behind)))

    async def _restart(self, span: float, ahead: float) -> None:
        noted = float(await self._store.note(ALIVE) or 0.0)
        if span + ahead < 0:
            self.clock.advance(seconds=span)
            self.clock.jump(seconds=ahead)
            self._goes_back(max(0.0, noted - self.clock.now()))
        else:
            self._elapse(span + ahead, up=False)
        self.unnoticed = 0.0
        calls = len(self.sent)
        await self._open()
        await self._look()
        if not 0 <= span + ahead <= GAP + SLACK:
            self._nobody_was_punished(calls)

    @rule(span=st.sampled_from((30, 90, 700, 3600, 30 * 3600, 40 * 86400)))
    def sleep_and_resume(self, span: int) -> None:
        """The machine sleeps, or its clock is set: time that nobody could use."""
        self.do(self._set(float(span)))

    @rule(span=st.sampled_from((1, 30, 90, 3600, 2 * 86400)))
    def move_the_clock_back(self, span: int) -> None:
        """It was wrong from the first."""
        self.do(self._set(-float(span)))

    @rule(span=st.sampled_from((90, 3600, 30 * 3600, 40 * 86400)), meanwhile=spans)
    def be_wrong_for_a_while(self, span: int, meanwhile: int) -> None:
        """The clock goes wrong, time passes, and it is set right."""
        self.do(self._be_wrong(float(span), float(meanwhile)))

    async def _be_wrong(self, span: float, meanwhile: float) -> None:
        await self._set(span)
        await self._pass(meanwhile)
        await self._set(-span)

    async def _set(self, ahead: float) -> None:
        """Set the clock; no time passes, and whatever is noticed punishes nobody."""
        start = self.clock.now()
        self.clock.jump(seconds=ahead)
        self.unnoticed += ahead
        noticed = abs(self.unnoticed) > UNNOTICED
        if noticed:
            self._is_noticed(start)
        elif ahead > 0:
            for chair in self.chairs:
                if not self.paused:
                    chair.passes(start, self.clock.now(), surely=False)
        else:
            self._lose(-ahead)
        calls = len(self.sent)
        await self._look()
        if noticed:
            self._nobody_was_punished(calls)

    def _is_noticed(self, start: float) -> None:
        if self.unnoticed < 0:
            self._goes_back(-self.unnoticed)
        else:
            for chair in self.chairs:
                chair.forgives(UNNOTICED, start, self.clock.now())
        self.unnoticed = 0.0

    def _goes_back(self, by: float) -> None:
        """What happened by the wrong clock did so earlier; what was left is left."""
        self._lose(SLACK + UNNOTICED)
        for chair in self.chairs:
            chair.goes_back(by, self.clock.now())

    def _lose(self, seconds: float) -> None:
        """Seconds of which it is not sure any more that they were counted."""
        for chair in self.chairs:
            chair.forgives(seconds, self.clock.now(), self.clock.now())

    @rule(span=st.sampled_from((1, 60, 500, 700, 3600, 86400)))
    def cut_off(self, span: int) -> None:
        """Discord cannot be reached for a while."""
        self.do(self._cut_off(float(span)))

    async def _cut_off(self, span: float) -> None:
        self.connected = False
        await self.room.services.clocks.beat()
        self._elapse(span, up=False)
        await self.room.services.clocks.beat()
        self.connected = True
        calls = len(self.sent)
        await self._look()
        if span > GAP + SLACK:
            self._nobody_was_punished(calls)

    def _nobody_was_punished(self, calls: int) -> None:
        assert not self.timed_out
        fresh = [key.split(":")[0] + kind for kind, key in self.sent[calls:]]
        assert len(fresh) == len(set(fresh)), "a flood of calls after a downtime"

    @rule(taken=st.booleans())
    def discord_takes_messages(self, *, taken: bool) -> None:
        self.taking = taken
        self.do(self._look())

    @rule(seat=st.integers(0, 1), zone=st.sampled_from(ZONES), start=minutes, end=minutes)
    def settle_quiet_hours(self, seat: int, zone: str, start: int, end: int) -> None:
        habits = self.chairs[seat].habits
        habits.zone, habits.quiet = zone, (start, end)
        self._change(seat, zone=zone, quiet_from=start, quiet_to=end)

    @rule(seat=st.integers(0, 1), reach=st.sampled_from(("thread", "dm", "both")))
    def settle_reach(self, seat: int, reach: str) -> None:
        self.chairs[seat].habits.reach = reach
        self._change(seat, reach=reach)

    @rule(seat=st.integers(0, 1), hours=st.none() | st.integers(1, 30))
    def settle_interval(self, seat: int, hours: int | None) -> None:
        self._change(seat, interval=hours and hours * 3600)

    @rule(seat=st.integers(0, 1), soon=st.sampled_from((0, 1800, 86400)), span=spans)
    def settle_vacation(self, seat: int, soon: int, span: int) -> None:
        start = self.clock.now() + soon
        self.chairs[seat].habits.away = (start, start + span)
        self._change(seat, away_from=start, away_until=start + span)

    @rule(seat=st.integers(0, 1))
    def come_back(self, seat: int) -> None:
        habits = self.chairs[seat].habits
        if habits.is_away(self.clock.now()):
            assert habits.away is not None
            habits.away = (habits.away[0], self.clock.now())
            self._change(seat, away_until=self.clock.now())

    def _change(self, seat: int, **settled: object) -> None:
        self.do(self.room.registry.people.change(PEOPLE[seat].id, **settled))
        self.do(self._look())

    @rule(seat=st.integers(0, 1))
    def mute(self, seat: int) -> None:
        self.do(self.room.services.clocks.mute(self.match, PEOPLE[seat].id))
        self.do(self._look())

    @rule()
    def pause_or_go_on(self) -> None:
        """By a write of its own, as the players' consent will do it."""
        self.do(self._pause())

    async def _pause(self) -> None:
        self.paused = not self.paused
        since = self.clock.now() if self.paused else None
        await self.room.settle(self.match, paused=since)
        for person in PEOPLE:
            await self._store.hurry(person.id)
        await self._look()

    @rule(seat=st.integers(0, 1), hours=st.integers(1, 48))
    def extend(self, seat: int, hours: int) -> None:
        self.do(self._extend(seat, hours * HOUR))

    async def _extend(self, seat: int, seconds: float) -> None:
        clock = (await self.room.record(self.match)).seats[seat].clock
        asked = self.chairs[seat].asked
        if clock is None or clock.left is None or asked is None:
            return
        longer = replace(clock, left=clock.left + seconds, due=self.clock.now())
        await self.room.settle(self.match, seat, clock=longer)
        asked.given += seconds
        self.chairs[seat].given = True
        await self._look()

    @rule(seat=st.integers(0, 1))
    def undo(self, seat: int) -> None:
        self.do(self._undo(seat))

    async def _undo(self, seat: int) -> None:
        try:
            if await self.room.services.proposals.ask_undo(self.match, PEOPLE[seat].id):
                self.chairs[seat].acted = self.clock.now()
        except GameError:
            pass  # there is nothing to take back, or the others would have to agree
        await self._look()

    @rule(seat=st.integers(0, 1), fate=st.none() | st.sampled_from(FateOrder))
    def order(self, seat: int, fate: FateOrder | None) -> None:
        orders = fate and json.encode(Orders(fate=fate, counter=CounterOrder.NEVER))
        self.do(self.room.settle(self.match, seat, orders=orders))

    # The bot

    async def _open(self) -> None:
        """A program on the database; one that was there before does nothing any more."""
        services = await self.stack.enter_async_context(program(self.database, self.clock))
        services.clocks.connected = lambda: self.connected
        self.room = Room(services, self.clock)

    @property
    def _store(self) -> Store:
        return self.room.registry.store

    async def _pass(self, span: float) -> None:
        """Time goes by while the bot looks whenever it said it would."""
        end = self.clock.now() + span
        await self._look()
        while self.clock.now() < end:
            clock = await self._store.next_clock()
            due = end if clock is None or clock.due is None else clock.due
            self._elapse(max(1.0, min(due, end) - self.clock.now()), up=True)
            await self._look()

    def _elapse(self, span: float, *, up: bool) -> None:
        start, end = self.clock.now(), self.clock.now() + span
        for chair in self.chairs:
            if self.paused:
                continue
            if not up and span > GAP + SLACK:
                chair.forgives(SLACK + UNNOTICED, start, end)
                continue
            chair.passes(start, end, surely=up or span < GAP - SLACK)
        self.clock.advance(seconds=span)

    async def _look(self) -> None:
        """The bot looks, Discord is told, and what came of it is noted."""
        await self._note()
        await self.room.services.clocks.beat()
        await self._note()

    async def _note(self) -> None:
        record, deeds = await self.room.record(self.match), await self._store.deeds(self.match)
        at, (new, self.deeds) = (
            await self.room.position(self.match),
            (deeds[self.deeds :], len(deeds)),
        )
        self.timed_out = {deed.seat for deed in new if deed.by == By.CLOCK}
        for seat in record.seats:
            own = [deed for deed in new if deed.seat == seat.seat]
            self._judge_timeouts(seat, own)
            if any(deed.by == By.ORDER for deed in own):
                self.chairs[seat.seat].acted = self.clock.now()  # as if the player had answered
            self._note_seat(seat, own, at, again=not new)
            is_helped = seat.mind is not None or seat.relief == record.turn
            (self.helped.add if is_helped else self.helped.discard)(seat.seat)
        await self._note_calls()
        await self._deliver()

    def _judge_timeouts(self, seat: SeatRecord, own: list[LoggedAction]) -> None:
        """Nobody's time was up before it had passed."""
        if seat.seat in self.helped:
            return
        if seat.mind is not None or any(deed.by in (By.CLOCK, By.ROBOT) for deed in own):
            chair = self.chairs[seat.seat]
            limit = chair.allowed(self.pace)
            assert limit is not None
            assert chair.asked is not None
            assert chair.asked.most >= limit[0] - 1, "timed out too early"

    def _note_seat(
        self, seat: SeatRecord, own: list[LoggedAction], at: AnyPosition, *, again: bool
    ) -> None:
        """What is asked of a seat now; `again` if nobody has done anything since."""
        chair, now = self.chairs[seat.seat], self.clock.now()
        if chair.asked is not None and chair.asked.prompt == seat.prompt:
            chair.asked.doubtful |= not self.taking
            return
        before = chair.closes(self.pace, len(own))
        if seat.seat in at.awaited:
            window, present = at.is_window(seat.seat), chair.was_present(now)
            chair.asked = Asked(seat.prompt, window, now, present, doubtful=not self.taking)
            if again and before is not None and window:
                chair.asked.goes_on(before)
            ordered = seat.clock is not None and seat.clock.ordered is not None
            chair.asked.untold = ordered and chair.habits.reach == "dm"

    async def _note_calls(self) -> None:
        """Each call is wished once, and never when its player wants to hear nothing."""
        now = self.clock.now()
        for post in await self._store.due_posts():
            one = (post.kind, post.key)
            if post.kind not in CALLING or post.gone or one in self.wished:
                continue
            self.wished.add(one)
            chair = self.chairs[int(post.key.split(":")[0])]
            assert chair.asked is not None, "a call to nobody"
            assert not self.paused, "a call in a pause"
            # a moment around it too: seconds since 1970 are exact to a part of a microsecond
            around = (now - MOMENT, now, now + MOMENT)
            assert not all(map(chair.habits.is_quiet, around)), "a call in quiet hours"
            assert not chair.habits.is_away(now), "a call on a vacation"
            chair.asked.told += 1

    async def _deliver(self) -> None:
        if not (self.taking and self.connected):
            return
        for post in await self._store.due_posts():
            if post.kind in CALLING:
                self._delivered(post.kind, post.key, gone=post.gone)
            message = None if post.gone else 900 + post.id
            await self._store.delivered(post.id, shown=post.wanted, message=message)

    def _delivered(self, kind: str, key: str, *, gone: bool) -> None:
        if gone:
            self.live.discard((kind, key))
            return
        assert (kind, key) not in self.sent, f"{kind} {key} is sent again"
        self.sent.append((kind, key))
        self.live.add((kind, key))

    async def _all(self) -> tuple[object, ...]:
        due = await self._store.due_posts()
        return len(await self._store.deeds(self.match)), due, list(self.sent)

    # What always holds

    @invariant()
    def promises_are_kept(self) -> None:
        self.do(self._promises())

    async def _promises(self) -> None:
        record, at = await self.room.record(self.match), await self.room.position(self.match)
        if self.taking:
            self._calls_are_due(record, at)
        for seat in record.seats:
            chair = self.chairs[seat.seat]
            if seat.bank is not None and self.pace in PACES and not chair.given:
                assert seat.bank <= PACES[self.pace][2], "a bank above its cap"
            if seat.seat in at.awaited and seat.seat not in self.helped:
                self._is_told_and_timed(chair)
        for seat, until in (await self.room.registry.deadlines(record)).items():
            if seat in at.awaited and seat not in self.helped:
                self._is_told_until(self.chairs[seat], until)

    def _is_told_until(self, chair: Chair, until: float) -> None:
        """No longer than its time lasts, and its vacation."""
        asked, now, limit = chair.asked, self.clock.now(), chair.allowed(self.pace)
        assert asked is not None
        assert limit is not None
        if not asked.doubtful:
            left = limit[1] - asked.least + chair.habits.away_within(now, until)
            assert until - now <= left + UNNOTICED + 1, "a board tells a time that is too late"

    def _calls_are_due(self, record: MatchRecord, at: AnyPosition) -> None:
        """Who is called has something to decide, and is called once."""
        called = []
        for kind, key in self.live:
            seat, prompt = map(int, key.split(":")[:2])
            called.append((kind, seat))
            assert seat in at.awaited, "a call to somebody who has nothing to decide"
            assert prompt == record.seats[seat].prompt, "a call to a question that is closed"
        assert len(called) == len(set(called)), "two calls stand at once"

    def _is_told_and_timed(self, chair: Chair) -> None:
        """Whoever can be told has been told, and whose time is surely up has timed out."""
        asked, now = chair.asked, self.clock.now()
        assert asked is not None
        habits = chair.habits
        silent = self.paused or habits.is_quiet(now) or habits.is_away(now) or now < asked.opened
        assert asked.told or asked.present or asked.untold or silent, "never called"
        limit = chair.allowed(self.pace)
        if limit is not None and not asked.doubtful:
            assert asked.least <= limit[1] + 1, "the time is up, and nothing happened"

    def teardown(self) -> None:
        self.do(self.stack.aclose())
        self.runner.close()
        self.folder.cleanup()


MANY = settings(
    max_examples=DAYS,
    stateful_step_count=30,
    deadline=None,
    derandomize=True,
    database=None,
    report_multiple_bugs=False,
    phases=PHASES,
    suppress_health_check=list(HealthCheck),
)
UNTIL_FOUND = settings(MANY, max_examples=1000)
"""It stops at the first thing it finds. Hypothesis takes constants from all modules that are
loaded, so that the same test has other days in other company: what is planted took 4 to 71."""


@pytest.fixture
def empty(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A database without matches, and no chance but that of the machine."""
    monkeypatch.setattr(consequences, "_chance", consequences._chance)
    monkeypatch.setattr(secrets, "token_bytes", bytes)

    async def make() -> None:
        await (await Store.open(tmp_path / "empty.db")).close()

    asyncio.run(make())
    return tmp_path / "empty.db"


def test_days_at_random_keep_every_promise(empty: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Days, "empty", empty, raising=False)

    run_state_machine_as_test(Days, settings=MANY)


def time_that_runs_in_a_downtime(patch: pytest.MonkeyPatch) -> None:
    async def nothing(*_: object) -> None:
        return None

    patch.setattr(Store, "pass_over", nothing)


def quiet_hours_that_nobody_heeds(patch: pytest.MonkeyPatch) -> None:
    patch.setattr(Quiet, "open_at", lambda self, moment: moment)


def calls_that_stay(patch: pytest.MonkeyPatch) -> None:
    patch.setattr(posts, "no_calls", lambda seat: [])
    patch.setattr(consequences, "no_calls", lambda seat: [])


def a_timeout_before_the_time_is_up(patch: pytest.MonkeyPatch) -> None:
    deadline = clocks.deadline_of

    def early(clock: OpenQuestion, person: UserRecord | None) -> float | None:
        end = deadline(clock, person)
        return None if end is None else end - HOUR

    patch.setattr(clocks, "deadline_of", early)
    patch.setattr(deadlines, "deadline_of", early)


def a_jump_that_nobody_minds(patch: pytest.MonkeyPatch) -> None:
    async def nothing(self: Presence) -> None:
        return None

    patch.setattr(Presence, "mind_the_clock", nothing)


def a_correction_that_takes_nothing_back(patch: pytest.MonkeyPatch) -> None:
    turn_back = Store.turn_back

    async def pull_back(self: Store, by: float, now: float, *note: tuple[str, str]) -> int:
        return await turn_back(self, 0.0, now, *note)

    patch.setattr(Store, "turn_back", pull_back)


def a_wrong_clock_before_the_start_that_stays(patch: pytest.MonkeyPatch) -> None:
    async def nothing(self: Presence) -> None:
        return None

    patch.setattr(Presence, "start", nothing)


@pytest.mark.parametrize(
    "fault",
    [
        pytest.param(time_that_runs_in_a_downtime, marks=pytest.mark.soak),
        quiet_hours_that_nobody_heeds,
        pytest.param(calls_that_stay, marks=pytest.mark.soak),
        a_timeout_before_the_time_is_up,
        pytest.param(a_jump_that_nobody_minds, marks=pytest.mark.soak),
        a_correction_that_takes_nothing_back,
        pytest.param(a_wrong_clock_before_the_start_that_stays, marks=pytest.mark.soak),
    ],
)
def test_the_machine_finds_what_is_planted(empty, monkeypatch, fault) -> None:
    monkeypatch.setattr(Days, "empty", empty, raising=False)
    fault(monkeypatch)

    with pytest.raises(AssertionError):
        run_state_machine_as_test(Days, settings=UNTIL_FOUND)
