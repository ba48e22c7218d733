"""Who leaves a match for good: nobody waits for them, and nothing is theirs to settle."""

import pytest

from db import Status
from games.core.undo import CannotUndo
from games.core.vocabulary import CoreReason, SeatRetired
from play.minds import Mind
from play.refusals import HasLeft, SeatIsOut
from play.table.robots import relieve
from play.table.thinking_time import give_time, let_time_go_on
from tests.games.nine_realms.builder import position
from tests.play.playing import ANN, BO, CAT, CHANNEL, GUILD
from tests.play.settling import DAN

CIRCLE = (ANN, BO, CAT)


async def circle(room):
    """Three play Norsaga; whoever is called first is Ann's, Bo's or Cat's seat."""
    match = (await room.lobbies.create("norsaga", GUILD, CHANNEL, ANN)).id
    for guest in (BO, CAT):
        await room.lobbies.join(match, guest)
    await room.gameplay.start(match, ANN.id)
    return match


async def awaited(room, match):
    """Whose turn it is, and the other two."""
    (seat,) = (await room.position(match)).awaited
    return CIRCLE[seat], *(one for one in CIRCLE if one != CIRCLE[seat])


async def plays(room, match, person):
    """The first thing that can be done."""
    seat = CIRCLE.index(person)
    await room.play(match, person, next(iter((await room.position(match)).asks[seat])))


async def gone(room, match):
    """The seats that are out of the circle, as the rules know it."""
    return (await room.position(match)).table.gone


async def test_who_concedes_has_lost_in_the_others_turn_too(room):
    match = await room.begun(position(thor="D4"))

    await room.services.concessions.concede(match, BO.id)

    ending = (await room.position(match)).ending
    assert (ending.reason, ending.winners) == (CoreReason.RETIRED, (0,))
    assert (await room.record(match)).status is Status.OVER


async def test_who_has_left_for_good_is_not_asked(room):
    """Of three in a circle of Norsaga, the other two settle it."""
    match = await circle(room)
    await room.services.concessions.concede(match, CAT.id)
    await room.services.proposals.ask_pause(match, ANN.id)

    assert await room.answer(match, BO)
    assert (await room.record(match)).paused is not None
    await room.services.proposals.ask_draw(match, BO.id)
    assert await room.answer(match, ANN, agrees=True)
    assert (await room.position(match)).ending.reason == CoreReason.AGREED


@pytest.mark.parametrize("what", ["draw", "pause"])
async def test_who_leaves_while_something_is_proposed_stands_in_nobodys_way(room, what):
    match = await circle(room)
    if what == "draw":
        await room.services.proposals.ask_draw(match, ANN.id)
    else:
        await room.services.proposals.ask_pause(match, ANN.id)
    await room.services.concessions.concede(match, CAT.id)

    answering = room.services.proposals.answer
    key = (await room.proposal(match)).key
    for agrees in (True, False):
        with pytest.raises(HasLeft):
            await answering(match, CAT.id, key, agrees=agrees)
    assert await answering(match, BO.id, key, agrees=True)


async def test_no_undo_brings_back_who_has_left(room):
    """Neither at once nor by consent: what was done before stays as it is."""
    match = await circle(room)
    first, second, third = await awaited(room, match)
    await plays(room, match, first)
    await room.services.concessions.concede(match, third.id)
    assert await gone(room, match) == (CIRCLE.index(third),)

    for person in (first, third):
        with pytest.raises(CannotUndo):
            await room.services.proposals.ask_undo(match, person.id)
    assert await room.proposal(match) is None

    person, *_ = await awaited(room, match)
    assert person in (first, second)
    await plays(room, match, person)
    await room.services.proposals.ask_undo(match, person.id)
    if await room.proposal(match):
        await room.answer(match, second if person == first else first, agrees=True)
    assert await gone(room, match) == (CIRCLE.index(third),)


async def test_who_has_left_settles_nothing(room):
    match = await circle(room)
    await room.services.concessions.concede(match, CAT.id)
    proposals, cat = room.services.proposals, CAT.id
    deeds = len(await room.registry.store.deeds(match))

    for settling in (
        room.services.concessions.concede(match, cat),
        proposals.ask_draw(match, cat),
        proposals.ask_time(match, cat),
        proposals.ask_pause(match, cat),
        give_time(room.registry, match, cat, 0),
        let_time_go_on(room.registry, match, cat),
        proposals.hand_over(match, cat, DAN),
        proposals.replace(match, cat, 0, DAN, gone=True),
        relieve(room.registry, match, cat, Mind.GREEDY),
    ):
        with pytest.raises(HasLeft):
            await settling

    assert len(await room.registry.store.deeds(match)) == deeds
    assert await room.proposal(match) is None


async def test_a_seat_that_is_out_is_given_to_nobody(room):
    """Nor is there time to give to it."""
    match = await circle(room)
    await room.services.concessions.concede(match, CAT.id)
    await room.settle(match, 2, missed=3, mind="greedy")
    proposals = room.services.proposals

    for giving in (
        give_time(room.registry, match, ANN.id, 2),
        proposals.replace(match, ANN.id, 2, DAN, gone=True),
        proposals.take_over(match, DAN, 2),
    ):
        with pytest.raises(SeatIsOut):
            await giving


async def test_leaving_is_told_once(room):
    match = await circle(room)
    await room.services.concessions.concede(match, CAT.id)
    with pytest.raises(HasLeft):
        await room.services.concessions.concede(match, CAT.id)

    codec = (await room.registry.match(match)).title.rules.codec
    deeds = await room.registry.store.deeds(match)
    told = [event for deed in deeds for event in codec.load_events(deed.events)]
    assert told.count(SeatRetired(seat=2)) == 1
