"""The bot is told to stop in the midst of play: nobody is left standing, and nothing is lost."""

import asyncio
import signal

import pytest

from db import Store
from hall import Fault
from tests.e2e.bot_process import BotProcess, bot_on
from tests.e2e.table import open_hall, opened, with_button
from tests.patience import wait_for

READY = "Take the usual places and be ready"
MESSAGE = "/channels/{channel_id}/messages/{message_id}"


async def kept(bot: BotProcess) -> list[str]:
    """The kinds of the posts that Discord does not show as it should, by the store."""
    store = await Store.open(bot.database)
    try:
        return [post.kind for post in await store.due_posts()]
    finally:
        await store.close()


async def readied(hall):
    """Ann and Bo in a match, and Ann's panel."""
    ann, bo = hall.add_user("Ann"), hall.add_user("Bo")
    thread = await opened(ann, bo, hall.add_channel("table"))
    reply = await ann.press(with_button(ann, thread, "Your move")[-1], "Your move")
    await reply.settled()
    return ann, bo, thread, reply.message


@pytest.mark.parametrize("how", [signal.SIGTERM, signal.SIGINT])
async def test_what_was_done_just_before_is_answered_kept_and_shown(tmp_path, how):
    """The signal comes with the press; whoever pressed has an answer, and all see the board."""
    async with open_hall() as hall, bot_on(hall, tmp_path) as bot:
        ann, bo, thread, panel = await readied(hall)

        reply, _ = await asyncio.gather(ann.press(panel, READY), asyncio.sleep(0))
        code = await bot.end(how)
        await reply.settled()

        assert code == 0
        assert not reply.failed
        assert "has deployed" in "".join(m.text for m in bo.sees(thread) if not m.ephemeral)
        assert not bot.database.with_name("skald.db-wal").exists()
        assert await kept(bot) == []


async def test_whoever_comes_while_it_stops_is_told_so(tmp_path):
    """Discord will not take the board for a while, so that there is something to wait for."""
    async with open_hall() as hall, bot_on(hall, tmp_path) as bot:
        ann, bo, thread, panel = await readied(hall)
        hall.faults.order(Fault("PATCH", MESSAGE, status=502, times=2))
        await (await ann.press(panel, READY)).settled()
        ending = asyncio.create_task(bot.end())
        await wait_for(lambda: '"stopping"' in bot.log.read_text())

        pressed = await bo.press(with_button(bo, thread, "Your move")[-1], "Your move")
        typed = await bo.command(thread, "match list")
        code = await ending

        assert code == 0
        for reply in (pressed, typed):
            assert reply.ephemeral
            assert "about to restart" in reply.text
        assert await kept(bot) == []
        assert "has deployed" in "".join(m.text for m in bo.sees(thread) if not m.ephemeral)


async def test_it_does_not_wait_for_what_fails(tmp_path):
    """Discord will not have the board at all: the bot ends, and delivers after the next start."""
    async with open_hall() as hall, bot_on(hall, tmp_path) as bot:
        ann, bo, thread, panel = await readied(hall)
        hall.faults.order(Fault("PATCH", MESSAGE, status=400, times=1))
        await (await ann.press(panel, READY)).settled()
        await wait_for(lambda: "is not delivered" in bot.log.read_text())
        hall.faults.order(Fault("PATCH", MESSAGE, status=400, times=1000))

        code = await bot.end()

        assert code == 0
        assert "board" in await kept(bot)
        assert "stopped before all was delivered" in bot.log.read_text()
        hall.faults._waiting.clear()
        await bot.start()
        await wait_for(
            lambda: "has deployed" in "".join(m.text for m in bo.sees(thread) if not m.ephemeral)
        )
