"""The store's methods; each is one transaction, and knows no rules and no Discord."""

import zlib
from collections.abc import Sequence
from typing import Any

from sqlalchemy import Select, and_, select, update

from db import reading
from db.announcements import AnnouncementStore
from db.blocks import BlockStore
from db.delivered import DeliveryStore
from db.errors import Conflict, Damaged, MatchNotFound
from db.forgetting import Forgetting
from db.guests import GuestStore
from db.lobbies import LobbyStore
from db.mending import Mending
from db.overview import OverviewStore
from db.practice import PracticeStore
from db.promises import PromiseStore, count, uncount
from db.proposals import ProposalStore, overtake, vacate
from db.records import (
    Commit,
    Counted,
    LoggedAction,
    MatchRecord,
    OpenQuestion,
    SeatRecord,
    Status,
    WantedPost,
)
from db.restored import Restored
from db.schema import clocks, matches, seats
from db.signposts import SignpostStore
from db.soundness import checksums
from db.soundness.sealing import sound
from db.staff import StaffStore, tell_act
from db.times import Times
from db.writing import (
    advance,
    change_seats,
    hand_over,
    hold,
    record,
    stand,
    want,
    whole,
)


class Store(
    AnnouncementStore,
    BlockStore,
    DeliveryStore,
    Forgetting,
    GuestStore,
    LobbyStore,
    Mending,
    OverviewStore,
    PracticeStore,
    PromiseStore,
    ProposalStore,
    Restored,
    SignpostStore,
    StaffStore,
    Times,
):
    """All matches of one bot. Open it with `Store.open`, close it with `close`."""

    # --- play -------------------------------------------------------------------------------

    @whole
    async def start(self, match: int, number: int, step: Commit) -> None:
        """The first position of a match.

        Raises:
            Conflict: the match moved on since `number` was read.
        """
        async with self._writing() as db, sound(db, match):
            changes = {"status": Status.RUNNING, "turn": step.turn, "stirred": step.at}
            await advance(db, match, number, Status.LOBBY, **changes)
            await record(db, match, number + 1, step)

    @whole
    async def act(self, match: int, number: int, step: Commit) -> None:
        """One accepted action with all that follows from it.

        Raises:
            Conflict: the match moved on since `number` was read; nothing was written.
        """
        changes: dict[str, object] = {"turn": step.turn}
        if step.by is None:
            changes["stirred"] = step.at
        if step.over:
            changes |= {"status": Status.OVER, "ended": step.at}
        async with self._writing() as db, sound(db, match):
            await advance(db, match, number, Status.RUNNING, **changes)
            await record(db, match, number + 1, step)
            await overtake(db, match, number + 1, step)
            await uncount(db, match, step.undone)
            await count(db, match, step.counted, step.at)
            if step.entry is not None:
                await tell_act(db, match, number + 1, step.entry)

    @whole
    async def arrange(
        self,
        record: MatchRecord,
        changed: Sequence[SeatRecord],
        wanted: Sequence[WantedPost],
        at: float,
        /,
        *,
        carried: str | None = None,
        **changes: object,
    ) -> None:
        """Write an agreement of the players beside the rules; the match moves on without an action.

        Args:
            record: the match as it was read.
            changed: the seats that are not as they were; users and names may be others.
            wanted: what is to be shown.
            at: when, in UTC seconds.
            carried: the key of the proposal that this carries out.
            changes: other values of the match's own.

        Raises:
            Conflict: the match moved on since it was read, or that proposal stands no more;
                nothing was written.
        """
        left = {one.seat: one.user for one in changed if not _sat(record, one)}
        async with self._writing() as db, sound(db, record.id):
            await advance(db, record.id, record.number, Status.RUNNING, stirred=at, **changes)
            await stand(db, record.id, record.number)
            await hand_over(db, record.id, changed)
            await change_seats(db, record.id, changed)
            await vacate(db, record.id, record.number + 1, left, at, carried=carried)
            await want(db, record.id, record.number + 1, wanted, at)

    # --- clocks -----------------------------------------------------------------------------

    async def next_clock(self) -> OpenQuestion | None:
        """The question that is to be looked after first."""
        row = await self._first(reading.NEXT_CLOCK)
        return None if row is None else OpenQuestion(*row)

    @whole
    async def amend(
        self,
        record: MatchRecord,
        changed: Sequence[SeatRecord],
        wanted: Sequence[WantedPost],
        at: float,
        /,
        *,
        counted: Counted | None = None,
        **changes: object,
    ) -> None:
        """Set seats and their clocks from now on; the match itself does not move.

        Args:
            record: the match as it was read.
            changed: the seats that are not as they were.
            wanted: what is to be shown.
            at: when, in UTC seconds.
            counted: the promise that is broken by it.
            changes: other values of the match's own.

        Raises:
            Conflict: the match moved on since it was read; nothing was written.
        """
        async with self._writing() as db, sound(db, record.id):
            if await hold(db, record.id) != record.number:
                raise Conflict(f"match {record.id} is not at {record.number} any more")
            if changes:
                here = matches.c.id == record.id
                await db.execute(update(matches).where(here).values(**changes))
            await change_seats(db, record.id, changed)
            await want(db, record.id, record.number, wanted, at)
            await count(db, record.id, counted, at)

    @whole
    async def put_off(self, clock: OpenQuestion, until: float) -> None:
        """Look after a question later."""
        async with self._writing() as db:
            here = and_(clocks.c.match == clock.match, clocks.c.seat == clock.seat)
            await db.execute(update(clocks).where(here).values(due=until))

    @whole
    async def hurry(self, user: int) -> None:
        """Look at once after all that a user is asked."""
        async with self._writing() as db:
            own = and_(seats.c.match == clocks.c.match, seats.c.seat == clocks.c.seat)
            asked = select(seats.c.user).where(own, seats.c.user == user).exists()
            await db.execute(update(clocks).where(asked).values(due=0.0))

    # --- reading ----------------------------------------------------------------------------

    async def match(self, match: int) -> MatchRecord:
        """A match with its seats.

        Raises:
            MatchNotFound: there is none of this number.
        """
        return await self._match(reading.MATCH, match)

    async def match_in(self, thread: int) -> MatchRecord:
        """The match that lives in a thread; in direct messages the last one that began.

        Raises:
            MatchNotFound: none does.
        """
        return await self._match(reading.MATCH_IN, thread)

    async def matches_of(self, user: int, guild: int | None) -> list[MatchRecord]:
        """The open and running matches where a user has a seat, newest first.

        Args:
            user: the user.
            guild: the server; None: anywhere.
        """
        if guild is None:
            return reading.records_of(await self._all(reading.MATCHES_ANYWHERE_OF, seated=user))
        rows = await self._all(reading.MATCHES_OF, seated=user, of=guild)
        return reading.records_of(rows)

    async def finished(self, user: int, guild: int | None, most: int) -> list[MatchRecord]:
        """The last matches that a user has played to their end, latest first.

        Args:
            user: the user.
            guild: the server; None: anywhere.
            most: how many at most.
        """
        if guild is None:
            rows = await self._all(reading.FINISHED_ANYWHERE, seated=user, most=most)
        else:
            rows = await self._all(reading.FINISHED, seated=user, of=guild, most=most)
        found = reading.records_of(rows)
        return sorted(found, key=lambda record: record.ended or 0.0, reverse=True)

    async def alone(self, title: str, guild: int, user: int | None = None) -> list[MatchRecord]:
        """The matches of a title that somebody has played alone, to their end.

        Args:
            title: the game.
            guild: the server.
            user: the one whose matches are meant; None: anybody's.
        """
        if user is None:
            return reading.records_of(await self._all(reading.ALONE, called=title, of=guild))
        rows = await self._all(reading.ALONE_OF, called=title, of=guild, seated=user)
        return reading.records_of(rows)

    async def matches_with(self, user: int, since: float) -> list[MatchRecord]:
        """The matches of a user on all servers that go on, or that ended after a time."""
        rows = await self._all(reading.MATCHES_WITH, seated=user, after=since)
        return reading.records_of(rows)

    async def silent(
        self, *, untouched: float, before: float, told_before: float, most: int
    ) -> list[int]:
        """Matches in which nobody does anything, the quietest first.

        Args:
            untouched: invitations that nobody has touched since then, in UTC seconds.
            before: running matches in which no player did anything since then, and was not told,
            told_before: or was told before this moment.
            most: how many at most.
        """
        rows = await self._all(
            reading.SILENT, untouched=untouched, before=before, told_before=told_before, most=most
        )
        return [row[0] for row in rows]

    async def position(self, match: int, number: int) -> bytes:
        """A position as it was saved under a number.

        Raises:
            MatchNotFound: there is none.
            Damaged: it isn't what was written, or cannot be unpacked.
        """
        row = await self._first(reading.POSITION, of=match, at=number)
        if row is None:
            raise MatchNotFound(f"match {match} has no position {number}")
        if row.checksum != checksums.of_position(match, number, row.data):
            raise Damaged(f"match {match}, position {number} is not what was written")
        try:
            return zlib.decompress(row.data)
        except zlib.error as error:
            raise Damaged(f"match {match}, position {number}: {error}") from error

    async def deeds(self, match: int, turn: int | None = None) -> list[LoggedAction]:
        """The history of a match, or of one of its player-turns, oldest first."""
        if turn is None:
            rows = await self._all(reading.DEEDS, of=match)
        else:
            rows = await self._all(reading.DEEDS_OF_TURN, of=match, during=turn)
        return [LoggedAction(*row) for row in rows]

    async def deeds_since(
        self, match: int, seat: int, *, orders: bool = True
    ) -> list[LoggedAction]:
        """The history from a seat's last action that stands on, oldest first; none: nothing.

        Without orders it is the last one that no standing order has done.

        It begins earlier where something older was taken back after that action: the positions
        saved in between hold what was taken back.
        """
        since = reading.DEEDS_SINCE if orders else reading.DEEDS_SINCE_CHOSEN
        rows = await self._all(since, of=match, by=seat)
        return [LoggedAction(*row) for row in rows]

    async def lapses(self, match: int, seat: int, number: int) -> dict[int, int | None]:
        """The actions of the clock for a seat since an action's turn, and what took them back."""
        rows = await self._all(reading.LAPSES, of=match, by=seat, number=number)
        return {row[0]: row[1] for row in rows}

    async def deeds_after(self, match: int, number: int) -> list[LoggedAction]:
        """The history of a match after an action's number, oldest first."""
        rows = await self._all(reading.DEEDS_AFTER, of=match, after=number)
        return [LoggedAction(*row) for row in rows]

    async def _match(self, wanted: Select[Any], of: int) -> MatchRecord:
        found = reading.records_of(await self._all(wanted, of=of))
        if not found:
            raise MatchNotFound
        return found[0]


def _sat(record: MatchRecord, seat: SeatRecord) -> bool:
    """Tell if a seat's player had it before."""
    return record.seats[seat.seat].user == seat.user
