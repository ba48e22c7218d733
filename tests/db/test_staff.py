"""What the staff of a server does, in the store: settings, bans, the log; and who is forgotten."""

from msgspec.structs import replace
from sqlalchemy import func, select

from db import StaffAct, Status, WantedPost
from db.schema import metadata
from tests.db.examples import (
    ANN,
    BO,
    CHANNEL,
    CY,
    GUILD,
    NOON,
    banned,
    lobby,
    over,
    proposed,
    running,
)
from tests.db.examples import time_proposal as proposal
from tests.db.test_forgetting import called


async def test_the_log_is_read_newest_first_by_pages_and_of_one_server(store, other):
    for number in range(5):
        await store.ban(replace(banned(BO), at=NOON + number))
    await store.unban(replace(banned(BO), guild=GUILD + 1, what=StaffAct.UNBAN))

    first = await other.audits(GUILD, 2)
    rest = await other.audits(GUILD, 9, 2)

    assert [one.at - NOON for one in (*first, *rest)] == [4, 3, 2, 1, 0]
    assert first[0] == replace(banned(BO), at=NOON + 4, id=5)
    assert await other.audit(6) == (await other.audits(GUILD + 1, 1))[0]
    assert await other.audit(7) is None


async def test_a_ban_counts_on_its_server_until_it_is_taken_back(store, other):
    await store.ban(banned(BO))
    await store.ban(banned(BO))  # twice is once

    assert await other.is_banned(GUILD, BO)
    assert not await other.is_banned(GUILD + 1, BO)
    assert not await other.is_banned(GUILD, CY)
    assert (await other.bans(GUILD), await other.bans_of(BO)) == ([BO], [GUILD])
    await store.unban(replace(banned(BO), what=StaffAct.UNBAN))
    assert not await other.is_banned(GUILD, BO)


async def test_settings_come_back_as_they_were_chosen(store, other):
    entry = replace(banned(ANN), what=StaffAct.SETTINGS, about=None)
    rooms = tuple(CHANNEL + number for number in range(25))
    await store.settle(entry, rooms=rooms, roles=(7, 8), paces=("live", "none"), heralds=True)
    await store.settle(entry, seats=3, roles=())

    found = await other.guild(GUILD)

    assert (found.rooms, found.roles, found.paces) == (rooms, (), ("live", "none"))
    assert (found.seats, found.tables, found.heralds, found.joined) == (3, None, True, NOON)


async def test_a_closed_match_has_nothing_proposed_and_tells_it(store, other):
    record = await running(store)
    await proposed(store, proposal(record, 1))
    entry = replace(banned(BO), what=StaffAct.CLOSE, match=record.id)

    closing = {"status": Status.OVER, "frozen": NOON, "ended": NOON}
    await store.moderate(record, entry, (), (WantedPost("board", "1"),), **closing)

    found = await other.match(record.id)
    assert (found.is_closed, found.damaged, found.number) == (True, False, record.number + 1)
    assert await other.proposals(record.id) == []
    assert await other.post(record.id, "staff", "1") is not None
    assert [one.id for one in await other.last_of(GUILD, 9)] == [record.id]
    assert await other.position(record.id, found.number) == await other.position(
        record.id, record.number
    )


async def test_who_is_forgotten_stands_in_no_log_and_is_banned_nowhere(store, database):
    """Neither as who did it, nor as whom it was about; what else was done stays."""
    await store.ban(banned(BO))
    await store.ban(replace(banned(CY), by=BO))
    assert [one.about for one in await store.audits_with(BO)] == [BO, CY]

    await store.forget(BO, called)

    left = await database.dump()
    assert left["bans"] == [(GUILD, CY)]
    found = await store.audits(GUILD, 9)
    assert [(one.by, one.about, one.reason) for one in found] == [(0, CY, None), (ANN, 0, None)]
    assert str(BO) not in repr(left)


async def test_of_a_server_that_is_forgotten_no_row_of_a_match_is_left(store):
    """In no table, of running matches, finished ones and invitations; others stay."""
    other = await running(store, guild=GUILD + 1)
    gone = [await running(store), await over(store), await lobby(store)]
    await proposed(store, proposal(gone[0], 1))
    await store.change_guild(GUILD, NOON, left=NOON)
    before = await _rows_of(store, other.id)

    assert await store.forget_guilds(NOON + 1) == 1

    assert [await _rows_of(store, one.id) for one in gone] == [{}, {}, {}]
    assert await _rows_of(store, other.id) == before


async def _rows_of(store, match):
    """How many rows each table has of a match."""
    found = {}
    async with store._reader.connect() as db:
        for table in metadata.sorted_tables:
            column = table.c.id if table.name == "matches" else table.c.get("match")
            if column is not None and table.name != "audits":
                wanted = select(func.count()).select_from(table).where(column == match)
                found[table.name] = (await db.execute(wanted)).scalar()
    return {name: count for name, count in found.items() if count}
