"""A match for one in the application: nobody else is waited for, asked, or beaten."""

import pytest

from games.core.undo import CannotUndo
from play.post import sentences
from play.post.lists.match_list import ended_line
from play.refusals import NobodyToAsk
from play.table.instant_match import InstantMatches
from play.table.rematch import Progress
from tests.play.playing import ANN, CHANNEL, GUILD

SAGA = "hammer_of_thor"


async def begun(room):
    """Ann plays alone."""
    match = (await room.lobbies.create(SAGA, GUILD, CHANNEL, ANN)).id
    await room.gameplay.start(match, ANN.id)
    return match


async def passed(room, match, times):
    """She decides as little as can be, so many times."""
    for _ in range(times):
        at = await room.position(match)
        if at.ending is not None:
            return
        await room.play(match, ANN, at.default(0))


async def test_one_can_start_alone_and_is_asked_all_the_time(room):
    """The lobby needs nobody else; a first match is against a robot all the same."""
    match = await begun(room)
    await passed(room, match, 12)

    assert (await room.position(match)).awaited == (0,)
    assert len((await room.record(match)).seats) == 1
    instant = InstantMatches(room.registry, room.lobbies, room.gameplay)
    played = await instant.play(SAGA, GUILD, CHANNEL, ANN)
    assert [seat.mind for seat in played.seats] == [None, "able"]


async def test_a_saga_of_defaults_comes_to_its_end(room):
    """Whoever lets time pass sees Ragnarok, and the list of matches tells how it was."""
    match = await begun(room)
    await passed(room, match, 400)
    over = await room.registry.match(match)

    assert over.standing.ending is not None
    assert "won" in sentences.result(over)


async def test_whoever_gives_up_alone_has_not_won(room):
    """No other side has left the field, and it is no draw."""
    match = await begun(room)
    await room.services.concessions.concede(match, ANN.id)
    over = await room.registry.match(match)

    person = await room.registry.people.get(ANN.id)
    assert over.standing.ending.is_lost
    assert (await ended_line(room.registry, over.record, person)).endswith("): not won")
    assert sentences.result(over) == "🏁 Nobody has won. The saga was broken off."


async def test_nothing_is_settled_with_oneself(room):
    """No draw, and no undo of what chance has brought; a pause hurts nobody."""
    match = await begun(room)
    await passed(room, match, 1)
    with pytest.raises(NobodyToAsk):
        await room.services.proposals.ask_draw(match, ANN.id)
    with pytest.raises(CannotUndo):
        await room.services.proposals.ask_undo(match, ANN.id)
    assert await room.services.proposals.ask_pause(match, ANN.id)


async def test_a_rematch_of_one_begins_at_once(room):
    """All who played are in."""
    match = await begun(room)
    await room.services.concessions.concede(match, ANN.id)

    assert await room.services.rematches.want(match, ANN) is Progress.BEGUN
