"""A database that cannot be written for a while: whoever clicks is told, and later all goes on."""

import asyncio
import sqlite3
from contextlib import closing, contextmanager

from db import Store
from tests.e2e.bot_process import bot_on
from tests.e2e.table import open_hall, opened, with_button
from tests.patience import wait_for

READY = "Take the usual places and be ready"
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


def _public(user, thread):
    return "".join(m.text for m in user.sees(thread) if not m.ephemeral)
