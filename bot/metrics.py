"""The measures as Prometheus wants them; loaded by `bot.health` for those alone who ask for them.

Their names and labels tell titles and the tags of refusals, never a match or a player.
"""

from prometheus_client import (
    CollectorRegistry,
    Counter,
    Gauge,
    GCCollector,
    Histogram,
    PlatformCollector,
    ProcessCollector,
    generate_latest,
)

from db import Tally
from play.match.probes import Probes

SHORT = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5)
LONG = (0.1, 0.25, 0.5, 1.0, 2.5, 5.0, 10.0, 30.0, 60.0, 300.0, 3600.0)
"""Seconds at which the histograms are divided."""


class Metrics(Probes):
    """Keeps what is told."""

    def __init__(self) -> None:
        self.registry = own = CollectorRegistry()
        for collector in (ProcessCollector, PlatformCollector, GCCollector):
            collector(registry=own)
        self.online = False
        """True while Discord's gateway has the bot."""
        self.deliveries = 0
        """The number of posts that Discord was brought up to date with."""
        self._actions = Counter("skald_actions", "Accepted actions", ["title"], registry=own)
        self._refusals = Counter("skald_refusals", "Refused attempts", ["tag"], registry=own)
        self._due = Gauge("skald_posts_due", "Posts not shown yet as they should", registry=own)
        self._running = Gauge("skald_running_matches", "Matches that go on", registry=own)
        self._connections = Counter(
            "skald_gateway_connections", "Times the gateway took the bot in", registry=own
        )
        self._delay = Histogram(
            "skald_delivery_delay_seconds", "From wanted to shown", registry=own, buckets=LONG
        )
        self._drawing = Histogram(
            "skald_drawing_seconds", "Pictures, drawn and encoded", registry=own, buckets=SHORT
        )
        self._writes = Histogram(
            "skald_store_write_seconds", "Transactions that write", registry=own, buckets=SHORT
        )
        self._lag = Histogram(
            "skald_loop_lag_seconds", "How late the event loop is", registry=own, buckets=SHORT
        )

    def acted(self, title: str) -> None:
        """Count an action."""
        self._actions.labels(title).inc()

    def refused(self, tag: str) -> None:
        """Count a refusal."""
        self._refusals.labels(tag).inc()

    def delivered(self, seconds: float | None) -> None:
        """Count a post, and enter its delay if it is known."""
        self.deliveries += 1
        if seconds is not None:
            self._delay.observe(max(0.0, seconds))

    def drew(self, seconds: float) -> None:
        """Enter the time of a picture."""
        self._drawing.observe(seconds)

    def wrote(self, seconds: float) -> None:
        """Enter the time of a write."""
        self._writes.observe(seconds)

    def connected(self) -> None:
        """Count a connection."""
        self.online = True
        self._connections.inc()

    def disconnected(self) -> None:
        """The gateway is lost."""
        self.online = False

    def late(self, seconds: float) -> None:
        """Enter how late the loop was."""
        self._lag.observe(seconds)

    def counted(self, tally: Tally) -> None:
        """Set what the store has counted."""
        self._due.set(tally.due)
        self._running.set(tally.running)

    def page(self) -> bytes:
        """All of it, as Prometheus reads it."""
        return generate_latest(self.registry)
