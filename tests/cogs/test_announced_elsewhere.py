"""A line that whoever runs the bot has for all servers, as it is read there."""

import pytest

from hall import Permission
from tests.cogs.staffing import choose, made_staff, panel_of
from tests.cogs.test_closed_elsewhere import admin, commanded
from tests.patience import wait_for

LINE = "An upgrade tonight at 20:00 UTC: matches stand still for an hour."
READ = f"📣 A word from the person who runs this bot: {LINE}"


@pytest.fixture
async def news(hallway):
    """Cat, who is staff, has chosen a channel for announcements."""
    made_staff(hallway, hallway.cat)
    channel = hallway.hall.add_channel("news")
    panel = await panel_of(hallway.cat, hallway.room)
    await choose(hallway.cat, panel, "channel", channel)
    await hallway.services.clocks.beat()
    return channel


def read(scene, channel):
    """What stands in a channel."""
    return [m.text for m in scene.cat.sees(channel)]


async def seen_to(scene):
    """Until nothing waits to be told."""

    async def done():
        return not await scene.registry.store.waiting()

    await wait_for(done, 0.01)


async def announced(scene, *arguments):
    told = await admin(scene, "announce", *arguments)
    await seen_to(scene)
    return told


async def test_it_is_read_once_where_the_staff_wants_it_and_nowhere_else(hallway, news):
    far = hallway.hall.add_channel("far", hallway.hall.add_guild("Elsewhere"))
    shown = await admin(hallway, "announce", LINE, "--dry-run")
    assert read(hallway, news) == []
    said = await announced(hallway, LINE)
    again = await announced(hallway, LINE)

    where = f"Server {hallway.hall.guild.id}, channel {news.id}\n"
    assert shown == f"{where}It would go to one server. Nothing was announced.\n"
    assert said.startswith(f"{where}The bot tells one server within a minute")
    assert again.startswith("Nothing is announced")
    assert read(hallway, news) == [READ]
    assert [one for one in read(hallway, hallway.room) if "upgrade" in one] == []
    assert read(hallway, far) == []
    assert "· told · An upgrade" in await admin(hallway, "announced")


async def test_nobody_is_called_whoever_is_named_in_it(hallway, news):
    named = f"@everyone, <@{hallway.bo.id}>: an upgrade"

    await announced(hallway, named)

    assert read(hallway, news)[0].endswith(named)
    assert [one.pings for one in (hallway.ann, hallway.bo, hallway.cat)] == [[]] * 3


async def test_a_bot_that_was_away_tells_it_at_its_next_start(hallway, news):
    await hallway.disconnect()
    await commanded(hallway, "announce", LINE)
    assert "· waits · An upgrade" in await commanded(hallway, "announced")
    await hallway.connect()
    await wait_for(hallway.client.is_ready, 0.01)
    hallway.services.announcements.wake()
    await seen_to(hallway)

    assert read(hallway, news) == [READ]


async def test_what_was_sent_and_not_noted_is_not_sent_again(hallway, news, monkeypatch):
    """Killed between the two: at once the nonce tells, later the channel."""
    store = hallway.registry.store
    await announced(hallway, LINE)
    for minutes in (0, 5):
        hallway.clock.advance(minutes=minutes)
        await store.note_told(1, None)
        assert len(await store.waiting()) == 1
        hallway.services.announcements.wake()
        await seen_to(hallway)

    assert read(hallway, news) == [READ]


@pytest.mark.parametrize("why", ["gone", "forbidden"])
async def test_a_channel_that_takes_nothing_is_named_and_holds_nobody_up(
    hallway, news, why, caplog
):
    if why == "gone":
        hallway.hall.staff.delete_channel(news)
    else:
        hallway.hall.deny(news, hallway.hall.bot, Permission.SEND_MESSAGES)

    await announced(hallway, LINE)

    reason = "the channel is gone" if why == "gone" else "the bot may not write there"
    assert f"channel {news.id} · not told: {reason}" in await admin(hallway, "announced")
    assert f"channel {news.id}" in caplog.text
