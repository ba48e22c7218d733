"""A lock that somebody else holds for long: writes are refused in time, and together."""

import asyncio

import pytest

from db import Busy, Store, engine
from tests.db.examples import running, step
from tests.db.writes import holding

DISCORD = 3000
"""Milliseconds after which Discord gives an answer up."""
CROWD = 5


@pytest.fixture
async def stores(database, monkeypatch):
    """Two programs on one database; a lock is waited for a tenth of a second."""
    monkeypatch.setattr(engine, "HASTE", 100)
    opened = [await Store.open(database.url) for _ in range(2)]
    yield opened
    for store in opened:
        await store.close()


def test_a_write_waits_for_less_than_discord():
    assert engine.HASTE <= DISCORD / 2


async def test_all_who_wait_behind_a_lock_are_refused_together(stores, database):
    """One of them waits for the lock, the others for that one; nothing is written."""
    store, other = stores
    record = await running(store)
    before = await database.dump()
    async with holding(other):
        writes = [store.act(record.id, record.number, step(4, record.id)) for _ in range(CROWD)]
        refused = await asyncio.gather(*writes, return_exceptions=True)

    assert {type(one) for one in refused} == {Busy}
    assert sum("in vain" in str(one) for one in refused) == CROWD - 1
    assert await database.dump() == before


async def test_when_the_lock_ends_writes_go_on(stores):
    """Each comes anew: nobody is refused for a lock that is no more, and nothing is done twice."""
    store, other = stores
    record = await running(store)
    async with holding(other):
        with pytest.raises(Busy):
            await store.act(record.id, record.number, step(4, record.id))
    await store.act(record.id, record.number, step(4, record.id))

    assert (await store.match(record.id)).number == record.number + 1
    assert [deed.number for deed in await store.deeds(record.id)] == [3, 4]
