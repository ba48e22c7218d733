"""Seats that change hands, and matches that fall silent."""

import asyncio

import pytest
from msgspec.structs import replace
from sqlalchemy.exc import IntegrityError

from db import Conflict, Status, Store, WantedPost
from db.reading import SILENT
from tests.db.examples import ANN, BO, CY, NOON, lobby, over, running, step

WISHES = (WantedPost("board", "1"),)
SILENCES = {"untouched": NOON + 500, "before": NOON + 200, "told_before": NOON + 300}


async def arrange(store, record, *changed, **changes):
    await store.arrange(record, changed, WISHES, NOON + 9, **changes)


async def test_a_seat_changes_hands_without_a_deed(store):
    """The match moves on, so that whoever read it before has nothing in hand any more."""
    record = await running(store)
    cys = replace(record.seats[1], user=CY, name="Cy", prompt=9, missed=0)
    await arrange(store, record, cys, paused=NOON)
    after = await store.match(record.id)

    assert after.seats == (record.seats[0], cys)
    assert (after.number, after.paused, after.stirred) == (record.number + 1, NOON, NOON + 9)
    assert await store.position(record.id, after.number) == b"position 3"
    assert await store.deeds(record.id) == await store.deeds(record.id, record.turn)
    assert [deed.number for deed in await store.deeds(record.id)] == [3]
    assert (await store.post(record.id, "board", "1")).wanted == after.number
    await store.act(record.id, after.number, step(5, record.id))


async def test_who_was_slower_changes_nothing(store, database):
    record = await running(store)
    await store.act(record.id, record.number, step(4, record.id))
    before = await database.dump()
    with pytest.raises(Conflict):
        await arrange(store, record, replace(record.seats[1], user=CY))

    assert await database.dump() == before


async def test_nobody_sits_on_two_seats(store, database):
    record = await running(store)
    before = await database.dump()
    with pytest.raises(IntegrityError):
        await arrange(store, record, replace(record.seats[1], user=ANN))

    assert await database.dump() == before


async def test_of_two_newcomers_one_has_the_seat(store, other):
    record = await running(store)
    outcomes = await asyncio.gather(
        arrange(store, record, replace(record.seats[1], user=CY)),
        arrange(other, record, replace(record.seats[1], user=CY + 1)),
        return_exceptions=True,
    )
    won = outcomes.index(None)

    assert isinstance(outcomes[1 - won], Conflict)
    assert [seat.user for seat in (await store.match(record.id)).seats] == [ANN, CY + won]


async def test_an_invitation_is_withdrawn(store):
    record = await lobby(store)
    await store.withdraw(record.id, record.number, NOON + 1)
    after = await store.match(record.id)

    assert (after.status, after.ended, after.began) == (Status.OVER, NOON + 1, False)
    assert (await store.post(record.id, "lobby", "0")).wanted == after.number
    with pytest.raises(Conflict):
        await store.withdraw(record.id, after.number, NOON)


async def test_a_board_is_shown_anew_though_the_match_has_not_moved(store):
    """It says that time stands still, or until when."""
    record = await running(store)
    board = await store.post(record.id, "board", "1")
    await store.delivered(board.id, shown=board.wanted, message=7)
    await store.amend(record, (), WISHES, NOON)
    assert (await store.post(record.id, "board", "1")).due

    again = await store.post(record.id, "board", "1")
    await store.delivered(board.id, shown=again.wanted, message=7)
    await store.act(record.id, record.number, step(4, record.id))
    assert (await store.post(record.id, "board", "1")).due


async def stirred(store, database, at, make=running, warned=None):
    """A match in which somebody did something, and whose players were told, so late."""
    record = await make(store)
    await database.run(
        "UPDATE matches SET stirred = :at, warned = :warned WHERE id = :of",
        of=record.id,
        at=NOON + at,
        warned=None if warned is None else NOON + warned,
    )
    return record.id


async def test_the_quietest_matches_come_first(store, database):
    late = await stirred(store, database, 150)
    early = await stirred(store, database, 100)
    await stirred(store, database, 250)
    waiting = await stirred(store, database, 400, lobby)
    await stirred(store, database, 600, lobby)
    await stirred(store, database, 50, over)

    assert await store.silent(**SILENCES, most=9) == [early, late, waiting]
    assert await store.silent(**SILENCES, most=1) == [early]


async def test_who_was_told_has_time(store, database):
    """Another silence after a deed has another notice."""
    told = await stirred(store, database, 100, warned=299)
    await stirred(store, database, 110, warned=301)
    again = await stirred(store, database, 120, warned=119)

    assert await store.silent(**SILENCES, most=9) == [told, again]


async def test_the_silent_ones_are_found_by_their_index(sqlite):
    """Which holds no match that is over, so that a hundred thousand of those cost nothing."""
    await (await Store.open(sqlite.url)).close()
    async with sqlite.engine() as engine, engine.connect() as connection:
        made = SILENT.compile(engine.sync_engine)
        known = made.construct_params(SILENCES | {"most": 3})
        values = tuple(known[name] for name in made.positiontup)
        rows = await connection.exec_driver_sql(f"EXPLAIN QUERY PLAN {made}", values)
        plan = [row[-1] for row in rows]

    assert plan == ["SEARCH matches USING INDEX ix_matches_stirred (stirred<?)"]


async def test_a_span_in_which_nobody_could_play_is_no_silence(store, database):
    match = await stirred(store, database, 100, warned=150)
    ended = await stirred(store, database, 100, over)
    await store.pass_over(NOON + 120, NOON + 1120)
    after = await store.match(match)

    assert (after.stirred, after.warned) == (NOON + 1100, NOON + 1120)
    assert (await store.match(ended)).stirred == NOON + 100
    assert (await store.match(match)).seats[1].user == BO
