"""Two processes with one token and one database: both hear every click, one acts on it."""

import pytest

from tests.cogs.scene import pressed, typed
from tests.e2e.faults.deeds import MOVED, end, move, shown, single
from tests.e2e.table import opened, with_button
from tests.patience import wait_for


@pytest.fixture
async def twice(table):
    """A second client beside the first one."""
    await table.connect()
    await table.client.wait_until_ready()
    await wait_for(lambda: table.hall.gateway.logins == 2)
    return table


async def test_what_is_typed_is_done_once(twice):
    before = await twice.registry.store.deeds(1)

    told = await move(twice)

    assert told.startswith(MOVED)
    await shown(twice.cat, twice.thread, MOVED)
    assert len(await twice.registry.store.deeds(1)) == len(before) + 1


async def test_a_turn_ends_once_with_one_board_and_one_call(twice):
    await end(twice)
    await twice.quiet()

    assert single(twice.cat, twice.thread)
    assert len(twice.calls()) == 1


async def test_an_undo_takes_one_action_back(twice):
    await move(twice)
    figure = (await twice.ann.autocomplete(twice.thread, "realms move", focused="figure"))[0].value
    others = {"figure": figure}
    place = await twice.ann.autocomplete(twice.thread, "realms move", focused="hex", **others)
    await typed(twice.ann, twice.thread, "realms move", hex=place[0].value, **others)

    told = await typed(twice.ann, twice.thread, "match undo")
    await twice.quiet()

    assert told.endswith("Taken back.")
    await shown(twice.cat, twice.thread, MOVED)


async def test_a_panel_answers_once(twice):
    panel = await twice.panel(twice.ann)

    after = await pressed(twice.ann, panel, "End the turn")

    assert "question is closed" not in after.text


async def test_a_match_is_opened_and_played_once(twice):
    other = twice.hall.add_channel("other")

    thread = await opened(twice.bo, twice.cat, other)
    await twice.quiet()

    assert len(twice.ann.threads(other)) == 1
    assert single(twice.ann, thread)
    assert with_button(twice.ann, other, "Join") == []


async def test_newcomers_are_greeted_once(twice):
    guild = twice.hall.world.add_guild("New", twice.hall._bot_permissions)
    room = twice.hall.world.add_channel(guild, "room", None)
    dag = twice.hall.add_user("Dag", [guild])

    twice.hall.gateway.sessions.add_guild(guild)
    await wait_for(lambda: len(_greetings(twice, room)) == 2)

    assert len(dag.sees(room)) == 1


def _greetings(scene, room):
    path = f"/channels/{room.id}/messages"
    return [sent for sent in scene.hall.record if sent.path == path]
