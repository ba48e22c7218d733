"""Acknowledgements and answers that are late, refused or lost: what was clicked is done once."""

import asyncio
import logging
from functools import partial

import pytest

from bot.logs import SUGGESTING, hush
from hall import Fault
from tests.cogs.scene import labels
from tests.e2e.faults.deeds import CALLBACK, MOVED, boards, move, shown
from tests.e2e.table import with_button
from tests.patience import wait_for

ORIGINAL = "/webhooks/{application_id}/{token}/messages/@original"


async def deeds(table):
    """How many actions the match has seen."""
    return len(await table.registry.store.deeds(await table.number()))


@pytest.mark.parametrize(
    "fault",
    [
        Fault("POST", CALLBACK, status=504, acted=True),
        Fault("POST", CALLBACK, status=500),
        Fault("POST", CALLBACK, acted=True, cut=True),
        Fault("PATCH", ORIGINAL, status=502, acted=True),
        Fault("PATCH", ORIGINAL, status=429),
    ],
    ids=["lost", "refused", "cut", "edit-lost", "edit-paced"],
)
async def test_a_command_whose_answer_fails_is_done_once_and_answered(table, fault):
    """40060 at the second try means that the first one arrived."""
    before = await deeds(table)
    table.hall.faults.order(fault)

    told = await move(table)

    assert told.startswith(MOVED)
    await shown(table.cat, table.thread, MOVED)
    assert await deeds(table) == before + 1


async def test_a_button_whose_acknowledgement_is_lost_works(hallway):
    """The panel goes on by itself, and what it did is done once."""
    await hallway.open()
    panel = await hallway.panel(hallway.ann)
    before = await deeds(hallway)
    hallway.hall.faults.order(Fault("POST", CALLBACK, status=504, acted=True))

    reply = await hallway.ann.press(panel, "Take the usual places and be ready")
    await wait_for(lambda: "usual places" not in str(labels(reply.message)))

    assert "question is closed" not in reply.text
    assert await deeds(hallway) == before + 1


async def late(table, act):
    """The answer to something that Discord hears of too late, once the bot is done with it."""
    table.hall.faults.order(Fault("POST", CALLBACK, status=None, delay=0.3))
    acting = asyncio.create_task(act)
    await wait_for(lambda: not table.client.doorkeeper.gate.is_empty)
    table.clock.advance(seconds=4)
    reply = await acting
    await table.client.doorkeeper.gate.emptied()
    await table.quiet()
    return reply


async def test_what_was_acknowledged_too_late_is_not_done_as_all_are_told(table):
    """Discord knows the interaction no more (10062), and has told that it failed: one repeats."""
    before = await deeds(table)
    options = {"figure": "thor", "hex": "D3"}

    reply = await late(table, table.ann.command(table.thread, "realms move", **options))

    assert reply.failed
    assert await deeds(table) == before
    assert (await move(table)).startswith(MOVED)
    assert await deeds(table) == before + 1


async def test_a_suggestion_that_comes_too_late_is_no_fault(table, caplog):
    """Who types on is suggested something else; the log has no error, and no trace."""
    hush()
    with caplog.at_level(logging.DEBUG, SUGGESTING):
        typed = table.ann.autocomplete(table.room, "match log", focused="match")
        await late(table, typed)
        again = await table.ann.autocomplete(table.room, "match log", focused="match")

    assert again
    (record,) = [one for one in caplog.records if one.name == SUGGESTING]
    assert record.levelno < logging.INFO
    assert record.exc_info is None


async def days(table):
    """The days that Ann has left."""
    return round((await table.registry.match(1)).record.seats[0].clock.left / 86400)


async def test_of_equal_commands_only_those_are_done_of_which_discord_knows(table):
    """A gift of time is made as often as it is answered: neither more nor less."""
    before = await days(table)
    give = partial(table.bo.command, table.thread, "table give", player="1")
    replies = [await late(table, give()) for _ in range(2)]
    again = await (await give()).settled()

    assert all(reply.failed for reply in replies)
    assert "one more day" in again.text
    assert await days(table) == before + 1


async def test_an_invitation_is_joined_once_though_the_answer_is_lost(hallway):
    await hallway.ann.command(hallway.room, "match new", title="nine_realms")
    invitation = (await wait_for(lambda: with_button(hallway.bo, hallway.room, "Join")))[0]
    hallway.hall.faults.order(Fault("POST", CALLBACK, status=502, acted=True))

    reply = await hallway.bo.press(invitation, "Join")
    await reply.settled()

    assert reply.text == "You have a seat now."


async def test_a_match_is_opened_once_though_the_answer_is_lost(hallway):
    hallway.hall.faults.order(Fault("POST", CALLBACK, status=504, acted=True))

    reply = await hallway.ann.command(hallway.room, "match new", title="nine_realms")
    await reply.settled()
    await hallway.quiet()

    assert reply.text.startswith("Match 1 is open.")
    assert len(with_button(hallway.bo, hallway.room, "Join")) == 1
    assert boards(hallway.bo, hallway.room) == []
