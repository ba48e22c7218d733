"""Panels that live: the one open panel of a seat is edited whenever its question changes.

An interaction's token edits its answer for fifteen minutes (docs/discord.md, Acknowledging), and
every press brings a new token. Afterwards, and after a restart, the seat has none: then calls go
out again. Discord tells nobody that a private message was dismissed.
"""

import asyncio
import contextlib
import logging
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from dataclasses import dataclass, field
from typing import Final

import discord
from cachetools import LRUCache

from cogs.gate.answers import FAILURES
from games.core.vocabulary import Seat
from play.clock import TimeSource
from play.match.match import Match
from play.match.registry import MatchRegistry
from play.post.sentences import is_passing
from play.refusals import NoMatchHere

LIFE: Final = 14 * 60.0
"""Seconds after a press for which a panel is kept up to date; its token lives a minute longer."""
COALESCING: Final = 0.3
"""Seconds for which an edit waits, so that a burst of changes becomes one."""
AGAIN: Final = 2.0
"""Seconds until a panel is tried again that cannot be drawn without the database."""
KEPT: Final = 4096
"""Panels that are known; the least used give way."""
Key = tuple[int, int]
"""A match and a user."""
log = logging.getLogger(__name__)


@dataclass
class Panel:
    """The open panel of a seat."""

    match: int
    seat: Seat
    user: int
    interaction: discord.Interaction
    """The last press: its token edits the panel."""
    message: int | None = None
    """The message, once it is known."""
    told: int = 0
    """The number of the match's last action that it has told of."""
    stands: object = None
    """A sign of all that it says; another sign, and it must be drawn anew."""
    lock: asyncio.Lock = field(default_factory=asyncio.Lock)


Redraw = Callable[[Panel, Match], Awaitable[None]]
Closed = Callable[[int, int], Awaitable[None]]


class LivingPanels:
    """The open panels of all seats.

    Args:
        registry: the matches.
        clock: the time.
        redraw: brings a panel up to date.
        closed: is called with match and user when a panel turns out to be gone.
    """

    def __init__(
        self, registry: MatchRegistry, clock: TimeSource, redraw: Redraw, closed: Closed
    ) -> None:
        self._registry = registry
        self._clock = clock
        self._redraw = redraw
        self._closed = closed
        self._panels: LRUCache[Key, Panel] = LRUCache(KEPT)
        self._due: set[Key] = set()
        self._tasks: set[asyncio.Task[None]] = set()
        registry.on_decided = self.look

    @property
    def at_rest(self) -> bool:
        """True while no panel waits to be brought up to date."""
        return not self._tasks

    @asynccontextmanager
    async def using(
        self, interaction: discord.Interaction, match: Match, seat: Seat
    ) -> AsyncIterator[Panel]:
        """Work on a seat's panel alone: the one that was pressed, or a new one instead of the old.

        A panel of which nothing is known, from before a restart, becomes the seat's.
        """
        here, user = match.record.id, interaction.user.id
        key, message = (here, user), _panel_of(interaction)
        panel, old = self._panels.get(key), None
        if panel is None or message is None or panel.message != message:
            old, panel = panel, Panel(here, seat, user, interaction, message)
            if _is_newer(old, message):
                old = None  # it stays; what was pressed is being taken away
            else:
                self._panels[key] = panel
        async with panel.lock:
            panel.interaction = interaction
            panel.seat = seat
            self._registry.panels.note(here, seat, self._clock.now() + LIFE)
            async with self._kept(panel):
                yield panel
        if old is not None:
            await self._take_away(old)

    def look(self, match: int) -> None:
        """Something was decided in a match: bring its panels up to date in a moment."""
        for key in [key for key in self._panels if key[0] == match]:
            if key not in self._due:
                self._due.add(key)
                task = asyncio.create_task(self._refresh(key))
                self._tasks.add(task)
                task.add_done_callback(self._tasks.discard)

    async def stop(self) -> None:
        """Edit no panel any more."""
        for task in [*self._tasks]:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)

    async def _refresh(self, key: Key) -> None:
        await asyncio.sleep(COALESCING)
        self._due.discard(key)  # what changes from here on needs another look
        panel = self._panels.get(key)
        if panel is None:
            return
        async with panel.lock:
            if self._panels.get(key) is not panel:
                return
            if panel.seat not in self._registry.panels.of(panel.match, self._clock.now()):
                self._forget(panel)
                return
            try:
                async with self._kept(panel):
                    match = await self._registry.match(panel.match)
                    await self._redraw(panel, match)
                if match.record.seat_of(panel.user) is None:
                    del self._panels[key]  # whoever has the seat now may have a panel too
            except NoMatchHere:  # it is forgotten with its player
                self._forget(panel)
            except FAILURES:
                log.info("match %d: the panel of seat %d is gone", panel.match, panel.seat)
            except Exception as error:  # a panel's fault must not spread
                if not is_passing(error):
                    log.exception("match %d: a panel is not up to date", panel.match)
                    return
                log.warning("match %d: a panel waits: %s", panel.match, error)
                asyncio.get_running_loop().call_later(AGAIN, self.look, panel.match)

    @asynccontextmanager
    async def _kept(self, panel: Panel) -> AsyncIterator[None]:
        """Edit a panel; if that fails nobody knows what it says, and its player may be called."""
        try:
            yield
        except FAILURES:
            self._forget(panel)
            await self._closed(panel.match, panel.user)
            raise

    def _forget(self, panel: Panel) -> None:
        self._panels.pop((panel.match, panel.user), None)
        self._registry.panels.drop(panel.match, panel.seat)

    async def _take_away(self, panel: Panel) -> None:
        """Delete a panel for which there is a newer one; one that is gone already is fine."""
        async with panel.lock:
            with contextlib.suppress(*FAILURES):
                await panel.interaction.delete_original_response()


def _is_newer(panel: Panel | None, message: int | None) -> bool:
    """Tell whether a panel has been opened after the one that was pressed."""
    if panel is None or panel.message is None or message is None:
        return False
    return panel.message > message


def _panel_of(interaction: discord.Interaction) -> int | None:
    """Give the message of the panel that was pressed; None where one is opened."""
    message = interaction.message
    return message.id if message is not None and message.flags.ephemeral else None
