"""Who decides for a seat when its player does not: a robot, a standing order, the clock."""

import asyncio
from collections import Counter

from msgspec.structs import replace

from bot.clock import Clock as Time
from bot.lapses import LAPSES, Lapse
from bot.matches import Matches
from bot.minds import Mind, decide
from bot.playout import generator
from bot.sitting import Sitting
from db import By, SeatRecord, Wish
from games.core.vocabulary import Action

RESTLESS = 100
"""Answers in one turn after which a robot does what the rules do for the silent."""


class Deputies:
    """Acts for seats, always through `Matches.commit`."""

    def __init__(self, matches: Matches, time: Time) -> None:
        self._matches = matches
        self._time = time
        self._answers: Counter[tuple[int, int, int]] = Counter()

    async def act(self, sitting: Sitting, seat: SeatRecord) -> None:
        """Do what a standing order says, or what a robot thinks of."""
        assert seat.clock is not None
        if seat.clock.ordered is not None:
            action = sitting.title.rules.codec.load_action(seat.clock.ordered)
            await self._do(sitting, seat, action, By.ORDER)
            return
        mind = Mind(seat.mind) if seat.mind else Mind.GREEDY
        await self._do(sitting, seat, await self._thought(sitting, seat, mind), By.ROBOT)

    async def lapse(self, sitting: Sitting, seat: SeatRecord) -> None:
        """The seat's time is up: do what was chosen for that when the match was made."""
        assert seat.clock is not None
        record, lapse = sitting.record, LAPSES[sitting.record.lapse]
        silent = not seat.clock.window and seat.played != record.turn
        seat = replace(seat, missed=seat.missed + silent)
        if silent and lapse.misses is not None and seat.missed >= lapse.misses:
            await self._give_up(sitting, seat, lapse)
        elif lapse.mind is not None:
            relieved = replace(seat, relief=record.turn)
            action = await self._thought(sitting, seat, lapse.mind)
            await self._do(sitting, relieved, action, By.ROBOT)
        else:
            action = sitting.standing.default(seat.seat)
            await self._do(sitting, seat, action, By.CLOCK)

    async def _give_up(self, sitting: Sitting, seat: SeatRecord, lapse: Lapse) -> None:
        """Wait for the player no longer: a robot takes the seat, or it retires from the match."""
        assert seat.clock is not None
        if lapse.replaced:
            clock = replace(seat.clock, acts=self._time.now(), due=self._time.now())
            robot = replace(seat, mind=Mind.GREEDY, clock=clock)
            word = Wish("word", f"robot:{seat.seat}:{seat.prompt}")
            await self._matches.settle(sitting, [robot], [word])
            return
        after, events = sitting.title.rules.retire(sitting.standing, seat.seat)
        word = Wish("word", f"forfeit:{seat.seat}:{seat.prompt}")
        here = sitting.with_seat(seat)
        await self._matches.commit(here, after, events, seat=seat.seat, by=By.CLOCK, wishes=[word])

    async def _thought(self, sitting: Sitting, seat: SeatRecord, mind: Mind) -> Action:
        """A robot's decision; one that cannot make up its mind does what the silent do."""
        here = (sitting.record.id, sitting.record.turn, seat.seat)
        if self._answers.keys().isdisjoint({here}):
            self._answers = Counter(
                {key: n for key, n in self._answers.items() if key[0] != here[0]}
            )
        self._answers[here] += 1
        if self._answers[here] > RESTLESS and seat.seat in sitting.standing.awaited:
            return sitting.standing.default(seat.seat)
        rules, position = sitting.title.rules, sitting.standing
        chance = generator(f"{self._time.now()} {sitting.record.number}")
        return await asyncio.to_thread(decide, rules, position, seat.seat, mind, chance)

    async def _do(self, sitting: Sitting, seat: SeatRecord, action: Action, by: By) -> None:
        after, events = sitting.standing.apply(seat.seat, action)
        here = sitting.with_seat(seat)
        await self._matches.commit(here, after, events, seat=seat.seat, action=action, by=by)
