"""Fills a database with matches that are over: copies of one that was really played.

Written straight into the tables, whatever their columns are; of the model's history only the last
deeds are copied, so that the file stays within reason.
"""

import random
import sqlite3
from contextlib import closing
from pathlib import Path

from bot.program import program
from play.clock import SystemClock
from play.match.match import Person
from play.simulation.playout import choose

DEEDS = 4
"""How many of the last deeds each copy has."""
PEOPLE = 5000
"""Among how many people the copies are shared out."""
CHUNK = 10_000


async def fill(database: Path, matches: int, guild: int) -> None:
    """Add so many matches of a server to a database, which is made if there is none."""
    model = await _played(database, guild)
    with closing(sqlite3.connect(database, isolation_level=None)) as db:
        db.execute("PRAGMA synchronous=OFF")
        last = db.execute("SELECT number FROM matches WHERE id = ?", (model,)).fetchone()[0]
        for table in ("posts", "clocks", "proposals"):
            _shown(db, table, model)
        for first in range(model + 1, model + 1 + matches, CHUNK):
            end = min(first + CHUNK, model + 1 + matches)
            db.execute("BEGIN")
            _copy(db, "matches", "id", model, first, end)
            _copy(db, "seats", "match", model, first, end, user=f"user + n % {PEOPLE} * 10")
            for table in ("positions", "actions"):
                _copy(db, table, "match", model, first, end, only=f"number > {last - DEEDS}")
            _copy(db, "posts", "match", model, first, end, only="kind IN ('lobby', 'result')")
            db.execute("COMMIT")
        db.execute("ANALYZE")


async def _played(database: Path, guild: int) -> int:
    """A match that two chance players have played to its end."""
    chance = random.Random(1)
    async with program(database, SystemClock()) as services:
        match_id = (await services.lobbies.create("nine_realms", guild, 1, Person(1, "Ann"))).id
        await services.lobbies.join(match_id, Person(2, "Bo"))
        match = await services.gameplay.start(match_id, 1)
        while match.standing.asks:
            seat, ask = next(iter(match.standing.asks.items()))
            player = match.record.seats[seat]
            match, _ = await services.gameplay.act(
                match_id, player.user, choose(ask, chance), player.prompt
            )
    return match_id


def _shown(db: sqlite3.Connection, table: str, model: int) -> None:
    """Nothing of the model is due: its posts are shown, its questions answered."""
    if table == "posts":
        db.execute("DELETE FROM posts WHERE match = ? AND gone", (model,))
        db.execute("UPDATE posts SET shown = wanted, message = id WHERE match = ?", (model,))
    else:
        db.execute(f"DELETE FROM {table} WHERE match = ?", (model,))


def _copy(
    db: sqlite3.Connection,
    table: str,
    key: str,
    model: int,
    first: int,
    end: int,
    *,
    only: str = "1",
    **changed: str,
) -> None:
    """Copies of the model's rows under the numbers from `first` up to `end`."""
    columns = [row[1] for row in db.execute(f"PRAGMA table_info({table})")]
    taken = [name for name in columns if name != "id" or key == "id"]
    values = [
        "n" if name == key else changed.get(name, "NULL" if name == "thread" else f'"{name}"')
        for name in taken
    ]
    names = ", ".join(f'"{name}"' for name in taken)
    db.execute(
        "WITH RECURSIVE numbers(n) AS"
        " (SELECT ? UNION ALL SELECT n + 1 FROM numbers WHERE n + 1 < ?)"
        f" INSERT INTO {table} ({names}) SELECT {', '.join(values)} FROM {table}, numbers"
        f" WHERE {key} = ? AND {only}",
        (first, end, model),
    )
