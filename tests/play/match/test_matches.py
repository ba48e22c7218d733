"""The application without Discord: lobby, start, play, and what happens when two are at it."""

import asyncio

import pytest

from db import Conflict, Status
from games.core.errors import GameOver, IllegalAction, NotYourDecision, StalePrompt
from games.nine_realms.actions import Deploy, DeployAsUsual, EndTurn, Move, Ready, RedeployAsUsual
from play.refusals import (
    DamagedMatch,
    GuestSeated,
    MatchFull,
    NoMatchHere,
    NoSuchTitle,
    NotAPlayer,
    NotInLobby,
    NotStarted,
    SeatTaken,
    TooFewPlayers,
    TryAgain,
)
from tests.games.nine_realms.builder import FRIGG, ODIN, SIGMUND, THOR, position
from tests.play.playing import ANN, BO, CAT, CHANNEL, GUILD, TITLE, rewrite

NOWHERE = 999
ODIN_C2, ODIN_C3 = Deploy(ODIN, "C2"), Deploy(ODIN, "C3")


# The lobby


async def test_a_new_match_has_its_host_on_the_first_seat(room):
    record = await room.lobbies.create(TITLE, GUILD, CHANNEL, ANN)

    assert (record.status, record.names, record.host) == (Status.LOBBY, ("Ann",), ANN.id)
    assert len(record.secret) == 32
    assert await room.due(record.id) == [("lobby", "0", False)]


async def test_an_unknown_title_opens_nothing(room):
    with pytest.raises(NoSuchTitle):
        await room.lobbies.create("chess", GUILD, CHANNEL, ANN)

    assert await room.registry.store.lobbies(GUILD) == []


async def test_guests_take_the_next_free_seat(room):
    match = await room.lobby(ANN)

    record = await room.lobbies.join(match, BO)

    assert record.names == ("Ann", "Bo")
    assert [seat.seat for seat in record.seats] == [0, 1]


@pytest.mark.parametrize(
    ("people", "joins", "refusal"),
    [((ANN,), ANN, SeatTaken), ((ANN, BO), BO, SeatTaken), ((ANN, BO), CAT, MatchFull)],
)
async def test_no_seat_is_free_for(room, people, joins, refusal):
    """Whoever sits already, and anybody when all seats are taken; nothing is written."""
    match = await room.lobby(*people)
    before = await room.record(match)

    with pytest.raises(refusal):
        await room.lobbies.join(match, joins)
    with pytest.raises(GuestSeated if refusal is SeatTaken else refusal):
        await room.lobbies.may_join(match, joins.id)

    assert await room.record(match) == before


async def test_who_leaves_makes_room(room):
    """The others move up, and even an empty table can be joined again."""
    match = await room.lobby()

    assert (await room.lobbies.leave(match, ANN.id)).names == ("Bo",)
    assert (await room.record(match)).seats[0].seat == 0
    assert (await room.lobbies.leave(match, BO.id)).seats == ()
    assert (await room.lobbies.join(match, CAT)).names == ("Cat",)


async def test_who_does_not_sit_cannot_leave_or_start(room):
    match = await room.lobby()
    before = await room.record(match)

    for refused in (room.lobbies.leave(match, CAT.id), room.gameplay.start(match, CAT.id)):
        with pytest.raises(NotAPlayer):
            await refused
    assert await room.record(match) == before


async def test_alone_one_cannot_start(room):
    match = await room.lobby(ANN)

    with pytest.raises(TooFewPlayers):
        await room.gameplay.start(match, ANN.id)
    assert (await room.record(match)).status is Status.LOBBY


async def test_after_the_start_the_lobby_is_closed(room):
    match = await room.begun()
    before = await room.record(match)

    for refused in (
        room.lobbies.join(match, CAT),
        room.lobbies.may_join(match, CAT.id),
        room.lobbies.leave(match, BO.id),
        room.gameplay.start(match, ANN.id),
    ):
        with pytest.raises(NotInLobby):
            await refused
    assert await room.record(match) == before


async def test_there_is_no_match_of_that_number_or_in_that_thread(room):
    for refused in (
        room.lobbies.join(NOWHERE, ANN),
        room.lobbies.leave(NOWHERE, ANN.id),
        room.gameplay.start(NOWHERE, ANN.id),
        room.gameplay.act(NOWHERE, ANN.id, Ready(), 0),
        room.registry.match_in(NOWHERE),
    ):
        with pytest.raises(NoMatchHere):
            await refused


async def test_any_player_may_start(room):
    match_id = await room.lobby()

    match = await room.gameplay.start(match_id, BO.id)

    assert match.record.status is Status.RUNNING
    assert match.standing.awaited == (0, 1)
    assert [seat.prompt for seat in match.record.seats] == [1, 1]


async def test_only_one_of_two_starts_counts(room):
    match = await room.lobby()

    done = await asyncio.gather(
        room.gameplay.start(match, ANN.id),
        room.gameplay.start(match, BO.id),
        return_exceptions=True,
    )

    assert [type(one) for one in done if isinstance(one, Exception)] == [NotInLobby]


# Play


async def test_an_answer_is_saved_with_its_events(room):
    match = await room.begun(position(thor="D4"))

    (moved,) = await room.play(match, ANN, Move(THOR, "D3"))

    assert (moved.source, moved.hex) == ("D4", "D3")
    assert (await room.position(match)).table.place(THOR) == "D3"
    assert len(await room.registry.store.deeds(match)) == 2
    assert (await room.record(match)).seats[0].acted == room.clock.now()


async def test_before_the_start_nothing_is_asked(room):
    match = await room.lobby()

    with pytest.raises(NotStarted):
        await room.gameplay.act(match, ANN.id, Ready(), 0)


@pytest.mark.parametrize(
    ("person", "action", "refusal"),
    [
        (CAT, EndTurn(), NotAPlayer),
        (BO, EndTurn(), NotYourDecision),
        (ANN, Move(THOR, "D14"), IllegalAction),
        (ANN, Move(SIGMUND, "D13"), IllegalAction),
        (ANN, Ready(), IllegalAction),
    ],
)
async def test_what_is_refused_changes_nothing(room, person, action, refusal):
    match = await room.begun(position(thor="D4"))
    before, changes = await room.record(match), []
    seat = before.seat_of(person.id)
    room.registry.on_change = lambda: changes.append(1)

    with pytest.raises(refusal):
        await room.gameplay.act(match, person.id, action, seat.prompt if seat else 0)

    assert await room.record(match) == before
    assert len(await room.registry.store.deeds(match)) == 1
    assert not changes


async def test_after_the_end_all_is_over(room):
    """Whichever question is answered."""
    match = await room.begun(position(thor="D4"))
    prompt = await room.prompt(match, ANN)
    await room.services.concessions.concede(match, BO.id)

    for answered in (prompt, await room.prompt(match, ANN)):
        with pytest.raises(GameOver):
            await room.gameplay.act(match, ANN.id, EndTurn(), answered)
    assert (await room.record(match)).status is Status.OVER


async def test_a_closed_question_takes_no_answer(room):
    """Though the same action would be legal; nothing is written."""
    match = await room.begun(position(thor="D4"))
    old = await room.prompt(match, ANN)
    await room.play(match, ANN, Move(THOR, "D3"))
    before = await room.record(match)

    for prompt in (old, old + 2, 0):
        with pytest.raises(StalePrompt):
            await room.gameplay.act(match, ANN.id, EndTurn(), prompt)

    assert await room.record(match) == before
    assert (await room.position(match)).table.active == 0


async def test_a_doubled_click_counts_once(room):
    match = await room.begun(position(thor="D4"))
    prompt = await room.prompt(match, ANN)

    done = await asyncio.gather(
        *(room.gameplay.act(match, ANN.id, Move(THOR, "D3"), prompt) for _ in range(2)),
        return_exceptions=True,
    )

    assert [type(one) for one in done if isinstance(one, Exception)] == [StalePrompt]
    assert (await room.position(match)).table.actions[0] == 5


async def test_in_a_window_an_answer_leaves_the_others_question_open(room):
    """Each seat has its own prompt number."""
    match = await room.begun()
    bos = await room.prompt(match, BO)

    await room.play(match, ANN, ODIN_C2, RedeployAsUsual())

    assert await room.prompt(match, BO) == bos
    await room.gameplay.act(match, BO.id, DeployAsUsual(), bos)
    assert (await room.position(match)).table.turn == 1


async def test_prompts_only_grow(room):
    """Also over an undo, so that an old panel never fits again."""
    match = await room.begun()
    seen = [await room.prompt(match, ANN)]
    for _ in range(2):
        await room.play(match, ANN, ODIN_C2)
        seen.append(await room.prompt(match, ANN))
        await room.services.proposals.ask_undo(match, ANN.id)
        seen.append(await room.prompt(match, ANN))

    assert seen == sorted(set(seen))


# Two processes


def overtaken(monkeypatch, room, method, *rivals):
    """Each time that the room writes, somebody else does something first, while there is one."""
    write, waiting = getattr(room.registry.store, method), list(rivals)

    async def late(*args, **options):
        if waiting:
            await waiting.pop(0)()
        return await write(*args, **options)

    monkeypatch.setattr(room.registry.store, method, late)


async def test_another_process_was_faster_and_it_is_tried_again(room, elsewhere, monkeypatch):
    match = await room.begun()
    overtaken(monkeypatch, room, "act", lambda: elsewhere.play(match, BO, Deploy(SIGMUND, "D14")))

    await room.play(match, ANN, ODIN_C2)

    assert (await room.position(match)).step.placed == ({ODIN: "C2"}, {SIGMUND: "D14"})


async def test_after_the_second_time_one_has_to_look_again(room, elsewhere, monkeypatch):
    match = await room.begun()
    overtaken(
        monkeypatch,
        room,
        "act",
        lambda: elsewhere.play(match, BO, Deploy(SIGMUND, "D14")),
        lambda: elsewhere.play(match, BO, Deploy(SIGMUND, "D13")),
    )

    with pytest.raises(TryAgain):
        await room.play(match, ANN, ODIN_C2)

    assert (await room.position(match)).step.placed == ({}, {SIGMUND: "D13"})
    await room.play(match, ANN, ODIN_C2)


async def test_what_was_answered_elsewhere_meanwhile_is_not_answered_twice(
    room, elsewhere, monkeypatch
):
    match = await room.begun()
    overtaken(monkeypatch, room, "act", lambda: elsewhere.play(match, ANN, ODIN_C3))

    with pytest.raises(StalePrompt):
        await room.play(match, ANN, ODIN_C2)

    assert (await room.position(match)).step.placed == ({ODIN: "C3"}, {})


async def test_a_position_that_is_kept_is_dropped_when_the_match_moved_on(room, elsewhere):
    match = await room.begun()
    assert (await elsewhere.position(match)).step.placed == ({}, {})

    await room.play(match, ANN, ODIN_C2)

    assert (await elsewhere.position(match)).step.placed == ({ODIN: "C2"}, {})
    await elsewhere.play(match, ANN, Deploy(FRIGG, "C3"))
    assert (await room.position(match)).step.placed[0] == {ODIN: "C2", FRIGG: "C3"}


async def test_two_processes_take_seats_and_start_side_by_side(room, elsewhere, monkeypatch):
    """Also in the lobby the slower one reads again, instead of failing."""
    match = await room.lobby(ANN)
    overtaken(monkeypatch, room, "seat", lambda: elsewhere.lobbies.join(match, BO))
    with pytest.raises(MatchFull):
        await room.lobbies.join(match, CAT)

    other = await room.lobby()
    overtaken(monkeypatch, room, "start", lambda: elsewhere.gameplay.start(other, BO.id))
    with pytest.raises(NotInLobby):
        await room.gameplay.start(other, ANN.id)


async def test_no_conflict_reaches_anybody(room, monkeypatch):
    async def conflict(*_, **__):
        raise Conflict

    match = await room.lobby()
    for method, deed in (("seat", room.lobbies.leave), ("start", room.gameplay.start)):
        monkeypatch.setattr(room.registry.store, method, conflict)
        with pytest.raises(TryAgain):
            await deed(match, ANN.id)


# Damage


@pytest.mark.parametrize("data", [b"", b"garbage", b"x\x9c\x01\x02"])
async def test_a_damaged_save_is_admitted(room, data):
    match, other = await room.begun(), await room.begun()
    await rewrite(room.registry, match, data)

    with pytest.raises(DamagedMatch):
        await room.registry.match(match)
    with pytest.raises(DamagedMatch):
        await room.play(match, ANN, ODIN_C2)
    await room.play(other, ANN, ODIN_C2)


async def test_everything_outlives_a_restart(room, elsewhere):
    """Nothing but the database is needed to go on."""
    match = await room.begun(position(thor="D4"))
    await room.play(match, ANN, Move(THOR, "D3"))

    here, there = await room.position(match), await elsewhere.position(match)

    assert here == there
    assert list(here.asks[0]) == list(there.asks[0])
