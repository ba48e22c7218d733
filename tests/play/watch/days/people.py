"""What people do: answer, settle for themselves, agree, and take back."""

from hypothesis import strategies as st
from hypothesis.stateful import rule
from msgspec import json
from msgspec.structs import replace

from games.core.errors import GameError
from games.nine_realms.orders import CounterOrder, FateOrder, Orders
from tests.play.plain_time import HOUR
from tests.play.watch.days.machine import PEOPLE, Machine, spans

ZONES = ("UTC", "Europe/Berlin", "America/New_York", "Australia/Lord_Howe", "Asia/Kathmandu")
minutes = st.sampled_from((0, 60, 135, 150, 420, 480, 1320, 1380)) | st.integers(0, 1439)


class People(Machine):
    """What the two players do."""

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
