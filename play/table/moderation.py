"""Acts of a staff, or of the operator, on matches: each is in the log, and told in the thread.

Nothing here reads a view, an event or a hand: what the staff is told, it could see before.
"""

from collections.abc import Awaitable, Callable, Sequence
from dataclasses import dataclass

from msgspec.structs import replace

from db import Audit, MatchRecord, SeatRecord, StaffAct, Status, Store, WantedPost
from games.core.errors import GameError, GameOver
from games.core.vocabulary import Seat
from play.match.house import Frozen
from play.match.lobby.lobbies import Lobbies
from play.match.match import Match, is_robot, people_of
from play.match.post_names import StaffPost
from play.match.registry import MatchRegistry
from play.refusals import NoMatchHere, NotStarted, TryAgain
from play.table.halting import NO_THREAD, going_on, in_sight, shut, stopped, table_of, taken_by
from play.table.retired_seats import check_stays, leavers
from play.table.robots import USUAL, newcomer


class NotFrozen(GameError):
    """Nobody has frozen the match."""

    tag = "not-frozen"


class NotClosed(GameError):
    """Nobody has closed the match."""

    tag = "not-closed"


class SameChannel(GameError):
    """The match is in that channel."""

    tag = "same-channel"


class RobotStays(GameError):
    """The seat is a robot's."""

    tag = "robot-stays"


class NobodyLeft(GameError):
    """Only robots would be left at the table."""

    tag = "nobody-left"


@dataclass(frozen=True)
class Halts:
    """Closes matches, stops them, and lets them go on: for a staff, and for the operator."""

    registry: MatchRegistry

    async def close(self, match_id: int, entry: Audit) -> None:
        """End a match without a winner, as it stands; an invitation cannot be joined any more.

        Raises:
            GameOver, ClosedByStaff: it is over.
        """

        async def close(match: Match) -> None:
            if match.record.status is Status.OVER:
                raise GameOver
            await shut(self.registry, match, entry, [NO_THREAD])

        await self._decide(match_id, close)

    async def freeze(self, match_id: int, entry: Audit) -> None:
        """Let nobody act in a running match; its clocks stand.

        Raises:
            NotStarted, GameOver: it does not run.
            Frozen: nobody can act already.
        """

        async def freeze(match: Match) -> None:
            _check_running(match)
            if match.record.frozen is not None:
                raise Frozen
            seats, calls = stopped(await table_of(self.registry, match))
            await self._write(match, entry, seats, calls, frozen=entry.at)

        await self._decide(match_id, freeze)

    async def unfreeze(self, match_id: int, entry: Audit) -> None:
        """Let a frozen match go on; one that has no thread rests until somebody wants another.

        Raises:
            NotFrozen: it does.
        """

        async def unfreeze(match: Match) -> None:
            record = match.record
            if record.status is not Status.RUNNING or record.frozen is None:
                raise NotFrozen
            table = await table_of(self.registry, match)
            seats, calls = going_on(table) if record.lost is None else ((), [])
            await self._write(match, entry, seats, calls, frozen=None)

        await self._decide(match_id, unfreeze)

    async def reopen(self, match_id: int, entry: Audit) -> None:
        """Let a match go on, or wait for players, that was closed.

        Raises:
            NotClosed: nobody has closed it.
        """

        async def reopen(match: Match) -> None:
            record = match.record
            if not record.is_closed:
                raise NotClosed
            seats, calls = going_on(await table_of(self.registry, match))
            stage = Status.RUNNING if record.began else Status.LOBBY
            changes = {"status": stage, "frozen": None, "ended": None, "losses": None}
            await self._write(match, entry, seats, [*calls, NO_THREAD], **changes)

        await self._decide(match_id, reopen)

    @property
    def _store(self) -> Store:
        return self.registry.store

    async def _decide(self, match_id: int, change: Callable[[Match], Awaitable[None]]) -> None:
        """As the registry does, by the seats as they stand: a robot may have come elsewhere."""

        async def decide(kept: Match) -> None:
            await change(await self.registry.match(kept.record.id))

        await self.registry.decide(match_id, decide, regardless=True)

    async def _write(
        self,
        match: Match,
        entry: Audit,
        seats: Sequence[SeatRecord],
        wanted: Sequence[WantedPost],
        **changes: object,
    ) -> None:
        record = match.record
        posts = (*wanted, *in_sight(record))
        await self._store.moderate(record, entry, seats, posts, **changes)
        self.registry.forget(record.id)


@dataclass(frozen=True)
class Moderation(Halts):
    """Moves matches too, and takes players out of them."""

    lobbies: Lobbies
    bring: Callable[[MatchRecord, int, Sequence[WantedPost]], Awaitable[bool]]
    """Lets a match live in another channel; see `Places.bring`."""

    async def remove(self, match_id: int, seat: Seat, entry: Audit) -> None:
        """Take a player out of a match: the seat is a robot's from now on; in a lobby it is free.

        Raises:
            GameOver: it is over.
            RobotStays, SeatIsOut: nobody is to be removed there.
            NobodyLeft: nobody else would be there.
        """

        async def remove(match: Match) -> None:
            record = match.record
            if record.status is Status.OVER:
                raise GameOver
            gone = record.seats[seat]
            if is_robot(gone) or gone.user != entry.about:
                raise RobotStays
            if record.status is Status.LOBBY:
                await self._store.note_act(entry)
                await self.lobbies.rise(match, gone)
                return
            await check_stays(self.registry, match, seat)
            out = await leavers(self.registry, match)
            others = [one for one in people_of(record) if one != gone and one.seat not in out]
            if not others:
                raise NobodyLeft
            table, robot = await table_of(self.registry, match), newcomer(record.seats, USUAL)
            fresh, calls = taken_by(table, gone, robot)
            host = others[0].user if record.host == gone.user else record.host
            await self._write(match, entry, (fresh,), calls, host=host)

        await self._decide(match_id, remove)

    async def move(self, match_id: int, channel: int, entry: Audit) -> int | None:
        """Bring a match into another channel, with a thread of its own there; gives the old one.

        Raises:
            GameOver: it is over.
            SameChannel: it is there.
            NoMatchHere: it is played in direct messages.
            TryAgain: it was given another thread meanwhile.
        """
        record = (await self.registry.match(match_id)).record
        if record.status is Status.OVER:
            raise GameOver
        if record.channel == channel:
            raise SameChannel
        if record.is_direct:
            raise NoMatchHere
        told = StaffPost(await self._store.note_act(entry)).wanted()
        if not await self.bring(record, channel, [told]):
            raise TryAgain
        return record.thread


def _check_running(match: Match) -> None:
    if match.record.status is Status.OVER:
        raise GameOver
    if match.position is None:
        raise NotStarted


def entry_of(
    record: MatchRecord,
    by: int,
    what: StaffAct,
    at: float,
    *,
    about: int | None = None,
    reason: str | None = None,
) -> Audit:
    """The entry in the log that tells an act on a match."""
    plain = Audit(record.guild, at, by, what, record.id)
    return replace(plain, about=about, reason=reason)
