"""`admin rewind` while the bot plays, as its players see it."""

import pytest

from games.nine_realms.actions import Move
from tests.cogs.scene import labels, pressed, typed
from tests.cogs.staffing import made_staff
from tests.cogs.test_closed_elsewhere import BY, admin, last_word
from tests.e2e.table import with_button
from tests.games.nine_realms.builder import FRIGG, THOR, position


@pytest.fixture
async def moved(table):
    """Ann has moved Thor and Frigg in a match with Bo; Cat manages the server."""
    made_staff(table, table.cat)
    await table.services.clocks.beat()
    await table.stand(position(thor="D4", frigg="E2"))
    for action in (Move(THOR, "D3"), Move(FRIGG, "E3")):
        prompt = (await table.registry.match(1)).record.seats[0].prompt
        await table.gameplay.act(1, table.ann.id, action, prompt)
    await table.quiet()
    return table


async def number_of(scene, words):
    """The number of an action, as whoever runs the bot reads it."""
    listed = await admin(scene, "actions", "1")
    (line,) = [one for one in listed.splitlines() if words in one]
    return line.split(" · ")[0]


def asked(scene):
    """The proposals that stand in the thread."""
    return [
        one for one in with_button(scene.ann, scene.thread, "Agree") if "runs this bot" in one.text
    ]


async def test_the_players_are_asked_and_it_goes_back_when_all_agree(moved):
    to = await number_of(moved, "Thor moves")
    rang = len(moved.bo.pings)
    done = await admin(moved, "rewind", "1", to)
    (proposal,) = asked(moved)

    assert "asks the players of match 1" in done
    assert f"in turn 1, after action {to}" in proposal.text
    assert labels(proposal) == ["Agree", "Refuse"]
    assert len(moved.bo.pings) == rang + 1
    assert proposal.pinged == ("Ann", "Bo")
    stranger = await pressed(moved.cat, proposal, "Agree")
    assert stranger.text.startswith("You have no seat")
    await pressed(moved.ann, proposal, "Agree")
    assert "Frigg moves" in moved.board().text
    await pressed(moved.bo, proposal, "Agree")
    await moved.quiet()

    assert asked(moved) == []
    board = moved.board().text
    assert f"↩ The match goes on from where it stood in turn 1, after action {to}." in board
    assert "Thor moves" in board
    assert "Frigg moves" not in board


async def test_whoever_refuses_keeps_the_match_where_it_is(moved):
    await admin(moved, "rewind", "1", await number_of(moved, "Thor moves"))
    (proposal,) = asked(moved)
    await pressed(moved.bo, proposal, "Refuse")
    await moved.quiet()

    assert asked(moved) == []
    assert "Frigg moves" in moved.board().text


async def test_by_a_notice_it_goes_back_at_once_and_the_log_keeps_all(moved):
    to = await number_of(moved, "Thor moves")
    panel = await moved.panel(moved.ann)
    done = await admin(moved, "rewind", "1", to, "--notice", "--reason", "A fault of mine")

    assert done.startswith(f"Match 1 goes on from action {to}.")
    assert last_word(moved).startswith(f"🛡️1 {BY} has taken this match back to an earlier action")
    assert "A fault of mine" in last_word(moved)
    assert "Frigg moves" not in moved.board().text
    assert f"{BY} took match 1 back" in await typed(moved.cat, moved.room, "server log")
    assert "taken back: Frigg moves" in await admin(moved, "actions", "1")
    assert "~~Frigg moves" in await typed(moved.ann, moved.thread, "match log")
    label = next(one for one in labels(panel) if one.startswith("End the turn"))
    stale = await pressed(moved.ann, panel, label)
    assert stale.text.startswith("That question is closed")
