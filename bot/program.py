"""The parts of the running program, put together; what speaks to Discord is added by `__main__`."""

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import dataclass
from pathlib import Path

from bot.agreements import Agreements
from bot.clock import Clock
from bot.clocks import Clocks
from bot.delivery import Delivery
from bot.digest import Digests
from bot.matches import Matches
from bot.places import Places
from bot.studio import Studio
from db import Store


@dataclass(frozen=True)
class Program:
    """What a Discord client is given."""

    clock: Clock
    matches: Matches
    studio: Studio
    delivery: Delivery
    clocks: Clocks
    agreements: Agreements
    places: Places
    digests: Digests


@asynccontextmanager
async def program(database: str | Path, clock: Clock) -> AsyncIterator[Program]:
    """Open the store and all that works on it; close them in the other order."""
    store = await Store.open(database)
    studio = Studio()
    try:
        matches = Matches(store, clock)
        delivery = Delivery(store, matches, studio, clock)
        clocks = Clocks(store, matches, clock)

        def changed() -> None:
            delivery.wake()
            clocks.wake()

        matches.on_change = changed
        agreements, digests = Agreements(matches, clock), Digests(store, matches, clock)
        places = Places(matches, clock, delivery.revive)
        yield Program(clock, matches, studio, delivery, clocks, agreements, places, digests)
    finally:
        studio.close()
        await store.close()
