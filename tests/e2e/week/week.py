"""A week of many matches by one virtual clock for hall and bot, with a crash a day."""

import heapq
import random
from collections.abc import Sequence
from dataclasses import dataclass, field
from datetime import UTC, datetime
from itertools import count
from math import ceil
from pathlib import Path
from typing import Any

from hall import Channel, Hall, Reply, VirtualClock
from tests.e2e.table import with_button
from tests.e2e.week.checker import Checker
from tests.e2e.week.people import DAY, HABITS, HOUR, MINUTE, Guest
from tests.e2e.week.reading import Board, Called, read
from tests.e2e.week.timed_process import TimedBot
from tests.patience import PATIENT

START = datetime(2026, 3, 26, 12, tzinfo=UTC).timestamp()
"""In the week's third night Europe's clocks go forward."""
LONGEST_STEP = 10 * MINUTE
DOWN = (20.0, 4 * MINUTE, 40 * MINUTE, 5 * HOUR)
A_DAY_DOWN = 26 * HOUR
LONG_DAY = 4
"""The day on which the bot is gone for longer than a day."""
AGAIN = 30 * MINUTE
"""After which somebody tries again who found the bot gone."""


@dataclass
class Week:
    """What happens, as a queue of visits; and what the checker has to know beside the record."""

    hall: Hall
    clock: VirtualClock
    bot: TimedBot
    guests: dict[str, Guest]
    chance: random.Random
    downs: Sequence[float]
    threads: list[Channel] = field(default_factory=list)
    ran: list[tuple[float, float]] = field(default_factory=list)
    settled: list[tuple[float, int]] = field(default_factory=list)
    crashes: int = 0
    _visits: list[tuple[float, int, Guest, Channel]] = field(default_factory=list)
    _order: "count[int]" = field(default_factory=count)
    _read: int = 0
    _since: float = START
    _boards: dict[int, Board] = field(default_factory=dict)
    _plug: bool = False

    async def play(self, matches: int, days: float) -> None:
        """Open the matches, and let the days pass."""
        await self._begin(matches)
        crashes = [
            (day + self.chance.random() * 0.8) * DAY + START for day in range(max(1, int(days)))
        ]
        end = START + days * DAY
        due = await self._settle()
        while (now := self.clock.now()) < end:
            visit = self._visits[0][0] if self._visits else end
            crash = crashes[0] if crashes else end
            until = min(due, visit, end, max(now, crash), now + LONGEST_STEP)
            self.clock.advance(seconds=ceil(max(0.0, until - now)))
            if crashes and crash <= self.clock.now():
                await self._crash(crashes)
            await self._settle()
            await self._step()
            due = await self._settle()
        self.ran.append((self._since, self.clock.now()))

    async def _begin(self, matches: int) -> None:
        await self.bot.start()
        people = {guest.user.id: guest.habit.settled(START) for guest in self.guests.values()}
        await self.bot.settle(people=people)
        room, names = self.hall.add_channel("table"), list(self.guests)
        group = self.hall.commands()
        self.group = next(command for command in group if command["name"] == "realms")
        for _ in range(matches):
            host, guest = (self.guests[name] for name in self.chance.sample(names, 2))
            await self._open(host, guest, room)
            self.clock.advance(minutes=2)

    async def _open(self, host: Guest, guest: Guest, room: Channel) -> None:
        await self._answered(await host.user.command(room, "match new", title="nine_realms"))
        invitation = with_button(guest.user, room, "Join")[-1]
        await self._answered(await guest.user.press(invitation, "Join"))
        full = with_button(host.user, room, "Start")[-1]
        await self._answered(await host.user.press(full, "Start"))
        thread = host.user.threads(room)[-1]
        self.threads.append(thread)
        host.done.setdefault(thread.id, []).append(self.clock.now())
        for one in (host, guest):
            self._plan(one, thread, self.clock.now())
            for day in range(8):
                self._plan(one, thread, START + (day + self.chance.random()) * DAY)

    async def _answered(self, reply: Reply) -> None:
        await reply.settled()
        await self._settle()

    def _plan(self, guest: Guest, thread: Channel, moment: float) -> None:
        at = guest.next_visit(moment)
        if at is not None:
            heapq.heappush(self._visits, (at, next(self._order), guest, thread))

    async def _step(self) -> None:
        """All visits that are due."""
        while self._visits and self._visits[0][0] <= self.clock.now():
            _, _, guest, thread = heapq.heappop(self._visits)
            if not self.bot.runs:
                self._plan(guest, thread, self.clock.now() + AGAIN)
            elif guest.user.name in self._boards[thread.id].awaited:
                await self._visit(guest, thread)

    async def _visit(self, guest: Guest, thread: Channel) -> None:
        try:
            await guest.visit(thread, self.group, self.clock.now())
        except (AssertionError, TimeoutError):
            if self.bot.runs:
                raise
            guest.done.setdefault(thread.id, []).append(self.clock.now())
        if self._plug:
            await self.bot.kill()
            self._plug = False
        await self._settle()

    async def _settle(self, **told: Any) -> float:
        """Let the bot do what is due, and see who is called; when more is due."""
        due = await self.bot.settle(**told) if self.bot.runs else None
        if due is None:
            await self._come_back()
            due = self.clock.now()
        self._look()
        self.settled.append((self.clock.now(), len(self.hall.record)))
        return due

    def _look(self) -> None:
        for sent in self.hall.record[self._read :]:
            match read(sent):
                case Board() as board:
                    last = self._boards.get(board.channel)
                    if last is None or board.message >= last.message:
                        self._boards[board.channel] = board
                case Called() as called:
                    self._hear(called)
        self._read = len(self.hall.record)

    def _hear(self, called: Called) -> None:
        for guest in self.guests.values():
            if guest.user.id == called.user:
                self._plan(guest, self.hall.channel(called.channel), called.at)
            elif called.match is None or guest.user.direct.id != called.channel:
                continue
            elif called.match <= len(self.threads):  # else it is being opened, and planned then
                self._plan(guest, self.threads[called.match - 1], called.at)

    async def _crash(self, crashes: list[float]) -> None:
        """From now on the bot dies at a bad moment: with a call just sent, or an answer given."""
        del crashes[0]
        self.crashes += 1
        if self.chance.random() < 0.5:
            await self._settle(dies=True)
        else:
            self._plug = True

    async def _come_back(self) -> None:
        """Nobody is there for a while; then somebody starts the bot again."""
        await self.bot.kill()
        self._plug = False
        self.ran.append((self._since, self.clock.now()))
        is_long = self.clock.now() - START > LONG_DAY * DAY and all(
            start - end < DAY for (_, end), (start, _) in zip(self.ran, self.ran[1:], strict=False)
        )
        down = A_DAY_DOWN if is_long else self.chance.choice(self.downs)
        end = self.clock.now() + down
        while self._visits and self._visits[0][0] <= end:
            at, _, guest, thread = heapq.heappop(self._visits)
            self._plan(guest, thread, max(at, end) + AGAIN)
        self.clock.advance(seconds=down)
        self._since = self.clock.now()
        await self.bot.start()


async def a_week(
    folder: Path,
    matches: int,
    *,
    days: float = 7,
    fault: str = "",
    downs: Sequence[float] = DOWN,
) -> tuple[Week, Checker]:
    """Play a week and check it; after a crash the bot is gone for one of `downs`, in seconds."""
    clock, chance = VirtualClock(START), random.Random(matches)
    async with Hall(bot_name="Skald", clock=clock, **PATIENT) as hall:
        guests = {}
        for number, habit in enumerate(HABITS * max(1, min(matches // 10, 10))):
            user = hall.add_user(f"{habit.name.capitalize()} {number}")
            guests[user.name] = Guest(user, habit, START, random.Random(number))
        bot = TimedBot(hall, clock, folder, fault)
        week = Week(hall, clock, bot, guests, chance, downs)
        try:
            await week.play(matches, days)
            checker = Checker(guests, [thread.id for thread in week.threads], week.ran)
            checker.check(hall.record, week.settled, clock.now())
        finally:
            await bot.kill()
    return week, checker
