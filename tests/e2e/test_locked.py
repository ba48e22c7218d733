"""A database that cannot be written for a while: whoever clicks is told, and later all goes on."""

import asyncio
import sqlite3
import time
from contextlib import asynccontextmanager, closing, contextmanager

import pytest

from db import Store
from tests.e2e.bot_process import bot_on
from tests.e2e.choosy import plain
from tests.e2e.kills.mortal_bot import MortalBot
from tests.e2e.kills.shared_clock import SharedClock
from tests.e2e.table import open_hall, opened, with_button
from tests.patience import wait_for

READY = "Take the usual places and be ready"
MINUTE = 60.0
"""Real seconds for which something else keeps writing."""
BETWEEN = 5.0
"""Real seconds between two clicks."""
SOON = 9.0
"""Real seconds in which an answer is there on a busy machine too; on an idle one it takes two. The
bot has waited ten for a lock once."""
LOCKED = "Something else has locked the matches just now. Nothing was changed."


@contextmanager
def locked(file):
    """Somebody is in the middle of a write."""
    with closing(sqlite3.connect(file, isolation_level=None)) as raw:
        raw.execute("BEGIN IMMEDIATE")
        yield
        raw.execute("ROLLBACK")


async def deeds(bot):
    """What was done in the match, by the store."""
    store = await Store.open(bot.database)
    try:
        return await store.deeds(1)
    finally:
        await store.close()


async def test_whoever_clicks_is_told_and_later_all_goes_on(tmp_path):
    """All of a crowd; nothing is done twice or lost, and the log tells it in a line each."""
    async with open_hall() as hall, bot_on(hall, tmp_path) as bot:
        ann, bo = hall.add_user("Ann"), hall.add_user("Bo")
        thread = await opened(ann, bo, hall.add_channel("table"))
        panel = await ann.press(with_button(ann, thread, "Your move")[-1], "Your move")
        await panel.settled()
        with locked(bot.database):
            told = [await ann.press(panel.message, READY)]
            crowd = (user.command(thread, "match offer-draw") for user in (ann, bo, ann, bo))
            told += await asyncio.gather(*crowd)
            for reply in told:
                await reply.settled()

        texts = [reply.messages[-1].text for reply in told]
        assert all(LOCKED in text for text in texts), texts
        assert not any(reply.failed for reply in told)
        before = await deeds(bot)
        await (await ann.press(panel.message, READY)).settled()
        await wait_for(lambda: "has deployed" in _public(bo, thread))

        assert len(await deeds(bot)) == len(before) + 1
        assert "Traceback" not in bot.log.read_text()


@asynccontextmanager
async def mortal(folder, fault=""):
    """Two people at a table, and a bot whose clock stands still."""
    clock = SharedClock(folder / "clock")
    async with open_hall(clock) as hall:
        bot = MortalBot(hall, folder, folder / "clock", fault)
        await bot.start()
        try:
            ann, bo = hall.add_user("Ann"), hall.add_user("Bo")
            yield bot, ann, bo, await opened(ann, bo, hall.add_channel("table"))
        finally:
            await bot.close()


@pytest.mark.soak
async def test_all_clicks_of_a_minutes_lock_are_answered_and_nothing_is_lost(tmp_path):
    """A board and a call are due when it begins: they stand there once, and play goes on."""
    async with mortal(tmp_path) as (bot, ann, bo, thread):
        panels = [await _panel(user, thread) for user in (ann, bo)]
        await (await ann.press(panels[0], READY)).settled()
        told, until = [], time.monotonic() + MINUTE
        with locked(bot.database):
            while time.monotonic() < until:
                told.append(await bo.press(panels[1], READY))
                await told[-1].settled(SOON)
                await asyncio.sleep(BETWEEN)
        before = await deeds(bot)

        assert [reply.messages[-1].text for reply in told if reply.failed] == []
        assert all(LOCKED in reply.messages[-1].text for reply in told)
        assert len(told) > 1
        await wait_for(lambda: _public(bo, thread).count("Ann has deployed") == 1)
        await wait_for(lambda: _public(bo, thread).count(bo.mention) == 1)
        await (await bo.press(panels[1], READY)).settled()
        await wait_for(lambda: "**Turn 1:" in _public(ann, thread))
        await wait_for(lambda: len(with_button(ann, thread, "Your move")) == 1)
        assert _public(bo, thread).count("Ann has deployed") == 1
        assert len(await deeds(bot)) == len(before) + 1
        assert "Traceback" not in bot.log.read_text()


async def test_a_bot_that_waits_for_a_lock_is_found(tmp_path):
    """By whoever clicks, and hears nothing for so long."""
    async with mortal(tmp_path, "a_lock_that_is_waited_for") as (bot, ann, _bo, thread):
        panel = await _panel(ann, thread)
        reply = None
        with locked(bot.database), pytest.raises(TimeoutError):
            reply = await ann.press(panel, READY)
            await reply.settled(SOON)
        assert reply is not None
        await reply.settled()


async def _panel(user, thread):
    reply = await user.press(with_button(user, thread, "Your move")[-1], "Your move")
    await reply.settled()
    return reply.message


def _public(user, thread):
    return plain("".join(m.text for m in user.sees(thread) if not m.ephemeral))
