"""`/settings`: a private panel that tells all that is settled, and changes it with few taps."""

from datetime import UTC, datetime

import pytest
from msgspec import convert, to_builtins

from cogs.panels.personal_settings import FORMS, SETTINGS
from play.match.people import UserRecord
from tests.cogs.forged import choose, press, press_nowhere, submit
from tests.cogs.scene import labels, pressed, settled, typed

STALE = "That question is closed"
REACH, QUIET = "Where should I call you?", "When should I be quiet?"
INTERVAL, DIGEST = "How often should I remind you?", "When should I send a daily digest?"
THEME = "How should your pictures look?"
GUESS = "Which of these is near you?"


async def opened(scene, user, **options):
    """The panel."""
    return (await settled(await user.command(scene.room, "settings", **options))).message


async def tapped(user, panel, menu, label):
    """The panel after a choice in one of its menus."""
    return (await settled(await user.choose(panel, menu, label))).message


async def form(user, panel, press=None, **fields):
    """What comes of a form that a button shows, or the last entry of the quiet hours."""
    reply = await (user.press(panel, press) if press else user.choose(panel, QUIET, "Other hours…"))
    return await settled(await user.submit(reply.modal, **fields))


async def person(scene, user):
    """What is stored."""
    return await scene.registry.store.user(user.id)


async def test_at_first_it_tells_how_things_are(hallway):
    """To its user alone, in plain words."""
    panel = await opened(hallway, hallway.ann)

    assert panel.ephemeral
    for sentence in (
        "I call you in the thread of the match.",
        "You have no quiet hours.",
        "I don't know your time zone, so I count in UTC",
        "I remind you as often as each match does.",
        "You get no daily digest.",
        "I don't tell you when you're next.",
    ):
        assert sentence in panel.text
    assert hallway.bo.sees(hallway.room) == []


@pytest.mark.parametrize(
    ("menu", "label", "stored", "sentence"),
    [
        (REACH, "By direct message", {"reach": "dm"}, "I call you by direct message."),
        (REACH, "In both ways", {"reach": "both"}, "in the thread and by direct message."),
        (
            QUIET,
            "Quiet from 22:00 to 07:00",
            {"quiet_from": 1320, "quiet_to": 420},
            "from 22:00 to 07:00 I send you no call, reminder or digest.",
        ),
        (
            INTERVAL,
            "Remind me every 6 hours",
            {"interval": 21600},
            "I remind you every 6 hours, four times at most.",
        ),
        (
            INTERVAL,
            "Remind me daily",
            {"interval": 86400},
            "I remind you daily, four times at most.",
        ),
        (DIGEST, "Daily digest at 08:00", {"digest": 480}, "Every day at 08:00"),
    ],
)
async def test_a_tap_settles_it_and_the_panel_tells_so(hallway, menu, label, stored, sentence):
    """At once, in place, and for good: after a restart it stands there too."""
    panel = await opened(hallway, hallway.ann)

    after = await tapped(hallway.ann, panel, menu, label)

    assert after.id == panel.id
    assert sentence in after.text
    assert "✔ Noted." in after.text
    assert {name: getattr(await person(hallway, hallway.ann), name) for name in stored} == stored
    assert [one.label for one in after.menu(menu).options if one.default] == [label]
    await hallway.disconnect()
    await hallway.connect()
    assert sentence in (await opened(hallway, hallway.ann)).text


async def test_all_can_be_unchosen(hallway):
    panel = await opened(hallway, hallway.ann)
    for menu, label, back in (
        (QUIET, "Quiet from 23:00 to 07:00", "No quiet hours"),
        (INTERVAL, "Remind me every 2 hours", "Remind me as often as the match does"),
        (DIGEST, "Daily digest at 23:00", "No daily digest"),
        (REACH, "By direct message", "In the thread"),
    ):
        panel = await tapped(hallway.ann, panel, menu, label)
        panel = await tapped(hallway.ann, panel, menu, back)
    panel = await pressed(hallway.ann, panel, "Tell me when I'm next")
    assert (await person(hallway, hallway.ann)).early
    await pressed(hallway.ann, panel, "Don't tell me when I'm next")

    after = await person(hallway, hallway.ann)
    assert (after.quiet_from, after.quiet_to, after.interval, after.digest) == (None,) * 4
    assert (after.reach, after.early) == ("thread", False)


async def test_other_quiet_hours_are_typed(hallway):
    """They then stand in the menu too."""
    panel = await opened(hallway, hallway.ann)
    reply = await form(hallway.ann, panel, hours="from 21:45 to 7:30")

    assert "from 21:45 to 07:30 I send you no call, reminder or digest." in reply.text
    assert reply.message.id == panel.id
    assert "Quiet from 21:45 to 07:30" in labels(reply.message)
    again = await tapped(hallway.ann, reply.message, QUIET, "Quiet from 21:45 to 07:30")
    assert (await person(hallway, hallway.ann)).quiet_to == 450
    assert "from 21:45 to 07:30 I send you no call, reminder or digest." in again.text


@pytest.mark.parametrize("wrong", ["x", "25:00-26:00", "22:00-22:00", "@everyone"])
async def test_hours_that_cannot_be_read_are_refused_in_a_sentence(hallway, wrong):
    reply = await form(hallway.ann, await opened(hallway, hallway.ann), hours=wrong)

    assert reply.messages[-1].text.startswith("I can't read those hours.")
    assert reply.ephemeral
    assert (await person(hallway, hallway.ann)).quiet_from is None


async def test_a_time_zone_is_typed_as_an_option_or_in_a_form(hallway):
    """By the name that is suggested, or by its city."""
    found = await hallway.ann.autocomplete(hallway.room, "settings", focused="zone", value="berl")
    assert [choice.value for choice in found] == ["Europe/Berlin"]
    panel = await opened(hallway, hallway.ann, zone="Europe/Berlin")
    assert "Your time zone is Europe/Berlin, where it's" in panel.text

    reply = await form(hallway.ann, panel, "Time zone…", zone="oslo")

    assert "Your time zone is Europe/Oslo" in reply.text
    assert (await person(hallway, hallway.ann)).zone == "Europe/Oslo"


@pytest.mark.parametrize("wrong", ["Atlantis", "localtime", "../../etc/passwd", "<@1>"])
async def test_a_zone_that_there_is_not_is_refused(hallway, wrong):
    said = await typed(hallway.ann, hallway.room, "settings", zone=wrong)
    reply = await form(hallway.ann, await opened(hallway, hallway.ann), "Time zone…", zone=wrong)

    assert said.startswith("I know no time zone")
    assert reply.messages[-1].text.startswith("I know no time zone")
    assert hallway.ann.pings == []
    assert (await person(hallway, hallway.ann)).zone is None


async def test_whoever_knows_no_zone_tells_what_the_clock_shows(hallway):
    """Places with that time are offered; one tap settles it."""
    there = datetime.fromtimestamp(hallway.clock.now() + 5.75 * 3600, UTC).strftime("%H:%M")
    panel = await opened(hallway, hallway.ann)
    reply = await form(hallway.ann, panel, "Time zone…", now=there)
    places = [option.label for option in reply.message.menu(GUESS).options]

    assert places == ["Asia/Kathmandu"]
    after = await tapped(hallway.ann, reply.message, GUESS, "Asia/Kathmandu")
    assert f"Your time zone is Asia/Kathmandu, where it's {there}." in after.text


async def test_a_clock_that_shows_nonsense_finds_no_place(hallway):
    panel = await opened(hallway, hallway.ann)
    odd = datetime.fromtimestamp(hallway.clock.now() - 11.4 * 3600, UTC).strftime("%H:%M")
    for now, sentence in (("noonish", "I can't read"), (odd, "I know no place")):
        reply = await form(hallway.ann, panel, "Time zone…", now=now)

        assert reply.messages[-1].text.startswith(sentence)


async def test_quiet_hours_hold_from_then_on(table):
    """What is settled here is what the calls go by."""
    bo = table.bo
    panel = await opened(table, bo, zone="UTC")
    now = datetime.fromtimestamp(table.clock.now(), UTC)
    start, end = f"{now.hour}:00", f"{(now.hour + 2) % 24}:00"
    reply = await form(bo, panel, hours=f"{start}-{end}")

    stored = await table.registry.people.get(bo.id)

    assert stored.quiet_from == now.hour * 60
    assert "I send you no call, reminder or digest" in reply.text


async def test_who_cannot_be_written_to_is_told_so(hallway):
    await hallway.registry.people.change(hallway.ann.id, blocked=True, digest=480)
    panel = await opened(hallway, hallway.ann)
    assert "Discord won't let me send you direct messages" in panel.text

    after = await tapped(hallway.ann, panel, REACH, "By direct message")

    assert "Discord won't let me" not in after.text


# What only forgers send


@pytest.mark.parametrize(
    ("custom_id", "values"),
    [
        ("sk:settings:reach", ["pigeon"]),
        ("sk:settings:reach", []),
        ("sk:settings:reach", ["dm", "both"]),
        ("sk:settings:quiet", ["0-1"]),
        ("sk:settings:quiet", ["22:00-07:00"]),
        ("sk:settings:interval", ["1"]),
        ("sk:settings:interval", ["-2"]),
        ("sk:settings:digest", ["61"]),
        ("sk:settings:digest", ["x" * 4000]),
        ("sk:settings:guess", ["localtime"]),
        ("sk:settings:guess", ["../../etc/passwd"]),
        ("sk:settings:theme", ["purple"]),
        ("sk:settings:blocked", ["on"]),
        ("sk:settings:early:maybe", []),
        ("sk:settings:early", []),
        ("sk:settings:reach:on", ["dm"]),
        ("sk:settings:zone:more", []),
        ("sk:settings", []),
    ],
)
async def test_what_no_panel_offers_is_refused(hallway, custom_id, values):
    panel = await opened(hallway, hallway.ann)
    before = await person(hallway, hallway.ann)

    reply = await choose(hallway.ann, panel, custom_id, *values)

    assert STALE in reply.text
    assert await person(hallway, hallway.ann) == before


@pytest.mark.parametrize("what", ["early:on", "zone", "quiet"])
async def test_a_panel_is_never_written_into_a_message_of_all(table, what):
    board = table.board()
    before = board.text
    for reply in (
        await press(table, table.ann, f"sk:settings:{what}", board),
        await press_nowhere(table.ann, table.room, f"sk:settings:{what}"),
    ):
        assert STALE in reply.text

    assert table.ann.reread(board).text == before
    assert not (await person(table, table.ann)).early


async def test_a_form_that_never_popped_up_changes_nothing(hallway):
    """Sent off on no panel, and with fields that it has not."""
    for what, fields in (
        ("hours", {"hours": "22-7"}),
        ("hours", {"colour": "red"}),
        ("zone", {"zone": "UTC"}),
        ("zone", {"now": "12:00"}),
        ("reach", {"reach": "dm"}),
    ):
        reply = await submit(hallway.ann, hallway.room, f"sk:settings:{what}", **fields)

        assert reply.ephemeral
        assert not reply.failed
    assert await person(hallway, hallway.ann) == type(await person(hallway, hallway.bo))(
        hallway.ann.id
    )


async def test_another_ones_taps_settle_nothing_of_mine(hallway):
    """Whatever is pressed with whatever id: it is the presser's own panel."""
    await opened(hallway, hallway.ann)
    bos = await opened(hallway, hallway.bo)
    await choose(hallway.bo, bos, "sk:settings:reach", "dm")

    assert (await person(hallway, hallway.bo)).reach == "dm"
    assert (await person(hallway, hallway.ann)).reach == "thread"


def test_every_field_that_people_choose_has_a_setting():
    """What is stored beside these is noted by the bot, or chosen by another command."""
    person = UserRecord(1)
    typed = {"hours": "22:00-07:00", "zone": "Europe/Oslo"}
    changed = {name for form in FORMS.values() for name in form.parse(typed)}
    for one in SETTINGS.values():
        for choice in one.choices(person, 0.0) if one.choices else ():
            changed |= {*(choice.changes or ())}

    others = {"id", "away_from", "away_until"}
    assert changed == set(UserRecord.__struct_fields__) - others


def test_every_choice_can_be_stored_and_is_then_the_chosen_one():
    for one in SETTINGS.values():
        choices = one.choices(UserRecord(1), 0.0) if one.choices else ()
        for choice in (each for each in choices if each.changes is not None):
            person = convert({"id": 1} | to_builtins(choice.changes), UserRecord)

            assert [each.value for each in one.choices(person, 0.0) if each.is_chosen] == [
                choice.value
            ]


@pytest.mark.parametrize("path", ["match board", "match hand"])
async def test_a_theme_is_chosen_for_private_pictures_alone(table, path):
    """What only Ann sees is drawn in hers; the board for all, and Bo's, stay as they are."""
    users, public = (table.ann, table.bo), table.board().images[0].data
    usual = [await picture(table, user, path) for user in users]
    after = await tapped(table.ann, await opened(table, table.ann), THEME, "Large print")
    chosen = [await picture(table, user, path) for user in users]

    assert "large print and strong contrast" in after.text
    assert (await person(table, table.ann)).theme == "large-print"
    assert [one == other for one, other in zip(usual, chosen, strict=True)] == [False, True]
    assert table.board().images[0].data == public


async def picture(table, user, path):
    """The picture that a command shows."""
    reply = await settled(await user.command(table.thread, path))
    return reply.message.images[0].data


async def test_your_move_is_drawn_in_its_readers_theme(table):
    before = await numbered(table)
    await table.registry.people.change(table.ann.id, theme="light")

    assert await numbered(table) != before


async def numbered(table):
    """The picture of the first places that Ann can choose from."""
    panel = await table.panel(table.ann)
    while not panel.images:
        if panel.menus:
            menu = panel.menus[0]
            panel = await tapped(table.ann, panel, menu.custom_id, menu.options[0].label)
        else:
            panel = await pressed(table.ann, panel, panel.buttons[0].label)
    return panel.images[0].data
