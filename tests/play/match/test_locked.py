"""A database that somebody else has locked: a crowd in one match waits once, and not in a row."""

import asyncio

from db import Busy
from tests.db.writes import holding

CROWD = 5


async def test_all_who_wait_in_a_match_are_refused_with_the_first(room, elsewhere):
    """Only one of them reaches the lock; when it is gone, the next is done as usual."""
    match, tries = await room.begun(), []

    async def change(kept):
        tries.append(kept)
        await room.registry.amend(kept, (), ())

    async with holding(elsewhere.registry.store):
        crowd = (room.registry.decide(match, change) for _ in range(CROWD))
        refused = await asyncio.gather(*crowd, return_exceptions=True)

    assert {type(one) for one in refused} == {Busy}
    assert len(tries) == 1
    await room.registry.decide(match, change)
    assert len(tries) == 1 + 1
