"""The rules of the house: all that a server's staff has settled, and whom it keeps away.

Every match is opened past `check_opening`, and every seat is taken past `check_seat`.
"""

from collections.abc import Collection

from db import NO_SERVER, GuildRecord, MatchRecord, Store, WantedPost
from games.core.errors import GameError, InvalidAction
from play.hours.paces import PACES, USUAL
from play.match.match import Person
from play.match.post_names import HeraldPost


class Frozen(GameError):
    """The server's staff, or the operator, lets nobody act in this match."""

    tag = "frozen"


class ClosedByStaff(GameError):
    """The server's staff, or the operator, has ended this match."""

    tag = "closed-by-staff"


class ThreadLost(GameError):
    """The match rests until somebody asks for another thread."""

    tag = "thread-lost"


class Banned(GameError):
    """The server's staff lets this person sit down at no table."""

    tag = "banned"


class WrongRoom(GameError):
    """Matches are opened in other channels."""

    tag = "wrong-room"

    def __init__(self, rooms: tuple[int, ...] = ()) -> None:
        super().__init__()
        self.rooms = rooms


class RoleMissing(GameError):
    """Matches are opened by those who have certain roles."""

    tag = "role-missing"

    def __init__(self, roles: tuple[int, ...] = ()) -> None:
        super().__init__()
        self.roles = roles


class PaceForbidden(GameError):
    """The server has other paces."""

    tag = "pace-forbidden"

    def __init__(self, paces: tuple[str, ...] = ()) -> None:
        super().__init__()
        self.paces = paces


class NoMoreTables(GameError):
    """As many tables wait for players as the server allows."""

    tag = "no-more-tables"

    def __init__(self, most: int = 0) -> None:
        super().__init__()
        self.most = most


class NoMoreSeats(GameError):
    """Somebody sits at as many tables as the server allows one person."""

    tag = "no-more-seats"

    def __init__(self, most: int = 0) -> None:
        super().__init__()
        self.most = most


class House:
    """Knows the rules of each server; in direct messages there are none."""

    def __init__(self, store: Store) -> None:
        self._store = store

    async def of(self, guild: int) -> GuildRecord:
        """Give what the staff of a server has settled."""
        return await self._store.guild(guild) or GuildRecord(guild, joined=0.0)

    async def leave(self, guild: int, at: float) -> None:
        """Note when the bot has left a server; what is kept of it waits for a while."""
        await self._store.change_guild(guild, at, left=at)

    async def enter(self, guild: int, at: float) -> None:
        """Note that the bot is on a server which it had left."""
        if (await self.of(guild)).left is not None:
            await self._store.change_guild(guild, at, joined=at, left=None)

    async def look_for(self, there: Collection[int], at: float) -> None:
        """Note which servers the bot has left unheard, by those where it is."""
        for guild in await self._store.known_guilds():
            if guild not in there:
                await self.leave(guild, at)

    async def check_opening(self, guild: int, channel: int, host: Person) -> None:
        """See that a person may open a match in a channel, and sit there.

        Raises:
            WrongRoom, RoleMissing, NoMoreTables: it is not allowed there, to them, or now.
            Banned, NoMoreSeats: see `check_seat`.
        """
        if guild == NO_SERVER:
            return
        rules = await self.of(guild)
        if rules.rooms and channel not in rules.rooms:
            raise WrongRoom(rules.rooms)
        if rules.roles and host.roles.isdisjoint(rules.roles):
            raise RoleMissing(rules.roles)
        await self.check_seat(guild, host.id)
        if rules.tables is not None:
            waiting = [one for one in await self._store.lobbies(guild) if one.seats]
            if len(waiting) >= rules.tables:
                raise NoMoreTables(rules.tables)

    async def check_seat(self, guild: int, user: int) -> None:
        """See that a person may sit down at one more table of a server.

        Raises:
            Banned: at none.
            NoMoreSeats: they sit at as many as are allowed.
        """
        if guild == NO_SERVER:
            return
        if await self._store.is_banned(guild, user):
            raise Banned
        most = (await self.of(guild)).seats
        if most is None:
            return
        tables = [one for one in await self._store.matches_of(user, guild) if not one.is_practice]
        if len(tables) >= most:
            raise NoMoreSeats(most)

    async def pace(self, guild: int, chosen: str | None) -> str:
        """The pace of a new match: what was chosen, or the server's own, or the usual one.

        Raises:
            InvalidAction: there is none of this name.
            PaceForbidden: the server does not allow it.
        """
        rules = await self.of(guild)
        allowed = paces_of(rules)
        if chosen is None:
            wished = (rules.pace, USUAL, *allowed)
            return next(pace for pace in wished if pace in allowed)
        if chosen not in PACES:
            raise InvalidAction(chosen)
        if chosen not in allowed:
            raise PaceForbidden(allowed)
        return chosen

    async def heralds(self, record: MatchRecord) -> list[WantedPost]:
        """The result's post outside of the thread, if the server wants one and the match counts."""
        if record.is_direct or record.is_practice:
            return []
        rules = await self.of(record.guild)
        return [HeraldPost(rules.channel or record.channel).wanted()] if rules.heralds else []

    async def may_sit(self, guild: int, user: int) -> bool:
        """Tell whether a person may sit down at one more table of a server."""
        try:
            await self.check_seat(guild, user)
        except (Banned, NoMoreSeats):
            return False
        return True


def paces_of(rules: GuildRecord) -> tuple[str, ...]:
    """The paces that a server allows; ones that are outdated are passed over."""
    return tuple(pace for pace in rules.paces if pace in PACES) or tuple(PACES)


def check_acting(record: MatchRecord) -> None:
    """See that the server's staff and the operator let people act in a match.

    Raises:
        Frozen, ClosedByStaff: they do not.
        ThreadLost: it has no thread, and nobody has asked for another one.
    """
    if record.lost is not None:
        raise ThreadLost
    if record.frozen is not None:
        raise ClosedByStaff if record.is_closed else Frozen
