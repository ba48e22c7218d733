"""Matches that are kept at hand, while another process plays the same ones."""

import gc

import pytest

from games.core.errors import GameOver, IllegalAction, NotYourDecision, StalePrompt
from games.core.undo import CannotUndo
from games.nine_realms.actions import Deploy, EndTurn, Move, Ready
from play.match.match import KeptMatches
from tests.games.nine_realms.builder import FRIGG, ODIN, SIGMUND, THOR, position
from tests.play.playing import ANN, BO

READS = ("match", "match_in", "position")


def reads(monkeypatch, room):
    """The store's readings of a match from now on, as a list that grows."""
    found = []
    for name in READS:
        read = getattr(room.registry.store, name)

        def noted(*args, name=name, read=read):
            found.append(name)
            return read(*args)

        monkeypatch.setattr(room.registry.store, name, noted)
    return found


async def test_to_act_nothing_is_read(room, monkeypatch):
    """Neither before nor after; what comes back is what the database holds."""
    match_id = await room.begun(position(thor="D4"))
    prompt = await room.prompt(match_id, ANN)
    found = reads(monkeypatch, room)

    match, _ = await room.gameplay.act(match_id, ANN.id, Move(THOR, "D3"), prompt)
    again, _ = await room.gameplay.act(match_id, ANN.id, EndTurn(), match.seat_of(ANN.id).prompt)

    assert found == []
    assert again.record == await room.record(match_id)
    assert again.record.turn == match.record.turn + 1


async def test_two_processes_act_in_turn(room, elsewhere):
    """What one has just asked, the other takes an answer to, though it has kept what was before."""
    match = await room.begun()
    here = await room.registry.match(match)
    assert (await elsewhere.registry.match(match)).record == here.record
    deeds = [(ODIN, "C2"), (FRIGG, "C3"), (ODIN, "D2"), (FRIGG, "C2"), (ODIN, "C3")]

    for at, (hero, place) in enumerate(deeds):
        acting = (elsewhere, room)[at % 2]
        prompt = here.seat_of(ANN.id).prompt
        here, _ = await acting.gameplay.act(match, ANN.id, Deploy(hero, place), prompt)

    assert here.standing.step.placed[0] == {FRIGG: "C2", ODIN: "C3"}
    for program in (room, elsewhere):
        assert await program.position(match) == here.standing
    assert len(await room.registry.store.deeds(match)) == 1 + len(deeds)


async def test_both_play_one_window_side_by_side(room, elsewhere):
    """Each seat by its own process: no answer is lost, and none is refused."""
    match = await room.begun()
    here, there = await room.registry.match(match), await elsewhere.registry.match(match)

    for place, other in (("C2", "D14"), ("C3", "D13"), ("C2", "D14")):
        prompt = here.seat_of(ANN.id).prompt
        here, _ = await room.gameplay.act(match, ANN.id, Deploy(ODIN, place), prompt)
        prompt = there.seat_of(BO.id).prompt
        there, _ = await elsewhere.gameplay.act(match, BO.id, Deploy(SIGMUND, other), prompt)

    assert (await room.position(match)).step.placed == ({ODIN: "C2"}, {SIGMUND: "D14"})


async def test_it_became_ones_turn_elsewhere(room, elsewhere):
    """Whose turn it was as far as this process knows is no reason to refuse."""
    match_id = await room.begun(position(thor="D4"))
    await elsewhere.position(match_id)
    match = await room.registry.match(match_id)
    ended, _ = await room.gameplay.act(match_id, ANN.id, EndTurn(), match.seat_of(ANN.id).prompt)

    bos = ended.seat_of(BO.id).prompt
    done, _ = await elsewhere.gameplay.act(match_id, BO.id, EndTurn(), bos)

    assert done.record.turn == ended.record.turn + 1


async def test_an_undo_takes_back_what_was_done_elsewhere(room, elsewhere):
    match = await room.begun()
    await elsewhere.position(match)
    await room.play(match, ANN, Deploy(ODIN, "C2"))

    assert await elsewhere.services.proposals.ask_undo(match, ANN.id)

    assert (await room.position(match)).step.placed == ({}, {})
    with pytest.raises(CannotUndo):
        await room.services.proposals.ask_undo(match, ANN.id)


@pytest.mark.parametrize(
    ("person", "action", "off", "refusal"),
    [
        (ANN, Deploy(ODIN, "C3"), -1, StalePrompt),
        (ANN, Ready(), 0, IllegalAction),
        (BO, EndTurn(), 0, IllegalAction),
    ],
)
async def test_what_is_wrong_is_refused_by_both(room, elsewhere, person, action, off, refusal):
    """Reading again changes nothing about it."""
    match = await room.begun()
    await elsewhere.position(match)
    await room.play(match, ANN, Deploy(ODIN, "C2"))
    prompt = await room.prompt(match, person)
    before = await room.record(match)

    for program in (elsewhere, room, elsewhere):
        with pytest.raises(refusal):
            await program.gameplay.act(match, person.id, action, prompt + off)

    assert await room.record(match) == before


async def test_a_match_that_ended_elsewhere_is_over(room, elsewhere):
    match = await room.begun(position(thor="D4"))
    prompt = await elsewhere.prompt(match, ANN)
    await room.services.concessions.concede(match, BO.id)

    for action in (Move(THOR, "D3"), EndTurn()):
        with pytest.raises(GameOver):
            await elsewhere.gameplay.act(match, ANN.id, action, prompt)
    with pytest.raises((GameOver, NotYourDecision)):
        await elsewhere.gameplay.act(match, BO.id, EndTurn(), 0)


async def test_a_thread_that_was_made_elsewhere_is_known(room, elsewhere):
    """It does not move the match on, and is seen all the same."""
    match = await room.begun()
    await elsewhere.position(match)
    await room.registry.store.threaded(match, 77)

    assert (await elsewhere.registry.match(match)).record.thread == 77


async def test_few_matches_are_kept(room, monkeypatch):
    """Those played last; who comes back to another one finds it as it was."""
    monkeypatch.setattr(room.registry, "_kept", KeptMatches(3))
    begun = [await room.begun() for _ in range(5)]
    await room.play(begun[0], ANN, Deploy(ODIN, "C2"))

    assert len(room.registry._kept._kept) == 3
    assert room.registry._kept.get(begun[2]) is None
    assert (await room.position(begun[0])).step.placed == ({ODIN: "C2"}, {})
    assert (await room.position(begun[2])).step.placed == ({}, {})


async def test_what_has_ended_is_let_go(room):
    """And what nobody is waiting for has no lock."""
    match = await room.begun(position(thor="D4"))
    await room.services.concessions.concede(match, BO.id)
    await room.position(match)
    gc.collect()

    assert len(room.registry._kept._kept) == 0
    assert len(room.registry._locks) == 0


async def test_the_least_used_gives_way(room):
    kept = KeptMatches(2)
    first, second, third = [await room.registry.match(await room.begun()) for _ in range(3)]
    kept.keep(first)
    kept.keep(second)
    assert kept.get(first.record.id) is first
    kept.keep(third)

    assert [kept.get(one.record.id) for one in (first, second, third)] == [first, None, third]
