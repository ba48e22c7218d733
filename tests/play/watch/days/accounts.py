"""What is noted of a match whenever the bot has looked, and judged at once."""

from hypothesis.stateful import RuleBasedStateMachine

from db import By, LoggedAction, SeatRecord
from games.core.agenda import AnyPosition
from tests.play.plain_time import Asked

CALLING = ("call", "dm")
MOMENT = 0.001
"""Seconds that are no time at all."""


class Accounts(RuleBasedStateMachine):
    """The accounts of the two chairs, beside the bot's own."""

    async def _note(self) -> None:
        record, deeds = await self.room.record(self.match), await self._store.deeds(self.match)
        at = await self.room.position(self.match)
        new, self.deeds = deeds[self.deeds :], len(deeds)
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

    def _nobody_was_punished(self, calls: int) -> None:
        assert not self.timed_out
        fresh = [key.split(":")[0] + kind for kind, key in self.sent[calls:]]
        assert len(fresh) == len(set(fresh)), "a flood of calls after a downtime"
