"""`/table` and `/away` in the hall: what each of several people sees and may do."""

import discord
import pytest
from msgspec.structs import replace

from cogs.gate.answers import layout
from games.nine_realms.actions import EndTurn
from play.watch.housekeeping import SILENT, UNTOUCHED
from tests.cogs.scene import labels, pressed, typed
from tests.db.migrating import regress
from tests.e2e.table import with_button
from tests.games.nine_realms.builder import A6, D6, position
from tests.patience import wait_for

HANDS = {"thor": "D4", "hands": ((A6,), (D6,))}


def proposal(table):
    """What is proposed, as everybody sees it, if anything is."""
    return next(iter(with_button(table.cat, table.thread, "Agree")), None)


async def seat(table, at):
    return (await table.registry.match(await table.number())).record.seats[at]


async def looked(table):
    """Somebody has looked after all clocks, and all is delivered."""
    await table.client.wait_until_ready()
    await table.services.clocks.beat()
    await table.quiet()


async def ends_turn(table, user):
    number = await table.number()
    prompt = (await table.registry.match(number)).seat_of(user.id).prompt
    await table.gameplay.act(number, user.id, EndTurn(), prompt)
    await table.quiet()


async def test_more_time_by_consent(table):
    await table.stand(position(**HANDS))
    said = await typed(table.ann, table.thread, "table time")
    await table.quiet()
    shown = proposal(table)
    own = await pressed(table.ann, shown, "Agree")
    strangers = await pressed(table.cat, shown, "Agree")
    agreed = await pressed(table.bo, shown, "Agree")
    await table.quiet()

    assert said == "I've asked the others in the match's thread."
    assert "\u2068Ann\u2069 asks for more time: one more day." in shown.text
    assert shown.pinged == ("Bo",)
    assert own.text == "No offer is waiting for your answer."
    assert strangers.text.startswith("You have no seat")
    assert agreed.text == "You've agreed."
    assert proposal(table) is None
    assert any("has been given more time" in message.text for message in table.public())
    assert (await seat(table, 0)).clock.left > 86400


@pytest.mark.parametrize(
    ("path", "options", "told"),
    [
        ("time", {}, "\u2068Ann\u2069 asked for more time. Not everyone agreed."),
        ("replace", {"with": "cat"}, "\u2068Ann\u2069 offered a seat to somebody"),
    ],
)
async def test_a_proposal_that_ran_out_tells_so_and_has_no_buttons(table, path, options, told):
    """Also where somebody has archived the thread; whoever still presses one is told."""
    await table.stand(position(**HANDS))
    options = {name: getattr(table, user) for name, user in options.items()}
    await typed(table.ann, table.thread, f"table {path}", **options)
    await table.quiet()
    shown = proposal(table)
    await looked(table)
    table.clock.advance(days=3, seconds=1)
    table.thread.thread.archived = True
    await looked(table)
    (after,) = [message for message in table.public() if message.id == shown.id]

    assert told in after.text
    assert labels(after) == []
    late = await table.bo.press(shown, "Agree")
    assert (await late.settled()).text == "That offer has lapsed."
    await typed(table.bo, table.thread, "match offer-draw")
    await table.quiet()
    assert "offers a draw" in proposal(table).text
    assert told in table.cat.reread(after).text


def proposals(table, told):
    """The messages whose texts contain this, with their buttons."""
    return [one for one in with_button(table.cat, table.thread, "Agree") if told in one.text]


@pytest.mark.parametrize("first", ["take the last action back", "more time"])
async def test_an_undo_is_asked_while_more_time_is(table, first):
    """Each has its own message and buttons; both come true, in either order."""
    await table.stand(position(**HANDS))
    before = await table.standing()
    await typed(table.ann, table.thread, "table time")
    await ends_turn(table, table.ann)
    said = await typed(table.ann, table.thread, "match undo")
    drawn = await typed(table.bo, table.thread, "match offer-draw")
    await table.quiet()
    undo, time = "take the last action back", "more time"
    (last,) = {undo, time} - {first}
    assert said.startswith("That isn't yours alone to take back")
    assert drawn == "Your offer stands in the match's thread."
    assert [len(proposals(table, told)) for told in (undo, time, "draw")] == [1, 1, 1]

    for told in (first, last):
        (shown,) = proposals(table, told)
        assert (await pressed(table.bo, shown, "Agree")).text == "You've agreed."
        await table.quiet()
        assert proposals(table, told) == []

    assert await table.standing() == before
    assert any("has been given more time" in message.text for message in table.public())
    (offer,) = proposals(table, "draw")
    await pressed(table.ann, offer, "Agree")
    await table.quiet()
    assert with_button(table.cat, table.thread, "Agree") == []
    assert any("The match is drawn" in message.text for message in table.public())


async def test_one_that_runs_out_leaves_the_other_its_buttons(table):
    await table.stand(position(**HANDS))
    await typed(table.ann, table.thread, "table time")
    await looked(table)
    table.clock.advance(days=2)
    await typed(table.bo, table.thread, "table pause")
    await looked(table)
    table.clock.advance(days=1, seconds=1)
    await looked(table)

    assert any("asked for more time." in message.text for message in table.public())
    (shown,) = with_button(table.cat, table.thread, "Agree")
    assert "would like to pause" in shown.text
    assert (await pressed(table.ann, shown, "Agree")).text == "You've agreed."


RELEASED = {
    "match offer-draw": "The match is drawn",
    "match undo": "↩",
    "table time": "has been given more time",
    "table pause": "The match is paused",
}
"""What was typed before an update, and what comes of it afterwards."""


@pytest.mark.parametrize("path", RELEASED)
async def test_what_an_older_release_has_asked_is_answered_by_its_old_button(table, path):
    """The update finds one that stands in the database, and lets it stand."""
    await table.stand(position(**HANDS))
    await ends_turn(table, table.ann)
    await typed(table.ann, table.thread, path)
    await table.quiet()
    shown = proposal(table)
    await table.disconnect()
    regress(table.database)
    await table.connect()
    await table.client.wait_until_ready()

    answered = await pressed(table.bo, shown, "Agree")
    await table.quiet()

    assert answered.text == "You've agreed."
    assert any(RELEASED[path] in message.text for message in table.public())
    assert proposal(table) is None


@pytest.mark.parametrize(("agrees", "told"), [(True, "Still to agree"), (False, "Not everyone")])
async def test_what_an_older_release_has_posted_is_told_anew(table, agrees, told):
    """It was a layout, whose words Discord takes in no other way."""
    record = (await table.registry.match(await table.number())).record
    await typed(table.ann, table.thread, "table time")
    await table.quiet()
    shown = proposal(table)
    channel = table.client.get_channel(table.thread.id)
    old = layout(discord.ui.TextDisplay("An older sentence"))
    await channel.get_partial_message(shown.id).edit(content=None, view=old)
    (standing,) = await table.registry.store.proposals(record.id)
    if agrees:
        await table.registry.store.agree(standing, standing.agreed)
    else:
        await table.registry.store.refuse(standing)
    table.registry.on_change()
    await table.quiet()

    after = table.cat.reread(shown)
    assert told in after.text
    assert labels(after) == (["Agree", "Refuse"] if agrees else [])


async def test_time_is_given_at_once(table):
    await table.stand(position(**HANDS))
    said = await typed(table.ann, table.thread, "table give", player="Bo")
    choices = await table.ann.autocomplete(table.thread, "table give", focused="player")
    nobody = await typed(table.ann, table.thread, "table give", player="Zoe")

    assert said == "Bo has one more day."
    assert [(choice.name, choice.value) for choice in choices] == [("Bo", "2")]
    assert nobody.startswith("I don't know which seat")


async def test_a_pause_stands_on_the_board_until_somebody_resumes(table):
    await table.stand(position(**HANDS))
    await typed(table.ann, table.thread, "table pause")
    await table.quiet()
    await pressed(table.bo, proposal(table), "Agree")
    await table.quiet()
    assert "The match is paused" in table.board().text

    table.clock.advance(days=9)
    await looked(table)
    said = await typed(table.bo, table.thread, "table resume")
    await table.quiet()

    assert said == "▶️ The pause is over: time runs on."
    assert "paused" not in table.board().text
    assert any("has resumed the match" in message.text for message in table.public())
    (call,) = [message for message in table.calls() if message.pinged]
    assert call.pinged == ("Ann",)


async def test_a_vacation_stands_on_the_board_and_in_the_list(table):
    await table.stand(position(**HANDS))
    said = await typed(table.bo, table.room, "away until", end="2 weeks")
    await ends_turn(table, table.ann)
    line = "🏖️ \u2068Bo\u2069 is away until <t:"

    assert said.startswith("🏖️ You're away from <t:")
    assert line in table.board().text
    assert line in await typed(table.ann, table.room, "match list")
    assert line in await typed(table.ann, table.thread, "match offer-draw")
    await table.quiet()
    assert [message for message in table.calls() if "Bo" in message.pinged] == []

    back = await typed(table.bo, table.room, "away back")
    await looked(table)
    assert back.startswith("Welcome back.")
    assert line not in table.board().text
    assert len([m for m in table.calls() if "Bo" in m.pinged]) == 1
    assert (await typed(table.bo, table.room, "away back")) == "You aren't away."
    assert (await typed(table.bo, table.room, "away until", end="soon")).startswith("I can't")


async def test_the_board_follows_a_vacation_that_changes(table):
    """Also in a pause, in which no time runs in any case."""
    await table.stand(position(**HANDS))
    await typed(table.ann, table.room, "away until", end="1 week")
    await looked(table)
    first = away_line(table)
    await typed(table.ann, table.room, "away until", end="2 weeks")
    await looked(table)
    longer = away_line(table)
    await typed(table.bo, table.thread, "table pause")
    await table.quiet()
    await pressed(table.ann, proposal(table), "Agree")
    await table.quiet()
    paused = away_line(table)
    await typed(table.ann, table.room, "away back")
    await looked(table)

    assert None not in (first, longer)
    assert first != longer
    assert paused == longer
    assert away_line(table) is None
    assert "The match is paused" in table.board().text


def away_line(table):
    """What the board says about somebody's vacation."""
    lines = table.board().text.splitlines()
    return next((line for line in lines if "is away until" in line), None)


async def test_a_seat_is_handed_over_with_its_secrets(table):
    """The guest sees the hand from then on, and who has left nothing more."""
    await table.stand(position(**HANDS))
    panel = await table.panel(table.ann)
    refused = await typed(table.cat, table.thread, "match hand")
    said = await typed(table.ann, table.thread, "table replace", **{"with": table.cat})
    await table.quiet()
    (asked,) = [message for message in table.public() if "take over a seat" in message.text]
    early = await typed(table.cat, table.thread, "match hand")
    others = await pressed(table.bo, asked, "Agree")
    seated = await pressed(table.cat, asked, "Agree")
    await table.quiet()

    assert refused.startswith("You have no seat")
    assert early.startswith("You have no seat")
    assert said.endswith("Nothing changes until everybody involved has agreed.")
    assert asked.pinged == ("Cat",)
    assert others.text == "No offer is waiting for your answer."
    assert seated.text.startswith("The seat is yours.")
    assert any("\u2068Cat\u2069 has taken a seat" in m.text for m in table.bo.sees(table.thread))
    assert labels(await table.panel(table.cat)) == labels(panel)
    before = await table.standing()
    for path in ("match hand", "match undo", "table time", "table resume"):
        assert (await typed(table.ann, table.thread, path)).startswith("You have no seat")
    await wait_for(lambda: "You have no seat" in table.ann.reread(panel).text)
    assert labels(table.ann.reread(panel)) == []
    assert await table.standing() == before


async def test_who_hands_a_seat_over_keeps_no_call_for_it(table):
    """Also where it was a direct message: the reminder is gone, and the guest is called."""
    await table.stand(position(**HANDS))
    await table.registry.people.change(table.bo.id, reach="dm")
    table.clock.advance(hours=1)
    await ends_turn(table, table.ann)
    table.clock.advance(hours=12, minutes=1)
    await looked(table)
    (reminder,) = table.bo.sees(table.bo.direct)
    await typed(table.bo, table.thread, "table replace", **{"with": table.cat})
    await table.quiet()
    await pressed(table.cat, proposal(table), "Agree")
    await table.quiet()

    assert "just a reminder" in reminder.text
    assert table.bo.sees(table.bo.direct) == []
    assert "your turn" in table.cat.pings[-1].text


async def test_an_abandoned_seat_is_given_away_by_all_who_are_left(table):
    await table.stand(position(**HANDS))
    guest = {"with": table.cat}
    there = await typed(table.ann, table.thread, "table replace", player="Bo", **guest)
    table.clock.advance(hours=2)
    await table.registry.amend(
        match := await table.registry.match(await table.number()),
        [replace(match.record.seats[1], missed=1)],
        (),
    )
    asked = await typed(table.ann, table.thread, "table replace", player="Bo", **guest)
    await table.quiet()
    seated = await pressed(table.cat, proposal(table), "Agree")

    assert there.startswith("The player in that seat hasn't left")
    assert "I've asked" in asked
    assert seated.text.startswith("The seat is yours.")
    assert (await seat(table, 1)).user == table.cat.id


async def test_a_robots_seat_is_taken_over_and_taken_back(table):
    await table.stand(position(**HANDS))
    match = await table.registry.match(await table.number())
    robots = replace(match.record.seats[1], mind="greedy", missed=1, clock=None)
    await table.registry.amend(match, [robots], ())
    asked = await typed(table.cat, table.thread, "table takeover")
    await table.quiet()
    shown = proposal(table)
    table.clock.advance(seconds=1)
    back = await typed(table.bo, table.thread, "table robot", mind="away")
    late = await pressed(table.ann, shown, "Agree")
    await table.quiet()

    assert asked == "I've asked the players in the match's thread."
    assert "\u2068Cat\u2069 would like to take over the seat of \u2068Bo\u2069" in shown.text
    assert back == "The seat is yours again."
    assert late.text.startswith("The player in that seat hasn't left")
    assert (await seat(table, 1)).user == table.bo.id
    assert any("is back in the seat" in message.text for message in table.public())


async def test_nothing_of_it_is_for_strangers(table):
    for path in ("time", "pause", "resume"):
        said = await typed(table.cat, table.thread, f"table {path}")
        assert said.startswith("You have no seat in this match.")
    for path, options in (("give", {"player": "Bo"}), ("replace", {"with": table.cat})):
        said = await typed(table.cat, table.thread, f"table {path}", **options)
        assert said.startswith("You have no seat in this match.")
    said = await typed(table.cat, table.thread, "table takeover", player="Bo")
    assert said.startswith("The player in that seat hasn't left")


async def test_a_silent_match_is_told_and_closed(table):
    await table.stand(position(**HANDS))
    await typed(table.ann, table.thread, "table pause")
    await table.quiet()
    await pressed(table.bo, proposal(table), "Agree")
    await table.quiet()
    await looked(table)
    for _ in range(32):
        table.clock.advance(days=1)
        await table.services.clocks._silent.close_some()
    await table.quiet()
    (notice,) = [message for message in table.calls() if "close it <t:" in message.text]
    assert notice.pinged == ("Ann", "Bo")

    table.clock.advance(days=8)
    await table.services.clocks._silent.close_some()
    table.registry.on_change()
    await table.quiet()

    assert SILENT == 30 * 86400
    assert any("Nobody has played for a long time" in m.text for m in table.public())
    assert "⚖ The match is drawn. Nobody has played" in table.cat.sees(table.room)[0].text


async def test_a_forgotten_invitation_loses_its_buttons_but_one(hallway):
    await typed(hallway.ann, hallway.room, "match new", title="nine_realms")
    await hallway.quiet()
    (shown,) = hallway.bo.sees(hallway.room)[:1]
    hallway.clock.advance(seconds=UNTOUCHED + 1)
    await hallway.services.clocks._silent.close_some()
    await hallway.quiet()
    (after,) = hallway.bo.sees(hallway.room)[:1]
    late = await hallway.bo.press(shown, "Join")
    await late.settled()

    assert "This invitation is closed" in after.text
    assert labels(after) == ["Details"]
    assert late.text == "This match is over."
