"""Calls to play: one plain line that pings one player, gone when it is answered."""

from games.nine_realms.actions import EndTurn, Move
from play.library import words_of
from tests.cogs.forged import press_nowhere
from tests.cogs.scene import pressed, settled, typed
from tests.games.nine_realms.builder import SIGMUND, THOR, position
from tests.play.playing import Person

V2 = 1 << 15


async def act(table, user, *actions):
    """Act without a click, and wait until all is shown."""
    number = await table.number()
    for action in actions:
        prompt = (await table.registry.match(number)).seat_of(user.id).prompt
        await table.gameplay.act(number, user.id, action, prompt)
    await table.quiet()


async def bos_turn(table):
    """Ann has ended her turn, and Bo did nothing lately."""
    await table.stand(position(thor="D4"))
    table.clock.advance(minutes=10)
    await act(table, table.ann, EndTurn())


async def test_a_call_is_one_plain_line_with_exactly_one_mention(table):
    """A mention inside a V2 message shows an empty notification on phones."""
    await bos_turn(table)

    call = table.bo.pings[-1]
    (post,) = [sent for sent in table.hall.record if table.bo.mention in str(sent.payload)][-1:]

    assert call.content.startswith(f"{table.bo.mention} War of the 9 Realms:")
    assert call.content.count("<@") == 1
    assert "\n" not in call.content
    assert call.pinged == ("Bo",)
    assert not int(call.flags) & V2
    assert post.payload["allowed_mentions"] == {"parse": [], "users": [table.bo.id]}
    assert table.cat.pings == []


async def test_a_call_links_to_the_board(table):
    await bos_turn(table)

    link = f"/{table.hall.guild.id}/{table.thread.id}/{table.board().id}"

    assert table.calls()[-1].content.endswith(link)


async def test_there_is_one_live_call_and_it_goes_when_it_is_answered(table):
    await bos_turn(table)
    assert len(table.calls()) == 1

    await act(table, table.bo, Move(SIGMUND, "D13"))

    assert table.calls() == []
    assert table.bo.pings[-1].deleted


async def test_a_reminder_rings_once_more_and_is_alone(table):
    await bos_turn(table)
    rung = len(table.bo.pings)
    table.clock.advance(hours=13)
    await table.services.clocks.look()
    await table.quiet()

    assert len(table.bo.pings) == rung + 1
    assert len(table.calls()) == 1


async def reminded_by_message(table):
    """Bo likes direct messages, and is reminded by one."""
    await table.registry.people.change(table.bo.id, reach="dm")
    await bos_turn(table)
    table.clock.advance(hours=13)
    await table.services.clocks.look()
    await table.quiet()
    return table.bo.sees(table.bo.direct)[-1]


async def test_the_button_of_a_reminder_works_in_a_direct_message(table):
    reminder = await reminded_by_message(table)
    answer = await pressed(table.bo, reminder, "No more reminders this turn")
    table.clock.advance(hours=8)
    await table.services.clocks.look()
    await table.quiet()

    assert answer.text == "I won't remind you again this turn."
    assert [m.id for m in table.bo.sees(table.bo.direct) if not m.ephemeral][-1] == reminder.id


async def test_in_direct_messages_there_is_no_match_of_others(table):
    """Cat has no seat, and forges the button's id."""
    reminder = await reminded_by_message(table)
    (button,) = reminder.buttons
    forged = await settled(await press_nowhere(table.cat, table.cat.direct, button.custom_id))

    assert forged.text == words_of().text("match-not-known")
    seat = (await table.registry.match(await table.number())).seat_of(table.bo.id)
    assert seat.muted is None


async def test_who_clicked_in_the_last_two_minutes_is_not_called(table):
    await bos_turn(table)
    await act(table, table.bo, Move(SIGMUND, "D13"), EndTurn())
    rung = len(table.bo.pings)
    action = next(iter((await table.standing()).asks[0]))
    await act(table, table.ann, action, EndTurn())

    assert 1 in (await table.standing()).awaited
    assert len(table.bo.pings) == rung
    assert table.calls() == []


async def test_whose_own_answer_leads_to_the_next_question_is_not_called(table):
    await table.stand(position(thor="D4"))
    table.clock.advance(minutes=10)

    await act(table, table.ann, Move(THOR, "D3"))

    assert table.ann.pings == []


async def test_names_cannot_ping(table):
    """A name with a mention in it is only a text, in boards, invitations and offers."""
    hall = table.hall
    rogue = hall.add_user(f"{table.cat.mention} @everyone")
    await typed(rogue, table.room, "match new", title="nine_realms")
    await table.quiet()
    await table.lobbies.join(2, Person(table.bo.id, "Bo"))
    await table.gameplay.start(2, rogue.id)
    await table.quiet()
    await table.services.proposals.ask_draw(2, rogue.id)
    await table.quiet()
    await typed(rogue, table.room, "match concede", match="2")

    assert table.cat.pings == []
    assert table.ann.pings == []


async def test_edits_ring_nobody(table):
    rung = len(table.bo.pings)
    for _ in range(2):
        panel = await table.panel(table.ann)
        await pressed(table.ann, panel, "Take the usual places and be ready")
        await typed(table.ann, table.thread, "match undo")
        await table.quiet()

    assert len(table.bo.pings) == rung
