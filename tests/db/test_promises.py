"""How people keep their word, by person and match: counted with what shows it, or not at all."""

import pytest

from db import By, Conflict, Counted, Left
from tests.db.examples import ANN, BO, CY, NOON, over, running, step
from tests.db.test_forgetting import called


async def kept(store, user):
    """Of each match: its number, answers in time and late, and how it was left."""
    return [(one.match, one.answered, one.late, one.left) for one in await store.promises_of(user)]


async def played(store, record, number, **changes):
    """One deed more in a match."""
    await store.act(record.id, number - 1, step(number, record.id, **changes))


async def test_promises_are_added_by_person_and_match(store):
    first, second = await running(store), await running(store)
    await played(store, first, 4, counted=Counted(ANN, answered=1))
    await played(store, first, 5, counted=Counted(BO, late=1))
    await played(store, first, 6, counted=Counted(ANN, answered=1))
    await played(store, second, 4, counted=Counted(ANN, late=1, left=Left.TIMED_OUT))
    await store.amend(await store.match(first.id), (), (), NOON + 9, counted=Counted(ANN, late=1))

    assert await kept(store, ANN) == [
        (first.id, 2, 1, None),
        (second.id, 0, 1, "timed-out"),
    ]
    assert await kept(store, BO) == [(first.id, 0, 1, None)]
    assert await kept(store, CY) == []
    assert (await store.promises_of(ANN))[0].at == NOON + 9


async def test_the_last_matches_come_first_and_no_more_than_are_wanted(store):
    matches = [await running(store) for _ in range(3)]
    for at, record in enumerate(matches):
        await store.amend(record, (), (), NOON + at, counted=Counted(ANN, late=1))

    found = await store.promises_of(ANN, 2)

    assert [one.match for one in found] == [matches[2].id, matches[1].id]


async def test_how_a_match_was_left_stays(store):
    record = await running(store)
    await played(store, record, 4, counted=Counted(ANN, left=Left.GAVE_UP))
    await played(store, record, 5, counted=Counted(ANN, answered=1))

    assert await kept(store, ANN) == [(record.id, 1, 0, "gave-up")]


async def test_an_answer_that_is_taken_back_counts_no_more(store):
    """An order's neither; what ran out stays so, and nothing falls below nothing."""
    record = await running(store)
    await played(store, record, 4, counted=Counted(ANN, answered=1))
    await played(store, record, 5, counted=Counted(ANN, answered=1), by=By.ORDER)
    await played(store, record, 6, counted=Counted(ANN, answered=1))
    await played(store, record, 7, counted=Counted(ANN, late=1), by=By.CLOCK)
    await played(store, record, 8, counted=Counted(BO, answered=1), seat=1)

    await played(store, record, 9, action=None, undone=(5, 6, 7, 8))
    assert await kept(store, ANN) == [(record.id, 1, 1, None)]
    assert await kept(store, BO) == [(record.id, 0, 0, None)]

    await played(store, record, 10, counted=None)
    await played(store, record, 11, counted=None)
    await played(store, record, 12, action=None, undone=(4, 10, 11))
    assert await kept(store, ANN) == [(record.id, 0, 1, None)]


async def test_what_is_not_written_is_not_counted(store):
    record = await running(store)

    with pytest.raises(Conflict):
        await played(store, record, 9, counted=Counted(ANN, late=1))
    await played(store, record, 4)
    with pytest.raises(Conflict):
        await store.amend(record, (), (), NOON, counted=Counted(ANN, late=1))

    assert await kept(store, ANN) == []


async def test_who_is_forgotten_has_kept_nothing(store, database):
    """The others of the match still have."""
    record = await over(store)
    for user in (ANN, BO):
        await store.amend(record, (), (), NOON, counted=Counted(user, late=1))

    await store.forget(ANN, called)

    assert (await database.dump())["promises"] == [(record.id, BO, 0, 1, None, NOON)]
