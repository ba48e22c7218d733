"""The gateway's moods: whatever it does, a click afterwards works and all is shown once."""

import asyncio

import pytest

from bot import serving
from bot.serving import serve
from hall import Hall
from hall.connect import LoopbackConnector, pointed_at
from tests.e2e.faults.deeds import MOVED, move, shown
from tests.e2e.table import opened, wait_for, with_button


async def reconnect(table):
    await table.hall.gateway.ask_reconnect()


async def drop(table):
    table.hall.gateway.drop()


async def invalid(table):
    table.client.before_identify_hook = _at_once
    await table.hall.gateway.invalidate()


async def resumable(table):
    await table.hall.gateway.invalidate(resumable=True)


async def silent(table):
    """Heartbeats stay unanswered until the client gives the socket up."""
    table.client._connection.heartbeat_timeout = 0.5
    table.hall.gateway.heartbeat_ms = 100
    table.hall.gateway.drop()
    await asyncio.sleep(0.2)
    await wait_for(lambda: table.hall.gateway.connected)
    table.hall.gateway.acknowledges = False
    await wait_for(lambda: not table.hall.gateway.connected)
    table.hall.gateway.acknowledges = True


async def _at_once(*_, **__):
    """discord.py would wait for five seconds."""


@pytest.mark.parametrize("mood", [reconnect, drop, invalid, resumable, silent])
async def test_after_a_lost_socket_the_match_goes_on(table, mood):
    await mood(table)
    await asyncio.sleep(0.2)
    await wait_for(lambda: table.hall.gateway.connected)

    told = await move(table)

    assert told.startswith(MOVED)
    await shown(table.cat, table.thread, MOVED)


async def test_what_was_clicked_while_the_socket_was_lost_is_done_after_resuming(table):
    table.hall.gateway.drop()

    told = await move(table)

    assert told.startswith(MOVED)
    await shown(table.cat, table.thread, MOVED)


async def test_the_bot_comes_in_as_soon_as_the_gateway_lets_it(tmp_path, monkeypatch):
    """discord.py 2.7.1 dies when its first connection is refused; the program does not."""
    monkeypatch.setattr(serving, "AGAIN", 0.05)
    async with Hall(bot_name="Skald") as hall:
        ann, bo = hall.add_user("Ann"), hall.add_user("Bo")
        room = hall.add_channel("table")
        hall.gateway.down = True
        with pointed_at(hall.url):
            database = str(tmp_path / "skald.db")
            serving_ = asyncio.create_task(serve(database, hall.token, LoopbackConnector))
            refused = "/users/@me"
            await wait_for(lambda: [s.route for s in hall.record].count(refused) > 2)
            hall.gateway.down = False
            await wait_for(lambda: hall.gateway.connected and hall.commands())

            thread = await opened(ann, bo, room)

            assert with_button(ann, thread, "Your move")
            serving_.cancel()
            await asyncio.gather(serving_, return_exceptions=True)
