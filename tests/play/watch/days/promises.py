"""What always holds, whatever has happened."""

from hypothesis.stateful import invariant

from db import MatchRecord
from games.core.agenda import AnyPosition
from tests.play.plain_time import PACES, Chair
from tests.play.watch.days.machine import UNNOTICED, Machine


class Promises(Machine):
    """All promises about time."""

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
