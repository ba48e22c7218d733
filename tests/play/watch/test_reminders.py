"""Reminders that players ask for themselves, and the word to whoever is next in line."""

from dataclasses import replace

import pytest

from games.catalogue import titles
from games.nine_realms.actions import EndTurn
from games.nine_realms.rules import RULES
from play.refusals import NotAPlayer, NothingAsked, ReminderTooLate
from tests.games.nine_realms.builder import position
from tests.play.playing import ANN, BO, CAT

HOUR, DAY = 3600.0, 86400.0
NIGHT = {"zone": "UTC", "quiet_from": 22 * 60, "quiet_to": 8 * 60}


async def bos_turn(room, **settled):
    """Bo has settled something; Ann ends her turn at ten past noon; all is shown."""
    match = await room.begun(position(thor="D4"))
    await room.registry.people.change(BO.id, **settled)
    room.clock.advance(minutes=10)
    await room.play(match, ANN, EndTurn())
    await room.all_shown()
    return match


async def told(room, match):
    """What tells Bo something now, by kind and stage."""
    due = await room.due(match)
    return [
        (kind, key.split(":")[2] if key.count(":") > 1 else "")
        for kind, key, gone in due
        if kind in ("call", "dm") and not gone
    ]


async def look(room, match, **time):
    """What is told after some time, and is shown then."""
    room.clock.advance(**time)
    await room.services.clocks.beat()
    found = await told(room, match)
    await room.all_shown()
    return found


async def remind(room, match, seconds, person=BO):
    return await room.services.clocks.remind(match, person.id, room.clock.now() + seconds)


async def test_a_reminder_comes_when_it_was_asked_for_once_and_to_its_player_alone(room):
    match = await bos_turn(room)
    await remind(room, match, HOUR)

    assert await look(room, match, minutes=59) == []
    assert await look(room, match, minutes=1) == [("dm", "own")]
    assert await look(room, match, minutes=1) == []
    assert await look(room, match, hours=10, minutes=59) == [("call", "again")]


async def test_it_takes_the_place_of_the_call(room):
    """There is one live call."""
    match = await bos_turn(room)
    prompt = await room.prompt(match, BO)
    await remind(room, match, HOUR)
    room.clock.advance(hours=1)
    await room.services.clocks.look()

    assert ("call", f"1:{prompt}", True) in await room.due(match)


async def test_another_one_takes_the_place_of_the_first(room):
    match = await bos_turn(room)
    await remind(room, match, HOUR)
    await remind(room, match, 2 * HOUR)

    assert await look(room, match, hours=1) == []
    assert await look(room, match, hours=1) == [("dm", "own")]


async def test_it_can_be_asked_for_again_when_it_has_come(room):
    match = await bos_turn(room)
    for _ in range(2):
        await remind(room, match, HOUR)

        assert await look(room, match, hours=1) == [("dm", "own")]


async def test_who_takes_no_direct_messages_is_reminded_in_the_thread(room):
    match = await bos_turn(room, blocked=True)
    await remind(room, match, HOUR)

    assert await look(room, match, hours=1) == [("call", "own")]


async def test_it_waits_for_the_end_of_the_quiet_hours(room):
    """Which is told at once."""
    match = await bos_turn(room, **NIGHT)
    await room.services.clocks.mute(match, BO.id)
    now = room.clock.now()

    comes = await remind(room, match, 11 * HOUR)

    assert comes == now + 20 * HOUR - 600
    assert ("dm", "own") not in await look(room, match, hours=11)
    assert await look(room, match, seconds=comes - room.clock.now() - 1) == []
    assert await look(room, match, seconds=1) == [("dm", "own")]


async def test_it_comes_though_other_reminders_are_muted_and_goes_with_the_answer(room):
    match = await bos_turn(room)
    await room.services.clocks.mute(match, BO.id)
    await remind(room, match, HOUR)
    assert await look(room, match, hours=1) == [("dm", "own")]

    await remind(room, match, HOUR)
    await room.play(match, BO, EndTurn())
    await room.all_shown()

    assert await look(room, match, hours=1) == []


async def test_no_more_reminders_means_this_one_too(room):
    match = await bos_turn(room)
    await remind(room, match, HOUR)
    await room.services.clocks.mute(match, BO.id)

    assert await look(room, match, hours=20) == []


@pytest.mark.parametrize("muted", [None, 2])
async def test_that_reminders_went_unanswered_is_told_if_there_were_any(room, muted):
    """Without a limit of time there are four, unless the player wants none in this turn.

    The call itself comes after the quiet hours.
    """
    match = await room.begun(position(thor="D4"))
    await room.registry.people.change(BO.id, **NIGHT)
    await room.settle(match, pace="none")
    await room.settle(match, 1, muted=muted)
    room.clock.advance(hours=11)
    await room.play(match, ANN, EndTurn())
    words = []
    for _ in range(9):
        room.clock.advance(hours=12)
        await room.services.clocks.beat()
        words += [key for kind, key, _ in await room.due(match) if kind == "word"]
        await room.all_shown()

    assert len(words) == (muted is None)


async def test_it_comes_after_a_restart(room, elsewhere):
    match = await bos_turn(room)
    await remind(room, match, HOUR)
    room.clock.advance(hours=1)
    await elsewhere.services.clocks.beat()

    assert await told(elsewhere, match) == [("dm", "own")]


async def test_one_that_was_missed_while_nothing_ran_comes_late(room, elsewhere):
    match = await bos_turn(room)
    await room.services.clocks.beat()
    await remind(room, match, HOUR)
    await room.all_shown()
    room.clock.advance(hours=5)

    await elsewhere.services.clocks.beat()
    assert await look(elsewhere, match, seconds=1) == [("dm", "own")]
    assert await look(elsewhere, match, minutes=5) == []


async def test_nobody_is_reminded_of_nothing(room):
    """Who is asked nothing, who does not play, and after the time is up."""
    match = await bos_turn(room)
    for person, refusal in ((ANN, NothingAsked), (CAT, NotAPlayer)):
        with pytest.raises(refusal):
            await remind(room, match, HOUR, person)
    with pytest.raises(ReminderTooLate):
        await remind(room, match, DAY)
    with pytest.raises(NothingAsked):
        await remind(room, await room.lobby(ANN, BO), HOUR)


async def test_in_a_pause_there_is_nothing_to_be_reminded_of(room):
    match = await bos_turn(room)
    await remind(room, match, HOUR)
    await room.settle(match, paused=room.clock.now())
    await room.registry.people.change(BO.id)

    assert await look(room, match, hours=2) == []
    with pytest.raises(NothingAsked):
        await remind(room, match, HOUR)


async def test_a_longer_interval_of_ones_own_does_not_swallow_a_reminder(room):
    """Two hours, then six: the next one comes six hours after the question."""
    match = await bos_turn(room, interval=7200)
    assert await look(room, match, hours=2) == [("call", "again")]

    await room.registry.people.change(BO.id, interval=6 * 3600)

    assert await look(room, match, hours=3) == []
    assert await look(room, match, hours=1) == [("call", "again")]


# Next in line. The only title of two says that nobody is: here each tells the other.


@pytest.fixture
def line(monkeypatch):
    """The rules say who is next, as those of a bigger table do."""

    def following(position):
        return None if position.ending else 1 - position.table.active

    rules = replace(RULES, following=following)
    monkeypatch.setitem(titles()["nine_realms"].__dict__, "rules", rules)


async def anns_turn(room, shown=None, **settled):
    """Ann's turn begins, and Bo, who is next, did nothing lately: the clock has ended his turn."""
    match = await room.begun(position(thor="D4"))
    await room.registry.people.change(BO.id, **{"early": True} | settled)
    await room.play(match, ANN, EndTurn())
    await (shown or room.all_shown)()
    while 0 not in (await room.position(match)).awaited:
        room.clock.advance(days=1)
        await room.services.clocks.look()
    return match


async def early(room, match, *, gone=False):
    """The early notices that are to be shown, or deleted."""
    return [kind for kind, key, go in await room.due(match) if ":next:" in key and go is gone]


async def test_who_is_next_is_told_once_a_turn_until_it_is_their_turn(room, line):
    """When the turn before begins, not at each of its actions; gone when Bo is asked."""
    match = await anns_turn(room)
    assert await early(room, match) == ["dm"]
    await room.all_shown()

    while (await room.position(match)).awaited == (0,):
        assert await early(room, match) == []
        await room.play(match, ANN, (await room.position(match)).default(0))

    assert await early(room, match, gone=True) == ["dm"]
    assert await early(room, match) == []


async def test_who_has_just_clicked_is_not_told(room, line):
    """Ann is still here when Bo's turn begins, and sees it."""
    match = await room.begun(position(thor="D4"))
    await room.registry.people.change(ANN.id, early=True)
    await room.play(match, ANN, EndTurn())

    assert await early(room, match) == []


@pytest.mark.parametrize(
    "settled", [{"early": False}, {"blocked": True}, {"quiet_from": 0, "quiet_to": 1439}]
)
async def test_who_does_not_want_it_or_cannot_get_it_is_not_told(room, line, settled):
    assert await early(room, await anns_turn(room, **settled)) == []


async def test_of_two_players_nobody_is_told(room):
    """It goes without saying."""
    assert await early(room, await anns_turn(room)) == []


async def test_a_notice_that_cannot_be_delivered_is_dropped(room, line, drain, messenger):
    """It is no call: nobody is called in the thread instead."""
    messenger.closed.add(BO.id)
    match = await anns_turn(room, drain)
    assert await early(room, match) == ["dm"]

    assert await drain(room)
    assert await drain(room)

    assert [shown.seat for shown in messenger.of("call")] == [0]
    assert (await room.registry.people.get(BO.id)).blocked


async def test_after_the_end_nobody_is_next(room, line):
    match = await anns_turn(room)
    await room.all_shown()
    await room.services.concessions.concede(match, ANN.id)

    assert await early(room, match) == []
    assert await early(room, match, gone=True) == ["dm"]


async def test_a_match_that_ends_while_its_board_goes_out_has_nobody_next(
    room, line, drain, messenger, monkeypatch
):
    """The notice waits behind the board, and would be told after the end."""
    match = await anns_turn(room, drain)
    assert await early(room, match) == ["dm"]
    posted = messenger.post_board

    async def slow(at, board, nonce):
        monkeypatch.setattr(messenger, "post_board", posted)
        await room.services.concessions.concede(match, ANN.id)
        return await posted(at, board, nonce)

    monkeypatch.setattr(messenger, "post_board", slow)
    assert await drain(room)
    assert await drain(room)

    assert "post dm" not in messenger.done
