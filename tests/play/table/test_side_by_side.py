"""Several proposals at once: none stands in another's way, and each ends by itself."""

import asyncio

import pytest

from db import Status
from games.nine_realms.actions import Attack, EndTurn
from play.hours.paces import DAY, HOUR
from play.match.match import Person
from play.minds import Mind
from play.refusals import NothingProposed, ProposalGone, ProposalStands
from play.table.proposals.terms import GUEST, ProposalKind
from play.table.robots import relieve, take_back
from play.table.thinking_time import give_time
from tests.games.nine_realms.builder import SINFJOTLI, THOR, position
from tests.play.playing import ANN, BO, CAT, CHANNEL, GUILD
from tests.play.settling import DAN, MOVE

EVE = Person(5, "Eve")


async def struck(room):
    """Ann has thrown the dice of an attack, so that Bo must agree if it is taken back."""
    match = await room.begun(position(thor="D4", sinfjotli="D5", actions=(6, 0)))
    await room.play(match, ANN, Attack(THOR, SINFJOTLI))
    return match


async def circle(room):
    """Three play Norsaga."""
    match = (await room.lobbies.create("norsaga", GUILD, CHANNEL, ANN)).id
    for guest in (BO, CAT):
        await room.lobbies.join(match, guest)
    await room.gameplay.start(match, ANN.id)
    return match


async def standing(room, match):
    """The kinds and seats of what stands."""
    return {(one.kind, one.seat) for one in await room.registry.store.proposals(match)}


async def messages(room, match):
    """The same of the messages that are to stay."""
    due = await room.due(match)
    return {tuple(key.split(":")[:2]) for kind, key, gone in due if kind == "offer" and not gone}


async def left_of(room, match, seat):
    """The seconds that a seat has for its question."""
    return (await room.record(match)).seats[seat].clock.left


async def proposed(room, match):
    """All that Ann, Bo and a guest can propose in a match of two."""
    proposals = room.services.proposals
    assert not await proposals.ask_undo(match, ANN.id)
    assert not await proposals.ask_draw(match, BO.id)
    for asking in (proposals.ask_time(match, one.id) for one in (ANN, BO)):
        assert not await asking
    assert not await proposals.ask_pause(match, ANN.id)
    assert not await proposals.hand_over(match, ANN.id, CAT)
    return {("undo", 0), ("draw", 1), ("time", 0), ("time", 1), ("pause", 0), ("handover", 0)}


async def test_all_of_it_stands_side_by_side(room):
    """Each with a message of its own."""
    match = await struck(room)

    everything = await proposed(room, match)

    assert await standing(room, match) == everything
    assert await messages(room, match) == {(kind, str(seat)) for kind, seat in everything}


@pytest.mark.parametrize("order", [("undo", "time"), ("time", "undo")])
async def test_time_is_asked_while_an_undo_stands(room, order):
    """Both are answered, in either order, and both come true."""
    match = await room.begun(position(thor="D4", sinfjotli="D5", actions=(6, 0)))
    before = await room.position(match)
    await room.play(match, ANN, Attack(THOR, SINFJOTLI))
    proposals = room.services.proposals
    assert not await proposals.ask_undo(match, ANN.id)
    room.clock.advance(hours=1)
    assert not await proposals.ask_time(match, ANN.id)
    await room.all_shown()

    for kind in order:
        assert await room.answer(match, BO, kind=kind)

    assert await room.position(match) == before
    assert await left_of(room, match, 0) > DAY + 20 * HOUR
    assert await room.proposal(match) is None


@pytest.mark.parametrize("order", [("undo", "time"), ("time", "undo")])
async def test_one_is_refused_and_the_other_agreed(room, order):
    match = await struck(room)
    proposals = room.services.proposals
    await proposals.ask_time(match, ANN.id)
    await proposals.ask_undo(match, ANN.id)
    refused, agreed = order

    assert not await room.answer(match, BO, kind=refused, agrees=False)
    assert await standing(room, match) == {(agreed, 0)}
    assert await messages(room, match) == {(agreed, "0"), (refused, "0")}
    assert await room.answer(match, BO, kind=agreed)


async def test_refusing_one_leaves_all_the_others(room):
    match = await struck(room)
    everything = await proposed(room, match)
    for one in await room.registry.store.proposals(match):
        answering = ANN if one.seat else BO
        if one.kind == ProposalKind.HANDOVER:
            answering = CAT
        await room.services.proposals.answer(match, answering.id, one.key, agrees=False)
        everything.remove((one.kind, one.seat))

        assert await standing(room, match) == everything


async def test_one_of_a_kind_and_a_seat(room):
    """And of draws and pauses one a match."""
    match = await struck(room)
    await proposed(room, match)
    room.clock.advance(hours=2)
    proposals = room.services.proposals

    for again in (
        proposals.ask_undo(match, ANN.id),
        proposals.ask_draw(match, ANN.id),
        proposals.ask_draw(match, BO.id),
        proposals.ask_time(match, ANN.id),
        proposals.ask_time(match, BO.id),
        proposals.ask_pause(match, BO.id),
        proposals.hand_over(match, ANN.id, DAN),
    ):
        with pytest.raises(ProposalStands):
            await again


# What becomes of the others


async def test_an_undo_ends_every_undo_and_nothing_else(room):
    """Others need not take back any more what it takes back."""
    match = await struck(room)
    await room.play(match, ANN, EndTurn())
    await room.play(match, BO, EndTurn())
    everything = await proposed(room, match)
    assert not await room.services.proposals.ask_undo(match, BO.id)
    bos = await room.registry.store.proposals(match)
    (late,) = [one.key for one in bos if (one.kind, one.seat) == ("undo", 1)]
    (anns,) = [one.key for one in bos if (one.kind, one.seat) == ("undo", 0)]

    assert await room.services.proposals.answer(match, BO.id, anns, agrees=True)

    assert await standing(room, match) == everything - {("undo", 0)}
    with pytest.raises(ProposalGone):
        await room.services.proposals.answer(match, ANN.id, late, agrees=True)


async def test_an_action_ends_every_undo_and_nothing_else(room):
    match = await struck(room)
    everything = await proposed(room, match)
    await room.play(match, ANN, EndTurn())

    assert await standing(room, match) == everything - {("undo", 0)}
    assert ("undo", "0") not in await messages(room, match)


@pytest.mark.parametrize("kind", ["time", "pause"])
async def test_more_time_and_a_pause_end_nothing_else(room, kind):
    """Nor does time that is given."""
    match = await struck(room)
    everything = await proposed(room, match)
    ours = (kind, 0)
    (key,) = [
        one.key
        for one in await room.registry.store.proposals(match)
        if (one.kind, one.seat) == ours
    ]
    await room.services.proposals.answer(match, BO.id, key, agrees=True)
    await give_time(room.registry, match, ANN.id, 1)

    assert await standing(room, match) == everything - {ours}
    assert await messages(room, match) == {(k, str(s)) for k, s in everything - {ours}}


async def test_a_seat_that_changes_hands_takes_its_proposals_along(room):
    """Its new player is asked what others have proposed."""
    match = await struck(room)
    await proposed(room, match)

    assert await room.answer(match, CAT, kind="handover")

    assert await standing(room, match) == {("draw", 1), ("time", 1)}
    assert await messages(room, match) == {("draw", "1"), ("time", "1")}
    assert await room.answer(match, CAT, kind="time")
    assert await room.answer(match, CAT, kind="draw")
    assert (await room.record(match)).status is Status.OVER


async def test_who_follows_on_a_seat_is_asked_anew(room):
    """The new player has not agreed to what the former one has."""
    match = await circle(room)
    await room.services.proposals.ask_draw(match, ANN.id)
    assert not await room.answer(match, BO)
    await room.services.proposals.hand_over(match, BO.id, DAN)
    assert await room.answer(match, DAN, kind="handover")

    assert not await room.answer(match, CAT, kind="draw")
    assert (await room.record(match)).status is Status.RUNNING
    assert await room.answer(match, DAN, kind="draw")
    assert (await room.record(match)).status is Status.OVER


async def test_who_leaves_takes_along_what_was_proposed(room):
    """And is asked nothing any more; what the others have proposed they settle among themselves."""
    match = await circle(room)
    proposals = room.services.proposals
    await proposals.ask_time(match, CAT.id)
    await proposals.hand_over(match, CAT.id, DAN)
    await proposals.ask_pause(match, ANN.id)
    late = (await room.proposal(match, "handover")).key

    await room.services.concessions.concede(match, CAT.id)

    assert await standing(room, match) == {("pause", 0)}
    with pytest.raises(ProposalGone):
        await proposals.answer(match, DAN.id, late, agrees=True)
    assert await room.answer(match, BO)


async def test_whoever_has_a_seat_takes_no_other(room):
    match = await struck(room)
    for person in (ANN, BO):
        await room.services.proposals.hand_over(match, person.id, CAT)
    anns, _ = sorted(one.key for one in await room.registry.store.proposals(match))

    assert await room.services.proposals.answer(match, CAT.id, anns, agrees=True)

    assert await room.proposal(match) is None
    assert await messages(room, match) == set()


async def test_a_stranger_who_asks_for_a_seat_keeps_nobody_from_giving_it(room):
    """The player may come back besides, and give it to a third one."""
    match = await struck(room)
    await room.settle(match, seat=1, mind="greedy", missed=1)
    proposals = room.services.proposals
    assert not await proposals.take_over(match, CAT, 1)
    with pytest.raises(ProposalStands):
        await proposals.take_over(match, EVE, 1)
    assert not await proposals.replace(match, ANN.id, 1, DAN, gone=False)
    assert await standing(room, match) == {("takeover", 1), ("replace", 1)}
    assert (await room.proposal(match, "takeover")).agreed == (GUEST,)
    room.clock.advance(seconds=1)
    await take_back(room.registry, match, BO.id)
    assert not await proposals.hand_over(match, BO.id, EVE)

    assert await room.answer(match, EVE, kind="handover")

    assert (await room.record(match)).seats[1].user == EVE.id
    assert await room.proposal(match) is None


async def test_a_robot_that_comes_ends_nothing(room):
    """It decides for a player who keeps what was proposed."""
    match = await struck(room)
    everything = await proposed(room, match)
    await relieve(room.registry, match, ANN.id, Mind.GREEDY)

    assert await standing(room, match) == everything


@pytest.mark.parametrize("end", ["concede", "draw"])
async def test_a_match_that_ends_takes_all_away(room, end):
    """With the messages; no late answer does anything."""
    match = await struck(room)
    await proposed(room, match)
    keys = [one.key for one in await room.registry.store.proposals(match)]
    if end == "draw":
        await room.answer(match, ANN, kind="draw")
    else:
        await room.services.concessions.concede(match, BO.id)
    before = await room.record(match)

    assert before.status is Status.OVER
    assert await standing(room, match) == set()
    assert await messages(room, match) == set()
    for key in keys:
        assert (await room.post(match, "offer", key)).gone
    assert await room.record(match) == before


# Silence


async def test_what_runs_out_leaves_the_others(room, drain, messenger):
    """Its message tells it; theirs, and their buttons, stay."""
    match = await struck(room)
    await room.settle(match, pace="relaxed")
    proposals = room.services.proposals
    await proposals.ask_pause(match, ANN.id)
    await proposals.ask_undo(match, ANN.id)
    await drain()
    room.clock.advance(days=2)
    await room.services.clocks._expiry.look()
    await proposals.ask_time(match, ANN.id)
    await proposals.ask_draw(match, BO.id)
    await drain()
    room.clock.advance(days=1, seconds=1)

    await room.services.clocks._expiry.look()
    await drain()

    assert await standing(room, match) == {("undo", 0), ("time", 0), ("draw", 1)}
    assert [one.edits for one in messenger.of("proposal")] == [1, 0, 0, 0]
    assert await room.answer(match, BO, kind="time")
    assert await room.answer(match, BO, kind="undo")
    assert len(messenger.of("proposal")) == 4
    await drain()
    assert [one.edits for one in messenger.of("proposal")] == [1, 0]


async def test_what_has_run_out_keeps_nobody_waiting(room):
    """Before anybody has looked: another draw, or time for somebody else."""
    match = await struck(room)
    await room.settle(match, pace="relaxed")
    await room.services.proposals.ask_time(match, ANN.id)
    old = (await room.proposal(match)).key
    room.clock.advance(days=3, seconds=1)
    await room.services.proposals.ask_time(match, BO.id)
    await room.services.proposals.ask_time(match, ANN.id)

    assert (await room.post(match, "offer", old)).gone
    assert await standing(room, match) == {("time", 0), ("time", 1)}
    with pytest.raises(NothingProposed):
        await room.services.proposals.answer(match, BO.id, old, agrees=True)


# Two processes


def both_read(name, *rooms, then=None):
    """The processes have all read, by this method of the store, before any of them writes.

    The last of them may be slow: it writes once an event is set.
    """
    barrier = asyncio.Barrier(len(rooms))
    for room in rooms:
        store, read = room.registry.store, getattr(room.registry.store, name)
        until = then if room is rooms[-1] else None
        setattr(store, name, _waiting(barrier, store, name, read, until))


def _waiting(barrier, store, name, read, until):
    async def waiting(*values):
        found = await read(*values)
        setattr(store, name, read)
        await barrier.wait()
        if until is not None:
            await until.wait()
        return found

    return waiting


async def test_another_process_proposes_and_answers_beside_this_one(room, elsewhere):
    match = await struck(room)
    assert not await room.services.proposals.ask_time(match, ANN.id)
    assert not await elsewhere.services.proposals.ask_undo(match, ANN.id)
    assert not await elsewhere.services.proposals.ask_draw(match, BO.id)

    assert await elsewhere.answer(match, BO, kind="time")
    assert await room.answer(match, BO, kind="undo")
    assert await elsewhere.answer(match, ANN, kind="draw")

    assert (await room.record(match)).status is Status.OVER


async def test_of_two_draws_at_once_one_stands(room, elsewhere):
    """Each process has looked before the other wrote."""
    match = await struck(room)
    both_read("proposals", room, elsewhere)
    outcomes = await asyncio.gather(
        room.services.proposals.ask_draw(match, ANN.id),
        elsewhere.services.proposals.ask_draw(match, BO.id),
        return_exceptions=True,
    )

    assert {type(one) for one in outcomes} == {bool, ProposalStands}
    assert len(await standing(room, match)) == 1


async def test_two_different_ones_at_once_both_stand(room, elsewhere):
    match = await struck(room)
    both_read("proposals", room, elsewhere)
    await asyncio.gather(
        room.services.proposals.ask_draw(match, ANN.id),
        elsewhere.services.proposals.ask_time(match, BO.id),
    )

    assert await standing(room, match) == {("draw", 0), ("time", 1)}


async def test_of_two_who_agree_at_once_no_voice_is_lost(room, elsewhere):
    """The last one of three carries it out, whichever process is faster."""
    match = await circle(room)
    await room.services.proposals.ask_pause(match, ANN.id)
    both_read("proposal", room, elsewhere)
    done = await asyncio.gather(room.answer(match, BO), elsewhere.answer(match, CAT))

    assert sorted(done) == [False, True]
    assert (await room.record(match)).paused is not None
    assert await standing(room, match) == set()


@pytest.mark.parametrize("is_refused", [False, True], ids=["agreed to", "refused"])
async def test_what_is_refused_elsewhere_is_not_carried_out(room, elsewhere, is_refused):
    """The first to write is heard: a request is agreed to, or refused, never both."""
    match = await circle(room)
    await room.settle(match, seat=2, mind="greedy", missed=1)
    await room.services.proposals.take_over(match, DAN, 2)
    agreed, refused = room.answer(match, ANN), elsewhere.answer(match, BO, agrees=False)
    fast, slow = (refused, agreed) if is_refused else (agreed, refused)
    processes, written = (elsewhere, room) if is_refused else (room, elsewhere), asyncio.Event()
    both_read("proposal", *processes, then=written)
    first = asyncio.create_task(fast)
    first.add_done_callback(lambda _: written.set())
    outcomes = await asyncio.gather(first, slow, return_exceptions=True)

    assert [isinstance(one, ProposalGone) for one in outcomes] == [False, True]
    assert ((await room.record(match)).seats[2].user == DAN.id) == (not is_refused)


async def test_the_other_process_knows_at_once_what_stands(room, elsewhere):
    """It had the match at hand."""
    match = await struck(room)
    await elsewhere.services.proposals.ask_time(match, BO.id)
    await room.services.proposals.ask_time(match, ANN.id)
    (anns,) = [o.key for o in await room.registry.store.proposals(match) if o.seat == 0]
    with pytest.raises(NothingProposed):
        await elsewhere.services.proposals.answer(match, ANN.id, anns, agrees=True)
    await elsewhere.services.proposals.answer(match, BO.id, anns, agrees=False)

    with pytest.raises(ProposalGone):
        await room.services.proposals.answer(match, BO.id, anns, agrees=True)
    assert await standing(room, match) == {("time", 1)}


async def test_to_propose_makes_no_question_stale(room):
    """The match has not moved."""
    match = await room.begun(position(thor="D4"))
    prompt = await room.prompt(match, ANN)
    await room.services.proposals.ask_time(match, BO.id)
    await room.services.proposals.ask_draw(match, BO.id)
    await room.answer(match, ANN, kind="draw", agrees=False)

    await room.gameplay.act(match, ANN.id, MOVE, prompt)

    assert await standing(room, match) == {("time", 1)}
