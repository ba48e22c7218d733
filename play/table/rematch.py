"""The rematch: the same people and settings, every player in the seat of the one before.

Whoever presses *Rematch* first opens an invitation; it begins by itself once all are in. Which
match is whose rematch, two notes in the store tell.
"""

from enum import StrEnum

from msgspec.structs import replace

from db import MatchRecord, SeatRecord, Status
from games.core.errors import StalePrompt
from play.match.gameplay import Gameplay
from play.match.lobby import Lobbies, lobby_of, options_of
from play.match.match import Match, Person, is_robot
from play.match.post_names import Word, WordPost
from play.match.registry import MatchRegistry
from play.match.variants import afresh, wish_of
from play.refusals import DamagedMatch, RematchUnderWay


class Progress(StrEnum):
    """The next thing after somebody wanted to play; sentences are called after it."""

    ASKED = "asked"
    JOINED = "joined"
    BEGUN = "begun"


class Rematches:
    """Opens rematches, and begins them once all are in."""

    def __init__(self, registry: MatchRegistry, lobbies: Lobbies, gameplay: Gameplay) -> None:
        self._registry = registry
        self._store = registry.store
        self._lobbies = lobbies
        self._gameplay = gameplay

    async def want(self, match_id: int, person: Person) -> Progress:
        """Want a rematch: the first opens it, the others join.

        Raises:
            StalePrompt: the match goes on.
            NotAPlayer: the user has no seat in it.
            RematchUnderWay: it has begun without this user.
            TooManyOpen, SeatTaken: see `Lobbies`.
        """
        return await self._registry.decide(match_id, lambda match: self._want(match, person))

    async def join(self, match_id: int, person: Person) -> Progress:
        """Take a seat in any lobby; a rematch begins when its last player does.

        Raises:
            NotInLobby, SeatTaken, MatchFull: no seat for this user.
        """
        await self._lobbies.join(match_id, person)
        return await self._begun(match_id, person.id) or Progress.JOINED

    async def _want(self, match: Match, person: Person) -> Progress:
        record = match.record
        match.seat_of(person.id)
        if record.status is not Status.OVER or match.position is None:
            raise StalePrompt
        opened = await self._opened(record)
        if opened is None:
            return await self._open(match, person)
        if opened.status is Status.RUNNING:
            raise RematchUnderWay
        return await self.join(opened.id, person)

    async def _opened(self, record: MatchRecord) -> MatchRecord | None:
        """The rematch of a match that waits for players, or goes on."""
        noted = await self._store.note(_rematch(record.id))
        if noted is None:
            return None
        opened = await self._store.match(int(noted))
        return opened if opened.status is not Status.OVER else None

    async def _open(self, match: Match, person: Person) -> Progress:
        record, seat = match.record, match.seat_of(person.id)
        made = await self._lobbies.create(
            record.title,
            record.guild,
            record.channel,
            person,
            pace=record.pace,
            lapse=record.lapse,
            options=afresh(options_of(record)),
        )
        robots = [one for one in record.seats if is_robot(one)]
        if robots:
            await self._lobbies.decide(made.id, lambda lobby: self._seat(lobby, robots))
        await self._store.take_note(_rematch(record.id), str(made.id))
        await self._store.take_note(_original(made.id), str(record.id))
        if begun := await self._begun(made.id, person.id):
            return begun
        word = WordPost(Word.REMATCH, seat.seat, made.id).wanted()
        await self._registry.amend(match, (), (word,))
        return Progress.ASKED

    async def _seat(self, lobby: Match, robots: list[SeatRecord]) -> None:
        """Seat the same robots beside the host."""
        record = lobby_of(lobby)
        seated = [
            SeatRecord(at, robot.user, robot.name, mind=robot.mind)
            for at, robot in enumerate(robots, start=len(record.seats))
        ]
        await self._lobbies.reseat(record, (*record.seats, *seated))

    async def _begun(self, match_id: int, user: int) -> Progress | None:
        """Begin a rematch if everybody is in, and nobody else."""
        noted = await self._store.note(_original(match_id))
        if noted is None:
            return None
        try:
            before = await self._registry.match(int(noted))
        except DamagedMatch:  # this one is played on as any other
            return None
        record = (await self._registry.match(match_id)).record
        if {one.user for one in record.seats} != {one.user for one in before.record.seats}:
            return None
        if not _wished(record):
            await self._lobbies.decide(match_id, lambda lobby: self._change_sides(lobby, before))
        await self._gameplay.start(match_id, user)
        return Progress.BEGUN

    async def _change_sides(self, lobby: Match, before: Match) -> None:
        """Everybody moves up by one seat; the seats keep what chance gave them."""
        record = lobby_of(lobby)
        users = [seat.user for seat in before.record.seats]
        moved = [*users[1:], users[0]]
        here = {seat.user: seat for seat in record.seats}
        seats = tuple(replace(here[user], seat=at) for at, user in enumerate(moved))
        again, options = before.title.rules.rematch, options_of(record)
        sides = options if again is None else again(before.standing, options)
        await self._lobbies.reseat(record, seats, sides)


def _wished(record: MatchRecord) -> bool:
    """Tell whether anybody in a lobby would like a side: then chance and wishes decide as usual."""
    options = options_of(record)
    return any(wish_of(options, seat.seat) is not None for seat in record.seats)


def _rematch(match_id: int) -> str:
    """The name of the note that tells a match's rematch."""
    return f"rematch:{match_id}"


def _original(match_id: int) -> str:
    """The name of the note that tells of which match another is the rematch."""
    return f"rematch-of:{match_id}"
