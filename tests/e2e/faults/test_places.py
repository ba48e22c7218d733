"""Messages, threads and channels that are deleted, locked or closed to the bot."""

import asyncio
import logging

import pytest

from games.nine_realms.actions import Move
from hall import Permission
from play.post import backoff
from play.post.delivery import Delivery
from tests.cogs.scene import pressed, settled, typed
from tests.cogs.staffing import FOREIGN, made_staff
from tests.e2e.faults.deeds import (
    MOVED,
    boards,
    end,
    heading,
    move,
    said,
    shown,
)
from tests.e2e.table import with_button
from tests.games.nine_realms.builder import THOR
from tests.patience import wait_for

WHILE = 1.0
"""Seconds in which whoever hammers has hammered: edits wait for others a quarter of one."""
TRY = 2
"""Requests of one try at a locked thread: the edit, and a look whether it is locked."""
LOST = "Nothing is lost"
STUCK = "is stuck"


def requests(table):
    """How many messages the bot tried to send or edit."""
    return len([one for one in table.hall.record if "/messages" in one.route])


# Messages


async def test_a_deleted_board_is_posted_anew(table):
    """With the next thing that happens; the old one is still remembered by its nonce."""
    board = table.board()
    table.hall.staff.delete_message(board)

    await move(table)
    again = await shown(table.cat, table.thread, MOVED)

    assert heading(again) == heading(board)
    assert "Your move" in [button.label for button in again.buttons]


async def test_a_deleted_invitation_is_posted_anew(hallway):
    await typed(hallway.ann, hallway.room, "match new", title="nine_realms")
    await hallway.quiet()
    (invitation,) = with_button(hallway.bo, hallway.room, "Join")
    hallway.hall.staff.delete_message(invitation)

    await typed(hallway.bo, hallway.room, "table join", match="1")
    await hallway.quiet()

    (again,) = with_button(hallway.bo, hallway.room, "Start")
    assert "Ann and Bo" in again.text.replace("\u2068", "").replace("\u2069", "")


async def test_an_invitation_that_is_deleted_before_the_start_gives_a_thread_all_the_same(hallway):
    await typed(hallway.ann, hallway.room, "match new", title="nine_realms")
    await typed(hallway.bo, hallway.room, "table join", match="1")
    await hallway.quiet()
    hallway.hall.staff.delete_message(with_button(hallway.bo, hallway.room, "Start")[0])

    await typed(hallway.ann, hallway.room, "table start", match="1")
    await hallway.quiet()

    (thread,) = hallway.cat.threads(hallway.room)
    assert len(boards(hallway.cat, thread)) == 1


async def test_an_old_board_that_is_deleted_stays_deleted(table):
    """It is history; nobody waits for it."""
    old = table.board()
    await end(table)
    await table.quiet()
    count = len(boards(table.cat, table.thread))
    table.hall.staff.delete_message(table.ann.reread(old))

    await typed(table.bo, table.thread, "realms end")
    await table.quiet()

    assert heading(old) not in map(heading, boards(table.cat, table.thread))
    assert len(boards(table.cat, table.thread)) == count


# Threads


async def lost(table):
    """The note about the thread, which was deleted."""
    table.hall.staff.delete_channel(table.thread)
    return (await wait_for(lambda: said(table.cat, table.room, LOST)))[-1]


async def made_again(table, note, user):
    """The thread that somebody's press gives the match."""
    told = (await pressed(user, note, "Make it again")).text
    assert told == "The match gets a new thread, and goes on there."
    (thread,) = await wait_for(lambda: table.cat.threads(table.room))
    await wait_for(lambda: boards(table.cat, thread))
    await table.quiet()
    return thread


async def test_a_deleted_thread_gets_a_successor_with_board_and_call_when_a_player_wants_it(table):
    """In the same channel; people are asked once, and nobody is called meanwhile."""
    await end(table)
    await table.quiet()
    call, board = table.calls()[0], table.board(table.bo)
    note, rang = await lost(table), len(table.bo.pings)

    await table.services.clocks.look()
    assert table.cat.threads(table.room) == []
    assert len(table.bo.pings) == rang
    assert note.pinged == ()
    told = await typed(table.bo, table.room, "realms end")
    assert told.startswith("The thread of this match was deleted.")
    thread = await made_again(table, note, table.bo)

    assert said(table.cat, table.room, LOST) == []
    (again,) = boards(table.cat, thread)
    assert heading(again) == heading(board)
    (called,) = [m for m in table.cat.sees(thread) if m.content]
    assert called.pinged == call.pinged == ("Bo",)
    assert len([m for m in table.cat.sees(table.room) if m.thread]) == 1
    told = await typed(table.bo, thread, "realms end")
    await table.quiet()
    assert told
    assert len(boards(table.cat, thread)) == 2


async def test_only_players_and_staff_make_a_thread_again_and_only_staff_closes(table):
    note = await lost(table)
    stranger = (await pressed(table.cat, note, "Make it again")).text
    player = (await pressed(table.ann, note, "Close it")).text
    made_staff(table, table.cat)

    thread = await made_again(table, note, table.cat)

    assert stranger.startswith("You have no seat")
    assert player == FOREIGN
    assert boards(table.cat, thread)


async def test_the_staff_closes_a_match_of_which_the_thread_was_deleted(table):
    made_staff(table, table.cat)
    note = await lost(table)

    told = (await pressed(table.cat, note, "Close it")).text
    await wait_for(lambda: not said(table.cat, table.room, LOST))

    assert told.startswith("Match 1 is closed.")
    assert table.cat.threads(table.room) == []
    late = await typed(table.ann, table.room, "match undo", match="1")
    assert late.startswith("This match is closed.")


async def test_a_thread_that_is_deleted_twice_closes_its_match(table):
    """Told in the channel; the staff can open it again."""
    made_staff(table, table.cat)
    table.thread = await made_again(table, await lost(table), table.ann)
    rang = len(table.ann.pings) + len(table.bo.pings)

    table.hall.staff.delete_channel(table.thread)
    await wait_for(lambda: said(table.cat, table.room, "was deleted once more"))
    await table.quiet()

    assert table.cat.threads(table.room) == []
    assert len(table.ann.pings) + len(table.bo.pings) == rang
    log = (await settled(await table.cat.command(table.room, "server log"))).text
    assert "was closed, as its thread was deleted once more" in log
    await typed(table.cat, table.room, "server reopen", match="1")
    note = (await wait_for(lambda: said(table.cat, table.room, LOST)))[-1]
    assert boards(table.cat, await made_again(table, note, table.bo))


async def test_a_match_of_which_nobody_wants_another_thread_is_closed_after_thirty_days(table):
    """The note was its notice; its staff can still open it again."""
    made_staff(table, table.cat)
    await lost(table)
    table.services.clocks.connected = lambda: True
    table.clock.advance(days=29)
    await table.services.clocks.beat()
    early = await typed(table.ann, table.room, "realms end", match="1")
    table.clock.advance(days=2)
    await table.services.clocks.beat()
    await wait_for(lambda: not said(table.cat, table.room, LOST))

    late = await typed(table.ann, table.room, "realms end", match="1")
    reopened = await typed(table.cat, table.room, "server reopen", match="1")

    assert early.startswith("The thread of this match was deleted.")
    assert late.startswith("This match is closed.")
    assert reopened == "Match 1 is open again."


async def test_a_match_that_rests_can_be_frozen_and_has_a_thread_again_first(table):
    """Whatever comes first: nobody can act until both are over."""
    made_staff(table, table.cat)
    note = await lost(table)
    await typed(table.cat, table.room, "server freeze", match="1")
    thread = await made_again(table, note, table.ann)
    frozen = await typed(table.ann, thread, "realms end")
    await typed(table.cat, thread, "server unfreeze")
    await table.quiet()

    assert frozen.startswith("This match is frozen")
    assert (await move(table, thread)).startswith(MOVED)


async def test_a_thread_is_made_again_while_its_match_is_delivered(table, monkeypatch, caplog):
    """What was read before is not taken for what stands now: it would lead back to the old one."""
    made_staff(table, table.cat)
    note = await lost(table)
    made, deliver, late = asyncio.Event(), Delivery._match, []

    async def held(self, posts, messenger):
        if not late:
            late.append(len(posts))
            await made.wait()
        return await deliver(self, posts, messenger)

    monkeypatch.setattr(Delivery, "_match", held)
    await typed(table.cat, table.room, "server freeze", match="1")
    await wait_for(lambda: late)
    await pressed(table.ann, note, "Make it again")
    made.set()

    (thread,) = await wait_for(lambda: table.cat.threads(table.room))
    await wait_for(lambda: boards(table.cat, thread))
    await table.quiet()
    assert [one for one in caplog.records if one.levelno >= logging.ERROR] == []


async def test_a_channel_that_is_deleted_after_its_thread_leads_to_another_channel(table):
    """The question is gone with it; the match goes on as any other that has lost its channel."""
    other = table.hall.add_channel("other")
    await lost(table)
    table.hall.staff.delete_channel(table.room)

    (told,) = await wait_for(lambda: table.ann.sees(table.ann.direct))

    assert "`/match move match:1`" in told.text
    await typed(table.bo, other, "match move", match="1")
    (thread,) = await wait_for(lambda: table.cat.threads(other))
    assert (await move(table, thread)).startswith(MOVED)


async def test_a_thread_that_was_deleted_while_the_bot_was_away_is_asked_for(table):
    await table.disconnect()
    table.hall.staff.delete_channel(table.thread)
    table.clock.advance(hours=1)
    await table.connect()

    await move(table, table.room)
    note = (await wait_for(lambda: said(table.cat, table.room, LOST)))[-1]
    thread = await made_again(table, note, table.ann)

    await shown(table.cat, thread, MOVED)


async def test_the_thread_of_a_match_that_is_over_stays_deleted(table):
    await typed(table.ann, table.thread, "match concede")
    await table.services.concessions.concede(1, table.ann.id)
    await table.quiet()
    table.hall.staff.delete_channel(table.thread)
    other = await typed(table.bo, table.room, "match list")
    await table.quiet()

    assert other
    assert table.cat.threads(table.room) == []


async def test_a_locked_thread_is_told_once_and_the_match_goes_on_when_it_is_unlocked(table):
    table.hall.staff.lock(table.thread)

    await move(table)
    (note,) = await wait_for(lambda: said(table.cat, table.room, STUCK))
    assert "Manage Threads" in note.text
    assert table.thread.mention in note.text
    await typed(table.ann, table.thread, "match undo")
    await move(table)
    assert len(said(table.cat, table.room, STUCK)) == 1

    table.hall.staff.unlock(table.thread)
    await shown(table.cat, table.thread, MOVED)
    await wait_for(lambda: not said(table.cat, table.room, STUCK))


async def test_a_thread_is_kept_awake_before_it_is_archived(table):
    """For weeks without a word, in a pause; and no message is spent on it."""
    await table.client.wait_until_ready()
    match = await table.registry.match(await table.number())
    await table.registry.amend(match, (), (), paused=table.clock.now())
    await table.quiet()
    seen = [m.id for m in table.public()]
    for _ in range(40):
        table.clock.advance(hours=12)
        await table.services.clocks.beat()
        await table.quiet()
        table.hall.tick()
        assert not table.thread.thread.archived

    assert [m.id for m in table.public()] == seen
    assert table.thread.thread.auto_archive_minutes == 10080


# Channels


async def test_a_deleted_channel_is_told_to_the_host_and_the_match_is_moved(table):
    other = table.hall.add_channel("other")
    table.hall.staff.delete_channel(table.room)

    (told,) = await wait_for(lambda: table.ann.sees(table.ann.direct))
    assert LOST in told.text
    assert "`/match move match:1`" in told.text
    assert "`/match move`" in await typed(table.bo, other, "match list")
    assert (await move(table, other)).startswith(MOVED)
    assert table.bo.sees(table.bo.direct) == []

    said_ = await typed(table.bo, other, "match move", match="1")
    (thread,) = await wait_for(lambda: table.cat.threads(other))
    await shown(table.cat, thread, MOVED)
    await table.quiet()

    assert said_.startswith("The match goes on in this channel")
    assert thread.mention in await typed(table.bo, other, "match list")
    assert len(table.ann.sees(table.ann.direct)) == 1


async def test_closed_messages_lead_to_the_next_player(table):
    table.ann.close_dms()

    table.hall.staff.delete_channel(table.room)

    (told,) = await wait_for(lambda: table.bo.sees(table.bo.direct))
    assert "/match move" in told.text


async def test_if_nobody_takes_messages_the_list_tells(table):
    other = table.hall.add_channel("other")
    table.ann.close_dms()
    table.bo.close_dms()
    table.hall.staff.delete_channel(table.room)

    async def listed():
        return "`/match move`" in await typed(table.ann, other, "match list")

    while not await listed():
        pass
    await typed(table.ann, other, "match move", match="1")

    await wait_for(lambda: table.cat.threads(other))


async def test_a_match_that_has_its_place_is_not_moved(table):
    other = table.hall.add_channel("other")

    told = await typed(table.ann, other, "match move", match="1")
    stranger = await typed(table.cat, other, "match move", match="1")

    assert told.startswith("This match has its place already.")
    assert stranger.startswith("You have no seat")
    assert table.cat.threads(other) == []


# Permissions


@pytest.mark.parametrize("by_role", [True, False])
@pytest.mark.parametrize(
    ("permission", "name"),
    [
        (Permission.SEND_MESSAGES_IN_THREADS, "Send Messages in Threads"),
        (Permission.ATTACH_FILES, "Attach Files"),
    ],
)
async def test_a_revoked_permission_is_named_once_and_granted_again(
    table, permission, name, by_role
):
    """The match goes on at once when it is granted, and not after five minutes."""
    hall, room = table.hall, table.room
    if by_role:
        hall.staff.deny_everybody(hall.guild, permission)
        hall.allow(room, table.ann, permission)
    else:
        hall.deny(room, hall.bot, permission)

    await end(table)
    (note,) = await wait_for(lambda: said(table.cat, room, STUCK))
    assert f"can grant me: {name}." in note.text
    assert len(boards(table.cat, table.thread)) == 1

    if by_role:
        hall.staff.allow_everybody(hall.guild, permission)
    else:
        hall.allow(room, hall.bot, permission)
    await wait_for(lambda: len(boards(table.cat, table.thread)) == 2)
    await wait_for(lambda: not said(table.cat, room, STUCK))
    await table.quiet()
    assert len(table.calls()) == 1


async def test_whoever_clicks_where_nothing_can_be_written_is_told_once(table):
    """Nobody else could be told; the answer is private and needs no permission."""
    hall = table.hall
    for permission in (Permission.SEND_MESSAGES, Permission.SEND_MESSAGES_IN_THREADS):
        hall.deny(table.room, hall.bot, permission)
    board = table.board()

    first = await table.ann.press(board, "Log")
    await wait_for(lambda: len(first.messages) == 2)
    second = await table.ann.press(board, "Log")
    await second.settled()

    assert "can grant me: Send Messages and Send Messages in Threads." in first.text
    assert len(second.messages) == 1


async def test_a_channel_that_is_hidden_from_the_bot_is_played_in_again(table):
    hall = table.hall
    hall.deny(table.room, hall.bot, Permission.VIEW_CHANNEL)
    assert (await move(table)).startswith(MOVED)

    hall.allow(table.room, hall.bot, Permission.VIEW_CHANNEL)

    await shown(table.cat, table.thread, MOVED)


# The bot itself


async def test_a_bot_that_was_removed_rests_and_goes_on_when_it_is_back(table, caplog):
    """Within the minute; without a single request, and without a flood in the log."""
    hall = table.hall
    await table.client.wait_until_ready()  # before, it cannot know which servers it is on
    await table.services.clocks.beat()  # the next look for servers that it has left is a minute off
    hall.staff.remove_bot(hall.guild)
    await wait_for(lambda: table.client.get_guild(hall.guild.id) is None)
    before = requests(table)
    match = await table.number()
    await _moves(table, match)
    await asyncio.sleep(WHILE)
    assert requests(table) == before
    assert not [one for one in caplog.records if one.levelname in ("WARNING", "ERROR")]

    hall.staff.invite_bot(hall.guild)
    await shown(table.cat, table.thread, MOVED)


async def _moves(table, match):
    """Thor moves and takes it back and moves, though Discord brings no click."""
    for _ in range(2):
        prompt = (await table.registry.match(match)).seat_of(table.ann.id).prompt
        await table.gameplay.act(match, table.ann.id, Move(THOR, "D3"), prompt)
        await table.services.proposals.ask_undo(match, table.ann.id)
    prompt = (await table.registry.match(match)).seat_of(table.ann.id).prompt
    await table.gameplay.act(match, table.ann.id, Move(THOR, "D3"), prompt)


async def test_what_waits_is_not_hammered(table, monkeypatch):
    """A locked thread: whatever is new, there is one try in `AGAIN` seconds."""
    table.hall.staff.lock(table.thread)
    await move(table)
    await wait_for(lambda: said(table.cat, table.room, STUCK))
    monkeypatch.setattr(backoff, "AGAIN", 3600.0)
    before = len(table.hall.record)
    for _ in range(3):
        await typed(table.ann, table.thread, "match undo")
        await move(table)
        await asyncio.sleep(WHILE)

    path = f"/channels/{table.thread.id}"
    tried = [sent for sent in table.hall.record[before:] if sent.path.startswith(path)]
    assert len(tried) <= TRY
