"""A match before its start: made, filled, emptied, begun."""

import asyncio

import pytest

from db import Conflict, SeatRecord, Status
from tests.db.examples import (
    ANN,
    BO,
    CHANNEL,
    CY,
    GUILD,
    NOON,
    STATUSES,
    lobby,
    over,
    rematch,
    running,
    seated,
    step,
)


async def test_a_new_match_has_its_host_on_the_first_seat(store):
    """All that was given comes back as it was, 64-bit ids and fractions of seconds too."""
    match = await store.create(
        title="nine_realms",
        guild=GUILD,
        channel=CHANNEL,
        host=SeatRecord(0, ANN, "Ann 🪓"),
        options=b"\x00\xff",
        secret=b"\x80",
        pace="brisk",
        lapse="robot",
        at=NOON,
    )
    record = await store.match(match)

    assert (record.title, record.status, record.guild) == ("nine_realms", Status.LOBBY, GUILD)
    assert (record.channel, record.host, record.created) == (CHANNEL, ANN, NOON)
    assert (record.pace, record.lapse, record.stirred) == ("brisk", "robot", NOON)
    assert (record.options, record.secret) == (b"\x00\xff", b"\x80")
    assert (record.number, record.turn, record.thread, record.ended) == (1, 0, None, None)
    assert record.seats == (SeatRecord(0, ANN, "Ann 🪓"),)


async def test_match_numbers_are_never_given_twice(store, database):
    """Not even after a match was removed by hand: its number may stand in a channel's history."""
    first = (await lobby(store)).id
    await database.run("DELETE FROM posts", "DELETE FROM seats", "DELETE FROM matches")

    assert (await lobby(store)).id == first + 1


async def test_seats_are_what_was_said_last(store):
    """Each change moves the match on and has the lobby message edited."""
    record = await lobby(store, ANN, BO, CY)
    await store.seat(record.id, record.number, seated(CY, BO), NOON)
    after = await store.match(record.id)
    post = await store.post(record.id, "lobby", "0")

    assert [(seat.seat, seat.user) for seat in after.seats] == [(0, CY), (1, BO)]
    assert after.number == record.number + 1 == post.wanted


async def test_everybody_may_leave(store):
    """An empty lobby stays a lobby."""
    record = await lobby(store, ANN)
    await store.seat(record.id, record.number, (), NOON)

    assert (await store.match(record.id)).seats == ()


async def test_a_rematch_and_its_match_know_of_each_other(store):
    """The last one counts, where there were several."""
    record = await over(store)
    first = await rematch(store, record, None)
    last = await rematch(store, record, first)

    assert await store.rematch(record.id) == last
    assert [await store.original(one) for one in (first, last, record.id)] == [record.id] * 2 + [
        None
    ]


@pytest.mark.parametrize("earlier", [False, True])
async def test_of_two_programs_one_opens_a_rematch(store, other, database, earlier):
    """The other one has a conflict, and not a row of its match is there."""
    record = await over(store)
    seen = await rematch(store, record, None) if earlier else None
    outcomes = await asyncio.gather(
        *(rematch(program, record, seen) for program in (store, other)), return_exceptions=True
    )
    (opened,) = [one for one in outcomes if isinstance(one, int)]
    after = await database.dump()

    assert [type(one) for one in outcomes].count(Conflict) == 1
    assert await other.rematch(record.id) == opened
    assert len(after["matches"]) == 2 + earlier
    with pytest.raises(Conflict):
        await rematch(other, record, seen)
    assert await database.dump() == after


async def test_the_start_begins_the_history(store):
    """The match runs, has a position, and a first deed that is nobody's."""
    record = await lobby(store)
    await store.start(record.id, record.number, step(3, seat=None, action=None, turn=0))
    after = await store.match(record.id)
    [deed] = await store.deeds(record.id)

    assert (after.status, after.number, after.turn) == (Status.RUNNING, record.number + 1, 0)
    assert await store.position(record.id, after.number) == b"position 3"
    assert (deed.number, deed.seat, deed.action, deed.events) == (3, None, None, b"events 3")


@pytest.mark.parametrize("status", [Status.RUNNING, Status.OVER])
async def test_a_match_that_has_begun_is_no_lobby(store, database, status):
    """Nobody sits down, and it does not begin again, even with the right number."""
    record = await STATUSES[status](store)
    before = await database.dump()
    with pytest.raises(Conflict):
        await store.seat(record.id, record.number, seated(CY), NOON)
    with pytest.raises(Conflict):
        await store.start(record.id, record.number, step(9))

    assert await database.dump() == before


async def test_of_two_newcomers_one_sits_down(store, other, database):
    """The other one reads again and finds the seat taken."""
    record = await lobby(store, ANN)
    await other.seat(record.id, record.number, seated(ANN, BO), NOON)
    before = await database.dump()
    with pytest.raises(Conflict):
        await store.seat(record.id, record.number, seated(ANN, CY), NOON)

    assert await database.dump() == before


async def test_a_thread_is_kept(store):
    """The match is found by it; a running match keeps its number."""
    record = await running(store)
    await store.threaded(record.id, 2**62 + 99)

    assert (await store.match_in(2**62 + 99)).id == record.id
    assert (await store.match(record.id)).number == record.number
