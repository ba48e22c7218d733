"""Delivery when Discord refuses, when a match is broken, and when the program dies in between."""

import asyncio

import pytest

from bot.program import program
from games.nine_realms.actions import Deploy, Move
from play.post import backoff
from tests.games.nine_realms.builder import ODIN, SIGMUND, position
from tests.patience import PATIENCE, patient, wait_for
from tests.play.fake_messenger import Killed
from tests.play.playing import ANN, BO, Room, rewrite
from tests.play.settling import bos_turn


@pytest.mark.parametrize("refused", ["post lobby", "start thread", "post board", "post call"])
async def test_what_discord_would_not_have_is_tried_again(room, messenger, drain, refused):
    """Nothing of this match overtakes it, and nothing is posted twice."""
    await room.begun()
    messenger.refuses.add(refused)
    assert not await drain()
    assert not await drain()
    before = list(messenger.done)
    assert refused not in before

    messenger.refuses.clear()
    assert await drain()

    done = [deed for deed in messenger.done if not deed.startswith("edit")]  # it looks if it stands
    assert done == ["post lobby", "start thread", "post board", "post call"]


async def test_an_edit_or_a_deletion_is_tried_again(room, messenger, drain):
    match = await bos_turn(room)
    await drain()
    await room.play(match, BO, Move(SIGMUND, "D13"))
    for refused in ("edit board", "delete call"):
        messenger.refuses = {refused}
        assert not await drain()
    messenger.refuses = set()

    assert await drain()

    assert messenger.of("call") == []
    assert "Sigmund" in messenger.of("board")[-1].board.story


@pytest.mark.parametrize("seconds", [119, 181])
@pytest.mark.parametrize("deed", ["post lobby", "start thread", "post board", "post call"])
async def test_killed_between_post_and_note_it_posts_nothing_twice(
    room, elsewhere, messenger, drain, deed, seconds
):
    """Restarted at once Discord knows the nonce; later the message is looked for."""
    await room.begun()
    messenger.dies_after = deed
    with pytest.raises(Killed):
        await drain()
    room.clock.advance(seconds=seconds)

    assert await drain(elsewhere)
    assert await drain(elsewhere)

    assert {kind: len(messenger.of(kind)) for kind in ("lobby", "board", "call")} == {
        "lobby": 1,
        "board": 1,
        "call": 1,
    }


@pytest.mark.parametrize("seconds", [5, 3600])
async def test_an_offer_is_not_posted_twice_either(room, elsewhere, messenger, drain, seconds):
    match = await room.begun(position(thor="D4"))
    await drain()
    await room.services.proposals.ask_draw(match, ANN.id)
    messenger.dies_after = "post proposal"
    with pytest.raises(Killed):
        await drain()
    room.clock.advance(seconds=seconds)

    assert await drain(elsewhere)

    assert len(messenger.of("proposal")) == 1


async def test_killed_after_a_call_it_leaves_none_that_is_answered_at_once(
    room, messenger, drain, tmp_path
):
    """The call was sent by a process that could not note it, and is answered before it is due."""
    match = await bos_turn(room)
    messenger.dies_after = "post call"
    with pytest.raises(Killed):
        await drain()
    room.clock.advance(seconds=3)
    async with program(tmp_path / "skald.db", room.clock) as services:
        after = Room(services, room.clock)
        await after.play(match, BO, Move(SIGMUND, "D13"))

        assert await drain(after)

    assert messenger.of("call") == []


async def test_a_fresh_post_is_not_looked_for(room, messenger, drain):
    """Looking costs a request; within two minutes the nonce does it."""
    await room.begun()
    await drain()

    assert not [deed for deed in messenger.done if deed.startswith("find")]


async def test_one_broken_match_does_not_hold_up_the_others(room, messenger, drain, caplog):
    """A bug in it, or a save that cannot be read: logged with its number."""
    broken, damaged, sound = [await room.begun() for _ in range(3)]
    messenger.broken.add(broken)
    await rewrite(room.registry, damaged, b"garbage")

    assert not await drain()

    kinds = [each.kind for each in messenger.shown.values() if each.match == sound]
    assert kinds == ["lobby", "board", "call"]
    assert not [each for each in messenger.shown.values() if each.match != sound]
    for match in (broken, damaged):
        assert f"match {match}," in caplog.text


async def test_it_is_idle_when_the_rest_waits_for_better_times(room, messenger, drain):
    """Whoever stops the bot waits for what can be shown, not for what fails anyway."""
    sound, broken = await room.begun(), await room.begun()
    messenger.broken.add(broken)
    before = await room.services.delivery.is_idle()

    await drain()
    due = {post.match for post in await room.registry.store.due_posts()}
    idle = await room.services.delivery.is_idle()
    await room.play(sound, ANN, Deploy(ODIN, "C2"))

    assert (before, due, idle) == (False, {broken}, True)
    assert not await room.services.delivery.is_idle()


async def test_the_running_task_delivers_all_but_the_broken_one_at_once(
    room, messenger, monkeypatch
):
    """The others wait for nothing, and the task lives."""
    monkeypatch.setattr(backoff, "AGAIN", 10 * PATIENCE)
    broken = await room.lobby()
    messenger.broken.add(broken)
    running = asyncio.create_task(room.services.delivery.run(messenger))
    async with patient():
        for _ in range(3):
            match = await room.begun()
            while not [e for e in messenger.of("call") if e.match == match]:
                await asyncio.sleep(0.01)

    assert not running.done()
    running.cancel()
    with pytest.raises(asyncio.CancelledError):
        await running


async def test_a_match_that_failed_is_tried_again_by_itself(room, messenger, monkeypatch):
    monkeypatch.setattr(backoff, "AGAIN", 0.02)
    messenger.refuses.add("post lobby")
    await room.lobby()
    running = asyncio.create_task(room.services.delivery.run(messenger))
    await asyncio.sleep(0.1)
    messenger.refuses.clear()

    await wait_for(lambda: messenger.of("lobby"))
    running.cancel()
    await asyncio.gather(running, return_exceptions=True)


async def test_begun_again_it_goes_on_with_what_it_was_at(room, messenger, drain):
    """Neither a delivery that was broken off nor one that never began is forgotten."""
    asked, goes_on = asyncio.Event(), asyncio.Event()
    post_lobby = messenger.post_lobby

    async def slow(*args):
        asked.set()
        await goes_on.wait()
        return await post_lobby(*args)

    messenger.post_lobby = slow
    await room.lobby()
    running = asyncio.create_task(room.services.delivery.run(messenger))
    await asked.wait()
    running.cancel()
    await asyncio.gather(running, return_exceptions=True)
    goes_on.set()
    again = asyncio.create_task(room.services.delivery.run(messenger))

    await wait_for(lambda: messenger.of("lobby"))
    again.cancel()
    await asyncio.gather(again, return_exceptions=True)


async def test_a_list_that_cannot_be_read_is_read_again(room, messenger, monkeypatch):
    """What was due when the database failed is still due when the task begins again."""
    await room.lobby()
    due_posts = room.services.registry.store.due_posts
    monkeypatch.setattr(room.services.registry.store, "due_posts", fails)
    with pytest.raises(OSError, match="no disk"):
        await room.services.delivery.run(messenger)
    monkeypatch.setattr(room.services.registry.store, "due_posts", due_posts)
    running = asyncio.create_task(room.services.delivery.run(messenger))

    await wait_for(lambda: messenger.of("lobby"))
    running.cancel()
    await asyncio.gather(running, return_exceptions=True)


async def fails():
    raise OSError("no disk")


async def test_an_answer_that_overtakes_the_delivery_leaves_no_call(room, messenger, drain):
    """The question is answered while its call is on the way: the call is deleted after all."""
    match = await bos_turn(room)
    post_call = messenger.post_call

    async def slow(*args):
        message = await post_call(*args)
        await room.play(match, BO, Move(SIGMUND, "D13"))
        return message

    messenger.post_call = slow
    await drain()

    await drain()

    assert messenger.of("call") == []
