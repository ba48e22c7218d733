"""A match of Ann and Bo in a hall where things go wrong; failures are tried again soon."""

from collections.abc import AsyncIterator

import pytest

from play.post import backoff
from tests.cogs import library
from tests.cogs.scene import Scene, empty
from tests.games.nine_realms.builder import position


@pytest.fixture
async def hallway(tmp_path, monkeypatch) -> AsyncIterator[Scene]:
    """The bot is there, and no match yet."""
    monkeypatch.setattr(backoff, "AGAIN", 0.05)
    library.furnish(monkeypatch)
    async with empty(tmp_path) as scene:
        yield scene


@pytest.fixture
async def table(hallway) -> Scene:
    """Ann's turn: Thor is on D4 and may move."""
    await hallway.open()
    await hallway.stand(position(thor="D4", turn=0))
    return hallway
