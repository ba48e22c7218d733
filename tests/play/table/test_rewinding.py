"""A match that goes back to an earlier action: what stands then, and who must agree."""

import pytest

from db import OPERATOR, By, StaffAct
from games.core.errors import GameOver
from games.nine_realms.actions import Deploy, EndTurn, Move, RedeployAsUsual
from play.library import words_of
from play.match.house import Frozen
from play.post.story import lines
from play.proof.verification import verified
from play.refusals import NotStarted, ProposalGone, ProposalStands, RefusedAlready
from play.table.earlier.rewinding import LeftSince, NoSuchAction, NothingSince, rewind
from play.table.moderation import entry_of
from tests.games.nine_realms.builder import FRIGG, HJORDIS, ODIN, SIGMUND, THOR, position
from tests.play.playing import ANN, BO, TITLE
from tests.play.table.test_retired_seats import awaited, circle, plays


async def numbers(room, match):
    """The numbers of all that was done, the start first."""
    return [deed.number for deed in await room.registry.store.deeds(match)]


async def decided(room, match, to):
    """The operator takes a match back without asking."""

    async def back(kept):
        found = await room.registry.match(match)
        entry = entry_of(found.record, OPERATOR, StaffAct.REWIND, room.registry.now())
        await rewind(room.registry, room.gameplay, found, to, entry=entry)

    await room.registry.decide(match, back)


async def moved(room):
    """Ann has moved twice: the match, how it stood before, between, and the numbers."""
    match = await room.begun(position(thor="D4", frigg="E2"))
    stood = [await room.position(match)]
    for action in (Move(THOR, "D3"), Move(FRIGG, "E3")):
        await room.play(match, ANN, action)
        stood.append(await room.position(match))
    return match, stood, await numbers(room, match)


async def test_it_stands_as_it_did_and_nothing_is_deleted(room):
    match, (_, between, _), (start, first, second) = await moved(room)

    await decided(room, match, first)

    assert await room.position(match) == between
    deeds = await room.registry.store.deeds(match)
    assert [one.number for one in deeds] == [start, first, second, second + 1]
    assert [one.undone for one in deeds] == [None, None, second + 1, None]
    assert deeds[-1].by == By.OPERATOR
    sitting = await room.registry.match(match)
    told = [one.text for one in lines(sitting.title, words_of(TITLE), deeds, sitting.names)]
    assert told[-1].startswith("↩ The match goes on from where it stood in turn 1, after action")
    assert not any("Frigg" in line for line in told)


async def test_it_goes_back_to_the_start_and_never_past_it(room):
    match, (before, _, _), (start, *_) = await moved(room)

    await decided(room, match, start)
    assert await room.position(match) == before

    for past in (0, start - 1):
        with pytest.raises(NoSuchAction):
            await decided(room, match, past)


async def test_what_was_taken_back_and_a_way_back_are_no_place_to_go(room):
    match, _, (start, first, second) = await moved(room)
    with pytest.raises(NothingSince):
        await decided(room, match, second)
    await decided(room, match, start)

    for never in (first, second, second + 1, second + 2):
        with pytest.raises(NoSuchAction):
            await decided(room, match, never)
    with pytest.raises(NothingSince):
        await decided(room, match, start)


async def test_whoever_is_awaited_is_asked_anew(room):
    """An old panel cannot act on what it no longer shows, not even where the question is alike."""
    match = await room.begun()
    (start,) = await numbers(room, match)
    bos = await room.prompt(match, BO)
    await room.play(match, ANN, Deploy(ODIN, "C2"))
    anns = await room.prompt(match, ANN)
    assert await room.prompt(match, BO) == bos

    await decided(room, match, start)

    assert await room.prompt(match, ANN) == anns + 1
    assert await room.prompt(match, BO) == bos + 1
    assert (await room.record(match)).seats[1].clock.prompt == bos + 1
    await room.play(match, BO, Deploy(SIGMUND, "D13"))


async def test_what_was_taken_back_in_between_does_not_come_again(room):
    """The position that was saved then holds Ann's withdrawn answer, and is not trusted."""
    match = await room.begun()
    await room.play(match, ANN, Deploy(ODIN, "C2"), RedeployAsUsual())
    await room.play(match, BO, Deploy(SIGMUND, "D13"))
    to = (await numbers(room, match))[-1]
    await room.play(match, BO, Deploy(HJORDIS, "D14"))
    await room.services.proposals.ask_undo(match, ANN.id)

    await decided(room, match, to)

    step = (await room.position(match)).step
    assert step.waiting == (0, 1)
    assert step.placed == ({ODIN: "C2"}, {SIGMUND: "D13"})


async def test_an_undo_goes_on_from_there(room):
    match, (before, _, _), (_, first, _) = await moved(room)
    await decided(room, match, first)

    assert await room.services.proposals.ask_undo(match, ANN.id)

    assert await room.position(match) == before


async def test_nobody_who_has_left_for_good_is_brought_back(room):
    match = await circle(room)
    (start,) = await numbers(room, match)
    mover, _, other = await awaited(room, match)
    await plays(room, match, mover)
    await room.services.concessions.concede(match, other.id)
    left = (await numbers(room, match))[-1]

    with pytest.raises(LeftSince):
        await decided(room, match, start)
    mover, *_ = await awaited(room, match)
    await plays(room, match, mover)
    await decided(room, match, left)
    assert (await room.registry.store.deeds(match))[-2].undone is not None


async def test_only_a_match_that_runs_goes_back(room):
    match, _, (start, *_) = await moved(room)
    with pytest.raises(NotStarted):
        await decided(room, await room.lobby(), 1)
    await room.settle(match, frozen=room.registry.now())
    with pytest.raises(Frozen):
        await decided(room, match, start)
    await room.settle(match, frozen=None)
    await room.services.concessions.concede(match, ANN.id)
    with pytest.raises(GameOver):
        await decided(room, match, start)


async def test_no_robot_stands_in_for_a_turn_that_is_played_again(room):
    match, _, (start, *_) = await moved(room)
    await room.settle(match, 0, relief=1)

    await decided(room, match, start)

    assert (await room.record(match)).seats[0].relief is None


async def test_its_dice_can_be_checked(room):
    match = await room.lobby()
    await room.gameplay.start(match, ANN.id)
    await room.pass_on(match, ANN)
    await room.pass_on(match, BO)
    to = (await numbers(room, match))[-1]
    mover = (ANN, BO)[(await room.position(match)).awaited[0]]
    await room.pass_on(match, mover)
    await decided(room, match, to)
    await room.services.concessions.concede(match, ANN.id)

    found = await room.registry.match(match)
    transcript, flaw = verified(found, await room.registry.store.deeds(match))

    assert flaw is None
    assert "rewound" in [entry.kind for entry in transcript.deeds]


# By consent


async def test_all_players_must_agree(room):
    match, (_, between, after), (_, first, _) = await moved(room)

    assert not await room.services.proposals.ask_rewind(match, first)
    assert not await room.answer(match, ANN)
    assert await room.position(match) == after
    assert await room.answer(match, BO)

    assert await room.position(match) == between
    deeds = await room.registry.store.deeds(match)
    assert (deeds[-1].by, deeds[-1].seat, deeds[-2].undone) == (None, None, deeds[-1].number)
    assert await room.proposal(match) is None


async def test_one_refusal_or_the_next_action_ends_it(room):
    match, (*_, after), (start, first, _) = await moved(room)
    ask = room.services.proposals.ask_rewind
    await ask(match, first)
    with pytest.raises(ProposalStands):
        await ask(match, start)
    await room.answer(match, BO, agrees=False)

    assert await room.proposal(match) is None
    assert await room.position(match) == after
    with pytest.raises(RefusedAlready):
        await ask(match, first)
    await ask(match, start)
    key = (await room.proposal(match)).key
    await room.play(match, ANN, EndTurn())
    with pytest.raises(ProposalGone):
        await room.services.proposals.answer(match, BO.id, key, agrees=True)


async def test_what_cannot_be_is_not_asked(room):
    match, _, (start, _, second) = await moved(room)
    for to, refusal in ((start - 1, NoSuchAction), (second, NothingSince)):
        with pytest.raises(refusal):
            await room.services.proposals.ask_rewind(match, to)
    assert await room.proposal(match) is None
