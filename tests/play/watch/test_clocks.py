"""Reminders by a virtual clock: half a day after a question, once, to whoever must decide."""

import asyncio
from collections import Counter

import pytest

from games.nine_realms.actions import Deploy, EndTurn, Move, RedeployAsUsual
from play.watch.clocks import LONGEST
from play.watch.elsewhere import NOTE
from play.watch.presence import ALIVE, BEAT
from tests.games.nine_realms.builder import ODIN, THOR, position
from tests.patience import wait_for
from tests.play.playing import ANN, BO, rewrite


async def reminders(room, match):
    """The reminders that Discord is to show, by whom they call."""
    due = await room.due(match)
    return [key.split(":")[0] for kind, key, gone in due if ":again" in key and not gone]


async def bos_turn(room):
    """Ann has ended her turn; all is shown."""
    match = await room.begun(position(thor="D4"))
    await room.play(match, ANN, EndTurn())
    await room.all_shown()
    return match


async def test_after_half_a_day_there_is_one_reminder(room):
    """Not a second earlier, and not again."""
    match = await bos_turn(room)
    room.clock.advance(hours=12, seconds=-1)
    assert await room.services.clocks.look() == 1
    assert await reminders(room, match) == []

    room.clock.advance(seconds=1)
    assert await room.services.clocks.look() == LONGEST

    assert await reminders(room, match) == ["1"]
    await room.all_shown()
    room.clock.advance(days=3)
    await room.services.clocks.look()
    assert await reminders(room, match) == []


async def test_the_reminder_takes_the_place_of_the_call(room):
    match = await room.begun(position(thor="D4"))
    room.clock.advance(hours=1)
    await room.play(match, ANN, EndTurn())
    prompt = await room.prompt(match, BO)
    await room.all_shown()
    room.clock.advance(hours=12)

    await room.services.clocks.look()

    assert await room.due(match) == [
        ("board", "2", False),  # the call leads to it
        ("call", f"1:{prompt}", True),
        ("call", f"1:{prompt}:again:1", False),
    ]


async def test_a_clock_that_went_back_calls_nobody_again(room):
    """The moment of the call comes once more; the call was made."""
    match = await room.begun(position(thor="D4"))
    room.clock.advance(hours=1)
    await room.play(match, ANN, EndTurn())
    await room.services.clocks.look()
    await room.all_shown()
    room.clock.advance(seconds=-1)
    await room.services.clocks.mute(match, BO.id)
    await room.services.clocks.look()
    room.clock.advance(seconds=1)
    await room.services.clocks.mute(match, BO.id)

    await room.services.clocks.look()

    assert await room.due(match) == []


async def test_who_has_answered_is_not_reminded(room):
    match = await bos_turn(room)
    room.clock.advance(hours=11)
    await room.play(match, BO, EndTurn())
    await room.all_shown()

    room.clock.advance(hours=2)
    await room.services.clocks.look()

    assert await reminders(room, match) == []


async def test_an_answer_starts_the_time_anew(room):
    """Half a day from the next question on."""
    match = await room.begun(position(thor="D4"))
    room.clock.advance(hours=11)
    await room.play(match, ANN, Move(THOR, "D3"))
    room.clock.advance(hours=11)
    await room.services.clocks.look()
    assert await reminders(room, match) == []

    room.clock.advance(hours=1)
    await room.services.clocks.look()
    assert await reminders(room, match) == ["0"]


async def test_nobody_is_reminded_of_another_ones_decision(room):
    """In a window both are; outside of one only the active player."""
    match = await room.begun()
    room.clock.advance(hours=12)
    await room.services.clocks.look()
    assert await reminders(room, match) == ["0", "1"]
    await room.all_shown()

    await room.play(match, ANN, Deploy(ODIN, "C2"), RedeployAsUsual())
    await room.all_shown()
    room.clock.advance(hours=13)
    await room.services.clocks.look()

    assert await reminders(room, match) == []


async def test_after_a_restart_there_is_no_second_one(room, elsewhere):
    match = await bos_turn(room)
    room.clock.advance(hours=12)
    await room.services.clocks.look()
    await room.all_shown()

    room.clock.advance(minutes=5)
    await elsewhere.services.clocks.look()

    assert await reminders(room, match) == []


async def test_while_nothing_ran_no_time_passes_and_nothing_comes_due(room, elsewhere):
    """After two days of downtime Bo has the whole rest of his time, and no flood of calls."""
    match = await bos_turn(room)
    await room.services.clocks.beat()
    room.clock.advance(days=2)

    await elsewhere.services.clocks.beat()

    assert await room.due(match) == []
    assert (await room.position(match)).awaited == (1,)
    room.clock.advance(hours=12)
    await elsewhere.services.clocks.beat()
    assert await reminders(room, match) == ["1"]


async def test_that_the_bot_is_there_is_looked_up_once_a_beat(room, monkeypatch):
    """Not with every change; what was noted is as fresh as ever. Once more at the start.

    Nor is word of another process, which is looked for as often.
    """
    store, looks = room.registry.store, []
    note = store.note

    async def noted(name):
        looks.append(name)
        return await note(name)

    monkeypatch.setattr(store, "note", noted)
    for _ in range(3):
        for _ in range(5):
            await room.services.clocks.beat()
        assert float(await note(ALIVE)) == room.clock.now()
        room.clock.advance(seconds=BEAT)

    assert Counter(looks) == {ALIVE: 4, NOTE: 3}


async def test_while_players_cannot_be_reached_no_time_passes(room):
    """Discord was down; the bot was not."""
    match = await bos_turn(room)
    await room.services.clocks.beat()
    room.services.clocks.connected = lambda: False
    room.clock.advance(days=2)
    await room.services.clocks.beat()
    room.services.clocks.connected = lambda: True

    await room.services.clocks.beat()

    assert await room.due(match) == []
    assert (await room.position(match)).awaited == (1,)


async def test_after_the_end_nobody_is_reminded(room):
    match = await bos_turn(room)
    await room.services.concessions.concede(match, BO.id)
    await room.all_shown()

    room.clock.advance(days=1)
    await room.services.clocks.look()

    assert await room.due(match) == []


async def test_a_match_that_cannot_be_read_does_not_stop_the_others_reminders(room):
    damaged, sound = await bos_turn(room), await bos_turn(room)
    await rewrite(room.registry, damaged, b"garbage")
    room.clock.advance(hours=12)

    await room.services.clocks.look()

    assert await reminders(room, sound) == ["1"]


async def test_the_task_sleeps_until_something_nearer_is_due(room):
    """A change wakes it; the wait is never longer than it says."""
    reminding = asyncio.create_task(room.services.clocks.run())
    match = await bos_turn(room)
    room.clock.advance(hours=12)
    room.services.clocks.wake()

    await wait_for(lambda: reminders(room, match))
    assert not reminding.done()
    reminding.cancel()
    with pytest.raises(asyncio.CancelledError):
        await reminding
