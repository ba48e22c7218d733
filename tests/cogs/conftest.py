"""Scenes for the tests of the Discord layer."""

from collections.abc import AsyncIterator

import pytest

from tests.cogs.scene import Scene, empty


@pytest.fixture
async def hallway(tmp_path) -> AsyncIterator[Scene]:
    """The bot is there, and no match yet."""
    async with empty(tmp_path) as scene:
        yield scene


@pytest.fixture
async def table(hallway) -> Scene:
    """Ann and Bo in the thread of their match, at the deployment."""
    await hallway.open()
    return hallway
