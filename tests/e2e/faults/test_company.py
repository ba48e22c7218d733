"""Faults in company: what goes wrong while something else is being put right."""

import asyncio

import pytest

from cogs.post.messenger import DiscordMessenger
from hall import Fault
from hall.traffic import Sent
from play.post import backoff
from tests.cogs.scene import settled, typed
from tests.e2e.faults.deeds import MOVED, SEND, boards, called, end, heading, move, shown, single
from tests.e2e.kills.campaign import Watched
from tests.e2e.table import with_button
from tests.patience import wait_for

LOST = {"acted": True, "cut": True}
"""It is done, and nobody hears of it."""


def snatch(table, method):
    """Somebody deletes the next board that is posted or edited before the bot hears that it is."""
    journal, waiting = table.hall.world.journal, [method]

    def look(sent: Sent) -> None:
        if sent.files and waiting == [sent.method]:
            waiting.clear()
            table.hall.staff.delete_message(boards(table.cat, table.thread)[-1])

    journal.record = Watched(look, journal.record)


async def test_a_board_deleted_before_anybody_heard_of_it_is_posted_anew(table):
    """The nonce gives back the message that is gone."""
    table.hall.faults.order(Fault("POST", SEND, **LOST))
    snatch(table, "POST")

    await typed(table.ann, table.thread, "realms end", match="1")

    await shown(table.bo, table.thread, "ends the turn")
    assert len(with_button(table.bo, table.thread, "Your move")) == 1


async def test_an_invitation_deleted_before_anybody_heard_of_it_is_posted_anew(hallway):
    hallway.hall.faults.order(Fault("POST", SEND, **LOST))
    journal = hallway.hall.world.journal

    def look(sent: Sent) -> None:
        if (sent.method, sent.route, sent.status) == ("POST", SEND, 504):
            hallway.hall.staff.delete_message(hallway.cat.sees(hallway.room)[-1])

    journal.record = Watched(look, journal.record)

    await hallway.ann.command(hallway.room, "match new", title="nine_realms")

    await wait_for(lambda: with_button(hallway.bo, hallway.room, "Join"))


async def test_a_board_that_replaces_another_and_is_deleted_too_is_posted_anew(table):
    table.hall.staff.delete_message(table.board())
    table.hall.faults.order(Fault("POST", SEND, **LOST))
    snatch(table, "POST")

    await move(table)

    await shown(table.bo, table.thread, MOVED)
    assert len(with_button(table.bo, table.thread, "Your move")) == 1


async def test_a_board_that_was_gone_comes_back_with_an_undo(table):
    """Its first message was deleted, and its nonce is still remembered."""
    first = heading(table.board())
    table.hall.staff.delete_message(table.board())
    await typed(table.ann, table.thread, "realms end", match="1")
    await table.quiet()
    await typed(table.ann, table.thread, "match undo")
    offer = (await wait_for(lambda: with_button(table.bo, table.thread, "Agree")))[-1]
    await settled(await table.bo.press(offer, "Agree"))
    await table.quiet()

    await shown(table.bo, table.thread, first)
    assert len(with_button(table.bo, table.thread, "Your move")) == 1


@pytest.mark.parametrize("reach", ["thread", "dm"])
async def test_a_call_of_which_nobody_heard_goes_when_it_is_answered(table, reach, monkeypatch):
    """It was sent, its answer was lost, and it is answered before it is tried again."""
    await table.registry.people.change(table.bo.id, reach=reach)
    monkeypatch.setattr(backoff, "AGAIN", 1.0)
    await called(table)
    table.hall.faults.order(Fault("POST", SEND, status=None))  # the board, which comes first
    lost = Fault("POST", SEND, **LOST)
    table.hall.faults.order(lost)
    await end(table)
    await wait_for(lambda: lost.times == 0 and table.bo.pings)

    await typed(table.bo, table.thread, "realms end", match="1")
    await table.quiet()

    assert [ping for ping in table.bo.pings if not ping.deleted] == []


async def test_whoever_asks_for_a_board_that_is_gone_gets_its_buttons_back(table):
    """Discord tells the bot nothing of messages that are deleted, and nobody can press."""
    table.hall.staff.delete_message(table.board())

    await typed(table.bo, table.thread, "match board")

    await wait_for(lambda: with_button(table.bo, table.thread, "Your move"))
    assert single(table.cat, table.thread)


async def test_a_board_that_came_while_it_was_looked_for_stands_alone(table, monkeypatch):
    """Bo's look finds the first board gone; the second one is there before the look is over."""
    looked, replaced = asyncio.Event(), asyncio.Event()
    has = DiscordMessenger.has

    async def slowly(self, match, message):
        there = await has(self, match, message)
        looked.set()
        await replaced.wait()
        return there

    monkeypatch.setattr(DiscordMessenger, "has", slowly)
    table.hall.staff.delete_message(table.board())
    await typed(table.bo, table.thread, "match board")
    await looked.wait()
    await move(table)
    await shown(table.bo, table.thread, MOVED)
    await table.quiet()

    replaced.set()
    await table.client.doorkeeper.gate.emptied()
    await table.quiet()

    assert single(table.cat, table.thread)


async def test_a_board_of_which_nobody_heard_is_found_though_somebody_looked_for_the_one_before(
    table,
):
    """By then Discord has forgotten its nonce."""
    table.hall.staff.delete_message(table.board())
    lost, refused = Fault("POST", SEND, **LOST), Fault("POST", SEND, status=429, via=False)
    refused.times = 1000
    for fault in (lost, refused):
        table.hall.faults.order(fault)
    await move(table)
    await wait_for(lambda: lost.times == 0)
    table.clock.advance(minutes=4)

    await typed(table.bo, table.thread, "match board")
    await table.client.doorkeeper.gate.emptied()
    table.hall.faults.clear()
    await table.quiet()

    await shown(table.bo, table.thread, MOVED)
    assert len(with_button(table.bo, table.thread, "Your move")) == 1


async def test_a_reminder_brings_back_a_board_that_is_gone(table):
    """It leads to the board, and there must be one."""
    await end(table)
    await table.quiet()
    table.hall.staff.delete_message(table.board())

    table.clock.advance(hours=13)
    await table.services.clocks.look()

    (board,) = await wait_for(lambda: with_button(table.bo, table.thread, "Your move"))
    await table.quiet()
    assert str(board.id) in table.calls()[-1].content
    assert single(table.cat, table.thread)
