"""Deeds and positions: one number for each write, and one writer for each number."""

import random

import pytest
from msgspec.structs import replace

from db import By, Conflict, Status
from tests.db.examples import ANN, BO, NOON, asked, lobby, over, running, seated, step, timed


async def test_a_deed_moves_the_match_on(store):
    """Number, turn, position, prompts and history, all together."""
    record = await running(store)
    await store.act(record.id, record.number, step(4, turn=2, seats=asked(7, record.id)))
    after = await store.match(record.id)
    deed = (await store.deeds(record.id))[-1]

    assert (after.number, after.turn, after.status) == (record.number + 1, 2, Status.RUNNING)
    assert await store.position(record.id, after.number) == b"position 4"
    assert (deed.number, deed.turn, deed.seat) == (4, 2, 0)
    assert (deed.action, deed.events, deed.at, deed.undone) == (
        b"action 4",
        b"events 4",
        NOON + 4,
        None,
    )
    assert [seat.prompt for seat in after.seats] == [7, 7]


async def test_only_who_acted_has_clicked(store):
    """The time of the last click is the seat's own."""
    record = await running(store)
    clicked = replace(record.seats[1], acted=NOON + 4)
    await store.act(record.id, record.number, step(4, seat=1, seats=(clicked,)))

    assert [seat.acted for seat in (await store.match(record.id)).seats] == [None, NOON + 4]


async def test_the_last_deed_ends_the_match(store):
    """Nothing is done in it afterwards."""
    record = await over(store)
    with pytest.raises(Conflict):
        await store.act(record.id, record.number, step(5, record.id))

    assert (record.status, record.ended) == (Status.OVER, NOON + 4)


async def test_a_record_tells_what_a_write_makes_of_it(store):
    """So that nobody has to read again what was just written."""
    record = await lobby(store)
    steps = [
        step(3, seat=None, action=None),
        step(4, turn=2, seat=1, seats=(timed(record.seats[1], 9, record.id),)),
        step(5, turn=2, seats=asked(10, record.id), by=By.CLOCK),
        step(6, turn=3, seats=seated(ANN, BO), over=True),
    ]
    for write, one in zip((store.start, *[store.act] * 3), steps, strict=True):
        await write(record.id, record.number, one)
        record = record.after(one)

        assert record == await store.match(record.id)


@pytest.mark.parametrize("seed", range(8))
async def test_the_history_that_an_undo_needs(store, seed):
    """Never less than from the seat's last deed, and from whatever reaches past that."""
    rng, record = random.Random(seed), await running(store)
    for number in range(4, 44):
        deeds = await store.deeds(record.id)
        undone = taken_back(rng, deeds)
        played = {"action": None, "undone": undone} if undone else {}
        by = rng.choice([None, None, By.ORDER, By.CLOCK])
        done = step(number, record.id, seat=rng.randrange(2), by=by, **played)
        await store.act(record.id, number - 1, done)
        deeds = await store.deeds(record.id)
        for seat in (0, 1):
            assert await store.deeds_since(record.id, seat) == since(deeds, seat)
            chosen = await store.deeds_since(record.id, seat, orders=False)
            assert chosen == since(deeds, seat, by=(None, By.CLOCK))


def taken_back(rng, deeds):
    """The numbers of an undo: one deed that stands, or all from it on; often none."""
    standing = [deed.number for deed in deeds if deed.action and not deed.undone][-4:]
    if not standing or rng.random() < 0.6:
        return ()
    first = rng.randrange(len(standing))
    return tuple(standing[first:] if rng.random() < 0.5 else standing[first : first + 1])


def since(deeds, seat, by=(None, *By)):
    """The same, found by looking at everything."""
    standing = [deed for deed in deeds if deed.action and not deed.undone and deed.by in by]
    own = [deed.number for deed in standing if deed.seat == seat]
    if not own:
        return []
    start = own[-1]
    while earlier := [d.number for d in deeds if d.undone and d.number < start < d.undone]:
        start = min(earlier)
    return [deed for deed in deeds if deed.number >= start]


@pytest.mark.parametrize("off", [-1, 1])
async def test_another_number_is_a_conflict(store, database, off):
    """Neither an old number nor one that is not there yet; nothing is written."""
    record = await running(store)
    before = await database.dump()
    with pytest.raises(Conflict):
        await store.act(record.id, record.number + off, step(4, record.id, undone=(3,)))

    assert await database.dump() == before


async def test_nothing_is_done_in_a_lobby_or_nowhere(store, database):
    """There is no position to go on from."""
    record = await lobby(store)
    before = await database.dump()
    for match in (record.id, record.id + 1):
        with pytest.raises(Conflict):
            await store.act(match, record.number, step(4))

    assert await database.dump() == before


async def test_every_position_is_kept(store):
    """Undo and the boards of past turns need them; 100 kB come back as they were."""
    record = await running(store)
    large = bytes(range(256)) * 400
    await store.act(record.id, 3, step(4, record.id, position=large))
    await store.act(record.id, 4, step(5, record.id))

    assert await store.position(record.id, 3) == b"position 3"
    assert await store.position(record.id, 4) == large


async def test_the_history_is_in_order(store):
    """Of the whole match, or of one of its turns, and of this match alone."""
    record, another = await running(store), await running(store)
    for number in (4, 5, 6):
        await store.act(record.id, number - 1, step(number, record.id, turn=number // 2))
    await store.act(another.id, 3, step(4, another.id))

    assert [deed.number for deed in await store.deeds(record.id)] == [3, 4, 5, 6]
    assert [deed.number for deed in await store.deeds(record.id, 2)] == [4, 5]
    assert await store.deeds(record.id, 9) == []


async def test_a_deed_that_is_taken_back_stays_in_the_history(store):
    """It names the number under which it was taken back; no number comes again."""
    record = await running(store)
    await store.act(record.id, 3, step(4, record.id))
    await store.act(record.id, 4, step(5, record.id))
    await store.act(record.id, 5, step(6, record.id, action=None, undone=(4, 5)))

    assert [deed.undone for deed in await store.deeds(record.id)] == [None, 6, 6, None]
    assert (await store.match(record.id)).number == 6
