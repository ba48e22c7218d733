"""Private tables: a private thread from the beginning, which nobody finds who was not invited."""

import pytest

from hall import Fault, Permission
from hall.model import ChannelType
from tests.cogs.forged import press
from tests.cogs.scene import brought_up, labels, pressed, settled, typed
from tests.e2e.table import with_button
from tests.patience import wait_for
from words.speech import isolated

NOWHERE = "There is no match here"
UNKNOWN = "This match is no longer known here"


async def opened(scene, title="norsaga"):
    """The private thread of a table that Ann has opened."""
    said = await typed(scene.ann, scene.room, "match new", title=title, private=True)
    assert said.startswith("Match 1 is open, in a private thread of this channel")
    await scene.quiet()
    return scene.ann.threads(scene.room)[-1]


async def invited(scene, *guests):
    """The table's thread; Ann has invited these, who have joined."""
    thread = await opened(scene)
    for guest in guests:
        said = await typed(scene.ann, thread, "table invite", player=guest, match="1")
        assert said.endswith("is invited.")
        invitation = with_button(guest, thread, "Join")[-1]
        assert (await pressed(guest, invitation, "Join")).text == "You have a seat now."
        await scene.quiet()
    return thread


async def begun(scene, *guests):
    """The same, and the match runs."""
    scene.thread = await invited(scene, *guests)
    await pressed(scene.ann, with_button(scene.ann, scene.thread, "Start")[-1], "Start")
    await scene.quiet()
    return scene.thread


async def lookups(scene, user, about):
    """All the ways in which somebody may come across a match of Ann's."""
    room, found = scene.room, []
    profile = (await settled(await user.use_on(room, "Profile", about))).text
    found += [await typed(user, room, path) for path in ("match open", "match list", "my matches")]
    for path in ("table join", "table invite", "match board", "match log"):
        for choice in await user.autocomplete(room, path, focused="match"):
            found.append(choice.name)
    return "\n".join((profile, *found, *(message.text for message in user.sees(room))))


async def test_it_lives_in_a_private_thread_and_leaves_no_trace_in_the_channel(hallway):
    scene = hallway
    thread = await opened(scene)
    (invitation,) = with_button(scene.ann, thread, "Join")

    assert thread.type is ChannelType.PRIVATE_THREAD
    assert thread.name == "Ann #1 - Norsaga"
    assert "**Norsaga** · match 1 · private" in invitation.text
    assert "🔒 Only those who are invited find this table" in invitation.text
    assert scene.cat.sees(scene.room) == []
    assert scene.bo.threads(scene.room) == []
    assert scene.bo.sees(thread) == []


async def test_who_is_invited_comes_in_and_plays(hallway):
    """They are rung in the thread; the match runs there, and its end is told there."""
    scene = hallway
    thread = await begun(scene, scene.bo)
    (rung,) = scene.bo.pings[:1]

    assert rung.channel is thread
    assert rung.text.startswith(f"{scene.bo.mention} {isolated('Ann')} invites you to Norsaga.")
    assert with_button(scene.bo, thread, "Your move")
    assert thread.name in ("Ann v Bo #1 - Norsaga", "Bo v Ann #1 - Norsaga")
    assert scene.cat.threads(scene.room) == []
    await scene.services.concessions.concede(1, scene.ann.id)
    await scene.quiet()
    assert with_button(scene.bo, thread, "Rematch")
    assert scene.cat.sees(scene.room) == []
    assert scene.cat.sees(thread) == []


@pytest.mark.parametrize("stage", ["waiting", "running", "over"])
async def test_nobody_else_finds_it(hallway, stage):
    """Neither lists, suggestions nor profiles name it; its number and its buttons do nothing."""
    scene = hallway
    thread = await (invited(scene, scene.bo) if stage == "waiting" else begun(scene, scene.bo))
    if stage == "over":
        await scene.services.concessions.concede(1, scene.ann.id)
        await scene.quiet()
    before = await scene.registry.match(1)

    for about in (scene.ann, scene.bo):
        told = await lookups(scene, scene.cat, about)
        assert "Norsaga" not in told, told
        assert "match 1" not in told, told
    for path in ("table join", "match board", "match log", "match rules", "table takeover"):
        said = await typed(scene.cat, scene.room, path, match="1")
        assert said == await typed(scene.cat, scene.room, path, match="77"), path
    (public,) = [await scene.cat.send(scene.room, "hello")]
    for what in ("lobby:1:join", "lobby:1:details", "board:1:text", "epilogue:1:log"):
        reply = await press(scene, scene.cat, f"sk:{what}", public)
        assert reply.text.startswith(UNKNOWN), what
    assert await scene.registry.match(1) == before
    assert scene.cat.threads(scene.room) == []
    assert "Norsaga" in await lookups(scene, scene.bo, scene.ann)
    assert thread in scene.bo.threads(scene.room)


async def test_who_is_invited_finds_it_before_they_sit_down(hallway):
    scene = hallway
    thread = await opened(scene)
    await typed(scene.ann, thread, "table invite", player=scene.bo, match="1")

    assert "match 1" in await typed(scene.bo, scene.room, "match open")
    assert await typed(scene.bo, scene.room, "table join", match="1") == "You have a seat now."


async def test_who_is_sent_away_is_taken_out_of_the_thread(hallway):
    """And does not find the table any more, nor is brought in by anybody but the host."""
    scene = hallway
    thread = await invited(scene, scene.bo, scene.cat)
    said = await typed(scene.ann, thread, "table remove", player="Bo", match="1")
    await scene.quiet()

    assert said.startswith(f"{isolated('Bo')} has no seat any more")
    assert scene.bo.threads(scene.room) == []
    assert scene.bo.sees(scene.bo.direct)[-1].text.startswith("The host of match 1 (Norsaga)")
    assert (await typed(scene.bo, scene.room, "match open")).startswith("No table here")
    assert await typed(scene.bo, scene.room, "table join", match="1") == await typed(
        scene.bo, scene.room, "table join", match="77"
    )
    refused = await typed(scene.cat, thread, "table invite", player=scene.bo, match="1")
    assert refused.startswith("Only the host")
    assert scene.bo.threads(scene.room) == []
    scene.hall.staff.delete_channel(thread)
    (told,) = await wait_for(lambda: with_button(scene.ann, scene.ann.direct, "Make it again"))
    await pressed(scene.ann, told, "Make it again")
    (again,) = await wait_for(lambda: scene.cat.threads(scene.room))
    await scene.quiet()
    assert again in scene.ann.threads(scene.room)
    assert scene.bo.threads(scene.room) == []


async def test_without_the_permission_it_says_so_and_opens_nothing(hallway):
    scene = hallway
    scene.hall.deny(scene.room, scene.hall.bot, Permission.CREATE_PRIVATE_THREADS)
    said = await typed(scene.ann, scene.room, "match new", title="norsaga", private=True)
    public = await typed(scene.ann, scene.room, "match new", title="norsaga")

    assert said.startswith("I need more permissions for a match here.")
    assert "Create Private Threads" in said
    assert public.startswith("Match 1 is open.")


async def test_a_private_table_needs_no_public_threads(hallway):
    hallway.hall.deny(hallway.room, hallway.hall.bot, Permission.CREATE_PUBLIC_THREADS)

    assert (await opened(hallway)).type is ChannelType.PRIVATE_THREAD


async def test_in_direct_messages_everything_is_private_anyway(hallway):
    ann = hallway.ann
    reply = await ann.command(ann.direct, "match new", title="norsaga", private=True)

    assert (await settled(reply)).text.startswith("A match in direct messages")


async def test_who_does_not_see_the_channel_is_not_brought_in(hallway):
    scene = hallway
    thread = await opened(scene)
    scene.hall.deny(scene.room, scene.bo, Permission.VIEW_CHANNEL)

    said = await typed(scene.ann, thread, "table invite", player=scene.bo, match="1")

    assert said.startswith("They can't see the channel that this private thread is in")
    assert scene.bo.pings == []


async def test_it_stays_private(hallway):
    """There is no form that opens it, and no command."""
    scene = hallway
    thread = await opened(scene)
    panel = await pressed(scene.ann, with_button(scene.ann, thread, "Settings")[-1], "Settings")
    said = [
        await typed(scene.ann, thread, path, match="1") for path in ("table reopen", "table close")
    ]

    form = await brought_up(scene.ann, panel, "Time and players…")
    assert [one.custom_id for one in form.fields if one.custom_id.startswith("door")] == []
    assert {one.split(",")[0] for one in said} == {"This table is private"}


async def test_a_rematch_is_as_private(hallway):
    """In a thread of its own, for all who played and who were invited; sides change."""
    scene = hallway
    thread = await begun(scene, scene.bo)
    await scene.services.concessions.concede(1, scene.ann.id)
    await scene.quiet()
    ending = with_button(scene.bo, thread, "Rematch")[-1]
    asked = await pressed(scene.bo, ending, "Rematch")
    await scene.quiet()
    (again,) = [one for one in scene.ann.threads(scene.room) if one is not thread]
    called = [one for one in scene.ann.sees(thread) if "wants a rematch" in one.text]

    assert "in a new private thread" in asked.text
    assert "in the new private thread" in called[0].text
    assert again.type is ChannelType.PRIVATE_THREAD
    assert scene.cat.sees(scene.room) == []
    assert "private" in with_button(scene.ann, again, "Join")[-1].text
    assert scene.cat.threads(scene.room) == []
    assert "own private thread" in (await pressed(scene.ann, ending, "Rematch")).text
    await scene.quiet()
    assert with_button(scene.bo, again, "Your move")
    first, second = [(await scene.registry.match(at)).names for at in (1, 2)]
    assert second == (first[1], first[0])


@pytest.mark.parametrize("stage", ["waiting", "running"])
async def test_a_deleted_thread_gets_a_private_successor_when_a_player_wants_it(hallway, stage):
    """With the same people in it; the channel is told nothing, the host is in private."""
    scene = hallway
    thread = await (invited(scene, scene.bo) if stage == "waiting" else begun(scene, scene.bo))
    scene.hall.staff.delete_channel(thread)
    (told,) = await wait_for(lambda: with_button(scene.ann, scene.ann.direct, "Make it again"))
    deed = "table leave" if stage == "waiting" else "table pause"
    rests = await typed(scene.bo, scene.room, deed, match="1")
    assert scene.bo.threads(scene.room) == []
    assert [one.label for one in told.buttons] == ["Make it again"]
    await pressed(scene.ann, told, "Make it again")
    (again,) = await wait_for(lambda: scene.bo.threads(scene.room))
    await scene.quiet()

    assert again.type is ChannelType.PRIVATE_THREAD
    assert again in scene.ann.threads(scene.room)
    assert scene.cat.threads(scene.room) == []
    assert scene.cat.sees(scene.room) == []
    assert with_button(scene.ann, again, "Details")
    if stage == "running":
        assert with_button(scene.ann, again, "Your move")
    assert told.text.startswith("The private thread of match 1 (Norsaga) was deleted.")
    assert rests.startswith("The thread of this match was deleted.")


async def test_a_lock_is_told_to_the_host_alone(hallway):
    scene = hallway
    thread = await invited(scene, scene.bo)
    scene.hall.staff.lock(thread)
    await typed(scene.bo, scene.room, "table leave", match="1")
    (told,) = await wait_for(lambda: scene.ann.sees(scene.ann.direct))

    assert "is locked" in told.text
    assert scene.cat.sees(scene.room) == []


async def test_a_seat_is_offered_to_somebody_who_is_brought_in(hallway):
    scene = hallway
    thread = await begun(scene, scene.bo)
    await typed(scene.bo, thread, "table replace", **{"with": scene.cat})
    await scene.quiet()
    for user in (scene.cat, scene.ann):
        await pressed(user, with_button(user, thread, "Agree")[-1], "Agree")
    await scene.quiet()

    assert (await scene.registry.match(1)).record.seat_of(scene.cat.id) is not None


async def test_an_idle_thread_is_opened_for_who_is_invited(hallway):
    """Nobody enters one that is archived."""
    scene = hallway
    thread = await opened(scene)
    scene.clock.advance(days=8)
    said = await typed(scene.ann, thread, "table invite", player=scene.bo, match="1")

    assert said.endswith("is invited.")
    assert thread in scene.bo.threads(scene.room)


async def test_where_the_bot_moderates_members_bring_in_nobody_themselves(hallway):
    scene = hallway
    scene.hall.allow(scene.room, scene.hall.bot, Permission.MANAGE_THREADS)
    thread = await opened(scene)
    await scene.ann.send(thread, f"Come, {scene.bo.mention}")

    assert scene.bo.threads(scene.room) == []
    assert labels(with_button(scene.ann, thread, "Join")[-1])


async def test_a_thread_of_which_nobody_heard_stays_empty(hallway):
    """It has no nonce, so another one is started; people are brought into that one alone."""
    scene = hallway
    scene.hall.faults.order(Fault("POST", "/channels/{channel_id}/threads", acted=True, cut=True))
    thread = await invited(scene, scene.bo)

    assert scene.ann.threads(scene.room) == scene.bo.threads(scene.room) == [thread]
    assert len(with_button(scene.bo, thread, "Join")) == 1
