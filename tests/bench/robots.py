"""Robots who keep many matches at a hall going: each makes one decision at a time, by clicks.

They take their turns at an even rate over all matches, or as fast as the bot lets them.
"""

import asyncio
import random
from collections import deque
from dataclasses import dataclass, field
from time import perf_counter, time

from hall import Hall, Message
from hall.errors import ClientRefusal
from tests.bench.crowd import PATIENCE, Table, Times, drawn, seated
from tests.e2e.player import asks

SEATING = 16
"""Matches that are opened at a time."""
UNANSWERED = (TimeoutError, AssertionError, ClientRefusal)
"""How a click ends that Discord's three seconds, or our patience, did not suffice for."""
AT_ONCE = 32
"""Decisions that are under way at most when no rate is asked for."""


class Robot:
    """Two players of one match, whoever has a say."""

    def __init__(self, table: Table, hall: Hall, times: Times) -> None:
        self.table = table
        self._hall = hall
        self._times = times
        self._waiting: asyncio.Task[None] | None = None
        self._say = 0
        self._panel: Message | None = None

    async def act(self) -> bool:
        """Click until something is done; False when the match is over."""
        while True:
            clicker, player = self.table.clickers[self._say], self.table.players[self._say]
            if self._panel is None:
                board = await player.board(self.table.thread)
                if board is None:
                    return False
                self._panel = await player._seen(await player._press(board, "Your move"))
            if not asks(self._panel):
                self._panel, self._say = None, 1 - self._say
                continue
            before, seen, at = clicker.acted, len(self._hall.record), time()
            self._panel = await player._seen(await player._decide(self._panel))
            if clicker.acted > before:
                if self._waiting is None or self._waiting.done():
                    self._waiting = asyncio.create_task(self._board(seen, at))
                return True

    def look_again(self) -> None:
        """Forget the panel: it was not answered."""
        self._panel = None

    async def _board(self, seen: int, at: float) -> None:
        """Time the board without waiting for it, as those players do who know their next move."""
        try:
            shown = await drawn(self._hall, self.table.thread, seen)
        except TimeoutError:
            shown = at + PATIENCE
        self._times.boards.append(1000 * (shown - at))


@dataclass
class Crowd:
    """All robots; those who are not busy wait in a line."""

    hall: Hall
    times: Times
    robots: deque[Robot] = field(default_factory=deque)
    acted: int = 0
    ended: int = 0
    broken: list[str] = field(default_factory=list)
    """Which clicks were not answered in time."""
    _number: int = 0

    async def seat(self, matches: int) -> None:
        """Open so many matches."""
        chance = random.Random(1)
        while len(self.robots) < matches:
            some = min(SEATING, matches - len(self.robots))
            numbers = range(self._number, self._number + some)
            self._number += some
            self.robots.extend(await asyncio.gather(*(self._seated(one) for one in numbers)))
        chance.shuffle(self.robots)

    async def play(self, seconds: float, rate: float) -> None:
        """Play for so long, so many actions a second, 0 being as many as can be."""
        until, busy = perf_counter() + seconds, set[asyncio.Task[None]]()
        due = perf_counter()
        while perf_counter() < until:
            if rate:
                due += 1 / rate
                await asyncio.sleep(max(0.0, due - perf_counter()))
            while not self.robots or (not rate and len(busy) >= AT_ONCE):
                if not busy or perf_counter() > until:
                    break
                await asyncio.wait(busy, timeout=1, return_when=asyncio.FIRST_COMPLETED)
            if self.robots and perf_counter() < until:
                task = asyncio.create_task(self._act(self.robots.popleft()))
                busy.add(task)
                task.add_done_callback(busy.discard)
        for task in busy:
            task.cancel()
        await asyncio.gather(*busy, return_exceptions=True)

    def begin_anew(self) -> None:
        """Count from now on: what was done before only warmed the bot up."""
        self.acted = self.ended = 0
        self.broken.clear()
        for column in vars(self.times).values():
            column.clear()

    async def _act(self, robot: Robot) -> None:
        """One decision; a match that is over gives way to a new one."""
        try:
            if await robot.act():
                self.acted += 1
                self.robots.append(robot)
                return
            self.ended += 1
        except UNANSWERED as error:
            self.broken.append(repr(error)[:200])
            robot.look_again()
            self.robots.append(robot)
            return
        except asyncio.CancelledError:  # the time is over in the midst of it
            robot.look_again()
            self.robots.append(robot)
            raise
        self._number += 1
        self.robots.append(await self._seated(self._number))

    async def _seated(self, number: int) -> Robot:
        table = await seated(self.hall, number, self.times, patient=False)
        return Robot(table, self.hall, self.times)
