"""The list of a channel's open tables that stands there for all, where the staff wants one."""

import pytest

from hall import Fault, Message, Permission
from hall.model import MessageFlag
from play.post import backoff
from play.post.lists.signposts import APART
from tests.cogs.scene import labels, pressed, settled, typed
from tests.cogs.staffing import choose, made_staff, panel_of
from tests.patience import wait_for
from words.speech import isolated

HEADING = "**Open tables in this channel**"
EMPTY = "No table waits for players right now."
TRIES = 5
"""The number of times that discord.py sends a request which fails."""


@pytest.fixture
async def house(hallway):
    """Cat manages the server, and no match is there yet."""
    made_staff(hallway, hallway.cat)
    return hallway


def signs(scene, room=None) -> list[Message]:
    """The lists that stand in a channel."""
    seen = scene.bo.sees(room or scene.room)
    return [one for one in seen if one.text.startswith(HEADING) and not one.ephemeral]


async def settle(scene, *rooms):
    """Cat chooses the channels; gives the panel's text then."""
    panel = await panel_of(scene.cat, scene.room)
    return (await choose(scene.cat, panel, "signposts", *rooms)).text


async def shown(scene, *texts, room=None, without=()) -> Message:
    """The list, once it is the only one, shows this, and shows that no more."""

    def look():
        found = signs(scene, room)
        whole = "".join(one.text for one in found)
        fits = all(text in whole for text in texts) and not any(text in whole for text in without)
        return found[0] if len(found) == 1 and fits else None

    return await wait_for(look)


async def at_the_end(scene, before=None) -> Message:
    """The list, once nothing stands below it, and it is another message than before."""

    def look():
        found, last = signs(scene), scene.bo.sees(scene.room)[-1]
        return last if [last] == found and (before is None or last.id != before.id) else None

    return await wait_for(look)


async def opened(scene, user, room=None, **options):
    """A table of this user's."""
    await typed(user, room or scene.room, "match new", **{"title": "norsaga"} | options)
    await scene.quiet()


async def later(scene, seconds=APART + 1):
    """Time goes by, and somebody does something."""
    scene.clock.advance(seconds=seconds)
    scene.registry.on_change()


async def test_a_newcomer_finds_a_table_in_the_channel_and_joins_it(house):
    """Without typing: what it is first, then a seat; where nothing is open, how to open one."""
    said = await settle(house, house.room)
    empty = await shown(house, EMPTY, "`/match new`")
    await opened(house, house.ann, pace="brisk")
    sign = await shown(house, "match 1")
    card = await pressed(house.bo, sign, "Details")
    listed = await pressed(house.bo, sign, "Open tables")
    joined = await pressed(house.bo, sign, "Join")

    assert f"A list of its open tables stands at the end of <#{house.room.id}>." in said
    assert labels(empty) == ["Open tables"]
    assert "One table waits for players." in sign.text
    assert "**Norsaga** · match 1" in sign.text
    assert f"1 of 4: {isolated('Ann')}" in sign.text
    assert "⏳ Brisk: 8 hours" in sign.text
    assert labels(sign) == ["Join", "Details", "Open tables"]
    assert card.alt_texts
    assert labels(card) == ["Join", "Rules", "Look up"]
    assert "One table here waits for players" in listed.text
    assert joined.text == "You have a seat now."
    await shown(house, f"2 of 4: {isolated('Ann')} and {isolated('Bo')}")


async def test_it_follows_tables_that_fill_start_and_close(house):
    await settle(house, house.room)
    await opened(house, house.ann, title="nine_realms")
    await opened(house, house.ann)
    await shown(house, "match 1", "match 2")

    await typed(house.bo, house.room, "table join", match="1")
    await shown(house, "match 2", without=["match 1"])
    await typed(house.bo, house.room, "table leave", match="1")
    await shown(house, "match 1", "match 2")
    await typed(house.bo, house.room, "table join", match="2")
    await typed(house.ann, house.room, "table start", match="2")
    await shown(house, "match 1", without=["match 2"])
    await typed(house.ann, house.room, "table leave", match="1")
    await shown(house, "👥 0 of 2\n")
    await typed(house.cat, house.room, "server close", match="1")
    await shown(house, EMPTY, without=["match 1"])


async def test_it_moves_to_the_end_when_the_bot_posts_below_it(house):
    """Not at once again: there it is only edited. Nobody is called, and nothing sounds."""
    await settle(house, house.room)
    first = await shown(house, EMPTY)
    await opened(house, house.ann)
    await shown(house, "match 1")
    assert signs(house)[0].id == first.id

    await later(house)
    second = await at_the_end(house, first)
    await opened(house, house.ann)
    third = await shown(house, "match 2")

    assert "match 1" in second.text
    assert third.id == second.id
    assert MessageFlag.SUPPRESS_NOTIFICATIONS in second.flags
    assert [user.pings for user in (house.ann, house.bo, house.cat)] == [[], [], []]
    await later(house)
    await at_the_end(house, third)


async def test_a_result_that_is_told_below_it_moves_it_too(house):
    panel = await panel_of(house.cat, house.room)
    await choose(house.cat, panel, "results", "Results are told in a channel too")
    await house.open("nine_realms")
    await settle(house, house.room)
    first = await shown(house, EMPTY)
    house.clock.advance(seconds=APART + 1)
    asked = (await settled(await house.ann.command(house.thread, "match concede"))).message
    await pressed(house.ann, asked, "Give up")
    await house.quiet()

    last = await at_the_end(house, first)

    assert house.bo.sees(house.room)[-2].text.startswith("🏁")
    assert EMPTY in last.text


async def test_people_talk_below_it_in_peace(house):
    await settle(house, house.room)
    first = await shown(house, EMPTY)
    await house.bo.send(house.room, "What a fine list.")
    await later(house)
    await opened(house, house.ann, house.hall.add_channel("elsewhere"))

    assert (await shown(house, EMPTY)).id == first.id


async def test_of_tables_that_are_not_for_all_it_tells_nothing(house):
    """A private one, one that is closed to strangers, and one of another channel."""
    await settle(house, house.room)
    before = await shown(house, EMPTY)
    await opened(house, house.ann, house.hall.add_channel("elsewhere"))
    await opened(house, house.ann, private=True)
    await opened(house, house.ann, house.ann.direct)
    await opened(house, house.bo)
    await shown(house, "match 4")
    await typed(house.bo, house.room, "table close", match="4")
    after = await shown(house, EMPTY, without=["· match"])

    assert after.text == before.text


async def test_deleted_once_it_comes_back_and_deleted_twice_it_is_switched_off(house):
    """The staff reads that, and may choose the channel again."""
    await settle(house, house.room)
    house.hall.staff.delete_message(await shown(house, EMPTY))
    await opened(house, house.ann)
    again = await shown(house, "match 1")
    house.hall.staff.delete_message(again)
    await opened(house, house.ann)

    off = f"In <#{house.room.id}> the list was deleted twice, so I've switched it off there."
    await wait_for(lambda: panel_tells(house, off))
    assert signs(house) == []
    said = await settle(house, house.room)
    assert "deleted twice" not in said
    await shown(house, "match 1", "match 2")


async def test_one_that_was_deleted_before_it_moves_counts_as_deleted(house):
    await settle(house, house.room)
    await shown(house, EMPTY)
    await opened(house, house.ann)
    house.hall.staff.delete_message(await shown(house, "match 1"))
    await later(house)
    house.hall.staff.delete_message(await at_the_end(house))
    await opened(house, house.ann)

    await wait_for(lambda: panel_tells(house, "deleted twice"))


async def panel_tells(scene, text):
    """Whether the staff's panel tells something."""
    return text in (await panel_of(scene.cat, scene.room)).text


async def test_a_channel_that_is_not_chosen_any_more_loses_it(house):
    games = house.hall.add_channel("games")
    said = await settle(house, house.room, games)
    await shown(house, EMPTY)
    await shown(house, EMPTY, room=games)
    await settle(house, games)
    await wait_for(lambda: signs(house) == [])
    again = await settle(house)

    await wait_for(lambda: signs(house, games) == [])
    assert f"<#{house.room.id}> and <#{games.id}>" in said
    assert "No channel has a list of its open tables" in again


async def test_a_missing_permission_is_told_and_once_granted_it_stands(house):
    hall, bot = house.hall, house.hall.bot
    hall.deny(house.room, bot, Permission.SEND_MESSAGES)
    said = await settle(house, house.room)
    await later(house)
    lacks = f"In <#{house.room.id}> I can't keep the list up to date: I lack Send Messages there."

    assert lacks in said
    assert signs(house) == []
    hall.allow(house.room, bot, Permission.SEND_MESSAGES)
    await shown(house, EMPTY)
    assert not await panel_tells(house, "I lack")


async def test_a_channel_that_is_deleted_takes_it_along(house):
    games = house.hall.add_channel("games")
    await settle(house, games)
    await shown(house, EMPTY, room=games)
    house.hall.staff.delete_channel(games)
    await opened(house, house.ann)
    await later(house)

    await wait_for(lambda: panel_tells(house, "No channel has a list"))


async def test_it_survives_a_restart(house):
    """It is brought up to date, and not sent again."""
    await settle(house, house.room)
    first = await shown(house, EMPTY)
    await opened(house, house.ann)
    await house.disconnect()
    await house.connect()
    await opened(house, house.ann)

    assert (await shown(house, "match 1", "match 2")).id == first.id
    await later(house)
    await at_the_end(house, first)


@pytest.mark.parametrize("fault", [{"status": 500}, {"cut": True}])
async def test_a_lost_answer_sends_nothing_twice(house, monkeypatch, fault):
    """Discord has sent it, and nobody heard: its nonce gives it again."""
    monkeypatch.setattr(backoff, "AGAIN", 0.05)
    path = "/channels/{channel_id}/messages"
    house.hall.faults.order(Fault("POST", path, acted=True, times=TRIES, **fault))
    await settle(house, house.room)
    await shown(house, EMPTY)
    await opened(house, house.ann)

    await shown(house, "match 1")


async def test_one_whose_answer_was_lost_is_found_after_a_restart(house):
    """Long after Discord has forgotten its nonce."""
    path = "/channels/{channel_id}/messages"
    house.hall.faults.order(Fault("POST", path, acted=True, times=TRIES * 50, status=500))
    await settle(house, house.room)
    sent = await shown(house, EMPTY)
    await house.disconnect()
    house.hall.faults.clear()
    house.clock.advance(hours=1)
    await house.connect()
    await opened(house, house.ann)

    assert (await shown(house, "match 1")).id == sent.id


async def test_a_crowd_of_long_names_fits_into_it(house):
    """The newest five tables; the others by a press."""
    for host in (house.bo, *[house.ann] * 5):
        await opened(house, host, title="hammer_of_thor")
    for number in range(1, 7):
        for guest in range(10):
            user = house.hall.add_user(f"{'*' * 28}{number}{guest}")
            await typed(user, house.room, "table join", match=str(number))
    await settle(house, house.room)

    sign = await shown(house, "6 tables wait for players. These are the newest 5", "match 6")

    assert "match 1 " not in sign.text
    assert sign.text.count("11 of 12") == 5
    assert labels(sign) == ["Join", "Details"] * 5 + ["Open tables"]
