"""The application put together on a store; what speaks to Discord is added by `bot.serving`."""

import logging
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path

from db import Store
from play.clock import TimeSource
from play.match.action_log import ActionLog
from play.match.gameplay import Gameplay
from play.match.lobby.lobbies import Lobbies
from play.match.probes import UNMEASURED, Probes
from play.match.registry import MatchRegistry
from play.own.blocks import Blocks
from play.own.forgetting import Forgetter
from play.post.delivery import Delivery
from play.post.digest import Digests
from play.post.lists.signposts import Signposts
from play.post.looks.emojis import Emojis
from play.post.places import Places
from play.post.studio import Studio
from play.services import Services
from play.table.advice.hints import Hints
from play.table.advice.turning_points import TurningPoints
from play.table.concession import Concessions
from play.table.hosting import Hosts
from play.table.moderation import Moderation
from play.table.proposals.engine import Proposals
from play.table.rematch import Rematches
from play.table.vacations import Vacations
from play.watch.announcements import Announcements
from play.watch.clocks import Clocks
from play.workshop.thinkers import Thinkers

log = logging.getLogger(__name__)


@asynccontextmanager
async def program(
    database: str | Path, clock: TimeSource, probes: Probes = UNMEASURED
) -> AsyncIterator[Services]:
    """Open the store and all that works on it; close them in the other order."""
    store = await Store.open(database)
    studio, thinkers = Studio(), Thinkers()
    try:
        if restored := await store.begin(clock.now()):
            log.warning("a backup was put back: matches %s are brought up to date", restored)
        services = _wired(store, studio, thinkers, clock, probes)
        try:
            yield services
        finally:
            await services.clocks.close()
    finally:
        await thinkers.close()
        studio.close()
        await store.close()


def _wired(
    store: Store, studio: Studio, thinkers: Thinkers, clock: TimeSource, probes: Probes
) -> Services:
    registry = MatchRegistry(store, clock)
    gameplay = Gameplay(registry, ActionLog(probes))
    lobbies = Lobbies(registry)
    delivery = Delivery(store, registry, studio, clock)
    signposts = Signposts(registry, clock)
    clocks = Clocks(store, registry, gameplay, thinkers, clock)

    def changed() -> None:
        delivery.wake()
        clocks.wake()
        signposts.wake()

    places, announcements = Places(registry, clock, delivery.revive), Announcements(store, clock)
    clocks.elsewhere.on_word = announcements.wake
    registry.on_change = changed
    store.on_write, studio.on_drawn = probes.wrote, probes.drew
    delivery.on_delivered = probes.delivered
    delivery.on_posted = signposts.cover
    return Services(
        clock=clock,
        registry=registry,
        lobbies=lobbies,
        hosts=Hosts(registry, lobbies),
        gameplay=gameplay,
        studio=studio,
        emojis=Emojis(),
        delivery=delivery,
        signposts=signposts,
        clocks=clocks,
        places=places,
        digests=Digests(store, registry, clock),
        probes=probes,
        proposals=Proposals(registry, gameplay, thinkers),
        concessions=Concessions(registry, gameplay),
        rematches=Rematches(registry, lobbies, gameplay),
        vacations=Vacations(registry.people, clock),
        forgetter=Forgetter(registry, lobbies, gameplay, places),
        blocks=Blocks(store),
        hints=Hints(registry, thinkers),
        turning_points=TurningPoints(registry, thinkers),
        moderation=Moderation(registry, lobbies, places.bring),
        announcements=announcements,
    )
