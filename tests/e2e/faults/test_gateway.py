"""The gateway's moods: whatever it does, a click afterwards works and all is shown once."""

import asyncio

import discord
import pytest

from bot import serving
from bot.serving import serve
from hall import Fault, Hall
from hall.connect import LoopbackConnector, pointed_at
from tests.e2e.faults.deeds import MOVED, move, shown
from tests.e2e.table import opened, with_button
from tests.patience import PATIENCE, UNHURRIED, wait_for

ME = "/users/@me"


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
    table.client._connection.heartbeat_timeout = 2.0
    table.hall.gateway.heartbeat_ms = 500
    await resumed(table, table.hall.gateway.drop)
    table.hall.gateway.acknowledges = False
    await resumed(table, lambda: None)
    table.hall.gateway.acknowledges = True


async def resumed(table, deed):
    """Do something, and wait until the client has resumed its session."""
    coming = asyncio.create_task(table.client.wait_for("resumed", timeout=PATIENCE))
    await asyncio.sleep(0)
    deed()
    await coming


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


async def test_the_bot_comes_in_as_soon_as_the_gateway_lets_it(served):
    """discord.py 2.7.1 dies when its first connection is refused; the program does not."""
    hall, start = served
    hall.gateway.down = True
    start()
    await wait_for(lambda: [sent.route for sent in hall.record].count(ME) > 2)

    hall.gateway.down = False

    await playable(hall)


@pytest.mark.parametrize("how", [{"status": 503}, {"status": 429, "via": False}], ids=str)
async def test_the_bot_comes_in_as_soon_as_the_login_is_answered(served, how):
    hall, start = served
    hall.faults.order(Fault("GET", ME, **how))

    start()

    await playable(hall)
    assert [sent.status for sent in hall.record if sent.route == ME] == [how["status"], 200]


async def test_a_login_that_is_refused_for_good_ends_the_program(served):
    """Whoever runs it must see that."""
    hall, start = served
    hall.faults.order(Fault("GET", ME, status=403))

    with pytest.raises(discord.Forbidden):
        await start()


@pytest.fixture
async def served(tmp_path, monkeypatch):
    """A hall, and what starts the program as `python -m bot run` does."""
    monkeypatch.setattr(serving, "AGAIN", 0.05)
    tasks = []
    async with Hall(bot_name="Skald", **UNHURRIED) as hall:
        with pointed_at(hall.url):

            def start():
                database = str(tmp_path / "skald.db")
                tasks.append(asyncio.create_task(serve(database, hall.token, LoopbackConnector)))
                return tasks[0]

            yield hall, start
            tasks[0].cancel()
            await asyncio.gather(*tasks, return_exceptions=True)


async def playable(hall):
    """A match can be opened and begun."""
    ann, bo = hall.add_user("Ann"), hall.add_user("Bo")
    room = hall.add_channel("table")
    await wait_for(lambda: hall.gateway.connected and hall.commands())
    thread = await opened(ann, bo, room)
    assert with_button(ann, thread, "Your move")
