"""Times of a wrong clock: which may lie ahead, and what becomes of the others."""

import pytest
from msgspec.structs import replace
from sqlalchemy import Float, select

from db import Counted, Store
from db.schema import metadata
from db.times import TIMES, Moment
from tests.db.examples import ANN, BO, CHANNEL, GUILD, NOON, banned, over, running, undo_proposal

DAY = 86400.0
WRONG = 40 * DAY
"""Seconds by which the clock was ahead."""
RIGHT = NOON - WRONG + 3600
"""The right time, an hour after what the examples have done by the wrong one."""


async def change(store: Store, record, seat=0, **changes):
    """Change a seat's clock, and read it again."""
    changed = record.seats[seat]
    clock = replace(changed.clock, **changes)
    await store.amend(record, [replace(changed, clock=clock, acted=NOON)], (), NOON)


async def clock_of(store: Store, record):
    return (await store.match(record.id)).seats[0].clock


def test_each_time_of_the_store_has_its_meaning():
    """A new column of seconds must be told what it means that it lies ahead."""
    floats = {
        column
        for table in metadata.tables.values()
        for column in table.columns
        if isinstance(column.type, Float)
    }
    assert set(TIMES) == floats


async def test_nothing_that_has_happened_lies_ahead(store):
    """Of all tables, whatever the clock was."""
    record, ended = await running(store), await over(store)
    await change(store, record, lone=NOON + 9)
    kept = Counted(ANN, late=1)
    moments = {"paused": NOON, "warned": NOON, "frozen": NOON, "lost": NOON}
    await store.amend(record, (), (), NOON, counted=kept, **moments)
    await store.propose(undo_proposal(record), record.number, (), NOON)
    await store.change_user(ANN, digested=NOON)
    await store.change_guild(GUILD, NOON, channel=CHANNEL)
    await store.announce("An upgrade", NOON, 0.0)
    (told,) = await store.waiting()
    await store.note_told(told.id, NOON)
    await store.change_guild(GUILD, NOON, left=NOON)
    await store.ban(banned(ANN))
    await store.choose_signposts(banned(ANN), (CHANNEL,))
    now = NOON - DAY

    assert await store.turn_back(0.0, now) > 0

    for column in [one for one, kind in TIMES.items() if kind not in (Moment.AHEAD, Moment.SPAN)]:
        values = [row[0] for row in await store._all(select(column).where(column.is_not(None)))]
        assert values, column
        assert max(values) == now, column
    assert (await store.match(ended.id)).ended == now
    assert await store.turn_back(0.0, now) == 0


async def test_what_is_past_and_what_lies_ahead_is_left_alone(store):
    record = await running(store)
    await change(store, record, acts=NOON + DAY, reminder=NOON + DAY, due=NOON + DAY)
    await store.change_user(ANN, away_from=NOON + DAY, away_until=NOON + 2 * DAY)
    before = await store.match(record.id), await store.user(ANN)

    assert await store.turn_back(0.0, NOON + 3600) == 0
    assert (await store.match(record.id), await store.user(ANN)) == before


async def test_seconds_that_were_counted_stay_as_many(store):
    """What was forgiven for the wrong clock is taken back; a closed match is not touched."""
    record, ended = await running(store), await over(store)
    await change(store, record, since=NOON - 100)
    await store.amend(record, (), (), NOON, stirred=NOON - 50, warned=NOON - 40)
    await store.turn_back(WRONG, NOON - WRONG)

    after = await store.match(record.id)
    assert after.seats[0].clock.since == NOON - WRONG - 100
    assert (after.stirred, after.warned) == (NOON - WRONG - 50, NOON - WRONG - 40)
    assert (await store.match(ended.id)).stirred <= NOON - WRONG


async def test_what_is_to_come_keeps_its_distance(store):
    """A robot's answer, a reminder; and the question is looked at anew."""
    record = await running(store)
    at = record.seats[0].clock.opened
    await change(store, record, acts=at + 7200, reminder=at + 9000, due=at + 60)
    await store.turn_back(WRONG, RIGHT)

    clock = await clock_of(store, record)
    opened = at - WRONG
    assert (clock.opened, clock.acts, clock.reminder) == (opened, opened + 7200, opened + 9000)
    assert clock.looked == clock.due == RIGHT


async def test_a_reminder_that_came_does_not_come_again(store):
    record = await running(store)
    await change(store, record, looked=NOON + 900, reminder=NOON + 600)
    await store.turn_back(3600.0, NOON)

    assert (await clock_of(store, record)).reminder is None


async def test_a_proposal_stands_as_long_as_it_was_to(store):
    """Also where nobody knows by how much the clock was wrong."""
    for by in (WRONG, 0.0):
        record = await running(store)
        proposal = replace(undo_proposal(record), expires=NOON + DAY)
        await store.propose(proposal, record.number, (), NOON)
        await store.turn_back(by, RIGHT)

        (after,) = await store.proposals(record.id)
        assert after.expires - after.asked == DAY
        assert after.asked == (NOON - WRONG if by else RIGHT)


@pytest.mark.parametrize(
    ("leaves", "away_from"),
    [(NOON - DAY, RIGHT), (NOON + DAY, NOON + DAY), (RIGHT - DAY, RIGHT - DAY)],
)
async def test_who_left_by_the_wrong_clock_is_away_already(store, leaves, away_from):
    """A vacation that lies ahead by both clocks is left alone, and one that goes on by both."""
    await store.change_user(BO, away_from=leaves, away_until=NOON + 9 * DAY)
    await store.turn_back(WRONG, RIGHT)

    assert (await store.user(BO)).away_from == away_from


async def test_a_clock_that_stands_still_stays_so(store):
    """Whether it is to run again is seen when somebody looks."""
    record = await running(store)
    await change(store, record, since=None, due=None)
    await store.turn_back(WRONG, RIGHT)

    clock = await clock_of(store, record)
    assert (clock.since, clock.due, clock.left) == (None, None, DAY)
