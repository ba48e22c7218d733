"""Matches that nobody plays any more."""

import pytest

from db import By, Status
from games.core.errors import GameOver
from games.core.vocabulary import CoreReason
from games.nine_realms.actions import EndTurn
from play.proof.verification import verified
from play.watch.housekeeping import FEW
from tests.games.nine_realms.builder import position
from tests.play.playing import ANN, BO, CAT, rewrite


async def endless(room, drain=None):
    """A match without a limit of time; all is shown."""
    match = await room.begun(position(thor="D4"))
    await room.settle(match, pace="none")
    await (drain or room.all_shown)()
    return match


async def later(room, drain=None, **time):
    """Time goes by while the bot is there."""
    room.clock.advance(**time)
    await room.services.clocks._silent.close_some()
    if drain:
        await drain()


def notices(messenger):
    return messenger.of("word closing")


async def test_after_a_month_of_silence_there_is_one_notice_and_a_week_later_the_end(
    room, drain, messenger
):
    match = await endless(room, drain)
    await later(room, drain, days=30, seconds=-1)
    assert notices(messenger) == []
    for _ in range(7):
        await later(room, drain, days=1)
    assert len(notices(messenger)) == 1
    assert (await room.record(match)).status is Status.RUNNING

    await later(room, drain, days=1, seconds=1)

    ending = (await room.position(match)).ending
    assert (ending.reason, ending.winners) == (CoreReason.ABANDONED, ())
    assert (await room.record(match)).status is Status.OVER
    assert len(notices(messenger)) == 1
    assert (await room.registry.store.deeds(match))[-1].by == By.CLOCK
    assert await room.services.clocks._store.next_clock() is None


async def test_whatever_somebody_does_meanwhile_keeps_the_match(room, drain, messenger):
    """And another silence begins, with another notice."""
    match = await endless(room, drain)
    await later(room, drain, days=31)
    await room.play(match, ANN, EndTurn())
    await later(room, drain, days=29)
    assert (await room.record(match)).status is Status.RUNNING
    await later(room, drain, days=2)
    assert len(notices(messenger)) == 2
    await room.services.proposals.hand_over(match, ANN.id, CAT)
    await room.services.proposals.answer(match, CAT.id, await offered(room, match), agrees=True)
    await later(room, drain, days=8)

    assert (await room.record(match)).status is Status.RUNNING
    await later(room, drain, days=23)
    await later(room, drain, days=8)
    assert (await room.record(match)).status is Status.OVER


async def offered(room, match):
    (post,) = [post for post in await room.registry.store.due_posts(match) if post.kind == "offer"]
    return post.key


async def test_a_pause_is_silence_too(room, drain):
    match = await endless(room, drain)
    await room.settle(match, paused=room.clock.now())
    await later(room, drain, days=31)
    await later(room, drain, days=8)

    assert (await room.record(match)).status is Status.OVER


async def test_silence_begins_at_the_end_of_a_vacation(room, drain, messenger):
    """Whoever came back has as long as anybody else, and is told before the end."""
    match = await endless(room, drain)
    await room.services.vacations.go(ANN.id, "now", "60 days")
    for _ in range(89):
        await later(room, drain, days=1)
    assert notices(messenger) == []
    for _ in range(3):
        await later(room, drain, days=1)
    assert len(notices(messenger)) == 1
    assert (await room.record(match)).status is Status.RUNNING

    await later(room, drain, days=8)

    assert (await room.record(match)).status is Status.OVER


async def test_a_vacation_after_the_notice_puts_the_end_off(room, drain, messenger):
    """And there is another notice; a vacation that is still to come puts nothing off."""
    match = await endless(room, drain)
    await later(room, drain, days=31)
    await room.services.vacations.go(ANN.id, "now", "5 days")
    await later(room, drain, days=8)
    assert (await room.record(match)).status is Status.RUNNING
    await room.services.vacations.go(ANN.id, "in 100 days", "in 110 days")
    await later(room, drain, days=28)
    assert len(notices(messenger)) == 2

    await later(room, drain, days=8)

    assert (await room.record(match)).status is Status.OVER


async def test_a_vacation_of_somebody_who_is_not_asked_puts_nothing_off(room, drain):
    match = await endless(room, drain)
    await room.services.vacations.go(BO.id, "now", "60 days")
    await later(room, drain, days=31)
    await later(room, drain, days=8)

    assert (await room.record(match)).status is Status.OVER


async def test_nobody_is_closed_out_without_having_been_told(room, drain, messenger):
    """Discord took the notice only later: the week begins then."""
    match = await endless(room, drain)
    messenger.refuses.add("post word closing")
    await later(room, drain, days=31)
    await later(room, drain, days=8)
    assert (await room.record(match)).status is Status.RUNNING
    messenger.refuses.clear()
    await drain()
    await later(room, drain, days=6)
    assert (await room.record(match)).status is Status.RUNNING

    await later(room, drain, days=2)

    assert (await room.record(match)).status is Status.OVER


async def test_a_match_that_was_closed_comes_out_again(room, drain):
    match_id = await room.lobby()
    await room.lobbies.arrange(match_id, ANN.id, pace="none")
    await room.gameplay.start(match_id, ANN.id)
    await drain()
    await later(room, drain, days=31)
    await later(room, drain, days=8)
    match = await room.registry.match(match_id)

    transcript, flaw = verified(match, await room.registry.store.deeds(match_id))

    assert flaw is None
    assert transcript.deeds[-1].kind == "abandoned"


async def test_an_invitation_that_nobody_touches_is_closed(room, drain, messenger):
    match = await room.lobby(ANN)
    await later(room, drain, days=13)
    await room.lobbies.join(match, BO)
    await later(room, drain, days=13)
    assert (await room.record(match)).status is Status.LOBBY

    await later(room, drain, days=2)

    assert (await room.record(match)).status is Status.OVER
    assert messenger.done[-1] == "edit lobby"
    for deed in (room.lobbies.join(match, CAT), room.gameplay.start(match, ANN.id)):
        with pytest.raises(GameOver):
            await deed


async def test_an_invitation_without_anybody_is_closed_too(room, drain):
    match = await room.lobby(ANN)
    await room.lobbies.leave(match, ANN.id)
    await later(room, drain, days=15)

    assert (await room.record(match)).status is Status.OVER


async def test_after_a_month_without_the_bot_nothing_floods(room, elsewhere):
    """No time has passed for anybody: whoever was never told is called once, to a board.

    Silent matches are looked after a few at a time.
    """
    matches = [await endless(room) for _ in range(FEW + 2)]
    await room.services.clocks.beat()
    room.clock.advance(days=40)
    await elsewhere.services.clocks.beat()
    due = [("board", "0", False), ("call", "0:1", False)]
    assert [await room.due(match) for match in matches] == [due] * (FEW + 2)

    for seconds, told in ((31 * 86400, FEW), (1, FEW), (60, FEW + 2)):
        await later(elsewhere, seconds=seconds)
        due = [post for match in matches for post in await room.due(match) if post[0] == "word"]
        assert len(due) == told


async def test_a_match_that_cannot_be_read_keeps_no_other_open(room, drain):
    damaged, sound = await endless(room, drain), await endless(room, drain)
    await rewrite(room.registry, damaged, b"garbage")
    for days in (31, 1, 8):
        await later(room, drain, days=days)

    assert (await room.record(sound)).status is Status.OVER
