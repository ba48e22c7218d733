"""Time that passes, or seems to: sleep, restarts, clocks that are wrong, and no line to Discord."""

from hypothesis import strategies as st
from hypothesis.stateful import rule

from play.watch.presence import ALIVE
from tests.play.watch.days.machine import GAP, SLACK, UNNOTICED, Machine, spans

wrong = st.sampled_from((0, 0, 0, 30, 3600, 2 * 86400, 40 * 86400))
"""Seconds by which a clock is ahead, or behind."""


class Times(Machine):
    """What happens to the machine and its clock."""

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
            self._is_noticed(start, ahead)
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

    def _is_noticed(self, start: float, ahead: float) -> None:
        """All of it is, and nobody is charged more than what happened just now."""
        if self.unnoticed < 0:
            self._goes_back(min(-ahead, -self.unnoticed))
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
