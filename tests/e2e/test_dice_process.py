"""The process of the dice: there from the start, gone with the bot, replaced when it is killed."""

import os
import signal
from pathlib import Path

from tests.e2e.bot_process import bot_on
from tests.e2e.table import open_hall
from tests.patience import wait_for

DICE = "multiprocessing.spawn"


def dice_of(bot):
    """The processes of the dice that a bot has started."""
    children = Path(f"/proc/{bot.pid}/task").glob("*/children")
    found = [int(child) for file in children for child in file.read_text().split()]
    return [child for child in found if DICE in told(child)]


def told(process):
    """How a process was started; empty once it is gone."""
    try:
        return Path(f"/proc/{process}/cmdline").read_text()
    except OSError:
        return ""


async def test_the_dice_are_warm_before_somebody_rolls_and_end_with_a_bot_that_is_killed(tmp_path):
    async with open_hall() as hall, bot_on(hall, tmp_path) as bot:
        (dice,) = await wait_for(lambda: dice_of(bot))

        await bot.end(signal.SIGKILL)

        await wait_for(lambda: not told(dice))


async def test_the_dice_end_with_a_bot_that_stops(tmp_path):
    async with open_hall() as hall, bot_on(hall, tmp_path) as bot:
        (dice,) = await wait_for(lambda: dice_of(bot))

        await bot.end()

        await wait_for(lambda: not told(dice))


async def test_a_process_that_somebody_kills_is_replaced_by_the_next_roll(tmp_path):
    """On a busy machine the next one comes before it is ready, and is told to try again."""
    async with open_hall() as hall, bot_on(hall, tmp_path) as bot:
        ann, room = hall.add_user("Ann"), hall.add_channel("table")
        (dice,) = await wait_for(lambda: dice_of(bot))
        os.kill(dice, signal.SIGKILL)

        async def rolled():
            reply = await ann.command(room, "roll", dice="1d20")
            await reply.settled()
            assert "🎲" in reply.text or reply.text.startswith("Too many dice are rolling")
            return "🎲" in reply.text

        await wait_for(rolled)
        assert dice_of(bot) != [dice]
