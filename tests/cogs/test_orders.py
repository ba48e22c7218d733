"""Standing orders: a private panel; and an order that nobody can tell from a person."""

import re
from dataclasses import replace
from typing import get_type_hints

from msgspec import json, structs

from cogs.panels.orders import LABEL
from db import By
from games.catalogue import titles
from games.nine_realms.actions import Attack
from games.nine_realms.rules import RULES
from games.norsaga.standing_orders import MightOrder, Orders
from play.library import words_of
from play.match.consequences import asked_anew
from play.simulation.playout import walk
from tests.cogs.forged import choose, press, press_nowhere
from tests.cogs.scene import labels, pressed, settled, typed
from tests.games.nine_realms.builder import D6, SINFJOTLI, THOR, position
from tests.games.norsaga.builder import board, embellishing

NEVER = "accept every roll, but ask me about mine in my turn"
NUMBERS = re.compile(r"\d{6,}")


async def panel_of(scene, user):
    """What `/match orders` answers."""
    return (await settled(await user.command(scene.thread, "match orders"))).message


def chosen_in(panel):
    return [option.label for menu in panel.menus for option in menu.options if option.default]


async def order_fate(scene, user, value="never"):
    panel = await panel_of(scene, user)
    await settled(await choose(user, panel, panel.menus[1].custom_id, "always"))
    reply = await choose(user, panel, panel.menus[0].custom_id, value)
    return (await settled(reply)).message


async def test_orders_are_shown_and_changed_in_a_private_panel(table):
    panel = await panel_of(table, table.bo)
    before = chosen_in(panel)
    after = await order_fate(table, table.bo)

    assert "When Fate may change a roll" in panel.text
    assert "They're your secret" in panel.text
    assert "20 to 90 seconds" in panel.text
    assert before == ["ask me", "ask me"]
    assert chosen_in(after) == [NEVER, "always strike back"]
    assert chosen_in(await panel_of(table, table.bo)) == [NEVER, "always strike back"]
    assert chosen_in(await panel_of(table, table.ann)) == before


async def test_a_panel_tells_how_long_orders_take(hallway):
    """Where no hand is hidden they act at once."""
    await hallway.open("fallen_kingdoms", hallway.cat)
    panel = await panel_of(hallway, hallway.bo)

    assert "at once" in panel.text
    assert "20 to 90 seconds" not in panel.text


def test_every_order_fits_into_its_menu():
    """Discord cuts off what is longer."""
    for title in titles().values():
        words = words_of(title.key)
        kinds = get_type_hints(title.rules.orders).values() if title.rules.orders else ()
        names = [words.name(value) for kind in kinds for value in kind]
        assert all(len(name) <= LABEL for name in names), names


async def test_the_hand_leads_to_the_orders(table):
    hand = await pressed(table.ann, table.board(), "Hand")
    panel = await pressed(table.ann, hand, "Standing orders")

    assert "Standing orders for match 1" in panel.text
    assert "Standing orders" not in labels(table.board())


async def test_orders_survive_a_restart_and_are_told_to_nobody_else(table, caplog):
    caplog.set_level(1, logger="bot")
    await order_fate(table, table.bo)
    await table.disconnect()
    await table.connect()
    await table.quiet()
    seen = [message.text for message in table.public()] + [caplog.text]

    assert chosen_in(await panel_of(table, table.bo)) == [NEVER, "always strike back"]
    assert not any(NEVER in text for text in seen)


async def test_what_nobody_offers_is_not_ordered(table):
    """Not a field, a value or a menu of somebody else's making; not on a public message."""
    panel = await panel_of(table, table.bo)
    before = (await table.registry.store.match(1)).seats
    fate = panel.menus[0].custom_id
    replies = [
        await choose(table.bo, panel, fate, "always"),
        await choose(table.bo, panel, fate, "never", "ask"),
        await choose(table.bo, panel, "sk:orders:1:hand", "never"),
        await choose(table.bo, table.board(table.bo), fate, "never"),
        await press(table, table.bo, fate, panel),
    ]

    assert all(reply.messages[-1].text.startswith("That question is closed") for reply in replies)
    assert (await table.registry.store.match(1)).seats == before


async def test_only_players_give_orders(table):
    assert (await panel_of(table, table.cat)).text.startswith("You have no seat")
    await typed(table.ann, table.thread, "match concede")
    await table.services.concessions.concede(1, table.ann.id)
    assert (await panel_of(table, table.bo)).text == "This match is over."


async def test_a_title_without_orders_says_so(table, monkeypatch):
    title = titles()["nine_realms"]
    monkeypatch.setitem(title.__dict__, "rules", replace(RULES, orders=None))

    text = (await panel_of(table, table.bo)).text
    hand = await pressed(table.bo, table.board(table.bo), "Hand")

    assert text == "There are no standing orders in this game."
    assert "Standing orders" not in labels(hand)


async def an_order_acts(scene):
    """So much time passes that every order has answered that is about to."""
    await scene.quiet()
    scene.clock.advance(seconds=91)
    await scene.services.clocks.look()
    await scene.quiet()


async def test_what_an_order_answers_at_once_is_not_asked_meanwhile(hallway):
    """Nobody could press a button in that time; then the panel goes on by itself."""
    begun = await press_nowhere(hallway.ann, hallway.room, "sk:welcome:play:nine_realms")
    await hallway.quiet()
    await settled(begun)
    (hallway.thread,) = hallway.ann.threads(hallway.room)
    at = position(thor="E4", sinfjotli="E5", hands=((D6,), ()), actions=(6, 0))
    await hallway.stand(at)
    panel = await hallway.panel(hallway.ann)
    (attack,) = [label for label in labels(panel) if label.startswith("Thor attacks")]

    meanwhile = await pressed(hallway.ann, panel, attack)

    assert "📜 Your standing orders answer this. `/match orders` shows them" in meanwhile.text
    assert labels(meanwhile) == ["↩ Undo"]
    await an_order_acts(hallway)
    assert "your turn" in hallway.ann.reread(meanwhile).text


# Nobody can tell


async def attacked(table, actions=(6, 6)):
    """Ann has attacked Bo, who has not clicked of late; gives the call that all see."""
    at = position(thor="E4", sinfjotli="E5", hands=((), (D6,)), actions=actions)
    await table.stand(at)
    table.clock.advance(minutes=10)
    prompt = (await table.registry.match(1)).seat_of(table.ann.id).prompt
    await table.gameplay.act(1, table.ann.id, Attack(THOR, SINFJOTLI), prompt)
    await table.quiet()
    return table.calls()[-1]


def looks(call):
    """All that a reader sees of a call, but for the numbers of messages and times."""
    shown = NUMBERS.sub("#", call.text), call.components, call.images, call.flags
    return NUMBERS.sub("#", repr(shown))


async def test_a_call_that_an_order_answers_looks_like_any_other(table):
    """It only makes no sound."""
    usual = await attacked(table)
    rung = len(table.bo.pings)
    await order_fate(table, table.bo)
    hushed = await attacked(table)

    assert hushed.id != usual.id
    assert looks(hushed) == looks(usual)
    assert table.bo.mention in hushed.content
    assert len(table.bo.pings) == rung


async def test_a_panel_tells_its_owner_what_an_order_is_about_to_answer(table):
    """It need not wait for that, and is offered no other order."""
    await order_fate(table, table.bo)
    await attacked(table, actions=(6, 0))
    panel = await table.panel(table.bo)
    answer = words_of("nine_realms").text("pass")

    assert f"Your order answers this within 90 seconds: {answer}" in panel.text
    assert not [label for label in labels(panel) if "hints" in label]


async def test_only_its_owner_is_told_what_an_order_has_done(table):
    await order_fate(table, table.bo)
    call = await attacked(table)
    table.clock.advance(seconds=91)
    await table.services.clocks.look()
    await table.quiet()
    deeds = await table.registry.store.deeds(1)
    logs = [await typed(user, table.thread, "match log") for user in (table.ann, table.bo)]
    told = [message.text for message in table.public()]

    assert (1, By.ORDER) in [(deed.seat, deed.by) for deed in deeds]
    assert call.id not in [message.id for message in table.calls()]
    said = "📜 Answered for you, as you ordered or as is usual (`/match orders`):"
    assert [said in log for log in logs] == [False, True]
    assert not any("standing order" in text.lower() for text in told)


# Left beside a question


async def skipping(hallway):
    """Ann has chosen to skip what her youngest hero could do, from now on."""
    await hallway.open("norsaga")
    heroes = board(("R/G", ""), hands=("R/R", "B/B"), sagas=("RRRGGG", "BBBYYY"))
    await hallway.stand(embellishing(heroes))
    panel = await hallway.panel(hallway.ann)
    skip = next(one for one in labels(panel) if one.startswith("Skip Adapt from now on"))
    return await pressed(hallway.ann, panel, skip)


async def test_an_order_left_beside_a_question_says_where_it_can_be_changed(hallway):
    """It answers at once, and that is told too."""
    panel = await skipping(hallway)

    assert "That's your order now. `/match orders` changes it." in panel.text
    assert "doesn't embellish" in panel.text


async def test_who_takes_back_what_an_order_did_is_asked(hallway):
    """The order stands; of what was taken back it does not do the same again."""
    panel = await pressed(hallway.ann, await skipping(hallway), "↩ Undo")
    await an_order_acts(hallway)
    asked = await hallway.panel(hallway.ann)

    assert "Taken back" in panel.text
    assert any(label.startswith("Adapt") for label in labels(asked))
    assert "skip Adapt; ask me once I have Assault" in chosen_in(
        await panel_of(hallway, hallway.ann)
    )


async def test_an_early_question_is_spared_whoever_has_ordered_its_only_answer(hallway):
    """Bo may stay out of the invasions of a round before it is Bo's turn to say so."""
    title = titles()["fallen_kingdoms"]
    walked = (one.position for one in walk(title, 3, title.rules.options(), "invasions"))
    await hallway.open(title.key, hallway.cat)
    await hallway.stand(next(one for one in walked if 1 in one.asks and 1 not in one.awaited))
    before = await hallway.panel(hallway.bo)
    orders = await panel_of(hallway, hallway.bo)
    await settled(await choose(hallway.bo, orders, orders.menus[-1].custom_id, "never"))
    after = await hallway.panel(hallway.bo)

    assert "say so now" in before.text
    assert "Waiting for" in after.text
    assert "say so now" not in after.text


# A mere pass


async def test_an_order_of_which_nothing_can_be_told_is_not_news(table):
    """Ann rolls, and her order passes: that is told to nobody, and Bo is asked."""
    await order_fate(table, table.ann, "when-it-helps")
    at = position(thor="E4", sinfjotli="E5", hands=((D6,), (D6,)), actions=(6, 0))
    await table.stand(at)
    panel = await table.panel(table.ann)
    before = len(await table.registry.store.deeds(1))
    attack = next(one for one in labels(panel) if one.startswith("Thor attacks Sinfjotli"))
    panel = await pressed(table.ann, panel, attack)
    await an_order_acts(table)
    (_, passed) = (await table.registry.store.deeds(1))[before:]

    assert (passed.seat, passed.by) == (0, By.ORDER)
    assert "Waiting for" in (await table.panel(table.ann)).text
    assert "standing order" not in (await table.panel(table.ann)).text
    assert "standing order" not in await typed(table.ann, table.thread, "match log")


async def test_no_order_answers_over_a_player_who_has_begun_to_choose(hallway):
    """In the open panel: what was begun can be ended, however long that takes."""
    await hallway.open("norsaga")
    heroes = board(("R/G", ""), hands=("R/R", "B/B"), sagas=("RRRGGG", "BBBYYY"))
    await hallway.stand(embellishing(heroes))
    match = await hallway.registry.match(1)
    orders = json.encode(Orders(might=MightOrder.FROM_SECOND))
    seat = structs.replace(match.seat_of(hallway.ann.id), orders=orders)
    people = await hallway.registry.people.of(match.record)
    asked, _ = asked_anew(match.record, match.standing, seat, people, hallway.clock.now())
    await hallway.registry.amend(match, [asked], ())
    panel = await hallway.panel(hallway.ann)
    assert "It waits if you begin to choose." in panel.text
    adapt = next(one for one in labels(panel) if one.startswith("Adapt"))

    begun = await pressed(hallway.ann, panel, adapt)
    await an_order_acts(hallway)
    done = await pressed(hallway.ann, hallway.ann.reread(begun), "Do it")

    assert "Your order" not in begun.text
    deeds = await hallway.registry.store.deeds(1)
    assert By.ORDER not in [deed.by for deed in deeds]
    assert "embellishes: Adapt" in done.text.replace("*", "")
