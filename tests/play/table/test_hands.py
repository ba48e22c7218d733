"""Seats that change hands: handed over, given away, taken over from a robot."""

import pytest
from msgspec import json

from games.core.errors import StalePrompt
from games.nine_realms.actions import EndTurn, Move
from games.nine_realms.orders import FateOrder, Orders
from play.minds import Mind
from play.refusals import (
    GuestSeated,
    NoRobotHere,
    NotAbandoned,
    NotAPlayer,
    NothingProposed,
)
from play.table.proposals.terms import GUEST
from play.table.robots import relieve, take_back
from tests.games.nine_realms.builder import FRIGG, THOR
from tests.play.playing import ANN, BO, CAT
from tests.play.settling import DAN, playing, words


async def test_a_player_hands_the_seat_over(room):
    """Nothing changes before the guest agrees; then the question is asked anew."""
    match = await playing(room)
    await room.settle(match, seat=0, orders=json.encode(Orders(fate=FateOrder.NEVER)), muted=3)
    before = await room.record(match)
    await room.services.proposals.hand_over(match, ANN.id, CAT)
    with pytest.raises(NothingProposed):
        await room.answer(match, BO)
    assert (await room.record(match)).seats == before.seats

    assert await room.answer(match, CAT)

    seat = (await room.record(match)).seats[0]
    assert (seat.user, seat.name, seat.word) == (CAT.id, "Cat", before.seats[0].word)
    assert (seat.orders, seat.muted, seat.prompt) == (None, None, before.seats[0].prompt + 1)
    assert await words(room, match) == ["seated"]
    await room.play(match, CAT, EndTurn())


async def test_who_has_left_sees_and_does_nothing_more(room):
    match = await playing(room)
    prompt = await room.prompt(match, ANN)
    await room.services.proposals.hand_over(match, ANN.id, CAT)
    await room.answer(match, CAT)

    with pytest.raises(NotAPlayer):
        await room.gameplay.act(match, ANN.id, EndTurn(), prompt)
    with pytest.raises(StalePrompt):
        await room.gameplay.act(match, CAT.id, EndTurn(), prompt)
    with pytest.raises(NotAPlayer):
        (await room.registry.match(match)).seat_of(ANN.id)


async def test_another_process_knows_at_once_that_somebody_has_left(room, elsewhere):
    """It had the match at hand, and does not trust it."""
    match = await playing(room)
    await elsewhere.play(match, ANN, Move(THOR, "D3"))
    prompt = await elsewhere.prompt(match, ANN)
    await room.services.proposals.hand_over(match, ANN.id, CAT)
    await room.answer(match, CAT)

    with pytest.raises(NotAPlayer):
        await elsewhere.gameplay.act(match, ANN.id, EndTurn(), prompt)


async def test_nobody_has_two_seats(room):
    match = await playing(room)
    with pytest.raises(GuestSeated):
        await room.services.proposals.hand_over(match, ANN.id, BO)
    with pytest.raises(GuestSeated):
        await room.services.proposals.replace(match, ANN.id, 1, ANN, gone=True)


async def test_an_abandoned_seat_is_given_by_all_the_others(room):
    """And not while its player is there."""
    match = await playing(room)
    with pytest.raises(NotAbandoned):
        await room.services.proposals.replace(match, ANN.id, 1, CAT, gone=False)
    await room.settle(match, seat=1, missed=1)
    with pytest.raises(NotAPlayer):
        await room.services.proposals.replace(match, DAN.id, 1, CAT, gone=False)
    await room.services.proposals.replace(match, ANN.id, 1, CAT, gone=False)
    with pytest.raises(NotAPlayer):
        await room.answer(match, DAN)

    assert await room.answer(match, CAT)

    seat = (await room.record(match)).seats[1]
    assert (seat.user, seat.missed) == (CAT.id, 0)


async def test_who_was_thought_lost_keeps_the_seat_by_playing_or_by_a_word(room):
    match = await playing(room)
    await room.settle(match, seat=1, missed=1)
    await room.services.proposals.replace(match, ANN.id, 1, CAT, gone=False)
    room.clock.advance(minutes=1)
    await room.play(match, ANN, EndTurn())
    await room.play(match, BO, EndTurn())
    with pytest.raises(NotAbandoned):
        await room.answer(match, CAT)

    assert not await room.answer(match, BO, agrees=False)
    assert (await room.record(match)).seats[1].user == BO.id


async def held(room):
    """A robot plays for Bo."""
    match = await playing(room)
    await room.settle(match, seat=1, mind="greedy", missed=1)
    return match


async def test_a_stranger_takes_a_robots_seat_over_with_one_consent(room):
    match = await held(room)
    assert not await room.services.proposals.take_over(match, CAT, 1)
    with pytest.raises(NothingProposed):
        await room.answer(match, CAT)
    assert (await room.proposal(match)).agreed == (GUEST,)

    assert await room.answer(match, ANN)

    seat = (await room.record(match)).seats[1]
    assert (seat.user, seat.name, seat.mind) == (CAT.id, "Cat", None)
    with pytest.raises(NotAPlayer):
        await take_back(room.registry, match, BO.id)


async def test_no_seat_is_taken_over_from_a_person_or_from_a_robot_that_was_wanted(room):
    match = await playing(room)
    with pytest.raises(NotAbandoned):
        await room.services.proposals.take_over(match, CAT, 1)

    await room.settle(match, seat=1, missed=1)
    await relieve(room.registry, match, BO.id, Mind.GREEDY)
    with pytest.raises(NotAbandoned):
        await room.services.proposals.take_over(match, CAT, 1)
    with pytest.raises(NotAbandoned):
        await room.services.proposals.replace(match, ANN.id, 1, CAT, gone=False)


async def test_the_player_comes_back_at_any_time(room):
    """Also while somebody asks for the seat."""
    match = await held(room)
    await room.services.proposals.take_over(match, CAT, 1)
    room.clock.advance(seconds=1)
    await take_back(room.registry, match, BO.id)
    seat = (await room.record(match)).seats[1]
    assert (seat.user, seat.mind, seat.missed) == (BO.id, None, 0)

    with pytest.raises(NotAbandoned):
        await room.answer(match, ANN)
    with pytest.raises(NoRobotHere):
        await take_back(room.registry, match, BO.id)
    assert (await room.record(match)).seats[1].user == BO.id


async def test_who_takes_the_seat_back_is_not_replaced(room):
    """Whatever the others had agreed on before."""
    match = await held(room)
    await room.services.proposals.replace(match, ANN.id, 1, CAT, gone=False)
    room.clock.advance(seconds=1)
    await take_back(room.registry, match, BO.id)

    with pytest.raises(NotAbandoned):
        await room.answer(match, CAT)
    assert (await room.record(match)).seats[1].user == BO.id


async def test_an_undo_reaches_over_other_hands(room):
    """The seat's deeds are the seat's; no position is missing in between."""
    match = await playing(room)
    await room.play(match, ANN, Move(THOR, "D3"))
    await room.services.proposals.hand_over(match, ANN.id, CAT)
    await room.answer(match, CAT)
    await room.play(match, CAT, Move(FRIGG, "E3"))

    assert await room.services.proposals.ask_undo(match, CAT.id)
    assert await room.services.proposals.ask_undo(match, CAT.id)
    assert (await room.position(match)).table.place(THOR) == "D4"
