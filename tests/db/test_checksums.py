"""What is not what was written is found, in every match and by everybody who would play it."""

import random

import pytest
from sqlalchemy import text

from db import Damaged, Store
from db.schema import metadata
from db.soundness import checksums
from db.soundness.audit import Damage, audited
from play.clock import SystemClock
from play.refusals import DamagedMatch
from tests.db.damages import DAMAGES, damage
from tests.db.examples import ANN, GUILD, NOON, lobby, over, running, seated, step
from tests.db.test_damage import play_on, started
from tests.db.writes import WRITES, prepared
from tests.play.playing import Bare

FREE = {
    "matches": {
        "channel",
        "created",
        "thread",
        "theme",
        "least",
        "door",
        "frozen",
        "copied",
        "lost",
        "losses",
        "ended",
        "paused",
        "stirred",
        "warned",
        "checksum",
    },
    "seats": {"match", "acted"},
}
"""Columns that no checksum covers: places, times, looks, and who may come in."""
COVERED = {"matches": checksums.MATCH, "seats": checksums.SEAT}
OF_POSITION = {"match", "number", "data"}
COLUMNS = [(table, column) for table, columns in COVERED.items() for column in columns]
UNSEEN = {("matches", "id"), ("seats", "seat")}
"""Without them rows are those of another match or seat: a foreign key holds them."""


async def damaged(database):
    """All damaged matches, each with what is damaged."""
    async with audited(database.url) as found:
        return {one.record.id: list(one.damages) async for one in found if one.damages}


def test_every_column_is_covered_or_free():
    """A new one must be put on one side."""
    for table, covered in COVERED.items():
        assert {*covered} | FREE[table] == set(metadata.tables[table].c.keys())
        assert not {*covered} & FREE[table]
    assert OF_POSITION | {"checksum"} == set(metadata.tables["positions"].c.keys())


@pytest.mark.parametrize("name", DAMAGES)
async def test_a_match_that_is_not_what_was_written_is_refused(database, store, name):
    """By every program that reads it; another one plays on; the audit names this one alone."""
    before, rng = Bare.on(store, SystemClock()), random.Random(1)
    bad, good = await started(before), await started(before)
    for _ in range(3):
        await play_on(before, bad, rng)
    assert await damaged(database) == {}
    await damage(database, bad, name)
    after = Bare.on(store, SystemClock())

    with pytest.raises(DamagedMatch):
        await after.registry.match(bad)
    with pytest.raises(DamagedMatch):
        await after.gameplay.act(bad, ANN, None, 1)
    assert set(await damaged(database)) == {bad}
    await play_on(after, good, rng)
    assert good in [record.id for record in await store.matches_of(ANN, GUILD)]
    assert set(await damaged(database)) == {bad}


@pytest.mark.parametrize(
    "name", ["another turn", "the dice's secret", "another player", "garbage for a pace"]
)
async def test_a_match_that_is_kept_in_memory_is_not_written_on_damage(database, store, name):
    """Else the next action would make it look right."""
    matches, rng = Bare.on(store, SystemClock()), random.Random(1)
    bad = await started(matches)
    await damage(database, bad, name)
    before = await database.dump()
    with pytest.raises(DamagedMatch):
        await play_on(matches, bad, rng)

    assert await database.dump() == before


@pytest.mark.parametrize(("table", "column"), COLUMNS)
async def test_one_bit_of_any_column_is_found(sqlite, table, column):
    """A text may even be none any more; what else there is can be read all the same."""
    store = await Store.open(sqlite.url)
    bad, good = await running(store), await running(store)
    if (table, column) not in UNSEEN:
        await flip(sqlite, table, column, bad.id)
        with pytest.raises(Damaged):
            await store.act(bad.id, bad.number, step(4, bad.id))

        assert (await store.match(bad.id)).damaged
        assert good.id in [one.id for one in await store.matches_of(ANN, GUILD)]
    assert not (await store.match(good.id)).damaged
    await store.act(good.id, good.number, step(4, good.id))
    await store.close()


async def flip(database, table, column, match):
    """Turn a bit of a value, or put one where there is none."""
    here = "id = :of" if table == "matches" else "match = :of AND seat = 0"
    query = text(f'SELECT "{column}" FROM {table} WHERE {here}')
    async with database.engine() as engine, engine.connect() as db:
        old = (await db.execute(query, {"of": match})).scalar_one()
    update = f'UPDATE {table} SET "{column}" = %s WHERE {here}'
    if isinstance(old, str):  # no text any more
        await database.run(update % "CAST(:new AS TEXT)", new=b"\xff" + old.encode()[1:], of=match)
    elif isinstance(old, bytes):
        await database.run(update % ":new", new=old[:-1] + bytes([old[-1] ^ 1]), of=match)
    else:
        await database.run(update % ":new", new=(old or 0) ^ 64, of=match)


@pytest.mark.parametrize("name", WRITES)
async def test_whatever_is_written_is_sound(database, store, name):
    """No write forgets a checksum."""
    record = await prepared(store, name)
    await WRITES[name](store, record)

    assert await damaged(database) == {}


async def test_a_write_that_forgets_it_is_found_out(database, store, monkeypatch):
    """The planted fault: a name is changed, and the checksum is not."""

    async def forget(*_):
        return None

    record = await running(store)
    monkeypatch.setattr("db.soundness.sealing.seal", forget)
    await store.rename(record.id, ANN, "Anna")

    assert await damaged(database) == {record.id: [Damage.RECORD]}


async def test_an_empty_lobby_and_a_finished_match_have_one_too(database, store):
    """Every stage."""
    empty = await lobby(store)
    await store.seat(empty.id, empty.number, (), NOON)
    ended = await over(store)
    assert await damaged(database) == {}
    await damage(database, empty.id, "another pace")
    await damage(database, ended.id, "the position")

    assert await damaged(database) == {
        empty.id: [Damage.RECORD],
        ended.id: [Damage.POSITION],
    }
    with pytest.raises(Damaged):
        await store.seat(empty.id, empty.number + 1, seated(ANN), NOON)


async def test_an_earlier_position_is_no_base_for_an_undo(database, store):
    """The match itself goes on."""
    record = await running(store)
    await store.act(record.id, record.number, step(4, record.id))
    await database.run("UPDATE positions SET data = :new WHERE number = 3", new=b"nothing")

    assert await damaged(database) == {record.id: [Damage.EARLIER]}
    assert not (await store.match(record.id)).damaged
    with pytest.raises(Damaged):
        await store.position(record.id, 3)
