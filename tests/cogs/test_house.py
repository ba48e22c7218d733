"""`/server settings`: each rule of the house, and that every way to open a match obeys it."""

import pytest

from hall import Permission
from tests.cogs.forged import choose as forge
from tests.cogs.forged import fill
from tests.cogs.scene import brought_up, field_of, filled, labels, pressed, sent, settled, typed
from tests.cogs.staffing import FOREIGN, choose, made_staff, panel_of
from tests.e2e.table import with_button

WHERE, LIMITS = "Where and who…", "Paces and limits…"
STALE = "That question is closed"


@pytest.fixture
async def house(hallway):
    """Cat manages the server, and no match is there yet."""
    made_staff(hallway, hallway.cat)
    return hallway


async def settings(scene):
    """The panel as Cat opens it."""
    return await panel_of(scene.cat, scene.room)


async def settle(scene, what, *chosen_ones):
    """Cat chooses something in a new panel; gives its text then."""
    return (await choose(scene.cat, await settings(scene), what, *chosen_ones)).text


async def ways(scene, user, room):
    """All that somebody is told who opens a match in each way."""
    told = [await typed(user, room, "match new", title="norsaga")]
    menu = (await settled(await user.command(room, "help"))).message
    told.append((await pressed(user, menu, "sk:welcome:play:norsaga")).text)
    asked = (await settled(await user.use_on(room, "Challenge", scene.cat))).message
    told.append((await pressed(user, asked, "Norsaga")).text)
    return told


async def test_at_first_everything_is_as_it_was(house):
    shown = await settings(house)

    assert shown.text.splitlines()[1:] == [
        "Matches may be opened in every channel.",
        "Everybody may open one.",
        (
            "Paces: Live: 5 minutes, Brisk: 8 hours, Daily: 24 hours, Relaxed: 3 days, "
            "and No limit. If nothing else is chosen: Daily: 24 hours."
        ),
        "No limit of your own: up to 50 tables may wait.",
        "A person may sit at any number of tables.",
        "Results are told in the match's thread.",
        (
            "Results go where the match is played. Without a channel here, announcements of the "
            "person who runs me don't come."
        ),
        "No channel has a list of its open tables that stands there for all.",
        "Nobody is banned from the tables.",
    ]
    assert labels(shown) == ["Where and who…", "Paces and limits…"]
    assert "is open" in await typed(house.ann, house.room, "match new", title="norsaga")


async def test_matches_are_opened_in_the_channels_that_are_chosen(house):
    """Until none is chosen any more."""
    games = house.hall.add_channel("games")
    refused = f"On this server, matches are opened in <#{games.id}>."

    said = await settle(house, "rooms", games)

    assert f"Matches may be opened in <#{games.id}>." in said
    assert set(await ways(house, house.ann, house.room)) == {refused}
    assert not {refused} & set(await ways(house, house.ann, games))
    await settle(house, "rooms")
    assert "is open" in await typed(house.bo, house.room, "match new", title="norsaga")


async def test_the_buttons_of_help_work_in_a_thread_of_a_channel_that_is_chosen(house):
    """A match is opened in the channel, whichever way it is asked for."""
    await house.open("norsaga")
    await settle(house, "rooms", house.room)
    menu = (await settled(await house.ann.command(house.thread, "help"))).message

    played = (await pressed(house.ann, menu, "sk:welcome:play:norsaga")).text
    watched = await settled(await house.ann.choose(menu, "sk:welcome:watch", "norsaga"))
    await house.quiet()

    assert played.startswith("Match 2 begins: ")
    assert watched.messages[-1].text.startswith("Match 3 begins: ")
    assert len(house.ann.threads(house.room)) == 3


async def test_matches_are_opened_by_those_who_have_a_role(house):
    guild = house.hall.guild
    role = house.hall.staff.add_role(guild, "Skald", Permission(0))
    refused = f"On this server, matches are opened by those who are <@&{role.id}>."

    said = await settle(house, "roles", role)
    before = await ways(house, house.ann, house.room)
    house.hall.staff.give(guild, house.ann, role)

    assert f"Those may open one who are <@&{role.id}>." in said
    assert set(before) == {refused}
    assert refused not in await ways(house, house.ann, house.room)
    joined = await typed(house.bo, house.room, "table join", match="1")
    assert joined == "You have a seat now."


async def test_a_match_has_the_pace_of_the_house_if_nothing_else_is_chosen(house):
    await settle(house, "pace", "Brisk: 8 hours")

    await typed(house.ann, house.room, "match new", title="norsaga")
    await house.quiet()

    assert "Brisk: 8 hours" in with_button(house.bo, house.room, "Join")[-1].text


async def test_no_other_pace_is_played_than_those_that_are_allowed(house):
    """Neither from the start, nor by the host's choice afterwards."""
    said = await settle(house, "paces", "Brisk: 8 hours", "Relaxed: 3 days")
    refused = (
        "That pace isn't played on this server. "
        "Choose one of these: Brisk: 8 hours and Relaxed: 3 days."
    )

    assert "Paces: Brisk: 8 hours and Relaxed: 3 days." in said
    opened = await typed(house.ann, house.room, "match new", title="norsaga", pace="live")
    assert opened == refused
    await typed(house.ann, house.room, "match new", title="norsaga")
    await house.quiet()
    invitation = with_button(house.ann, house.room, "Settings")[-1]
    assert "Brisk: 8 hours" in invitation.text
    panel = await pressed(house.ann, invitation, "Settings")
    live = await filled(house.ann, panel, "Time and players…", pace="live", door="closed")
    assert live.text == refused
    assert (await house.registry.match(1)).record.door is None
    await filled(house.ann, panel, "Time and players…", pace="relaxed")
    await house.quiet()
    assert "Relaxed: 3 days" in house.ann.reread(invitation).text


@pytest.mark.parametrize("pace", ["Relaxed: 3 days", "Live: 5 minutes"])
async def test_robots_are_watched_whatever_paces_are_allowed(house, pace):
    """Paces are for people."""
    await settle(house, "paces", pace)
    menu = (await settled(await house.ann.command(house.room, "help"))).message
    watched = await settled(await house.ann.choose(menu, "sk:welcome:watch", "norsaga"))

    assert watched.messages[-1].text.startswith("Match 1 begins: ")


async def test_only_so_many_tables_wait_for_players(house):
    await settle(house, "tables", "3 tables may wait")
    for user in (house.ann, house.bo, house.cat):
        await typed(user, house.room, "match new", title="norsaga")

    refused = await typed(house.ann, house.room, "match new", title="norsaga")
    await typed(house.cat, house.room, "table leave", match="3")

    assert refused == (
        "3 tables wait for players here already, as many as this server allows. "
        "Join one, or wait until one begins."
    )
    assert "is open" in await typed(house.ann, house.room, "match new", title="norsaga")


async def test_nobody_sits_at_more_tables_than_the_house_allows(house):
    """Neither opening one, nor joining."""
    await settle(house, "seats", "A person may sit at one table")
    await typed(house.ann, house.room, "match new", title="norsaga")
    await typed(house.bo, house.room, "match new", title="norsaga")
    refused = (
        "This server lets nobody sit at more than one table at once, open ones included. "
        "Finish a match first, or leave an open table."
    )

    assert await typed(house.ann, house.room, "match new", title="norsaga") == refused
    assert await typed(house.ann, house.room, "table join", match="2") == refused
    assert await typed(house.cat, house.room, "table join", match="2") == "You have a seat now."
    await typed(house.ann, house.room, "table leave", match="1")
    assert await typed(house.ann, house.room, "table join", match="2") == "You have a seat now."


async def test_a_rematch_obeys_the_house_as_well(house):
    await house.open("nine_realms")
    await typed(house.ann, house.thread, "match concede")
    asked = (await settled(await house.ann.command(house.thread, "match concede"))).message
    await pressed(house.ann, asked, "Give up")
    await house.quiet()
    games = house.hall.add_channel("games")
    await settle(house, "rooms", games)
    ending = with_button(house.ann, house.thread, "Rematch")[-1]

    said = (await pressed(house.ann, ending, "Rematch")).text

    assert said == f"On this server, matches are opened in <#{games.id}>."


@pytest.mark.parametrize("where", ["where it is played", "in the channel of announcements"])
async def test_results_are_told_outside_of_the_thread_if_the_house_wants_it(house, where):
    room = house.room
    await settle(house, "results", "Results are told in a channel too")
    if where == "in the channel of announcements":
        room = house.hall.add_channel("news")
        said = await settle(house, "channel", room)
        assert f"Announcements, such as results, go to <#{room.id}>." in said
    await house.open("nine_realms")
    asked = (await settled(await house.ann.command(house.thread, "match concede"))).message
    await pressed(house.ann, asked, "Give up")
    await house.quiet()

    (told,) = [m.text for m in house.cat.sees(room) if m.text.startswith("🏁")]
    assert told.startswith("🏁 War of the 9 Realms · match 1: ")
    assert house.cat.pings == []


async def test_a_result_that_the_channel_does_not_take_holds_nothing_up(house):
    """It was deleted: the match's own thread still tells how it ended."""
    news = house.hall.add_channel("news")
    await settle(house, "results", "Results are told in a channel too")
    await settle(house, "channel", news)
    await house.open("nine_realms")
    house.hall.staff.delete_channel(news)
    asked = (await settled(await house.ann.command(house.thread, "match concede"))).message
    await pressed(house.ann, asked, "Give up")
    await house.quiet()

    assert with_button(house.ann, house.thread, "Rematch")
    assert "Announcements, such as results, go to" in (await settings(house)).text


async def test_the_panel_shows_what_is_chosen_and_the_log_who_chose(house):
    games = house.hall.add_channel("games")
    await settle(house, "rooms", games)
    shown = await settings(house)
    log = await panel_of(house.cat, house.room, "server log")

    assert f"Matches may be opened in <#{games.id}>." in shown.text
    assert log.text.endswith(f"{house.cat.mention} changed the settings.")


async def test_nobody_else_uses_a_panel_of_the_staff(house):
    """A panel is private; who has lost the right since it was opened cannot use it either."""
    shown = await settings(house)
    form = await brought_up(house.cat, shown, LIMITS)
    member = house.hall.guild.members[house.cat.id]
    member.role_ids.clear()

    late = await sent(house.cat, form, seats="1")
    button = await pressed(house.cat, shown, LIMITS)

    assert late.text == button.text == FOREIGN
    assert (await house.registry.house.of(house.hall.guild.id)).seats is None


async def test_one_form_settles_several_things_at_once(house):
    """One entry in the log; the form shows then what holds."""
    games = house.hall.add_channel("games")
    await filled(
        house.cat, await settings(house), LIMITS, paces=["live", "brisk"], pace="live", seats="3"
    )
    told = await filled(
        house.cat, await settings(house), WHERE, rooms=[games], results="public", channel=[games]
    )
    again = await brought_up(house.cat, told, LIMITS)
    kept = await filled(house.cat, told, WHERE, results="public")

    assert "✔ Noted." in told.text
    for line in (
        f"Matches may be opened in <#{games.id}>.",
        "Paces: Live: 5 minutes and Brisk: 8 hours. If nothing else is chosen: Live: 5 minutes.",
        "A person may sit at 3 tables.",
        "Results are told in a channel too.",
    ):
        assert line in told.text
        assert line in kept.text
    chosen = [one.value for one in field_of(again, "paces").options if one.default]
    assert chosen == ["live", "brisk"]
    assert "You've changed nothing." in kept.text
    log = await panel_of(house.cat, house.room, "server log")
    assert log.text.count("changed the settings") == 2


async def test_a_form_that_is_sent_late_keeps_what_a_colleague_has_changed(house):
    made_staff(house, house.bo)
    form = await brought_up(house.cat, await settings(house), LIMITS)
    await filled(house.bo, await panel_of(house.bo, house.room), LIMITS, tables="5", seats="2")

    said = await sent(house.cat, form, seats="3")

    assert "5 tables may wait." in said.text
    assert "A person may sit at 3 tables." in said.text
    assert "Something else has been changed since you opened that form." in said.text


async def test_the_usual_pace_is_one_of_those_that_are_allowed(house):
    """Of those that the same form allows, or that are allowed already; nothing else is settled."""
    shown = await settings(house)
    refused = "That pace isn't played on this server. Choose one of these: Live: 5 minutes."

    said = await filled(house.cat, shown, LIMITS, paces=["live"], pace="brisk", seats="3")

    assert said.text == refused
    assert "A person may sit at any number of tables." in (await settings(house)).text
    await filled(house.cat, shown, LIMITS, paces=["live"])
    assert (await filled(house.cat, shown, LIMITS, pace="brisk")).text == refused


@pytest.mark.parametrize(
    ("what", "values"),
    [
        ("rooms", ["x"]),
        ("rooms", ["1"]),
        ("roles", ["1"]),
        ("channel", ["1", "2"]),
        ("channel", ["9" * 5000]),
        ("signposts", ["x"]),
        ("signposts", ["1"]),
        ("pace", ["glacial"]),
        ("pace", []),
        ("paces", ["live", "live"]),
        ("tables", ["7"]),
        ("seats", ["-1"]),
        ("results", ["thread", "public"]),
        ("nothing", ["1"]),
    ],
)
async def test_a_form_takes_only_what_it_offers(house, what, values):
    """Nor does a menu of a panel that is no more."""
    shown = await settings(house)
    for form in ("places", "bounds", "nothing"):
        reply = await fill(house.cat, shown, f"sk:house:{form}", **{f"{what}:x": values})
        assert STALE in reply.messages[-1].text

    reply = await forge(house.cat, shown, f"sk:house:{what}", *values)

    assert STALE in reply.messages[-1].text
    assert labels(await settings(house)) == labels(shown)
    assert await house.registry.store.guild(house.hall.guild.id) is None
    assert await house.registry.store.signposts() == []
