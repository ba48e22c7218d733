"""Lines of whoever runs the program: for which servers they are written, and each once."""

from db import Announcement, Unheard
from tests.db.examples import CHANNEL, GUILD, NOON

DAY = 86400.0
LINE = "An upgrade tonight"


async def served(store):
    """Three servers: one wants announcements, one has chosen nothing, one was left."""
    await store.change_guild(GUILD, NOON, channel=CHANNEL)
    await store.change_guild(GUILD + 1, NOON, pace="live")
    await store.change_guild(GUILD + 2, NOON, channel=CHANNEL + 2, left=NOON)


async def test_a_line_is_for_servers_that_have_chosen_where_to_read_it(store, other):
    await served(store)

    assert await store.audience(LINE, 0.0) == [(GUILD, CHANNEL)]
    assert await other.waiting() == []
    assert await store.announce(LINE, NOON, 0.0) == [(GUILD, CHANNEL)]
    assert await other.waiting() == [Announcement(1, GUILD, CHANNEL, LINE, NOON)]


async def test_the_same_line_is_written_once_and_another_one_at_once(store):
    """It waits, or was told since; after that it may be said again."""
    await served(store)
    await store.announce(LINE, NOON, NOON - DAY)

    assert await store.announce(LINE, NOON + 9, NOON + 9 - DAY) == []
    assert await store.announce(LINE, NOON + 2 * DAY, NOON + DAY) == []  # it still waits
    await store.note_told(1, NOON + 20)
    assert await store.announce(LINE, NOON + 30, NOON + 30 - DAY) == []
    assert await store.announce("Another", NOON + 30, NOON + 30 - DAY) == [(GUILD, CHANNEL)]
    assert await store.announce(LINE, NOON + 2 * DAY, NOON + DAY) == [(GUILD, CHANNEL)]


async def test_what_came_of_it_is_kept_newest_first(store):
    await served(store)
    for at, line in enumerate(("one", "two", "three")):
        await store.announce(line, NOON + at, 0.0)
    await store.note_told(1, NOON + 5)
    await store.note_told(2, NOON + 6, Unheard.GONE)

    found = await store.announced(2)

    assert [(one.text, one.told, one.trouble) for one in found] == [
        ("three", None, None),
        ("two", NOON + 6, Unheard.GONE),
    ]
    assert [one.text for one in await store.waiting()] == ["three"]


async def test_a_server_that_is_forgotten_takes_its_announcements_along(store, database):
    await served(store)
    await store.announce(LINE, NOON, 0.0)
    await store.change_guild(GUILD, NOON, left=NOON + 1)

    await store.forget_guilds(NOON + 2)

    assert (await database.dump())["announcements"] == []
