"""A match is closed by whoever runs the program, from another process, while the bot plays."""

import pytest

from db import By, Status
from games.core.errors import GameOver
from games.core.vocabulary import CoreReason
from games.nine_realms.actions import EndTurn
from play.proof.verification import verified
from play.refusals import NoMatchHere
from play.table.closing import close
from play.watch.elsewhere import tell
from tests.games.nine_realms.builder import position
from tests.play.playing import ANN, BO


async def closed(program, match):
    await close(program.registry, program.gameplay, match)
    await tell(program.registry.store)


async def test_a_match_ends_without_a_winner_and_says_by_whom(room):
    match = await room.begun(position(thor="D4"))
    await closed(room, match)

    ending = (await room.position(match)).ending
    assert (ending.reason, ending.winners) == (CoreReason.CLOSED, ())
    assert (await room.record(match)).status is Status.OVER
    assert (await room.registry.store.deeds(match))[-1].by == By.OPERATOR
    assert ("result", "0", False) in await room.due(match)


async def test_an_invitation_is_withdrawn(room):
    match = await room.lobby()
    await closed(room, match)

    assert (await room.record(match)).status is Status.OVER
    with pytest.raises(GameOver):
        await room.gameplay.start(match, ANN.id)


async def test_what_is_over_or_never_was_cannot_be_closed(room):
    match = await room.begun(position(thor="D4"))
    await closed(room, match)

    with pytest.raises(GameOver):
        await closed(room, match)
    with pytest.raises(NoMatchHere):
        await closed(room, match + 1)


async def test_a_bot_that_plays_hears_of_it_at_its_next_beat(room, elsewhere):
    """It had the match at hand, and nothing was due."""
    match = await room.begun(position(thor="D4"))
    await room.play(match, ANN, EndTurn())
    await room.all_shown()
    await room.services.clocks.beat()
    woken = []
    room.registry.on_change = lambda: woken.append(match)
    room.clock.advance(minutes=1)
    await room.services.clocks.beat()
    assert woken == []

    await closed(elsewhere, match)
    await room.services.clocks.beat()
    assert woken == []
    room.clock.advance(minutes=1)
    await room.services.clocks.beat()

    assert woken
    assert (await room.position(match)).ending.reason == CoreReason.CLOSED
    with pytest.raises(GameOver):
        await room.play(match, BO, EndTurn())


async def test_its_dice_can_be_checked(room):
    match = await room.lobby()
    await room.gameplay.start(match, ANN.id)
    await closed(room, match)

    found = await room.registry.match(match)
    deeds = await room.registry.store.deeds(match)
    _, flaw = verified(found, deeds)
    assert flaw is None
