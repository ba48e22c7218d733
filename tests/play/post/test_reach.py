"""Where and when players are called: thread or direct message, quiet hours, vacations."""

import pytest

from bot.program import program
from games.nine_realms.actions import EndTurn
from tests.games.nine_realms.builder import position
from tests.play.fake_messenger import Killed
from tests.play.playing import ANN, BO, Room

NIGHT = {"zone": "UTC", "quiet_from": 22 * 60, "quiet_to": 8 * 60}


async def bos_turn(room, **settled):
    """Bo has settled something; then Ann ends her turn. The hall's clock begins at noon."""
    match = await room.begun(position(thor="D4"))
    await room.all_shown()
    await room.services.registry.people.change(BO.id, **settled)
    room.clock.advance(minutes=10)
    await room.play(match, ANN, EndTurn())
    return match


async def calls(room, match):
    """What calls Bo now: kind and stage."""
    due = await room.due(match)
    found = [(kind, key.split(":")[2:]) for kind, key, gone in due if not gone]
    return [(kind, *stage) for kind, stage in found if kind in ("call", "dm")]


async def look(room, **time):
    room.clock.advance(**time)
    await room.services.clocks.look()


async def test_who_likes_it_is_called_by_direct_message(room):
    assert await calls(room, await bos_turn(room, reach="dm")) == [("dm",)]


async def test_who_likes_it_is_called_in_both_ways(room):
    assert await calls(room, await bos_turn(room, reach="both")) == [("dm",), ("call",)]


async def test_who_takes_no_direct_messages_is_called_in_the_thread_from_then_on(
    room, drain, messenger
):
    """Once, and the next time at once."""
    match = await room.begun(position(thor="D4"))
    await room.registry.people.change(BO.id, reach="dm")
    room.clock.advance(minutes=10)
    await room.play(match, ANN, EndTurn())
    messenger.closed.add(BO.id)

    assert await drain(room)
    assert await drain(room)

    assert [shown.seat for shown in messenger.of("call")] == [1]
    assert (await room.registry.people.get(BO.id)).blocked
    assert messenger.done.count("closed dm") == 1


async def test_nobody_is_called_in_quiet_hours(room):
    """The call waits for the morning."""
    match = await room.begun(position(thor="D4"))
    await room.all_shown()
    await room.services.registry.people.change(BO.id, **NIGHT)
    room.clock.advance(hours=11)
    await room.play(match, ANN, EndTurn())
    assert await calls(room, match) == []

    await look(room, hours=8, minutes=59)
    assert await calls(room, match) == []
    await look(room, minutes=1)
    assert await calls(room, match) == [("call",)]


async def test_a_vacation_stops_the_time_and_the_calls(room):
    """It goes on where it stood."""
    match = await bos_turn(room)
    await room.all_shown()
    now = room.clock.now()
    await room.registry.people.change(BO.id, away_from=now + 3600, away_until=now + 10 * 86400)
    await look(room, hours=1)
    await room.all_shown()
    await look(room, days=5)
    assert await calls(room, match) == []
    assert (await room.record(match)).seats[1].clock.since is None

    await look(room, days=6)

    clock = (await room.record(match)).seats[1].clock
    assert clock.left == 23 * 3600
    assert (await room.position(match)).awaited == (1,)


async def test_who_comes_back_early_has_time_running_again(room):
    match = await bos_turn(room)
    await room.all_shown()
    now = room.clock.now()
    await room.registry.people.change(BO.id, away_from=now, away_until=now + 10 * 86400)
    await look(room, days=2)
    await room.registry.people.change(BO.id, away_until=room.clock.now())
    await look(room)
    await look(room, hours=12)

    assert [call[:2] for call in await calls(room, match)] == [("call", "again")]


async def test_who_wants_no_more_reminders_this_turn_gets_none(room):
    match = await bos_turn(room)
    await room.all_shown()
    await room.services.clocks.mute(match, BO.id)
    await look(room, hours=20)

    assert await calls(room, match) == []


async def test_a_question_of_ones_own_interval(room):
    match = await bos_turn(room, interval=3600)
    await room.all_shown()
    await look(room, hours=1)

    assert await calls(room, match) == [("call", "again", "1")]


async def test_a_match_without_a_pace_gives_up_with_a_word(room):
    """Four reminders; then the table is told, and silence."""
    match = await bos_turn(room)
    await room.settle(match, pace="none")
    await room.registry.people.change(BO.id, interval=3600)
    await room.all_shown()
    await room.play(match, BO, EndTurn())
    await room.pass_on(match, ANN)
    room.clock.advance(minutes=5)
    await room.all_shown()
    heard = []
    for _ in range(9):
        await look(room, hours=1)
        heard += [kind for kind, _, gone in await room.due(match) if not gone]
        await room.all_shown()

    assert heard.count("call") == 4
    assert heard.count("word") == 1


async def shown_and_bos_turn(room, drain, *, minutes=10, **settled):
    """As `bos_turn`, so many minutes after noon, on a messenger that has shown all before."""
    match = await room.begun(position(thor="D4"))
    await drain()
    await room.services.registry.people.change(BO.id, **settled)
    room.clock.advance(minutes=minutes)
    await room.play(match, ANN, EndTurn())
    return match


@pytest.mark.parametrize("reach", ["thread", "dm"])
async def test_a_call_that_was_held_up_into_the_night_waits_for_the_morning(
    room, drain, messenger, reach
):
    """Discord would not have it while Bo was awake; then the bot asks once more, with all time."""
    match = await shown_and_bos_turn(room, drain, **NIGHT, reach=reach)
    kind = "call" if reach == "thread" else "dm"
    messenger.refuses.add(f"post {kind}")
    room.clock.advance(hours=9)
    await drain()
    prompt = await room.prompt(match, BO)
    messenger.refuses.clear()
    room.clock.advance(hours=2)

    assert await drain()
    await look(room, seconds=1)
    assert await drain()

    assert messenger.of(kind) == []
    assert await room.prompt(match, BO) == prompt + 1
    clock = (await room.record(match)).seats[1].clock
    assert clock.left == 24 * 3600
    assert clock.since == room.clock.now() - 1
    await look(room, hours=9)
    assert await drain()
    assert [shown.seat for shown in messenger.of(kind)] == [1]


async def test_a_call_that_nobody_noted_before_the_night_is_taken_back(
    room, drain, messenger, tmp_path
):
    """It went out a moment before a crash; the morning's call is the only one then."""
    await shown_and_bos_turn(room, drain, minutes=10 * 60 - 0.5, **NIGHT)
    messenger.dies_after = "post call"
    with pytest.raises(Killed):
        await drain()
    room.clock.advance(minutes=1)
    async with program(tmp_path / "skald.db", room.clock) as services:
        after = Room(services, room.clock)
        assert await drain(after)
        assert await drain(after)
        assert messenger.of("call") == []

        room.clock.advance(hours=10)
        await services.clocks.look()
        assert await drain(after)

    assert [shown.seat for shown in messenger.of("call")] == [1]
