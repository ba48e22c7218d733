"""Offers, reminders and notes: small things that must outlive a restart."""

import pytest
from msgspec.structs import replace

from db import MatchNotFound, WantedPost
from tests.db.examples import NOON, draw_offer, running, step, undo_offer

OFFER = WantedPost("offer", "draw:0:3")
AGAIN = WantedPost("call", "0:4:again")


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


async def test_an_offer_runs_out(store):
    """Its message is to be edited; another one that stands by then is left alone."""
    record, another = await running(store), await running(store)
    asked = replace(draw_offer(record), asked=NOON)
    later = replace(draw_offer(another), asked=NOON + 9)
    for one in (asked, later):
        await store.propose(one.match, one, (OFFER,), NOON)
        post = await store.post(one.match, "offer", OFFER.key)
        await store.delivered(post.id, shown=post.wanted, message=9)

    assert await store.offers_until(NOON + 9) == [asked]
    await store.run_out(asked, OFFER.key)
    await store.run_out(replace(later, number=1), OFFER.key)

    assert await store.offer(record.id) is None
    assert await store.offer(another.id) == later
    due = [post for post in await store.due_posts() if post.kind == "offer"]
    assert [(post.match, post.gone, post.message) for post in due] == [(record.id, False, 9)]


async def test_a_deed_makes_an_undo_pointless(store):
    """An offer of a draw outlives it."""
    record, another = await running(store), await running(store)
    await store.propose(record.id, undo_offer(record), (), NOON)
    await store.propose(another.id, draw_offer(another), (), NOON)
    await store.act(record.id, record.number, step(4, record.id))
    await store.act(another.id, another.number, step(4, another.id))

    assert await store.offer(record.id) is None
    assert await store.offer(another.id) == draw_offer(another)


async def test_what_lives_by_the_clock_outlives_turns_but_not_the_match(store):
    """More time and pauses are answered by people who are away for a while."""
    record = await running(store)
    pause = replace(draw_offer(record), kind="pause", asked=NOON)
    await store.propose(record.id, pause, (OFFER,), NOON)
    await store.act(record.id, 3, replace(step(4, record.id), turn=9, offers_since=9))
    assert await store.offer(record.id) == pause
    assert not (await store.post(record.id, "offer", OFFER.key)).gone

    await store.act(record.id, 4, replace(step(5, record.id), over=True, offers_since=10))
    assert await store.offer(record.id) is None
    assert (await store.post(record.id, "offer", OFFER.key)).gone


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
