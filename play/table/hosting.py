"""The rights of a host before the start: who may come in, who has to go, who is the host."""

from games.core.errors import GameError
from play.match.lobby.lobbies import Lobbies, lobby_of
from play.match.match import Match, MatchRecord, SeatRecord, is_robot
from play.match.registry import MatchRegistry
from play.refusals import NoSuchSeat, NotTheHost


class NoThreadYet(GameError):
    """The private thread of this table is about to be made."""

    tag = "no-thread-yet"


class Hosts:
    """Does what hosts decide about people."""

    def __init__(self, registry: MatchRegistry, lobbies: Lobbies) -> None:
        self._store = registry.store
        self._lobbies = lobbies

    async def may_invite(self, match: Match, user: int, guest: int) -> None:
        """Check that somebody could be invited by a user.

        Raises:
            NotAPlayer: it is not for this user.
            NotInLobby, GuestSeated, MatchFull, NoSeatForGuest, NobodyElseHere: see
                `Lobbies.may_join`.
            NotTheHost: the host has sent that person away, and only the host takes that back.
            NoThreadYet: the table is private, and its thread does not exist yet.
        """
        record = match.record
        if record.is_private and record.thread is None:
            raise NoThreadYet
        match.seat_of(user)
        await self._lobbies.may_join(record.id, guest)
        away = (await self._store.guests(record.id)).get(guest) is False
        if away and record.host != user:
            raise NotTheHost

    async def invite(self, match_id: int, user: int, guest: int) -> None:
        """Let somebody in, also where the table is closed.

        Raises:
            NotAPlayer, NotInLobby, …: see `may_invite`.
        """

        async def invite(match: Match) -> None:
            record = lobby_of(match)
            await self.may_invite(match, user, guest)
            await self._lobbies.reseat(record, record.seats, guests={guest: True})

        await self._lobbies.decide(match_id, invite)

    async def remove(self, match_id: int, user: int, gone: int) -> None:
        """Take somebody's seat away, who may not come back without being invited.

        Raises:
            NotInLobby, NotTheHost: it is too late, or not for this user.
            NoSuchSeat: nobody sits there by that id, or it is the host or a robot.
        """

        async def remove(match: Match) -> None:
            record = lobby_of(match)
            left = other(record, user, gone)
            await self._lobbies.unseat(record, left, {gone: False})

        await self._lobbies.decide(match_id, remove)

    async def hand_on(self, match_id: int, user: int, heir: int) -> None:
        """Make another player the host.

        Raises:
            NotInLobby, NotTheHost: it is too late, or not for this user.
            NoSuchSeat: nobody sits there by that id, or it is the host or a robot.
        """

        async def hand_on(match: Match) -> None:
            record = lobby_of(match)
            seat = other(record, user, heir)
            await self._lobbies.reseat(record, record.seats, host=seat.user)

        await self._lobbies.decide(match_id, hand_on)


def others(record: MatchRecord) -> list[SeatRecord]:
    """The players at a table beside its host."""
    return [seat for seat in record.seats if seat.user != record.host and not is_robot(seat)]


def other(record: MatchRecord, user: int, named: int) -> SeatRecord:
    """The player of this id, whom the host means.

    Raises:
        NotTheHost: the user isn't.
        NoSuchSeat: nobody sits there by that id, or it is the host or a robot.
    """
    if record.host != user:
        raise NotTheHost
    for seat in others(record):
        if seat.user == named:
            return seat
    raise NoSuchSeat
