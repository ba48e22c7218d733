"""People who leave, come back, and change their names."""

from tests.cogs.scene import pressed, typed
from tests.e2e.faults.deeds import boards, end, said, shown
from tests.patience import wait_for

LEFT = "isn't on this server any more"


async def test_the_table_is_told_once_that_a_player_has_left(table):
    """At the first call that nobody hears; the reminder says it not again."""
    table.hall.kick(table.bo)

    await end(table)
    (note,) = await wait_for(lambda: said(table.cat, table.thread, LEFT))
    table.clock.advance(hours=13)
    await table.services.clocks.look()
    await table.quiet()

    assert note.text.replace("\u2068", "").startswith("Bo")
    assert len(said(table.cat, table.thread, LEFT)) == 1


async def test_who_has_come_back_plays_on(table):
    table.hall.kick(table.bo)
    await end(table)
    await wait_for(lambda: said(table.cat, table.thread, LEFT))
    table.hall.world.join(table.bo.account, table.hall.guild)
    before = len(boards(table.cat, table.thread))

    await typed(table.bo, table.thread, "realms end")
    await wait_for(lambda: len(boards(table.cat, table.thread)) == before + 1)

    await wait_for(lambda: not said(table.cat, table.thread, LEFT))


async def test_a_new_name_is_used_from_the_next_click_on(table):
    """On the board that is there, and in the next call."""
    table.hall.staff.rename(table.ann, "Anna")

    await pressed(table.ann, table.board(), "Log")

    await shown(table.cat, table.thread, "Anna")
    assert "Anna" in await typed(table.bo, table.thread, "match list")


async def test_a_new_name_is_used_after_a_command_too(table):
    table.hall.staff.rename(table.bo, "Bodil")

    await typed(table.bo, table.thread, "match log")
    await end(table)

    await shown(table.cat, table.thread, "Bodil")
