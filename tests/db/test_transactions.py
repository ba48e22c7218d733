"""One method is one transaction: all of it, or nothing."""

import asyncio
import contextlib
import inspect
from itertools import count

import pytest
from sqlalchemy import text, update

from db import Conflict, Status, Store
from db.schema import matches
from tests.db.databases import Database
from tests.db.examples import lobby, running, step
from tests.db.writes import WRITES, PlantedError, commits, failing, prepared
from tests.patience import patient

READS = {
    "alone", "announced", "audience", "audit", "audits", "audits_with", "bans", "bans_of",
    "blocked_by", "calls", "closed_by_leaving", "counts",
    "deeds", "deeds_after", "deeds_of", "deeds_since", "due_posts", "expired_proposals", "finished",
    "guest_at", "guests", "guild", "hosted", "invitations_to", "is_apart", "is_banned",
    "known_as", "known_guilds", "lapses", "last_of", "letters_to", "listed", "living_in", "lobbies",
    "match", "match_in",
    "matches_of", "matches_with", "messages_of", "next_clock", "note", "notes_of", "original",
    "people", "position", "post", "promises_of", "proposal", "proposals", "quiet_since", "rematch",
    "signposts", "signposts_of", "silent", "stranded", "subscribers", "tables_at_signposts",
    "tally", "told_farewell", "user", "waiting",
}  # fmt: skip
"""The methods that write nothing."""


class Halfway(Store):
    """A planted fault: an act in two transactions."""

    async def act(self, match, number, step):
        async with self._engine.begin() as db:
            await db.execute(update(matches).values(turn=step.turn + 1))
        await super().act(match, number, step)


async def all_or_nothing(store: Store, database: Database, name: str) -> int:
    """Let each statement of a write fail in turn; gives how many there were."""
    record = await prepared(store, name)
    before = await database.dump()
    for at in count(1):
        with failing(store, at):
            try:
                await WRITES[name](store, record)
            except PlantedError:
                assert await database.dump() == before
            else:
                return at - 1
    raise AssertionError


async def test_every_method_is_known_as_reading_or_writing():
    """A new one must be tried here too."""
    methods = inspect.getmembers(Store, inspect.iscoroutinefunction)
    public = {name for name, _ in methods if not name.startswith("_")}

    assert public - {"open", "join", "close", "cut_log"} == READS | set(WRITES)


@pytest.mark.parametrize("name", WRITES)
async def test_a_write_that_fails_anywhere_leaves_nothing(store, database, name):
    """Whichever of its statements it is."""
    before = await database.dump()

    assert await all_or_nothing(store, database, name) >= 1
    assert await database.dump() != before


@pytest.mark.parametrize("name", WRITES)
async def test_a_write_is_committed_once(store, name):
    """A crash can come only before it or after it."""
    record = await prepared(store, name)
    with commits(store) as found:
        await WRITES[name](store, record)

    assert len(found) == 1


async def test_two_transactions_are_found_out(database):
    """The planted fault."""
    store = await Halfway.open(database.url)
    with pytest.raises(AssertionError):
        await all_or_nothing(store, database, "act")
    await store.close()


CUT_OFF = (
    "SELECT pg_terminate_backend(pid) FROM pg_stat_activity"
    " WHERE datname = current_database() AND pid <> pg_backend_pid()"
)


async def test_a_connection_that_broke_is_made_anew(store, database):
    """Connections stay open between the writes, and may be cut off meanwhile."""
    record = await running(store)
    if database.kind == "sqlite":
        await store._writer.invalidate()
    else:
        await database.run(CUT_OFF)
    await store.act(record.id, record.number, step(4))

    assert (await store.match(record.id)).number == 4


async def test_whoever_is_cancelled_while_reading_or_writing_stays_cancelled(store):
    """Wherever that happens: it is no fault of the database, after which one would go on."""
    record = await running(store)
    for steps in range(60):
        for work in (store.due_posts(), store.match(record.id), store.take_note("a", str(steps))):
            task = asyncio.create_task(work)
            for _ in range(steps):
                await asyncio.sleep(0)
            stopped = task.cancel()
            (came,) = await asyncio.gather(task, return_exceptions=True)
            assert not isinstance(came, Exception) and stopped is isinstance(
                came, asyncio.CancelledError
            )

    assert (await store.match(record.id)).number == record.number


async def test_of_two_programs_at_the_same_number_one_wins(store, other, database):
    """The other one has a conflict, and not a row of its write is there."""
    record = await running(store)
    outcomes = await asyncio.gather(
        store.act(record.id, record.number, step(4, record.id, action=b"first")),
        other.act(record.id, record.number, step(4, record.id, action=b"second")),
        return_exceptions=True,
    )
    won = outcomes.index(None)
    after = await database.dump()

    assert isinstance(outcomes[1 - won], Conflict)
    assert (await store.deeds(record.id))[-1].action == (b"first", b"second")[won]
    with pytest.raises(Conflict):
        await (store, other)[1 - won].act(record.id, record.number, step(4))
    assert await database.dump() == after


async def test_many_tasks_play_many_matches(store, other):
    """Sixteen matches side by side, on two programs; each goes its own way."""
    records = [await running(store) for _ in range(16)]

    async def play(at, record):
        for number in range(4, 9):
            here = (store, other)[(at + number) % 2]
            await here.act(record.id, number - 1, step(number, record.id, action=b"%d" % at))

    await asyncio.gather(*(play(at, record) for at, record in enumerate(records)))
    for at, record in enumerate(records):
        assert (await store.match(record.id)).number == 8
        assert [deed.action for deed in await store.deeds(record.id)][1:] == [b"%d" % at] * 5


async def test_many_tasks_play_the_same_match(store, other):
    """Each number goes to one of them, and none is lost."""
    record = await running(store)

    async def play(at):
        done = 0
        while done < 3:
            number = (await store.match(record.id)).number
            try:
                await (store, other)[at % 2].act(record.id, number, step(number + 1, seat=at % 2))
                done += 1
            except Conflict:
                continue

    await asyncio.gather(*map(play, range(16)))
    after = await store.match(record.id)

    assert after.number == record.number + 16 * 3
    assert [deed.number for deed in await store.deeds(record.id)] == list(
        range(3, after.number + 1)
    )


async def test_two_programs_note_the_same_at_once(store, other):
    """Neither stumbles over the other's row."""
    for name in "abcdef":
        await asyncio.gather(*(one.take_note(name, "here") for one in (store, other) * 4))

    assert [await store.note(name) for name in "abcdef"] == ["here"] * 6


async def proposes(store, record):
    """Somebody would like a draw, if nothing happens meanwhile."""
    with contextlib.suppress(Conflict):
        await WRITES["propose"](store, await store.match(record.id))


async def test_a_proposal_and_a_deed_at_once_get_along(store, other):
    """Writes that do not check the number wait for each other too."""
    record = await running(store)
    for number in range(3, 13):
        clock = await store.next_clock()
        await asyncio.gather(
            proposes(store, record),
            proposes(other, record),
            WRITES["want"](other, record),
            store.put_off(clock, 0.0),
            other.act(record.id, number, step(number + 1, record.id)),
        )

    assert (await store.match(record.id)).number == 13


async def test_a_reader_sees_a_match_at_one_moment(store, other):
    """Its number and its seats' prompts belong together, though they are two tables."""
    record = await running(store)
    done = asyncio.Event()

    async def look():
        while not done.is_set():
            seen = await store.match(record.id)
            assert {seat.prompt for seat in seen.seats} == {seen.number}
            [mine] = await store.matches_of(seen.seats[0].user, seen.guild)
            assert {seat.prompt for seat in mine.seats} == {mine.number}

    looking = [asyncio.create_task(look()) for _ in range(3)]
    for number in range(4, 40):
        await other.act(record.id, number - 1, step(number, record.id))
    done.set()

    await asyncio.gather(*looking)


async def test_a_cancelled_write_is_all_or_nothing(store, database):
    """Wherever it is cancelled; and nobody waits for a lock that it has left behind."""
    record = await prepared(store, "act")
    number = record.number
    for at in range(40):
        before = await database.dump()
        task = asyncio.create_task(store.act(record.id, number, step(number + 1, record.id)))
        await asyncio.sleep(at * 0.0003)
        task.cancel()
        await asyncio.gather(task, return_exceptions=True)
        after = (await store.match(record.id)).number

        assert (await database.dump() == before) == (after == number)
        async with patient():
            await store.act(record.id, after, step(after + 1, record.id))
        number = after + 1


async def test_a_cancelled_write_is_still_cancelled(store):
    """Whoever waits for the task sees that, also where the write itself failed."""
    record = await running(store)
    for number in (record.number, 99):
        task = asyncio.create_task(store.act(record.id, number, step(4, record.id)))
        await asyncio.sleep(0)
        task.cancel()
        with pytest.raises(asyncio.CancelledError):
            await task

    assert (await store.match(record.id)).number == 4


async def test_what_was_written_is_there_after_a_restart(database):
    """Closed, or torn down without a farewell."""
    store = await Store.open(database.url)
    record = await running(store)
    await store.close()
    again = await Store.open(database.url)

    assert await again.match(record.id) == record
    assert (await again.match(record.id)).status is Status.RUNNING
    await again.close()


async def test_rows_belong_to_a_match(store, database):
    """The database itself refuses others."""
    record = await lobby(store)
    with pytest.raises(Exception, match=r"(?i)foreign key"):
        await database.run(f"UPDATE seats SET match = {record.id + 1}")
    async with store._engine.connect() as connection:
        assert (await connection.execute(text("SELECT count(*) FROM seats"))).scalar() == 2
