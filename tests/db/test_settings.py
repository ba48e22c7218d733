"""What people and servers have chosen."""

import asyncio

import pytest
from msgspec import ValidationError

from db import GuildRecord, Reach, UserRecord
from tests.db.examples import ANN, BO, CHANNEL, GUILD, NOON

CHOSEN = {
    "zone": "Europe/Oslo",
    "quiet_from": 22 * 60,
    "quiet_to": 0,
    "reach": Reach.BOTH,
    "interval": 3600,
    "digest": 8 * 60,
    "theme": "light",
    "blocked": True,
    "away_from": NOON,
    "away_until": NOON + 0.5,
}


async def test_who_has_chosen_nothing_has_the_defaults(store):
    await store.change_user(BO, blocked=True)

    assert await store.user(ANN) == UserRecord(ANN)
    assert (UserRecord(ANN).reach, UserRecord(ANN).blocked) == (Reach.THREAD, False)


async def test_everything_that_is_chosen_is_kept(store, other):
    await store.change_user(ANN, **CHOSEN)

    assert await other.user(ANN) == UserRecord(ANN, **CHOSEN)


async def test_a_choice_leaves_the_others_as_they_are(store, other):
    """Also what was settled elsewhere at the same time; and what was chosen can be unchosen."""
    await asyncio.gather(
        store.change_user(ANN, theme="light", zone="Europe/Oslo"),
        other.change_user(ANN, blocked=True),
        store.change_user(ANN, digest=480),
    )
    await store.change_user(ANN, zone=None)

    assert await store.user(ANN) == UserRecord(ANN, theme="light", blocked=True, digest=480)


async def test_to_change_nothing_is_no_mistake(store):
    await store.change_user(ANN, theme="light")
    await store.change_user(ANN)
    await store.change_guild(GUILD, NOON)

    assert (await store.user(ANN)).theme == "light"
    assert await store.guild(GUILD) == GuildRecord(GUILD, NOON)


async def test_a_server_is_known_from_its_first_word(store):
    """It joined then, if nobody knows better; what is settled later moves that no more."""
    assert await store.guild(GUILD) is None

    await store.change_guild(GUILD, NOON, channel=CHANNEL)
    await store.change_guild(GUILD, NOON + 9, rooms=(CHANNEL,), pace="daily")

    assert await store.guild(GUILD) == GuildRecord(GUILD, NOON, CHANNEL, "daily", rooms=(CHANNEL,))


async def test_a_server_that_left_may_come_back(store):
    """Its settings have waited."""
    await store.change_guild(GUILD, NOON, channel=CHANNEL)
    await store.change_guild(GUILD, NOON + 1, left=NOON + 1)
    assert (await store.guild(GUILD)).left == NOON + 1

    await store.change_guild(GUILD, NOON + 2, joined=NOON + 2, left=None)

    assert await store.guild(GUILD) == GuildRecord(GUILD, NOON + 2, CHANNEL)


@pytest.mark.parametrize(
    "wrong",
    [
        {"quiet_from": 24 * 60},
        {"quiet_to": -1},
        {"digest": "noon"},
        {"reach": "pigeon"},
        {"interval": 0},
        {"colour": "red"},
        {"blocked": None},
    ],
)
async def test_what_cannot_be_chosen_is_refused(store, wrong):
    with pytest.raises(ValidationError):
        await store.change_user(ANN, **wrong)

    assert await store.user(ANN) == UserRecord(ANN)


async def test_a_digest_is_claimed_by_one(store, other):
    """Of two processes that look at the same moment, and never again for the same day."""
    await store.change_user(ANN, digest=480)
    (person,) = await other.subscribers()

    claims = await asyncio.gather(
        store.claim_digest(person, NOON), other.claim_digest(person, NOON + 0.125)
    )
    (after,) = await store.subscribers()

    assert sorted(claims) == [False, True]
    assert not await store.claim_digest(person, NOON + 1)
    assert await store.claim_digest(after, NOON + 86400)


async def test_a_digest_is_for_those_who_want_one_and_can_be_written_to(store):
    await store.change_user(ANN, digest=0, blocked=True)
    await store.change_user(BO, digest=0)
    await store.change_user(BO + 5, theme="light")

    assert [person.id for person in await store.subscribers()] == [BO]
