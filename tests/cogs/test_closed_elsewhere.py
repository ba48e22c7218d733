"""What whoever runs the bot does by the command line while it plays, as its players see it."""

import asyncio
from unittest.mock import patch

import pytest
from click.testing import CliRunner

from bot.__main__ import main
from tests.cogs.scene import pressed, typed
from tests.cogs.staffing import act, made_staff
from tests.e2e.table import with_button

BY = "The person who runs this bot"
CLOSED = "This match is closed. On a server, its staff can open it again."


@pytest.fixture
async def watched(table):
    """Ann and Bo play, and the bot has looked for word before; Cat manages the server."""
    made_staff(table, table.cat)
    await table.services.clocks.beat()
    return table


async def admin(scene, *arguments):
    """The command line, on the database of the bot that plays; all is shown after a minute.

    The machine has one clock for both.
    """
    said = await commanded(scene, *arguments)
    scene.clock.advance(seconds=61)
    await scene.services.clocks.beat()
    await scene.quiet()
    return said


async def commanded(scene, *arguments):
    """The command line alone."""
    words = ["admin", *arguments, "--database", str(scene.database)]
    with patch("bot.cli.admin.desk.SystemClock", lambda: scene.clock):
        done = await asyncio.to_thread(CliRunner().invoke, main, words)
    assert done.exit_code == 0, done.output
    return done.output


def last_word(scene):
    """The last line in the thread about what was done to the match."""
    return [m.text for m in scene.public() if m.text.startswith("🛡️")][-1]


async def stood(scene):
    """The bytes of how the match stands."""
    match = await scene.registry.match(await scene.number())
    return match.title.rules.codec.dump(match.standing)


async def test_the_thread_reads_who_has_closed_it_and_nobody_plays_on(watched):
    """Within a beat; the board has no buttons any more."""
    await admin(watched, "close", "1", "--reason", "Abandoned by all")

    said = f"🛡️1 {BY} has closed this match, without a winner."
    assert last_word(watched).startswith(said)
    assert "Abandoned by all" in last_word(watched)
    assert with_button(watched.ann, watched.thread, "Your move") == []
    refused = await typed(watched.ann, watched.thread, "realms deploy-as-usual")
    assert refused == CLOSED
    assert watched.calls() == [m for m in watched.calls() if m.text.startswith("🛡️")]


async def test_it_is_the_staffs_way_its_log_has_it_and_it_may_open_the_match_again(watched):
    before = await stood(watched)
    await admin(watched, "close", "1")
    log = await typed(watched.cat, watched.room, "server log")
    secret = await typed(watched.ann, watched.thread, "match verify")
    said = await act(watched, "reopen")

    assert f"{BY} closed match 1." in log
    assert "secret" in secret
    assert said == "Match 1 is open again."
    assert await stood(watched) == before
    assert len(with_button(watched.ann, watched.thread, "Your move")) == 1


async def test_whoever_runs_the_bot_opens_again_what_the_staff_has_closed(watched):
    await act(watched, "close")
    await admin(watched, "reopen", "1")

    assert last_word(watched).startswith(f"🛡️2 {BY} has opened this match again.")
    assert "has deployed" in await typed(watched.ann, watched.thread, "realms deploy-as-usual")


async def test_nobody_acts_in_what_was_frozen_until_it_goes_on(watched):
    await admin(watched, "freeze", "1")
    frozen = await typed(watched.ann, watched.thread, "realms deploy-as-usual")
    told, board = last_word(watched), watched.board().text
    await admin(watched, "unfreeze", "1")

    assert frozen == "This match is frozen: nobody can act in it for now."
    assert told.startswith(f"🛡️1 {BY} has frozen this match")
    assert "🧊" in board
    assert "🧊" not in watched.board().text
    assert "has deployed" in await typed(watched.ann, watched.thread, "realms deploy-as-usual")


async def test_an_invitation_takes_nobody_any_more(watched):
    await typed(watched.ann, watched.room, "match new", title="norsaga")
    await watched.quiet()
    invitation = with_button(watched.bo, watched.room, "Join")[-1]

    await admin(watched, "close", "2")

    assert "🛡️ This match is closed." in watched.bo.reread(invitation).text
    late = await typed(watched.bo, watched.room, "table join", match="2")
    assert late == CLOSED


async def test_no_server_is_thought_left_for_a_match_in_direct_messages(watched):
    """It has none: its entry in the log is nobody's, and is not looked for."""
    channel = watched.ann.direct
    await typed(watched.ann, channel, "match new", title="hammer_of_thor")
    await watched.quiet()
    await pressed(watched.ann, with_button(watched.ann, channel, "Start")[-1], "Start")
    await watched.quiet()
    await admin(watched, "close", "2")

    assert await watched.registry.store.known_guilds() == [watched.hall.guild.id]
    told = [m.text for m in watched.ann.sees(channel) if m.text.startswith("🛡️")]
    assert told == [f"🛡️1 {BY} has closed this match, without a winner."]
