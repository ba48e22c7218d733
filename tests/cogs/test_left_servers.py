"""A server that the bot has left: its staff's settings wait for thirty days, and no longer."""

import pytest

from tests.cogs.scene import typed
from tests.cogs.staffing import choose, made_staff, panel_of
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
