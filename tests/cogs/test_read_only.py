"""A database that becomes read-only while the bot plays."""

from tests.cogs.scene import pressed

READY = "Take the usual places and be ready"


async def may_write(scene, *, allowed):
    """Set whether the connection may write with which the store does."""
    driver = (await scene.registry.store._writer.get_raw_connection()).driver_connection
    await driver.execute(f"PRAGMA query_only={'OFF' if allowed else 'ON'}")


async def test_whoever_clicks_is_told_and_later_it_goes_on(table):
    """Nothing is changed meanwhile, and nobody need start the bot anew."""
    panel = await table.panel(table.ann)
    before = (await table.registry.match_in(table.thread.id)).record.number
    await may_write(table, allowed=False)
    told = await pressed(table.ann, panel, READY)
    between = (await table.registry.match_in(table.thread.id)).record.number
    await may_write(table, allowed=True)
    await pressed(table.ann, await table.panel(table.ann), READY)

    assert "I can't save the matches right now" in told.text
    assert "wrong on my side" not in told.text
    assert between == before
    assert (await table.registry.match_in(table.thread.id)).record.number == before + 1
