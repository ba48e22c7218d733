"""*Invite…* under an invitation: a form in which several people are chosen at once."""

import pytest

from hall.components import Kind
from tests.cogs.forged import fill
from tests.cogs.scene import brought_up, pressed, sent, typed
from tests.e2e.table import with_button

INVITE = "Invite…"


async def opened(scene, title="norsaga", host=None):
    """The invitation to match 1, as whoever opens it sees it."""
    host = host or scene.ann
    await typed(host, scene.room, "match new", title=title)
    await scene.quiet()
    return with_button(host, scene.room, "Join")[-1]


def calls(user):
    """The calls to a table that somebody got."""
    return [message.text for message in user.pings]


async def test_several_people_are_called_by_one_form(hallway):
    """Each by a plain line, once; whoever invites is told in one sentence."""
    shown = await opened(hallway)
    form = await brought_up(hallway.ann, shown, INVITE)

    said = await sent(hallway.ann, form, invite=[hallway.bo, hallway.cat])
    await hallway.quiet()

    (field,) = form.fields
    assert field.kind is Kind.USER_SELECT
    assert field.data["max_values"] == 3
    assert said.ephemeral
    assert said.text == f"{hallway.bo.mention} and {hallway.cat.mention} are invited."
    for user in (hallway.bo, hallway.cat):
        (call,) = calls(user)
        assert call.startswith(user.mention)
        assert call.count("<@") == 1


async def test_who_cannot_be_called_is_named_with_the_reason(hallway):
    """The others are called all the same."""
    shown = await opened(hallway)
    await pressed(hallway.bo, shown, "Join")
    bot = hallway.hall.bot
    form = await brought_up(hallway.ann, shown, INVITE)

    said = await sent(hallway.ann, form, invite=[hallway.bo, hallway.cat])
    robot = await sent(hallway.ann, await brought_up(hallway.ann, shown, INVITE), invite=[bot])
    again = await sent(hallway.ann, form, invite=[hallway.cat])

    assert said.text.splitlines() == [
        f"{hallway.cat.mention} is invited.",
        f"{hallway.bo.mention} isn't invited: They have a seat in this match already.",
    ]
    assert robot.text.endswith("isn't invited: A bot can't take this seat.")
    assert again.text.startswith(f"{hallway.cat.mention} isn't invited: ")
    assert len(calls(hallway.cat)) == 1
    assert calls(hallway.bo) == []


async def test_a_closed_table_takes_all_who_were_invited(hallway):
    shown = await opened(hallway)
    await typed(hallway.ann, hallway.room, "table close", match="1")
    form = await brought_up(hallway.ann, shown, INVITE)
    await sent(hallway.ann, form, invite=[hallway.bo, hallway.cat])

    for user in (hallway.bo, hallway.cat):
        assert (await pressed(user, shown, "Join")).text == "You have a seat now."


async def test_only_those_at_the_table_invite(hallway):
    """Neither by the button nor by a forged form, nor whoever has left since the form opened."""
    shown = await opened(hallway)
    await pressed(hallway.bo, shown, "Join")
    form = await brought_up(hallway.bo, shown, INVITE)
    await pressed(hallway.bo, shown, "Leave")

    late = await sent(hallway.bo, form, invite=[hallway.cat])
    stranger = await pressed(hallway.cat, shown, INVITE)
    some = {"invite:x": [str(hallway.bo.id)]}
    forged = await fill(hallway.cat, shown, "sk:lobby:1:invite", **some)

    assert late.text == stranger.text == forged.text
    assert late.text.startswith("You have no seat in this match.")
    assert calls(hallway.cat) == calls(hallway.bo) == []


@pytest.mark.parametrize("values", [[], ["x"], ["1"], ["9" * 5000], ["1", "1"], ["@everyone"]])
async def test_a_form_of_guests_takes_people_alone(hallway, values):
    """Whom Discord does not name with the answer is nobody."""
    shown = await opened(hallway)

    forged = await fill(hallway.ann, shown, "sk:lobby:1:invite", **{"invite:x": values})

    assert forged.text.startswith("That question is closed")
    assert forged.ephemeral


async def test_a_form_of_guests_that_is_sent_after_the_start_calls_nobody(hallway):
    shown = await opened(hallway)
    form = await brought_up(hallway.ann, shown, INVITE)
    await pressed(hallway.ann, shown, "Add a robot")
    await hallway.quiet()
    await pressed(hallway.ann, hallway.ann.reread(shown), "Start")

    late = await sent(hallway.ann, form, invite=[hallway.cat])

    assert late.text == "This match has started already."
    assert calls(hallway.cat) == []


async def test_for_a_robots_seat_somebody_can_be_invited_and_for_no_other(hallway):
    """Of two seats, both taken by people, none is left."""
    shown = await opened(hallway, "nine_realms")
    await pressed(hallway.ann, shown, "Add a robot")
    await hallway.quiet()
    form = await brought_up(hallway.ann, hallway.ann.reread(shown), INVITE)
    await pressed(hallway.bo, hallway.bo.reread(shown), "Join")
    await hallway.quiet()

    late = await sent(hallway.ann, form, invite=[hallway.cat])

    assert form.fields[0].data["max_values"] == 1
    assert late.text == "All seats are taken."
    assert hallway.ann.reread(shown).button(INVITE).disabled


async def test_nobody_is_invited_into_direct_messages(hallway):
    ann = hallway.ann
    await typed(ann, ann.direct, "match new", title="norsaga")
    await hallway.quiet()
    shown = with_button(ann, ann.direct, "Settings")[-1]

    assert INVITE not in [one.label for one in shown.buttons]
