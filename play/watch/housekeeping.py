"""Housekeeping: close matches that nobody plays any more, keep the others' threads open.

Discord archives a thread that is quiet for a week, so those of running matches are kept awake.
Matches that fall silent are closed: running ones after a notice, invitations without one. What
nobody could do while the bot was gone is not silence: see `Store.pass_over`.
"""

import logging

from db import NOBODY, Audit, By, StaffAct
from games.core.agenda import conclude
from games.core.vocabulary import CoreReason, Ending
from play.clock import TimeSource
from play.hours.deadlines import away_of
from play.hours.paces import DAY, HOUR, MINUTE
from play.match.gameplay import Gameplay
from play.match.match import Match, MatchRecord, Status
from play.match.post_names import ThreadPost, Word, WordPost
from play.match.registry import MatchRegistry
from play.table.halting import NO_THREAD, shut

QUIET = 6 * DAY
"""Seconds without a message after which a thread is kept awake."""
UNTOUCHED = 14 * DAY
"""Seconds after which an invitation is closed that nobody has touched."""
SILENT = 30 * DAY
"""Seconds without anything done by a player, after which a running match gets its notice.

A vacation of all who are asked is not among them, nor what was before it; a pause is.

So long, too, a match rests whose thread was deleted and of which nobody wants another one.
"""
NOTICE = 7 * DAY
"""Seconds between that and its end."""
FEW = 3
"""Matches that are looked after at a time."""
log = logging.getLogger(__name__)


class QuietThreads:
    """Looks for quiet threads, no more often than once an hour."""

    def __init__(self, registry: MatchRegistry, clock: TimeSource) -> None:
        self._registry = registry
        self._clock = clock
        self._looked = 0.0
        """The time of the last look for quiet threads."""

    async def keep_awake(self) -> None:
        """Have the threads kept awake in which nothing was said for days."""
        now, store = self._clock.now(), self._registry.store
        if 0 <= now - self._looked < HOUR:
            return
        self._looked = now
        for match_id in await store.quiet_since(now - QUIET):
            await store.want(match_id, [ThreadPost().wanted()], now)
            self._registry.on_change()


class SilentMatches:
    """Closes what nobody plays any more.

    Looks at most once a minute and at a few matches at a time, so that nothing floods after a long
    downtime.
    """

    def __init__(self, registry: MatchRegistry, gameplay: Gameplay, clock: TimeSource) -> None:
        self._registry = registry
        self._gameplay = gameplay
        self._clock = clock
        self._looked: float | None = None
        self._faulty: set[int] = set()
        """Matches that could not be closed; they are left alone until the next start."""

    async def close_some(self) -> None:
        """Warn or close a few matches, if none were looked after within the last minute."""
        now = self._clock.now()
        if self._looked is not None and 0 <= now - self._looked < MINUTE:
            return
        self._looked = now
        found = await self._registry.store.silent(
            untouched=now - UNTOUCHED,
            before=now - SILENT,
            told_before=now - NOTICE,
            most=FEW + len(self._faulty),
        )
        for match_id in [one for one in found if one not in self._faulty][:FEW]:
            await self._close(match_id)

    async def _close(self, match_id: int) -> None:
        try:
            await self._registry.decide(match_id, self._go_on, regardless=True)
        except Exception:  # a fault in one match must not stop all clocks
            log.exception("match %d: cannot be closed", match_id)
            self._faulty.add(match_id)

    async def _go_on(self, kept: Match) -> None:
        """The next thing that silence brings to a match as it stands now."""
        match, now = await self._registry.match(kept.record.id), self._clock.now()
        record = match.record
        if record.status is Status.OVER or record.frozen is not None:
            return
        if record.lost is not None:
            if now - record.lost > SILENT:  # the note about its thread was its notice
                entry = Audit(record.guild, now, NOBODY, StaffAct.GONE, record.id)
                await shut(self._registry, match, entry, [NO_THREAD])
        elif record.status is Status.LOBBY:
            if now - record.stirred > UNTOUCHED:
                await self._registry.store.withdraw(record.id, record.number, now)
        elif now - record.stirred > SILENT:
            await self._wait_warn_or_close(match, record, now)

    async def _wait_warn_or_close(self, match: Match, record: MatchRecord, now: float) -> None:
        """A vacation of all who are asked is no silence: that begins anew when somebody is back."""
        people = await self._registry.people.of(record)
        asked = [away_of(people[seat.user]) for seat in record.seats if seat.clock is not None]
        back = min((one.end if one.start <= now else 0.0 for one in asked), default=0.0)
        since = min(back, now - DAY)  # a digest, which is of a day, takes it for no deed
        if since > record.stirred:
            await self._registry.amend(match, (), (), stirred=since)
        else:
            await self._warn_or_close(match, record, now)

    async def _warn_or_close(self, match: Match, record: MatchRecord, now: float) -> None:
        if record.warned is None or record.warned <= record.stirred:
            await self._registry.amend(match, (), (_notice(record).wanted(),), warned=now)
            return
        if now - record.warned <= NOTICE:
            return
        notice = _notice(record)
        told = await self._registry.store.post(record.id, notice.kind, notice.key)
        if told is None or told.message is None:  # Discord would not have it: nobody was told
            await self._registry.amend(match, (), (), warned=now)
            return
        after, events = conclude(match.standing, Ending(CoreReason.ABANDONED))
        await self._gameplay.commit(match, after, events, seat=None, by=By.CLOCK)


def _notice(record: MatchRecord) -> WordPost:
    """The word that tells of one silence; another silence has another."""
    return WordPost(Word.CLOSING, 0, int(record.stirred // MINUTE))
