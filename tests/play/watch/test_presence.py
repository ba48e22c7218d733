"""The machine's clock: set, wrong, right again; and a machine that sleeps."""

import logging

import pytest

from play.hours.paces import DAY
from play.watch.presence import ALIVE, JUMP
from tests.games.nine_realms.builder import position
from tests.play.playing import ANN, BO, stand
from tests.play.watch.test_clocks import bos_turn, reminders

WRONG = 40 * DAY


async def left(room, match):
    """The seconds until Bo's time is up."""
    deadlines = await room.registry.deadlines(await room.record(match))
    return deadlines[1] - room.clock.now()


async def test_a_machine_that_slept_costs_nobody_time(room, caplog):
    """Noticed at the next beat, and told in the log; the board tells the new time, nobody more."""
    match = await bos_turn(room)
    await room.services.clocks.beat()
    room.clock.advance(hours=3)
    before = await left(room, match)
    room.clock.jump(seconds=WRONG)

    assert await room.services.clocks.beat() <= 60
    assert await left(room, match) == before
    assert await room.due(match) == [("board", "2", False)]
    assert [one.levelno for one in caplog.records] == [logging.WARNING]


async def test_who_answers_first_after_the_sleep_loses_nothing(room):
    """Before anybody had time to look at the clock."""
    match = await room.lobby()
    await room.lobbies.arrange(match, ANN.id, pace="relaxed", lapse="forfeit")
    await room.gameplay.start(match, ANN.id)
    await stand(room.registry, match, position(thor="D4"))
    await room.services.clocks.beat()
    room.clock.jump(hours=60)
    await room.pass_on(match, ANN)

    assert (await room.record(match)).seats[0].bank == 3 * DAY


async def test_a_clock_that_is_set_right_takes_back_what_it_forgave(room):
    match = await bos_turn(room)
    await room.services.clocks.beat()
    record = await room.record(match)
    room.clock.jump(seconds=WRONG)
    await room.services.clocks.beat()
    room.clock.advance(hours=5)
    before = await left(room, match)
    room.clock.jump(seconds=-WRONG)
    await room.services.clocks.beat()

    after = await room.record(match)
    assert await left(room, match) == before
    assert (after.stirred, after.seats[1].clock.since) == (
        record.stirred,
        record.seats[1].clock.since,
    )
    assert await room.due(match) == [("board", "2", False)]
    room.clock.advance(hours=7)
    await room.services.clocks.beat()
    assert await reminders(room, match) == ["1"]


async def test_a_board_that_was_on_its_way_is_told_the_right_time(room):
    """Sent when the clock was still wrong, or an edit that was read before and noted after it."""
    match = await bos_turn(room)
    await room.services.clocks.beat()
    on_its_way = await room.post(match, "board", "2")
    room.clock.jump(seconds=WRONG)
    await room.services.clocks.beat()
    message = on_its_way.message or 9
    store = room.registry.store
    await store.delivered(on_its_way.id, shown=on_its_way.wanted, message=message)

    assert await room.due(match) == [("board", "2", False)]


async def test_a_wrong_clock_at_the_start_freezes_nothing(room, elsewhere, caplog):
    """All is played by it; another program starts by the right one."""
    room.clock.jump(seconds=WRONG)
    await room.services.clocks.beat()
    match = await bos_turn(room)
    room.clock.advance(hours=1)
    await room.services.clocks.beat()
    before = await left(room, match)
    room.clock.jump(seconds=-WRONG)
    await elsewhere.services.clocks.beat()

    assert await left(elsewhere, match) == before
    assert "the clock was ahead by 3456000 seconds" in caplog.text
    elsewhere.clock.advance(hours=11)
    await elsewhere.services.clocks.beat()
    assert await reminders(elsewhere, match) == ["1"]


async def test_what_lies_ahead_at_the_start_is_pulled_back(room, elsewhere, caplog):
    """Also where no note tells of a wrong clock, as in a database that was frozen before."""
    room.clock.jump(seconds=WRONG)
    match = await bos_turn(room)
    room.clock.jump(seconds=-WRONG)
    await room.registry.store.take_note(ALIVE, str(room.clock.now()))
    await elsewhere.services.clocks.beat()

    assert await left(elsewhere, match) == DAY
    assert (await elsewhere.record(match)).stirred == room.clock.now()
    assert "something has happened that is to come" in caplog.text


async def test_a_clock_that_is_a_little_off_is_let_be(room, caplog):
    """Machines set theirs by a second now and then."""
    match = await bos_turn(room)
    await room.services.clocks.beat()
    before = await room.record(match)
    for ahead in (JUMP, -2 * JUMP, JUMP):
        room.clock.jump(seconds=ahead)
        await room.services.clocks.beat()

    assert await room.record(match) == before
    assert caplog.text == ""


async def test_little_by_little_it_is_noticed_too(room):
    match = await bos_turn(room)
    await room.services.clocks.beat()
    for _ in range(60):
        room.clock.jump(seconds=59)
        await room.services.clocks.beat()

    assert DAY - 2 * JUMP < await left(room, match) <= DAY


@pytest.mark.parametrize("little", [30, -30])
@pytest.mark.parametrize("much", [3600, -3600])
async def test_what_was_let_be_before_a_question_costs_it_nothing(room, little, much):
    """The clock is set by a little while Ann decides, and by much while Bo does."""
    await room.services.clocks.beat()
    room.clock.jump(seconds=little)
    match = await bos_turn(room)
    await room.services.clocks.beat()
    room.clock.advance(hours=2)
    room.clock.jump(seconds=much)
    await room.services.clocks.beat()

    assert 0 <= await left(room, match) - (DAY - 7200) <= JUMP


async def test_what_was_let_be_within_a_question_is_taken_into_account(room):
    """Of the hour that the clock is set back half a minute only sets it right."""
    match = await bos_turn(room)
    await room.services.clocks.beat()
    room.clock.jump(seconds=30)
    await room.services.clocks.beat()
    room.clock.advance(hours=2)
    room.clock.jump(seconds=-3600)
    await room.services.clocks.beat()

    assert await left(room, match) == DAY - 7200


async def test_a_panel_that_was_opened_by_the_wrong_clock_keeps_no_call_back(room):
    """It would count as open for forty days."""
    match = await room.begun(position(thor="D4"))
    await room.services.clocks.beat()
    room.clock.jump(seconds=WRONG)
    await room.services.clocks.beat()
    room.registry.panels.note(match, 1, room.clock.now() + 900)
    room.clock.jump(seconds=-WRONG)
    await room.services.clocks.beat()

    assert room.registry.panels.of(match, room.clock.now()) == {}


async def test_a_vacation_that_began_by_the_wrong_clock_goes_on(room):
    """Also as it is kept in memory."""
    await room.services.clocks.beat()
    room.clock.jump(seconds=WRONG)
    await room.services.vacations.go(BO.id, "now", "2 weeks")
    await room.services.clocks.beat()
    room.clock.jump(seconds=-WRONG)
    await room.services.clocks.beat()

    assert (await room.registry.people.get(BO.id)).away_from == room.clock.now()


async def test_threads_are_kept_awake_after_the_clock_was_ahead(room):
    """By the wrong clock they were looked for not long ago, and are not for forty days."""
    match = await bos_turn(room)
    await room.registry.store.threaded(match, 77)
    await room.services.clocks.beat()
    room.clock.jump(seconds=WRONG)
    await room.services.clocks.beat()
    await room.all_shown()
    room.clock.jump(seconds=-WRONG)
    await room.services.clocks.beat()
    await room.all_shown()
    room.clock.advance(days=6, hours=1)
    await room.services.clocks.beat()

    assert ("thread", "0", False) in await room.due(match)
