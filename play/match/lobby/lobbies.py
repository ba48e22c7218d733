"""The lobby of a match: open it, take and give up seats, choose what will be played."""

import asyncio
import secrets
from collections.abc import Awaitable, Callable, Container, Iterable, Mapping, Sequence

from msgspec import Struct
from msgspec.structs import replace

from db import NO_SERVER, NOBODY_YET, Door, Followed, MatchRecord, SeatRecord, Status
from games.catalogue import titles
from games.core.dice import SECRET_BYTES
from games.core.errors import GameError, GameOver, InvalidAction
from play.hours.paces import PACES
from play.hours.reliability import BrokenWord, Least
from play.hours.timeouts import TIMEOUTS, USUAL_TIMEOUT
from play.library import playable
from play.match.lobby.arrangement import Arrangement
from play.match.lobby.choices import hints_of, options_of, written
from play.match.lobby.seating import host_of, may_come, place_for, users_of
from play.match.lobby.variants import teaches, teaching, varied, wishing, without_seat
from play.match.match import Match, Person, people_of
from play.match.registry import Decided, MatchRegistry
from play.match.seal import fit, seal_of
from play.refusals import (
    GuestSeated,
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

DOORS = (Door.OPEN, Door.CLOSED)
"""The choices of a host; a table is private from the beginning, and stays so."""

AS_USUAL = Arrangement()


class ClosedTable(GameError):
    """Only those who are invited sit down at this table."""

    tag = "closed-table"


class SentAway(GameError):
    """The host has sent this user away from the table, and has not invited them since."""

    tag = "sent-away"


class PrivateTable(GameError):
    """This table has been private from the beginning, and stays so."""

    tag = "private-table"


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
        arranged: Arrangement = AS_USUAL,
        *,
        robots: Sequence[SeatRecord] = (),
        followed: Followed | None = None,
    ) -> MatchRecord:
        """A new match with its host on the first seat.

        Args:
            title: the game.
            guild: the server; or none, in direct messages.
            channel: the room.
            host: the player on the first seat.
            arranged: what is settled about it.
            robots: they sit beside the host from the first moment.
            followed: the match that this is a rematch of.

        Raises:
            NoSuchTitle, InvalidAction: there is no such title; no such pace, lapse.
            WrongRoom, RoleMissing, PaceForbidden, NoMoreTables, NoMoreSeats, Banned: see `House`.
            TooManyOpen, OneAtATime: as many wait for players already as may.
            Conflict: another process was faster with a rematch; nothing was written.
        """
        if title not in playable():
            raise NoSuchTitle
        pace = await self._registry.house.pace(guild, arranged.pace)
        guests = {**arranged.guests, host.id: True} if arranged.door else arranged.guests
        options = arranged.options or titles()[title].rules.usual
        async with self._opening:
            await self._registry.house.check_opening(guild, channel, host)
            await self._check_room(guild, host.id)
            made = await self._store.create(
                title=title,
                guild=guild,
                channel=channel,
                host=SeatRecord(0, host.id, host.name),
                options=written(options, hints=arranged.hints),
                secret=secrets.token_bytes(SECRET_BYTES),
                pace=pace,
                lapse=_known(TIMEOUTS, arranged.lapse or USUAL_TIMEOUT),
                theme=arranged.theme,
                least=arranged.least,
                door=arranged.door,
                guests=guests,
                at=self._registry.now(),
                robots=robots,
                followed=followed,
            )
        self._registry.on_change()
        return await self._store.match(made)

    async def join(self, match_id: int, person: Person) -> MatchRecord:
        """Take the next free seat; where none is left, that of a robot.

        Raises:
            NotInLobby, SeatTaken, MatchFull, NoSeatHere: no seat for this user.
            BrokenWord: the table asks for more than this user's word is worth just now.
            ClosedTable, SentAway: not without being invited.
            Banned, NoMoreSeats: none on this server.
            OneAtATime: the player has another match in direct messages.
        """

        async def join(match: Match) -> None:
            record = lobby_of(match)
            if record.is_direct:
                await self._check_alone(person.id)
            place = await self.place_of(record, person.id)
            newcomer = SeatRecord(place, person.id, person.name)
            others = (seat for seat in record.seats if seat.seat != newcomer.seat)
            seats = sorted((*others, newcomer), key=lambda seat: seat.seat)
            await self.reseat(record, tuple(seats), host=host_of(record, tuple(seats)))

        await self.decide(match_id, join)
        return (await self._registry.match(match_id)).record

    async def place_of(self, record: MatchRecord, user: int) -> int:
        """Find a newcomer's seat, or raise as `join` does."""
        await self._registry.house.check_seat(record.guild, user)
        await self._check_guest(record, user)
        place = place_for(record, user)
        if not await self._registry.people.may_sit(user, users_of(record)):
            raise NoSeatHere
        if not await self._registry.people.is_reliable_for(record, user):
            raise BrokenWord
        return place

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
            place_for(record, user)
        except SeatTaken:
            raise GuestSeated from None
        allowed = await self._registry.house.may_sit(record.guild, user)
        if not (allowed and await self._registry.people.may_sit(user, users_of(record))):
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

    async def teach(self, match_id: int, user: int) -> None:
        """Make it a first match, in which each step is explained; or a usual one again.

        Raises:
            NotInLobby, NotTheHost: it is too late, or not for this user.
        """

        def taught(options: Struct) -> Struct:
            return teaching(options, on=not teaches(options))

        await self._choose(match_id, user, taught)

    async def arrange(
        self,
        match_id: int,
        user: int,
        *,
        variants: Sequence[str] | None = None,
        hints: bool | None = None,
        **chosen: str,
    ) -> None:
        """Choose `pace`, `lapse` (what happens when time is up), `theme`, `least` or `door`.

        Whoever sits there when it is closed is invited, and may leave and come back. All that is
        chosen holds at once, or nothing of it.

        Args:
            match_id: the match.
            user: whoever chooses.
            variants: the keys of those that are played, and no others; None: as before.
            hints: let players ask for hints, or not, whoever sits there; None: as before.
            chosen: the rest.

        Raises:
            NotInLobby, NotTheHost: it is too late, or not for this user.
            PaceForbidden: the server does not allow this pace.
            PrivateTable: its door stays as it is.
        """
        known: Mapping[str, Container[str]] = {
            "pace": PACES,
            "lapse": TIMEOUTS,
            "theme": THEMES,
            "least": tuple(Least),
            "door": DOORS,
        }

        async def arrange(match: Match) -> None:
            record = _hosted(match, user)
            if record.is_private and "door" in chosen:
                raise PrivateTable
            if "pace" in chosen:
                await self._registry.house.pace(record.guild, chosen["pace"])
            sound = {name: key for name, key in chosen.items() if key in known[name]}
            people = [seat.user for seat in people_of(record)]
            guests = dict.fromkeys((*people, user), True) if "door" in sound else NOBODY_YET
            options = options_of(record)
            kept = written(
                options if variants is None else varied(options, variants),
                hints=hints_of(record) if hints is None else hints,
            )
            now, here = self._registry.now(), record.id
            settled = {"options": kept, **sound}
            await self._store.seat(here, record.number, record.seats, now, guests, **settled)

        await self.decide(match_id, arrange)

    async def unseat(
        self, record: MatchRecord, left: SeatRecord, guests: Mapping[int, bool] = NOBODY_YET
    ) -> None:
        """Take a seat away; those behind it move up, with what they have said and wished for."""
        others = (seat for seat in record.seats if seat.seat != left.seat)
        moved = tuple(replace(one, seat=at) for at, one in enumerate(others))
        options = without_seat(options_of(record), left.seat)
        await self.reseat(record, moved, options, host=host_of(record, moved), guests=guests)

    async def reseat(
        self,
        record: MatchRecord,
        seats: tuple[SeatRecord, ...],
        options: Struct | None = None,
        host: int | None = None,
        guests: Mapping[int, bool] = NOBODY_YET,
    ) -> None:
        """Change who sits where in a lobby, perhaps the options and the host, and who may come.

        Raises:
            Conflict: another process was faster; nothing was written.
        """
        kept = record.options if options is None else written(options, hints=hints_of(record))
        now = self._registry.now()
        chosen = {"options": kept, "host": record.host if host is None else host}
        await self._store.seat(record.id, record.number, seats, now, guests, **chosen)

    async def _check_guest(self, record: MatchRecord, user: int) -> None:
        """A host decides who may come to a table; who sits there already is told that instead."""
        if record.seat_of(user):
            return
        welcome = (await self._store.guests(record.id)).get(user)
        if not may_come(record, welcome=welcome):
            raise SentAway if welcome is False else ClosedTable

    async def _choose(self, match_id: int, user: int, change: Callable[[Struct], Struct]) -> None:
        """Change the options, for the host."""

        async def choose(match: Match) -> None:
            record = _hosted(match, user)
            await self.reseat(record, record.seats, change(options_of(record)))

        await self.decide(match_id, choose)

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


def _hosted(match: Match, user: int) -> MatchRecord:
    """The record of a lobby, for its host.

    Raises:
        NotInLobby, NotTheHost: it is too late, or not for this user.
    """
    record = lobby_of(match)
    if record.host != user:
        raise NotTheHost
    return record


def _check_open(waiting: Sequence[MatchRecord], host: int) -> None:
    """An invitation that everybody has left waits for nobody, and does not count."""
    seated = [record for record in waiting if people_of(record)]
    own = [record for record in seated if record.host == host and record.seat_of(host)]
    if len(own) >= OPEN_OWN or len(seated) >= OPEN_ALL:
        raise TooManyOpen


def _known(choices: Iterable[str], chosen: str) -> str:
    if chosen not in choices:
        raise InvalidAction(chosen)
    return chosen
