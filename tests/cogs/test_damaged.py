"""A damaged match on Discord: a sentence for its players, and no harm to the match beside it."""

import random

import pytest

from tests.cogs.scene import pressed, typed
from tests.db.damages import DAMAGES, damage
from tests.db.databases import Database
from tests.db.test_damage import play_on

SENTENCE = "This match can't go on: its record in the database is damaged"
CHECK = "`python -m bot check`"


@pytest.mark.parametrize("name", DAMAGES)
async def test_a_damaged_match_says_so_and_another_one_plays_on(table, name):
    """After a restart: by its commands and its button; beside it panels open, and boards come."""
    rng, bad, thread = random.Random(1), await table.number(), table.thread
    await play_on(table.services, bad, rng)
    await table.quiet()
    board = table.board()
    table.room = table.hall.add_channel("elsewhere")
    await table.open()
    await table.disconnect()
    file = table.database
    await damage(Database("sqlite", f"sqlite+aiosqlite:///{file}", file), bad, name)
    await table.connect()

    for said in (
        await typed(table.ann, thread, "match concede"),
        await typed(table.bo, thread, "match offer-draw"),
        (await pressed(table.ann, board, "Your move")).content,
    ):
        assert said.startswith(SENTENCE), said
        assert CHECK in said
    assert SENTENCE not in (await table.panel(table.ann)).content
    await play_on(table.services, await table.number(), rng)
    before = len(table.public())
    await typed(table.ann, table.thread, "match offer-draw")
    await table.quiet()
    assert len(table.public()) > before
    assert str(bad) in await typed(table.ann, table.thread, "my matches")
