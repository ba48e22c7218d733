"""A match that is closed by the command line while the bot plays, as its players see it."""

import asyncio

from click.testing import CliRunner

from bot.__main__ import main
from tests.cogs.scene import pressed
from tests.patience import wait_for

CLOSED = "The person who runs this bot has closed"


def admin(scene, *arguments):
    """The command line, on the database of the bot that plays."""
    words = ["admin", *arguments, "--database", str(scene.database)]
    return CliRunner().invoke(main, words)


async def test_the_thread_reads_who_has_closed_it_and_nobody_plays_on(table):
    """Within a beat; the board's buttons answer that it is over."""
    board = table.board()
    await table.services.clocks.beat()
    done = await asyncio.to_thread(admin, table, "close", "1")
    table.clock.advance(minutes=1)
    await table.services.clocks.beat()

    assert done.exit_code == 0, done.output
    await wait_for(lambda: any(CLOSED in one.text for one in table.public()))
    refused = await pressed(table.ann, board, "Your move")
    assert "over" in refused.text or "ended" in refused.text
