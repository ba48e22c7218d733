"""Keeps in each channel that a server's staff has chosen one message with its open tables.

It is brought up to date when a table opens, fills, starts or closes. When the bot posts something
below it, it is sent anew at the end, and the old one goes, at most once in `APART` seconds; nobody
is called by it. Somebody who deletes it has it back at the next change; deleted twice it is gone
until the staff chooses the channel again. Killed anywhere, it goes on from the store.
"""

import asyncio
import contextlib
import logging
from collections.abc import Callable, Sequence
from functools import partial
from typing import Final, Protocol

from msgspec.structs import replace

from db import MatchRecord, Signpost, Unavailable
from play.clock import TimeSource
from play.hours.paces import MINUTE
from play.match.registry import MatchRegistry
from play.post.backoff import Backoff, Patience
from play.post.lists.open_tables import fingerprint, public_tables
from play.post.messenger import Trouble, Undeliverable
from play.post.posting import FORGOTTEN

APART: Final = 10 * MINUTE
"""Seconds that a message stands at least before it is sent anew at the end."""
COALESCING: Final = 1.0
"""Seconds for which a look waits, so that a burst of changes becomes one."""
LOSSES: Final = 2
"""The number of deletions by somebody after which a list is not sent again."""
_WAITS = {
    Trouble.AWAY: Patience.ENDLESS,
    Trouble.FORBIDDEN: Patience.LONG,
    Trouble.LOCKED: Patience.LONG,
}
log = logging.getLogger(__name__)


class Signs(Protocol):
    """Sends, edits and deletes the messages.

    Every method raises `Undeliverable` when Discord will not have it now.
    """

    async def put_up(self, signpost: Signpost, tables: Sequence[MatchRecord], number: int) -> int:
        """Send a list, without a sound, under this nonce; gives the message."""

    async def change(self, signpost: Signpost, tables: Sequence[MatchRecord], message: int) -> None:
        """Bring a list up to date."""

    async def take_down(self, signpost: Signpost, message: int) -> None:
        """Delete a list; one that is gone already is fine."""

    async def stands(self, signpost: Signpost, message: int) -> bool:
        """Tell whether a list is still there."""

    async def seek(self, signpost: Signpost) -> int | None:
        """Find the list that was sent since it was wanted, if there is one beside the old one."""


class _OvertakenError(Exception):
    """Another process was faster, or another message is wanted there by now."""


class Signposts:
    """Looks after all lists; `wake` it after every commit."""

    def __init__(self, registry: MatchRegistry, clock: TimeSource) -> None:
        self.connected: Callable[[], bool] = lambda: True
        """Tells whether it is known on which servers the bot is."""
        self._registry = registry
        self._store = registry.store
        self._clock = clock
        self._due = asyncio.Event()
        self._busy: dict[int, asyncio.Task[None]] = {}
        self._holds = Backoff(self.wake)
        self._began = clock.now()
        self._tried: set[tuple[int, int]] = set()
        """Channel and number of what this process began to send: it may be there unheard."""

    def wake(self) -> None:
        """Something may be due."""
        self._due.set()

    def revive(self, guild: int) -> None:
        """Something changed on a server: what failed there may pass now."""
        self._holds.revive(guild)
        self.wake()

    async def cover(self, channel: int, message: int) -> None:
        """The bot has posted a message in a channel."""
        await self._store.cover_signpost(channel, message)
        self.wake()

    async def forget(self, channel: int) -> None:
        """A channel is gone, and with it the list there."""
        await self._store.forget_signpost(channel)

    async def run(self, signs: Signs) -> None:
        """Look after them for ever; one that fails does not keep the others waiting."""
        self._holds.begin()
        try:
            while True:
                wait = await self._look(signs) if self.connected() else COALESCING
                with contextlib.suppress(TimeoutError):
                    async with asyncio.timeout(wait):
                        await self._due.wait()
                await asyncio.sleep(COALESCING)
                self._due.clear()
        finally:
            self._holds.stop()
            for task in self._busy.values():
                task.cancel()
            await asyncio.gather(*self._busy.values(), return_exceptions=True)
            self._busy.clear()

    async def _look(self, signs: Signs) -> float:
        """Begin what is due; gives the seconds until the next look, if nobody wakes it before."""
        signposts = await self._store.signposts()
        waiting = await self._store.tables_at_signposts() if signposts else []
        wait = MINUTE
        for one in signposts:
            tables = public_tables(waiting, one.channel)
            if self._is_due(one, tables):
                if one.channel not in self._busy and self._holds.lets(one.channel, ()):
                    task = asyncio.create_task(self._tend(one, tables, signs))
                    self._busy[one.channel] = task
                    task.add_done_callback(partial(self._ended, one.channel))
            elif one.covered:
                wait = min(wait, self._rest(one))
        return wait

    def _is_due(self, one: Signpost, tables: Sequence[MatchRecord]) -> bool:
        if not one.stands or one.message is None or one.old is not None:
            return True
        return one.shown != fingerprint(tables) or self._is_to_move(one)

    def _is_to_move(self, one: Signpost) -> bool:
        return one.message is not None and one.covered and self._rest(one) <= 0

    def _rest(self, one: Signpost) -> float:
        """Seconds until a list may be sent anew."""
        return APART - abs(self._clock.now() - one.made)  # the clock may have been turned back

    def _ended(self, channel: int, task: asyncio.Task[None]) -> None:
        """Look again for what came due meanwhile."""
        self._busy.pop(channel, None)
        if not task.cancelled():
            if error := task.exception():
                log.error("channel %d: its list cannot be looked after", channel, exc_info=error)
                self._holds.hold(channel, None, ())
            self.wake()

    async def _tend(self, one: Signpost, tables: Sequence[MatchRecord], signs: Signs) -> None:
        try:
            await (self._show if one.stands else self._remove)(one, tables, signs)
        except _OvertakenError:
            return
        except Undeliverable as error:
            log.info("channel %d: its list is not shown: %s", one.channel, error)
            await self._mend(one, error)
        except Unavailable as error:
            log.warning("channel %d: its list must wait: %s", one.channel, error)
            self._holds.hold(one.channel, None, ())
        else:
            self._holds.all_shown(one.channel)

    async def _remove(self, one: Signpost, _: Sequence[MatchRecord], signs: Signs) -> None:
        """Nobody wants it any more."""
        for message in (one.old, one.message):
            if message is not None:
                await signs.take_down(one, message)
        await self._noted(one, message=None, old=None, shown="")

    async def _show(self, one: Signpost, tables: Sequence[MatchRecord], signs: Signs) -> None:
        """Have it stand at the end, as it should be; the one before goes last."""
        if one.message is not None and self._is_to_move(one):
            if not await signs.stands(one, one.message):
                raise Undeliverable("somebody has deleted the list", Trouble.MESSAGE_GONE)
            one = await self._anew(one, old=one.message)
        if one.message is None:
            one = await self._sent(one, tables, signs)
        elif one.shown != (shown := fingerprint(tables)):
            await signs.change(one, tables, one.message)
            one = await self._noted(one, shown=shown)
        if one.old is not None:
            await signs.take_down(one, one.old)
            await self._noted(one, old=None)

    async def _sent(self, one: Signpost, tables: Sequence[MatchRecord], signs: Signs) -> Signpost:
        """Send it, unless it was sent already: by its nonce, and later by a look, it is found."""
        found, key = None, (one.channel, one.number)
        again = one.made < self._began or key in self._tried
        if one.made < self._began or self._clock.now() - one.made >= FORGOTTEN:
            found = await signs.seek(one)
        self._tried.add(key)
        message = found or await signs.put_up(one, tables, one.channel + one.number)
        if again or found:
            await signs.change(one, tables, message)
        sent = await self._noted(one, message=message, shown=fingerprint(tables))
        self._tried.discard(key)
        return sent

    async def _mend(self, one: Signpost, error: Undeliverable) -> None:
        """See to one that Discord would not have."""
        match error.trouble:
            case Trouble.CHANNEL_GONE:
                await self.forget(one.channel)
            case Trouble.MESSAGE_GONE:
                await self._lose(one)
            case trouble:
                patience = _WAITS.get(trouble, Patience.DOUBLING)
                self._holds.hold(one.channel, one.guild, (), after=error.after, patience=patience)

    async def _lose(self, one: Signpost) -> None:
        """Somebody has deleted it: it comes back once."""
        losses = one.losses + 1
        with contextlib.suppress(_OvertakenError):
            await self._anew(one, losses=losses, stands=losses < LOSSES)

    async def _anew(self, one: Signpost, **changes: object) -> Signpost:
        """Another message is wanted in place of the one that stood there."""
        now, number = self._clock.now(), one.number + 1
        fresh = {"message": None, "shown": "", "covered": False, "made": now, "number": number}
        return await self._noted(one, **fresh | changes)

    async def _noted(self, one: Signpost, **changes: object) -> Signpost:
        if not await self._store.change_signpost(one, **changes):
            raise _OvertakenError
        return replace(one, **changes)
