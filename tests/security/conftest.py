"""Scenes for the tests of what the ill-disposed try."""

from collections.abc import AsyncIterator

import pytest

from bot.program import program
from hall import VirtualClock
from tests.blank import blank
from tests.cogs.scene import Scene, empty
from tests.games.nine_realms.builder import A6, D6, position
from tests.play.playing import Room
from tests.security.besieged import Siege


@pytest.fixture
async def hallway(tmp_path) -> AsyncIterator[Scene]:
    """The bot is there, and no match yet."""
    async with empty(tmp_path) as scene:
        yield scene


@pytest.fixture
async def table(hallway) -> Scene:
    """Ann and Bo in the middle of a match; it is Ann's turn, and both hold a card."""
    await hallway.open()
    await hallway.stand(
        position(thor="D4", sinfjotli="D5", hjordis="C4", sigmund="E4", hands=((A6,), (D6,)))
    )
    return hallway


@pytest.fixture
async def siege(table, caplog) -> Siege:
    """The same, with watchers on the walls."""
    return await Siege.begun(table, caplog)


@pytest.fixture
async def room(tmp_path) -> AsyncIterator[Room]:
    """The program without Discord."""
    clock = VirtualClock()
    async with program(blank(tmp_path / "skald.db"), clock) as services:
        yield Room(services, clock)
