"""The lists of open tables that stand in channels: wanted, sent, lost, forgotten."""

from msgspec.structs import replace

from db import Signpost, StaffAct
from tests.db.examples import ANN, CHANNEL, GUILD, NOON, banned, lobby, running

CHOICE = replace(banned(ANN), what=StaffAct.SETTINGS, about=None)
SENT = {"message": 2**62 + 90, "shown": "abc"}


async def only(store) -> Signpost:
    """The only one that there is."""
    (one,) = await store.signposts()
    return one


async def test_the_staff_chooses_where_one_stands_and_the_log_tells_it(store, other):
    await store.choose_signposts(CHOICE, (CHANNEL, CHANNEL + 1))

    first, second = await other.signposts()
    (entry,) = await other.audits(GUILD, 9)
    assert first == Signpost(CHANNEL, GUILD, stands=True, number=1, made=NOON)
    assert second.channel == CHANNEL + 1
    assert entry.what is StaffAct.SETTINGS
    assert await other.signposts_of(GUILD + 1) == []


async def test_one_that_stands_is_left_alone_by_the_next_choice(store):
    await store.choose_signposts(CHOICE, (CHANNEL,))
    await store.change_signpost(await only(store), **SENT)
    before = await only(store)
    await store.choose_signposts(replace(CHOICE, at=NOON + 9), (CHANNEL,))

    assert await only(store) == before


async def test_one_that_is_chosen_again_is_another_message(store):
    """What was sent before has the old number, and is not taken for it."""
    await store.choose_signposts(CHOICE, (CHANNEL,))
    await store.change_signpost(await only(store), losses=2, stands=False)
    assert await store.signposts() == []
    (off,) = await store.signposts_of(GUILD)
    await store.choose_signposts(replace(CHOICE, at=NOON + 9), (CHANNEL,))

    assert off.losses == 2
    assert await only(store) == Signpost(CHANNEL, GUILD, stands=True, number=2, made=NOON + 9)


async def test_one_that_is_not_chosen_any_more_has_its_message_to_be_deleted(store):
    await store.choose_signposts(CHOICE, (CHANNEL,))
    await store.change_signpost(await only(store), **SENT)
    await store.choose_signposts(CHOICE, ())
    left = await only(store)
    await store.change_signpost(left, message=None)

    assert (left.stands, left.message) == (False, SENT["message"])
    assert await store.signposts() == []


async def test_what_became_of_an_earlier_message_is_not_noted(store, other):
    """Of two programs one is faster."""
    await store.choose_signposts(CHOICE, (CHANNEL,))
    read = await only(other)

    assert await store.change_signpost(read, number=2)
    assert not await other.change_signpost(read, **SENT)
    assert (await only(store)).message is None


async def test_it_is_covered_by_what_is_posted_below_it(store):
    await store.choose_signposts(CHOICE, (CHANNEL,))
    await store.change_signpost(await only(store), **SENT)
    await store.cover_signpost(CHANNEL, SENT["message"] - 1)
    await store.cover_signpost(CHANNEL + 1, SENT["message"] + 1)
    assert not (await only(store)).covered
    await store.cover_signpost(CHANNEL, SENT["message"] + 1)
    assert (await only(store)).covered


async def test_the_tables_are_those_that_wait_where_one_stands(store):
    waiting = await lobby(store)
    await running(store)
    assert await store.tables_at_signposts() == []
    await store.choose_signposts(CHOICE, (CHANNEL + 1,))
    assert await store.tables_at_signposts() == []
    await store.choose_signposts(CHOICE, (CHANNEL,))

    assert [one.id for one in await store.tables_at_signposts()] == [waiting.id]


async def test_it_is_forgotten_with_its_channel_and_with_its_server(store):
    await store.choose_signposts(CHOICE, (CHANNEL, CHANNEL + 1))
    await store.forget_signpost(CHANNEL)
    assert (await only(store)).channel == CHANNEL + 1
    await store.change_guild(GUILD, NOON, left=NOON)
    await store.forget_guilds(NOON + 1)

    assert await store.signposts_of(GUILD) == []


async def test_after_a_restore_its_message_is_looked_for(store):
    """Another one may have been sent since the backup."""
    await store.choose_signposts(CHOICE, (CHANNEL,))
    await store.change_signpost(await only(store), **SENT)
    await store.take_note("restored", "")
    await store.begin(NOON + 1000)

    assert await only(store) == Signpost(CHANNEL, GUILD, stands=True, number=1, made=NOON)
