"""A person who is forgotten, on every database: seats, host, letters, offers, settings."""

import sqlite3
from contextlib import closing

import pytest
from msgspec.structs import replace

from db import NO_SERVER, Conflict, Reach, Store, WantedPost, nameless
from tests.db.examples import (
    ANN,
    BO,
    CY,
    NOON,
    lobby,
    over,
    rematch,
    running,
    time_proposal,
)

DAG = CY + 1


def called(seat):
    """The name of a forgotten seat."""
    return f"nameless {seat}"


async def test_nothing_of_a_person_is_left_in_any_column(store, database):
    going, record = await running(store, BO, CY), await over(store)
    offer = replace(time_proposal(going), kind="seat", key="seat:0:9", guest=DAG, name="Dag")
    await store.propose(offer, going.number, (), NOON)
    post = await store.post(record.id, "board", "1")
    await store.delivered(post.id, shown=post.wanted, message=7, reader=ANN)
    await store.change_user(ANN, zone="Europe/Oslo")
    assert str(ANN) in repr(await database.dump())
    assert [one.id for one in await store.letters_to(ANN)] == [post.id]
    assert [one.key for one in await store.invitations_to(DAG)] == ["seat:0:9"]

    assert await store.forget(ANN, called) == [record.id]
    assert await store.forget(DAG, called) == []

    left = repr(await database.dump())
    assert [user for user in (ANN, DAG) if str(user) in left] == []
    found = await store.match(record.id)
    assert (found.damaged, found.host) == (False, 0)
    assert [seat.user for seat in found.seats] == [nameless(0), BO]
    assert found.names[0] == "nameless 0"


async def test_who_is_forgotten_is_not_noted_as_a_reader_afterwards(store):
    """A direct message may arrive at the same moment."""
    record = await over(store)
    post = await store.post(record.id, "board", "1")
    await store.forget(ANN, called)

    await store.delivered(post.id, shown=post.wanted, message=7, reader=ANN)

    assert await store.letters_to(ANN) == []


async def test_a_refused_message_makes_nobody_known_again(store, database):
    """It may be refused at the same moment."""
    await store.change_user(ANN, reach=Reach.DM)
    await store.note_refusal(ANN)
    assert (await store.user(ANN)).blocked
    await store.forget(ANN, called)

    await store.note_refusal(ANN)

    assert (await database.dump())["users"] == []


async def test_a_damaged_match_is_forgotten_in_and_stays_damaged(store, database):
    record = await running(store)
    await database.run("UPDATE matches SET turn = 77")

    await store.forget(ANN, called, stuck={record.id})

    found = await store.match(record.id)
    assert found.damaged
    assert found.seat_of(ANN) is None


async def test_no_letter_is_due_any_more_to_who_is_forgotten(store):
    """One that was not sent, and one that was to go; another seat's is still due."""
    record = await running(store, nameless(0), BO)
    letters = [WantedPost("dm", "0:1"), WantedPost("dm", "0:2"), WantedPost("dm", "1:1")]
    await store.want(record.id, letters, NOON)
    await store.want(record.id, [WantedPost("dm", "0:2", gone=True)], NOON)

    await store.forget(ANN, called)

    due = await store.due_posts(record.id)
    assert [post.key for post in due if post.kind == "dm"] == ["1:1"]


async def test_whoever_has_sat_down_meanwhile_must_leave_first(store, database):
    """In an invitation or in a match; nothing is written before."""
    await over(store)
    for sat_down in (lobby, running):
        record = await sat_down(store, BO, ANN)
        before = await database.dump()

        with pytest.raises(Conflict):
            await store.forget(ANN, called)

        assert await database.dump() == before
        await database.run("UPDATE matches SET status = 'over' WHERE id = :id", id=record.id)


async def test_a_match_in_direct_messages_goes_altogether(store, database):
    """With its rematch and the notes about both; another person's stays."""
    first = await over(store, ANN, BO, guild=NO_SERVER)
    again = await rematch(store, first, None)
    await lobby(store, BO, guild=NO_SERVER)

    assert await store.forget(ANN, called) == [first.id, again]

    left = await database.dump()
    assert [row[0] for row in left["matches"]] == [again + 1]
    assert [name for name in left["notes"] if "rematch" in repr(name)] == []
    assert {row[1] for row in left["posts"]} == {again + 1}
    assert left["actions"] == left["positions"] == left["clocks"] == []


async def test_not_one_byte_is_left_in_the_files(sqlite):
    """Of id and name, in the file and in its log, though other programs have both open."""
    store = await Store.open(sqlite.url)
    other = await Store.open(sqlite.url)
    for _ in range(30):
        record = await over(store, ANN, BO)
        await other.rename(record.id, ANN, "Brynhilda")
    signs = (b"Brynhilda", f"user {ANN}".encode(), ANN.to_bytes(8, "big"))
    assert all(sign in _bytes(sqlite.file) for sign in signs)

    await store.forget(ANN, called)
    assert await store.cut_log()

    assert [sign for sign in signs if sign in _bytes(sqlite.file)] == []
    await store.close()
    await other.close()


async def test_the_log_cannot_be_cut_while_another_program_reads(sqlite):
    store = await Store.open(sqlite.url)
    with closing(sqlite3.connect(sqlite.file, isolation_level=None)) as reader:
        reader.execute("BEGIN")
        reader.execute("SELECT count(*) FROM matches").fetchone()
        await lobby(store)

        assert not await store.cut_log()

        reader.execute("COMMIT")
        assert await store.cut_log()
    await store.close()


def _bytes(file):
    """All that stands in a database's file and in its log."""
    log = file.with_name(file.name + "-wal")
    return file.read_bytes() + (log.read_bytes() if log.exists() else b"")
