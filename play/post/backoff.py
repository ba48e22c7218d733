"""Matches whose delivery failed: when each may try again, so that nobody is hammered.

What failed is tried again after a while, twice as long each time, up to a minute. Sooner when
something new is wanted of the match, or when something changed on its server; but never twice in
`AGAIN` seconds.
"""

import asyncio
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from enum import Enum, auto

from db import Post
from play.match.post_names import NotePost

AGAIN = 5.0
"""Seconds until what failed is tried again; twice as many each time, up to `SLOWEST`."""
SLOWEST = 60.0
"""So that a match is not left behind for long once Discord is well again."""
LONGEST = 300.0
"""Seconds after which is tried again what somebody must mend first."""


class Patience(Enum):
    """The ways in which a match waits for better times."""

    DOUBLING = auto()
    """From seconds up to `SLOWEST`."""
    LONG = auto()
    """`LONGEST` at once: somebody must do something first."""
    ENDLESS = auto()
    """Until something changes on the server."""


@dataclass
class Hold:
    """A match that waits."""

    guild: int | None
    wanted: frozenset[tuple[int, int, bool]]
    """The posts that were due when it failed."""
    waited: float
    soonest: float
    """The loop's time before which nothing is tried."""
    timer: asyncio.TimerHandle | None = None
    over: bool = False


class Backoff:
    """All matches that wait; `wake` is called whenever one of them may go on."""

    def __init__(self, wake: Callable[[], None]) -> None:
        self._wake = wake
        self._holds: dict[int, Hold] = {}

    def hold(
        self,
        match_id: int,
        guild: int | None,
        due: Sequence[Post],
        *,
        after: float = 0.0,
        patience: Patience = Patience.DOUBLING,
    ) -> None:
        """Let a match wait from now on, at least so many seconds."""
        now = asyncio.get_running_loop().time()
        before = self._holds.pop(match_id, None)
        waited = min(SLOWEST, max(AGAIN, before.waited * 2 if before else 0.0))
        _stop(before)
        hold = Hold(guild, _wanted(due), waited, now + max(AGAIN, after))
        self._holds[match_id] = hold
        match patience:
            case Patience.DOUBLING:
                self._release(hold, max(hold.soonest, now + waited))
            case Patience.LONG:
                self._release(hold, max(hold.soonest, now + LONGEST))

    def lets(self, match_id: int, due: Sequence[Post]) -> bool:
        """Tell whether a match may try now; if something new is wanted of it, it soon may."""
        hold = self._holds.get(match_id)
        if hold is None or hold.over:
            return True
        if not _wanted(due) <= hold.wanted:
            self._release(hold, hold.soonest)
        return hold.over

    def all_shown(self, match_id: int) -> None:
        """All that was due is shown."""
        _stop(self._holds.pop(match_id, None))

    def revive(self, guild: int) -> None:
        """Something changed on a server: its matches may try again soon."""
        for hold in self._holds.values():
            if hold.guild == guild:
                self._release(hold, hold.soonest)

    def stop(self) -> None:
        """Wake nobody any more."""
        for hold in self._holds.values():
            _stop(hold)

    def begin(self) -> None:
        """Hold nobody back for what failed before: the timers that would end it were stopped."""
        self._holds.clear()

    def _release(self, hold: Hold, at: float) -> None:
        _stop(hold)
        loop = asyncio.get_running_loop()
        if at <= loop.time():
            self._end(hold)
        else:
            hold.timer = loop.call_at(at, self._end, hold)

    def _end(self, hold: Hold) -> None:
        hold.over = True
        self._wake()


def _stop(hold: Hold | None) -> None:
    if hold is not None and hold.timer is not None:
        hold.timer.cancel()


def _wanted(due: Sequence[Post]) -> frozenset[tuple[int, int, bool]]:
    """Give the posts that are due, without the notes about what is in the way."""
    return frozenset(
        (post.id, post.wanted, post.gone) for post in due if post.kind != NotePost.kind
    )
