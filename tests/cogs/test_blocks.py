"""`/my block`: who is not seated with whom, and that nobody else learns why."""

import json

from play.own.blocks import MOST
from tests.cogs.scene import pressed, settled, typed
from tests.cogs.test_own_data import exported_by
from tests.e2e.table import with_button

NO_SEAT = "There's no seat for you at this table."
NONE_FOR_THEM = "There's no seat for them at this table."


async def opened(scene, user, title="norsaga"):
    """An invitation of a user's, as everybody sees it."""
    await typed(user, scene.room, "match new", title=title)
    await scene.quiet()
    return with_button(user, scene.room, "Join")[-1]


async def test_neither_can_join_the_other_and_both_read_the_same(hallway):
    """By button and by command; a third joins whom they like."""
    scene = hallway
    said = await typed(scene.ann, scene.room, "my block", player=scene.bo)
    anns, bos = await opened(scene, scene.ann), await opened(scene, scene.bo)

    assert said.startswith(f"You won't be seated with <@{scene.bo.id}> any more")
    assert (await pressed(scene.bo, anns, "Join")).text == NO_SEAT
    assert (await pressed(scene.ann, bos, "Join")).text == NO_SEAT
    assert await typed(scene.bo, scene.room, "table join", match="1") == NO_SEAT
    assert (await pressed(scene.cat, anns, "Join")).text == "You have a seat now."
    assert (await pressed(scene.cat, bos, "Join")).text == "You have a seat now."


async def test_it_counts_for_all_who_sit_there(hallway):
    """Not for the host alone; who is apart from somebody cannot be invited by anybody."""
    scene = hallway
    await typed(scene.ann, scene.room, "my block", player=scene.bo)
    cats = await opened(scene, scene.cat)
    await pressed(scene.ann, cats, "Join")

    assert (await pressed(scene.bo, cats, "Join")).text == NO_SEAT
    said = await typed(scene.cat, scene.room, "table invite", player=scene.bo, match="1")
    assert said == NONE_FOR_THEM
    assert scene.bo.pings == []


async def test_who_has_blocked_somebody_is_not_invited_by_them(hallway):
    await typed(hallway.bo, hallway.room, "my block", player=hallway.ann)
    await opened(hallway, hallway.ann)

    said = await typed(hallway.ann, hallway.room, "table invite", player=hallway.bo, match="1")

    assert said == NONE_FOR_THEM
    assert hallway.bo.pings == []


async def test_nobody_is_challenged_who_is_apart_from_the_challenger(hallway):
    """Whether the block was there before the question, or came between it and its answer."""
    scene = hallway
    asked = (await settled(await scene.ann.use_on(scene.room, "Challenge", scene.bo))).message
    await typed(scene.bo, scene.room, "my block", player=scene.ann)
    pressed_late = (await pressed(scene.ann, asked, "Norsaga")).text
    asked_late = (await settled(await scene.ann.use_on(scene.room, "Challenge", scene.bo))).text
    await scene.quiet()

    assert pressed_late == asked_late == NONE_FOR_THEM
    assert with_button(scene.ann, scene.room, "Join") == []
    assert scene.bo.pings == []


async def test_a_seat_is_not_offered_to_who_is_apart_from_somebody_there(table):
    await typed(table.bo, table.room, "my block", player=table.cat)
    said = await typed(table.ann, table.thread, "table replace", **{"with": table.cat})
    assert said == NONE_FOR_THEM
    await table.quiet()
    assert with_button(table.cat, table.thread, "Agree") == []


async def test_a_seat_is_not_taken_by_who_has_blocked_somebody_since_it_was_offered(table):
    await typed(table.ann, table.thread, "table replace", **{"with": table.cat})
    await table.quiet()
    await typed(table.cat, table.room, "my block", player=table.bo)
    offer = with_button(table.cat, table.thread, "Agree")[-1]

    assert (await pressed(table.cat, offer, "Agree")).text == NO_SEAT
    assert (await table.registry.match(1)).record.seat_of(table.cat.id) is None


async def test_a_match_that_is_shared_goes_on(table):
    await typed(table.ann, table.room, "my block", player=table.bo)

    assert (await table.panel(table.ann)).ephemeral
    assert (await table.panel(table.bo)).ephemeral


async def test_the_list_is_ones_own_and_can_be_cleared(hallway):
    """It stands in one's own file, and not in that of whoever is on it."""
    ann, bo, room = hallway.ann, hallway.bo, hallway.room
    assert await typed(ann, room, "my block") == "You've blocked nobody."

    await typed(ann, room, "my block", player=bo)

    assert await typed(ann, room, "my block") == f"**You've blocked** <@{bo.id}>."
    assert await typed(bo, room, "my block") == "You've blocked nobody."
    assert json.loads(await exported_by(ann, room))["blocked"] == [bo.id]
    assert str(ann.id) not in (await exported_by(bo, room)).replace(str(bo.id), "")
    said = await typed(ann, room, "my unblock", player=bo)
    assert said.splitlines() == [
        f"<@{bo.id}> may sit down with you again.",
        "You've blocked nobody.",
    ]
    assert (await pressed(bo, await opened(hallway, ann), "Join")).text == "You have a seat now."


async def test_it_works_in_direct_messages(hallway):
    reply = await settled(
        await hallway.ann.command(hallway.ann.direct, "my block", player=hallway.bo)
    )

    assert "I don't tell them." in reply.text


async def test_nobody_blocks_themselves_nor_everybody(hallway):
    ann, room = hallway.ann, hallway.room
    assert await typed(ann, room, "my block", player=ann) == "You can't block yourself."
    for number in range(MOST):
        await hallway.services.blocks.block(ann.id, 10**18 + number)

    said = await typed(ann, room, "my block", player=hallway.bo)

    assert said == "Your list is full. Take somebody off it first."
    assert len(await hallway.services.blocks.of(ann.id)) == MOST
    assert (await typed(ann, room, "my block")).count("<@") == MOST
