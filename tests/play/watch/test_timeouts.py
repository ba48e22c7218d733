"""What happens when a player's time is up, and who decides in their place."""

import pytest
from msgspec import json

from db import By
from games.nine_realms.actions import Accept, Attack, EndTurn, Move, Pass
from games.nine_realms.orders import CounterOrder, FateOrder, Orders
from play.hours.paces import PACES
from play.hours.timeouts import TIMEOUTS
from play.library import words_of
from play.post import story
from play.table.standing_orders import order
from tests.games.nine_realms.builder import A6, D6, SINFJOTLI, THOR, position
from tests.play.playing import ANN, BO

DAILY = PACES["daily"]
NEVER_ASKED = json.encode(Orders(fate=FateOrder.NEVER, counter=CounterOrder.ALWAYS))


async def waiting_for_bo(room, lapse="forfeit", **settled):
    """It is Bo's turn, and he was told."""
    match = await room.begun(position(thor="D4", sinfjotli="E5"))
    await room.settle(match, lapse=lapse)
    await room.play(match, ANN, EndTurn())
    await room.all_shown()
    return match


async def timed_out(room, match, **time):
    """Time goes by, and somebody looks."""
    room.clock.advance(**(time or {"hours": 24}))
    await room.services.clocks.look()
    await room.all_shown()


async def deeds(room, match):
    """Who did what, since the start."""
    found = await room.registry.store.deeds(match)
    return [(deed.seat, deed.by) for deed in found if deed.action or deed.by]


@pytest.mark.rule("N8")
async def test_a_turn_that_is_not_played_is_ended(room):
    match = await waiting_for_bo(room)
    await timed_out(room, match, hours=24, seconds=-1)
    assert (await room.position(match)).awaited == (1,)

    await timed_out(room, match, seconds=1)

    assert (await room.position(match)).awaited == (0,)
    assert (await deeds(room, match))[-1] == (1, By.CLOCK)
    assert (await room.record(match)).seats[1].missed == 1


async def test_giving_and_taking_back_orders_stops_no_clock(room):
    """All day long, and the table reads nothing of it: an order is no deed in the match."""
    match = await waiting_for_bo(room)
    before = await deeds(room, match)
    for _ in range(23):
        for value in ("never", "ask"):
            await order(room.registry, match, BO.id, "fate", value)
        assert [kind for kind, *_ in await room.due(match)] == []
        room.clock.advance(hours=1)
        await room.services.clocks.look()
        await room.all_shown()

    assert await deeds(room, match) == before
    await timed_out(room, match, hours=1)
    assert (await deeds(room, match))[len(before) :] == [(1, By.CLOCK)]
    assert (await room.record(match)).seats[1].missed == 1


async def test_the_story_tells_whose_time_was_up(room):
    match_id = await waiting_for_bo(room)
    await timed_out(room, match_id)
    match = await room.registry.match(match_id)
    done = await room.registry.store.deeds(match_id)

    told = story.lines(match.title, words_of(match.title.key), done, match.names)

    assert [line.text for line in told if "time was up" in line.text] == [
        "⏱️ \u2068Bo\u2069's time was up."
    ]


@pytest.mark.rule("N8")
async def test_an_order_in_the_turn_makes_it_no_missed_one(room):
    match = await waiting_for_bo(room)
    await room.play(match, BO, Move(SINFJOTLI, "E6"))
    await timed_out(room, match)

    assert (await room.record(match)).seats[1].missed == 0
    assert (await room.position(match)).awaited == (0,)


@pytest.mark.rule("N8")
async def test_the_third_missed_turn_in_a_row_forfeits(room):
    match = await waiting_for_bo(room)
    for _ in range(2):
        await timed_out(room, match)
        await room.pass_on(match, ANN)
        await room.all_shown()

    room.clock.advance(hours=24)
    await room.services.clocks.look()

    assert (await room.position(match)).ending.winners == (0,)
    assert [key.split(":")[0] for kind, key, _ in await room.due(match) if kind == "word"] == [
        "forfeit"
    ]


@pytest.mark.rule("N8")
async def test_any_order_lets_the_count_begin_anew(room):
    match = await waiting_for_bo(room)
    await timed_out(room, match)
    await room.pass_on(match, ANN)
    await room.play(match, BO, EndTurn())

    assert (await room.record(match)).seats[1].missed == 0


@pytest.mark.rule("N8")
async def test_a_window_has_a_shorter_time_and_is_no_missed_turn(room):
    match = await room.begun(position(thor="E4", sinfjotli="E5", hands=((), (D6,))))
    await room.play(match, ANN, Attack(THOR, SINFJOTLI))
    if 0 in (await room.position(match)).awaited:
        await room.play(match, ANN, Pass())
    await room.all_shown()
    await timed_out(room, match, seconds=DAILY.window)

    assert (await deeds(room, match))[-1] == (1, By.CLOCK)
    assert (await room.record(match)).seats[1].missed == 0


async def test_nobody_loses_time_over_a_call_that_discord_did_not_take(room):
    match = await room.begun(position(thor="D4"))
    room.clock.advance(minutes=5)
    await room.play(match, ANN, EndTurn())
    room.clock.advance(hours=30)
    await room.services.clocks.look()
    assert (await room.position(match)).awaited == (1,)

    await room.all_shown()
    await room.services.clocks.look()
    assert (await room.position(match)).awaited == (1,)
    await timed_out(room, match, hours=1)
    assert (await room.position(match)).awaited == (0,)


async def test_a_robot_plays_the_turn_where_that_was_chosen(room):
    """And no further: in the next one Bo is waited for again."""
    match = await waiting_for_bo(room, "robot")
    turn = (await room.record(match)).turn
    await timed_out(room, match)
    for _ in range(200):
        if (await room.record(match)).turn > turn:
            break
        await room.pass_on(match, ANN)
        await timed_out(room, match, seconds=5)

    assert {by for seat, by in await deeds(room, match) if seat == 1} == {By.ROBOT}
    await room.pass_on(match, ANN)
    assert (await room.record(match)).seats[1].clock.acts is None


async def test_a_robot_takes_the_seat_where_that_was_chosen(room):
    match = await waiting_for_bo(room, "replace")
    room.clock.advance(hours=24)
    await room.services.clocks.look()

    assert (await room.record(match)).seats[1].mind == "able"
    words = [key.split(":")[0] for kind, key, _ in await room.due(match) if kind == "word"]
    assert words == ["robot"]


@pytest.mark.parametrize("lapse", TIMEOUTS)
async def test_every_way_gets_on_without_bo(room, lapse):
    """Whatever was chosen: after a week of Bo's silence Ann waits for nothing."""
    match = await waiting_for_bo(room, lapse)
    for _ in range(60):
        await timed_out(room, match, hours=3)
        at = await room.position(match)
        if at.ending or at.awaited == (0,):
            break

    assert at.ending or at.awaited == (0,)


async def test_an_answer_at_the_last_moment_counts(room):
    match = await waiting_for_bo(room)
    room.clock.advance(hours=24)
    await room.play(match, BO, EndTurn())
    await room.services.clocks.look()

    assert (await deeds(room, match))[-1] == (1, None)
    assert (await room.record(match)).seats[1].missed == 0


# Standing orders


@pytest.mark.rule("N7", "N19")
async def test_a_standing_order_answers_as_late_as_a_person_might(room):
    """The call looks as ever, and makes no sound."""
    match = await room.begun(position(thor="E4", sinfjotli="E5", hands=((), (D6,))))
    await room.settle(match, seat=1, orders=NEVER_ASKED)
    room.clock.advance(minutes=5)
    await room.play(match, ANN, Attack(THOR, SINFJOTLI))
    prompt = await room.prompt(match, BO)
    assert ("call", f"1:{prompt}", False) in await room.due(match)
    await room.all_shown()

    await timed_out(room, match, seconds=19)
    assert (await room.position(match)).awaited == (1,)
    await timed_out(room, match, seconds=72)

    assert (await deeds(room, match))[-1][1] in (By.ORDER, None)
    assert (1, By.ORDER) in await deeds(room, match)


@pytest.mark.rule("N7")
async def test_an_order_changes_nothing_that_is_asked_already(room):
    match = await room.begun(position(thor="E4", sinfjotli="E5", hands=((A6,), (D6,))))
    await room.play(match, ANN, Attack(THOR, SINFJOTLI))
    await room.settle(match, seat=0, orders=NEVER_ASKED)
    await timed_out(room, match, seconds=120)

    assert (await room.position(match)).awaited == (0,)


@pytest.mark.rule("N7")
async def test_who_answers_first_is_not_answered_for(room):
    match = await room.begun(position(thor="E4", sinfjotli="E5", hands=((), (D6,))))
    await room.settle(match, seat=1, orders=NEVER_ASKED)
    await room.play(match, ANN, Attack(THOR, SINFJOTLI))
    await room.play(match, BO, Accept(counter=False))
    await timed_out(room, match, seconds=120)

    assert (1, By.ORDER) not in await deeds(room, match)
