"""The processes in which robots think: a few, kept warm, for as long as the bot runs.

A robot's decision may take seconds, so robots wait in a line for each other. What a person waits
for is thought about in a process beside the line. A position travels as its codec writes it.
"""

import asyncio
import os
from concurrent.futures import ThreadPoolExecutor
from queue import SimpleQueue
from typing import Any

from games.core.agenda import AnyPosition
from games.core.title import Rules
from games.core.vocabulary import Action, Seat
from play.minds import Mind, Thought
from play.refusals import NoThought, TooBusy
from play.workshop.workshop import Craft, Workshop

CRAFT = Craft("play.workshop.thoughts", cpu=10.0, refusal=NoThought, nice=10)
"""No mind takes so long for an answer; one that does is cut."""
MOST = 4
"""Processes at most: one of the processors is left to people."""


class Bench:
    """Processes for one line of thoughts, each started when it is first needed."""

    def __init__(self, number: int, craft: Craft = CRAFT) -> None:
        self.shops = [Workshop(craft) for _ in range(number)]
        self._free: SimpleQueue[Workshop] = SimpleQueue()
        for shop in self.shops:
            self._free.put(shop)
        self._threads = ThreadPoolExecutor(number, thread_name_prefix="thinkers")

    async def do(self, job: str, *arguments: object) -> Any:
        """Do a job of `play.workshop.thoughts` when it is its turn.

        Raises:
            NoThought: it took too long, and was cut; or its process died, and the next one too.
        """
        loop = asyncio.get_running_loop()
        try:
            return await loop.run_in_executor(self._threads, self._done, job, *arguments)
        except TooBusy as error:
            raise NoThought from error

    async def close(self) -> None:
        """Break off what is thought, and end all processes."""
        self._threads.shutdown(wait=False, cancel_futures=True)
        for shop in self.shops:
            shop.end()
        await asyncio.to_thread(self._threads.shutdown)
        for shop in self.shops:
            shop.close()

    def _done(self, job: str, *arguments: object) -> Any:
        shop = self._free.get()
        try:
            return shop.do(job, *arguments)
        finally:
            self._free.put(shop)


class Thinkers:
    """Robots' thoughts, about a match of any title."""

    def __init__(self, number: int | None = None) -> None:
        self.robots = Bench(number or max(1, min(MOST, (os.cpu_count() or 1) - 1)))
        self.people = Bench(1)

    async def answer(
        self, rules: Rules, position: AnyPosition, seat: Seat, mind: Mind, seed: str
    ) -> Action:
        """Choose a robot's action.

        Raises:
            NoThought: it has none, for it took too long.
        """
        codec = rules.codec
        found = await self.robots.do(
            "answer", codec.title, codec.dump(position), seat, mind.value, seed
        )
        return codec.load_action(found)

    async def is_ahead(self, rules: Rules, position: AnyPosition, seat: Seat, other: Seat) -> bool:
        """Tell somebody who waits whether a robot believes to stand better than another seat.

        Raises:
            NoThought: it cannot tell.
        """
        codec = rules.codec
        ahead: bool = await self.people.do(
            "is_ahead", codec.title, codec.dump(position), seat, other
        )
        return ahead

    async def ranking(
        self, rules: Rules, position: AnyPosition, seat: Seat, mind: Mind, seed: str, most: int
    ) -> tuple[Thought, ...]:
        """Tell somebody who waits the best answers in a mind's eyes, the best first.

        Raises:
            NoThought: it has none, for it took too long.
        """
        codec = rules.codec
        found = await self.people.do(
            "ranking", codec.title, codec.dump(position), seat, mind.value, seed, most
        )
        return tuple(Thought(codec.load_action(action), worth) for action, worth in found)

    async def close(self) -> None:
        """End all processes."""
        await self.robots.close()
        await self.people.close()
