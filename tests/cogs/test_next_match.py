"""From a panel in which nothing is to be decided to the next match that waits."""

from tests.cogs.scene import pressed, settled
from tests.cogs.test_living_panel import READY, reads
from tests.e2e.table import begun, opened, with_button


async def another(scene):
    """The thread of one more match of Ann and Bo, in a channel of its own, an hour later."""
    scene.clock.advance(hours=1)
    thread = await opened(scene.ann, scene.bo, scene.hall.add_channel("other"))
    await scene.quiet()
    return thread


async def alone(scene):
    """Ann has begun a match alone in her messages."""
    await settled(await scene.ann.command(scene.ann.direct, "match new", title="hammer_of_thor"))
    await scene.quiet()
    await begun(scene.ann, scene.ann.direct)
    await scene.quiet()


def board(scene, thread):
    """The board in a thread, as Ann sees it."""
    return with_button(scene.ann, thread, "Your move")[-1]


async def ready(scene, thread):
    """Ann's panel after she has made ready in a match."""
    return await pressed(
        scene.ann, await pressed(scene.ann, board(scene, thread), "Your move"), READY
    )


def onward(panel):
    """The buttons that lead to another match."""
    return [one for one in panel.buttons if one.label.startswith("Next match waiting for you")]


async def test_after_a_move_the_panel_leads_to_the_soonest_match_that_waits(table):
    """To its board; where something is asked or nothing waits, there is no such button."""
    second, third = await another(table), await another(table)
    asked = await table.panel(table.ann)
    (first,) = onward(await ready(table, table.thread))
    (then,) = onward(await ready(table, second))
    last = await ready(table, third)

    assert onward(asked) == onward(last) == []
    assert first.label == "Next match waiting for you: War of the 9 Realms · 2"
    there = board(table, second)
    assert first.url.endswith(f"/{table.hall.guild.id}/{second.id}/{there.id}")
    assert then.label.endswith(" · 3")


async def test_on_a_server_it_leads_nowhere_else(table):
    """A match in direct messages waits there."""
    await alone(table)

    assert onward(await ready(table, table.thread)) == []


async def test_in_direct_messages_it_leads_to_all_servers(table):
    """From a match that is over too."""
    await alone(table)
    panel = await pressed(table.ann, board(table, table.ann.direct), "Your move")
    conceding = (await settled(await table.ann.command(table.ann.direct, "match concede"))).message
    await pressed(table.ann, conceding, conceding.buttons[0].label)
    over = await reads(table.ann, panel, "This match is over.")

    (button,) = onward(over)
    assert button.label.endswith(" · 1")
    there = board(table, table.thread)
    assert button.url.endswith(f"/{table.hall.guild.id}/{table.thread.id}/{there.id}")
