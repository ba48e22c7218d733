"""Copies of matches to practise with, as the store keeps them: beside all that counts."""

from msgspec.structs import replace

from db import Audit, SeatRecord, StaffAct, Status
from tests.db.examples import ANN, BO, CHANNEL, CY, GUILD, NOON, lobby, over, running, step

ROBOT = SeatRecord(1, -1, "Huginn", mind="able")


async def copied(store, record, **changes):
    """A copy of a match, in which Ann sits beside a robot."""
    seats = (SeatRecord(0, ANN, "Ann"), ROBOT)
    first = replace(step(0, 77, seat=None, action=None, seats=()), **changes)
    entry = Audit(GUILD, NOON, BO, StaffAct.CLONE)
    made = await store.copy(
        record, first, entry, secret=b"other", host=ANN, seated=seats, guests={ANN: True}
    )
    return await store.match(made)


async def ended(store, record):
    await store.act(record.id, record.number, step(2, record.id, seats=(), over=True))
    return await store.match(record.id)


async def test_it_runs_at_once_where_its_original_is_with_dice_of_its_own(store):
    original = await running(store)
    copy = await copied(store, original)

    assert (copy.status, copy.number, copy.copied) == (Status.RUNNING, 1, original.id)
    assert copy.is_practice
    assert not original.is_practice
    assert (copy.guild, copy.channel, copy.thread) == (GUILD, CHANNEL, None)
    assert (copy.title, copy.options, copy.pace) == (
        original.title,
        original.options,
        original.pace,
    )
    assert (copy.secret, original.secret) == (b"other", b"secret")
    assert [seat.user for seat in copy.seats] == [ANN, -1]
    assert await store.position(copy.id, 1) == b"position 0"
    assert [one.number for one in await store.deeds(copy.id)] == [1]
    assert await store.guests(copy.id) == {ANN: True}
    assert await store.match(original.id) == original
    assert not copy.damaged


async def test_a_question_in_it_is_its_own(store):
    copy = await copied(store, await running(store), seats=step(3, 77).seats[:1])

    assert copy.seats[0].clock.match == copy.id


async def test_the_log_tells_of_the_copy(store):
    copy = await copied(store, await running(store))
    (entry,) = await store.audits(GUILD, 9)

    assert (entry.what, entry.match) == (StaffAct.CLONE, copy.id)
    assert "staff" in [one.kind for one in await store.due_posts(copy.id)]


async def test_nothing_in_it_is_counted(store):
    original = await running(store)
    before = await store.counts(), await store.people()
    copy = await copied(store, original)

    assert (await store.counts(), await store.people()) == before
    await ended(store, copy)
    assert (await store.counts(), await store.people()) == before
    assert await store.finished(ANN, GUILD, 9) == []
    assert await store.finished(ANN, None, 9) == []


async def test_one_that_somebody_has_played_alone_is_in_no_list_of_the_best(store):
    played = await over(store, ANN)
    (known,) = await store.alone(played.title, GUILD)
    alone = (SeatRecord(0, ANN, "Ann"),)
    entry = Audit(GUILD, NOON, BO, StaffAct.CLONE)
    first = step(0, 77, seat=None, action=None, seats=())
    made = await store.copy(played, first, entry, secret=b"", host=ANN, seated=alone, guests={})
    await ended(store, await store.match(made))

    assert await store.alone(played.title, GUILD) == [known]
    assert await store.alone(played.title, GUILD, ANN) == [known]


async def test_a_person_has_the_name_of_their_last_match_on_a_server(store):
    await lobby(store, ANN, BO)
    later = await lobby(store, ANN)
    await store.rename(later.id, ANN, "Anna")
    await lobby(store, CY, guild=GUILD + 1)

    assert await store.known_as(ANN, GUILD) == "Anna"
    assert await store.known_as(BO, GUILD) == f"user {BO}"
    assert await store.known_as(CY, GUILD) is None
