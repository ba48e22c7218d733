"""Every order of events around a deadline: an answer, a restart, a change of clocks."""

from datetime import UTC, datetime

import pytest

from bot.program import program
from db import By
from games.core.errors import GameError
from games.nine_realms.actions import EndTurn
from hall import VirtualClock
from play.hours.paces import PACES
from play.library import words_of
from play.post import story
from tests.blank import blank
from tests.games.nine_realms.builder import position
from tests.play.playing import ANN, BO, Room

DAY = 24 * 3600
LEFT = PACES["daily"].bank
STEP = 480.0
"""Seconds after which the bot looks again; only from ten minutes on it was away."""


async def bos_turn(room):
    """Ann has ended her turn a while after her own question; Bo was told."""
    match = await room.begun(position(thor="D4"))
    room.clock.advance(minutes=10)
    await room.play(match, ANN, EndTurn())
    await room.all_shown()
    await room.services.clocks.beat()
    return match


async def until(room, seconds):
    """Until so many seconds after the deadline; the bot is there all the time."""
    span = LEFT + seconds
    while span > 0:
        room.clock.advance(seconds=min(STEP, span))
        span -= STEP
        await room.services.clocks.beat()
        await room.all_shown()


async def who_ended(room, match):
    """Who did what, since Ann ended her turn."""
    found = await room.registry.store.deeds(match)
    return [(deed.seat, deed.by) for deed in found if deed.action or deed.by][1:]


async def answered(room, match):
    """Bo ends his turn; whether that counted."""
    try:
        await room.play(match, BO, EndTurn())
    except GameError:
        return False
    return True


@pytest.mark.parametrize(
    ("seconds", "counts"), [(-1, True), (0, False), (1, False)], ids=["before", "at", "after"]
)
async def test_an_answer_after_the_look_is_too_late(room, seconds, counts):
    """At the deadline whoever is there first counts: here the clock was."""
    match = await bos_turn(room)
    await until(room, seconds)

    assert await answered(room, match) is counts
    assert (await who_ended(room, match))[0] == (1, None if counts else By.CLOCK)


async def test_an_answer_at_the_deadline_counts_if_nobody_has_looked(room):
    match = await bos_turn(room)
    await until(room, -60)
    room.clock.advance(minutes=1)

    assert await answered(room, match)
    await room.services.clocks.beat()
    assert await who_ended(room, match) == [(1, None)]


async def test_of_two_answers_at_the_deadline_one_counts(room):
    match = await bos_turn(room)
    await until(room, -60)
    room.clock.advance(minutes=1)

    assert [await answered(room, match) for _ in range(2)] == [True, False]
    await room.services.clocks.beat()
    assert await who_ended(room, match) == [(1, None)]


@pytest.mark.parametrize("seconds", [-1, 0, 1], ids=["before", "at", "after"])
async def test_a_restart_around_the_deadline_changes_nothing(room, elsewhere, seconds):
    """One timeout, no matter which program has seen it."""
    match = await bos_turn(room)
    await until(room, seconds)
    await elsewhere.services.clocks.beat()
    room.clock.advance(seconds=2)
    await elsewhere.services.clocks.beat()

    assert await who_ended(room, match) == [(1, By.CLOCK)]


async def test_a_deadline_in_a_downtime_comes_as_much_later(room, elsewhere):
    """Bo had an hour left when the bot stopped, and has it when it is back."""
    match = await bos_turn(room)
    await until(room, -3600)
    room.clock.advance(days=2)
    await elsewhere.services.clocks.beat()
    assert await who_ended(room, match) == []

    room.clock.advance(seconds=3599)
    await elsewhere.services.clocks.beat()
    assert await who_ended(room, match) == []
    room.clock.advance(seconds=61)
    await elsewhere.services.clocks.beat()
    assert await who_ended(room, match) == [(1, By.CLOCK)]


async def test_a_clock_that_is_moved_back_costs_nobody_anything(room):
    match = await bos_turn(room)
    await until(room, -3600)
    room.clock.advance(hours=-12)
    await room.services.clocks.beat()
    assert await who_ended(room, match) == []

    room.clock.advance(hours=12, minutes=59)
    await room.services.clocks.beat()
    assert await who_ended(room, match) == []
    room.clock.advance(minutes=1)
    await room.services.clocks.beat()
    assert await who_ended(room, match) == [(1, By.CLOCK)]


@pytest.mark.parametrize("noon", [(2026, 3, 28, 11), (2026, 10, 24, 10)], ids=["forward", "back"])
async def test_a_day_is_as_long_when_the_clocks_change(tmp_path, noon):
    """24 hours by any clock, in a night of 23 or 25; the call waits for 8 o'clock on the wall."""
    clock = VirtualClock(datetime(*noon, tzinfo=UTC).timestamp())
    async with program(blank(tmp_path / "summer.db"), clock) as services:
        room = Room(services, clock)
        night = {"zone": "Europe/Berlin", "quiet_from": 22 * 60, "quiet_to": 8 * 60}
        await room.registry.people.change(BO.id, **night)
        match = await bos_turn(room)
        await until(room, -1)
        assert await who_ended(room, match) == []
        await until(room, 1 - LEFT)

        assert await who_ended(room, match) == [(1, By.CLOCK)]


async def test_the_story_tells_whose_time_was_up(room):
    match_id = await bos_turn(room)
    await until(room, 0)
    match = await room.registry.match(match_id)
    deeds = await room.registry.store.deeds(match_id)

    told = story.lines(match.title, words_of(match.record.title), deeds, match.names)

    assert any("time was up" in line.text and "Bo" in line.text for line in told)


# A call that could not be made at first


async def calls(room, match):
    """The calls to Bo that are wanted: their keys after the number of the question."""
    due = await room.due(match)
    return [key.split(":")[2:] for kind, key, gone in due if kind == "call" and not gone]


async def test_a_call_that_waited_in_a_downtime_is_made_after_it(room, elsewhere):
    """Quiet hours end while nobody is there to call."""
    match = await room.begun(position(thor="D4"))
    await room.registry.people.change(BO.id, zone="UTC", quiet_from=12 * 60, quiet_to=14 * 60)
    room.clock.advance(minutes=10)
    await room.play(match, ANN, EndTurn())
    await room.all_shown()
    await room.services.clocks.beat()
    room.clock.advance(hours=20)

    await elsewhere.services.clocks.beat()

    assert await calls(room, match) == [[]]


async def test_who_was_asked_on_a_vacation_is_called_after_it(room):
    match = await room.begun(position(thor="D4"))
    now = room.clock.now()
    await room.registry.people.change(BO.id, away_from=now, away_until=now + 2 * DAY)
    room.clock.advance(minutes=10)
    await room.play(match, ANN, EndTurn())
    await room.all_shown()
    await room.services.clocks.look()
    assert await calls(room, match) == []

    room.clock.advance(days=2)
    await room.services.clocks.look()

    assert await calls(room, match) == [[]]


async def test_other_quiet_hours_do_not_repeat_a_call(room):
    match = await bos_turn(room)
    room.clock.advance(minutes=10)
    await room.registry.people.change(BO.id, zone="UTC", quiet_from=12 * 60, quiet_to=13 * 60)
    await room.services.clocks.look()
    room.clock.advance(hours=1)
    await room.services.clocks.look()

    assert await calls(room, match) == []


async def test_a_late_look_calls_nobody_in_quiet_hours(room):
    """A reminder that came due unseen, and before a long quiet, is not made in it."""
    match = await bos_turn(room)
    await room.settle(match, 1, muted=None)
    await room.registry.people.change(BO.id, zone="UTC", quiet_from=20 * 60, quiet_to=19 * 60)
    room.clock.advance(hours=13)
    await room.services.clocks.look()

    assert await calls(room, match) == []
