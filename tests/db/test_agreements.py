"""Offers, reminders and notes: small things that must outlive a restart."""

import pytest
from msgspec.structs import replace

from db import Clock, MatchNotFound, Wish
from tests.db.examples import NOON, draw_offer, running, step, undo_offer

OFFER = Wish("offer", "draw:0:3")
AGAIN = Wish("call", "0:4:again")


async def test_an_offer_stands_until_another_does(store):
    """One a match; the match itself does not move."""
    record, another = await running(store), await running(store)
    await store.propose(another.id, draw_offer(another), (), NOON)
    await store.propose(record.id, draw_offer(record), (OFFER,), NOON)
    await store.propose(record.id, draw_offer(record, 0, 1), (OFFER,), NOON)

    assert await store.offer(record.id) == draw_offer(record, 0, 1)
    assert await store.offer(another.id) == draw_offer(another)
    assert await store.match(record.id) == record
    assert (await store.post(record.id, "offer", OFFER.key)).wanted == record.number


async def test_an_offer_is_withdrawn(store):
    """With its message."""
    record = await running(store)
    await store.propose(record.id, draw_offer(record), (OFFER,), NOON)
    await store.propose(record.id, None, (replace(OFFER, gone=True),), NOON)

    assert await store.offer(record.id) is None
    assert (await store.post(record.id, "offer", OFFER.key)).gone


async def test_a_deed_makes_an_undo_pointless(store):
    """An offer of a draw outlives it."""
    record, another = await running(store), await running(store)
    await store.propose(record.id, undo_offer(record), (), NOON)
    await store.propose(another.id, draw_offer(another), (), NOON)
    await store.act(record.id, record.number, step(4))
    await store.act(another.id, another.number, step(4))

    assert await store.offer(record.id) is None
    assert await store.offer(another.id) == draw_offer(another)


async def test_the_nearest_reminder_is_first(store):
    """Of all matches."""
    late, early = await running(store), await running(store)
    await store.act(late.id, 3, step(4, clocks={0: NOON + 200}))
    await store.act(early.id, 3, step(4, clocks={0: NOON + 100.5, 1: NOON + 150}))

    assert await store.next_clock() == Clock(early.id, 0, 4, NOON + 100.5)


async def test_a_reminder_is_made_once(store):
    """A second process that saw it too wishes for nothing."""
    record = await running(store)
    clock = await store.next_clock()
    await store.remind(clock, record.number, (AGAIN,), NOON)
    post = await store.post(record.id, "call", AGAIN.key)
    await store.delivered(post.id, shown=post.wanted, message=1)
    await store.remind(clock, record.number + 1, (AGAIN,), NOON)

    assert await store.next_clock() is None
    assert not (await store.post(record.id, "call", AGAIN.key)).due


async def test_a_reminder_of_a_later_question_stays(store):
    """The one that is made now was for an older question."""
    record = await running(store)
    clock = await store.next_clock()
    await store.act(record.id, 3, step(4))
    await store.remind(clock, record.number, (AGAIN,), NOON)

    assert (await store.next_clock()).prompt == 4
    assert await store.post(record.id, "call", AGAIN.key) is None


async def test_an_answered_question_has_no_reminder(store):
    """A seat that is asked something new gets a new one; one still asked keeps its own."""
    record = await running(store)
    await store.act(record.id, 3, step(4, prompts={0: 4, 1: 4}, clocks={0: NOON + 9, 1: NOON + 8}))
    await store.act(record.id, 4, step(5, prompts={0: 4, 1: 5}, clocks={}))

    assert await store.next_clock() == Clock(record.id, 0, 4, NOON + 9)


async def test_a_note_is_what_was_noted_last(store):
    """Under its own name."""
    await store.take_note("commands", "old")
    await store.take_note("commands", "new")
    await store.take_note("other", "thing")

    assert await store.note("commands") == "new"
    assert await store.note("nothing") is None


async def test_nothing_is_proposed_in_a_match_that_is_not_there(store, database):
    """No offer, and no message of one."""
    record = await running(store)
    before = await database.dump()
    with pytest.raises(MatchNotFound):
        await store.propose(record.id + 1, draw_offer(record), (OFFER,), NOON)

    assert await database.dump() == before
