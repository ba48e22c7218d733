"""What the host settles for a match: its pace, what happens when time is up, variants; robots."""

from io import BytesIO

import pytest
from PIL import Image

from games.catalogue import titles
from hall.components import Kind
from play.match.lobby.choices import options_of
from renderer.themes import THEMES
from tests.cogs.forged import fill, press
from tests.cogs.scene import brought_up, field_of, filled, labels, pressed, sent, typed
from tests.e2e.table import started, with_button
from words.speech import isolated

TIME, RULES = "Time and players…", "Variants and look…"
NINE = titles()["nine_realms"].rules
NOT_THE_HOST = "Only the host chooses how this match is played"


async def invitation(scene, **options):
    """The invitation to a new match of Ann's, as everybody sees it."""
    await typed(scene.ann, scene.room, "match new", title="nine_realms", **options)
    await scene.quiet()
    return with_button(scene.bo, scene.room, "Join")[0]


async def details(scene, shown):
    """What anybody reads behind *Details*."""
    return (await pressed(scene.cat, shown, "Details")).text


def default_of(form, name):
    """The value that a field shows as chosen."""
    return next(one.value for one in field_of(form, name).options if one.default)


async def settings(scene, shown):
    return await pressed(scene.ann, shown, "Settings")


async def test_the_details_say_how_it_is_played(hallway):
    """In plain words, with nothing chosen and with something; the invitation is short."""
    usual = await invitation(hallway)

    assert "⏳ Daily: 24 hours\n" in usual.text
    assert "24 hours for each decision" not in usual.text
    assert "24 hours for each decision" in await details(hallway, usual)
    assert (
        "Let it run out three times in a row, in your own turns, and you're out."
        in await details(hallway, usual)
    )

    options = {"pace": "brisk", "when-time-is-up": "robot"}
    await typed(hallway.bo, hallway.room, "match new", title="nine_realms", **options)
    await hallway.quiet()
    other = with_button(hallway.ann, hallway.room, "Join")[1]
    assert "8 hours to think" in await details(hallway, other)
    assert "a robot plays the rest of your turn" in await details(hallway, other)


async def test_a_match_without_a_limit_says_nothing_of_time_that_is_up(hallway):
    shown = await invitation(hallway, pace="none")

    assert "No time limit." in await details(hallway, shown)
    assert "Run out of time" not in await details(hallway, shown)


async def test_a_server_has_a_pace_of_its_own(hallway):
    guild = hallway.hall.guild.id
    await hallway.registry.store.change_guild(guild, 0.0, pace="relaxed")
    assert "3 days to think" in await details(hallway, await invitation(hallway))

    await hallway.registry.store.change_guild(guild, 0.0, pace="outdated")
    await typed(hallway.bo, hallway.room, "match new", title="nine_realms")
    await hallway.quiet()
    usual = with_button(hallway.ann, hallway.room, "Join")[1]
    assert "24 hours for each" in await details(hallway, usual)


async def test_the_host_settles_everything_in_one_private_panel(hallway):
    """Few rows in the invitation; the panel says what holds, and the invitation follows.

    Three values and more are one form, which changes the panel in place.
    """
    shown = await invitation(hallway)
    panel = await settings(hallway, shown)
    first = await brought_up(hallway.ann, panel, TIME)
    chosen = {"pace": "live", "lapse": "replace", "door": "closed", "hints": "on"}
    after = await sent(hallway.ann, first, **chosen)
    variant = field_of(await brought_up(hallway.ann, after, RULES), "variants").options[0].value
    panel = await filled(hallway.ann, after, RULES, variants=[variant], theme="light")
    await hallway.quiet()

    now = hallway.bo.reread(shown)
    record = await hallway.registry.store.match(1)
    rows = len(shown.menus) + 1
    assert rows <= 5
    assert [one.kind for one in first.fields] == [Kind.RADIO_GROUP] * 5
    assert (record.pace, record.lapse) == ("live", "replace")
    assert (record.door, record.theme) == ("closed", "light")
    assert panel.id == after.id
    assert "✔ Noted." in panel.text
    assert "5 minutes to think" in panel.text
    assert "5 minutes to think" in await details(hallway, now)
    assert "Take your seat back with `/table robot mind:`" in await details(hallway, now)
    assert "Variants: " in now.text
    again = await brought_up(hallway.ann, panel, TIME)
    assert {key: default_of(again, key) for key in chosen} == chosen


async def test_a_form_that_changes_nothing_says_so(hallway):
    panel = await settings(hallway, await invitation(hallway))
    before = await hallway.registry.match(1)

    said = await filled(hallway.ann, panel, TIME, pace="daily")

    assert "You've changed nothing." in said.text
    assert await hallway.registry.match(1) == before


async def test_a_form_that_is_sent_late_keeps_what_was_changed_meanwhile(hallway):
    """What its user did not touch stays, and they are told."""
    panel = await settings(hallway, await invitation(hallway))
    early, late = [await brought_up(hallway.ann, panel, TIME) for _ in range(2)]
    await sent(hallway.ann, early, pace="live", lapse="robot")

    said = await sent(hallway.ann, late, door="closed", lapse="replace")

    record = await hallway.registry.store.match(1)
    assert (record.pace, record.lapse, record.door) == ("live", "replace", "closed")
    assert "Something else has been changed since you opened that form." in said.text


async def test_what_is_new_in_a_game_holds_for_new_matches_and_may_be_left_out(hallway):
    """Without it a match is as one that began before, and tells so to everybody."""
    shown = await invitation(hallway)
    before = await details(hallway, shown)
    new = options_of(await hallway.registry.store.match(1))
    panel = await settings(hallway, shown)
    form = await brought_up(hallway.ann, panel, RULES)
    offered = [one.label for one in field_of(form, "variants").options]
    await sent(hallway.ann, form, variants=["stalled=none"])
    await hallway.quiet()
    old = options_of(await hallway.registry.store.match(1))
    told = await details(hallway, hallway.bo.reread(shown))
    await filled(hallway.ann, panel, RULES, variants=[])
    await hallway.quiet()

    draw = "A match that ends because nobody was wounded for long is a draw"
    assert draw in offered
    assert draw not in before
    assert draw in told
    assert (new, old) == (NINE.usual, NINE.options())
    assert options_of(await hallway.registry.store.match(1)) == new


async def test_variants_are_unchosen_in_the_form_as_well(hallway):
    panel = await settings(hallway, await invitation(hallway))
    form = await brought_up(hallway.ann, panel, RULES)
    keys = [one.value for one in field_of(form, "variants").options][:2]
    chosen = await sent(hallway.ann, form, variants=keys)
    gone = await filled(hallway.ann, chosen, RULES, variants=[])

    (told,) = [line for line in chosen.text.splitlines() if line.startswith("Variants: ")]
    assert told.count("; ") == 1
    assert "Variants: " not in gone.text


async def test_nobody_but_the_host_settles_anything(hallway):
    shown = await invitation(hallway)
    panel = await settings(hallway, shown)
    await pressed(hallway.bo, shown, "Join")
    await hallway.quiet()

    refused = await pressed(hallway.bo, hallway.bo.reread(shown), "Settings")
    forged = await fill(hallway.bo, panel, "sk:lobby:1:time", **{"pace:x": "live"})
    form = await press(hallway, hallway.bo, "sk:lobby:1:time", panel)
    public = await press(hallway, hallway.ann, "sk:lobby:1:time", shown)

    assert refused.text == forged.messages[-1].text == form.text
    assert refused.text.startswith(NOT_THE_HOST)
    assert public.text.startswith("That question is closed")
    over_the_invitation = await fill(hallway.ann, shown, "sk:lobby:1:time", **{"pace:x": "live"})
    assert over_the_invitation.text.startswith("That question is closed")
    assert (await hallway.registry.store.match(1)).pace == "daily"


async def test_a_host_who_leaves_hands_the_settings_on(hallway):
    """To the next player, and from an empty table to whoever comes."""
    ann, bo, cat = hallway.ann, hallway.bo, hallway.cat
    shown = await invitation(hallway)
    form = await brought_up(ann, await settings(hallway, shown), TIME)
    await pressed(bo, shown, "Join")
    await pressed(ann, shown, "Leave")
    late = await sent(ann, form, pace="live")
    now = await pressed(bo, shown, "Settings")
    chosen = await filled(bo, now, TIME, pace="relaxed")
    await pressed(cat, shown, "Join")
    await pressed(bo, shown, "Leave")
    await pressed(cat, shown, "Leave")
    await pressed(ann, shown, "Join")
    await pressed(bo, shown, "Join")

    assert late.text.startswith(NOT_THE_HOST)
    assert "✔ Noted." in chosen.text
    assert (await hallway.registry.store.match(1)).pace == "relaxed"
    assert (await pressed(bo, shown, "Settings")).text.startswith(NOT_THE_HOST)
    assert "How match 1 is played" in (await pressed(ann, shown, "Settings")).text


async def test_nothing_is_settled_after_the_start(hallway):
    shown = await invitation(hallway)
    panel = await settings(hallway, shown)
    form = await brought_up(hallway.ann, panel, TIME)
    await pressed(hallway.ann, shown, "Add a robot")
    await hallway.quiet()
    await pressed(hallway.ann, hallway.ann.reread(shown), "Start")
    late = await sent(hallway.ann, form, pace="live")
    again = await pressed(hallway.ann, shown, "Settings")
    button = await pressed(hallway.ann, panel, TIME)

    assert late.text == again.text == button.text == "This match has started already."
    assert (await hallway.registry.store.match(1)).pace == "daily"


async def test_a_robot_sits_down_by_a_button_and_gives_way(hallway):
    shown = await invitation(hallway)
    added = await pressed(hallway.ann, shown, "Add a robot")
    await hallway.quiet()
    full = hallway.bo.reread(shown)

    assert added.text.startswith("A robot has sat down: an able player.")
    assert added.text.endswith("If all seats are taken, a friend can still join in its place.")
    assert f"2 of 2 players: {isolated('Ann')} and {isolated('🤖 Huginn')}\n" in full.text
    assert "\nThe robot is an able player.\n" in full.text
    assert "Send a robot away" in labels(full)
    assert not full.button("Join").disabled

    await pressed(hallway.bo, full, "Join")
    await hallway.quiet()
    taken = hallway.bo.reread(shown)
    assert f"{isolated('Ann')} and {isolated('Bo')}" in taken.text
    assert taken.button("Join").disabled
    assert taken.button("Add a robot").disabled


async def test_a_robots_strength_is_chosen_where_it_is_added(hallway):
    """One press more than the usual one; who has no seat chooses nothing, and nobody later."""
    shown = await invitation(hallway)
    added = await pressed(hallway.ann, shown, "Add a robot")
    assert labels(added) == ["Easy", "Able", "Strong"]
    chosen = await pressed(hallway.ann, added, "Strong")
    await hallway.quiet()

    assert chosen.text == "The robot that sat down last is a strong player now."
    assert "\nThe robot is a strong player.\n" in hallway.bo.reread(shown).text

    easy = await pressed(hallway.ann, chosen, "Easy")
    await hallway.quiet()
    assert "\nThe robot is an easy opponent.\n" in hallway.bo.reread(shown).text
    await pressed(hallway.ann, hallway.ann.reread(shown), "Send a robot away")
    await hallway.quiet()
    gone = await pressed(hallway.ann, easy, "Strong")
    assert gone.text == "No robot sits there."
    await pressed(hallway.ann, hallway.ann.reread(shown), "Add a robot")
    await hallway.quiet()
    await pressed(hallway.ann, hallway.ann.reread(shown), "Start")
    late = await pressed(hallway.ann, easy, "Strong")
    assert late.text == "This match has started already."


async def test_a_robot_is_as_strong_as_the_one_before_it(hallway):
    """Five easy ones are five presses and one more, not ten."""
    await typed(hallway.ann, hallway.room, "match new", title="hammer_of_thor")
    await hallway.quiet()
    shown = with_button(hallway.bo, hallway.room, "Join")[0]
    await pressed(hallway.ann, await pressed(hallway.ann, shown, "Add a robot"), "Easy")
    added = [await pressed(hallway.ann, shown, "Add a robot") for _ in range(2)]
    stronger = await pressed(hallway.ann, added[-1], "Strong")
    last = await pressed(hallway.ann, shown, "Add a robot")
    await hallway.quiet()

    assert all(one.text.startswith("A robot has sat down: an easy opponent.") for one in added)
    assert stronger.text == "The robot that sat down last is a strong player now."
    assert last.text.startswith("A robot has sat down: a strong player.")
    minds = [seat.mind for seat in (await hallway.registry.store.match(1)).seats]
    assert minds == [None, "easy", "easy", "strong", "strong"]


async def test_how_robots_think_is_told_once(hallway):
    """Which ones think how is told only where they differ."""
    await typed(hallway.ann, hallway.room, "match new", title="hammer_of_thor")
    await hallway.quiet()
    shown = with_button(hallway.bo, hallway.room, "Join")[0]
    alone = shown.text
    for _ in range(11):
        await pressed(hallway.ann, shown, "Add a robot")
    await hallway.quiet()
    alike = hallway.bo.reread(shown).text
    await pressed(hallway.ann, hallway.bo.reread(shown), "Send a robot away")
    await typed(hallway.ann, hallway.room, "table robot", match="1", mind="easy")
    await hallway.quiet()
    mixed = hallway.bo.reread(shown).text

    assert "able player" not in alone
    assert alike.count("🤖") == 11
    assert alike.count("able player") == 1
    assert "\nThe robots are able players.\n" in alike
    assert mixed.count("able player") == mixed.count("easy opponent") == 1
    assert f"and {isolated('🤖 Heidrun')} are able players.\n" in mixed
    assert f"\n{isolated('🤖 Eikthyrnir')} is an easy opponent.\n" in mixed


async def test_robots_come_and_go_by_typing(hallway):
    """Before the start they sit down and leave; afterwards one plays for whoever types."""
    await invitation(hallway)
    ann, room = hallway.ann, hallway.room
    said = [
        await typed(ann, room, "table robot", match="1", **options)
        for options in ({"mind": "strong"}, {}, {"mind": "away"}, {"mind": "away"}, {})
    ]
    stranger = await typed(hallway.cat, room, "table robot", match="1")
    await typed(ann, room, "table start", match="1")
    back = await typed(ann, room, "table robot", match="1", mind="away")
    for_me = await typed(ann, room, "table robot", match="1")
    mind = (await hallway.registry.store.match(1)).seats[0].mind
    mine = await typed(ann, room, "table robot", match="1", mind="away")
    await hallway.quiet()

    assert said[0].startswith("A robot has sat down: a strong player.")
    assert said[4].startswith("A robot has sat down: an able player.")
    assert [text.split(".")[0] for text in said[1:4]] == [
        "All seats are taken",
        "The robot has left the table",
        "No robot sits there",
    ]
    assert stranger.startswith("You have no seat")
    assert back == "No robot sits there."
    assert for_me.startswith("A robot plays for you now: an able player.")
    assert mind == "able"
    assert mine == "The seat is yours again."
    words = [m.text for m in ann.sees(ann.threads(room)[0])]
    assert any("A robot plays for" in text for text in words)
    assert any("is back in the seat" in text for text in words)


@pytest.mark.parametrize("look", ["dark", "large-print"])
async def test_the_host_chooses_how_the_boards_look(hallway, look):
    """All that everybody sees of the match, from the first board to the end, and its rematch."""
    shown = await invitation(hallway)
    panel = await settings(hallway, shown)
    await filled(hallway.ann, panel, RULES, theme=look)
    told = await details(hallway, shown)
    hallway.thread = await started(hallway.ann, hallway.bo, hallway.room)
    await hallway.quiet()
    number = await hallway.number()
    board = hallway.board().images[0].data
    await hallway.services.concessions.concede(number, hallway.ann.id)
    await hallway.quiet()
    end = with_button(hallway.bo, hallway.thread, "Rematch")[-1]
    await pressed(hallway.bo, end, "Rematch")

    assert ("🎨 Large print" in told) is (look == "large-print")
    assert ground(board) == pytest.approx(THEMES[look].back, abs=3)
    assert ground(end.images[0].data, -3) == pytest.approx(THEMES[look].panel, abs=3)
    assert ((await hallway.registry.store.match(number + 1)).theme or "dark") == look


def ground(data, below=2):
    """The colour at the edge of a picture, so far from its top or its bottom."""
    image = Image.open(BytesIO(data)).convert("RGB")
    return image.getpixel((2, below % image.height))
