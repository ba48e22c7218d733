"""The end of a match: a picture that tells why, and three buttons; a rematch with sides changed."""

import pytest

from games.nine_realms.forces import Realm
from tests.cogs.forged import press
from tests.cogs.scene import chosen, filled, labels, pressed, typed
from tests.e2e.table import with_button

TWO_VANGUARDS = "Two Vanguards for the Norsemen"


@pytest.fixture
async def over(table):
    """Bo has conceded to Ann."""
    await table.services.concessions.concede(await table.number(), table.bo.id)
    await table.quiet()
    return table


async def over_in(hallway, title, *presses):
    """A match of Ann's that began after these presses on its invitation, and that she conceded."""
    await typed(hallway.ann, hallway.room, "match new", title=title)
    await hallway.quiet()
    invitation = with_button(hallway.ann, hallway.room, "Join")[0]
    if title == "nine_realms":
        await chosen(hallway.ann, invitation, "Norsemen")
    for user, label in presses:
        await pressed(user, invitation, label)
    await hallway.quiet()
    await pressed(hallway.ann, hallway.ann.reread(invitation), "Start")
    await hallway.quiet()
    hallway.thread = hallway.ann.threads(hallway.room)[0]
    await hallway.services.concessions.concede(1, hallway.ann.id)
    await hallway.quiet()


def last_word(scene, user=None):
    """The message that has the buttons of the epilogue."""
    return with_button(user or scene.ann, scene.thread, "Rematch")[-1]


async def start_of(scene, number):
    """The position in which a match stands, and its players in the order of their seats."""
    match = await scene.registry.match(number)
    return match.standing.table, list(match.names)


async def test_the_end_is_told_with_a_picture_and_buttons(over):
    secret = (await over.registry.match(1)).record.secret.hex()
    told = last_word(over, over.cat)

    assert "Victory for" in told.text
    assert labels(told) == ["Rematch", "Turning points", "Verify the dice", "Log"]
    (picture,) = told.attachments
    assert picture.description.startswith("Ann wins.")
    assert "Blood 0 of 9" in picture.description
    assert not any(secret in message.text for message in over.public())


async def test_the_invitation_says_who_has_won_and_why(over):
    """To all who read the channel, and with no button but the one for details."""
    (invitation,) = with_button(over.cat, over.room, "Details")

    assert "🏆 Victory for \u2068Ann\u2069! The other side left the field." in invitation.text
    assert "This match is over" not in invitation.text
    assert labels(invitation) == ["Details"]


async def test_its_buttons_check_the_dice_and_tell_the_story(over):
    """Whoever reads it may press them."""
    verdict = await pressed(over.cat, last_word(over), "Verify the dice")
    story = await pressed(over.cat, last_word(over), "Log")

    assert verdict.text.startswith("✔ All ")
    assert len(verdict.attachments) == 1
    assert "Victory for" in story.text


async def test_a_rematch_begins_when_all_have_pressed_it(over):
    """With the same settings; realms and the first turn change hands (R-03)."""
    before, names = await start_of(over, 1)
    asked = await pressed(over.ann, last_word(over), "Rematch")
    await over.quiet()
    called = [message for message in over.public() if "wants a rematch" in message.text]
    begun = await pressed(over.bo, last_word(over), "Rematch")
    await over.quiet()
    after, others = await start_of(over, 2)

    assert "Your invitation to a rematch is out" in asked.text
    (call,) = called
    assert f"<@{over.bo.id}>" in call.content
    assert f"<@{over.ann.id}>" not in call.content
    assert "The rematch begins" in begun.text
    sides = dict(zip(names, before.realms, strict=True))
    changed = dict(zip(others, after.realms, strict=True))
    assert {name for name in names if sides[name] == changed[name]} == set()
    assert names[before.active] != others[after.active]


@pytest.mark.parametrize(("title", "changed"), [("nine_realms", True), ("norsaga", False)])
async def test_only_where_there_are_sides_a_rematch_changes_them(hallway, title, changed):
    """Elsewhere everybody moves up by a seat, which is no side."""
    await over_in(hallway, title, (hallway.bo, "Join"))
    await pressed(hallway.ann, last_word(hallway), "Rematch")
    await hallway.quiet()

    (call,) = [message for message in hallway.public() if "wants a rematch" in message.text]

    assert ("a rematch, with sides changed. Press" in call.text) is changed
    assert ("a rematch. Press" in call.text) is not changed


async def test_join_on_the_invitation_is_as_good(over):
    """A stranger who is quicker takes a seat as in every lobby; then the host starts it."""
    await pressed(over.bo, last_word(over), "Rematch")
    await over.quiet()
    invitation = with_button(over.ann, over.room, "Join")[-1]
    joined = await pressed(over.ann, invitation, "Join")
    await over.quiet()

    assert "begins" in joined.text
    assert (await over.registry.match(2)).record.began


async def test_a_stranger_neither_asks_for_it_nor_begins_it(over):
    refused = await pressed(over.cat, last_word(over), "Rematch")
    await pressed(over.ann, last_word(over), "Rematch")
    await over.quiet()
    again = await pressed(over.ann, last_word(over), "Rematch")
    invitation = with_button(over.cat, over.room, "Join")[-1]
    await pressed(over.cat, invitation, "Join")
    await over.quiet()
    late = await pressed(over.bo, last_word(over), "Rematch")

    assert refused.text.startswith("You have no seat")
    assert "already" in again.text
    assert not (await over.registry.match(2)).record.began
    assert late.text.startswith("All seats are taken")


async def test_it_is_asked_for_once(over):
    """Whoever presses it when it goes on is told so; when it is over it may be asked for again."""
    await pressed(over.ann, last_word(over), "Rematch")
    await pressed(over.bo, last_word(over), "Rematch")
    await over.quiet()
    on = await pressed(over.bo, last_word(over), "Rematch")
    await over.services.concessions.concede(2, over.ann.id)
    await over.quiet()
    anew = await pressed(over.bo, last_word(over), "Rematch")

    assert on.text.startswith("The rematch is already under way")
    assert anew.text.startswith("Your invitation to a rematch is out")


async def test_what_is_chosen_anew_holds_and_old_wishes_do_not(hallway):
    """The invitation says what is played; whoever wishes for a side is heard as in every match."""
    await over_in(hallway, "nine_realms", (hallway.bo, "Join"))
    first = (await start_of(hallway, 1))[0]
    assert Realm.NORSEMEN in first.options.wishes
    await pressed(hallway.ann, last_word(hallway), "Rematch")
    await hallway.quiet()
    invitation = with_button(hallway.ann, hallway.room, "Join")[-1]
    assert "Norsemen" not in invitation.text
    settings = await pressed(hallway.ann, invitation, "Settings")
    await filled(hallway.ann, settings, "Variants and look…", variants=[TWO_VANGUARDS])
    await pressed(hallway.bo, last_word(hallway), "Rematch")
    await hallway.quiet()

    second = (await start_of(hallway, 2))[0]
    assert second.options.two_vanguards
    assert not first.options.two_vanguards
    assert second.realms == first.realms


async def test_a_wish_for_the_rematch_is_heard(hallway):
    """Ann led the Norsemen, and would like to again: so the sides aren't changed for her."""
    await over_in(hallway, "nine_realms", (hallway.bo, "Join"))
    await pressed(hallway.ann, last_word(hallway), "Rematch")
    await hallway.quiet()
    invitation = with_button(hallway.ann, hallway.room, "Join")[-1]
    await chosen(hallway.ann, invitation, "Norsemen")
    await pressed(hallway.bo, last_word(hallway), "Rematch")
    await hallway.quiet()

    for number in (1, 2):
        table, names = await start_of(hallway, number)
        assert table.realms[names.index("Ann")] is Realm.NORSEMEN


async def test_against_a_robot_it_begins_at_once(hallway):
    await over_in(hallway, "norsaga", (hallway.ann, "Add a robot"))

    begun = await pressed(hallway.ann, last_word(hallway), "Rematch")
    await hallway.quiet()

    assert "The rematch begins" in begun.text
    names = [(await hallway.registry.match(number)).names for number in (1, 2)]
    assert names[1] == (*names[0][1:], names[0][0])
    assert (await hallway.registry.match(2)).record.seats[0].mind is not None


async def test_a_first_match_is_followed_by_a_usual_one(hallway):
    """Everybody knows the steps by then."""
    await over_in(hallway, "norsaga", (hallway.ann, "First match"), (hallway.bo, "Join"))
    for user in (hallway.ann, hallway.bo):
        await pressed(user, last_word(hallway), "Rematch")
    await hallway.quiet()

    first, second = [await start_of(hallway, number) for number in (1, 2)]
    assert first[0].options.teaching
    assert not second[0].options.teaching
    assert second[1] == [first[1][1], first[1][0]]


async def test_nobody_asks_for_a_rematch_of_what_goes_on(table):
    """Its button is not there yet; a forged one is refused, and opens nothing."""
    for what in ("rematch", "verify", "more"):
        reply = await press(table, table.ann, f"sk:epilogue:1:{what}")
        assert "rematch" not in reply.text
        assert not reply.message.attachments
    assert await table.registry.store.rematch(1) is None
