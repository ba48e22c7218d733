"""Matches as they stand: read, kept, and changed one after the other. Knows no lobby and no rules.

One lock a match. The matches played last are kept: what is done to one is done at once, as the
row's number guards the write; whoever only looks, or is refused, has it read.
"""

import asyncio
from collections.abc import Awaitable, Callable, Mapping, Sequence
from time import perf_counter
from typing import Any, TypeVar
from weakref import WeakValueDictionary

from msgspec import Struct

from db import (
    Commit,
    Conflict,
    Counted,
    Damaged,
    MatchNotFound,
    MatchRecord,
    SeatRecord,
    Status,
    Store,
    WantedPost,
)
from games.catalogue import titles
from games.core.agenda import AnyPosition
from games.core.errors import GameError, SaveError
from games.core.vocabulary import Seat
from play.clock import TimeSource
from play.hours.deadlines import away_of, deadline_of
from play.match.consequences import asked_anew
from play.match.house import House, check_acting
from play.match.match import KeptMatches, Match
from play.match.open_panels import OpenPanels
from play.match.people import People
from play.refusals import DamagedMatch, NoMatchHere, TryAgain

Decided = TypeVar("Decided")
TRIES = 2
"""The number of tries of an action when another process was faster."""


class TableChange(Struct, frozen=True):
    """A change to be written: seats, posts, and values of the match's own."""

    seats: tuple[SeatRecord, ...]
    wanted: tuple[WantedPost, ...]
    changes: Mapping[str, Any] = {}


async def _at_once() -> None:
    """Wait for nothing."""


class MatchRegistry:
    """All matches of one bot, for whatever is done to them."""

    def __init__(self, store: Store, clock: TimeSource) -> None:
        self.store = store
        self.on_change: Callable[[], None] = lambda: None
        """Called after every commit."""
        self.on_decided: Callable[[int], None] = lambda _: None
        """Called after every decision in a match, with its number."""
        self.before_deciding: Callable[[], Awaitable[None]] = _at_once
        """Awaited before every decision: it may be wrong what time it is."""
        self.panels = OpenPanels()
        self.people = People(store, self._changed)
        self.house = House(store)
        self._clock = clock
        self._locks: WeakValueDictionary[int, asyncio.Lock] = WeakValueDictionary()
        self._kept = KeptMatches()
        self._began: dict[int, float] = {}
        """The moment at which the decision in each match began, by the process's own clock."""

    async def decide(
        self,
        match_id: int,
        change: Callable[[Match], Awaitable[Decided]],
        *,
        regardless: bool = False,
    ) -> Decided:
        """Do something to a match as it stands, alone; once more if another process was faster.

        Args:
            match_id: the match's number.
            change: what to do; where it refuses or meets a conflict, it has written nothing.
            regardless: do it also where the server's staff lets nobody act: for its own acts, and
                for what looks whether a question still stands, as none does there.

        Raises:
            Frozen, ClosedByStaff: the server's staff lets nobody act.
            TryAgain: the other process was faster again.
            DamagedMatch: it isn't what was written.
            Busy: somebody has locked the database, or had when this waited for its turn.
        """
        began = perf_counter()
        await self.before_deciding()
        async with self._locks.setdefault(match_id, asyncio.Lock()):
            self.store.check_lock(began)
            self._began[match_id] = began
            try:
                return await self._tried(match_id, change, regardless=regardless)
            finally:
                del self._began[match_id]

    async def _tried(
        self,
        match_id: int,
        change: Callable[[Match], Awaitable[Decided]],
        *,
        regardless: bool,
    ) -> Decided:
        for _ in range(TRIES):
            match = self._kept.get(match_id) or await self.match(match_id)
            try:
                if not regardless:
                    check_acting(match.record)
                decided = await change(match)
            except Conflict:
                self._kept.drop(match_id)
            except Damaged as error:
                self._kept.drop(match_id)
                raise DamagedMatch from error
            except GameError:
                if (await self.match(match_id)).record.number == match.record.number:
                    raise  # not only what was kept refuses
            else:
                self.on_change()
                self.on_decided(match_id)
                return decided
        raise TryAgain

    def elapsed(self, match_id: int) -> float:
        """Seconds since the decision was wanted that goes on in a match; it may have waited."""
        return perf_counter() - self._began[match_id]

    async def amend(
        self,
        match: Match,
        changed: Sequence[SeatRecord],
        wanted: Sequence[WantedPost],
        *,
        counted: Counted | None = None,
        **changes: object,
    ) -> None:
        """Change what is not the rules': clocks, orders, who has a seat, a pause.

        Args:
            match: the match as it stands.
            changed: the seats that are not as they were.
            wanted: what is to be shown.
            counted: the promise that is broken by it.
            changes: other values of the match's own.

        Raises:
            Conflict: another process was faster; nothing was written.
        """
        record = match.record
        self._kept.drop(record.id)
        now = self._clock.now()
        await self.store.amend(record, changed, wanted, now, counted=counted, **changes)

    async def ask_anew(
        self, match: Match, seat: SeatRecord, wanted: Sequence[WantedPost] = ()
    ) -> None:
        """Ask a seat once more what it is asked, in the time that was left, and call its player.

        Args:
            match: the match as it stands.
            seat: who is asked.
            wanted: what is to be shown besides the call.

        Raises:
            Conflict: another process was faster; nothing was written.
        """
        assert seat.clock is not None
        people, left = await self.people.of(match.record), seat.clock.left
        asked, called = asked_anew(match.record, match.standing, seat, people, self.now(), left)
        await self.amend(match, [asked], [*called, *wanted])

    def forget(self, match_id: int) -> None:
        """Read a match again: what is not the rules' was changed in the store."""
        self._kept.drop(match_id)

    def now(self) -> float:
        """The time, in UTC seconds."""
        return self._clock.now()

    async def move_on(
        self, match: Match, arranged: TableChange, *, carried: str | None = None
    ) -> None:
        """Write what players have settled beside the rules; the match moves on without a deed.

        Args:
            match: the match as it stands.
            arranged: what is settled.
            carried: the key of the proposal that this carries out.

        Raises:
            Conflict: another process was faster; nothing was written.
        """
        self._kept.drop(match.record.id)
        await self.store.arrange(
            match.record,
            arranged.seats,
            arranged.wanted,
            self._clock.now(),
            carried=carried,
            **arranged.changes,
        )

    def forget_all(self) -> None:
        """Read again whatever is asked for: it was changed in the store for all matches."""
        self._kept.clear()
        self.people.forget_all()

    async def deadlines(self, record: MatchRecord) -> dict[Seat, float]:
        """Give the deadline of each seat that is asked, where its time runs and has a limit."""
        people = await self.people.of(record)
        times = {
            seat.seat: deadline_of(seat.clock, people[seat.user])
            for seat in record.seats
            if seat.clock is not None
        }
        return {seat: time for seat, time in times.items() if time is not None}

    async def absences(self, record: MatchRecord) -> dict[Seat, float]:
        """Until when players are on vacation who are on one now, in UTC seconds."""
        people, now = await self.people.of(record), self._clock.now()
        away = {seat.seat: away_of(people[seat.user]) for seat in record.seats}
        return {seat: one.end for seat, one in away.items() if one.covers(now)}

    async def match(self, match_id: int) -> Match:
        """A match as it stands.

        Raises:
            NoMatchHere: there is none of this number.
            DamagedMatch: it isn't what was written, or cannot be read.
        """
        try:
            return await self._stand(await self.store.match(match_id))
        except MatchNotFound:
            raise NoMatchHere from None

    async def match_in(self, thread: int) -> Match:
        """The match that lives in a thread, as it stands.

        Raises:
            NoMatchHere: none does.
            DamagedMatch: it isn't what was written, or cannot be read.
        """
        try:
            return await self._stand(await self.store.match_in(thread))
        except MatchNotFound:
            raise NoMatchHere from None

    async def _stand(self, record: MatchRecord) -> Match:
        if record.damaged:
            self._kept.drop(record.id)
            raise DamagedMatch
        if record.status is Status.LOBBY or not record.began:
            return Match(record, None)
        kept = self._kept.get(record.id)
        if kept is not None and kept.record.number == record.number:
            match = Match(record, kept.position)
        else:
            match = Match(record, await self._load(record))
        self._kept.keep(match)
        return match

    async def _load(self, record: MatchRecord) -> AnyPosition:
        try:
            data = await self.store.position(record.id, record.number)
            return titles()[record.title].rules.codec.load(data)
        # KeyError: a title that is no more
        except (Damaged, MatchNotFound, SaveError, KeyError) as error:
            raise DamagedMatch from error

    def moved(self, record: MatchRecord, commit: Commit, position: AnyPosition) -> Match:
        """Keep a match as it was just written, without reading it."""
        match = Match(record.after(commit), position)
        self._kept.keep(match)
        return match

    def _changed(self) -> None:
        self.on_change()
