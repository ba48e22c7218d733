"""A program without Discord on a database of its own, and a second one on the same."""

from collections.abc import AsyncIterator

import pytest

from bot.program import program
from hall import VirtualClock
from tests.blank import blank
from tests.play.fake_messenger import FakeMessenger
from tests.play.playing import Room


@pytest.fixture
def clock() -> VirtualClock:
    return VirtualClock()


@pytest.fixture
async def room(tmp_path, clock) -> AsyncIterator[Room]:
    async with program(blank(tmp_path / "skald.db"), clock) as services:
        yield Room(services, clock)


@pytest.fixture
async def elsewhere(tmp_path, clock, room) -> AsyncIterator[Room]:
    """Another process on the same database."""
    async with program(blank(tmp_path / "skald.db"), clock) as services:
        yield Room(services, clock)


@pytest.fixture
def messenger(clock) -> FakeMessenger:
    return FakeMessenger(clock)


@pytest.fixture
def drain(room, messenger):
    async def drain(program=room) -> bool:
        return await program.services.delivery.drain(messenger)

    return drain
