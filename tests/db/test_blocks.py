"""Who has blocked whom: looked up both ways, told to nobody else."""

from tests.db.examples import ANN, BO, CY
from tests.db.test_forgetting import called


async def test_two_are_apart_whichever_of_them_has_blocked_the_other(store, other):
    await store.block(ANN, BO)
    await store.block(ANN, BO)  # twice is once

    assert await other.is_apart(ANN, [CY, BO])
    assert await other.is_apart(BO, [ANN])
    assert not await other.is_apart(ANN, [CY])
    assert not await other.is_apart(CY, [ANN, BO])
    assert not await other.is_apart(ANN, [])
    assert (await other.blocked_by(ANN), await other.blocked_by(BO)) == ([BO], [])


async def test_each_takes_back_their_own_block_alone(store):
    await store.block(ANN, BO)
    await store.block(BO, ANN)

    await store.unblock(ANN, BO)
    await store.unblock(CY, ANN)  # none was there

    assert await store.is_apart(ANN, [BO])
    await store.unblock(BO, ANN)
    assert not await store.is_apart(ANN, [BO])


async def test_who_is_forgotten_stands_on_no_list(store, database):
    """Neither on an own one, nor on another's."""
    await store.block(ANN, BO)
    await store.block(CY, ANN)
    await store.block(CY, BO)

    await store.forget(ANN, called)

    assert (await database.dump())["blocks"] == [(CY, BO)]
