"""The parts of the running program, put together; what speaks to Discord is added by `__main__`."""

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import dataclass
from pathlib import Path

from db import Store
from play.clock import TimeSource
from play.match.action_log import Chronicle
from play.match.matches import Matches
from play.post.delivery import Delivery
from play.post.digest import Digests
from play.post.places import Places
from play.post.studio import Studio
from play.probes import UNMEASURED, Probes
from play.table.agreements import Agreements
from play.table.proposals import Proposals
from play.table.vacations import Vacations
from play.watch.clocks import Clocks


@dataclass(frozen=True)
class Program:
    """What a Discord client is given."""

    clock: TimeSource
    matches: Matches
    studio: Studio
    delivery: Delivery
    clocks: Clocks
    agreements: Agreements
    places: Places
    digests: Digests
    measures: Probes
    proposals: Proposals
    absences: Vacations


@asynccontextmanager
async def program(
    database: str | Path, clock: TimeSource, measures: Probes = UNMEASURED
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
            absences=Vacations(matches.people, clock),
        )
    finally:
        studio.close()
        await store.close()
