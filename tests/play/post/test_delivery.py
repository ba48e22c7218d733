"""Delivery to a messenger that remembers: order, bursts, refusals, and deaths in between."""

import asyncio
from hashlib import sha256
from threading import Event

import pytest
from PIL import Image

from games.nine_realms.actions import Deploy, EndTurn, Move, RedeployAsUsual
from play.post import delivery
from play.post.studio import THREADS
from renderer.picture import Picture
from tests.games.nine_realms.builder import A6, D6, FRIGG, ODIN, RA, SIGMUND, THOR, position
from tests.play.playing import ANN, BO, stand
from tests.play.settling import bos_turn


async def test_a_new_match_is_an_invitation(room, messenger, drain):
    await room.lobby(ANN)

    assert await drain()
    assert await drain()

    assert messenger.done == ["post lobby"]


async def test_the_start_goes_out_in_order(room, messenger, drain):
    """The invitation, its thread, the board in it, and then the call with a link to the board."""
    match = await room.begun()

    await drain()

    assert messenger.done == ["post lobby", "start thread", "post board", "post call"]
    (call,) = messenger.of("call")
    (board,) = [number for number, each in messenger.shown.items() if each.kind == "board"]
    assert (call.seat, call.link) == (1, board)
    (lobby,) = [number for number, each in messenger.shown.items() if each.kind == "lobby"]
    assert (await room.record(match)).thread == lobby


async def test_a_burst_is_one_edit(room, messenger, drain):
    match = await room.begun()
    await drain()
    messenger.done.clear()

    await room.play(match, ANN, Deploy(ODIN, "C2"), Deploy(FRIGG, "C3"), Deploy(THOR, "C4"))
    await drain()

    assert messenger.done == ["edit board"]


async def test_a_new_turn_has_its_own_board_and_the_old_one_loses_its_buttons(
    room, messenger, drain
):
    """The old one is brought up to date first, and keeps the picture of its turn's end."""
    match = await room.begun(position(thor="D4", turn=0))
    await drain()
    messenger.done.clear()
    room.clock.advance(minutes=3)

    await room.play(match, ANN, Move(THOR, "D3"), EndTurn())
    await drain()

    assert messenger.done == ["edit board", "post board", "post call"]
    old, new = [each.board for each in messenger.of("board")]
    assert (old.live, new.live) == (False, True)
    assert "Thor moves" in old.story
    assert "Thor moves" not in new.story
    assert old.awaited == ""
    assert "Bo" in new.awaited
    assert old.heading != new.heading


async def test_nobody_is_to_play_on_an_old_board(room, messenger, drain):
    """Though its picture was right until the turn passed."""
    match = await room.begun(position(thor="D4", turn=0))
    await room.play(match, ANN, Move(THOR, "D3"))
    await drain()
    before = messenger.of("board")[0].board
    await room.play(match, ANN, EndTurn())

    await drain()

    old, new = [each.board for each in messenger.of("board")]
    assert "Ann to play" in before.alt
    assert "Ann has played" in old.alt
    assert "to play" not in old.alt
    assert old.picture != before.picture
    assert "Bo to play" in new.alt


async def test_the_end_takes_the_buttons_away(room, messenger, drain):
    match = await bos_turn(room)
    await drain()

    await room.services.concessions.concede(match, BO.id)
    await drain()

    assert [each.board.live for each in messenger.of("board")] == [False, False]
    assert messenger.of("call") == []
    assert "🏆" in messenger.of("board")[-1].board.story


async def test_a_call_is_deleted_when_it_is_answered(room, messenger, drain):
    match = await bos_turn(room)
    await drain()
    assert [call.seat for call in messenger.of("call")] == [1]

    await room.play(match, BO, Move(SIGMUND, "D13"))
    await drain()

    assert messenger.of("call") == []
    assert messenger.done[-1] == "delete call"


async def test_what_is_answered_before_it_was_posted_is_never_posted(room, messenger, drain):
    match = await bos_turn(room)
    await room.play(match, BO, Move(SIGMUND, "D13"))

    await drain()

    assert "post call" not in messenger.done


@pytest.mark.parametrize("ends", [True, False])
async def test_what_is_answered_while_the_board_goes_out_calls_nobody(
    room, messenger, drain, monkeypatch, ends
):
    """By a move, or by giving up; and nothing else has to wait for it."""
    match = await bos_turn(room)
    posted = messenger.post_board

    async def slow(at, board, nonce):
        monkeypatch.setattr(messenger, "post_board", posted)
        if ends:
            await room.services.concessions.concede(match, BO.id)
        else:
            await room.play(match, BO, Move(SIGMUND, "D13"))
        return await posted(at, board, nonce)

    monkeypatch.setattr(messenger, "post_board", slow)
    assert await drain()
    assert await drain()

    assert "post call" not in messenger.done


async def test_a_reminder_takes_the_calls_place(room, messenger, drain):
    await bos_turn(room)
    await drain()
    (first,) = messenger.of("call")
    room.clock.advance(hours=12)
    await room.services.clocks.look()

    await drain()

    (second,) = messenger.of("call")
    assert second != first
    assert (second.seat, second.link) == (first.seat, first.link)


async def test_a_board_holds_no_secret(room, messenger, drain):
    """It is the same whatever is in the hands and wherever figures were put in secret."""
    seen = []
    for hands, place in ((((A6,), (D6,)), "C2"), (((RA,), (A6,)), "C4")):
        match = await room.begun(position(thor="D4", hands=hands, turn=0))
        await drain()
        deploying = await room.begun()
        await room.play(deploying, ANN, Deploy(ODIN, place))
        await drain()
        boards = [each.board for each in messenger.of("board") if each.match in (match, deploying)]
        seen.append([(sha256(b.picture).hexdigest(), b.alt, b.awaited) for b in boards])

    assert seen[0] == seen[1]


async def test_both_are_called_when_both_must_decide(room, messenger, drain):
    """The starter is not: he has just clicked."""
    match = await room.begun()
    room.clock.advance(minutes=5)
    await stand(room.registry, match, position(thor="D4"))
    await drain()
    assert [call.seat for call in messenger.of("call")] in ([], [1])
    await room.play(match, ANN, EndTurn())
    await drain()

    assert [call.seat for call in messenger.of("call")] == [1]


async def test_ready_is_told_to_all_and_what_was_placed_to_nobody(room, messenger, drain):
    match = await room.begun()
    await room.play(match, ANN, Deploy(ODIN, "C2"), RedeployAsUsual())

    await drain()

    (board,) = messenger.of("board")
    assert "has deployed." in board.board.story
    assert "C2" not in board.board.story


def blocked(until: Event) -> Picture:
    """A drawing that takes its time."""
    until.wait()
    palette = Image.new("P", (1, 1))
    palette.putpalette([0] * 768)
    return Picture(Image.new("RGB", (8, 8)), "", palette)


async def test_a_board_for_all_gives_way_to_those_who_look_at_a_panel(
    room, messenger, drain, monkeypatch
):
    """While others wait for pictures an edit waits too, and takes what follows with it."""
    monkeypatch.setattr(delivery, "COALESCING", 0.01)
    match = await room.begun(position(thor="D4", turn=0))
    await drain()
    messenger.done.clear()
    studio, held = room.services.studio, Event()
    pictures = [
        asyncio.create_task(studio._draw(number, lambda: blocked(held)))
        for number in range(THREADS)
    ]
    await asyncio.sleep(0)
    assert studio.is_busy
    running = asyncio.create_task(room.services.delivery.run(messenger))

    await room.play(match, ANN, Move(THOR, "D3"))
    await asyncio.sleep(0.2)
    waiting = studio._waiting
    held.set()
    await asyncio.gather(*pictures)
    while await room.due(match):
        await asyncio.sleep(0.01)
    running.cancel()
    with pytest.raises(asyncio.CancelledError):
        await running

    assert waiting == THREADS
    assert messenger.done == ["edit board"]
