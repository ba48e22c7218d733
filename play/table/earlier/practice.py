"""Copies of matches to practise with: what was hidden is dealt anew, so that none gives it away.

A copy follows from what a spectator sees, and from dice of its own (`Rules.redeal`): not even
whoever sits on their own seat there learns what the others hold in the original, or what will come.
Traces of what was done last, which belong to deeds that the copy does not have, are left behind.
"""

import secrets
from collections.abc import Mapping, Sequence

from msgspec import Struct
from msgspec.structs import replace

from db import NOBODY, NOBODY_YET, Audit, Damaged, LoggedAction
from games.core.agenda import AnyPosition, standing
from games.core.dice import SECRET_BYTES, Dice
from games.core.errors import GameError, SaveError
from games.core.title import Rules
from games.core.vocabulary import Event, PracticeBegan, Seat, SeatRetired
from play.match.gameplay import Gameplay
from play.match.match import Match, MatchRecord, SeatRecord
from play.match.registry import MatchRegistry
from play.minds import Mind
from play.refusals import DamagedMatch, NoSeatForGuest, SeatIsOut
from play.table.earlier.rewinding import NoSuchAction, counting, stood
from play.table.retired_seats import left_by
from play.table.robots import USUAL, newcomer


class NowhereToPractise(GameError):
    """It is played in direct messages, or on a server that the bot has left."""

    tag = "nowhere-to-practise"


class NothingToPractise(GameError):
    """The match was over then."""

    tag = "nothing-to-practise"


class NoSeatNumbered(GameError):
    """The match has no seat of this number."""

    tag = "no-seat-numbered"


class NeverSeenHere(GameError):
    """The person had a seat in no match of this server, so that nobody knows their name."""

    tag = "never-seen-here"


class NotAmongThem(GameError):
    """The match is private, and the person neither sits there nor was invited."""

    tag = "not-among-them"


class NobodyToPractise(GameError):
    """The match is private, and nobody would see a copy with robots alone."""

    tag = "nobody-to-practise"


class Practice(Struct, frozen=True):
    """The wishes for a copy."""

    after: int | None = None
    """The number of the action after which the match stood so; None: as it stands."""
    people: Mapping[Seat, int] = {}
    """Users by the seats that they take; all others are robots'."""
    mind: Mind = USUAL
    """The mind of the robots."""


async def practised(
    registry: MatchRegistry, gameplay: Gameplay, match_id: int, wanted: Practice, entry: Audit
) -> int:
    """Begin a copy of a match, beside it; gives its number.

    Args:
        registry: all matches.
        gameplay: what begins it.
        match_id: the match that is copied; it does not move.
        wanted: from where, and who sits there.
        entry: who has it copied, for the log and the thread of the copy.

    Raises:
        NoMatchHere, NotStarted, DamagedMatch: there is nothing to be copied.
        NowhereToPractise: it has no place for one.
        NoSuchAction: there is no such action, or it was taken back.
        NothingToPractise: the match was over then.
        NoSeatNumbered, SeatIsOut: nobody can have that seat.
        NeverSeenHere, NotAmongThem, NoSeatForGuest: that person cannot have one.
        NobodyToPractise: nobody would see it.
    """
    match = await registry.match(match_id)
    record, rules = match.record, match.title.rules
    if record.is_direct or (await registry.house.of(record.guild)).left is not None:
        raise NowhereToPractise
    position = match.standing
    deeds = await _done(registry, match, wanted.after)
    if wanted.after is not None:
        try:
            position = await stood(registry, match, deeds, wanted.after)
        except (Damaged, SaveError) as error:
            raise DamagedMatch from error
    if position.ending is not None:
        raise NothingToPractise
    out = {seat for one in deeds for seat in left_by(match, one)}
    seats = await _seated(registry, match, wanted, out)
    secret = secrets.token_bytes(SECRET_BYTES)
    fresh = dealt_anew(rules, position, secret)
    last = counting(match, deeds)[-1].number
    began = PracticeBegan(
        match=record.id, number=last, turn=rules.turn(fresh), counted=rules.moment is None
    )
    events: tuple[Event, ...] = (began, *(SeatRetired(seat=seat) for seat in sorted(out)))
    sitting = sorted(wanted.people.items())
    return await registry.store.copy(
        record,
        await gameplay.opening(_blank(record, seats), fresh, events),
        entry,
        secret=secret,
        host=sitting[0][1] if sitting else NOBODY,
        seated=seats,
        guests={user: True for _, user in sitting} if record.door else NOBODY_YET,
    )


def dealt_anew(rules: Rules, position: AnyPosition, secret: bytes) -> AnyPosition:
    """A position with all that is hidden from a spectator dealt anew, by other dice.

    Args:
        rules: those of the title.
        position: the one that is copied.
        secret: what the dice are made from.
    """
    other = rules.redeal(position, None, Dice(secret))
    return standing(other.table, other.agenda, Dice(secret, action=1))


async def _done(registry: MatchRegistry, match: Match, after: int | None) -> list[LoggedAction]:
    """Read what was done in a match up to an action.

    Raises:
        NoSuchAction: there is none of this number, or it was taken back.
    """
    deeds = await registry.store.deeds(match.record.id)
    if after is not None and after not in [one.number for one in counting(match, deeds)]:
        raise NoSuchAction
    last = match.record.number if after is None else after
    return [one for one in deeds if one.number <= last]


async def _seated(
    registry: MatchRegistry, match: Match, wanted: Practice, out: set[Seat]
) -> tuple[SeatRecord, ...]:
    """Those who sit there: the people who are named, and robots.

    Raises:
        NoSeatNumbered, SeatIsOut, NobodyToPractise: that cannot be.
        NeverSeenHere, NotAmongThem, NoSeatForGuest: see `practised`.
    """
    record = match.record
    for seat in wanted.people:
        if not 0 <= seat < len(record.seats):
            raise NoSeatNumbered
        if seat in out:
            raise SeatIsOut
    if record.is_private and not wanted.people:
        raise NobodyToPractise
    seats: tuple[SeatRecord, ...] = ()
    for at in range(len(record.seats)):
        user = wanted.people.get(at)
        if user is None:
            seats = (*seats, newcomer(seats, wanted.mind))
        else:
            others = [one for one in wanted.people.values() if one != user]
            name = await _name_of(registry, record, user, others)
            seats = (*seats, SeatRecord(at, user, name))
    return seats


async def _name_of(
    registry: MatchRegistry, record: MatchRecord, user: int, others: Sequence[int]
) -> str:
    """The name of a person who may sit in a copy with others; no limit of tables holds there.

    Raises:
        NeverSeenHere, NotAmongThem, NoSeatForGuest: see `practised`.
    """
    store = registry.store
    sits = record.seat_of(user) is not None
    if record.is_private and not (sits or (await store.guests(record.id)).get(user, False)):
        raise NotAmongThem
    banned = await store.is_banned(record.guild, user)
    if banned or not await registry.people.may_sit(user, others):
        raise NoSeatForGuest
    name = await store.known_as(user, record.guild)
    if name is None:
        raise NeverSeenHere
    return name


def _blank(record: MatchRecord, seats: tuple[SeatRecord, ...]) -> MatchRecord:
    """The record of the copy before it is written: it runs, and nothing has happened in it."""
    return replace(record, seats=seats, paused=None, frozen=None, lost=None, copied=record.id)
