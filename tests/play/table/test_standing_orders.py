"""Standing orders without Discord: what is kept, and whether others could tell it from a person."""

from types import SimpleNamespace

import pytest
from msgspec import json

from bot.program import program
from db import By
from games.catalogue import titles
from games.core.errors import StalePrompt
from games.fallen_kingdoms.war.combat import Combat, Strike
from games.nine_realms.actions import Attack
from games.nine_realms.orders import CounterOrder, FateOrder, Orders
from play.match import consequences
from play.minds import Mind
from play.post.delivery import Delivery
from play.refusals import NotAPlayer
from play.table.robots import relieve, seat_robot
from play.table.standing_orders import choices, order
from tests.blank import blank
from tests.games.fallen_kingdoms.builder import beginning
from tests.games.fallen_kingdoms.fights import BIRKA, before_birka
from tests.games.nine_realms.builder import D6, SINFJOTLI, THOR, position
from tests.play.fake_messenger import FakeMessenger
from tests.play.playing import ANN, BO, CAT, CHANNEL, GUILD, Room, stand

DELAY = 30.0
NEVER = Orders(fate=FateOrder.NEVER, counter=CounterOrder.NEVER)


async def test_orders_are_kept_field_by_field_from_the_lobby_on(room):
    match_id = await room.lobby()
    await order(room.registry, match_id, BO.id, "fate", "never")
    await room.lobbies.leave(match_id, ANN.id)
    await room.lobbies.join(match_id, ANN)
    await room.gameplay.start(match_id, ANN.id)
    await order(room.registry, match_id, BO.id, "counter", "never")
    record = await room.record(match_id)
    kept = [seat.orders for seat in record.seats if seat.user == BO.id]

    assert json.decode(kept[0], type=Orders) == NEVER
    match = await room.registry.match(match_id)
    assert [one.ordered for one in choices(match, BO.id)] == [NEVER.fate, NEVER.counter]
    assert [one.ordered for one in choices(match, ANN.id)] == [Orders().fate, Orders().counter]


async def test_a_player_among_robots_begins_with_the_orders_that_are_good_then(room):
    """Unless they have left others before."""
    usual, own = [await room.lobby() for _ in range(2)]
    for match_id in (usual, own):
        await room.lobbies.leave(match_id, BO.id)
        await seat_robot(room.lobbies, match_id, ANN.id, Mind.GREEDY)
    await order(room.registry, own, ANN.id, "fate", "never")
    for match_id in (usual, own):
        await room.gameplay.start(match_id, ANN.id)
    among = titles()["nine_realms"].rules.orders_among_robots
    seats = [(await room.record(match_id)).seat_of(ANN.id) for match_id in (usual, own)]

    assert [json.decode(seat.orders, type=Orders) for seat in seats] == [
        among,
        Orders(fate=FateOrder.NEVER),
    ]
    both = await room.record(await room.begun())
    assert [seat.orders for seat in both.seats] == [None, None]


@pytest.mark.parametrize("robot", [True, False])
async def test_an_order_among_robots_alone_acts_at_once(room, robot):
    """Between people it takes a while; see below."""
    match_id = await room.begun(
        position(thor="E4", sinfjotli="E5", hands=((), (D6,)), actions=(6, 0))
    )
    await order(room.registry, match_id, BO.id, "fate", "never")
    await order(room.registry, match_id, BO.id, "counter", "never")
    if robot:
        await relieve(room.registry, match_id, ANN.id, Mind.GREEDY)
    match = await room.registry.match(match_id)
    prompt = match.seat_of(ANN.id).prompt
    after, _ = await room.gameplay.act(match_id, ANN.id, Attack(THOR, SINFJOTLI), prompt)
    clock = after.seat_of(BO.id).clock

    assert clock.ordered is not None
    assert (clock.acts == room.clock.now()) is robot


@pytest.mark.parametrize("ordered", [None, "last-unit", "ask"])
async def test_where_no_hand_is_hidden_an_order_acts_at_once_the_usual_one_too(room, ordered):
    """A defender of Fallen Kingdoms holds, unless they have ordered to be asked."""
    match_id = (await room.lobbies.create("fallen_kingdoms", GUILD, CHANNEL, ANN)).id
    for guest in (BO, CAT):
        await room.lobbies.join(match_id, guest)
    await room.gameplay.start(match_id, ANN.id)
    await stand(room.registry, match_id, beginning(before_birka().table, Combat(0))[0])
    if ordered:
        await order(room.registry, match_id, BO.id, "defence", ordered)
    prompt = (await room.registry.match(match_id)).seat_of(ANN.id).prompt
    after, _ = await room.gameplay.act(match_id, ANN.id, Strike(BIRKA), prompt)
    clock = after.seat_of(BO.id).clock

    assert (clock.acts == room.clock.now()) is (ordered != "ask")
    assert (clock.ordered is None) is (ordered == "ask")


@pytest.mark.parametrize(("field", "value"), [("fate", "x"), ("hand", "never"), ("fate", "")])
async def test_what_there_is_not_cannot_be_ordered(room, field, value):
    match = await room.begun()
    with pytest.raises(StalePrompt):
        await order(room.registry, match, ANN.id, field, value)
    with pytest.raises(NotAPlayer):
        await order(room.registry, match, CAT.id, "fate", "never")


async def seen(room, messenger, *, by_order):
    """What Ann sees of Bo's calls, five seconds by five: he answers three attacks after `DELAY`."""
    calm = position(thor="E4", odin="D5", sinfjotli="E5", hands=((), (D6,)), actions=(6, 0))
    match = await room.begun(calm)
    if by_order:
        await order(room.registry, match, BO.id, "fate", "never")
        await order(room.registry, match, BO.id, "counter", "never")
    delivery = Delivery(room.registry.store, room.registry, room.services.studio, room.clock)
    attacks, timeline = 3, []
    room.clock.advance(minutes=10)
    begun = room.clock.now()
    for _ in range(60):
        at, record = await room.position(match), await room.record(match)
        clock = record.seats[1].clock
        if at.ending is None and 1 in at.awaited and at.is_window(1) and not by_order:
            if clock.opened + DELAY <= room.clock.now():
                await room.play(match, BO, at.ordered(1, NEVER))
        elif at.ending is None and attacks and 0 in at.awaited and strike(at):
            attacks -= 1
            await room.play(match, ANN, strike(at))
        elif 0 in at.awaited and at.is_window(0):
            await room.pass_on(match, ANN)
        await room.services.clocks.look()
        await delivery.drain(messenger)
        timeline.append([looks(shown, begun) for shown in messenger.of("call") if shown.seat == 1])
        room.clock.advance(seconds=5)
    deeds = await room.registry.store.deeds(match)
    return timeline, [deed.by for deed in deeds if deed.seat == 1]


def strike(at):
    """An attack of a figure that has not attacked yet."""
    return next((one for one in at.asks[0] if isinstance(one, Attack)), None)


def looks(shown, begun):
    """What can be seen of a call, and when it came."""
    call = shown.call
    return shown.at - begun, call.seat, call.stage, call.deadline and call.deadline - begun


async def both(tmp_path, clock):
    """The timelines with an order and by hand, in two programs whose clocks agree."""
    found = []
    for by_order in (True, False):
        async with program(blank(tmp_path / f"{by_order}.db"), clock) as services:
            found.append(await seen(Room(services, clock), FakeMessenger(clock), by_order=by_order))
    (ordered, by_order), (by_hand, hands) = found
    assert By.ORDER in by_order
    assert set(hands) == {None}
    assert any(ordered)
    return ordered, by_hand


@pytest.fixture
def late(monkeypatch):
    monkeypatch.setattr(consequences, "ORDER_DELAY", (DELAY, DELAY))


async def test_calls_come_and_go_as_they_do_for_a_person(tmp_path, clock, late):
    """Also when the next attack comes a moment after the answer to the one before."""
    ordered, by_hand = await both(tmp_path, clock)

    assert ordered == by_hand


async def test_an_order_that_leaves_nobody_at_the_table_is_noticed(
    tmp_path, clock, late, monkeypatch
):
    """The test above barks: a person who has just answered is not called at once."""
    monkeypatch.setattr(consequences, "By", SimpleNamespace(ORDER="nobody"))
    ordered, by_hand = await both(tmp_path, clock)

    assert ordered != by_hand


async def test_who_does_not_answer_is_called_though_an_order_has_just_answered(room, late):
    """The next question is the player's own, and an order has not been at the table."""
    match = await room.begun(position(thor="E4", sinfjotli="E5", hands=((), (D6,))))
    await order(room.registry, match, BO.id, "fate", "never")
    await order(room.registry, match, BO.id, "counter", "never")
    room.clock.advance(minutes=10)
    await room.play(match, ANN, Attack(THOR, SINFJOTLI))
    room.clock.advance(seconds=DELAY)
    await room.services.clocks.look()
    await room.all_shown()
    while 1 not in (await room.position(match)).awaited:
        await room.pass_on(match, ANN)
    assert not [one for one in await room.due(match) if one[0] == "call" and not one[2]]

    room.clock.advance(seconds=120)
    await room.services.clocks.look()

    prompt = await room.prompt(match, BO)
    assert ("call", f"1:{prompt}", False) in await room.due(match)
