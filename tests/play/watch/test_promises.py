"""What counts as a promise: time that ran out and matches that were left, if one could help it."""

import pytest
from msgspec import json

from db import By
from games.nine_realms.actions import Attack, EndTurn, Move
from games.nine_realms.orders import CounterOrder, FateOrder, Orders
from play.match.match import Person
from play.minds import Mind
from play.table.robots import relieve, seat_robot
from play.table.undo import take_back
from tests.games.nine_realms.builder import D6, SINFJOTLI, THOR, position
from tests.play.playing import ANN, BO, CAT, CHANNEL, GUILD
from tests.play.watch.test_timeouts import timed_out, waiting_for_bo

NEVER_ASKED = json.encode(Orders(fate=FateOrder.NEVER, counter=CounterOrder.ALWAYS))
DAG = Person(4, "Dag")


async def word(room, person):
    """The answers in time and late of somebody's last match, and how it was left."""
    found = await room.registry.store.promises_of(person.id)
    return (found[0].answered, found[0].late, found[0].left) if found else None


async def many(room):
    """A match of four that goes on when one leaves."""
    match = (await room.lobbies.create("fallen_kingdoms", GUILD, CHANNEL, ANN)).id
    for guest in (BO, CAT, DAG):
        await room.lobbies.join(match, guest)
    await room.gameplay.start(match, ANN.id)
    await room.all_shown()
    return match


async def test_each_answer_counts_and_each_time_that_runs_out(room):
    match = await waiting_for_bo(room)
    assert (await word(room, ANN), await word(room, BO)) == ((1, 0, None), None)
    await timed_out(room, match)
    assert await word(room, BO) == (0, 1, None)

    await room.pass_on(match, ANN)
    await room.play(match, BO, Move(SINFJOTLI, "E6"))

    assert await word(room, BO) == (1, 1, None)


async def test_the_third_missed_turn_leaves_the_match(room):
    match = await waiting_for_bo(room)
    for _ in range(3):
        await timed_out(room, match)
        if (await room.position(match)).ending is None:
            await room.pass_on(match, ANN)
            await room.all_shown()

    assert await word(room, BO) == (0, 3, "timed-out")


@pytest.mark.parametrize(("lapse", "left"), [("robot", None), ("replace", "timed-out")])
async def test_where_a_robot_helps_out_the_time_ran_out_once(room, lapse, left):
    """Whatever it does then is nobody's word."""
    match = await waiting_for_bo(room, lapse)
    for _ in range(20):
        await timed_out(room, match, seconds=5 if await word(room, BO) else 24 * 3600)
        if 1 not in (await room.position(match)).awaited:
            break

    assert By.ROBOT in {deed.by for deed in await room.registry.store.deeds(match)}
    assert await word(room, BO) == (0, 1, left)


async def test_a_robot_that_plays_by_wish_keeps_and_breaks_nobodys_word(room):
    match = await waiting_for_bo(room)
    await relieve(room.registry, match, BO.id, Mind.EASY)
    for _ in range(20):
        await timed_out(room, match, seconds=5)
        if 1 not in (await room.position(match)).awaited:
            break

    assert await word(room, BO) is None


async def test_an_order_keeps_its_players_word(room):
    """As their answer would: nobody can tell the one from the other."""
    match = await room.begun(position(thor="E4", sinfjotli="E5", hands=((), (D6,))))
    await room.settle(match, seat=1, orders=NEVER_ASKED)
    await room.play(match, ANN, Attack(THOR, SINFJOTLI))
    await room.all_shown()
    await timed_out(room, match, seconds=120)

    deeds = await room.registry.store.deeds(match)
    answers = [one for one in deeds if one.seat == 1 and one.action]
    assert By.ORDER in {one.by for one in answers}
    assert await word(room, BO) == (len(answers), 0, None)


async def test_while_one_is_away_or_all_pause_nothing_runs_out(room):
    away = await waiting_for_bo(room)
    await room.services.vacations.go(BO.id, "now", "in 5 days")
    await timed_out(room, away, hours=72)
    assert await word(room, BO) is None
    await room.services.vacations.come_back(BO.id)

    await room.services.proposals.ask_pause(away, ANN.id)
    await room.answer(away, BO)
    assert (await room.record(away)).paused is not None
    await timed_out(room, away, hours=96)

    assert await word(room, BO) is None


async def test_while_nobody_can_be_reached_nothing_runs_out(room):
    """The bot was down."""
    match = await waiting_for_bo(room)
    await room.services.clocks.beat()
    room.services.clocks.connected = lambda: False
    await room.services.clocks.beat()
    room.clock.advance(hours=48)
    room.services.clocks.connected = lambda: True
    await room.services.clocks.beat()
    await room.all_shown()

    assert 1 in (await room.position(match)).awaited
    assert await word(room, BO) is None


async def test_all_the_time_in_the_world_is_no_promise(room):
    match = await room.lobby()
    await room.lobbies.arrange(match, ANN.id, pace="none")
    await room.gameplay.start(match, ANN.id)
    await room.pass_on(match, ANN)
    await room.pass_on(match, BO)

    assert await word(room, ANN) is await word(room, BO) is None


async def test_nobody_waits_for_whoever_plays_among_robots(room):
    match = await room.lobby(ANN)
    await seat_robot(room.lobbies, match, ANN.id, Mind.EASY)
    await room.gameplay.start(match, ANN.id)
    await room.pass_on(match, ANN)
    await room.all_shown()
    await timed_out(room, match, hours=48)

    assert await word(room, ANN) is None


async def test_giving_up_counts_where_others_play_on(room):
    match = await many(room)
    await room.services.concessions.concede(match, BO.id)

    assert (await room.position(match)).ending is None
    assert await word(room, BO) == (0, 0, "gave-up")


async def test_who_resigns_a_match_that_ends_by_it_lets_nobody_down(room):
    match = await waiting_for_bo(room)
    await room.services.concessions.concede(match, BO.id)

    assert (await room.position(match)).ending is not None
    assert await word(room, BO) is None


async def test_an_answer_that_is_taken_back_is_given_once(room):
    """So that nobody gathers answers by taking back."""
    match = await room.begun(position(thor="D4", sinfjotli="E5"))
    for _ in range(3):
        await room.play(match, ANN, Move(THOR, "D5"))
        assert await word(room, ANN) == (1, 0, None)
        taken = await room.registry.decide(
            match, lambda now: take_back(room.registry, room.gameplay, now, 0)
        )
        assert taken
        assert await word(room, ANN) == (0, 0, None)


async def test_who_takes_over_a_seat_keeps_their_own_word_alone(room):
    match = await waiting_for_bo(room)
    await timed_out(room, match)
    await room.pass_on(match, ANN)
    await room.all_shown()
    await room.services.proposals.hand_over(match, BO.id, CAT)
    await room.answer(match, CAT)
    assert (await room.record(match)).seats[1].user == CAT.id

    await room.play(match, CAT, EndTurn())

    assert await word(room, BO) == (0, 1, None)
    assert await word(room, CAT) == (1, 0, None)
