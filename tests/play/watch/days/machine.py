"""One match, its two players, and a bot that comes and goes: how it is set up, driven and ended."""

import asyncio
import random
import shutil
import tempfile
from contextlib import AsyncExitStack
from pathlib import Path

from hypothesis import strategies as st
from hypothesis.stateful import initialize

from bot.program import program
from db import Store
from games.nine_realms.actions import Attack
from hall import VirtualClock
from play.match import consequences
from tests.games.nine_realms.builder import A6, D6, SINFJOTLI, THOR, position
from tests.play.plain_time import PACES, Chair
from tests.play.playing import ANN, BO, Room, stand
from tests.play.watch.days.accounts import Accounts

PEOPLE = (ANN, BO)
STARTS = (1767268800.0, 1774737000.0, 1792880000.0)
"""A new year's noon, and the hours before Europe's clocks go forward and back in 2026."""
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


class Machine(Accounts):
    """The bot on its database, and time that goes by."""

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

    async def _all(self) -> tuple[object, ...]:
        due = await self._store.due_posts()
        return len(await self._store.deeds(self.match)), due, list(self.sent)

    def teardown(self) -> None:
        self.do(self.stack.aclose())
        self.runner.close()
        self.folder.cleanup()
