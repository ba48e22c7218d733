"""A storm over tables of all titles: people play while things go wrong, then all is calm.

What chance decides comes from one seed, but for the moments themselves.
"""

import asyncio
import contextlib
from pathlib import Path

from hall import Channel, ClientRefusal, Message
from tests.e2e.kills.mortal_bot import MortalBot
from tests.e2e.kills.robots import Diary, Robot, Unanswered
from tests.e2e.kills.shared_clock import SharedClock
from tests.e2e.kills.tables import AGAIN, Table
from tests.e2e.storms.sight import Sight
from tests.e2e.storms.weather import Weather
from tests.e2e.table import open_hall

GUSTS = 14
"""Times that things go wrong in a storm."""
STEP = 5.0
"""Real seconds after which people look anew whose answer does not come."""
CALM = 150.0
"""Real seconds after which all must be well, also on a busy machine."""
UNHURRIED = 30.0
"""Real seconds for which an answer is awaited when all is calm."""
LOOK, APART = 0.5, 3.0
"""Real seconds between looks in a storm, and when it is calm."""
TWO_MINUTES = 130.0
"""Seconds of the hall's clock after which nobody counts as present any more."""
PLANTED = "tests.e2e.storms.planted:"
FRUITLESS = (Unanswered, TimeoutError, ClientRefusal, AssertionError)
"""What befalls those who press in bad weather; they look anew."""


class WetTable(Table):
    """People who go on whatever happens, and note who did something last."""

    last = ""

    async def play(self) -> None:
        """Play until told to stop."""
        while not self.stops.is_set():
            if self._bot.dead.is_set():
                await asyncio.sleep(0.02)
                continue
            try:
                async with asyncio.timeout(STEP):
                    await self._go_on()
            except FRUITLESS:
                await self.look_for_the_board()

    def _next(self, thread: Channel) -> Robot:
        robot = super()._next(thread)
        self.last = robot.user.name
        return robot

    async def placed(self) -> list[str]:
        """Want the match's thread again where it was deleted; gives what is wrong otherwise."""
        with contextlib.suppress(TimeoutError):
            async with asyncio.timeout(CALM):
                while self.is_without_thread:
                    if note := self.note():
                        with contextlib.suppress(*FRUITLESS):
                            await self.witnesses[0].press(note, AGAIN)
                    await asyncio.sleep(APART)
        return ["its thread is gone, and nobody is asked"] if self.is_without_thread else []

    @property
    def is_without_thread(self) -> bool:
        """A match has begun, is not closed, and has no thread."""
        begun = [one for one in self._shown() if not {"Join", "Start"} & labels(one)]
        return len(begun) > len(self.threads)

    async def look_for_the_board(self) -> None:
        """Whoever sees none asks for it."""
        if self.thread is None:
            return
        with contextlib.suppress(*FRUITLESS):
            async with asyncio.timeout(STEP):
                await self.witnesses[0].command(self.thread, "match board")


def labels(message: Message) -> set[str]:
    """What stands on a message's buttons."""
    return {one.label for one in message.buttons if one.label}


async def storm(
    folder: Path, seed: int, gusts: int = GUSTS, fault: str = "haste", calm: float = CALM
) -> tuple[list[str], Weather]:
    """Play through a storm; gives all complaints once it is calm, and what the weather was.

    After so many real seconds of calm is complained of what is not well yet.
    """
    clock = SharedClock(folder / "clock")
    async with open_hall(clock) as hall:
        bot = MortalBot(hall, folder, folder / "clock", PLANTED + fault)
        diary = Diary()
        tables = [WetTable(hall, bot, diary, at, seed + 10 * at) for at in range(3)]
        await bot.live()
        playing = [asyncio.create_task(table.play()) for table in tables]
        try:
            await _begun(tables)
            weather = Weather(hall, bot, clock, tables, seed)
            await weather.blow(gusts)
            await weather.calm()
            for table in tables:
                table.stops.set()
            await asyncio.gather(*playing)
            return await _looked(clock, tables, weather, calm), weather
        finally:
            for task in playing:
                task.cancel()
            await asyncio.gather(*playing, return_exceptions=True)
            await bot.close()


async def _begun(tables: list[WetTable]) -> None:
    async with asyncio.timeout(CALM):
        while not all(table.thread for table in tables):
            await asyncio.sleep(LOOK)


async def _looked(
    clock: SharedClock, tables: list[WetTable], weather: Weather, calm: float
) -> list[str]:
    """What is still wrong when it has been calm for a while."""
    clock.advance(seconds=TWO_MINUTES)
    looks = [_look(table, weather, calm) for table in tables]
    return [flaw for flaws in await asyncio.gather(*looks) for flaw in flaws]


async def _look(table: WetTable, weather: Weather, calm: float) -> list[str]:
    """Wait until nothing is wrong twice in a row; then everybody opens a panel, once."""
    if flaws := await table.placed():
        return [f"{table.title}: {flaw}" for flaw in flaws]
    if (thread := table.thread) is None:
        return []
    sight = Sight(thread, table.robots, {*weather.spared, table.last})
    loop = asyncio.get_running_loop()
    end, before, flaws = loop.time() + calm, [""], [""]
    while (before or flaws) and loop.time() < end:
        await asyncio.sleep(APART)
        before, flaws = flaws, sight.flaws()
        if flaws and not sight.live:
            await table.look_for_the_board()
    if not flaws:
        try:
            async with asyncio.timeout(UNHURRIED):
                flaws = await sight.lies()
        except FRUITLESS as error:
            flaws = [f"a look was not answered: {error!r}"]
    return [f"{table.title}: {flaw}" for flaw in flaws]
