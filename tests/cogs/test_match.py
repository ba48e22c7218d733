"""`/match`: what players settle among themselves, and what one looks up."""

from games.nine_realms.actions import Attack, EndTurn
from tests.cogs.forged import press
from tests.cogs.scene import pressed, settled, typed
from tests.e2e.table import opened, with_button
from tests.games.nine_realms.builder import SINFJOTLI, THOR, position
from words.speech import isolated

DUEL = {"thor": "D4", "sinfjotli": "D5", "actions": (6, 0)}


def offer(table):
    """The offer that all can see, if one stands."""
    return next(iter(with_button(table.cat, table.thread, "Agree")), None)


async def strike(table):
    """Ann throws the dice of an attack."""
    number = await table.number()
    prompt = (await table.registry.match(number)).seat_of(table.ann.id).prompt
    await table.gameplay.act(number, table.ann.id, Attack(THOR, SINFJOTLI), prompt)
    await table.quiet()


async def test_a_draw_is_offered_with_buttons_and_agreed(table):
    await table.stand(position(thor="D4"))
    said = await typed(table.ann, table.thread, "match offer-draw")
    await table.quiet()
    shown = offer(table)
    again = await typed(table.bo, table.thread, "match offer-draw")
    own = await pressed(table.ann, shown, "Agree")
    strangers = await pressed(table.cat, shown, "Agree")
    agreed = await pressed(table.bo, shown, "Agree")
    await table.quiet()

    assert said == "Your offer stands in the match's thread."
    assert "offers a draw" in shown.text
    assert shown.pinged == ("Bo",)
    assert shown.text.endswith(f"Still to agree: {table.bo.mention}.")
    assert again == "Another offer is waiting for an answer."
    assert own.text == "No offer is waiting for your answer."
    assert strangers.text.startswith("You have no seat")
    assert agreed.text == "You've agreed."
    assert offer(table) is None
    assert any("The match is drawn" in message.text for message in table.public())


async def test_an_offer_is_refused_and_says_so(table):
    await typed(table.ann, table.thread, "match offer-draw")
    await table.quiet()
    shown = offer(table)

    refused = await pressed(table.bo, shown, "Refuse")
    await table.quiet()

    assert refused.text == "You've refused."
    assert offer(table) is None
    told = table.cat.reread(shown).text
    assert told == "\u2068Ann\u2069 offered a draw. Not everyone agreed."
    assert (await table.standing()).ending is None
    again = await typed(table.ann, table.thread, "match offer-draw")
    assert again.startswith("That was refused.")


async def test_an_old_button_does_not_answer_a_later_offer(table):
    """It was shown before, and may still be on somebody's screen."""
    await table.stand(position(**DUEL))
    await strike(table)
    await typed(table.ann, table.thread, "match undo")
    await table.quiet()
    old = offer(table)
    await pressed(table.bo, old, "Refuse")
    await typed(table.ann, table.thread, "match offer-draw")
    await table.quiet()
    assert "offers a draw" in offer(table).text

    for label in ("Agree", "Refuse"):
        custom_id = next(one.custom_id for one in old.buttons if one.label == label)
        late = await press(table, table.bo, custom_id, offer(table))
        assert late.text == "That offer has lapsed."

    assert (await table.standing()).ending is None
    assert (await pressed(table.bo, offer(table), "Agree")).text == "You've agreed."


async def test_an_offer_is_answered_after_a_restart(table):
    await typed(table.ann, table.thread, "match offer-draw")
    await table.quiet()
    shown = offer(table)
    await table.disconnect()
    await table.connect()

    assert (await pressed(table.bo, shown, "Agree")).text == "You've agreed."


async def test_undo_at_once_or_by_consent(table):
    await table.stand(position(**DUEL))
    before = await table.standing()
    await typed(table.ann, table.thread, "realms transform", hex="e1", terrain="Water")
    free = await typed(table.ann, table.thread, "match undo")
    log = await typed(table.bo, table.thread, "match log")
    await strike(table)
    asked = await typed(table.ann, table.thread, "match undo")
    await table.quiet()
    shown = offer(table)
    await pressed(table.bo, shown, "Agree")
    await table.quiet()

    assert free == "↩ Taken back."
    assert "~~" in log
    assert asked.startswith("That isn't yours alone to take back")
    assert "asks to take the last action back" in shown.text
    assert await table.standing() == before
    assert offer(table) is None
    assert "Thor attacks" not in table.board().text


def heard_turns(table):
    """The turns whose boards stand in the thread, and those with buttons."""
    boards = [m for m in table.public() if m.images and "· turn " in m.text]
    turns = [int(m.text.split("· turn ")[1].split("\n")[0].strip("* ")) for m in boards]
    return turns, [turn for turn, m in zip(turns, boards, strict=True) if m.buttons]


async def test_an_undo_over_the_end_of_a_turn_takes_its_board_away(table):
    """And the same turn may come again at once, when Discord still knows the nonce of the first."""
    for user in (table.ann, table.bo):
        await typed(user, table.thread, "realms deploy-as-usual")
    await table.quiet()
    match = await table.registry.match(1)
    (seat,) = match.standing.awaited
    one, other = (table.ann, table.bo) if seat == 0 else (table.bo, table.ann)
    if EndTurn() not in match.standing.asks[seat]:  # Odin's side discards before
        await table.gameplay.act(
            1, one.id, match.standing.default(seat), match.record.seats[seat].prompt
        )
        await table.quiet()
    began = heard_turns(table)
    await typed(one, table.thread, "realms end")
    await table.quiet()
    ended = heard_turns(table)
    await typed(one, table.thread, "match undo")
    await table.quiet()
    await pressed(other, offer(table), "Agree")
    await table.quiet()
    undone = heard_turns(table)
    table.clock.advance(seconds=30)  # nobody agrees in the same second
    await typed(one, table.thread, "realms end")
    await table.quiet()

    assert began == undone == ([1], [1])
    assert ended == heard_turns(table) == ([1, 2], [2])


async def test_an_offer_that_play_overtakes_goes_at_once(table):
    """Nobody is left with buttons that do nothing."""
    await table.stand(position(**DUEL))
    await strike(table)
    await typed(table.ann, table.thread, "match undo")
    await table.quiet()
    assert offer(table)

    number = await table.number()
    match = await table.registry.match(number)
    (seat,) = match.standing.awaited
    player, prompt = match.record.seats[seat].user, match.record.seats[seat].prompt
    await table.gameplay.act(number, player, next(iter(match.standing.asks[seat])), prompt)
    await table.quiet()

    assert offer(table) is None


async def test_nothing_to_take_back(table):
    said = await typed(table.bo, table.thread, "match undo")

    assert said.startswith("There's nothing here that you can take back")
    assert offer(table) is None


async def test_conceding_is_asked_twice(table):
    """By a private button; pressing it again after the end is answered kindly."""
    reply = await table.ann.command(table.thread, "match concede")
    await reply.settled()
    assert reply.ephemeral
    assert "Do you really want" in reply.text
    assert (await table.standing()).ending is None

    done = await pressed(table.ann, reply.message, "Give up")
    again = await pressed(table.ann, reply.message, "Give up")
    await table.quiet()

    assert done.text == "You've left the match."
    assert again.text == "This match is over."
    assert (await typed(table.bo, table.thread, "match concede")) == "This match is over."
    assert (await table.standing()).ending.winners == (1,)
    assert any("has left the match" in message.text for message in table.public())
    invitation = table.cat.sees(table.room)[0]
    assert f"🏆 Victory for {isolated('Bo')}!" in invitation.text


async def test_strangers_settle_nothing(table):
    for command in ("undo", "concede", "offer-draw", "hand"):
        said = await typed(table.cat, table.thread, f"match {command}")
        assert said.startswith("You have no seat in this match.")
    assert (await table.standing()).ending is None


async def test_the_list_tells_where_it_is_ones_move(table):
    """Other people's matches are not in it; the last line leads to the list at length."""
    await table.stand(position(thor="D4"))
    await typed(table.bo, table.room, "match new", title="nine_realms")
    place = f"<#{table.thread.id}>"

    anns = await typed(table.ann, table.room, "match list")
    bos = (await typed(table.bo, table.room, "match list")).splitlines()
    cats = await typed(table.cat, table.room, "match list")

    assert anns.splitlines()[-1].startswith("-# `/my matches` also shows deadlines")
    assert anns.splitlines()[0] == (
        f"⏳ **1 · War of the 9 Realms · Ann and Bo** · your move · {place}"
    )
    assert bos[:-1] == [
        f"2 · War of the 9 Realms · Bo · <#{table.room.id}>",
        f"1 · War of the 9 Realms · Ann and Bo · {place}",
    ]
    assert cats.startswith("You're in no match on this server.")


async def test_a_list_of_many_matches_fits_into_a_message(hallway):
    """The newest come first, whatever the players are called; the rest is counted."""
    people = [hallway.hall.add_user("W" * 31 + letter) for letter in "abcd"]
    for number in range(14):
        room = hallway.hall.add_channel(f"room{number}")
        await opened(*people[:2], room, "norsaga", *people[2:])
        hallway.clock.advance(minutes=2)

    told = await typed(people[0], hallway.room, "match list")

    *lines, last, _ = told.splitlines()
    assert len(told) <= 2000
    assert lines[0].removeprefix("⏳ **").startswith("14 · Norsaga")
    assert last.startswith(f"…and {14 - len(lines)} more")


async def test_the_rules_in_short_and_the_log(table):
    rules = await typed(table.cat, table.thread, "match rules")
    log = await typed(table.cat, table.thread, "match log")

    assert rules.startswith("▸ **The goal.**")
    assert len(rules) <= 2000
    assert "leads the Aesir" in log


async def test_the_board_is_shown_as_one_may_see_it(table):
    """Privately, as a picture with words."""
    for user in (table.ann, table.cat):
        reply = await settled(await user.command(table.thread, "match board"))
        assert len(reply.message.images) == 1
        assert reply.message.alt_texts


async def test_elsewhere_the_only_match_is_meant_or_one_is_chosen(table):
    """With two of one's own, the option decides."""
    alone = await typed(table.ann, table.room, "match log")
    await typed(table.ann, table.room, "match new", title="nine_realms")

    several = await typed(table.ann, table.room, "match log")
    named = await typed(table.ann, table.room, "match log", match="1")
    choices = await table.ann.autocomplete(table.room, "match log", focused="match")
    lobby = await typed(table.ann, table.room, "match log", match="2")

    assert "leads the Aesir" in alone
    assert several.startswith("There is no match here.")
    assert named == alone
    assert [choice.value for choice in choices] == ["2", "1"]
    assert lobby == "Nothing has happened yet."
    for command in ("hand", "board", "undo", "concede", "offer-draw"):
        said = await typed(table.ann, table.room, f"match {command}", match="2")
        assert "hasn't started" in said
