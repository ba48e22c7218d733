"""The garbage collector holds nobody up, and still collects."""

import asyncio
import gc

import pytest

from bot import gc_tuning
from bot.gc_tuning import at_leisure, spare, undisturbed
from tests.patience import patient


@pytest.fixture(autouse=True)
def as_it_was():
    """The collector of the tests goes on as ever."""
    before = gc.get_threshold()
    yield
    gc.enable()
    gc.unfreeze()
    gc.set_threshold(*before)


def test_a_start_is_undisturbed():
    with undisturbed():
        assert not gc.isenabled()
    assert gc.isenabled()


def test_what_was_loaded_is_not_looked_at_until_it_is_spared():
    """Not even what is garbage already; `spare` finds that."""
    gone = asyncio.Event()
    with undisturbed():
        Ring(gone)
    gc.collect()
    assert not gone.is_set()

    spare()

    assert gone.is_set()


def test_what_is_there_is_spared():
    spare()

    assert gc.get_freeze_count() > 1000
    assert gc.get_threshold()[2] > 1_000_000


class Ring:
    """Garbage that only the collector finds."""

    def __init__(self, gone):
        self.itself, self.gone = self, gone

    def __del__(self):
        self.gone.set()


async def test_garbage_is_collected_once_nobody_waits(monkeypatch):
    monkeypatch.setattr(gc_tuning, "LEISURE", 0.01)
    spare()
    gc.disable()
    busy, gone = True, asyncio.Event()
    Ring(gone)
    tidying = asyncio.create_task(at_leisure(lambda: not busy))
    await asyncio.sleep(0.2)
    assert not gone.is_set()
    busy = False
    async with patient():
        await gone.wait()
    tidying.cancel()
