"""The client as a whole: commands, welcome, what fails, what is kept secret."""

import asyncio
import logging

import pytest

from cogs import steadfast
from cogs.gate.match_option import OwnMatch
from db import Store, Unreachable
from hall import Fault, Permission
from hall.errors import ClientRefusal
from hall.typed import find_command
from play.post import backoff
from play.post.places import Places
from tests.cogs.forged import press
from tests.cogs.scene import pressed, typed
from tests.games.nine_realms.builder import position
from tests.patience import wait_for

FAILED = (
    "Something went wrong on my side. If you made a move, it may count: "
    "please check the match before you make it again."
)
SYNC = "/applications/{application_id}/commands"
ANSWER = "/webhooks/{application_id}/{token}/messages/@original"
SUBCOMMAND = 1
TYPED = 1
"""The type of a command that is typed, and stands in no menu."""


def syncs(scene):
    """How often Discord was told the commands."""
    return len([sent for sent in scene.hall.record if sent.route == SYNC and sent.method == "PUT"])


async def test_commands_are_told_once_and_not_again_at_a_restart(hallway):
    assert syncs(hallway) == 1

    await hallway.disconnect()
    await hallway.connect()

    assert syncs(hallway) == 1


async def test_commands_that_differ_are_told(hallway):
    await hallway.disconnect()
    await hallway.stack.aclose()
    store = await Store.open(hallway.database)
    await store.take_note(f"commands:{hallway.hall.bot.id}", "an older hash")
    await store.close()
    await hallway.connect()

    await wait_for(lambda: syncs(hallway) == 2)


async def test_every_command_is_there_on_servers_and_in_messages(hallway):
    """In a conversation one plays alone, and settles what is one's own; servers have a staff."""
    hall, ann = hallway.hall, hallway.ann
    offered, elsewhere = set(), set()
    for path in {_path_of(command) for command in hall.commands() if command["type"] == TYPED}:
        try:
            find_command(hall.world, ann.direct, path)
        except ClientRefusal:
            elsewhere.add(path)
        offered.add(path.split()[0])

    assert offered >= {"away", "help", "match", "my", "rules", "settings", "thor"}
    assert elsewhere == {"server settings"}
    assert (await typed(ann, ann.direct, "away back")) == "You aren't away."


def _path_of(command):
    """The command, or the first one of a group."""
    parts = [command["name"]]
    if (options := command.get("options")) and options[0]["type"] == SUBCOMMAND:
        parts.append(options[0]["name"])
    return " ".join(parts)


async def test_a_fault_in_a_button_is_admitted_and_logged(table, monkeypatch, caplog):
    board = table.board()
    monkeypatch.setattr(table.registry, "match", broken)

    with caplog.at_level(logging.ERROR):
        answer = await pressed(table.ann, board, "Your move")

    assert answer.text == FAILED
    assert "an interaction failed" in caplog.text
    assert "planted" in caplog.text


async def test_a_fault_after_a_deferral_is_admitted_too(table, monkeypatch, caplog):
    """The panel stays, the sentence comes beside it."""
    panel = await table.panel(table.ann)
    monkeypatch.setattr(table.gameplay, "act", broken)

    reply = await table.ann.press(panel, "Take the usual places and be ready")
    await wait_for(lambda: len(reply.messages) > 1)

    assert FAILED in reply.text
    assert all(message.ephemeral for message in reply.messages)
    assert "an interaction failed" in caplog.text


async def test_a_fault_in_a_command_is_admitted_and_logged(table, monkeypatch, caplog):
    monkeypatch.setattr(table.registry, "match_in", broken)

    assert await typed(table.ann, table.thread, "match log") == FAILED
    assert "an interaction failed" in caplog.text


async def test_a_fault_in_an_option_is_admitted_and_logged(table, monkeypatch, caplog):
    """An option is looked at before the command runs."""
    monkeypatch.setattr(OwnMatch, "transform", broken)

    assert await typed(table.ann, table.room, "match log", match="1") == FAILED
    assert "an interaction failed" in caplog.text
    assert "planted" in caplog.text


async def test_an_answer_that_discord_would_not_have_is_admitted(table, caplog):
    """Nobody is left with "thinking"; what is over for good is not answered again."""
    table.hall.faults.order(Fault("PATCH", ANSWER, status=400, times=1))

    said = await typed(table.ann, table.thread, "match log")

    assert said.startswith("I couldn't show you an answer.")
    assert "could not be answered" in caplog.text


WHILE = 0.1
"""Seconds in which something would have happened."""


async def broken(*_):
    raise RuntimeError("planted")


async def test_a_foreign_or_damaged_component_does_no_harm(table, caplog):
    """Ids that are not ours are left alone; of ours nothing is trusted."""
    before = await table.standing()
    foreign = asyncio.create_task(press(table, table.ann, "other:thing"))
    await asyncio.sleep(0)
    for custom_id in ("sk:nothing:1", "sk", "sk:", "sk:board", "sk:board:1:move:more"):
        assert "That question is closed" in (await press(table, table.ann, custom_id)).text
    for custom_id in ("sk:board:999:move", "sk:board:x:move", "sk:lobby:99999999999:join"):
        answer = await press(table, table.ann, custom_id)
        assert answer.text.startswith("This match is no longer known here")
    stale = await press(table, table.ann, "sk:panel:1:1:0:AAAAAAAAAAA")
    assert "That question is closed" in stale.text
    table.clock.advance(seconds=4)
    assert (await foreign).failed
    assert await table.standing() == before


async def test_newcomers_are_greeted(hallway):
    """In the first channel where the bot may write."""
    hall = hallway.hall
    await hallway.client.wait_until_ready()  # before, a guild could be one of the old ones
    guild = hall.world.add_guild("New", Permission(0))
    closed, open_ = (hall.world.add_channel(guild, name, None) for name in ("closed", "open"))
    hall.deny(closed, hall.bot, Permission.SEND_MESSAGES)
    dag = hall.add_user("Dag", [guild])
    hall.gateway.sessions.add_guild(guild)

    (hello,) = await wait_for(lambda: dag.sees(open_))

    assert hello.text.startswith("**Skald is here.**")
    assert "`/match new`" in hello.text
    assert dag.sees(closed) == []


async def test_nobody_is_greeted_by_a_client_that_has_closed_meanwhile(
    hallway, monkeypatch, caplog
):
    """Its pictures and its connection are gone by then."""
    client, house = hallway.client, hallway.services.registry.house
    enter, begun, held = house.enter, asyncio.Event(), asyncio.Event()

    async def slowly(*args):
        begun.set()
        await held.wait()
        await enter(*args)

    await client.wait_until_ready()
    monkeypatch.setattr(house, "enter", slowly)
    guild = hallway.hall.world.add_guild("New", Permission(0))
    hallway.hall.world.add_channel(guild, "open", None)
    hallway.hall.gateway.sessions.add_guild(guild)
    await begun.wait()
    await client.close()
    hallway.services.studio.close()
    held.set()
    await asyncio.sleep(WHILE)

    assert [one.getMessage() for one in caplog.records if one.levelname == "ERROR"] == []


async def test_a_name_that_the_database_cannot_take_is_a_line_in_the_log(
    hallway, monkeypatch, caplog
):
    """The person is answered, and met by the next thing that they do."""

    async def away(*_):
        raise Unreachable("planted")

    monkeypatch.setattr(Places, "meet", away)
    answer = await typed(hallway.ann, hallway.room, "help")
    await wait_for(lambda: "passed over" in caplog.text)

    assert "/match new" in answer
    assert [one.getMessage() for one in caplog.records if one.levelname == "ERROR"] == []


async def test_what_is_told_while_the_database_does_not_work_is_done_afterwards(
    hallway, monkeypatch, caplog
):
    """The bot is removed and comes back meanwhile: in the end it is there."""
    hall, house = hallway.hall, hallway.services.registry.house
    monkeypatch.setattr(steadfast, "AGAIN", 0.02)
    await hallway.client.wait_until_ready()
    await typed(hallway.ann, hallway.room, "match new", title="norsaga")
    works = False
    tried, done = [], []

    def watched(name):
        change_it = getattr(house, name)

        async def change(*args):
            tried.append(name)
            if not works:
                raise Unreachable("planted")
            await change_it(*args)
            done.append(name)

        monkeypatch.setattr(house, name, change)

    watched("leave")
    watched("enter")
    hall.staff.remove_bot(hall.guild)
    await wait_for(lambda: len(tried) > 1)
    hall.staff.invite_bot(hall.guild)
    await wait_for(lambda: hallway.client.get_guild(hall.guild.id))
    works = True
    await wait_for(lambda: "enter" in done)

    assert done == ["leave", "enter"]
    assert tried == ["leave"] * (len(tried) - 1) + ["enter"]
    assert (await house.of(hall.guild.id)).left is None
    assert [one.getMessage() for one in caplog.records if one.levelname == "ERROR"] == []


@pytest.mark.parametrize("status", [500, 503])
async def test_a_lost_answer_posts_nothing_twice(table, status, monkeypatch):
    """Discord did it, and its answer was lost; discord.py tries again, or delivery does."""
    monkeypatch.setattr(backoff, "AGAIN", 0.05)
    await table.stand(position(thor="D4"))
    table.clock.advance(minutes=10)
    path = "/channels/{channel_id}/messages"
    table.hall.faults.order(Fault("POST", path, status=status, acted=True))

    await typed(table.ann, table.thread, "realms end")
    await table.quiet()

    boards = [message for message in table.public() if message.images]
    assert len({board.text.splitlines()[0] for board in boards}) == len(boards)
    assert len(table.calls()) == 1
