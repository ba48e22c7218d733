"""The host's rights before the start: a closed table, somebody sent away, another host."""

import json

import pytest

from tests.cogs.forged import choose, fill
from tests.cogs.scene import brought_up, filled, labels, pressed, settled, typed
from tests.cogs.test_own_data import exported_by
from tests.e2e.table import with_button
from words.speech import isolated

CLOSED = "This table is closed: only those who are invited can sit down."
AWAY = "The host has sent you away from this table."
SEATED = "You have a seat now."
NOT_THE_HOST = "Only the host chooses how this match is played and who sits down"
LOCK = "🔒 Only those who are invited may *Join*"
STALE = "That question is closed"


async def opened(scene, user=None, title="norsaga"):
    """An invitation of a user's, as everybody sees it."""
    await typed(user or scene.ann, scene.room, "match new", title=title)
    await scene.quiet()
    return with_button(user or scene.ann, scene.room, "Join")[-1]


async def invite(scene, user, guest):
    """What somebody at match 1 is told who invites."""
    return await typed(user, scene.room, "table invite", player=guest, match="1")


async def settings(user, invitation):
    """The host's panel."""
    return await pressed(user, invitation, "Settings")


async def picked(user, panel, menu, person):
    """What a host is shown who has chosen somebody in a menu."""
    return (await settled(await user.choose(panel, menu, str(person.id)))).messages[-1]


async def rules_shown(user, room):
    """A private panel of somebody's own, about no match."""
    return (await settled(await user.command(room, "rules read", title="norsaga"))).message


def menu_about(panel, what):
    """The names in a menu of people; none if it is not there."""
    found = [menu for menu in panel.menus if menu.custom_id.endswith(f":{what}")]
    return [option.label for menu in found for option in menu.options]


async def test_a_closed_table_takes_those_alone_who_are_invited(hallway):
    """By press and by command; the invitation says so to all, and the list leaves it out."""
    scene = hallway
    invitation = await opened(scene)
    panel = await settings(scene.ann, invitation)
    shown = await filled(scene.ann, panel, "Time and players…", door="closed")
    await scene.quiet()

    assert "How match 1 is played" in shown.text
    assert LOCK in scene.bo.reread(invitation).text
    assert (await pressed(scene.bo, invitation, "Join")).text.startswith(CLOSED)
    assert (await typed(scene.bo, scene.room, "table join", match="1")).startswith(CLOSED)
    assert (await typed(scene.bo, scene.room, "match open")).startswith("No table here")
    assert await scene.bo.autocomplete(scene.room, "table join", focused="match") == []
    card = await pressed(scene.bo, invitation, "Details")
    assert labels(card) == ["Rules", "Look up"]
    assert LOCK in card.text

    assert (await invite(scene, scene.ann, scene.bo)).endswith("is invited.")
    assert "match 1" in await typed(scene.bo, scene.room, "match open")
    assert len(await scene.bo.autocomplete(scene.room, "table join", focused="match")) == 1
    assert labels(await pressed(scene.bo, invitation, "Details")) == ["Join", "Rules", "Look up"]
    assert (await pressed(scene.bo, invitation, "Join")).text == SEATED
    assert (await invite(scene, scene.bo, scene.cat)).endswith("is invited.")
    assert (await pressed(scene.cat, invitation, "Join")).text == SEATED


async def test_a_bot_is_not_invited(hallway):
    await opened(hallway)

    assert await invite(hallway, hallway.ann, hallway.hall.bot) == "A bot can't take this seat."


async def test_it_is_opened_again(hallway):
    """And by typing it is closed as well; whoever sits there leaves and comes back."""
    scene = hallway
    invitation = await opened(scene)
    await pressed(scene.bo, invitation, "Join")
    closed = await typed(scene.ann, scene.room, "table close", match="1")
    await pressed(scene.bo, invitation, "Leave")
    back = await pressed(scene.bo, invitation, "Join")
    stranger = await pressed(scene.cat, invitation, "Join")
    reopened = await typed(scene.ann, scene.room, "table reopen", match="1")
    await scene.quiet()

    assert closed.startswith("🔒 The table is closed")
    assert back.text == SEATED
    assert stranger.text.startswith(CLOSED)
    assert reopened.startswith("The table is open again")
    assert LOCK not in scene.cat.reread(invitation).text
    assert (await pressed(scene.cat, invitation, "Join")).text == SEATED


async def test_somebody_is_sent_away_and_told_so_in_private(hallway):
    """They stay away until the host, and nobody else, invites them."""
    scene = hallway
    invitation = await opened(scene)
    for user in (scene.bo, scene.cat):
        await pressed(user, invitation, "Join")
    panel = await settings(scene.ann, invitation)
    assert menu_about(panel, "remove") == ["Bo", "Cat"]
    shown = await picked(scene.ann, panel, "sk:lobby:1:remove", scene.bo)
    await scene.quiet()

    assert f"{isolated('Bo')} has no seat any more" in shown.text
    assert "I've told them so" in shown.text
    assert menu_about(shown, "remove") == ["Cat"]
    (letter,) = scene.bo.sees(scene.bo.direct)
    assert letter.text.startswith("The host of match 1 (Norsaga) has sent you away")
    now = scene.cat.reread(invitation)
    assert f"2 of 4 players: {isolated('Ann')} and {isolated('Cat')}" in now.text
    assert isolated("Bo") not in now.text
    assert (await pressed(scene.bo, invitation, "Join")).text.startswith(AWAY)
    assert (await typed(scene.bo, scene.room, "table join", match="1")).startswith(AWAY)
    assert (await typed(scene.bo, scene.room, "match open")).startswith("No table here")
    assert (await invite(scene, scene.cat, scene.bo)).startswith(NOT_THE_HOST)
    assert scene.bo.pings == [letter]
    assert (await pressed(scene.bo, invitation, "Join")).text.startswith(AWAY)

    assert (await invite(scene, scene.ann, scene.bo)).endswith("is invited.")
    assert (await pressed(scene.bo, invitation, "Join")).text == SEATED


async def test_who_takes_no_messages_reads_it_when_they_come_back(hallway):
    """The host is told that; it is typed here."""
    scene = hallway
    invitation = await opened(scene)
    await pressed(scene.bo, invitation, "Join")
    scene.bo.close_dms()

    said = await typed(scene.ann, scene.room, "table remove", player="Bo", match="1")

    assert "They take no direct messages from me" in said
    assert (await pressed(scene.bo, invitation, "Join")).text.startswith(AWAY)


async def test_who_was_sent_away_and_is_blocked_is_not_invited_again(hallway):
    """A block says no more than it always does."""
    scene = hallway
    invitation = await opened(scene)
    await pressed(scene.bo, invitation, "Join")
    await typed(scene.ann, scene.room, "table remove", player="Bo", match="1")
    await typed(scene.ann, scene.room, "my block", player=scene.bo)

    said = await invite(scene, scene.ann, scene.bo)

    assert said == "There's no seat for them at this table."
    assert (await pressed(scene.bo, invitation, "Join")).text.startswith(AWAY)
    await typed(scene.ann, scene.room, "table close", match="1")
    await typed(scene.ann, scene.room, "my unblock", player=scene.bo)
    assert (await invite(scene, scene.ann, scene.bo)).endswith("is invited.")
    await typed(scene.bo, scene.room, "my block", player=scene.ann)
    assert (await pressed(scene.bo, invitation, "Join")).text == (
        "There's no seat for you at this table."
    )


@pytest.mark.parametrize("by", ["menu", "command"])
async def test_the_host_hands_the_role_on(hallway, by):
    """From then on the other one has the rights, and the first has none."""
    scene = hallway
    invitation = await opened(scene)
    await pressed(scene.bo, invitation, "Join")
    panel = await settings(scene.ann, invitation)
    if by == "menu":
        said = await picked(scene.ann, panel, "sk:lobby:1:host", scene.bo)
        assert labels(said) == []
        said = said.text
    else:
        said = await typed(scene.ann, scene.room, "table host", player="Bo", match="1")

    assert said == f"{isolated('Bo')} is the host now."
    assert (await settings(scene.ann, invitation)).text.startswith(NOT_THE_HOST)
    assert menu_about(await settings(scene.bo, invitation), "remove") == ["Ann"]
    late = await picked(scene.ann, panel, "sk:lobby:1:remove", scene.bo)
    assert late.text.startswith((NOT_THE_HOST, STALE))
    await pressed(scene.ann, invitation, "Leave")
    await pressed(scene.ann, invitation, "Join")
    assert (await settings(scene.ann, invitation)).text.startswith(NOT_THE_HOST)


async def test_only_the_host_decides_about_people(hallway):
    """Neither a player nor a stranger, by command or by a forged menu."""
    scene = hallway
    invitation = await opened(scene)
    for user in (scene.bo, hallway.hall.add_user("Dag")):
        await pressed(user, invitation, "Join")
    before = await scene.registry.match(1)
    for user in (scene.bo, scene.cat):
        for path, options in (
            ("table close", {}),
            ("table reopen", {}),
            ("table remove", {"player": "Dag"}),
            ("table host", {"player": "Dag"}),
        ):
            said = await typed(user, scene.room, path, match="1", **options)
            assert said.startswith(NOT_THE_HOST), path
        for what, value in (
            ("remove", str(before.record.seats[2].user)),
            ("host", str(before.record.seats[2].user)),
        ):
            reply = await choose(user, invitation, f"sk:lobby:1:{what}", value)
            assert reply.text.startswith(NOT_THE_HOST), what

        own = await rules_shown(user, scene.room)
        reply = await fill(user, own, "sk:lobby:1:time", **{"door:x": "closed"})
        assert reply.messages[-1].text.startswith(NOT_THE_HOST)

    assert await scene.registry.match(1) == before


async def test_a_host_sends_away_neither_themselves_nor_a_robot_nor_nobody(hallway):
    scene = hallway
    await opened(scene)
    await typed(scene.ann, scene.room, "table robot", match="1")
    robot = (await scene.registry.match(1)).record.names[1]
    for player in ("Ann", robot, "Bo", "9"):
        for path in ("table remove", "table host"):
            said = await typed(scene.ann, scene.room, path, player=player, match="1")
            assert said.startswith("I don't know which seat you mean."), (path, player)
    panel = await settings(scene.ann, with_button(scene.ann, scene.room, "Settings")[-1])
    assert menu_about(panel, "remove") == menu_about(panel, "host") == []


async def test_once_it_has_begun_nobody_is_sent_away(table):
    for path, options in (("table close", {}), ("table remove", {"player": "Bo"})):
        said = await typed(table.ann, table.room, path, match="1", **options)
        assert said == "This match has started already."


async def test_in_direct_messages_there_is_nobody_to_keep_out(hallway):
    ann = hallway.ann
    await typed(ann, ann.direct, "match new", title="norsaga")
    await hallway.quiet()
    said = (await settled(await ann.command(ann.direct, "table close", match="1"))).text
    panel = await settings(ann, with_button(ann, ann.direct, "Settings")[-1])

    assert said.startswith("A match in direct messages")
    form = await brought_up(ann, panel, "Time and players…")
    assert [one.custom_id for one in form.fields if one.custom_id.startswith("door")] == []


async def test_a_challenged_rival_may_come_also_when_the_table_is_closed(hallway):
    scene = hallway
    asked = (await settled(await scene.ann.use_on(scene.room, "Challenge", scene.bo))).message
    await pressed(scene.ann, asked, "Norsaga")
    await scene.quiet()
    invitation = with_button(scene.bo, scene.room, "Join")[-1]
    await typed(scene.ann, scene.room, "table close", match="1")

    assert (await pressed(scene.cat, invitation, "Join")).text.startswith(CLOSED)
    assert (await pressed(scene.bo, invitation, "Join")).text == SEATED


async def test_a_rematch_keeps_who_may_come_and_who_may_not(hallway):
    """Closed as before: the players and who was invited may sit down, who was sent away may not."""
    scene = hallway
    dag, eve = (scene.hall.add_user(name) for name in ("Dag", "Eve"))
    invitation = await opened(scene)
    for user in (scene.bo, scene.cat):
        await pressed(user, invitation, "Join")
    await typed(scene.ann, scene.room, "table remove", player="Cat", match="1")
    await typed(scene.ann, scene.room, "table close", match="1")
    await invite(scene, scene.ann, dag)
    await scene.quiet()
    await pressed(scene.ann, scene.ann.reread(invitation), "Start")
    await scene.quiet()
    (scene.thread,) = scene.ann.threads(scene.room)
    await scene.services.concessions.concede(1, scene.ann.id)
    await scene.quiet()

    ending = with_button(scene.bo, scene.thread, "Rematch")[-1]
    await pressed(scene.bo, ending, "Rematch")
    await scene.quiet()
    again = with_button(scene.bo, scene.room, "Join")[-1]

    assert LOCK in again.text
    assert (await pressed(eve, again, "Join")).text.startswith(CLOSED)
    assert (await pressed(scene.cat, again, "Join")).text.startswith(AWAY)
    assert (await pressed(dag, again, "Join")).text == SEATED
    await pressed(dag, again, "Leave")
    assert "The rematch begins" in (await pressed(scene.ann, ending, "Rematch")).text
    first, second = [(await scene.registry.match(at)).names for at in (1, 2)]
    assert second == (first[1], first[0])


async def test_ones_own_data_tells_where_one_is_a_guest(hallway):
    """To oneself alone, and until one is forgotten."""
    scene = hallway
    invitation = await opened(scene)
    await invite(scene, scene.ann, scene.bo)
    await pressed(scene.cat, invitation, "Join")
    await typed(scene.ann, scene.room, "table remove", player="Cat", match="1")
    bos, cats = [json.loads(await exported_by(user, scene.room)) for user in (scene.bo, scene.cat)]

    assert (bos["invited_to"], bos["sent_away_from"]) == ([1], [])
    assert (cats["invited_to"], cats["sent_away_from"]) == ([], [1])
    kept = (await settled(await scene.cat.command(scene.room, "my data"))).message
    asked = await pressed(scene.cat, kept, "Forget me")
    await pressed(scene.cat, asked, "Forget me for good")
    assert await scene.registry.store.guests(1) == {scene.bo.id: True}
