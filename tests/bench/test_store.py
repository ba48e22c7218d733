"""An action from load to durable save, against the least that SQLite itself can do for it.

Run by `pytest tests/bench -n 0`.
"""

import random
import sqlite3
from collections.abc import Awaitable, Callable
from pathlib import Path
from statistics import median, quantiles
from time import perf_counter

import pytest
from sqlalchemy import insert

from db import Store
from db.schema import actions, positions, posts
from db.soundness.checksums import of_position
from games.nine_realms.actions import Deploy
from play.clock import SystemClock
from play.match.match import Match, Person
from play.simulation.playout import choose
from play.table.proposals.engine import Proposals
from play.workshop.thinkers import Thinkers
from tests.bench.ratios import Goal
from tests.play.playing import Bare

AGE = Goal("S age", must=1.1, stretch=1.02)
UNDO_AGE = Goal("S age of an undo", must=1.1, stretch=1.02)
P50 = Goal("S p50", must=5.0, stretch=2.0)
P99 = Goal("S p99", must=20.0, stretch=10.0)
"""These two in milliseconds."""

ROUNDS, ACTIONS = 5, 150
YOUNG, AGED = 10, 1000
"""Player-turns of a match that has hardly begun, and of a long one."""
ANN, BO = Person(1, "Ann"), Person(2, "Bo")
SCHEMA = """
PRAGMA journal_mode=WAL; PRAGMA synchronous=FULL;
CREATE TABLE matches (id INTEGER PRIMARY KEY, number INTEGER, turn INTEGER);
CREATE TABLE positions (match INTEGER, number INTEGER, data BLOB, PRIMARY KEY (match, number));
CREATE TABLE actions (match INTEGER, number INTEGER, events BLOB, PRIMARY KEY (match, number));
INSERT INTO matches VALUES (1, 0, 0);
"""


class Table:
    """Two random players at one match after another, each with so many turns behind it."""

    def __init__(self, store: Store, history: int = 0) -> None:
        self.store = store
        self.history = history
        self.bare = Bare.on(store, SystemClock())
        self.rng = random.Random(1)
        self.match: Match | None = None

    async def act(self) -> float:
        """Seconds that one action took."""
        if self.match is None or not self.match.standing.asks:
            self.match = await self.begin()
        seat, ask = next(iter(self.match.standing.asks.items()))
        player = self.match.record.seats[seat]
        action = choose(ask, self.rng)
        began = perf_counter()
        self.match, _ = await self.bare.gameplay.act(
            self.match.record.id, player.user, action, player.prompt
        )
        return perf_counter() - began

    async def begin(self) -> Match:
        """A new match."""
        record = await self.bare.lobbies.create("nine_realms", 1, 1, ANN)
        await self.bare.lobbies.join(record.id, BO)
        if self.history:
            await age(self.store, record.id, self.history)
        return await self.bare.gameplay.start(record.id, ANN.id)


class Peer:
    """The same rows by hand: one transaction of the standard library's driver, on this thread."""

    def __init__(self, file: Path, position: bytes) -> None:
        self.db = sqlite3.connect(file, isolation_level=None)
        self.db.executescript(SCHEMA)
        self.position = position
        self.number = 0

    def act(self) -> float:
        """Seconds that one write took."""
        self.number += 1
        began = perf_counter()
        self.db.execute("BEGIN IMMEDIATE")
        self.db.execute("UPDATE matches SET number = ?, turn = 1 WHERE id = 1", (self.number,))
        self.db.execute("INSERT INTO positions VALUES (1, ?, ?)", (self.number, self.position))
        self.db.execute("INSERT INTO actions VALUES (1, ?, ?)", (self.number, b"x" * 280))
        self.db.execute("COMMIT")
        return perf_counter() - began


@pytest.fixture
async def table(tmp_path):
    store = await Store.open(tmp_path / "skald.db")
    yield Table(store)
    await store.close()


async def test_an_action_is_saved_within_a_wait_that_nobody_sees(table, tmp_path):
    """Rounds of actions, of ours and by hand in turns; the best is the least disturbed."""
    peer = Peer(tmp_path / "peer.db", b"p" * 1500)
    rounds = []
    for _ in range(ROUNDS + 1):
        pairs = [(await table.act() * 1000, peer.act() * 1000) for _ in range(ACTIONS)]
        rounds.append(list(zip(*pairs, strict=True)))
    peer.db.close()
    p50, raw = (min(median(times) for times in column) for column in zip(*rounds[1:], strict=True))
    p99 = min(quantiles(ours, n=100)[-1] for ours, _ in rounds[1:])

    P50.judge(p50, f"act, p50 in ms ({p50 / raw:.1f} times sqlite3 by hand, {raw:.2f} ms)")
    P99.judge(p99, "act, p99 in ms")


async def test_an_action_of_an_old_match_takes_no_longer(table):
    """Two matches are played in turns; one has the history of a thousand turns before it."""
    young, old = (Table(table.store, history=turns) for turns in (YOUNG, AGED))
    times = [(await old.act() * 1000, await young.act() * 1000) for _ in range(ROUNDS * ACTIONS)]
    ours, usual = (median(column) for column in zip(*times[ACTIONS:], strict=True))

    AGE.judge(
        ours / usual, f"act after {AGED} turns ({ours:.2f} ms) against {YOUNG} ({usual:.2f} ms)"
    )


async def test_an_undo_in_an_old_match_takes_no_longer(table):
    """A hero is placed and taken back again and again, in turns in both matches."""
    rounds = {turns: await undone(table, turns) for turns in (YOUNG, AGED)}
    times = [[await again() for again in rounds.values()] for _ in range(ROUNDS * ACTIONS)]
    usual, ours = (median(column) * 1000 for column in zip(*times[ACTIONS:], strict=True))

    UNDO_AGE.judge(
        ours / usual, f"undo after {AGED} turns ({ours:.2f} ms) against {YOUNG} ({usual:.2f} ms)"
    )


async def undone(table: Table, turns: int) -> Callable[[], Awaitable[float]]:
    """Seconds that it takes to take back what was just done, in a match of that age."""
    registry, gameplay = table.bare.registry, table.bare.gameplay
    proposals = Proposals(registry, gameplay, Thinkers())
    old = Table(table.store, history=turns)
    match_id = (await old.begin()).record.id

    async def place() -> None:
        match = await registry.match(match_id)
        seat = match.seat_of(ANN.id)
        placing = next(one for one in match.standing.asks[seat.seat] if isinstance(one, Deploy))
        await gameplay.act(match_id, ANN.id, placing, seat.prompt)

    async def again() -> float:
        await place()
        began = perf_counter()
        assert await proposals.ask_undo(match_id, ANN.id)
        return perf_counter() - began

    await place()
    return again


async def age(store: Store, match: int, turns: int) -> None:
    """Turns of five actions each, with their positions and posts, before the first."""
    numbers = range(-turns * 5, 0)
    deed = {"match": match, "action": b"a" * 40, "events": b"e" * 280, "at": 0.0}
    async with store._engine.begin() as db:
        await db.execute(
            insert(positions),
            [{"match": match, "number": at} | saved(match, at) for at in numbers],
        )
        await db.execute(
            insert(actions),
            [
                deed | {"number": at, "turn": at // 5, "seat": at // 5 % 2, "undone": undone_by(at)}
                for at in numbers
            ],
        )
        post = {"kind": "board", "wanted": 1, "shown": 1, "gone": False, "created": 0.0}
        await db.execute(insert(posts), [post | {"match": match, "key": str(at)} for at in numbers])


def saved(match: int, number: int) -> dict[str, bytes]:
    """Give what a position's row holds."""
    packed = b"p" * 1500
    return {"data": packed, "checksum": of_position(match, number, packed)}


def undone_by(number: int) -> int | None:
    """Every twentieth deed was taken back by the one after it."""
    return number + 1 if number % 20 == 0 else None
