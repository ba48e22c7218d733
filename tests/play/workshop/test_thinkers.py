"""Robots think in processes of their own: ended from outside, cut, and never in anybody's way."""

import asyncio
import contextlib
import itertools
import os
import signal
import subprocess
import sys
from pathlib import Path

import pytest

from db import By
from games.catalogue import titles
from games.core.dice import seeded
from games.nine_realms.actions import EndTurn
from games.nine_realms.rules import RULES
from play.minds import Mind
from play.refusals import NoThought
from play.table.robots import seat_robot
from play.watch import deputies
from play.workshop.thinkers import CRAFT, Bench, Thinkers
from play.workshop.workshop import Craft, MistakenJob
from tests.games.nine_realms.builder import position
from tests.play.playing import ANN, stand

MATCHES = 6
SECRET = "the hand of Ann"
LOADED = []
"""What was loaded in this process."""


def count():
    """A job that is never done."""
    return sum(itertools.count())


def slip():
    """A job with a mistake, which knows a secret."""
    raise KeyError(SECRET)


def warm():
    """Keep that this was done, where the next jobs find it."""
    LOADED.append("warm")


def load(*arguments):
    """Keep what was to be loaded for a job."""
    LOADED.append(arguments)


def loaded(*_arguments):
    """A job that tells what was loaded, and leaves something that nobody finds."""
    found = list(LOADED)
    LOADED.append("in vain")
    return found


BAD = Craft(__name__, cpu=0.2, refusal=NoThought)


@pytest.fixture
async def bench():
    kept = Bench(1, BAD)
    yield kept
    await kept.close()


@pytest.fixture
async def thinkers():
    kept = Thinkers(1)
    yield kept
    await kept.close()


async def thought(thinkers):
    """What a robot answers in a match that has just begun, and whether it may."""
    at, _ = RULES.start(2, RULES.options(), seeded("x"))
    seat = at.awaited[0]
    return await thinkers.answer(RULES, at, seat, Mind.GREEDY, "x") in at.asks[seat]


async def test_a_process_that_is_killed_is_replaced(thinkers):
    assert await thought(thinkers)
    (shop,) = thinkers.robots.shops
    first = shop._process.pid
    os.kill(first, signal.SIGKILL)

    assert await thought(thinkers)
    assert shop._process.pid != first


async def test_a_thought_that_takes_too_long_is_cut(bench):
    with pytest.raises(NoThought):
        await bench.do("count")
    with pytest.raises(NoThought):  # and the process lives on
        await bench.do("count")


async def test_what_a_job_needs_is_loaded_where_the_next_one_finds_it(bench):
    assert await bench.do("loaded", "runes") == ["warm", ("runes",)]
    assert await bench.do("loaded", "staves") == ["warm", ("runes",), ("staves",)]


@pytest.mark.parametrize("title", sorted(titles()))
def test_a_thought_loads_nothing_that_is_lost_with_it(title):
    """In a process in which nobody has thought before."""
    asked = f"""
import sys
from games.catalogue import titles
from games.core.dice import seeded
from play.workshop import thoughts
thoughts.warm()
thoughts.load("{title}")
known = set(sys.modules)
rules = titles()["{title}"].rules
at, _ = rules.start({max(2, titles()[title].fewest)}, rules.options(), seeded("x"))
thoughts.answer("{title}", rules.codec.dump(at), at.awaited[0], "able", "x")
print(*sorted(set(sys.modules) - known))
"""
    told = subprocess.run(
        [sys.executable, "-c", asked], capture_output=True, text=True, check=True
    ).stdout
    assert told.split() == []


async def test_a_mistake_is_told_without_its_values(bench):
    with pytest.raises(MistakenJob) as caught:
        await bench.do("slip")

    assert "KeyError" in str(caught.value)
    assert "in slip" in str(caught.value)
    assert SECRET not in str(caught.value)


async def test_closing_breaks_a_thought_off_and_leaves_no_process():
    endless = Bench(1, Craft(__name__, cpu=60.0, refusal=NoThought))
    thinking = asyncio.create_task(endless.do("count"))
    (shop,) = endless.shops
    while shop._process is None or not children(shop._process.pid):
        await asyncio.sleep(0.01)
    (child,) = children(shop._process.pid)
    await endless.close()

    with pytest.raises(NoThought):
        await thinking
    while is_running(child):
        await asyncio.sleep(0.01)


def children(process):
    """The processes that a process has started."""
    listed = Path(f"/proc/{process}/task/{process}/children")
    return listed.read_text().split() if listed.exists() else []


def is_running(process):
    """Whether a process is more than an entry that nobody has taken notice of yet."""
    stat = Path(f"/proc/{process}/stat")
    with contextlib.suppress(FileNotFoundError, ProcessLookupError):
        return stat.read_text().rpartition(")")[2].split()[0] not in "ZX"
    return False


def test_robots_stand_back_behind_people():
    assert CRAFT.nice > 0


async def test_clicks_are_answered_while_robots_think(room, monkeypatch):
    """In other matches, and in those in which a robot thinks: Ann may give up at once."""
    thinking, goes_on = asyncio.Event(), asyncio.Event()

    async def slow(self, rules, at, seat, *more):
        thinking.set()
        await goes_on.wait()
        return at.default(seat)

    monkeypatch.setattr(Thinkers, "answer", slow)
    matches = [await against_a_robot(room) for _ in range(MATCHES)]
    for match in matches:
        await room.play(match, ANN, EndTurn())
    free = await against_a_robot(room)
    room.clock.advance(seconds=3)
    looking = asyncio.create_task(room.services.clocks.look())
    await thinking.wait()

    await room.play(free, ANN, EndTurn())
    await room.services.concessions.concede(matches[0], ANN.id)
    assert (await room.position(matches[0])).ending is not None
    assert not goes_on.is_set()
    goes_on.set()
    await looking

    for match in matches[1:]:
        assert [by for *_, by in await deeds(room, match)][-1] == By.ROBOT
    assert [by for *_, by in await deeds(room, matches[0])][-1] is None


async def test_more_robots_than_the_line_holds_wait_in_the_store(room, monkeypatch):
    monkeypatch.setattr(deputies, "LINE", 2)
    matches = [await against_a_robot(room) for _ in range(MATCHES)]
    for match in matches:
        await room.play(match, ANN, EndTurn())
    for _ in range(10 * MATCHES):
        room.clock.advance(seconds=3)
        await room.services.clocks.look()

    done = [{by for _, by in await deeds(room, match)} for match in matches]
    assert all(By.ROBOT in by for by in done)


async def against_a_robot(room):
    match = await room.lobby(ANN)
    await seat_robot(room.lobbies, match, ANN.id, Mind.EASY)
    await room.gameplay.start(match, ANN.id)
    await stand(room.registry, match, position(thor="D4", sinfjotli="E5"))
    return match


async def deeds(room, match):
    found = await room.registry.store.deeds(match)
    return [(deed.seat, deed.by) for deed in found]
