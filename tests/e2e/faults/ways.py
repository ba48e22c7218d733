"""What a table of ways into the bot is made of: where a way begins, how it is used, what it does.

Every match stands in a room of its own, so that ways may come in any order.
"""

import asyncio
from collections.abc import Awaitable, Callable, Mapping
from dataclasses import dataclass, field
from typing import Any

from msgspec.structs import replace

from db import MatchRecord, SeatRecord, Status
from games.core.agenda import AnyPosition
from games.nine_realms.actions import EndTurn, Move
from hall import Channel, Message, Reply, User
from play.match.match import Person
from tests.e2e.faults.pair import Pair
from tests.e2e.table import with_button
from tests.games.nine_realms.builder import ODIN, THOR, position
from tests.play import playing

__all__ = ["Effect", "Place", "Way"]
DAY = 86400.0


@dataclass
class Place:
    """Where a way is tried: two processes, a room, and a match in it, if there is one."""

    pair: Pair
    room: Channel
    number: int = 0

    @property
    def scene(self):
        return self.pair.scene

    def user(self, name: str) -> User:
        """Ann, Bo or Cat."""
        return getattr(self.scene, name)

    async def record(self) -> MatchRecord:
        """The match as the database has it."""
        return await self.scene.registry.store.match(self.number)

    async def seat(self, at: int) -> SeatRecord:
        return (await self.record()).seats[at]

    async def thread(self) -> Channel:
        return self.scene.hall.world.channels[(await self.record()).thread]

    async def act(self, name: str, *actions: Any) -> None:
        """Somebody plays, without a click."""
        for action in actions:
            match = await self.scene.registry.match(self.number)
            prompt = match.seat_of(self.user(name).id).prompt
            await self.scene.gameplay.act(self.number, self.user(name).id, action, prompt)
        await self.scene.quiet()

    async def type(self, name: str, path: str, **options: Any) -> Reply:
        """Somebody types a command in the room, to come to what is tried."""
        if self.number:
            options["match"] = str(self.number)
        known = {one.display_name for one in self.pair.command(path).parameters}
        options = {key: value for key, value in options.items() if key in known}
        return await self.pair.staged(self.user(name).command(self.room, path, **options))

    async def open(self, title: str, host: Person) -> None:
        """Somebody opens a match in the room; Ann has a seat in it."""
        guild, ann = self.room.guild.id, Person(self.scene.ann.id, "Ann")
        record = await self.scene.lobbies.create(title, guild, self.room.id, host)
        self.number = record.id
        if host != ann:
            await self.scene.lobbies.join(self.number, ann)
        await self.scene.quiet()

    async def close(self) -> None:
        """Everybody leaves a match that waits for players: only so many may wait."""
        if self.number and (record := await self.record()).status is Status.LOBBY:
            for seat in record.seats:
                if seat.user > 0:
                    await self.scene.lobbies.leave(record.id, seat.user)

    async def stand(self, at: AnyPosition) -> None:
        """Let the match stand at a position, for both processes."""
        await playing.stand(self.scene.registry, self.number, at)
        for client in self.pair.clients:
            client.services.registry.forget(self.number)
            client.services.registry.on_change()

    async def settle(self, seat: int | None = None, **changes: object) -> None:
        """Settle something for the match, or for a seat, besides the rules."""
        match = await self.scene.registry.match(self.number)
        changed = [] if seat is None else [replace(match.record.seats[seat], **changes)]
        rest = changes if seat is None else {}
        await self.scene.registry.amend(match, changed, (), **rest)

    async def shown(self, custom_id: str, name: str = "ann") -> Message:
        """The message with this component, in the match's thread or in its room."""
        await self.scene.quiet()
        user, record = self.user(name), await self.record()
        places = [self.room, *([await self.thread()] if record.thread else [])]
        found = [
            message
            for place in places
            for message in user.sees(place)
            if custom_id in _ids(message)
        ]
        return found[-1]


Start = Callable[[Pair], Awaitable[Place]]
Use = Callable[[Place], Awaitable[Callable[[], Awaitable[Reply]]]]
"""Comes to what is tried, and gives what remains to be done."""
Tally = Callable[[Place], Awaitable[float]]


@dataclass(frozen=True)
class Effect:
    """What a way changes: a number that grows, by how much."""

    tally: Tally | None = None
    by: float = 1


@dataclass(frozen=True)
class Way:
    """Where it begins, how the answer reads, what it changes, if anything, and how it is used."""

    start: Start
    said: str
    effect: Effect | None = None
    use: Use | None = None
    """How something is pressed, chosen or sent off."""
    by: str = "ann"
    options: Mapping[str, Any] = field(default_factory=dict)
    """Who types a command, and with which options."""


async def begin(pair: Pair, way: Way) -> Place:
    """Where a way begins; ways that only show something begin at one place."""
    if way.effect is not None:
        return await way.start(pair)
    if way.start not in pair.places:
        pair.places[way.start] = await way.start(pair)
    return pair.places[way.start]


# Where ways begin


async def room(pair: Pair) -> Place:
    """No match."""
    return Place(pair, pair.scene.hall.add_channel(f"room-{len(pair.scene.hall.world.channels)}"))


async def waiting(pair: Pair, title: str = "nine_realms") -> Place:
    """Ann waits for players."""
    place = await room(pair)
    await place.open(title, Person(pair.scene.ann.id, "Ann"))
    return place


async def roomy(pair: Pair) -> Place:
    """Ann waits at a table with four seats."""
    return await waiting(pair, "norseheim")


async def full(pair: Pair) -> Place:
    """Ann and Bo have not begun."""
    place = await waiting(pair)
    await pair.scene.lobbies.join(place.number, Person(pair.scene.bo.id, "Bo"))
    return place


async def running(pair: Pair) -> Place:
    """Ann's turn: Thor is on D4, a foe beside him, and she may do much."""
    place = await deploying(pair)
    await place.stand(position(thor="D4", sinfjotli="D5", turn=0))
    await pair.scene.quiet()
    return place


async def deploying(pair: Pair) -> Place:
    """The match has just begun."""
    place = await full(pair)
    await pair.scene.gameplay.start(place.number, pair.scene.ann.id)
    await pair.scene.quiet()
    return place


async def called(pair: Pair) -> Place:
    """It is Bo's turn."""
    place = await running(pair)
    pair.scene.clock.advance(minutes=10)
    await place.act("ann", EndTurn())
    return place


async def moved(pair: Pair) -> Place:
    """Ann has moved twice."""
    place = await running(pair)
    await place.act("ann", Move(THOR, "D3"), Move(ODIN, "D2"))
    return place


async def long(pair: Pair) -> Place:
    """Turns in which nothing is done, more than a page of them."""
    place = await running(pair)
    for _ in range(24):
        match = await pair.scene.registry.match(place.number)
        (asked,) = match.standing.awaited
        seat, silent = match.record.seats[asked], match.standing.default(asked)
        await pair.scene.gameplay.act(place.number, seat.user, silent, seat.prompt)
    await pair.scene.quiet()
    return place


async def over(pair: Pair) -> Place:
    """Bo has given up."""
    place = await running(pair)
    await pair.scene.services.concessions.concede(place.number, pair.scene.bo.id)
    await pair.scene.quiet()
    return place


async def paused(pair: Pair) -> Place:
    """Time stands still."""
    place = await running(pair)
    await place.settle(paused=pair.scene.clock.now())
    return place


async def held(pair: Pair) -> Place:
    """A robot plays for Bo, who is gone."""
    place = await running(pair)
    await place.settle(1, mind="greedy", missed=1, clock=None)
    return place


async def lost(pair: Pair) -> Place:
    """The match's channel was deleted, and a new one is there."""
    place = await running(pair)
    pair.scene.hall.staff.delete_channel(place.room)
    while not await pair.scene.services.places.is_lost(place.number):
        await asyncio.sleep(0.01)
    return Place(pair, (await room(pair)).room, place.number)


# What they change


async def seats(place: Place) -> int:
    return len((await place.record()).seats)


async def begun(place: Place) -> int:
    return (await place.record()).status is not Status.LOBBY


async def ended(place: Place) -> int:
    return (await place.record()).status is Status.OVER


async def matches(place: Place) -> int:
    """How many matches of Ann's there are."""
    store, guild = place.scene.registry.store, place.room.guild.id
    return len(await store.matches_of(place.scene.ann.id, guild))


async def deeds(place: Place) -> int:
    """How many actions people have done in the match."""
    return len([one for one in await _deeds(place) if one.by is None])


async def taken_back(place: Place) -> int:
    return len([one for one in await _deeds(place) if one.undone is not None])


async def proposals(place: Place) -> int:
    """How many proposals stand in the thread."""
    return len(with_button(place.scene.cat, await place.thread(), "Agree"))


async def days(place: Place) -> float:
    """The days that Ann has left."""
    clock = (await place.seat(0)).clock
    return round(clock.left / DAY)


async def pauses(place: Place) -> int:
    return (await place.record()).paused is not None


async def reminders(place: Place) -> int:
    """How many have asked for one more."""
    asked = [one.clock for one in (await place.record()).seats if one.clock]
    return len([clock for clock in asked if clock.reminder is not None])


async def muted(place: Place) -> int:
    return len([one for one in (await place.record()).seats if one.muted is not None])


async def vacations(place: Place) -> int:
    return (await place.scene.registry.store.user(place.scene.ann.id)).away_until is not None


async def moves(place: Place) -> int:
    return (await place.record()).channel == place.room.id


async def _deeds(place: Place) -> list[Any]:
    return await place.scene.registry.store.deeds(place.number)


def _ids(message: Message) -> list[str | None]:
    parts = (*message.buttons, *message.menus)
    return [part.custom_id for part in parts]
