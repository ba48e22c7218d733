"""Posts, edits, deletions and threads that Discord fails at, before or after it acted."""

import asyncio

import pytest

from hall import Fault
from tests.cogs.scene import typed
from tests.e2e.faults.deeds import MESSAGE, MOVED, SEND, boards, called, end, move, shown, single
from tests.e2e.table import opened
from tests.patience import wait_for

THREADS = "/channels/{channel_id}/messages/{message_id}/threads"
HOW = pytest.mark.parametrize(
    "how",
    [
        {"status": 500},
        {"status": 500, "acted": True},
        {"status": 502, "acted": True},
        {"status": 503, "acted": True},
        {"status": 504},
        {"acted": True, "cut": True},
        {"status": 429},
        {"status": 429, "via": False},
    ],
    ids=str,
)


def edits(table):
    """The requests to edit a message."""
    return [sent for sent in table.hall.record if (sent.method, sent.route) == ("PATCH", MESSAGE)]


@HOW
async def test_a_board_and_a_call_are_there_once(table, how):
    """Ann's turn ends: Bo gets a new board and one call."""
    await called(table)
    table.hall.faults.order(Fault("POST", SEND, **how))

    await end(table)
    await shown(table.cat, table.thread, "Bo")
    await table.quiet()

    assert single(table.cat, table.thread)
    assert len(table.calls()) == 1
    assert len([ping for ping in table.bo.pings if not ping.deleted]) == 1


@HOW
async def test_an_edit_comes_through(table, how):
    table.hall.faults.order(Fault("PATCH", MESSAGE, **how))
    before = len(boards(table.cat, table.thread))

    await move(table)
    await shown(table.cat, table.thread, MOVED)

    assert len(boards(table.cat, table.thread)) == before


@HOW
async def test_a_call_that_is_answered_goes(table, how):
    await end(table)
    await table.quiet()
    table.hall.faults.order(Fault("DELETE", MESSAGE, **how))

    await typed(table.bo, table.thread, "realms end")
    await table.quiet()

    assert table.bo.pings[-1].deleted


@HOW
async def test_a_match_has_one_thread(hallway, how):
    """Discord refuses a second one from the same invitation (160004), and that is fine."""
    hallway.hall.faults.order(Fault("POST", THREADS, **how))

    thread = await opened(hallway.ann, hallway.bo, hallway.room)
    await hallway.quiet()

    assert hallway.cat.threads(hallway.room) == [thread]
    assert single(hallway.cat, thread)


async def test_a_long_429_holds_up_its_own_channel_alone(table):
    """Another match goes on while the first one waits for its bucket."""
    other = table.hall.add_channel("other")
    elsewhere = await opened(table.ann, table.cat, other)
    await table.quiet()
    patient = Fault("POST", SEND, status=429, retry_after=30)
    table.hall.faults.order(patient)
    ending = asyncio.create_task(typed(table.ann, table.thread, "realms end", match="1"))
    await wait_for(lambda: patient.times == 0)
    waiting = len(boards(table.bo, table.thread))

    for user in (table.ann, table.cat):
        await typed(user, elsewhere, "realms deploy-as-usual", match="2")
    await ending

    await wait_for(lambda: len(boards(table.bo, elsewhere)) == 2)
    assert len(boards(table.bo, table.thread)) == waiting


async def test_a_ban_is_respected(table):
    """A 429 without `Via` says how long to wait; nothing else is sent to the match meanwhile."""
    ban = Fault("PATCH", MESSAGE, status=429, via=False, retry_after=2, times=1)
    table.hall.faults.order(ban)
    asked = len(edits(table))

    await move(table)
    await wait_for(lambda: ban.times == 0)
    for _ in range(3):
        await typed(table.ann, table.thread, "match undo")
        await move(table)
    await shown(table.cat, table.thread, MOVED)

    refused, *later = edits(table)[asked:]
    assert refused.status == 429
    assert len(later) == 1
