"""A person's own data as a file that people can read.

Of a match it has what the person did and settled there, and what everybody sees; nothing of
another seat's.
"""

from datetime import UTC, datetime
from typing import Any

import msgspec
from msgspec import Raw, Struct, json, to_builtins

from db import LoggedAction, MatchRecord, SeatRecord, Store

FORMAT = "skald-my-data-1"


class OwnDeed(Struct, frozen=True):
    """Something that was done on the person's seat."""

    number: int
    turn: int
    at: str
    by: str | None
    """The agent that did it, if not the player."""
    undone: int | None
    action: Raw


class OwnMatch(Struct, frozen=True):
    """A match with a seat of the person."""

    match: int
    title: str
    status: str
    server: int
    channel: int
    thread: int | None
    created: str
    ended: str | None
    is_host: bool
    players: tuple[str, ...]
    seat: dict[str, Any]
    standing_orders: Raw | None
    deeds: list[OwnDeed]


class OwnData(Struct, frozen=True):
    """All that is kept about a person."""

    format: str
    written: str
    settings: dict[str, Any]
    matches: list[OwnMatch]
    hosted: list[int]
    seats_offered: list[dict[str, Any]]
    direct_messages: list[dict[str, Any]]


async def exported(store: Store, user: int, now: float) -> bytes:
    """Write all that is kept about a person, at a moment in UTC seconds."""
    records = await store.matches_with(user, 0.0)
    data = OwnData(
        format=FORMAT,
        written=_moment(now),
        settings=to_builtins(await store.user(user)),
        matches=[await _match(store, record, user) for record in records],
        hosted=await store.hosted(user),
        seats_offered=[
            {"match": one.match, "kind": one.kind, "seat": one.seat, "name": one.name}
            for one in await store.invitations_to(user)
        ],
        direct_messages=[
            {
                "match": one.match,
                "kind": one.kind,
                "message": one.message,
                "at": _moment(one.created),
            }
            for one in await store.letters_to(user)
        ],
    )
    return msgspec.json.format(json.encode(data), indent=2)


async def _match(store: Store, record: MatchRecord, user: int) -> OwnMatch:
    seat = record.seat_of(user)
    assert seat is not None
    deeds = await store.deeds(record.id)
    return OwnMatch(
        match=record.id,
        title=record.title,
        status=record.status,
        server=record.guild,
        channel=record.channel,
        thread=record.thread,
        created=_moment(record.created),
        ended=None if record.ended is None else _moment(record.ended),
        is_host=record.host == user,
        players=record.names,
        seat=_seat(seat),
        standing_orders=None if seat.orders is None else Raw(seat.orders),
        deeds=[_deed(one) for one in deeds if one.seat == seat.seat and one.action],
    )


def _seat(seat: SeatRecord) -> dict[str, Any]:
    """A seat as it is kept, without what the orders say, which is written apart."""
    kept: dict[str, Any] = to_builtins(msgspec.structs.replace(seat, orders=None, clock=None))
    del kept["orders"], kept["clock"]
    if seat.clock is not None:
        clock = msgspec.structs.replace(seat.clock, ordered=None)
        kept["question"] = to_builtins(clock)
    return kept


def _deed(deed: LoggedAction) -> OwnDeed:
    assert deed.action is not None
    return OwnDeed(
        number=deed.number,
        turn=deed.turn,
        at=_moment(deed.at),
        by=deed.by,
        undone=deed.undone,
        action=Raw(deed.action),
    )


def _moment(seconds: float) -> str:
    return datetime.fromtimestamp(seconds, UTC).isoformat(timespec="seconds")
