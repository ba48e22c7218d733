"""A copy to practise with is the same whatever was hidden in the original: in all that is written.

Beside two databases whose matches differ in hands and decks alone, `admin clone` writes the same
rows, by the same dice.
"""

import asyncio
import sqlite3
from contextlib import closing
from pathlib import Path
from unittest.mock import patch

from click.testing import CliRunner

from bot.__main__ import main
from db import Store
from hall import VirtualClock
from play.table.earlier import practice
from tests.games.nine_realms.builder import A3, A6, AD5, D6, RA
from tests.leaks.test_admin import NOW, filled
from tests.play.playing import ANN

DEALT = (
    {"hands": ((A6,), (D6,)), "deck": (RA, A3, A6, AD5, A3, D6, A6)},
    {"hands": ((AD5,), (A6,)), "deck": (D6, A6, A3, RA, D6, A6, A3)},
)
"""The same cards in all, as everybody knows them."""
COPY = 2
OF_THE_MATCH = ("positions", "actions", "seats", "clocks", "posts", "guests", "promises")
LIKED = {"acts", "due"}
"""Columns of what a robot does by its own chance: how long it thinks."""


def copied(folder: Path, dealt) -> str:
    """The rows of the copy of a match that is dealt so; their file is kept."""
    folder.mkdir()
    file = folder / "skald.db"
    asyncio.run(filled(file, dealt))
    words = ["admin", "clone", "1", "--person", f"1={ANN.id}", "--database", str(file)]
    with (
        patch("bot.cli.admin.desk.SystemClock", lambda: VirtualClock(NOW + 60)),
        patch.object(practice.secrets, "token_bytes", lambda size: b"\7" * size),
    ):
        done = CliRunner().invoke(main, words)
    assert done.exit_code == 0, done.output
    return "\n".join(rows(file))


def rows(file: Path) -> list[str]:
    found = []
    with closing(sqlite3.connect(file)) as connection:
        connection.row_factory = sqlite3.Row
        for table, column in [("matches", "id"), *((name, "match") for name in OF_THE_MATCH)]:
            for row in connection.execute(f"SELECT * FROM {table} WHERE {column} = {COPY}"):
                kept = {name: value for name, value in dict(row).items() if name not in LIKED}
                found.append(f"{table} {kept}")
    return found


def both(folder: Path) -> list[str]:
    return [copied(folder / str(at), dealt) for at, dealt in enumerate(DEALT)]


def test_the_same_is_written_whatever_is_dealt_in_the_original(tmp_path):
    one, other = both(tmp_path)

    assert one == other
    assert all(f"{name} {{" in one for name in ("matches", "positions", "actions", "seats"))
    for file in sorted(tmp_path.glob("*/skald.db")):
        asyncio.run(_others(file))


async def _others(file: Path) -> None:
    """Other dice fall in the copy, and other cards are held."""
    store = await Store.join(str(file))
    try:
        records = [await store.match(number) for number in (1, COPY)]
        assert records[0].secret != records[1].secret
        held = [await store.position(one.id, one.number) for one in records]
        assert held[0] != held[1]
    finally:
        await store.close()


def test_a_copy_of_what_is_hidden_is_found(tmp_path, monkeypatch):
    """Planted: all lies in the copy as it lies in the original."""
    monkeypatch.setattr(practice, "dealt_anew", lambda rules, position, secret: position)

    one, other = both(tmp_path)

    assert one != other
