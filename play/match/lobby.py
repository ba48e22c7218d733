"""The lobby of a match: open it, take and give up seats, choose what will be played."""

import asyncio
import secrets
from collections.abc import Awaitable, Callable, Iterable, Sequence

import msgspec
from msgspec.structs import replace

from db import NO_SERVER, Followed, MatchRecord, SeatRecord, Status
from games.catalogue import titles
from games.core.dice import SECRET_BYTES
from games.core.errors import GameOver, InvalidAction
from play.hours.paces import PACES
from play.hours.timeouts import TIMEOUTS, USUAL_TIMEOUT
from play.library import playable
from play.match.match import Match, Person, is_robot, people_of
from play.match.registry import Decided, MatchRegistry
from play.match.seal import fit, seal_of
from play.match.variants import teaches, teaching, varied, wishing, without_seat
from play.refusals import (
    GuestSeated,
    MatchFull,
    NobodyElseHere,
    NoSeatForGuest,
    NoSeatHere,
    NoSuchTitle,
    NotInLobby,
    NotTheHost,
    OneAtATime,
    SeatTaken,
    TooManyOpen,
)
from renderer.themes import THEMES

OPEN_OWN, OPEN_ALL = 5, 50
"""Invitations that may wait for players on a server: of one host who sits there, and in all."""


class Lobbies:
    """The matches that wait for players."""

    def __init__(self, registry: MatchRegistry) -> None:
        self._registry = registry
        self._store = registry.store
        self._opening = asyncio.Lock()

    async def decide(self, match_id: int, change: Callable[[Match], Awaitable[Decided]]) -> Decided:
        """Change a lobby as it stands, alone; see `MatchRegistry.decide`."""
        return await self._registry.decide(match_id, change)

    async def create(
        self,
        title: str,
        guild: int,
        channel: int,
        host: Person,
        *,
        pace: str | None = None,
        lapse: str | None = None,
        theme: str | None = None,
        options: msgspec.Struct | None = None,
        robots: Sequence[SeatRecord] = (),
        followed: Followed | None = None,
    ) -> MatchRecord:
        """A new match with its host on the first seat; None is the server's pace, or the usual.

        Args:
            title: the game.
            guild: the server; or none, in direct messages.
            channel: the room.
            host: the player on the first seat.
            pace: how long players may think.
            lapse: what happens when their time is up.
            theme: how its public pictures look; None: as usual.
            options: how the title is played; None: as usual.
            robots: they sit beside the host from the first moment.
            followed: the match that this is a rematch of.

        Raises:
            NoSuchTitle: the title is unknown.
            InvalidAction: the pace is, or what should happen when time is up.
            WrongRoom, RoleMissing, PaceForbidden, NoMoreTables, NoMoreSeats, Banned: see `House`.
            TooManyOpen: many invitations wait for players already.
            OneAtATime: the player has another match in direct messages.
            Conflict: another process was faster with a rematch; nothing was written.
        """
        if title not in playable():
            raise NoSuchTitle
        options = options or titles()[title].rules.options()
        pace = await self._registry.house.pace(guild, pace)
        lapse = _known(TIMEOUTS, lapse or USUAL_TIMEOUT)
        async with self._opening:
            await self._registry.house.check_opening(guild, channel, host)
            await self._check_room(guild, host.id)
            match_id = await self._store.create(
                title=title,
                guild=guild,
                channel=channel,
                host=SeatRecord(0, host.id, host.name),
                options=msgspec.json.encode(options),
                secret=secrets.token_bytes(SECRET_BYTES),
                pace=pace,
                lapse=lapse,
                theme=theme,
                at=self._registry.now(),
                robots=robots,
                followed=followed,
            )
        self._registry.on_change()
        return await self._store.match(match_id)

    async def join(self, match_id: int, person: Person) -> MatchRecord:
        """Take the next free seat; where none is left, that of a robot.

        Raises:
            NotInLobby, SeatTaken, MatchFull, NoSeatHere: no seat for this user.
            Banned, NoMoreSeats: none on this server.
            OneAtATime: the player has another match in direct messages.
        """

        async def join(match: Match) -> None:
            record = lobby_of(match)
            if record.is_direct:
                await self._check_alone(person.id)
            await self._registry.house.check_seat(record.guild, person.id)
            newcomer = SeatRecord(_place(record, person.id), person.id, person.name)
            if not await self._registry.people.may_sit(person.id, _users(record)):
                raise NoSeatHere
            others = (seat for seat in record.seats if seat.seat != newcomer.seat)
            seats = sorted((*others, newcomer), key=lambda seat: seat.seat)
            await self.reseat(record, tuple(seats), host=_host(record, tuple(seats)))

        await self.decide(match_id, join)
        return (await self._registry.match(match_id)).record

    async def may_join(self, match_id: int, user: int) -> None:
        """Check that a user could take a seat.

        Raises:
            NotInLobby, GuestSeated, MatchFull, NoSeatForGuest: no seat for this user.
            NobodyElseHere: it is played in direct messages.
        """
        record = lobby_of(await self._registry.match(match_id))
        if record.is_direct:
            raise NobodyElseHere
        try:
            _place(record, user)
        except SeatTaken:
            raise GuestSeated from None
        allowed = await self._registry.house.may_sit(record.guild, user)
        if not (allowed and await self._registry.people.may_sit(user, _users(record))):
            raise NoSeatForGuest

    async def leave(self, match_id: int, user: int) -> MatchRecord:
        """Give the seat up before the start; the others move up. Robots leave with the last one.

        Raises:
            NotInLobby: too late.
            NotAPlayer: the user has no seat.
        """
        await self.decide(match_id, lambda match: self.rise(match, match.seat_of(user)))
        return (await self._registry.match(match_id)).record

    async def rise(self, match: Match, left: SeatRecord) -> None:
        """Free a seat of a lobby; where no person is left, robots leave too.

        Raises:
            NotInLobby: too late.
        """
        record = lobby_of(match)
        if people_of(record) == (left,):
            await self.reseat(record, (), without_seat(options_of(record), left.seat))
        else:
            await self.unseat(record, left)

    async def wish(self, match_id: int, user: int, key: str) -> None:
        """Wish for something that the seats share out, such as a realm; or for nothing.

        Raises:
            NotInLobby, NotAPlayer: it is too late, or not for this user.
        """

        async def wish(match: Match) -> None:
            record, seat = lobby_of(match), match.seat_of(user).seat
            await self.reseat(record, record.seats, wishing(options_of(record), seat, key))

        await self.decide(match_id, wish)

    async def add_word(self, match_id: int, user: int, word: str) -> str:
        """Mix a word of a player's own into the dice, in place of an earlier one; gives the seal.

        Raises:
            NotInLobby, NotAPlayer: it is too late, or not for this user.
            UnfitWord: it is empty, too long, or cannot be shown.
        """

        async def add(match: Match) -> str:
            record, seat = lobby_of(match), match.seat_of(user)
            worded = replace(seat, word=fit(word))
            seats = (worded if one == seat else one for one in record.seats)
            await self.reseat(record, tuple(seats))
            return seal_of(record)

        return await self.decide(match_id, add)

    async def vary(self, match_id: int, user: int, keys: Sequence[str]) -> None:
        """Choose the variants that are played.

        Raises:
            NotInLobby, NotTheHost: it is too late, or not for this user.
        """

        async def vary(match: Match) -> None:
            record = lobby_of(match)
            if record.host != user:
                raise NotTheHost
            await self.reseat(record, record.seats, varied(options_of(record), keys))

        await self.decide(match_id, vary)

    async def teach(self, match_id: int, user: int) -> None:
        """Make it a first match, in which each step is explained; or a usual one again.

        Raises:
            NotInLobby, NotTheHost: it is too late, or not for this user.
        """

        async def teach(match: Match) -> None:
            record = lobby_of(match)
            if record.host != user:
                raise NotTheHost
            options = options_of(record)
            await self.reseat(record, record.seats, teaching(options, on=not teaches(options)))

        await self.decide(match_id, teach)

    async def arrange(self, match_id: int, user: int, **chosen: str) -> None:
        """Choose `pace`, `lapse` (what happens when a player's time is up), or `theme`.

        Raises:
            NotInLobby, NotTheHost: it is too late, or not for this user.
            PaceForbidden: the server does not allow this pace.
        """
        known = {"pace": PACES, "lapse": TIMEOUTS, "theme": THEMES}

        async def arrange(match: Match) -> None:
            record = lobby_of(match)
            if record.host != user:
                raise NotTheHost
            if "pace" in chosen:
                await self._registry.house.pace(record.guild, chosen["pace"])
            sound = {name: key for name, key in chosen.items() if key in known[name]}
            now = self._registry.now()
            await self._store.seat(record.id, record.number, record.seats, now, **sound)

        await self.decide(match_id, arrange)

    async def unseat(self, record: MatchRecord, left: SeatRecord) -> None:
        """Take a seat away; those behind it move up, with what they have said and wished for."""
        others = (seat for seat in record.seats if seat.seat != left.seat)
        moved = tuple(replace(one, seat=at) for at, one in enumerate(others))
        options = without_seat(options_of(record), left.seat)
        await self.reseat(record, moved, options, host=_host(record, moved))

    async def reseat(
        self,
        record: MatchRecord,
        seats: tuple[SeatRecord, ...],
        options: msgspec.Struct | None = None,
        host: int | None = None,
    ) -> None:
        """Change who sits where in a lobby, and perhaps the options and the host.

        Raises:
            Conflict: another process was faster; nothing was written.
        """
        kept = record.options if options is None else msgspec.json.encode(options)
        now = self._registry.now()
        chosen = {"options": kept, "host": record.host if host is None else host}
        await self._store.seat(record.id, record.number, seats, now, **chosen)

    async def _check_room(self, guild: int, host: int) -> None:
        """Check that a host may open one more match."""
        if guild == NO_SERVER:
            await self._check_alone(host)
        else:
            _check_open(await self._store.lobbies(guild), host)

    async def _check_alone(self, user: int) -> None:
        """Ask whoever has a match in direct messages to end it first."""
        for record in await self._store.matches_of(user, NO_SERVER):
            raise OneAtATime(record.id)


def lobby_of(match: Match) -> MatchRecord:
    """The record of a match in its lobby.

    Raises:
        NotInLobby: it has begun.
        GameOver: it was closed before.
    """
    if match.record.status is Status.OVER and not match.record.began:
        raise GameOver
    if match.record.status is not Status.LOBBY:
        raise NotInLobby
    return match.record


def options_of(record: MatchRecord) -> msgspec.Struct:
    """Read a match's options."""
    chosen: msgspec.Struct = msgspec.json.decode(
        record.options, type=titles()[record.title].rules.options
    )
    return chosen


def _check_open(waiting: Sequence[MatchRecord], host: int) -> None:
    """An invitation that everybody has left waits for nobody, and does not count."""
    seated = [record for record in waiting if people_of(record)]
    own = [record for record in seated if record.host == host and record.seat_of(host)]
    if len(own) >= OPEN_OWN or len(seated) >= OPEN_ALL:
        raise TooManyOpen


def _host(record: MatchRecord, seats: tuple[SeatRecord, ...]) -> int:
    """Name the host: whoever opened the match, or after them the next in line."""
    people = [seat.user for seat in seats if not is_robot(seat)]
    return record.host if record.host in people or not people else people[0]


def most_seats(record: MatchRecord) -> int:
    """The number of players whom a match's table holds."""
    return max(titles()[record.title].seats)


def has_room(record: MatchRecord) -> bool:
    """Tell whether somebody could still sit down: on a free seat, or in place of a robot."""
    return len(record.seats) < most_seats(record) or any(map(is_robot, record.seats))


def _place(record: MatchRecord, user: int) -> int:
    """Find a newcomer's seat: a free one, or else a robot's."""
    if record.seat_of(user):
        raise SeatTaken
    if len(record.seats) < most_seats(record):
        return len(record.seats)
    if not has_room(record):
        raise MatchFull
    return [seat.seat for seat in record.seats if is_robot(seat)][-1]


def _users(record: MatchRecord) -> list[int]:
    """Those who sit there."""
    return [seat.user for seat in record.seats]


def _known(choices: Iterable[str], chosen: str) -> str:
    if chosen not in choices:
        raise InvalidAction(chosen)
    return chosen
