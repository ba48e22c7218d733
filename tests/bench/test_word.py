"""Reading how somebody keeps their word, among many people and matches.

Run by `pytest tests/bench -n 0`.
"""

import random
import sqlite3
from contextlib import closing
from pathlib import Path
from statistics import median
from time import perf_counter

from db import Store
from play.match.people import People
from tests.bench.ratios import Goal

READ = Goal("W p50", must=2.0, stretch=0.5)
"""Milliseconds."""
PEOPLE, MATCHES, SEATS = 5000, 300_000, 3
READS = 1000


def fill(file: Path) -> None:
    """Matches of people who have mostly answered in time."""
    rng = random.Random(1)
    with closing(sqlite3.connect(file, isolation_level=None)) as db:
        db.execute("BEGIN")
        db.executemany(
            "INSERT INTO promises VALUES (?, ?, ?, ?, NULL, ?)",
            (
                (match, (match * SEATS + seat) % PEOPLE + 1, rng.randrange(60), 1, float(match))
                for match in range(1, MATCHES + 1)
                for seat in range(SEATS)
            ),
        )
        db.execute("COMMIT")


async def test_how_somebody_keeps_their_word_is_read_at_once(tmp_path):
    """The last matches alone are read, however many there are."""
    file, rng, times = tmp_path / "skald.db", random.Random(2), []
    await (await Store.open(file)).close()
    fill(file)
    store = await Store.open(file)
    people = People(store, lambda: None)
    for _ in range(READS):
        began = perf_counter()
        known = await people.reliability(rng.randrange(PEOPLE) + 1)
        times.append((perf_counter() - began) * 1000)
        assert known.questions > 0
    await store.close()

    READ.judge(median(times), f"a word among {MATCHES * SEATS} promises, p50 in ms")
