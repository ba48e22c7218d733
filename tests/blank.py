"""A database as the migrations make it, made once a process: nearly a tenth of a second each.

What the migrations do is shown in `tests/db`, on databases that they make themselves.
"""

import asyncio
import tempfile
from concurrent.futures import ThreadPoolExecutor
from functools import cache
from pathlib import Path

from db import Store


def blank(file: Path) -> Path:
    """Put an empty database where none is; gives the same name."""
    if not file.exists():
        file.write_bytes(_made())
    return file


@cache
def _made() -> bytes:
    """In a thread, as whoever asks may have a loop that runs."""
    with tempfile.TemporaryDirectory() as folder, ThreadPoolExecutor(1) as thread:
        file = Path(folder) / "blank.db"
        thread.submit(asyncio.run, _make(file)).result()
        return file.read_bytes()


async def _make(file: Path) -> None:
    store = await Store.open(file)
    await store.close()
