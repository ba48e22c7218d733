"""The parts of the running program, put together; what speaks to Discord is added by `__main__`."""

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import dataclass
from pathlib import Path

from bot.absences import Absences
from bot.agreements import Agreements
from bot.chronicle import Chronicle
from bot.clock import Clock
from bot.clocks import Clocks
from bot.delivery import Delivery
from bot.digest import Digests
from bot.matches import Matches
from bot.measures import UNMEASURED, Measures
from bot.places import Places
from bot.proposals import Proposals
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
    measures: Measures
    proposals: Proposals
    absences: Absences


@asynccontextmanager
async def program(
    database: str | Path, clock: Clock, measures: Measures = UNMEASURED
) -> AsyncIterator[Program]:
    """Open the store and all that works on it; close them in the other order."""
    store = await Store.open(database)
    studio = Studio()
    try:
        matches = Chronicle(store, clock, measures)
        delivery = Delivery(store, matches, studio, clock)
        clocks = Clocks(store, matches, clock)

        def changed() -> None:
            delivery.wake()
            clocks.wake()

        matches.on_change = changed
        store.on_write, studio.on_drawn = measures.wrote, measures.drew
        delivery.on_delivered = measures.delivered
        agreements = Agreements(matches, clock)
        yield Program(
            clock=clock,
            matches=matches,
            studio=studio,
            delivery=delivery,
            clocks=clocks,
            agreements=agreements,
            places=Places(matches, clock, delivery.revive),
            digests=Digests(store, matches, clock),
            measures=measures,
            proposals=Proposals(matches, agreements, clock),
            absences=Absences(matches.people, clock),
        )
    finally:
        studio.close()
        await store.close()
