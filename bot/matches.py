"""The whole application without Discord: create, join, leave, start, act.

One lock a match; one transaction a write. The matches played last are kept: what is done to one is
done at once, as the row's number guards the write; whoever only looks, or is refused, has it read.
"""

import asyncio
import secrets
from collections.abc import Awaitable, Callable, Sequence
from typing import TypeVar
from weakref import WeakValueDictionary

import msgspec
from msgspec.structs import replace

from bot.clock import Clock
from bot.refusals import (
    DamagedMatch,
    MatchFull,
    NoMatchHere,
    NoSuchTitle,
    NotInLobby,
    NotTheHost,
    SeatTaken,
    TooFewPlayers,
    TooManyOpen,
    TryAgain,
)
from bot.sealing import dice_of, fit, seal_of
from bot.sitting import Person, Sitting, Sittings
from bot.variants import varied, wishing, without_seat
from bot.wishes import new_prompts, next_prompts, reminders, wishes_after, wishes_at_start
from db import Conflict, MatchNotFound, MatchRecord, SeatRecord, Status, Step, Store, StoreError
from games.catalogue import titles
from games.core.agenda import AnyPosition
from games.core.dice import SECRET_BYTES
from games.core.errors import GameError, SaveError, StalePrompt
from games.core.vocabulary import Action, Event, Seat

Decided = TypeVar("Decided")
OPEN_OWN, OPEN_ALL = 5, 50
"""Invitations that may wait for players on a server: of one host who sits there, and in all."""
TRIES = 2
"""How often an action is tried when another process was faster."""


class Matches:
    """All matches of one bot."""

    def __init__(self, store: Store, clock: Clock) -> None:
        self.store = store
        self.on_change: Callable[[], None] = lambda: None
        """Called after every commit."""
        self._clock = clock
        self._opening = asyncio.Lock()
        self._locks: WeakValueDictionary[int, asyncio.Lock] = WeakValueDictionary()
        self._kept = Sittings()

    # --- the lobby --------------------------------------------------------------------------

    async def create(self, title: str, guild: int, channel: int, host: Person) -> MatchRecord:
        """A new match with its host on the first seat.

        Raises:
            NoSuchTitle: the title is unknown.
            TooManyOpen: many invitations wait for players already.
        """
        if title not in titles():
            raise NoSuchTitle
        options = titles()[title].rules.options()
        async with self._opening:
            _check_open(await self.store.lobbies(guild), host.id)
            match = await self.store.create(
                title=title,
                guild=guild,
                channel=channel,
                host=SeatRecord(0, host.id, host.name),
                options=msgspec.json.encode(options),
                secret=secrets.token_bytes(SECRET_BYTES),
                at=self._clock.now(),
            )
        self.on_change()
        return await self.store.match(match)

    async def join(self, match: int, person: Person) -> MatchRecord:
        """Take the next free seat.

        Raises:
            NotInLobby, SeatTaken, MatchFull: no seat for this user.
        """

        async def join(sitting: Sitting) -> None:
            record = _lobby(sitting)
            _check_free(record, person.id)
            newcomer = SeatRecord(len(record.seats), person.id, person.name)
            await self._reseat(record, (*record.seats, newcomer))

        await self.decide(match, join)
        return (await self.sitting(match)).record

    async def may_join(self, match: int, user: int) -> None:
        """Whether a user could take a seat.

        Raises:
            NotInLobby, SeatTaken, MatchFull: no seat for this user.
        """
        _check_free(_lobby(await self.sitting(match)), user)

    async def leave(self, match: int, user: int) -> MatchRecord:
        """Give the seat up before the start; the others move up.

        Raises:
            NotInLobby: too late.
            NotAPlayer: the user has no seat.
        """

        async def leave(sitting: Sitting) -> None:
            record = _lobby(sitting)
            left = sitting.seat_of(user)
            others = [seat for seat in record.seats if seat.user != user]
            moved = tuple(
                SeatRecord(at, one.user, one.name, word=one.word) for at, one in enumerate(others)
            )
            await self._reseat(record, moved, without_seat(options_of(record), left.seat))

        await self.decide(match, leave)
        return (await self.sitting(match)).record

    async def wish(self, match: int, user: int, key: str) -> None:
        """Wish for something that the seats share out, such as a realm; or for nothing.

        Raises:
            NotInLobby, NotAPlayer: it is too late, or not for this user.
        """

        async def wish(sitting: Sitting) -> None:
            record, seat = _lobby(sitting), sitting.seat_of(user).seat
            await self._reseat(record, record.seats, wishing(options_of(record), seat, key))

        await self.decide(match, wish)

    async def add_word(self, match: int, user: int, word: str) -> str:
        """Mix a word of a player's own into the dice, in place of an earlier one; gives the seal.

        Raises:
            NotInLobby, NotAPlayer: it is too late, or not for this user.
            UnfitWord: it is empty, too long, or cannot be shown.
        """

        async def add(sitting: Sitting) -> str:
            record, seat = _lobby(sitting), sitting.seat_of(user)
            worded = replace(seat, word=fit(word))
            seats = (worded if one == seat else one for one in record.seats)
            await self._reseat(record, tuple(seats))
            return seal_of(record)

        return await self.decide(match, add)

    async def vary(self, match: int, user: int, keys: Sequence[str]) -> None:
        """Choose the variants that are played.

        Raises:
            NotInLobby, NotTheHost: it is too late, or not for this user.
        """

        async def vary(sitting: Sitting) -> None:
            record = _lobby(sitting)
            if record.host != user:
                raise NotTheHost
            await self._reseat(record, record.seats, varied(options_of(record), keys))

        await self.decide(match, vary)

    async def start(self, match: int, user: int) -> Sitting:
        """Begin to play.

        Raises:
            NotInLobby: it has begun already.
            NotAPlayer: only players may start.
            TooFewPlayers: seats are empty.
        """
        return await self.decide(match, lambda sitting: self._start(sitting, user))

    async def _start(self, sitting: Sitting, user: int) -> Sitting:
        record, title = _lobby(sitting), sitting.title
        starter = sitting.seat_of(user)
        if len(record.seats) not in title.seats:
            raise TooFewPlayers
        options, seats = options_of(record), len(record.seats)
        position, events = title.rules.start(seats, options, dice_of(record))
        prompts = next_prompts(record, None, position, None)
        step = Step(
            turn=title.rules.turn(position),
            position=title.rules.codec.dump(position),
            events=title.rules.codec.dump_events(events),
            at=self._clock.now(),
            seat=None,
            action=None,
            prompts=new_prompts(record, prompts),
            wishes=wishes_at_start(position, prompts, starter.seat),
            clocks=reminders(record, position, prompts, self._clock.now()),
        )
        await self.store.start(record.id, record.number, step)
        return self._moved(record, step, position)

    # --- play -------------------------------------------------------------------------------

    async def act(
        self, match: int, user: int, action: Action, prompt: int
    ) -> tuple[Sitting, tuple[Event, ...]]:
        """Apply a player's action, save it, and have it delivered; tells what happened.

        Args:
            match: the match's number.
            user: who decides.
            action: what.
            prompt: the number of the question that is answered.

        Raises:
            GameError: it is refused, for a reason that has a sentence; nothing changed.
        """
        return await self.decide(match, lambda now: self._act(now, user, action, prompt))

    async def decide(self, match: int, deed: Callable[[Sitting], Awaitable[Decided]]) -> Decided:
        """Do something to a match as it stands, alone; once more if another process was faster.

        Args:
            match: the match's number.
            deed: what to do; where it refuses or meets a conflict, it has written nothing.

        Raises:
            TryAgain: the other process was faster again.
        """
        async with self._locks.setdefault(match, asyncio.Lock()):
            for _ in range(TRIES):
                sitting = self._kept.get(match) or await self.sitting(match)
                try:
                    decided = await deed(sitting)
                except Conflict:
                    self._kept.drop(match)
                except GameError:
                    if (await self.sitting(match)).record.number == sitting.record.number:
                        raise  # not only what was kept refuses
                else:
                    self.on_change()
                    return decided
        raise TryAgain

    async def _act(
        self, sitting: Sitting, user: int, action: Action, prompt: int
    ) -> tuple[Sitting, tuple[Event, ...]]:
        before = sitting.standing
        seat = sitting.seat_of(user)
        if before.ending is None and prompt != seat.prompt:
            raise StalePrompt
        after, events = before.apply(seat.seat, action)
        now = await self.commit(sitting, after, events, seat=seat.seat, action=action)
        return now, events

    async def commit(
        self,
        sitting: Sitting,
        after: AnyPosition,
        events: tuple[Event, ...],
        *,
        seat: Seat,
        action: Action | None = None,
        undone: tuple[int, ...] = (),
    ) -> Sitting:
        """Save what a seat caused, with all that follows from it; gives the match afterwards.

        Raises:
            Conflict: another process was faster; nothing was written.
        """
        record, rules, now = sitting.record, sitting.title.rules, self._clock.now()
        prompts = next_prompts(record, sitting.standing, after, seat)
        turn = rules.turn(after)
        step = Step(
            turn=turn,
            position=rules.codec.dump(after),
            events=rules.codec.dump_events(events),
            at=now,
            seat=seat,
            action=rules.codec.dump_action(action) if action else None,
            prompts=new_prompts(record, prompts),
            wishes=wishes_after(record, after, prompts, seat, turn, now),
            over=after.ending is not None,
            undone=undone,
            clocks=reminders(record, after, prompts, now),
        )
        await self.store.act(record.id, record.number, step)
        return self._moved(record, step, after)

    def _moved(self, record: MatchRecord, step: Step, position: AnyPosition) -> Sitting:
        """What was just written is known without being read."""
        sitting = Sitting(record.after(step), position)
        self._kept.keep(sitting)
        return sitting

    # --- reading ----------------------------------------------------------------------------

    async def sitting(self, match: int) -> Sitting:
        """A match as it stands.

        Raises:
            NoMatchHere: there is none of this number.
            DamagedMatch: its position cannot be read.
        """
        try:
            return await self._stand(await self.store.match(match))
        except MatchNotFound:
            raise NoMatchHere from None

    async def sitting_in(self, thread: int) -> Sitting:
        """The match that lives in a thread, as it stands.

        Raises:
            NoMatchHere: none does.
            DamagedMatch: its position cannot be read.
        """
        try:
            return await self._stand(await self.store.match_in(thread))
        except MatchNotFound:
            raise NoMatchHere from None

    async def _stand(self, record: MatchRecord) -> Sitting:
        if record.status is Status.LOBBY:
            return Sitting(record, None)
        kept = self._kept.get(record.id)
        if kept is not None and kept.record.number == record.number:
            sitting = Sitting(record, kept.position)
        else:
            sitting = Sitting(record, await self._load(record))
        self._kept.keep(sitting)
        return sitting

    async def _load(self, record: MatchRecord) -> AnyPosition:
        try:
            data = await self.store.position(record.id, record.number)
            return titles()[record.title].rules.codec.load(data)
        except (StoreError, SaveError, KeyError) as error:  # KeyError: a title that is no more
            raise DamagedMatch from error

    async def _reseat(
        self,
        record: MatchRecord,
        seats: tuple[SeatRecord, ...],
        options: msgspec.Struct | None = None,
    ) -> None:
        kept = record.options if options is None else msgspec.json.encode(options)
        await self.store.seat(record.id, record.number, seats, kept, self._clock.now())


def _lobby(sitting: Sitting) -> MatchRecord:
    if sitting.record.status is not Status.LOBBY:
        raise NotInLobby
    return sitting.record


def options_of(record: MatchRecord) -> msgspec.Struct:
    """What was chosen for a match."""
    chosen: msgspec.Struct = msgspec.json.decode(
        record.options, type=titles()[record.title].rules.options
    )
    return chosen


def _check_open(waiting: Sequence[MatchRecord], host: int) -> None:
    """An invitation that everybody has left waits for nobody, and does not count."""
    seated = [record for record in waiting if record.seats]
    own = [record for record in seated if record.host == host and record.seat_of(host)]
    if len(own) >= OPEN_OWN or len(seated) >= OPEN_ALL:
        raise TooManyOpen


def _check_free(record: MatchRecord, user: int) -> None:
    if record.seat_of(user):
        raise SeatTaken
    if len(record.seats) == max(titles()[record.title].seats):
        raise MatchFull
