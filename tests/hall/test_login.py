"""Logging in, and the gateway's moods."""

import asyncio
from base64 import b64decode
from unittest.mock import AsyncMock

import discord
import pytest

from hall import Hall
from hall.connect import NotLoopbackError, pointed_at
from tests.patience import PATIENCE


async def test_a_bot_gets_ready_and_knows_guild_and_channels(hall, room, bot, start):
    await start(bot)

    assert bot.user.id == hall.bot.id
    guild = bot.get_guild(hall.guild.id)
    assert guild.me.id == hall.bot.id
    assert [channel.name for channel in guild.text_channels] == ["room"]


async def test_a_wrong_token_fails_the_login(hall, bot):
    with pointed_at(hall.url):
        with pytest.raises(discord.LoginFailure):
            await bot.start("wrong")
        await bot.close()


async def test_a_privileged_intent_that_was_not_granted_closes_with_4014(hall, start):
    bot = discord.Client(intents=discord.Intents(guilds=True, members=True))

    with pytest.raises(discord.PrivilegedIntentsRequired):
        await start(bot)


@pytest.mark.parametrize("politely", [True, False])
async def test_a_lost_socket_is_resumed_and_missed_events_are_replayed(
    politely, hall, room, bot, start
):
    await start(bot)
    resumed, created = asyncio.Event(), asyncio.Event()

    @bot.event
    async def on_resumed():
        resumed.set()

    @bot.event
    async def on_guild_channel_create(channel):
        assert channel.name == "later"
        created.set()

    if politely:
        await hall.gateway.ask_reconnect()
    else:
        hall.gateway.drop()
    hall.add_channel("later")
    await asyncio.wait_for(resumed.wait(), 5)
    await asyncio.wait_for(created.wait(), 5)


async def test_an_invalidated_session_identifies_anew(hall, room, bot, start):
    await start(bot)
    bot.before_identify_hook = AsyncMock()  # it would sleep for five seconds
    ready = asyncio.create_task(bot.wait_for("ready", timeout=PATIENCE))
    await asyncio.sleep(0)

    await hall.gateway.invalidate()
    await ready

    assert bot.get_guild(hall.guild.id) is not None


async def test_the_connector_refuses_every_other_machine(bot, start):
    await start(bot)

    with pytest.raises(NotLoopbackError):
        await bot.http.get_from_cdn("https://discord.com/")


async def test_members_can_be_asked_for_by_identifier(hall, ann, bot, start):
    await start(bot)

    found = await bot.get_guild(hall.guild.id).query_members(user_ids=[ann.id])

    assert [member.display_name for member in found] == ["Ann"]


async def test_halls_do_not_mix():
    async with Hall() as one, Hall() as other:
        assert one.url != other.url
        assert one.token != other.token


async def test_a_token_begins_with_the_bots_identifier(hall):
    """As in the example of Discord's reference; hikari reads it there."""
    whose, *rest = hall.token.split(".")

    assert int(b64decode(whose + "==")) == hall.bot.id
    assert len(rest) == 2
