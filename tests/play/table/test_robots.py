"""Robots at the table: in the lobby, as opponents, in a player's place, alone, and at fault."""

from dataclasses import replace

import pytest

from bot.program import program
from db import By
from games.catalogue import titles
from games.core.errors import IllegalAction
from games.core.vocabulary import CoreReason, SeatRetired
from games.nine_realms.actions import Attack, EndTurn, Move, Pass
from games.nine_realms.rules import RULES
from play.hours import deadlines
from play.hours.paces import USUAL
from play.match import consequences
from play.match.match import people_of
from play.minds import Mind
from play.refusals import (
    MatchFull,
    NoRobotHere,
    NotAPlayer,
    NoThought,
    RobotRefuses,
    ShowGoesOn,
    TooFewPlayers,
)
from play.table import instant_match, robots, undo
from play.table.instant_match import InstantMatches
from play.table.retired_seats import retired
from play.table.robots import relieve, seat_robot, send_away, take_back
from play.watch import clocks, deputies
from play.workshop.thinkers import Thinkers
from tests.games.nine_realms.builder import D6, ODIN, SINFJOTLI, THOR, position
from tests.play.playing import ANN, BO, CAT, CHANNEL, GUILD, TITLE, Room, stand

ROBOT = 1
"""The robot's seat, beside Ann."""


async def against_a_robot(room, at=None, mind=Mind.GREEDY):
    """Ann plays against Huginn; nobody has clicked of late."""
    match = await room.lobby(ANN)
    await seat_robot(room.lobbies, match, ANN.id, mind)
    await room.gameplay.start(match, ANN.id)
    if at is not None:
        await stand(room.registry, match, at)
    return match


async def robots_turn(room):
    """Ann has just ended her turn."""
    match = await against_a_robot(room, position(thor="D4", sinfjotli="E5"))
    await room.play(match, ANN, EndTurn())
    return match


async def look(room, **time):
    room.clock.advance(**(time or {"seconds": 3}))
    await room.services.clocks.look()


async def ended(room, match, *people, steps=4000):
    """Play until the end: people do as little as they can, robots what they like."""
    for _ in range(steps):
        at = await room.position(match)
        if at.ending is not None:
            return at.ending
        record = await room.record(match)
        asked = [one for one in people if record.seat_of(one.id).seat in at.awaited]
        if asked:
            await room.play(match, asked[0], at.default(record.seat_of(asked[0].id).seat))
        else:
            await look(room)
    pytest.fail("the match does not end")


async def deeds(room, match):
    """Who did what, since the start."""
    found = await room.registry.store.deeds(match)
    return [(deed.seat, deed.by) for deed in found if deed.action]


async def calls(room, match, seat):
    """How often a seat was ever called, in whatever way."""
    number, found = (await room.record(match)).seats[seat].prompt, []
    keys = [f"{seat}:{prompt}" for prompt in range(number + 1)]
    stages = ("", ":again:0", ":again:1", ":last:0", ":last:1", ":lone:0", ":lone:1")
    for key in keys:
        for stage in stages:
            for kind in ("call", "dm"):
                post = await room.registry.store.post(match, kind, f"{key}{stage}")
                found += [post] if post else []
    return len(found)


# The lobby


async def test_robots_sit_down_and_have_names_of_their_own(room):
    record = await room.record(await against_a_robot(room))

    assert record.names == ("Ann", "🤖 Huginn")
    assert [seat.user < 0 for seat in record.seats] == [False, True]
    assert [seat.mind for seat in record.seats] == [None, "greedy"]


async def test_a_newcomer_takes_a_robots_seat(room):
    match = await room.lobby(ANN)
    await seat_robot(room.lobbies, match, ANN.id, Mind.RANDOM)
    record = await room.lobbies.join(match, BO)

    assert record.names == ("Ann", "Bo")
    assert [seat.mind for seat in record.seats] == [None, None]
    with pytest.raises(MatchFull):
        await room.lobbies.join(match, CAT)
    with pytest.raises(MatchFull):
        await seat_robot(room.lobbies, match, ANN.id, Mind.RANDOM)


async def test_a_robot_is_sent_away(room):
    match = await room.lobby(ANN)
    await seat_robot(room.lobbies, match, ANN.id, Mind.RANDOM)
    await send_away(room.lobbies, match, ANN.id)

    assert (await room.record(match)).names == ("Ann",)
    with pytest.raises(NoRobotHere):
        await send_away(room.lobbies, match, ANN.id)


async def test_strangers_seat_nobody(room):
    match = await room.lobby(ANN)

    with pytest.raises(NotAPlayer):
        await seat_robot(room.lobbies, match, CAT.id, Mind.GREEDY)


async def test_who_leaves_leaves_no_robot_behind(room):
    """And whoever moves up stays what they are."""
    match = await room.lobby(ANN)
    await seat_robot(room.lobbies, match, ANN.id, Mind.RANDOM)
    assert (await room.lobbies.leave(match, ANN.id)).seats == ()

    await room.lobbies.join(match, BO)
    await seat_robot(room.lobbies, match, BO.id, Mind.RANDOM)
    record = await room.lobbies.leave(match, BO.id)
    assert record.seats == ()
    with pytest.raises(TooFewPlayers):
        await room.gameplay.start(match, BO.id)


# Whole matches


async def test_a_whole_match_against_a_robot(room, tmp_path):
    """With the program started again in between; the robot is never called and never late."""
    match = await against_a_robot(room)
    for _ in range(30):
        at = await room.position(match)
        if 0 in at.awaited:
            await room.play(match, ANN, at.default(0))
        else:
            await look(room)
    async with program(tmp_path / "skald.db", room.clock) as services:
        again = Room(services, room.clock)
        ending = await ended(again, match, ANN)

        assert ending.winners
        assert {by for seat, by in await deeds(again, match) if seat == ROBOT} == {By.ROBOT}
        mine = {by for seat, by in await deeds(again, match) if seat == 0}
        assert {None} <= mine <= {None, By.ORDER}  # Ann begins with orders
        assert await calls(again, match, ROBOT) == 0
        assert (await again.record(match)).seats[ROBOT].missed == 0


async def test_two_robots_play_to_the_end(room, monkeypatch):
    """Nobody sits there; the host may watch one such match at a time, and so may a channel."""
    monkeypatch.setattr(instant_match, "MINDS", (Mind.EASY,))  # they are done sooner
    shows = InstantMatches(room.registry, room.lobbies, room.gameplay)
    record = await shows.watch(TITLE, GUILD, CHANNEL, ANN)
    for host, channel in ((ANN, CHANNEL + 1), (BO, CHANNEL)):
        with pytest.raises(ShowGoesOn):
            await shows.watch(TITLE, GUILD, channel, host)
    await shows.watch(TITLE, GUILD, CHANNEL + 1, BO)

    await ended(room, record.id)

    assert people_of(record) == ()
    assert record.pace == USUAL
    assert {by for _, by in await deeds(room, record.id)} == {By.ROBOT}
    await shows.watch(TITLE, GUILD, CHANNEL, ANN)


async def test_robots_at_once_are_as_strong_as_they_should_be(room):
    """Easy in a first match, able in a usual one; of two that are watched one is stronger."""
    instant = InstantMatches(room.registry, room.lobbies, room.gameplay)
    here = (TITLE, GUILD, CHANNEL, ANN)
    first, usual = await instant.play(*here, first=True), await instant.play(*here)
    shown = await instant.watch(*here)

    assert [seat.mind for seat in first.seats] == [None, "easy"]
    assert [seat.mind for seat in usual.seats] == [None, "able"]
    assert [seat.mind for seat in shown.seats] == ["able", "easy"]


async def test_a_match_at_once_has_begun(room):
    record = await InstantMatches(room.registry, room.lobbies, room.gameplay).play(
        TITLE, GUILD, CHANNEL, ANN
    )

    assert record.names == ("Ann", "🤖 Huginn")
    assert (await room.position(record.id)).awaited == (0, 1)


async def test_only_the_host_starts_robots_that_play_alone(room):
    match = await room.lobby(ANN)
    record = await room.record(match)
    two = (robots.newcomer((), Mind.RANDOM),)
    await room.lobbies.reseat(record, (*two, robots.newcomer(two, Mind.RANDOM)))

    with pytest.raises(NotAPlayer):
        await room.gameplay.start(match, BO.id)
    await room.gameplay.start(match, ANN.id)


async def test_a_robot_goes_on_after_days_in_which_the_bot_was_away(room, tmp_path):
    match = await robots_turn(room)
    await room.services.clocks.beat()
    room.clock.advance(days=9)
    async with program(tmp_path / "skald.db", room.clock) as services:
        again = Room(services, room.clock)
        await services.clocks.beat()
        for _ in range(200):
            if 0 in (await again.position(match)).awaited:
                break
            await look(again)

        assert (await again.position(match)).ending is None
        assert (await again.record(match)).seats[ROBOT].missed == 0
        assert By.CLOCK not in {by for _, by in await deeds(again, match)}


# Never called


async def deployed_last(room):
    """Ann and the robot were asked together; Ann has answered, and the robot is alone."""
    match = await against_a_robot(room)
    at = await room.position(match)
    assert at.awaited == (0, 1)
    while 0 in (at := await room.position(match)).awaited:
        await room.play(match, ANN, at.default(0))
    await room.services.clocks.look()
    return await calls(room, match, ROBOT)


async def test_a_robot_that_is_the_last_one_is_not_told_so(room):
    assert await deployed_last(room) == 0


async def test_a_robot_that_were_told_so_would_be_noticed(room, monkeypatch):
    """The tests above bark."""
    for module in (consequences, clocks, deadlines):
        monkeypatch.setattr(module, "has_robot", lambda seat, turn: False)
    monkeypatch.setattr(consequences, "ROBOT_DELAY", (60.0, 60.0))

    assert await deployed_last(room) > 0


# In a player's place


async def test_a_robot_plays_for_somebody_who_takes_the_seat_back(room):
    match = await room.begun(position(thor="D4", sinfjotli="E5"))
    await room.play(match, ANN, EndTurn())
    await room.all_shown()
    await relieve(room.registry, match, BO.id, Mind.RANDOM)
    assert ("word", f"relieved:1:{await room.prompt(match, BO)}", False) in await room.due(match)
    await look(room)
    assert (await deeds(room, match))[-1] == (1, By.ROBOT)

    await take_back(room.registry, match, BO.id)

    seat = (await room.record(match)).seats[1]
    assert (seat.mind, seat.relief, seat.missed) == (None, None, 0)
    done = len(await deeds(room, match))
    await look(room, minutes=5)
    assert len(await deeds(room, match)) == done
    if 1 in (await room.position(match)).awaited:
        await room.pass_on(match, BO)
    with pytest.raises(NoRobotHere):
        await take_back(room.registry, match, BO.id)


async def test_a_robot_that_was_put_there_by_the_clock_gives_way_too(room):
    match = await room.begun(position(thor="D4", sinfjotli="E5"))
    await room.settle(match, lapse="replace")
    await room.play(match, ANN, EndTurn())
    await room.all_shown()
    await look(room, hours=24)
    assert (await room.record(match)).seats[1].mind == "able"

    await take_back(room.registry, match, BO.id)

    assert (await room.record(match)).seats[1].clock.acts is None


# Faults


async def test_a_robot_that_cannot_think_does_what_the_silent_do(room, monkeypatch, caplog):
    match = await robots_turn(room)
    usual = (await room.position(match)).default(ROBOT)

    async def broken(*at):
        raise NoThought

    monkeypatch.setattr(Thinkers, "answer", broken)
    await look(room)

    last = (await room.registry.store.deeds(match))[-1]
    codec = (await room.registry.match(match)).title.rules.codec
    assert codec.load_action(last.action) == usual
    assert "a robot cannot think" in caplog.text


async def test_a_robot_that_cheats_does_what_the_silent_do(room, monkeypatch, caplog):
    match = await robots_turn(room)
    with pytest.raises(IllegalAction):
        (await room.position(match)).apply(ROBOT, Move(THOR, "D4"))

    async def cheating(*at):
        return Move(THOR, "D4")

    monkeypatch.setattr(Thinkers, "answer", cheating)
    await look(room)

    assert (await deeds(room, match))[-1] == (ROBOT, By.ROBOT)
    assert "a robot cannot think" in caplog.text


async def test_a_robot_does_not_go_on_for_ever(room, monkeypatch):
    """After so many answers in a turn it does what the silent do, others in between or not."""
    monkeypatch.setattr(deputies, "RESTLESS", 3)
    thought = []

    async def thinking(self, rules, position, seat, *more):
        thought.append((rules.turn(position), seat))
        kinds = [action for action in position.asks[seat] if not isinstance(action, EndTurn)]
        return kinds[0] if kinds else position.default(seat)

    monkeypatch.setattr(Thinkers, "answer", thinking)
    record = await InstantMatches(room.registry, room.lobbies, room.gameplay).watch(
        TITLE, GUILD, CHANNEL, ANN
    )
    for _ in range(120):
        await look(room)

    assert (await room.position(record.id)).table.turn > 3
    assert max(thought.count(one) for one in thought) == 3


# What is agreed on, and leaving


async def test_a_robot_that_stands_better_refuses_a_draw(room):
    match = await against_a_robot(room, position(thor=None, sinfjotli="E5"))

    with pytest.raises(RobotRefuses):
        await room.services.proposals.ask_draw(match, ANN.id)
    assert (await room.position(match)).ending is None


async def test_a_robot_that_stands_worse_agrees_to_a_draw_at_once(room):
    match = await against_a_robot(room, position(thor="D4", sinfjotli=None))

    assert await room.services.proposals.ask_draw(match, ANN.id)
    assert (await room.position(match)).ending.reason == CoreReason.AGREED


async def test_a_robot_lets_others_take_back_what_it_has_seen(room):
    match = await against_a_robot(room, position(thor="E4", sinfjotli="E5", hands=((), (D6,))))
    before = await room.position(match)
    await room.play(match, ANN, Attack(THOR, SINFJOTLI))
    if 0 in (await room.position(match)).awaited:
        await room.play(match, ANN, Pass())
    while 1 in (await room.position(match)).awaited:
        await look(room)

    assert await room.services.proposals.ask_undo(match, ANN.id)
    after = await room.position(match)
    assert (after.awaited, after.table.actions) == ((0,), before.table.actions)
    assert await room.proposal(match) is None


async def test_against_robots_alone_one_goes_back_behind_their_answers(room):
    """Over all that the robot has done in its turn, to one's own last deed and no further."""
    match = await against_a_robot(room, position(thor="D4", sinfjotli="E8"), Mind.EASY)
    await room.play(match, ANN, Move(THOR, "D3"))
    before = await room.position(match)
    await room.play(match, ANN, EndTurn())
    while 1 in (await room.position(match)).awaited:
        await look(room)
    here = await room.registry.match(match)

    assert await undo.is_free(room.registry, here, 0)
    assert await room.services.proposals.ask_undo(match, ANN.id)
    assert await room.position(match) == before
    assert {by for seat, by in await deeds(room, match) if seat == ROBOT} == {By.ROBOT}
    assert await room.services.proposals.ask_undo(match, ANN.id)
    assert (await room.position(match)).table.place(THOR) == "D4"


async def test_what_a_standing_order_did_is_not_what_one_goes_back_to(room):
    """It would only be done again: the deed before it was one's own."""
    match = await against_a_robot(room, position(thor="D4", sinfjotli="E8"))
    before = await room.position(match)
    await room.play(match, ANN, Move(THOR, "D3"))

    async def ordered(here):
        after, events = here.standing.apply(0, Move(ODIN, "D2"))
        done = {"seat": 0, "action": Move(ODIN, "D2"), "by": By.ORDER}
        await room.gameplay.commit(here, after, events, **done)

    await room.registry.decide(match, ordered)

    assert await room.services.proposals.ask_undo(match, ANN.id)
    assert await room.position(match) == before


async def test_the_same_deed_brings_the_same_dice_against_robots_too(room):
    """Nothing is thrown again by going back."""
    at = position(thor="E4", sinfjotli="E5")
    match = await against_a_robot(room, at)
    first = await room.play(match, ANN, Attack(THOR, SINFJOTLI))
    assert await room.services.proposals.ask_undo(match, ANN.id)

    assert await room.play(match, ANN, Attack(THOR, SINFJOTLI)) == first


async def test_whoever_is_stood_in_for_is_asked_as_any_person(room):
    """Bo's robot is no opponent that one may go back behind for nothing."""
    match = await room.begun(position(thor="D4", sinfjotli="E5"))
    await relieve(room.registry, match, BO.id, Mind.EASY)
    await room.play(match, ANN, EndTurn())
    here = await room.registry.match(match)

    assert not await undo.is_free(room.registry, here, 0)


async def test_the_last_person_who_gives_up_ends_the_match(room):
    match = await against_a_robot(room, position(thor="D4"))
    await room.services.concessions.concede(match, ANN.id)

    assert (await room.position(match)).ending.winners == (ROBOT,)


async def test_robots_do_not_play_on_among_themselves(room, monkeypatch):
    """Also where the rules of a title would let those play on who are left."""
    match_id = await against_a_robot(room, position(thor="D4"))
    lax = replace(RULES, retire=lambda at, seat: (at, (SeatRetired(seat=seat),)))
    monkeypatch.setitem(titles()["nine_realms"].__dict__, "rules", lax)
    match = await room.registry.match(match_id)
    after, events = await retired(room.registry, match, 0)

    assert after.ending.winners == (ROBOT,)
    assert [type(event).__name__ for event in events] == ["SeatRetired", "MatchEnded"]

    both = await room.registry.match(await room.begun(position(thor="D4")))
    after, _ = await retired(room.registry, both, 0)
    assert after.ending is None


def test_there_are_enough_robots_for_every_table():
    """All seats but one, and all seats of a match that is watched."""
    assert len(robots.ROBOTS) >= max(max(title.seats) for title in titles().values())
