"""Matches in direct messages with the bot: alone or against robots, with no server."""

import re

import pytest

from tests.cogs.scene import labels, pressed, settled, typed
from tests.cogs.test_restore import skald
from tests.e2e.table import with_button

THOR = "hammer_of_thor"


@pytest.fixture
async def alone(hallway):
    """Ann has begun a saga alone in her messages."""
    hallway.thread = hallway.ann.direct
    await opened(hallway, hallway.ann)
    await begin(hallway)
    return hallway


async def begin(scene):
    """Ann starts the match of her last invitation."""
    invitation = with_button(scene.ann, scene.thread, "Start")[-1]
    await pressed(scene.ann, invitation, "Start")
    await scene.quiet()


async def opened(scene, user, title=THOR):
    """What is answered to whoever opens a match there."""
    said = await typed(user, user.direct, "match new", title=title)
    await scene.quiet()
    return said


def calls(scene):
    """The calls that stand in Ann's messages."""
    return [one for one in scene.ann.sees(scene.ann.direct) if one.content and not one.ephemeral]


async def to_the_end(scene):
    """Ann lets the rules decide until her match is over."""
    number = await scene.number()
    for _ in range(400):
        match = await scene.registry.match(number)
        if match.standing.ending is not None:
            break
        prompt = match.seat_of(scene.ann.id).prompt
        await scene.gameplay.act(number, scene.ann.id, match.standing.default(0), prompt)
    await scene.quiet()


async def test_one_plays_alone_in_messages(alone):
    """Invitation and board stand in the conversation; Ann plays by panel and by word."""
    direct = alone.ann.direct
    (invitation,) = with_button(alone.ann, direct, "Details")
    (board,) = with_button(alone.ann, direct, "Your move")[:1]
    panel = await alone.panel(alone.ann)

    assert "The match is being played right here." in invitation.text
    assert board.images
    assert panel.ephemeral
    assert labels(panel)
    number = await alone.number()
    hero = (await alone.standing()).default(0)
    match = await alone.registry.match(number)
    await alone.gameplay.act(number, alone.ann.id, hero, match.seat_of(alone.ann.id).prompt)
    await alone.quiet()
    said = await typed(alone.ann, direct, "thor start", play="Bind the wolf")
    assert "takes a task on. **Bind the wolf.**" in said


async def test_an_invitation_there_waits_for_nobody(hallway):
    """No Join, but robots; the next step in words, and the best words for each state."""
    said = await opened(hallway, hallway.ann, "nine_realms")
    (invitation,) = with_button(hallway.ann, hallway.ann.direct, "Start")

    assert said == "Match 1 is open. The invitation follows right here."
    assert "Join" not in labels(invitation)
    assert invitation.button("Start").disabled
    assert "With one robot more you may Start." in invitation.text.replace("*", "")
    await pressed(hallway.ann, invitation, "Add a robot")
    await hallway.quiet()
    (ready,) = with_button(hallway.ann, hallway.ann.direct, "Start")
    assert "You may Start now." in ready.text.replace("*", "")
    began = await pressed(hallway.ann, ready, "Start")
    assert began.text == "The match begins. Its board follows right here."
    await hallway.quiet()
    assert with_button(hallway.ann, hallway.ann.direct, "Your move")


async def test_there_is_one_match_at_a_time(alone):
    """What stands in the way is named, with the way out; another person's does not."""
    again = await opened(alone, alone.ann)
    others = await opened(alone, alone.bo)
    on_a_server = await typed(alone.ann, alone.room, "match new", title=THOR)

    assert again.startswith("Match 1 isn't over yet, and in direct messages you have one match")
    assert others == "Match 2 is open. The invitation follows right here."
    assert on_a_server.startswith("Match 3 is open.")


async def test_the_list_leads_to_the_conversation(alone):
    """A conversation cannot be named as a channel can: there is a link to it."""
    direct = alone.ann.direct
    told = await typed(alone.ann, direct, "match list")

    assert told.splitlines()[0].endswith(f"https://discord.com/channels/@me/{direct.id}")
    assert "<#" not in told


async def test_an_invitation_that_was_left_can_be_taken_again(hallway):
    """But not beside another match."""
    ann = hallway.ann
    await opened(hallway, ann)
    (invitation,) = with_button(ann, ann.direct, "Start")
    await pressed(ann, invitation, "Leave")
    await hallway.quiet()
    (empty,) = with_button(ann, ann.direct, "Start")
    assert "Nobody sits here. Take a seat with Join." in empty.text.replace("*", "")
    await opened(hallway, ann)
    refused = await pressed(ann, empty, "Join")
    assert refused.text.startswith("Match 2 isn't over yet")
    await typed(ann, ann.direct, "table leave", match="2")
    assert (await pressed(ann, empty, "Join")).text == "You have a seat now."


async def test_nobody_else_comes_in(alone):
    """Neither by invitation nor in Ann's place; on a server there is no such match."""
    await opened(alone, alone.bo)
    nobody = "A match in direct messages is between you and me"
    for path, guest in (("table invite", "player"), ("table replace", "with")):
        user, match = (alone.bo, "2") if path.endswith("invite") else (alone.ann, "1")
        said = await typed(user, user.direct, path, match=match, **{guest: alone.cat})
        assert said.startswith(nobody)
    for user, place in ((alone.ann, alone.room), (alone.bo, alone.room), (alone.bo, None)):
        said = await typed(user, place or user.direct, "match board", match="1")
        assert said.startswith("There is no match here.")
    listed = await typed(alone.cat, alone.room, "match list")
    assert listed.startswith("You're in no match on this server.")
    anywhere = await typed(alone.cat, alone.cat.direct, "match list")
    assert anywhere.startswith("You're in no match anywhere.")


async def test_whoever_is_called_by_message_too_is_called_once(alone):
    """The conversation is the match's place and the player's: one call, whatever was chosen."""
    for reach in ("dm", "both"):
        await alone.registry.people.change(alone.ann.id, reach=reach)
        match = await alone.registry.match(await alone.number())
        prompt = match.seat_of(alone.ann.id).prompt
        act = match.standing.default(0)
        await alone.gameplay.act(match.record.id, alone.ann.id, act, prompt)
        await alone.quiet()
        alone.clock.advance(hours=13)
        await alone.services.clocks.look()
        await alone.quiet()
        assert len(calls(alone)) == 1, reach
    said = await typed(alone.ann, alone.ann.direct, "remind me", when="in 15 minutes")
    assert said.startswith("I'll remind you")
    alone.clock.advance(minutes=16)
    await alone.services.clocks.look()
    await alone.quiet()
    (call,) = calls(alone)
    assert "the reminder you asked for" in call.content


async def test_a_saga_there_ends_and_is_compared_with_ones_own(alone):
    """The ending's buttons lead to the next match there; nobody else's list has it."""
    await to_the_end(alone)
    direct = alone.ann.direct
    mine = await typed(alone.ann, direct, "my matches")
    theirs = await typed(alone.bo, alone.bo.direct, "my matches")
    here = await typed(alone.ann, alone.room, "my matches")
    (end,) = with_button(alone.ann, direct, "Rematch")

    assert "your best alone in these messages: \u2068Ann\u2069 " in mine
    assert "channels/@me/" in mine
    assert theirs.startswith("You're in no match anywhere.")
    assert "best alone" not in theirs + here
    assert re.search(r"Your best alone in these messages: Ann -?\d+", end.alt_texts[0])
    await pressed(alone.ann, end, "Rematch")
    await alone.quiet()
    assert "match 2" in alone.board().text.casefold() + str(await alone.number())
    assert await alone.number() == 2


async def test_messages_list_the_matches_of_all_servers(table):
    """Each with its link; the only one is meant where none is named."""
    direct = table.ann.direct
    mine = await typed(table.ann, direct, "my matches")
    board = await settled(await table.ann.command(direct, "match board"))

    assert mine.startswith("**Your matches, here and on all servers**")
    assert f"channels/{table.room.guild.id}/" in mine
    assert board.messages[-1].images


async def test_who_takes_no_messages_any_more_comes_back_to_a_match_that_stands(alone):
    """What could not be shown is shown as soon as they do something there."""
    alone.ann.close_dms()
    match = await alone.registry.match(await alone.number())
    act, prompt = match.standing.default(0), match.seat_of(alone.ann.id).prompt
    await alone.gameplay.act(match.record.id, alone.ann.id, act, prompt)
    refused = [one for one in alone.hall.record if one.status == 403]
    alone.ann.account.dms_open = True
    await typed(alone.ann, alone.ann.direct, "my matches")
    await alone.quiet()

    assert refused is not None
    assert alone.board().images


async def test_the_games_are_begun_from_help(hallway):
    """What needs no one else is offered: not to watch robots, in whose match nobody has a seat."""
    reply = await settled(await hallway.ann.command(hallway.ann.direct, "help"))
    shown = reply.message
    said = await pressed(hallway.ann, shown, "sk:welcome:play:nine_realms")
    await hallway.quiet()

    assert "Here you play alone or against robots." in shown.text
    assert shown.menus == []
    assert "Its board follows right here" in said.text
    assert with_button(hallway.ann, hallway.ann.direct, "Your move")


async def test_dice_roll_in_messages(hallway):
    """As they do on servers."""
    reply = await hallway.ann.command(hallway.ann.direct, "roll", dice="2d6")
    await reply.settled()
    assert "2d6" in reply.text


async def test_a_backup_that_is_put_back_takes_back_what_came_after(hallway, tmp_path):
    """An invitation is one again; an older match in the same conversation stays as it was."""
    hallway.thread = direct = hallway.ann.direct
    await opened(hallway, hallway.ann)
    await begin(hallway)
    await to_the_end(hallway)
    await opened(hallway, hallway.ann)
    before = [one.text for one in hallway.ann.sees(direct) if not one.ephemeral]
    copy = tmp_path / "copy.db"
    await skald("backup", copy, "--database", hallway.database)
    await begin(hallway)
    await hallway.disconnect()
    await skald("restore", copy, "--database", hallway.database)
    await hallway.connect()
    await hallway.quiet()
    shown = [one.text for one in hallway.ann.sees(direct) if not one.ephemeral]

    assert shown[: len(before)] == before
    assert len(shown) > len(before)
    assert all(text.startswith("Undone") for text in shown[len(before) :])
    await begin(hallway)
    assert hallway.board().images
