"""Proposals in a thread: for whom they ring, and what they tell of those who must agree."""

import pytest

from db import Reach
from tests.games.nine_realms.builder import position
from tests.play.playing import ANN, BO, CAT, CHANNEL, GUILD

HOUR = 3600


async def of_three(room):
    """A match of Ann, Bo and Cat, whose beginning is shown."""
    match = (await room.lobbies.create("norsaga", GUILD, CHANNEL, ANN)).id
    for guest in (BO, CAT):
        await room.lobbies.join(match, guest)
    await room.gameplay.start(match, ANN.id)
    return match


async def test_it_rings_for_all_who_must_agree(room, messenger, drain):
    match = await of_three(room)
    await room.services.proposals.ask_draw(match, BO.id)
    await drain()

    (shown,) = messenger.of("proposal")
    assert shown.offer.asked == shown.offer.rings == (ANN.id, CAT.id)


@pytest.mark.parametrize(
    "settled_so",
    [
        lambda now: {"away_from": now - HOUR, "away_until": now + HOUR},
        lambda _: {"zone": "UTC", "quiet_from": 0, "quiet_to": 24 * 60 - 1},
        lambda _: {"reach": Reach.DM},
    ],
    ids=["away", "quiet", "called by direct message"],
)
async def test_it_rings_for_nobody_who_does_not_want_to_be_called(
    room, messenger, drain, settled_so
):
    """They are named all the same, for they must agree."""
    match = await of_three(room)
    await room.registry.people.change(CAT.id, **settled_so(room.clock.now()))
    await room.services.proposals.ask_draw(match, BO.id)
    await drain()

    (shown,) = messenger.of("proposal")
    assert (shown.offer.asked, shown.offer.rings) == ((ANN.id, CAT.id), (ANN.id,))


async def test_it_tells_who_must_still_agree(room, messenger, drain):
    """It is the same message, which does not ring again."""
    match = await of_three(room)
    await room.services.proposals.ask_draw(match, BO.id)
    await drain()
    assert not await room.answer(match, CAT)
    await drain()

    (shown,) = messenger.of("proposal")
    assert (shown.offer.asked, shown.edits) == ((ANN.id,), 1)


async def test_what_is_refused_tells_so(room, messenger, drain):
    match = await of_three(room)
    await room.services.proposals.ask_draw(match, BO.id)
    await drain()
    await room.answer(match, CAT, agrees=False)
    await drain()

    (shown,) = messenger.of("proposal")
    assert (shown.offer, shown.edits) == (None, 1)


async def test_what_is_taken_back_goes(room, messenger, drain):
    """Whoever asked for a pause may think better of it."""
    match = await of_three(room)
    await room.services.proposals.ask_pause(match, BO.id)
    await drain()
    await room.answer(match, BO, agrees=False)
    await drain()

    assert messenger.of("proposal") == []


async def test_what_was_refused_before_it_was_shown_is_never_shown(room, messenger, drain):
    match = await room.begun(position(thor="D4"))
    await room.services.proposals.ask_draw(match, ANN.id)
    await room.answer(match, BO, agrees=False)
    await drain()

    assert messenger.of("proposal") == []


@pytest.mark.parametrize("later", [0, 1, 2])
async def test_an_undo_tells_how_much_goes_with_it(room, messenger, drain, later):
    """All that others have done since the action of whoever asks."""
    match = await of_three(room)
    people = {person.id: person for person in (ANN, BO, CAT)}
    done = []
    for _ in range(1 + later):
        record, position = await room.record(match), await room.position(match)
        person = people[record.seats[position.awaited[0]].user]
        await room.pass_on(match, person)
        done.append(person)
    assert not await room.services.proposals.ask_undo(match, done[0].id)
    await drain()

    (shown,) = messenger.of("proposal")
    assert shown.offer.others == later
