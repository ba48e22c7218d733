"""Private threads: who sees them, who comes in, and who may bring or take out whom."""

import pytest

from hall import Permission

WEEK = {"name": "Table", "auto_archive_duration": 10080, "type": 12}


async def started(api, room, **more):
    """A private thread of the bot's, as Discord tells it."""
    status, thread = await api.send("POST", f"/channels/{room.id}/threads", WEEK | more)
    assert status == 201
    return thread


def member(thread, user):
    return f"/channels/{thread['id']}/thread-members/{user.id}"


async def test_only_its_members_see_it(api, hall, room, ann, bo):
    thread = await started(api, room)
    await api.send("POST", f"/channels/{thread['id']}/messages", {"content": "Hail"})
    assert ann.threads(room) == bo.threads(room) == []

    assert (await api.send("PUT", member(thread, ann)))[0] == 204
    (seen,) = ann.threads(room)

    assert [message.content for message in ann.sees(seen)] == ["Hail"]
    assert bo.threads(room) == []
    assert bo.sees(seen) == []


async def test_it_takes_a_permission_of_its_own(api, hall, room):
    hall.deny(room, hall.bot, Permission.CREATE_PRIVATE_THREADS)

    assert await api.code("POST", f"/channels/{room.id}/threads", WEEK) == (403, 50013)


async def test_who_has_started_it_takes_people_out(api, hall, room, ann):
    """Docs, Remove Thread Member: of a public one only who may manage threads does."""
    hall.deny(room, hall.bot, Permission.MANAGE_THREADS)
    private, public = await started(api, room), await started(api, room, type=11)
    for thread in (private, public):
        assert (await api.send("PUT", member(thread, ann)))[0] == 204

    assert (await api.send("DELETE", member(private, ann)))[0] == 204
    assert await api.code("DELETE", member(public, ann)) == (403, 50013)
    assert [one.id for one in ann.threads(room)] == [int(public["id"])]


async def test_nobody_comes_or_goes_while_it_is_archived(api, room, ann, bo):
    thread = await started(api, room)
    await api.send("PUT", member(thread, ann))
    await api.send("PATCH", f"/channels/{thread['id']}", {"archived": True})

    assert await api.code("PUT", member(thread, bo)) == (400, 50083)
    assert await api.code("DELETE", member(thread, ann)) == (400, 50083)


async def test_a_mention_brings_somebody_in(api, hall, room, ann, bo):
    """And rings them; one that is not allowed does neither, nor one of who sees no channel."""
    thread = await started(api, room)
    hall.deny(room, bo, Permission.VIEW_CHANNEL)
    here, both = f"/channels/{thread['id']}/messages", f"{ann.mention} {bo.mention}"

    await api.send("POST", here, {"content": both, "allowed_mentions": {"parse": []}})
    assert ann.threads(room) == []
    await api.send("POST", here, {"content": both})

    assert [one.id for one in ann.threads(room)] == [int(thread["id"])]
    assert len(ann.pings) == 1
    assert bo.threads(room) == []
    assert bo.pings == []


@pytest.mark.parametrize("invitable", [True, False])
async def test_members_bring_others_in_if_it_lets_them(api, hall, room, ann, bo, invitable):
    """Docs, Channel: `invitable` tells whether those who do not moderate may."""
    hall.allow(room, hall.bot, Permission.MANAGE_THREADS)
    thread = await started(api, room, invitable=invitable)
    await api.send("PUT", member(thread, ann))
    (seen,) = ann.threads(room)

    await ann.send(seen, f"Come, {bo.mention}")

    assert thread["thread_metadata"]["invitable"] is invitable
    assert bool(bo.threads(room)) is invitable


async def test_who_does_not_moderate_brings_nobody_into_a_closed_one(api, hall, room, ann):
    hall.allow(room, hall.bot, Permission.MANAGE_THREADS)
    thread = await started(api, room, invitable=False)
    assert (await api.send("PUT", member(thread, ann)))[0] == 204

    hall.deny(room, hall.bot, Permission.MANAGE_THREADS)

    assert await api.code("PUT", member(thread, ann)) == (403, 50013)
