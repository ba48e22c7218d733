"""Floods by one user: a fair pace is kept, it costs next to nothing, and nobody else feels it."""

import asyncio

import pytest

from cogs.gate.doorkeeper import BURST, CALL_EVERY, CALLS, PACE, SAME_CALL_EVERY, TokenBuckets
from hall import VirtualClock
from play.match.lobby.lobbies import OPEN_ALL, OPEN_OWN
from play.match.match import Person
from play.refusals import TooManyOpen
from tests.cogs.scene import empty, pressed, typed
from tests.e2e.table import with_button
from tests.patience import wait_for
from tests.play.playing import ANN, CHANNEL, GUILD, TITLE

FLOOD = 200
ADMITTED = int(PACE * BURST)
TOO_FAST = "That's faster than I can answer"
TOO_OFTEN = "You've done that often lately."
TOO_MANY = "Many invitations are waiting for players already."


@pytest.fixture
async def crowd(tmp_path):
    """Ann and Bo in a match, and the pace that is kept on Discord."""
    async with empty(tmp_path, pace=PACE) as scene:
        await scene.open()
        scene.clock.advance(minutes=1)
        yield scene


def callbacks(scene, user):
    """How often the bot answered a user's interactions."""
    tokens = {i.token for i in scene.hall.world.interactions.values() if i.account is user.account}
    return len([s for s in scene.hall.record if "/callback" in s.path and tokens & {*_parts(s)}])


def _parts(sent):
    return sent.path.split("/")


async def flooded(scene, acts):
    """What became of all that one user did at once, when it is too late for an answer."""
    tasks = [asyncio.create_task(act) for act in acts]
    await wait_for(lambda: callbacks(scene, scene.cat) > ADMITTED)
    await asyncio.sleep(0.1)
    scene.clock.advance(seconds=4)
    return await asyncio.gather(*tasks)


async def test_of_a_flood_a_fair_part_is_answered_and_the_rest_is_told_of_once(crowd):
    board = crowd.board(crowd.cat)

    replies = await flooded(crowd, [crowd.cat.press(board, "Text") for _ in range(FLOOD)])

    answered = [reply for reply in replies if not reply.failed]
    told = [reply for reply in answered if reply.text.startswith(TOO_FAST)]
    assert len(answered) == ADMITTED + 1
    assert len(told) == 1
    assert told[0].ephemeral
    assert callbacks(crowd, crowd.cat) == ADMITTED + 1


async def test_what_is_refused_costs_neither_a_request_nor_a_look_into_the_store(
    crowd, monkeypatch
):
    """So a flood of any length is the work of `ADMITTED` presses."""
    looked = []
    match = crowd.registry.store.match
    monkeypatch.setattr(crowd.registry.store, "match", lambda n: looked.append(n) or match(n))
    board, before = crowd.board(crowd.cat), len(crowd.hall.record)
    await flooded(crowd, [crowd.cat.press(board, "Help") for _ in range(FLOOD)])

    await wait_for(lambda: len(crowd.hall.record) - before > 2 * ADMITTED)

    assert len(looked) == ADMITTED
    assert len(crowd.hall.record) - before == 2 * ADMITTED + 1


async def test_the_others_feel_nothing_of_it(crowd):
    """Ann presses when all of Cat's presses are on their way, and is answered like ever."""
    board = crowd.board(crowd.cat)
    flood = [asyncio.create_task(crowd.cat.press(board, "Text")) for _ in range(FLOOD)]
    await asyncio.sleep(0)
    panel = await crowd.panel(crowd.ann)
    done = await pressed(crowd.ann, panel, "Take the usual places and be ready")

    assert done.text
    assert TOO_FAST not in done.text
    assert callbacks(crowd, crowd.cat) <= ADMITTED + 1
    crowd.clock.advance(seconds=4)
    await asyncio.gather(*flood)


async def test_after_a_moment_one_goes_on(crowd):
    """And is told again only after a real pause."""
    board = crowd.board(crowd.cat)
    await flooded(crowd, [crowd.cat.press(board, "Text") for _ in range(FLOOD)])
    crowd.clock.advance(seconds=BURST)

    assert (await pressed(crowd.cat, board, "Text")).text.startswith("```")


async def test_suggestions_are_kept_at_the_same_pace(crowd):
    async def look():
        return await crowd.cat.autocomplete(crowd.room, "match new", focused="title")

    tasks = [asyncio.create_task(look()) for _ in range(FLOOD)]
    await wait_for(lambda: callbacks(crowd, crowd.cat) >= ADMITTED)
    await asyncio.sleep(0.1)
    crowd.clock.advance(seconds=4)
    found = [choices for choices in await asyncio.gather(*tasks) if choices]

    assert len(found) == ADMITTED


async def test_invitations_are_not_poured_into_a_channel(crowd):
    """First by the pace of what others see, then by those that wait for players already."""
    said = [await typed(crowd.cat, crowd.room, "match new", title=TITLE) for _ in range(CALLS + 1)]
    crowd.clock.advance(seconds=CALL_EVERY)
    later = await typed(crowd.cat, crowd.room, "match new", title=TITLE)
    await crowd.quiet()
    invitation = with_button(crowd.cat, crowd.room, "Leave")[-1]
    await pressed(crowd.cat, invitation, "Leave")
    crowd.clock.advance(seconds=CALL_EVERY)
    again = await typed(crowd.cat, crowd.room, "match new", title=TITLE)

    assert CALLS == OPEN_OWN
    assert all("is open" in text for text in said[:CALLS])
    assert said[CALLS].startswith(TOO_OFTEN)
    assert later.startswith(TOO_MANY)
    assert "is open" in again


async def test_nobody_is_called_again_and_again(crowd):
    """Not twice within an hour to the same match, whoever calls."""
    await typed(crowd.ann, crowd.room, "match new", title=TITLE)
    await crowd.quiet()

    async def invite():
        return await typed(crowd.ann, crowd.room, "table invite", match="2", player=crowd.cat)

    said = [await invite() for _ in range(3)]
    rung = len(crowd.cat.pings)
    crowd.clock.advance(seconds=SAME_CALL_EVERY)
    later = await invite()

    assert rung == 1
    assert [text.startswith(TOO_OFTEN) for text in said] == [False, True, True]
    assert later == f"{crowd.cat.mention} is invited."


async def test_a_server_has_room_for_so_many_invitations(room):
    """Those that everybody has left do not count; another server has room of its own."""
    for host in range(OPEN_ALL):
        await room.lobbies.create(TITLE, GUILD, CHANNEL, Person(100 + host, "Host"))
    with pytest.raises(TooManyOpen):
        await room.lobbies.create(TITLE, GUILD, CHANNEL, ANN)

    assert await room.lobbies.create(TITLE, GUILD + 1, CHANNEL, ANN)
    await room.lobbies.leave(1, 100)
    assert await room.lobbies.create(TITLE, GUILD, CHANNEL, ANN)


async def test_invitations_at_the_same_moment_do_not_slip_through(room):
    opened = await asyncio.gather(
        *(room.lobbies.create(TITLE, GUILD, CHANNEL, ANN) for _ in range(3 * OPEN_OWN)),
        return_exceptions=True,
    )

    assert len([one for one in opened if not isinstance(one, TooManyOpen)]) == OPEN_OWN


def test_a_bucket_fills_up_with_time_and_never_over():
    clock = VirtualClock()
    pace = TokenBuckets(clock, burst=3, rate=0.5)
    first = [pace.take("cat") for _ in range(4)]
    clock.advance(seconds=2)
    second = [pace.take("cat") for _ in range(2)]
    clock.advance(days=1)
    third = [pace.take("cat") for _ in range(4)]

    assert first == third == [True, True, True, False]
    assert second == [True, False]
    assert pace.take("ann")


def test_a_clock_that_is_set_takes_nothing_away_and_gives_nothing():
    clock = VirtualClock()
    pace = TokenBuckets(clock, burst=2, rate=1)
    pace.take("cat")
    clock.jump(days=-1)

    assert pace.take("cat")
    clock.jump(days=2)
    assert not pace.take("cat")


def test_a_refusal_is_told_once_until_the_bucket_is_half_full():
    clock = VirtualClock()
    pace = TokenBuckets(clock, burst=4, rate=1)
    told = []
    for _ in range(12):
        while pace.take("cat"):
            continue
        told.append(pace.is_first_refusal("cat"))
        clock.advance(seconds=1)
    clock.advance(seconds=2)

    assert told == [True] + 11 * [False]
    assert pace.is_first_refusal("cat")


def test_full_buckets_are_thrown_away():
    """A crowd of visitors leaves nothing behind, but hides nobody who is too fast."""
    clock = VirtualClock()
    pace = TokenBuckets(clock, burst=2, rate=1)
    for user in range(3000):
        pace.take(user)
        clock.advance(seconds=0.01)
        if user == 2900:
            assert [pace.take("cat") for _ in range(3)] == [True, True, False]

    assert len(pace._buckets) <= 202  # of the last two seconds
    assert not pace.take("cat")
