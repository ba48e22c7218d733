"""What the hall delivered in private stands in no line of the log, whatever level is captured."""

import logging

import pytest

from bot.logs import FLOORS
from tests.bot.test_logs import log  # noqa: F401 - a fixture
from tests.cogs.scene import pressed, typed
from tests.e2e.leaks import leaks, private_texts
from tests.e2e.player import Player
from tests.games.nine_realms.builder import A6, D6, RA, position

TURNS = 4


async def played(table) -> None:
    """Some turns by panels, the hands looked at, a refusal, a command."""
    for user in (table.ann, table.bo):
        await pressed(user, table.board(user), "Hand")
        await pressed(user, table.board(user), "Text")
    players = (Player(table.ann, 1), Player(table.bo, 2))
    for turn in range(TURNS):
        assert await players[turn % 2].play(table.thread)
        await table.quiet()
    await table.stand(position(thor="D4", hands=((A6, RA), (D6,))))
    await pressed(table.ann, table.board(), "Hand")
    await typed(table.cat, table.thread, "realms end")
    await table.quiet()


async def test_no_line_holds_what_one_player_alone_was_shown(table, log):  # noqa: F811
    await played(table)

    assert len(private_texts(table.hall, table.ann)) > 50
    assert leaks(log.stream.getvalue(), table.hall, table.ann, table.bo, table.cat) == set()
    refusal = [line for line in log.lines if line["message"] == "a player was refused"]
    assert [(line["level"], line["tag"]) for line in refusal][-1:] == [("DEBUG", "not-a-player")]


@pytest.mark.parametrize("name", ["discord"])
async def test_the_guard_barks_where_a_library_may_say_all(table, log, name):  # noqa: F811
    """discord.py prints every event at DEBUG, and with a press the panel that was pressed."""
    assert name in FLOORS
    logging.getLogger(name).setLevel(logging.DEBUG)

    await played(table)

    assert leaks(log.stream.getvalue(), table.hall, table.ann, table.bo)
