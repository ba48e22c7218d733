"""The rematch: the same people and settings, every player in the seat of the one before.

Whoever presses *Rematch* first opens an invitation; it begins by itself once all are in. The store
knows which match is whose rematch, and refuses a second one while the first is open.
"""

from contextlib import suppress
from enum import StrEnum

from msgspec.structs import replace

from db import Followed, MatchRecord, SeatRecord, Status
from games.core.errors import StalePrompt
from play.match.gameplay import Gameplay
from play.match.lobby.arrangement import Arrangement
from play.match.lobby.choices import hints_of, options_of
from play.match.lobby.lobbies import Lobbies, lobby_of
from play.match.lobby.variants import afresh, wish_of
from play.match.match import Match, Person, is_robot, people_of
from play.match.post_names import Word, WordPost
from play.match.registry import MatchRegistry
from play.refusals import DamagedMatch, NotInLobby, RematchUnderWay


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
        rematch = await self._store.rematch(record.id)
        opened = None if rematch is None else await self._store.match(rematch)
        if opened is None or opened.status is Status.OVER:
            return await self._open(match, person, Followed(record.id, rematch))
        if opened.status is Status.RUNNING:
            raise RematchUnderWay
        return await self.join(opened.id, person)

    async def _open(self, match: Match, person: Person, followed: Followed) -> Progress:
        record, seat = match.record, match.seat_of(person.id)
        robots = [one for one in record.seats if is_robot(one)]
        invited = dict.fromkeys((one.user for one in people_of(record)), True)
        arranged = Arrangement(
            pace=record.pace,
            lapse=record.lapse,
            theme=record.theme,
            least=record.least,
            door=record.door,
            guests={**await self._store.guests(record.id), **invited},
            options=afresh(options_of(record)),
            hints=hints_of(record),
        )
        made = await self._lobbies.create(
            record.title,
            record.guild,
            record.channel,
            person,
            arranged,
            robots=[
                SeatRecord(at, robot.user, robot.name, mind=robot.mind)
                for at, robot in enumerate(robots, start=1)
            ],
            followed=followed,
        )
        if begun := await self._begun(made.id, person.id):
            return begun
        word = WordPost(Word.REMATCH, seat.seat, made.id).wanted()
        await self._registry.amend(match, (), (word,))
        return Progress.ASKED

    async def _begun(self, match_id: int, user: int) -> Progress | None:
        """Begin a rematch if everybody is in, and nobody else."""
        original = await self._store.original(match_id)
        if original is None:
            return None
        try:
            before = await self._registry.match(original)
        except DamagedMatch:  # this one is played on as any other
            return None
        record = (await self._registry.match(match_id)).record
        if {one.user for one in record.seats} != {one.user for one in before.record.seats}:
            return None
        with suppress(NotInLobby):  # another process was faster
            if not _wished(record):
                await self._lobbies.decide(match_id, lambda now: self._change_sides(now, before))
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
