"""More time and pauses: by consent, or at once; how proposals are answered."""

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from bot.program import program
from games.core.errors import GameOver, StalePrompt
from games.nine_realms.actions import EndTurn
from hall import VirtualClock
from play.hours.paces import DAY, HOUR, PACES
from play.refusals import (
    AlreadyPaused,
    AskedLately,
    EnoughTime,
    NoLimit,
    NotAPlayer,
    NothingProposed,
    NotPaused,
    OwnSeat,
    ProposalGone,
    ProposalStands,
)
from play.table.proposals.terms import ProposalKind
from play.table.thinking_time import give_time, let_time_go_on
from tests.blank import blank
from tests.play.playing import ANN, BO, CAT, Room
from tests.play.settling import MOVE, playing, words


async def time_of(room, match, seat):
    """The seconds that a seat has left, whether or not it is asked."""
    record = await room.record(match)
    clock, bank = record.seats[seat].clock, record.seats[seat].bank
    if clock is None:
        return PACES[record.pace].bank if bank is None else bank
    return clock.left if clock.since is None else clock.left - (room.clock.now() - clock.since)


# More time


async def test_more_time_is_given_when_the_others_agree(room):
    match = await playing(room)
    room.clock.advance(hours=20)
    assert not await room.services.proposals.ask_time(match, ANN.id)
    assert await time_of(room, match, 0) == 4 * HOUR

    assert await room.answer(match, BO)

    assert await time_of(room, match, 0) == 4 * HOUR + DAY
    assert await room.proposal(match) is None
    assert await words(room, match) == ["longer"]


async def test_the_call_tells_the_new_time(room):
    """What was asked before is stale."""
    match = await playing(room)
    old = await room.prompt(match, ANN)
    room.clock.advance(hours=1)
    await give_time(room.registry, match, BO.id, 0)

    assert ("call", f"0:{old + 1}", False) in await room.due(match)
    with pytest.raises(StalePrompt):
        await room.gameplay.act(match, ANN.id, EndTurn(), old)


async def test_time_that_was_refused_is_not_given(room):
    match = await playing(room)
    await room.services.proposals.ask_time(match, ANN.id)
    assert not await room.answer(match, BO, agrees=False)

    assert await time_of(room, match, 0) == DAY
    with pytest.raises(AskedLately):
        await room.services.proposals.ask_time(match, ANN.id)
    room.clock.advance(hours=1)
    assert not await room.services.proposals.ask_time(match, ANN.id)


async def test_time_for_a_seat_that_is_not_asked_waits_in_its_bank(room):
    match = await playing(room)
    await give_time(room.registry, match, ANN.id, 1)
    assert (await room.record(match)).seats[1].bank == 2 * DAY

    await room.play(match, ANN, EndTurn())

    assert await time_of(room, match, 1) == 2 * DAY


async def test_nobody_gives_time_to_oneself_or_where_there_is_no_limit(room):
    match = await playing(room)
    with pytest.raises(OwnSeat):
        await give_time(room.registry, match, ANN.id, 0)
    with pytest.raises(NotAPlayer):
        await give_time(room.registry, match, CAT.id, 0)
    await room.settle(match, pace="none")
    with pytest.raises(NoLimit):
        await give_time(room.registry, match, ANN.id, 1)
    with pytest.raises(NoLimit):
        await room.services.proposals.ask_time(match, ANN.id)


async def test_more_than_a_month_is_too_much(room):
    match = await playing(room)
    for _ in range(29):
        await give_time(room.registry, match, ANN.id, 1)

    with pytest.raises(EnoughTime):
        await give_time(room.registry, match, ANN.id, 1)


EVENTS = st.lists(
    st.sampled_from(["hours", "give", "ask", "refused", "pause", "resume", "look", "ann"]),
    max_size=14,
)


@settings(max_examples=12, deadline=None, suppress_health_check=[HealthCheck.too_slow])
@given(events=EVENTS)
async def test_what_was_given_is_burned_by_nobody_else(tmp_path_factory, events):
    """Bo is not asked: whatever Ann does, or leaves undone, he has all that he was given."""
    clock = VirtualClock()
    async with program(blank(tmp_path_factory.mktemp("given") / "skald.db"), clock) as services:
        room = Room(services, clock)
        match = await playing(room)
        await room.settle(match, pace="relaxed", lapse="default")
        given = PACES["relaxed"].bank
        for event in events:
            given += await happens(room, match, event)
            await room.all_shown()
            if 1 in (await room.position(match)).awaited:
                break

            assert await time_of(room, match, 1) == given

        await room.pass_on(match, ANN)
        opened = (await room.record(match)).seats[1].clock
        assert opened.left == given


async def happens(room, match, event):
    """Something that Bo does not do with his time; gives what he was given by it."""
    if event == "hours":
        room.clock.advance(hours=5)
    elif event == "look":
        await room.services.clocks.look()
    elif event == "ann":
        if MOVE in (await room.position(match)).asks[0]:
            await room.play(match, ANN, MOVE)
    elif event == "give":
        await give_time(room.registry, match, ANN.id, 1)
        return PACES["relaxed"].bank
    else:
        return await settled(room, match, event)
    return 0


async def settled(room, match, event):
    """Something is proposed and answered, or a pause ends; gives what Bo was given by it."""
    proposals, still = room.services.proposals, (await room.record(match)).paused is not None
    room.clock.advance(hours=1)
    if event in ("ask", "refused"):
        await proposals.ask_time(match, BO.id)
        agreed = await room.answer(match, ANN, agrees=event == "ask")
        return PACES["relaxed"].bank if agreed else 0
    if event == "pause" and not still:
        await proposals.ask_pause(match, ANN.id)
        await room.answer(match, BO)
    if event == "resume" and still:
        await let_time_go_on(room.registry, match, BO.id)
    return 0


# Pauses


async def paused(room, match):
    await room.services.proposals.ask_pause(match, ANN.id)
    assert await room.answer(match, BO)


async def test_in_a_pause_nobodys_time_runs(room):
    match = await playing(room)
    room.clock.advance(hours=4)
    await paused(room, match)
    for _ in range(10):
        room.clock.advance(days=3)
        await room.services.clocks.look()
        await room.all_shown()
    assert (await room.position(match)).awaited == (0,)
    assert await time_of(room, match, 0) == 20 * HOUR

    await let_time_go_on(room.registry, match, BO.id)

    assert await time_of(room, match, 0) == 20 * HOUR
    assert await words(room, match) == ["resumed"]
    room.clock.advance(hours=20)
    await room.all_shown()
    await room.services.clocks.look()
    assert (await room.position(match)).awaited == (1,)


async def test_in_a_pause_nobody_is_called_and_afterwards_who_is_awaited_is(room):
    match = await playing(room)
    room.clock.advance(minutes=5)
    await give_time(room.registry, match, BO.id, 0)
    prompt = await room.prompt(match, ANN)
    await room.all_shown()
    await paused(room, match)
    assert (await room.post(match, "call", f"0:{prompt}")).gone
    await room.play(match, ANN, EndTurn())
    assert not [key for kind, key, gone in await room.due(match) if kind == "call" and not gone]
    assert (await room.record(match)).seats[1].clock.since is None
    room.clock.advance(hours=1)

    await let_time_go_on(room.registry, match, ANN.id)

    called = [key for kind, key, gone in await room.due(match) if kind == "call" and not gone]
    assert called == [f"1:{await room.prompt(match, BO)}"]


async def test_a_pause_needs_all_and_is_not_doubled(room):
    match = await playing(room)
    with pytest.raises(NotPaused):
        await let_time_go_on(room.registry, match, ANN.id)
    await room.services.proposals.ask_pause(match, ANN.id)
    assert (await room.record(match)).paused is None
    for person in (ANN, BO):
        with pytest.raises(ProposalStands):
            await room.services.proposals.ask_pause(match, person.id)
    await room.answer(match, BO)
    with pytest.raises(AlreadyPaused):
        await room.services.proposals.ask_pause(match, BO.id)


# Answers


async def test_a_proposal_is_answered_by_its_own_button_alone(room):
    """Not by one of before, nor by the button of something else."""
    match = await playing(room)
    await room.services.proposals.ask_time(match, ANN.id)
    stale = (await room.proposal(match)).key
    await room.answer(match, BO, agrees=False)
    room.clock.advance(hours=2)
    await room.services.proposals.ask_pause(match, ANN.id)

    number = (await room.record(match)).number
    for key in (stale, f"draw:0:{number}", f"undo:0:{number}", "", "pause:0:0"):
        with pytest.raises(ProposalGone):
            await room.services.proposals.answer(match, BO.id, key, agrees=True)
    assert (await room.record(match)).paused is None


async def test_a_proposal_that_nobody_answers_runs_out(room):
    match = await playing(room)
    await room.settle(match, pace="none")
    await room.services.proposals.ask_pause(match, ANN.id)
    old = (await room.proposal(match)).key
    room.clock.advance(days=3, seconds=1)

    with pytest.raises(NothingProposed):
        await room.answer(match, BO)
    assert not (await room.post(match, "offer", old)).gone


async def test_what_ran_out_a_moment_ago_makes_room_for_the_same(room):
    """With its message, which nobody has edited yet; also where somebody else proposes it."""
    match = await playing(room)
    await room.settle(match, pace="none")
    await room.services.proposals.ask_pause(match, ANN.id)
    old = (await room.proposal(match)).key
    room.clock.advance(days=3, seconds=1)

    await room.services.proposals.ask_pause(match, BO.id)

    assert (await room.post(match, "offer", old)).gone
    assert await room.answer(match, ANN)


async def test_who_proposes_may_think_better_of_it(room):
    match = await playing(room)
    await room.services.proposals.hand_over(match, ANN.id, CAT)
    await room.answer(match, ANN, agrees=False)

    assert await room.proposal(match) is None


async def test_where_the_match_is_over_nothing_is_settled(room):
    match = await playing(room)
    await room.services.concessions.concede(match, BO.id)
    for deed in (
        room.services.proposals.ask_time(match, ANN.id),
        give_time(room.registry, match, ANN.id, 1),
        room.services.proposals.hand_over(match, ANN.id, CAT),
        room.services.proposals.take_over(match, CAT, 1),
    ):
        with pytest.raises(GameOver):
            await deed


@pytest.mark.parametrize("kind", ProposalKind)
def test_every_key_has_room(kind):
    """A post's key has 20 characters."""
    assert len(f"{kind}:9:{int(4e9) // 60}") <= 20
