"""Matches without Discord: the program with a clock that tests turn, and people who play."""

import zlib
from dataclasses import dataclass

from msgspec.structs import replace
from sqlalchemy import and_, delete, update

from bot.program import Program
from db import MatchRecord, Post
from db.schema import clocks, positions, posts
from games.core.agenda import AnyPosition
from games.core.vocabulary import Action, Event
from games.nine_realms.steps.deployment import Deployment
from games.nine_realms.steps.turn import ResourcePhase
from hall import VirtualClock
from play.match.match import Match, Person
from play.match.matches import Matches
from play.table.offers import key_of
from tests.games.nine_realms.builder import at, board

ANN, BO, CAT = Person(1, "Ann"), Person(2, "Bo"), Person(3, "Cat")
GUILD, CHANNEL = 100, 200
TITLE = "nine_realms"


@dataclass
class Room:
    """One program, and its matches."""

    parts: Program
    clock: VirtualClock

    @property
    def matches(self) -> Matches:
        return self.parts.matches

    async def lobby(self, *people: Person) -> int:
        """A match that waits; the first one is its host."""
        host, *guests = people or (ANN, BO)
        match = (await self.matches.create(TITLE, GUILD, CHANNEL, host)).id
        for guest in guests:
            await self.matches.join(match, guest)
        return match

    async def begun(self, position: AnyPosition | None = None) -> int:
        """A match of Ann (seat 0, Aesir) and Bo that has begun, and that stands at a position."""
        match = await self.lobby()
        await self.matches.start(match, ANN.id)
        await stand(self.matches, match, position or deploying())
        return match

    async def play(self, match: int, person: Person, *actions: Action) -> tuple[Event, ...]:
        """Answer what is asked, one question after the other."""
        events: tuple[Event, ...] = ()
        for action in actions:
            prompt = await self.prompt(match, person)
            _, events = await self.matches.act(match, person.id, action, prompt)
        return events

    async def pass_on(self, match: int, person: Person) -> None:
        """Decide as little as can be, until the match waits for somebody else."""
        seat = (await self.record(match)).seat_of(person.id)
        assert seat is not None
        while seat.seat in (at := await self.position(match)).awaited:
            await self.play(match, person, at.default(seat.seat))

    async def prompt(self, match: int, person: Person) -> int:
        """The number of somebody's question."""
        return (await self.matches.match(match)).seat_of(person.id).prompt

    async def position(self, match: int) -> AnyPosition:
        """How a match stands."""
        return (await self.matches.match(match)).standing

    async def record(self, match: int) -> MatchRecord:
        """A match's row with its seats."""
        return await self.matches.store.match(match)

    async def due(self, match: int) -> list[tuple[str, str, bool]]:
        """The posts that Discord does not show yet: kind, key, and whether they are to go."""
        posts = await self.matches.store.due_posts()
        return [(post.kind, post.key, post.gone) for post in posts if post.match == match]

    async def answer(self, match: int, person: Person, *, agrees: bool) -> bool:
        """Press a button of the offer that stands, if one does."""
        offer = await self.matches.store.offer(match)
        key = "" if offer is None else key_of(offer)
        return await self.parts.agreements.answer(match, person.id, key, agrees=agrees)

    async def settle(self, match: int, seat: int | None = None, **changes: object) -> None:
        """Settle something for a match, or for a seat of it, besides the rules."""
        sitting = await self.matches.match(match)
        if seat is None:
            await self.matches.settle(sitting, (), (), **changes)
            return
        changed = replace(sitting.record.seats[seat], **changes)
        await self.matches.settle(sitting, (changed,), ())

    async def all_shown(self) -> None:
        """Whatever is due is shown or deleted by now."""
        for post in await self.matches.store.due_posts():
            message = None if post.gone else 900 + post.id
            await self.matches.store.delivered(post.id, shown=post.wanted, message=message)

    async def post(self, match: int, kind: str, key: str) -> Post:
        """One post, which there must be."""
        found = await self.matches.store.post(match, kind, key)
        assert found is not None
        return found


def deploying() -> AnyPosition:
    """Both may deploy, side by side."""
    return at(
        board(odin=None, sigmund=None, turn=0), Deployment((0, 1), ({}, {})), ResourcePhase(0)
    )


async def stand(matches: Matches, match: int, position: AnyPosition) -> None:
    """Let a match stand at a position from now on, in the database too."""
    record = await matches.store.match(match)
    dumped = (await matches.match(match)).title.rules.codec.dump(position)
    await rewrite(matches, match, zlib.compress(dumped))
    async with matches.store._engine.begin() as connection:
        for seat in {seat.seat for seat in record.seats} - set(position.asks):
            here = and_(clocks.c.match == match, clocks.c.seat == seat)
            await connection.execute(delete(clocks).where(here))
            call = and_(posts.c.match == match, posts.c.key.like(f"{seat}:%"))
            await connection.execute(delete(posts).where(call, posts.c.message.is_(None)))
            await connection.execute(update(posts).where(call).values(gone=True))
    matches._kept.keep(Match(record, position))


async def rewrite(matches: Matches, match: int, data: bytes) -> None:
    """Put other bytes where the current position is saved."""
    record = await matches.store.match(match)
    async with matches.store._engine.begin() as connection:
        await connection.execute(
            update(positions)
            .where(positions.c.match == match, positions.c.number == record.number)
            .values(data=data)
        )
    matches._kept.drop(match)
