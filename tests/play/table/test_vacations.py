"""Vacations: what people write, and what stands still meanwhile."""

from datetime import UTC, datetime

import pytest

from db import UserRecord
from games.nine_realms.actions import EndTurn
from play.hours.paces import DAY, HOUR
from play.refusals import AwayBackwards, AwayTooLong, NotAway, UnreadableDate
from play.table.vacations import moment
from tests.games.nine_realms.builder import position
from tests.play.playing import ANN, BO

OSLO = UserRecord(1, zone="Europe/Oslo")
NOON = datetime(2026, 11, 20, 12, tzinfo=UTC).timestamp()
"""A Friday, one in the afternoon in Oslo."""


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        ("now", "2026-11-20 12:00"),
        ("in 3 days", "2026-11-23 12:00"),
        ("2 weeks", "2026-12-04 12:00"),
        ("A week", "2026-11-27 12:00"),
        ("36h", "2026-11-22 00:00"),
        ("today", "2026-11-19 23:00"),
        ("tomorrow", "2026-11-20 23:00"),
        ("monday", "2026-11-22 23:00"),
        ("24 Dec", "2026-12-23 23:00"),
        ("dec 24", "2026-12-23 23:00"),
        ("24.12.2026", "2026-12-23 23:00"),
        ("3/4", "2027-04-02 22:00"),
        ("3 jan", "2027-01-02 23:00"),
        ("2026-12-24", "2026-12-23 23:00"),
        ("24 dec 18:30", "2026-12-24 17:30"),
    ],
)
def test_a_moment_is_read_by_the_clocks_where_one_lives(text, expected):
    read = datetime.fromtimestamp(moment(text, OSLO, NOON), UTC)

    assert f"{read:%Y-%m-%d %H:%M}" == expected


def test_the_last_day_counts_to_its_end():
    assert moment("24 dec", OSLO, NOON, last=True) == moment("25 dec", OSLO, NOON) - 1


@pytest.mark.parametrize("text", ["soon", "99999 days", "32.13.2026", "x" * 400, "\x00", "🏖️"])
def test_what_cannot_be_read_is_refused(text):
    with pytest.raises(UnreadableDate):
        moment(text, OSLO, NOON)


async def bos_turn(room):
    """Ann has ended her turn an hour ago; Bo was called."""
    match = await room.begun(position(thor="D4"))
    room.clock.advance(minutes=5)
    await room.play(match, ANN, EndTurn())
    await room.all_shown()
    room.clock.advance(hours=1)
    return match


async def goes(room, *times):
    """Bo goes on vacation, and somebody looks."""
    away = await room.services.vacations.go(BO.id, *times)
    await room.services.clocks.look()
    return away


async def left(room, match):
    """The seconds that Bo has left."""
    clock = (await room.record(match)).seats[1].clock
    return clock.left if clock.since is None else clock.left - (room.clock.now() - clock.since)


async def live_calls(room, match):
    return [key for kind, key, gone in await room.due(match) if kind == "call" and not gone]


async def test_on_vacation_time_stands_still_and_nobody_calls(room):
    match = await bos_turn(room)
    prompt = await room.prompt(match, BO)
    away = await goes(room, "now", "10 days")
    assert ("call", f"1:{prompt}", True) in await room.due(match)
    for _ in range(9):
        await room.all_shown()
        room.clock.advance(days=1)
        await room.services.clocks.look()
        assert await live_calls(room, match) == []

    assert await left(room, match) == 23 * HOUR
    assert await room.registry.absences(await room.record(match)) == {1: away.end}


async def test_after_the_vacation_time_goes_on_and_who_is_back_is_called(room, elsewhere):
    """In whatever process."""
    match = await bos_turn(room)
    await goes(room, "now", "10 days")
    await room.all_shown()
    room.clock.advance(days=10)

    await elsewhere.services.clocks.look()

    assert await live_calls(room, match) == [f"1:{await room.prompt(match, BO)}"]
    assert await left(room, match) == 23 * HOUR
    assert await room.registry.absences(await room.record(match)) == {}
    await room.all_shown()
    room.clock.advance(hours=23)
    await room.services.clocks.look()
    assert (await room.position(match)).awaited == (0,)


async def test_one_may_return_early(room):
    match = await bos_turn(room)
    await goes(room, "now", "10 days")
    room.clock.advance(days=2)
    await room.services.vacations.come_back(BO.id)
    await room.services.clocks.look()

    assert await left(room, match) == 23 * HOUR
    with pytest.raises(NotAway):
        await room.services.vacations.come_back(BO.id)


async def test_a_vacation_begins_later_by_itself(room, elsewhere):
    """Though the program that heard of it runs no more."""
    match = await bos_turn(room)
    away = await goes(room, "in 10 hours", "5 days")
    assert await left(room, match) == 23 * HOUR
    assert await room.registry.absences(await room.record(match)) == {}
    room.clock.advance(hours=12)
    await elsewhere.services.clocks.look()
    room.clock.advance(days=3)
    await elsewhere.services.clocks.look()

    assert await left(elsewhere, match) == 13 * HOUR
    assert await elsewhere.registry.absences(await elsewhere.record(match)) == {1: away.end}


async def test_a_vacation_may_be_called_off(room):
    match = await bos_turn(room)
    await goes(room, "tomorrow", "5 days")
    await room.services.vacations.come_back(BO.id)
    await room.services.clocks.look()
    room.clock.advance(hours=23)
    await room.all_shown()
    await room.services.clocks.look()

    assert (await room.position(match)).awaited == (0,)


async def test_a_longer_vacation_gives_and_takes_nothing_of_the_past(room):
    match = await bos_turn(room)
    first = await goes(room, "now", "2 days")
    room.clock.advance(days=1)
    longer = await goes(room, "now", "5 days")
    room.clock.advance(days=4)
    await room.services.clocks.look()

    assert longer.start == first.start
    assert await left(room, match) == 23 * HOUR


async def test_a_question_that_comes_on_vacation_waits_whole(room):
    match = await room.begun(position(thor="D4"))
    await goes(room, "now", "2 days")
    room.clock.advance(hours=5)
    await room.play(match, ANN, EndTurn())

    assert await live_calls(room, match) == []
    assert await left(room, match) == DAY


@pytest.mark.parametrize(
    ("times", "refusal"),
    [
        (("now", "now"), AwayBackwards),
        (("in 5 days", "4 days"), AwayBackwards),
        (("now", "2020-01-01"), AwayBackwards),
        (("now", "61 days"), AwayTooLong),
        (("2099-01-01", "2099-01-02"), AwayTooLong),
        (("now", "9999-12-31"), AwayTooLong),
    ],
)
async def test_what_is_no_vacation_is_refused(room, times, refusal):
    with pytest.raises(refusal):
        await room.services.vacations.go(BO.id, *times)

    assert await room.registry.people.get(BO.id) == UserRecord(BO.id)


async def test_nobody_is_away_for_ever_by_and_by(room):
    """Sixty days at once, however often it is made longer."""
    await room.services.vacations.go(BO.id, "now", "50 days")
    room.clock.advance(days=40)
    with pytest.raises(AwayTooLong):
        await room.services.vacations.go(BO.id, "now", "30 days")
