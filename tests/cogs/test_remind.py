"""`/remind`: once more at a time of one's own, never again, and a test."""

import pytest

from games.nine_realms.actions import EndTurn
from tests.cogs.scene import typed
from tests.games.nine_realms.builder import position

HOUR = 3600


async def bos_turn(table):
    """Ann has ended her turn, and Bo did nothing lately; all is shown."""
    await table.stand(position(thor="D4"))
    table.clock.advance(minutes=10)
    number = await table.number()
    prompt = (await table.registry.match(number)).seat_of(table.ann.id).prompt
    await table.gameplay.act(number, table.ann.id, EndTurn(), prompt)
    await table.quiet()


async def look(table, **time):
    table.clock.advance(**time)
    await table.services.clocks.look()
    await table.quiet()


def written(user):
    """What the bot has written to a user that still stands."""
    return [message.content for message in user.sees(user.direct)]


async def test_a_reminder_comes_by_direct_message_when_it_was_asked_for(table):
    """With the question, and a link to the board; the call in the thread goes."""
    await bos_turn(table)
    comes = int(table.clock.now()) + HOUR

    said = await typed(table.bo, table.thread, "remind me", when="1h")
    assert said == f"I'll remind you <t:{comes}:R>, by direct message."
    await look(table, minutes=59)
    assert written(table.bo) == []
    await look(table, minutes=1)

    (text,) = written(table.bo)
    assert text.startswith("#1 War of the 9 Realms:")
    assert "the reminder you asked for" in text
    assert str(table.board().id) in text
    assert table.calls() == []


async def test_a_later_reminder_takes_the_place_of_the_earlier_and_says_so(table):
    """Only one is kept for a match; one that has come already is not spoken of."""
    await bos_turn(table)
    first = int(table.clock.now()) + HOUR
    await typed(table.bo, table.thread, "remind me", when="1h")

    said = await typed(table.bo, table.thread, "remind me", when="3h")

    assert said.splitlines()[1:] == [
        f"It takes the place of your reminder <t:{first}:R>: I keep one for each match."
    ]
    await look(table, hours=2)
    assert written(table.bo) == []
    await look(table, hours=1)
    assert len(written(table.bo)) == 1
    assert "\n" not in await typed(table.bo, table.thread, "remind me", when="1h")


async def test_every_suggestion_can_be_read(table):
    await bos_turn(table)
    found = await table.bo.autocomplete(table.thread, "remind me", focused="when")
    assert len(found) > 4
    for choice in found:
        said = await typed(table.bo, table.thread, "remind me", when=choice.value)

        assert said.startswith(("I'll remind you", "Your time for this is up before then."))


async def test_with_closed_messages_it_comes_in_the_thread(table):
    """It said so, as far as it could know."""
    await bos_turn(table)
    table.bo.close_dms()
    await typed(table.bo, table.room, "remind test")
    await table.registry.people.change(table.bo.id, reach="dm")
    said = await typed(table.bo, table.room, "remind test")
    assert "Discord won't let me send you direct messages" in said

    said = await typed(table.bo, table.thread, "remind me", when="15 min")
    assert "I'll do it in the match's thread" in said
    await look(table, minutes=15)

    (call,) = table.calls()
    assert "the reminder you asked for" in call.content
    assert call.pinged == ("Bo",)


async def test_quiet_hours_hold_it_back_and_that_is_told(table):
    await bos_turn(table)
    minute = int(table.clock.now() // 60) % (24 * 60)
    hours = {"quiet_from": minute, "quiet_to": (minute + 120) % (24 * 60)}
    await table.registry.people.change(table.bo.id, zone="UTC", **hours)

    said = await typed(table.bo, table.thread, "remind me", when="1h")

    assert "That's within your quiet hours" in said
    await look(table, hours=1)
    assert written(table.bo) == []


@pytest.mark.parametrize("when", ["soon", "-1h", "99 days", "<@1>", "0 min"])
async def test_a_time_that_cannot_be_read_is_refused(table, when):
    await bos_turn(table)
    said = await typed(table.bo, table.thread, "remind me", when=when)

    assert said.startswith("Tell me a time between one minute and 30 days")


async def test_where_nothing_is_asked_there_is_nothing_to_be_reminded_of(table):
    await bos_turn(table)
    for user, sentence in (
        (table.ann, "This match isn't waiting for you now"),
        (table.cat, "You have no seat in this match."),
    ):
        for command, options in (("me", {"when": "1h"}), ("off", {})):
            said = await typed(user, table.thread, f"remind {command}", **options)

            assert said.startswith(sentence)
    said = await typed(table.cat, table.room, "remind me", when="1h")
    assert said.startswith("There is no match here.")


async def test_off_is_the_same_as_the_button(table):
    await bos_turn(table)
    said = await typed(table.bo, table.room, "remind off", match="1")
    assert said == "I won't remind you again this turn."
    rung = len(table.bo.pings)
    await look(table, hours=13)

    assert len(table.bo.pings) == rung


async def test_a_test_calls_as_the_user_has_chosen(table):
    """In this channel, by direct message, or both; it rings nobody else."""
    ann, rung, others = table.ann, len(table.ann.pings), table.bo.pings
    said = await typed(ann, table.room, "remind test")
    assert said.startswith("📣 I've called you in this channel.")
    assert "a real call would come at once" in said
    assert [ping.content.split()[0] for ping in ann.pings[rung:]] == [ann.mention]
    assert written(ann) == []

    await table.registry.people.change(ann.id, reach="dm")
    said = await typed(ann, table.room, "remind test")
    assert said.startswith("✉️ I've sent you a direct message.")
    assert len(written(ann)) == 1

    await table.registry.people.change(ann.id, reach="both")
    said = await typed(ann, table.room, "remind test")
    assert "✉️" in said
    assert "📣" in said
    assert table.bo.pings == others
    assert table.cat.pings == []


async def test_a_test_tells_of_closed_messages_and_that_they_are_open_again(table):
    ann = table.ann
    await table.registry.people.change(ann.id, reach="dm")
    ann.close_dms()
    said = await typed(ann, table.room, "remind test")
    assert said.startswith("⚠️ Discord won't let me send you direct messages")
    assert (await table.registry.people.get(ann.id)).blocked

    ann.account.dms_open = True
    said = await typed(ann, table.room, "remind test")

    assert said.startswith("✉️")
    assert not (await table.registry.people.get(ann.id)).blocked


async def test_a_test_tells_that_quiet_hours_would_hold_it_back(table):
    minute = int(table.clock.now() // 60) % (24 * 60)
    hours = {"quiet_from": minute, "quiet_to": (minute + 60) % (24 * 60)}
    await table.registry.people.change(table.ann.id, zone="UTC", **hours)
    ends = (int(table.clock.now()) // 60 + 60) * 60

    said = await typed(table.ann, table.room, "remind test")

    assert f"a real call would wait until <t:{ends}:t>." in said


async def test_tests_cannot_flood_a_channel(table):
    said = [await typed(table.ann, table.room, "remind test") for _ in range(7)]

    assert said[-1].startswith("You've done that often lately.")
