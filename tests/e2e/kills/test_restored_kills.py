"""A bot that brings its matches back to a backup is killed in the midst of it, again and again."""

import random

from cogs.post.messenger import DiscordMessenger
from cogs.post.undone import mark_undone
from tests.cogs.scene import empty
from tests.cogs.test_restore import Restored
from tests.e2e.kills.campaign import BIRTH
from tests.e2e.kills.mortal_bot import MortalBot
from tests.patience import patient

PLACES = tuple(
    place.__qualname__
    for place in (
        mark_undone,
        DiscordMessenger.post_restored,
        DiscordMessenger.post_board,
        DiscordMessenger.post_call,
    )
)
"""Functions in which it dies, in their order: what they ask for may be done by then, or not."""
PASSED = 60.0
"""Seconds by which the hall's clock is ahead of those by which the bot was killed."""


async def test_what_is_brought_back_in_many_lives_is_there_once(tmp_path):
    """Each goes on with what the one before has left, and nothing is doubled or left out."""
    async with empty(tmp_path) as scene:
        played = Restored(scene)
        await played.begin()
        await played.back_up()
        await played.play_on()
        await played.put_back()
        bot = MortalBot(scene.hall, tmp_path, tmp_path / "clock")
        try:
            async with patient():
                for place in PLACES:
                    await bot.die_young(after=random.randint(1, BIRTH))
                    await bot.die_young(at=place)
        finally:
            await bot.close()
        scene.clock.advance(seconds=PASSED)
        await played.back()

        died = [death.rpartition(":")[0] for death in bot.deaths]
        assert died[1::2] == list(PLACES)
        for number in played.threads:
            await played.check(number)
