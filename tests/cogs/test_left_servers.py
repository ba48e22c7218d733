"""A server that the bot has left: its matches are closed, and all of it waits for thirty days."""

import json

import pytest

from hall import Permission
from hall.world import Intent
from tests.cogs.scene import settled, typed
from tests.cogs.staffing import choose, made_staff, panel_of
from tests.e2e.table import with_button
from tests.patience import wait_for


@pytest.fixture
async def house(hallway):
    """Cat manages the server: she has banned Bo, and lets two matches wait at most."""
    made_staff(hallway, hallway.cat)
    await typed(hallway.cat, hallway.room, "server ban", person=hallway.bo)
    shown = await panel_of(hallway.cat, hallway.room)
    await choose(hallway.cat, shown, "seats", "A person may sit at 2 tables")
    return hallway


async def has_left(scene):
    """The program knows that it is not there."""
    return (await scene.registry.house.of(scene.hall.guild.id)).left is not None


async def days_pass(scene, days):
    """So many days go by, with a look at what is over."""
    scene.clock.advance(days=days)
    scene.services.clocks.connected = lambda: True
    await scene.services.clocks.beat()


async def closed(scene):
    """The bot is removed from the server, and a minute goes by."""
    await scene.client.wait_until_ready()  # before, nothing is looked after
    scene.hall.staff.remove_bot(scene.hall.guild)
    await wait_for(lambda: has_left(scene))
    scene.clock.advance(minutes=1)
    await scene.services.clocks.beat()
    await wait_for(lambda: _all_are_told(scene))


async def _all_are_told(scene):
    """Nothing is to be sent that could go now."""
    due = await scene.registry.store.due_posts()
    return not [one for one in due if one.kind == "farewell"]


async def invited_again(scene):
    """The bot is let in again, after a while, and what waits goes out."""
    scene.clock.advance(minutes=5)
    scene.hall.staff.invite_bot(scene.hall.guild)
    await wait_for(lambda: _is_back(scene))
    await scene.quiet()


def letters(user):
    """What somebody is told in private."""
    return [one.text for one in user.sees(user.direct)]


async def remembered(scene):
    """What Cat is shown who has let the bot in again."""
    scene.hall.staff.invite_bot(scene.hall.guild)
    await wait_for(lambda: scene.client.get_guild(scene.hall.guild.id))
    settings = (await panel_of(scene.cat, scene.room)).text
    log = (await panel_of(scene.cat, scene.room, "server log")).text
    return scene.bo.mention in settings, "banned" in log


async def test_it_is_all_there_if_the_bot_is_back_in_time(house):
    house.hall.staff.remove_bot(house.hall.guild)
    await wait_for(lambda: has_left(house))
    await days_pass(house, 29)

    assert await remembered(house) == (True, True)
    await wait_for(lambda: _is_back(house))
    await days_pass(house, 40)
    assert (await house.registry.house.of(house.hall.guild.id)).seats == 2


async def _is_back(scene):
    return not await has_left(scene)


async def test_it_is_all_gone_after_thirty_days(house):
    house.hall.staff.remove_bot(house.hall.guild)
    await wait_for(lambda: has_left(house))
    await days_pass(house, 31)

    assert await remembered(house) == (False, False)
    assert (await house.registry.house.of(house.hall.guild.id)).seats is None
    assert "is open" in await typed(house.bo, house.room, "match new", title="norsaga")


async def test_a_server_that_was_left_while_nobody_was_told_is_noticed(house):
    """The program was not running then."""
    await house.disconnect()
    del house.hall.world.guilds[house.hall.guild.id]

    await house.connect()

    await wait_for(lambda: has_left(house))


# Matches


@pytest.fixture
async def realm(hallway):
    """Cat manages the server."""
    made_staff(hallway, hallway.cat)
    return hallway


async def exported(scene):
    """The file that Ann is given in direct messages."""
    offered = (await settled(await scene.ann.command(scene.ann.direct, "my data"))).message
    given = await settled(await scene.ann.press(offered, "Export"))
    return json.loads(given.messages[-1].attachments[0].data)


async def test_matches_are_closed_and_each_player_is_told_once(realm):
    """Of two matches and an open table; somebody who takes no messages holds nothing up."""
    await realm.open("nine_realms")
    await realm.open("nine_realms")
    await typed(realm.ann, realm.room, "match new", title="norsaga")
    await realm.quiet()
    realm.bo.close_dms()
    before = len(realm.hall.record)

    await closed(realm)
    realm.clock.advance(hours=2)
    await realm.services.clocks.beat()
    await wait_for(lambda: _all_are_told(realm))

    (told,) = letters(realm.ann)
    assert told.startswith("I'm not on the server of match 1 (War of the 9 Realms) with ")
    assert "within thirty days" in told
    assert letters(realm.bo) == letters(realm.cat) == []
    sent = [one.route for one in realm.hall.record[before:] if "/messages" in one.route]
    assert len(sent) == 2
    mine = await typed(realm.ann, realm.ann.direct, "my matches")
    assert mine.count(": over") == 3


async def test_the_staff_opens_them_again_when_the_bot_is_back(realm):
    """They go on where they stood, with the time that was left."""
    await realm.open("nine_realms")
    await typed(realm.ann, realm.room, "match new", title="norsaga")
    await realm.quiet()
    shown = realm.board().text.split("\n")[0]
    await closed(realm)
    realm.clock.advance(days=20)

    await invited_again(realm)
    stands = await typed(realm.ann, realm.room, "realms end", match="1")
    log = (await panel_of(realm.cat, realm.room, "server log")).text
    said = await typed(realm.cat, realm.room, "server reopen", match="1")
    await typed(realm.cat, realm.room, "server reopen", match="2")
    await realm.quiet()

    assert stands.startswith("This match is closed.")
    assert "Match 1 was closed, as I was removed from this server." in log
    assert said == "Match 1 is open again."
    assert realm.board().text.split("\n")[0] == shown
    assert with_button(realm.bo, realm.thread, "Your move")
    assert await typed(realm.bo, realm.room, "table join", match="2") == "You have a seat now."


async def test_the_welcome_tells_what_may_go_on(realm):
    """Without pictures, which are drawn slowly."""
    await realm.open("nine_realms")
    await closed(realm)
    realm.hall.deny(realm.room, realm.hall.bot, Permission.ATTACH_FILES)
    known = len(realm.cat.sees(realm.room))
    realm.hall.staff.invite_bot(realm.hall.guild)
    (hello,) = await wait_for(lambda: realm.cat.sees(realm.room)[known:])

    assert "One match was closed when I was removed" in hello.text


async def test_who_was_told_is_told_again_the_next_time(realm):
    """A match that was opened again, and left again."""
    await realm.open("nine_realms")
    await closed(realm)
    await invited_again(realm)
    await typed(realm.cat, realm.room, "server reopen", match="1")
    await realm.quiet()

    await closed(realm)

    assert len(letters(realm.ann)) == len(letters(realm.bo)) == 2


async def test_a_bot_that_is_back_within_the_minute_has_closed_nothing(realm):
    await realm.open("nine_realms")
    realm.hall.staff.remove_bot(realm.hall.guild)
    await wait_for(lambda: has_left(realm))

    realm.hall.staff.invite_bot(realm.hall.guild)
    await wait_for(lambda: _is_back(realm))
    realm.clock.advance(minutes=5)
    await realm.services.clocks.beat()
    await realm.quiet()

    assert with_button(realm.ann, realm.thread, "Your move")
    assert letters(realm.ann) == []


async def test_an_outage_of_discord_closes_nothing(realm):
    """A server that is unavailable is none that was left, however long it takes."""
    await realm.open("nine_realms")
    await realm.client.wait_until_ready()
    gone = {"id": str(realm.hall.guild.id), "unavailable": True}
    realm.hall.world.emit("GUILD_DELETE", gone, Intent.GUILDS)
    await wait_for(lambda: realm.client.get_guild(realm.hall.guild.id).unavailable)
    await days_pass(realm, 2)

    assert not await has_left(realm)
    assert letters(realm.ann) == []
    realm.hall.gateway.sessions.add_guild(realm.hall.guild)
    assert with_button(realm.ann, realm.thread, "Your move")


async def test_after_thirty_days_no_match_of_the_server_is_known(realm):
    """Neither to its staff, nor to those who played there."""
    await realm.open("nine_realms")
    await closed(realm)
    kept = await exported(realm)
    await days_pass(realm, 31)
    gone = await exported(realm)
    realm.hall.staff.invite_bot(realm.hall.guild)
    await wait_for(lambda: realm.client.get_guild(realm.hall.guild.id))

    assert [one["match"] for one in kept["matches"]] == [1]
    assert (gone["matches"], gone["hosted"], gone["direct_messages"]) == ([], [], [])
    said = await typed(realm.cat, realm.room, "server reopen", match="1")
    assert said.startswith("There is no match here.")
