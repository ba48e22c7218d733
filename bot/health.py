"""Two pages on 127.0.0.1 for those who run the bot: `/healthz` and Prometheus's `/metrics`.

Opened only when a port is asked for. They tell how the bot is, and nothing of any match or player.
"""

import asyncio
import logging
import time
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from typing import Final

import msgspec
from aiohttp import web
from prometheus_client import CONTENT_TYPE_LATEST

from bot.complaints import Complaint
from bot.metrics import Metrics
from play.match.registry import MatchRegistry
from play.services import Services

HOST: Final = "127.0.0.1"
NAMES: Final = (HOST, "localhost")
"""By these it may be called; a browser's page may have turned its own name into this address."""
STUCK: Final = 300.0
"""Seconds for which something may be due without anything being delivered."""
LOOK: Final = 10.0
"""Seconds between looks at what is due."""
STEP: Final = 0.1
"""Seconds that the probe of the loop sleeps."""
PATIENCE: Final = 5.0
"""Seconds in which the store must write."""
log = logging.getLogger(__name__)


class State(msgspec.Struct, frozen=True):
    """The health that `/healthz` tells: each must be true."""

    gateway: bool
    """Discord's gateway has the bot."""
    store: bool
    """A transaction was written just now."""
    delivery: bool
    """Posts that are due go out."""

    @property
    def well(self) -> bool:
        """True if nothing is amiss."""
        return self.gateway and self.store and self.delivery


class Health:
    """Looks after the store and the delivery; `count_due` from time to time."""

    def __init__(
        self, registry: MatchRegistry, metrics: Metrics, now: Callable[[], float] = time.monotonic
    ) -> None:
        self._registry = registry
        self._metrics = metrics
        self._now = now
        self._waiting: tuple[float, int] | None = None
        """Since when something was due at every look, and how much had been delivered then."""

    async def count_due(self) -> None:
        """Count what is due."""
        tally = await self._registry.store.tally()
        self._metrics.counted(tally)
        delivered = self._metrics.deliveries
        if not tally.due:
            self._waiting = None
        elif self._waiting is None or self._waiting[1] != delivered:
            self._waiting = (self._now(), delivered)

    async def state(self) -> State:
        """Look at the bot as it is now."""
        waits = self._waiting is not None and self._now() - self._waiting[0] > STUCK
        moves = self._waiting is not None and self._metrics.deliveries != self._waiting[1]
        return State(self._metrics.online, await self._writes(), not waits or moves)

    async def _writes(self) -> bool:
        """Tell whether the store takes a note within its time."""
        try:
            async with asyncio.timeout(PATIENCE):
                await self._registry.store.take_note("health", f"{self._now():.0f}")
        except Exception:  # whatever keeps the store from writing is what is asked for
            log.exception("the store does not write")
            return False
        return True


@asynccontextmanager
async def health(services: Services, metrics: Metrics, port: int) -> AsyncIterator[None]:
    """Serve both pages while the block runs.

    Raises:
        Complaint: nothing can listen on the port.
    """
    kept = Health(services.registry, metrics)
    runner = web.AppRunner(_pages(kept, metrics), handle_signals=False, access_log=None)
    await runner.setup()
    try:
        await web.TCPSite(runner, HOST, port).start()
    except OSError as error:
        await runner.cleanup()
        raise Complaint("cli-health-port", port=str(port)) from error
    tasks = [asyncio.create_task(_probe(metrics)), asyncio.create_task(_looking(kept))]
    try:
        yield
    finally:
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        await runner.cleanup()


def _pages(kept: Health, measured: Metrics) -> web.Application:
    async def healthz(_: web.Request) -> web.Response:
        state = await kept.state()
        return web.Response(
            body=msgspec.json.encode(state),
            status=200 if state.well else 503,
            content_type="application/json",
        )

    async def metrics(_: web.Request) -> web.Response:
        return web.Response(body=measured.page(), headers={"Content-Type": CONTENT_TYPE_LATEST})

    pages = web.Application(middlewares=[_called_by_name])
    pages.add_routes([web.get("/healthz", healthz), web.get("/metrics", metrics)])
    return pages


@web.middleware
async def _called_by_name(
    request: web.Request, handler: Callable[[web.Request], Awaitable[web.StreamResponse]]
) -> web.StreamResponse:
    """Refuse whoever calls this machine by another name."""
    if request.host.partition(":")[0] not in NAMES:
        raise web.HTTPForbidden(text="This page is called by another name.")
    return await handler(request)


async def _probe(metrics: Metrics) -> None:
    """Sleep again and again, and tell how late it woke."""
    loop = asyncio.get_running_loop()
    while True:
        began = loop.time()
        await asyncio.sleep(STEP)
        metrics.late(max(0.0, loop.time() - began - STEP))


async def _looking(kept: Health) -> None:
    """Look for ever, also after the store would not be read."""
    while True:
        try:
            await kept.count_due()
        except Exception:
            log.exception("the store could not be read")
        await asyncio.sleep(LOOK)
