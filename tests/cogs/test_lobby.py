"""The invitation: its buttons, and `/table`."""

import asyncio
import hashlib

import pytest
from msgspec.structs import replace

from cogs.post.thread_name import thread_name
from db import SeatRecord
from hall import Permission
from play.match.lobby.choices import options_of
from play.post.looks.cover import scene_of
from tests.cogs.scene import brought_up, field_of, filled, labels, pressed, sent, typed
from tests.e2e.table import with_button
from tests.patience import wait_for
from words.names import cleaned
from words.speech import isolated


async def invitation(scene):
    """The invitation to a new match of Ann's, as everybody sees it."""
    answer = await typed(scene.ann, scene.room, "match new", title="nine_realms")
    assert answer == "Match 1 is open. The invitation follows right here."
    await scene.quiet()
    return with_button(scene.bo, scene.room, "Join")[0]


async def test_the_invitation_tells_who_plays(hallway):
    shown = await invitation(hallway)

    assert "**War of the 9 Realms** · match 1" in shown.text
    assert f"1 of 2 players: {isolated('Ann')}" in shown.text
    assert shown.button("Start").disabled
    assert not shown.button("Join").disabled


@pytest.mark.parametrize("name", ["War of the 9 Realms", " war of the 9  REALMS"])
async def test_a_match_is_opened_by_the_name_of_its_title(hallway, name):
    """As it is typed by who chose no suggestion."""
    answer = await typed(hallway.ann, hallway.room, "match new", title=name)
    await hallway.quiet()

    assert answer.startswith("Match 1 is open.")
    assert (
        "**War of the 9 Realms** · match 1" in with_button(hallway.bo, hallway.room, "Join")[0].text
    )


async def test_markup_in_a_name_means_nothing(hallway):
    star = hallway.hall.add_user("*star*_")
    await typed(star, hallway.room, "match new", title="nine_realms")
    await hallway.quiet()

    assert cleaned("*star*_") in with_button(star, hallway.room, "Join")[0].text
    assert "*star*" not in with_button(star, hallway.room, "Join")[0].text


async def test_people_join_leave_and_start(hallway):
    """Each is answered privately, and the invitation follows."""
    shown = await invitation(hallway)
    said = [
        (await pressed(user, shown, label)).text
        for user, label in (
            (hallway.bo, "Join"),
            (hallway.bo, "Join"),
            (hallway.cat, "Join"),
            (hallway.cat, "Leave"),
            (hallway.cat, "Leave"),
            (hallway.bo, "Leave"),
            (hallway.cat, "Join"),
        )
    ]
    await hallway.quiet()

    assert said == [
        "You have a seat now.",
        "You have a seat already.",
        "All seats are taken.",
        "You have no seat in this match. You're welcome to watch.",
        "You have no seat in this match. You're welcome to watch.",
        "You've given up your seat.",
        "You have a seat now.",
    ]
    now = hallway.ann.reread(shown)
    assert f"2 of 2 players: {isolated('Ann')} and {isolated('Cat')}" in now.text
    assert now.button("Join").disabled
    assert not now.button("Start").disabled


async def test_only_a_player_starts_and_only_once(hallway):
    """The thread opens under the invitation, which has no buttons then."""
    shown = await invitation(hallway)
    await pressed(hallway.bo, shown, "Join")
    await hallway.quiet()
    ready = hallway.ann.reread(shown)
    refused = await pressed(hallway.cat, ready, "Start")

    both = await asyncio.gather(
        pressed(hallway.ann, ready, "Start"), pressed(hallway.bo, ready, "Start")
    )
    await hallway.quiet()

    assert refused.text.startswith("You have no seat")
    assert sorted(each.text for each in both) == [
        "The match begins. Its thread opens under the invitation.",
        "This match has started already.",
    ]
    now = hallway.ann.reread(shown)
    assert labels(now) == ["Details"]
    assert now.thread.name == "Ann v Bo #1 - War of the 9 Realms"
    assert len(hallway.ann.threads(hallway.room)) == 1
    assert (await pressed(hallway.cat, shown, "Join")).text == "This match has started already."


async def test_start_alone_is_refused_kindly(hallway):
    """A stale look at the invitation still has a live button."""
    shown = await invitation(hallway)
    await pressed(hallway.bo, shown, "Join")
    await hallway.quiet()
    ready = hallway.ann.reread(shown)
    await pressed(hallway.bo, ready, "Leave")

    assert (await pressed(hallway.ann, ready, "Start")).text.startswith(
        "The match needs more players"
    )


async def test_an_empty_table_can_be_joined(hallway):
    shown = await invitation(hallway)
    await pressed(hallway.ann, shown, "Leave")
    await hallway.quiet()

    now = hallway.ann.reread(shown)

    assert "0 of 2 players: none" in now.text
    assert (await pressed(hallway.cat, now, "Join")).text == "You have a seat now."


async def test_the_table_is_taken_by_typing(hallway):
    await invitation(hallway)
    (offered,) = await hallway.bo.autocomplete(hallway.room, "table join", focused="match")

    joined = await typed(hallway.bo, hallway.room, "table join", match=offered.value)
    left = await typed(hallway.bo, hallway.room, "table leave", match="1")
    again = await typed(hallway.bo, hallway.room, "table join", match="1")
    begun = await typed(hallway.bo, hallway.room, "table start", match="1")

    assert offered.name == "1 · War of the 9 Realms · Ann"
    assert (joined, left, again) == (
        "You have a seat now.",
        "You've given up your seat.",
        "You have a seat now.",
    )
    assert begun.startswith("The match begins.")
    assert await hallway.cat.autocomplete(hallway.room, "table join", focused="match") == []


async def test_an_invitation_pings_exactly_whom_it_names(hallway):
    await invitation(hallway)

    answer = await typed(hallway.ann, hallway.room, "table invite", match="1", player=hallway.cat)
    await wait_for(lambda: hallway.cat.pings)

    (ping,) = hallway.cat.pings
    assert ping.content.startswith(hallway.cat.mention)
    assert "Ann" in ping.content
    assert ping.pinged == ("Cat",)
    assert hallway.bo.pings == hallway.ann.pings == []
    assert answer.endswith("is invited.")


@pytest.mark.parametrize(
    ("who", "whom", "refusal"),
    [
        ("bo", "cat", "You have no seat in this match"),
        ("ann", "ann", "They have a seat"),
    ],
)
async def test_an_invitation_that_makes_no_sense_pings_nobody(hallway, who, whom, refusal):
    await invitation(hallway)
    host, guest = getattr(hallway, who), getattr(hallway, whom)

    answer = await typed(host, hallway.room, "table invite", match="1", player=guest)

    assert answer.startswith(refusal)
    assert guest.pings == []


async def test_who_cannot_be_called_is_not_invited_and_that_is_told(hallway):
    """Without the permission, and without the channel: nobody waits for an answer."""
    hall, other = hallway.hall, hallway.hall.add_channel("other")
    await invitation(hallway)
    hall.deny(hallway.room, hall.bot, Permission.SEND_MESSAGES)
    denied = await typed(hallway.ann, other, "table invite", match="1", player=hallway.bo)
    hall.staff.delete_channel(hallway.room)
    gone = await typed(hallway.ann, other, "table invite", match="1", player=hallway.cat)

    assert denied.startswith("I can't write in that match's channel")
    assert gone == denied
    assert hallway.bo.pings == hallway.cat.pings == []


async def test_what_does_not_exist_is_refused(hallway):
    """An unknown title, an unknown match, and one of another server."""
    await invitation(hallway)
    far = hallway.hall.add_channel("far", hallway.hall.add_guild("Elsewhere"))
    dag = hallway.hall.add_user("Dag")

    assert (await typed(dag, hallway.room, "match new", title="chess")).startswith("I don't know")
    for channel, match in ((hallway.room, "7"), (hallway.room, "x"), (far, "1")):
        answer = await typed(dag, channel, "table join", match=match)
        assert answer.startswith("There is no match here.")
    assert await dag.autocomplete(far, "table join", focused="match") == []


async def test_the_dice_are_sealed_and_opened_at_the_end(hallway):
    """*Details* has the seal from the first moment; when it is over it has the secret too."""
    shown = await invitation(hallway)
    secret = (await hallway.registry.match(1)).record.secret
    seal = hashlib.sha256(secret).hexdigest()
    said = await typed(hallway.ann, hallway.room, "table word", match="1", word="raven feeder")
    strangers = await typed(hallway.cat, hallway.room, "table word", match="1", word="wolf")
    before = (await pressed(hallway.bo, shown, "Details")).text
    await pressed(hallway.bo, shown, "Join")
    await hallway.quiet()
    await pressed(hallway.bo, hallway.bo.reread(shown), "Start")
    await hallway.quiet()
    late = await typed(hallway.ann, hallway.room, "table word", match="1", word="oak")
    running = (await pressed(hallway.cat, hallway.cat.reread(shown), "Details")).text
    hallway.thread = hallway.cat.threads(hallway.room)[0]
    secrets_told = [message for message in hallway.public() if secret.hex() in message.text]
    await hallway.services.concessions.concede(1, hallway.bo.id)
    await hallway.quiet()

    assert seal in said
    assert strangers.startswith("You have no seat")
    assert f"this seal binds me to it: `{seal}`" in before
    assert "`/table word` mixes in a word of your own." in before
    assert f"this seal binds me to it: `{seal}`" in running
    assert "Words from Ann are mixed in" in running
    assert seal not in shown.text
    assert late == "This match has started already."
    assert "raven feeder" not in running
    assert secrets_told == []
    (result,) = (message for message in hallway.public() if "Victory" in message.content)
    assert secret.hex() not in result.text
    over = (await pressed(hallway.cat, hallway.cat.reread(shown), "Details")).text
    assert secret.hex() in over
    assert "`/match verify`" in over


async def test_a_first_match_is_a_button_of_its_own(hallway):
    """The host's alone, seen by all, and no variant among others."""
    await typed(hallway.ann, hallway.room, "match new", title="norsaga")
    await hallway.quiet()
    shown = with_button(hallway.bo, hallway.room, "Join")[0]
    await pressed(hallway.bo, shown, "Join")
    refused = await pressed(hallway.bo, shown, "First match")
    said = await pressed(hallway.ann, shown, "First match")
    await hallway.quiet()
    first = hallway.cat.reread(shown)
    panel = await pressed(hallway.ann, first, "Settings")
    form = await brought_up(hallway.ann, panel, "Variants and look…")
    offered = [one.value for one in field_of(form, "variants").options]
    await sent(hallway.ann, form, variants=["hard_sagas=all"])
    await hallway.quiet()
    varied = hallway.cat.reread(shown).text
    again = await pressed(hallway.ann, first, "First match")
    await hallway.quiet()

    assert refused.text.startswith("Only the host")
    assert said.text.startswith("🎓 This is a first match now")
    assert said.text.endswith("and players may ask for hints.")
    assert "🎓 First match: each step is explained" in first.text
    assert [one for one in offered if one.startswith("teaching")] == []
    assert "🎓 First match" in varied
    assert "\nVariants: " in varied
    assert again.text.startswith("This is an ordinary match again")
    assert "🎓" not in hallway.cat.reread(shown).text


async def test_numbers_are_chosen_among_a_few(hallway):
    """Such as when a match is drawn."""
    shown = await invitation(hallway)
    panel = await pressed(hallway.ann, shown, "Settings")
    await filled(hallway.ann, panel, "Variants and look…", variants=["stall_limit=40"])

    options = options_of(await hallway.registry.store.match(1))
    assert options.stall_limit == 40


@pytest.mark.parametrize(
    ("title", "guests", "said"),
    [
        ("nine_realms", [], "With one more player, anyone at the table may *Start*."),
        ("nine_realms", ["bo"], "All seats are taken: any player may *Start*."),
        ("norsaga", ["bo"], "Any player may *Start* now, or wait for others to *Join*."),
        ("hammer_of_thor", [], "*Start* now and play alone, or wait for others to *Join*."),
        ("norseheim", [], "With 2 more players, anyone at the table may *Start*."),
    ],
)
async def test_the_invitation_says_truly_when_it_can_start(hallway, title, guests, said):
    await typed(hallway.ann, hallway.room, "match new", title=title)
    for guest in guests:
        await typed(getattr(hallway, guest), hallway.room, "table join", match="1")
    await hallway.quiet()
    shown = with_button(hallway.cat, hallway.room, "Settings")[0]

    assert said in shown.text
    assert shown.button("Start").disabled == ("more player" in said)


@pytest.mark.parametrize(
    ("names", "thread"),
    [
        (("Ann", "Bo"), "Ann v Bo #7 - War of the 9 Realms"),
        (("Ann", "🤖 Huginn", "Cat"), "Ann v Huginn v Cat #7 - War of the 9 Realms"),
    ],
)
def test_a_thread_is_named_for_its_players(names, thread):
    assert thread_name(recorded(names)) == thread


def test_long_names_are_cut_so_that_discord_takes_the_thread():
    made = thread_name(recorded(["W" * 32, "Bo", "X" * 32, "Y" * 32]))

    assert len(made) <= 100
    assert " v Bo v " in made
    assert made.endswith("#7 - War of the 9 Realms")


def recorded(names):
    """A match of these players, robots among them."""
    seats = tuple(
        SeatRecord(at, -1 if name.startswith("🤖") else 1 + at, name)
        for at, name in enumerate(names)
    )
    return replace(scene_of("nine_realms").record, id=7, seats=seats)
