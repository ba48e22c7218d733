"""Matches without Discord: the program with a clock that tests turn, and people who play."""

import zlib
from dataclasses import dataclass

from msgspec.structs import replace
from sqlalchemy import and_, delete, update

from db import MatchRecord, Post, Proposal, Store
from db.schema import clocks, positions, posts
from db.soundness.checksums import of_position
from games.core.agenda import AnyPosition
from games.core.vocabulary import Action, Event
from games.nine_realms.steps.deployment import Deployment
from games.nine_realms.steps.turn import ResourcePhase
from hall import VirtualClock
from play.clock import TimeSource
from play.match.action_log import ActionLog
from play.match.gameplay import Gameplay
from play.match.lobby.lobbies import Lobbies
from play.match.match import Match, Person
from play.match.probes import UNMEASURED
from play.match.registry import MatchRegistry
from play.services import Services
from tests.games.nine_realms.builder import at, board

ANN, BO, CAT = Person(1, "Ann"), Person(2, "Bo"), Person(3, "Cat")
GUILD, CHANNEL = 100, 200
TITLE = "nine_realms"


@dataclass(frozen=True)
class Bare:
    """Matches on a store, with nothing around them."""

    registry: MatchRegistry
    lobbies: Lobbies
    gameplay: Gameplay

    @classmethod
    def on(cls, store: Store, clock: TimeSource) -> "Bare":
        registry = MatchRegistry(store, clock)
        return cls(registry, Lobbies(registry), Gameplay(registry, ActionLog(UNMEASURED)))


class Served:
    """Has a program's services; these are the ones that are used most."""

    services: Services

    @property
    def registry(self) -> MatchRegistry:
        return self.services.registry

    @property
    def lobbies(self) -> Lobbies:
        return self.services.lobbies

    @property
    def gameplay(self) -> Gameplay:
        return self.services.gameplay


@dataclass(repr=False)
class Room(Served):
    """One program, and its matches."""

    services: Services
    clock: VirtualClock

    async def lobby(self, *people: Person) -> int:
        """A match that waits; the first one is its host."""
        host, *guests = people or (ANN, BO)
        match = (await self.lobbies.create(TITLE, GUILD, CHANNEL, host)).id
        for guest in guests:
            await self.lobbies.join(match, guest)
        return match

    async def begun(self, position: AnyPosition | None = None) -> int:
        """A match of Ann (seat 0, Aesir) and Bo that has begun, and that stands at a position."""
        match = await self.lobby()
        await self.gameplay.start(match, ANN.id)
        await stand(self.registry, match, position or deploying())
        return match

    async def play(self, match: int, person: Person, *actions: Action) -> tuple[Event, ...]:
        """Answer what is asked, one question after the other."""
        events: tuple[Event, ...] = ()
        for action in actions:
            prompt = await self.prompt(match, person)
            _, events = await self.gameplay.act(match, person.id, action, prompt)
        return events

    async def pass_on(self, match: int, person: Person) -> None:
        """Decide as little as can be, until the match waits for somebody else."""
        seat = (await self.record(match)).seat_of(person.id)
        assert seat is not None
        while seat.seat in (at := await self.position(match)).awaited:
            await self.play(match, person, at.default(seat.seat))

    async def prompt(self, match: int, person: Person) -> int:
        """The number of somebody's question."""
        return (await self.registry.match(match)).seat_of(person.id).prompt

    async def position(self, match: int) -> AnyPosition:
        """How a match stands."""
        return (await self.registry.match(match)).standing

    async def record(self, match: int) -> MatchRecord:
        """A match's row with its seats."""
        return await self.registry.store.match(match)

    async def due(self, match: int) -> list[tuple[str, str, bool]]:
        """The posts that Discord does not show yet: kind, key, and whether they are to go."""
        posts = await self.registry.store.due_posts()
        return [(post.kind, post.key, post.gone) for post in posts if post.match == match]

    async def proposal(self, match: int, kind: str = "") -> Proposal | None:
        """What stands in a match, of a kind where several do."""
        standing = await self.registry.store.proposals(match)
        found = [one for one in standing if one.kind == (kind or one.kind)]
        assert len(found) <= 1
        return found[0] if found else None

    async def answer(
        self, match: int, person: Person, *, agrees: bool = True, kind: str = ""
    ) -> bool:
        """Press a button of the proposal that stands, if one does."""
        proposal = await self.proposal(match, kind)
        key = "" if proposal is None else proposal.key
        return await self.services.proposals.answer(match, person.id, key, agrees=agrees)

    async def settle(self, match: int, seat: int | None = None, **changes: object) -> None:
        """Settle something for a match, or for a seat of it, besides the rules."""
        sitting = await self.registry.match(match)
        if seat is None:
            await self.registry.amend(sitting, (), (), **changes)
            return
        changed = replace(sitting.record.seats[seat], **changes)
        await self.registry.amend(sitting, (changed,), ())

    async def all_shown(self) -> None:
        """Whatever is due is shown or deleted by now."""
        for post in await self.registry.store.due_posts():
            message = None if post.gone else 900 + post.id
            await self.registry.store.delivered(post.id, shown=post.wanted, message=message)

    async def post(self, match: int, kind: str, key: str) -> Post:
        """One post, which there must be."""
        found = await self.registry.store.post(match, kind, key)
        assert found is not None
        return found


def deploying() -> AnyPosition:
    """Both may deploy, side by side."""
    return at(
        board(odin=None, sigmund=None, turn=0), Deployment((0, 1), ({}, {})), ResourcePhase(0)
    )


async def stand(registry: MatchRegistry, match: int, position: AnyPosition) -> None:
    """Let a match stand at a position from now on, in the database too."""
    record = await registry.store.match(match)
    dumped = (await registry.match(match)).title.rules.codec.dump(position)
    await rewrite(registry, match, zlib.compress(dumped))
    async with registry.store._engine.begin() as connection:
        for seat in {seat.seat for seat in record.seats} - set(position.asks):
            here = and_(clocks.c.match == match, clocks.c.seat == seat)
            await connection.execute(delete(clocks).where(here))
            call = and_(posts.c.match == match, posts.c.key.like(f"{seat}:%"))
            await connection.execute(delete(posts).where(call, posts.c.message.is_(None)))
            await connection.execute(update(posts).where(call).values(gone=True))
    registry._kept.keep(Match(record, position))


async def rewrite(registry: MatchRegistry, match: int, data: bytes) -> None:
    """Put other bytes where the current position is saved."""
    record = await registry.store.match(match)
    async with registry.store._engine.begin() as connection:
        await connection.execute(
            update(positions)
            .where(positions.c.match == match, positions.c.number == record.number)
            .values(data=data, checksum=of_position(match, record.number, data))
        )
    registry._kept.drop(match)
