"""A match over days, as its players read it: reminders, silence, and time that is up."""

import pytest

from games.nine_realms.actions import Deploy
from tests.cogs.scene import labels, settled, typed
from tests.cogs.test_table import ends_turn, looked
from tests.e2e.table import started
from tests.games.nine_realms.builder import position

INTERVAL = "sk:settings:interval"


async def begun(scene, **chosen):
    """A match of Ann and Bo that is played as was chosen; it is Bo's turn, who is called."""
    await scene.ann.command(scene.room, "match new", title="nine_realms", **chosen)
    scene.thread = await started(scene.ann, scene.bo, scene.room)
    await scene.quiet()
    await scene.stand(position(thor="D4"))
    await later(scene, minutes=10)
    await ends_turn(scene, scene.ann)
    await looked(scene)


async def later(scene, **span):
    """So much later, all that is due is looked after and shown."""
    scene.clock.advance(**span)
    await looked(scene)


async def passes(scene, user):
    """Decide as little as can be, until the match waits for somebody else."""
    seat = (await scene.registry.match(1)).seat_of(user.id).seat
    while seat in (standing := await scene.standing()).awaited:
        prompt = (await scene.registry.match(1)).seat_of(user.id).prompt
        await scene.gameplay.act(1, user.id, standing.default(seat), prompt)
    await looked(scene)


def told(scene, text):
    """The messages in the thread that say this to everybody."""
    return [message for message in scene.public() if text in message.text]


async def test_a_day_has_one_call_two_reminders_and_an_end(hallway):
    """Each rings once and takes the place of the one before."""
    await begun(hallway)
    for span in ({"hours": 12}, {"hours": 10, "minutes": 1}):
        await later(hallway, **span)
        assert len([one for one in hallway.calls() if one.pinged]) == 1
    texts = [ping.content for ping in hallway.bo.pings if "your turn" in ping.content]
    await later(hallway, hours=2)

    assert len(texts) == 3
    assert "just a reminder" in texts[1]
    assert "your time is nearly up" in texts[2]
    assert len(told(hallway, "\u2068Bo\u2069's time was up.")) == 1
    assert all(ping.deleted for ping in hallway.bo.pings if ping.content in texts)


async def test_reminders_come_at_ones_own_interval_and_then_no_more(hallway):
    """Four of them; then the table is told, and nobody is rung by that."""
    await begun(hallway, pace="none")
    panel = (await settled(await hallway.bo.command(hallway.room, "settings"))).message
    await settled(await hallway.bo.choose(panel, INTERVAL, "Remind me every 2 hours"))
    rung = len(hallway.bo.pings)
    counts = []
    for _ in range(12):
        await later(hallway, hours=1)
        counts.append(len(hallway.bo.pings) - rung)

    assert counts == [0, 1, 1, 2, 2, 3, 3, 4, 4, 4, 4, 4]
    assert len([one for one in hallway.calls() if one.pinged]) == 1
    (word,) = told(hallway, "\u2068Bo\u2069 hasn't answered my reminders")
    assert word.pinged == ()
    assert "ask this server's staff" in word.content
    assert (await typed(hallway.bo, hallway.thread, "realms end")).startswith("\u2068Bo\u2069 ends")


async def test_the_last_one_who_is_missing_is_told_so(table):
    """Both deploy side by side; Bo is ready first."""
    await later(table, minutes=10)
    table.clock.advance(minutes=2)
    await typed(table.bo, table.thread, "realms deploy-as-usual")
    await looked(table)

    (call,) = [one for one in table.calls() if one.pinged]
    assert call.pinged == ("Ann",)
    assert "everyone else is ready" in call.content
    assert labels(call) == ["No more reminders this turn"]


async def test_the_first_word_of_a_question_has_no_button_of_a_reminder(table):
    """Ann, who was called at the start, has placed a figure since, and was asked the rest."""
    await later(table, minutes=10)
    seat = (await table.registry.match(1)).seat_of(table.ann.id)
    placing = next(iter((await table.standing()).asks[seat.seat].kinds[Deploy]))
    await table.gameplay.act(1, table.ann.id, placing, seat.prompt)
    await later(table, minutes=1)
    await typed(table.bo, table.thread, "realms deploy-as-usual")
    await looked(table)

    (call,) = [one for one in table.calls() if one.pinged]
    assert "everyone else is ready" in call.content
    assert labels(call) == []
    await later(table, hours=13)
    (reminder,) = [one for one in table.calls() if one.pinged]
    assert labels(reminder) == ["No more reminders this turn"]


async def test_who_lets_three_turns_pass_is_out(hallway):
    await begun(hallway)
    for _ in range(3):
        assert told(hallway, "three times in a row") == []
        await later(hallway, hours=24, minutes=1)
        if (await hallway.standing()).ending is None:
            await passes(hallway, hallway.ann)

    assert len(told(hallway, "\u2068Bo\u2069 has let the time run out three times in a row")) == 1
    assert len(told(hallway, "🏆 Victory for \u2068Ann\u2069!")) == 2, "on the board, and as result"


async def test_a_robot_that_takes_the_seat_is_told_and_sent_away(hallway):
    await begun(hallway, **{"when-time-is-up": "replace"})
    await later(hallway, hours=24, minutes=1)
    (word,) = told(hallway, "🤖 \u2068Bo\u2069 has run out of time")
    back = await typed(hallway.bo, hallway.thread, "table robot", mind="away")

    assert word.pinged == ()
    assert back == "The seat is yours again."


@pytest.mark.parametrize("wanted", [True, False])
async def test_who_is_next_is_told_alone_and_only_who_wants_it(hallway, wanted):
    await hallway.open("norsaga", hallway.cat)
    people = [hallway.ann, hallway.bo, hallway.cat]
    for person in people:
        await hallway.registry.people.change(person.id, early=wanted)
    await later(hallway, minutes=10)
    (first,) = (await hallway.standing()).awaited
    await passes(hallway, people[first])
    rules = (await hallway.registry.match(1)).title.rules
    after = people[rules.following(await hallway.standing())]
    texts = [message.text for message in after.sees(after.direct)]

    assert [text.count("you're next") for text in texts] == [1] * wanted
