"""Clocks: the time that runs for a question, in the same write as the question."""

import pytest
from msgspec.structs import replace

from db import Conflict, WantedPost
from tests.db.examples import ANN, BO, NOON, asked, running, seated, step, timed

AGAIN = WantedPost("call", "0:3:again")


async def test_the_question_to_look_after_first(store):
    """Of all matches."""
    late, early = await running(store), await running(store)
    ann, bo = seated(ANN, BO)
    await store.act(late.id, 3, step(4, late.id, seats=(timed(ann, 4, late.id, 200),)))
    both = (timed(ann, 4, early.id, 150), timed(bo, 4, early.id, 100.5))
    await store.act(early.id, 3, step(4, early.id, seats=both))

    assert await store.next_clock() == both[1].clock


async def test_a_clock_that_stands_still_for_good_is_not_looked_after(store):
    """Until something changes."""
    record = await running(store)
    seat = record.seats[0]
    still = replace(seat, clock=replace(seat.clock, since=None, due=None))
    await store.amend(record, [still], (), NOON)

    assert await store.next_clock() is None
    assert (await store.match(record.id)).seats[0] == still


async def test_an_answered_question_has_no_clock(store):
    """A seat that is asked something new gets a new one; one that is not changed keeps its own."""
    record = await running(store)
    ann, bo = record.seats
    await store.act(record.id, 3, step(4, seats=(timed(bo, 4, record.id),)))
    answered = replace(ann, clock=None)
    await store.act(record.id, 4, step(5, seats=(answered,)))

    clocks = [seat.clock for seat in (await store.match(record.id)).seats]
    assert clocks == [None, timed(bo, 4, record.id).clock]


async def test_a_seat_keeps_all_that_was_settled_for_it(store):
    """Bank, misses, robots, orders."""
    record = await running(store)
    helped = replace(record.seats[1], mind="greedy", relief=3, orders=b"{}")
    settled = replace(helped, bank=7.5, missed=2, played=1, muted=4)
    await store.amend(record, [settled], (AGAIN,), NOON, paused=NOON)
    after = await store.match(record.id)

    assert (after.number, after.seats[1], after.paused) == (record.number, settled, NOON)
    assert (await store.post(record.id, "call", AGAIN.key)).due


async def test_what_was_settled_for_an_older_moment_is_not_written(store):
    """A second process that saw it too wishes for nothing."""
    record = await running(store)
    await store.act(record.id, 3, step(4, record.id))
    with pytest.raises(Conflict):
        await store.amend(record, asked(9, record.id), (AGAIN,), NOON, paused=NOON)

    after = await store.match(record.id)
    assert (after.paused, [seat.prompt for seat in after.seats]) == (None, [4, 4])
    assert await store.post(record.id, "call", AGAIN.key) is None


async def test_a_question_can_be_looked_after_later(store):
    """Where nothing could be done about it now."""
    record = await running(store)
    await store.put_off(record.seats[0].clock, NOON + 999)

    assert (await store.next_clock()).due == NOON + 999


async def test_all_that_somebody_is_asked_is_looked_after_at_once(store):
    """And nothing that others are asked."""
    record = await running(store)
    bos = timed(record.seats[1], 3, record.id)
    await store.amend(record, [bos], (), NOON)
    await store.hurry(BO)

    assert await store.next_clock() == replace(bos.clock, due=0.0)
    assert (await store.match(record.id)).seats[0] == record.seats[0]


async def test_a_span_in_which_nobody_could_play_costs_nobody_time(store):
    """Of a question that was asked within it, only its own share is given back."""
    record = await running(store)
    since = record.seats[0].clock.since
    within = replace(timed(record.seats[1], 3, record.id).clock, since=since + 400)
    await store.amend(record, [replace(record.seats[1], clock=within)], (), NOON)
    await store.pass_over(since + 100, since + 1000)
    first, second = (seat.clock for seat in (await store.match(record.id)).seats)

    assert (first.since, second.since) == (since + 900, since + 1000)
    assert first.looked == second.looked == first.due == since + 1000


async def test_a_call_is_deleted_with_all_its_stages(store):
    """And no other one whose number merely begins alike."""
    record = await running(store)
    keys = ("0:3", "0:3:again", "0:31", "0:30:again")
    await store.amend(record, (), [WantedPost("call", key) for key in keys], NOON)
    await store.amend(record, (), [WantedPost("call", "0:3", gone=True)], NOON)

    gone = [key for key in keys if (await store.post(record.id, "call", key)).gone]
    assert gone == ["0:3", "0:3:again"]


async def test_of_one_write_deleting_comes_first(store):
    """So that a new call may take the place of all before it."""
    record = await running(store)
    await store.amend(record, (), [WantedPost("call", "0:3")], NOON)
    await store.amend(record, (), [AGAIN, WantedPost("call", "0:3", gone=True)], NOON)

    assert (await store.post(record.id, "call", "0:3")).gone
    assert not (await store.post(record.id, "call", AGAIN.key)).gone


async def test_a_reminder_that_was_missed_comes_when_all_can_play_again(store):
    """One that is not due yet stays where it is."""
    record = await running(store)
    ann = record.seats[0]
    for wanted, kept in ((NOON + 50, NOON + 101), (NOON + 500, NOON + 500), (None, None)):
        clock = replace(ann.clock, reminder=wanted)
        await store.amend(record, [replace(ann, clock=clock)], (), NOON)
        await store.pass_over(NOON + 20, NOON + 100)

        assert (await store.match(record.id)).seats[0].clock.reminder == kept
