"""Which messages a change asks for: boards by player-turn, calls by question."""

import pytest

from games.fallen_kingdoms.field import GROUPS, Phase
from games.nine_realms.actions import Attack, Deploy, DeployAsUsual, EndTurn, Move, Pass
from tests.games.nine_realms.builder import A6, ODIN, SIGMUND, SINFJOTLI, THOR, position
from tests.play.playing import ANN, BO, CAT, CHANNEL, GUILD


async def shown(room, position=None):
    """A match at a position, with all shown that was wanted so far; nobody clicked lately."""
    match = await room.begun(position)
    await room.all_shown()
    room.clock.advance(minutes=10)
    return match


async def test_the_start_opens_the_thread_and_calls_all_but_the_starter(room):
    match = await room.lobby()

    await room.gameplay.start(match, BO.id)

    assert await room.due(match) == [
        ("lobby", "0", False),
        ("thread", "0", False),
        ("board", "0", False),
        ("call", "0:1", False),
    ]


async def test_within_a_turn_the_same_board_is_wanted_and_nobody_called(room):
    match = await shown(room, position(thor="D4", turn=0))

    await room.play(match, ANN, Move(THOR, "D3"))

    assert await room.due(match) == [("board", "0", False)]


async def test_a_new_turn_wants_a_new_board_and_the_old_one_once_more(room):
    """So that the old one loses its buttons; the next player is called."""
    match = await shown(room, position(thor="D4", turn=0))

    await room.play(match, ANN, EndTurn())

    prompt = await room.prompt(match, BO)
    assert await room.due(match) == [
        ("board", "0", False),
        ("board", "1", False),
        ("call", f"1:{prompt}", False),
    ]


@pytest.mark.parametrize(("seconds", "calls"), [(119, 0), (121, 1)])
async def test_who_clicked_lately_is_not_called(room, seconds, calls):
    match = await shown(room)
    await room.play(match, BO, DeployAsUsual())
    await room.play(match, ANN, DeployAsUsual())
    person, other = (ANN, BO) if (await room.position(match)).awaited == (0,) else (BO, ANN)
    await room.all_shown()
    room.clock.advance(seconds=seconds)
    if 0 in (await room.position(match)).awaited:
        action = next(iter((await room.position(match)).asks[0]))
        await room.play(match, ANN, action)

    await room.play(match, person, EndTurn())

    seat = (await room.record(match)).seat_of(other.id).seat
    found = [key for kind, key, gone in await room.due(match) if kind == "call" and not gone]
    assert len([key for key in found if key.startswith(f"{seat}:")]) == calls


async def test_an_answered_call_is_to_go(room):
    match = await shown(room, position(thor="D4"))
    await room.play(match, ANN, EndTurn())
    called = await room.prompt(match, BO)
    await room.all_shown()

    await room.play(match, BO, Move(SIGMUND, "D13"))

    assert ("call", f"1:{called}", True) in await room.due(match)


async def test_a_window_within_a_turn_is_one_call_and_no_new_board(room):
    match = await shown(room, position(thor="D4", sinfjotli="D5", turn=0, hands=((A6,), (A6,))))
    await room.play(match, ANN, Attack(THOR, SINFJOTLI))
    await room.play(match, ANN, Pass())

    prompt = await room.prompt(match, BO)

    assert await room.due(match) == [("board", "0", False), ("call", f"1:{prompt}", False)]


async def test_deploying_side_by_side_disturbs_nobody(room):
    """What one does leaves the other's call and question alone."""
    match = await shown(room)

    await room.play(match, ANN, Deploy(ODIN, "C2"))

    assert await room.due(match) == [("board", "0", False)]


async def test_an_undo_takes_the_call_back(room):
    match = await shown(room, position(thor="D4"))
    await room.play(match, ANN, EndTurn())
    called = await room.prompt(match, BO)
    await room.all_shown()
    await room.services.proposals.ask_undo(match, ANN.id)

    await room.answer(match, BO, agrees=True)

    assert ("call", f"1:{called}", True) in await room.due(match)
    boards = [key for kind, key, _ in await room.due(match) if kind == "board"]
    assert len(boards) == 2


async def test_groups_that_are_placed_have_a_board_for_each_time_around_and_a_call_each(room):
    """Three people set Fallen Kingdoms up, each some minutes after the other."""
    match = (await room.lobbies.create("fallen_kingdoms", GUILD, CHANNEL, ANN)).id
    people = (ANN, BO, CAT)
    for guest in (BO, CAT):
        await room.lobbies.join(match, guest)
    await room.gameplay.start(match, ANN.id)
    boards, called, placed = set(), 0, 0
    while not (position := await room.position(match)).table.round:
        placed += position.table.phase is Phase.GROUPS
        room.clock.advance(minutes=10)
        await room.services.clocks.look()
        (due, seat) = await room.due(match), position.awaited[0]
        boards |= {key for kind, key, gone in due if kind == "board" and not gone}
        call = f"{seat}:{(await room.record(match)).seats[seat].prompt}"
        called += position.table.phase is Phase.GROUPS and ("call", call, False) in due
        await room.all_shown()
        await room.play(match, people[seat], position.default(seat))

    assert (len(boards), called, placed) == (1 + GROUPS, 21, 21)


async def test_the_end_tells_the_invitation_too_and_calls_nobody(room):
    match = await shown(room, position(thor="D4", turn=0))

    await room.services.concessions.concede(match, BO.id)

    due = await room.due(match)
    assert {("board", "0", False), ("lobby", "0", False)} <= set(due)
    assert not [kind for kind, _, _ in due if kind == "call"]
