"""Troubles that Discord's documentation tells of, at the bot's own expense."""

import asyncio

import aiohttp
import discord
import pytest

from hall import ClientRefusal, Fault, Permission
from hall.permissions import permissions_of
from tests.hall.conftest import Bot
from tests.patience import PATIENCE, wait_for

SEND = "/channels/{channel_id}/messages"
WEEK = {"name": "thread", "auto_archive_duration": 10080}


def messages(room):
    return f"/channels/{room.id}/messages"


async def threaded(api, room, hall):
    """A thread of the bot's own, with a message in it."""
    _, thread = await api.send("POST", f"/channels/{room.id}/threads", WEEK | {"type": 11})
    _, post = await api.send("POST", f"/channels/{thread['id']}/messages", {"content": "Hail"})
    return hall.channel(int(thread["id"])), post


async def headers(api, method, path, payload=None):
    """The status and the headers of an answer."""
    told = {"Authorization": f"Bot {api.hall.token}"}
    url = f"{api.hall.url}/api/v10{path}"
    async with api.session.request(method, url, json=payload, headers=told) as response:
        return response.status, response.headers, await response.json()


# Rate limits


async def test_a_bucket_counts_down_and_then_refuses_with_what_to_wait(api, hall, room):
    hall.limits.pace("POST", SEND, times=2, per=30)

    left = [(await headers(api, "POST", messages(room), {"content": "Hail"}))[1] for _ in range(2)]
    status, told, body = await headers(api, "POST", messages(room), {"content": "Hail"})

    assert [one["X-RateLimit-Remaining"] for one in left] == ["1", "0"]
    assert {one["X-RateLimit-Limit"] for one in left} == {"2"}
    assert status == 429
    assert told["X-RateLimit-Scope"] == "user"
    assert "X-RateLimit-Global" not in told
    assert 0 < body["retry_after"] <= float(told["X-RateLimit-Reset-After"]) <= 30
    assert int(told["Retry-After"]) >= body["retry_after"]
    assert body["global"] is False


async def test_every_channel_has_a_bucket_of_its_own(api, hall, room):
    hall.limits.pace("POST", SEND, times=1, per=30)
    other = hall.add_channel("other")

    statuses = [
        (await api.send("POST", messages(where), {"content": "Hail"}))[0]
        for where in (room, other, room)
    ]

    assert statuses == [200, 200, 429]


async def test_the_global_limit_spares_answers_to_interactions(api, hall, room):
    hall.limits.pace_all(times=1, per=30)
    await api.send("GET", "/users/@me")

    status, told, body = await headers(api, "GET", "/users/@me")
    unbound, _ = await api.send("POST", "/interactions/1/token/callback", {"type": 5})

    assert (status, told["X-RateLimit-Scope"], told["X-RateLimit-Global"]) == (
        429,
        "global",
        "true",
    )
    assert body["global"] is True
    assert unbound == 404


async def test_a_real_client_keeps_to_the_pace_and_is_never_refused(hall, room, bot, start):
    await start(bot)
    hall.limits.pace("POST", SEND, times=2, per=0.3)
    channel = bot.get_channel(room.id)

    for number in range(5):
        await channel.send(str(number))

    assert {sent.status for sent in hall.record if sent.route == SEND} == {200}


@pytest.mark.parametrize(("via", "sent"), [(True, 1), (False, 0)])
async def test_a_429_is_waited_for_with_via_alone(via, sent, hall, ann, room, bot, start):
    await start(bot)
    hall.faults.order(Fault("POST", SEND, status=429, via=via))

    try:
        await bot.get_channel(room.id).send("Hail")
    except discord.HTTPException as error:
        assert error.status == 429

    assert len(ann.sees(room)) == sent


# Answers


async def test_a_late_answer_was_acted_on_at_once(api, hall, ann, room):
    hall.faults.order(Fault("POST", SEND, status=None, acted=True, delay=0.2))
    sending = asyncio.create_task(api.send("POST", messages(room), {"content": "Hail"}))

    await wait_for(lambda: ann.sees(room))

    assert not sending.done()
    assert (await sending)[0] == 200


@pytest.mark.parametrize(("acted", "seen"), [(True, 1), (False, 0)])
async def test_a_connection_breaks_instead_of_an_answer(acted, seen, api, hall, ann, room):
    hall.faults.order(Fault("POST", SEND, acted=acted, cut=True))

    with pytest.raises(aiohttp.ClientError):
        await api.send("POST", messages(room), {"content": "Hail"})

    assert len(ann.sees(room)) == seen


async def test_a_nonce_holds_in_every_channel(api, hall, room):
    body = {"content": "Hail", "nonce": "1", "enforce_nonce": True}
    other = hall.add_channel("other")

    _, first = await api.send("POST", messages(room), body)
    _, second = await api.send("POST", messages(other), body)

    assert first["id"] == second["id"]


# The gateway


async def test_a_socket_that_does_not_beat_is_closed(api, hall):
    hall.gateway.heartbeat_ms = 40
    async with api.session.ws_connect(f"{hall.url}/gateway/") as socket:
        await socket.receive()
        end = await asyncio.wait_for(socket.receive(), PATIENCE)

    assert end.data == 4009


async def test_a_client_without_acknowledgements_comes_again(hall, room, start):
    hall.gateway.heartbeat_ms = 500
    bot = Bot(heartbeat_timeout=2.0)
    await start(bot)
    resumed = asyncio.create_task(bot.wait_for("resumed", timeout=PATIENCE))
    await asyncio.sleep(0)

    hall.gateway.acknowledges = False

    await resumed


async def test_a_session_that_is_invalid_but_resumable_is_resumed(hall, room, bot, start):
    await start(bot)
    resumed = asyncio.create_task(bot.wait_for("resumed", timeout=PATIENCE))
    await asyncio.sleep(0)

    await hall.gateway.invalidate(resumable=True)

    await resumed


async def test_a_gateway_that_is_down_lets_nobody_in(api, hall):
    hall.gateway.down = True

    with pytest.raises(aiohttp.WSServerHandshakeError) as refused:
        await api.session.ws_connect(f"{hall.url}/gateway/")

    assert refused.value.status == 503


async def test_two_clients_with_one_token_both_hear_everything(hall, start):
    one, other = Bot(), Bot()
    await start(one)
    await start(other)
    heard = [
        asyncio.create_task(bot.wait_for("guild_channel_create", timeout=PATIENCE))
        for bot in (one, other)
    ]
    await asyncio.sleep(0)

    hall.add_channel("new")

    assert hall.gateway.logins == 2
    assert [channel.name for channel in await asyncio.gather(*heard)] == ["new", "new"]


# What the people of a server do


async def test_a_locked_thread_takes_neither_messages_nor_edits(api, hall, room):
    thread, post = await threaded(api, room, hall)
    here = messages(thread)

    hall.staff.lock(thread)
    assert await api.code("POST", here, {"content": "Hail"}) == (400, 50083)
    assert await api.code("PATCH", f"{here}/{post['id']}", {"content": "Ho"}) == (400, 50083)
    opening = await api.code("PATCH", f"/channels/{thread.id}", {"archived": False})
    assert opening == (403, 50013)

    hall.staff.unlock(thread)
    assert (await api.send("POST", here, {"content": "Hail"}))[0] == 200


async def test_another_archive_time_keeps_a_thread_awake(api, hall, clock, room):
    """Saying the same time again does not."""
    thread, _ = await threaded(api, room, hall)
    path = f"/channels/{thread.id}"
    clock.advance(days=6)
    await api.send("PATCH", path, {"auto_archive_duration": 4320})
    await api.send("PATCH", path, {"auto_archive_duration": 10080})
    clock.advance(days=6)
    await api.send("PATCH", path, {"auto_archive_duration": 10080})
    assert not thread.thread.archived

    clock.advance(days=1, seconds=1)
    hall.tick()

    assert thread.thread.archived


async def test_what_is_deleted_is_unknown_and_the_bot_is_told(hall, ann, api, room, bot, start):
    thread, post = await threaded(api, room, hall)
    await start(bot)
    gone = [
        asyncio.create_task(bot.wait_for(event, timeout=PATIENCE))
        for event in ("raw_thread_delete", "guild_channel_delete")
    ]
    await asyncio.sleep(0)

    hall.staff.delete_message(ann.sees(thread)[0])
    edit = await api.code("PATCH", f"{messages(thread)}/{post['id']}", {"content": "Ho"})
    hall.staff.delete_channel(thread)
    write = await api.code("POST", messages(thread), {"content": "Hail"})
    hall.staff.delete_channel(room)

    assert (edit, write) == ((404, 10008), (404, 10003))
    assert await api.code("GET", f"/channels/{room.id}") == (404, 10003)
    told = await asyncio.gather(*gone)
    assert [told[0].thread_id, told[1].id] == [thread.id, room.id]
    with pytest.raises(ClientRefusal):
        await ann.send(room, "Is anybody there?")


async def test_threads_go_with_their_channel(api, hall, ann, room):
    thread, _ = await threaded(api, room, hall)

    hall.staff.delete_channel(room)

    assert await api.code("POST", messages(thread), {"content": "Hail"}) == (404, 10003)
    assert ann.sees(thread) == []


async def test_permissions_come_and_go_with_a_role(hall, api, room, bot, start):
    await start(bot)
    told = asyncio.create_task(bot.wait_for("guild_role_update", timeout=PATIENCE))
    await asyncio.sleep(0)

    hall.staff.deny_everybody(hall.guild, Permission.SEND_MESSAGES)
    refused = await api.code("POST", messages(room), {"content": "Hail"})
    before, after = await told
    hall.staff.allow_everybody(hall.guild, Permission.SEND_MESSAGES)

    assert refused == (403, 50013)
    assert (before.permissions.send_messages, after.permissions.send_messages) == (True, False)
    assert (await api.send("POST", messages(room), {"content": "Hail"}))[0] == 200


async def test_a_bot_that_is_removed_is_a_stranger_until_it_is_invited(
    hall, ann, api, room, bot, start
):
    await start(bot)
    events = {
        name: asyncio.create_task(bot.wait_for(name, timeout=PATIENCE))
        for name in ("guild_remove", "guild_join")
    }
    await asyncio.sleep(0)

    hall.staff.remove_bot(hall.guild)
    await events["guild_remove"]
    assert await api.code("POST", messages(room), {"content": "Hail"}) == (403, 50001)
    assert await api.code("GET", f"/guilds/{hall.guild.id}") == (404, 10004)
    assert bot.get_guild(hall.guild.id) is None

    hall.staff.invite_bot(hall.guild)
    assert (await events["guild_join"]).me.id == hall.bot.id
    assert (await api.send("POST", messages(room), {"content": "Hail"}))[0] == 200


async def test_who_has_left_is_no_member_and_sees_nothing(hall, ann, api, room):
    await ann.send(room, "Farewell")

    hall.kick(ann)

    member = f"/guilds/{hall.guild.id}/members/{ann.id}"
    assert await api.code("GET", member) == (404, 10007)
    assert ann.sees(room) == []


async def test_a_new_name_is_in_the_next_interaction(hall, ann, room, bot, start):
    names = []

    @bot.tree.command(name="hail", description="Greets")
    async def hail(interaction):
        names.append(interaction.user.display_name)
        await interaction.response.send_message("Hail!")

    await start(bot)
    hall.staff.rename(ann, "Anna")
    await ann.command(room, "hail")

    assert names == ["Anna"]


async def test_a_role_is_made_and_given_and_stands_in_what_its_member_does(hall, ann, bot, start):
    await start(bot)
    told = asyncio.create_task(bot.wait_for("guild_role_create", timeout=PATIENCE))
    await asyncio.sleep(0)
    room = hall.add_channel("hall")

    role = hall.staff.add_role(hall.guild, "Jarl", Permission.MANAGE_GUILD)
    before = permissions_of(ann.account, room)
    hall.staff.give(hall.guild, ann, role)

    assert (await told).permissions.manage_guild
    assert Permission.MANAGE_GUILD not in before
    assert Permission.MANAGE_GUILD in permissions_of(ann.account, room)
