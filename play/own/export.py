"""A person's own data as a file that people can read.

Of a match it has what the person did and settled there, and what everybody sees; nothing of
another seat's.
"""

import asyncio
import gzip
from datetime import UTC, datetime
from typing import Any

import msgspec
from msgspec import Raw, Struct, json, to_builtins

from db import Audit, MatchRecord, OwnDeed, SeatRecord, Store

FORMAT = "skald-my-data-1"
FILE = "skald-my-data.json"
QUESTION = ("prompt", "opened", "left", "since", "window", "looked", "reminder")
"""Of the time for a seat's question; the rest tells of others, or of what the program does next."""
ROOM = 8 * 2**20
"""Bytes that are sent as they are; Discord takes 10 MiB (docs/discord.md, Limits)."""


class ExportedDeed(Struct, frozen=True):
    """Something that was done on the person's seat."""

    number: int
    turn: int
    at: str
    by: str | None
    """The agent that did it, if not the player."""
    undone: int | None
    action: Raw


class ExportedMatch(Struct, frozen=True):
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
    practice_copy_of: int | None
    """The match of which it is a copy to practise with."""
    players: tuple[str, ...]
    seat: dict[str, Any]
    standing_orders: Raw | None
    deeds: list[ExportedDeed]


class Export(Struct, frozen=True):
    """All that is kept about a person."""

    format: str
    written: str
    settings: dict[str, Any]
    matches: list[ExportedMatch]
    hosted: list[int]
    blocked: list[int]
    word_kept: list[dict[str, Any]]
    """By match: questions answered in time and late, and how it was left."""
    invited_to: list[int]
    sent_away_from: list[int]
    banned_on: list[int]
    """Servers whose staff keeps the person from its tables."""
    staff_log: list[dict[str, Any]]
    """Acts of the person as staff of a server, and of others' staff about them."""
    seats_offered: list[dict[str, Any]]
    direct_messages: list[dict[str, Any]]


async def exported(store: Store, user: int, now: float) -> bytes:
    """Write all that is kept about a person, at a moment in UTC seconds."""
    records = await store.matches_with(user, 0.0)
    guest_at = await store.guest_at(user)
    deeds: dict[int, list[OwnDeed]] = {}
    for one in await store.deeds_of(user):
        deeds.setdefault(one.match, []).append(one)
    data = Export(
        format=FORMAT,
        written=_moment(now),
        settings=to_builtins(await store.user(user)),
        matches=[_match(one, user, deeds.get(one.id, [])) for one in records],
        hosted=await store.hosted(user),
        blocked=await store.blocked_by(user),
        word_kept=[
            to_builtins(one) | {"at": _moment(one.at)} for one in await store.promises_of(user)
        ],
        invited_to=[match for match, welcome in guest_at.items() if welcome],
        sent_away_from=[match for match, welcome in guest_at.items() if not welcome],
        banned_on=await store.bans_of(user),
        staff_log=[_audit(one, user) for one in await store.audits_with(user)],
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
    return await asyncio.to_thread(_written, data)


def as_file(written: bytes, room: int = ROOM) -> tuple[str, bytes]:
    """The name and the bytes of the file to send; one that would not go as it is goes packed."""
    if len(written) <= room:
        return FILE, written
    return f"{FILE}.gz", gzip.compress(written)


def _written(data: Export) -> bytes:
    return json.format(json.encode(data), indent=2)


def _match(record: MatchRecord, user: int, deeds: list[OwnDeed]) -> ExportedMatch:
    seat = record.seat_of(user)
    assert seat is not None
    return ExportedMatch(
        match=record.id,
        title=record.title,
        status=record.status,
        server=record.guild,
        channel=record.channel,
        thread=record.thread,
        created=_moment(record.created),
        ended=None if record.ended is None else _moment(record.ended),
        is_host=record.host == user,
        practice_copy_of=record.copied,
        players=record.names,
        seat=_seat(seat),
        standing_orders=None if seat.orders is None else Raw(seat.orders),
        deeds=[_deed(one) for one in deeds],
    )


def _audit(entry: Audit, user: int) -> dict[str, Any]:
    """An entry of a server's log; of another person it tells nothing."""
    return {
        "server": entry.guild,
        "at": _moment(entry.at),
        "what": entry.what,
        "match": entry.match,
        "by_you": entry.by == user,
        "about_you": entry.about == user,
        "reason": entry.reason if entry.by == user else None,
    }


def _seat(seat: SeatRecord) -> dict[str, Any]:
    """A seat as it is kept, without what the orders say, which is written apart."""
    kept: dict[str, Any] = to_builtins(msgspec.structs.replace(seat, orders=None, clock=None))
    del kept["orders"], kept["clock"]
    if seat.clock is not None:
        kept["question"] = {name: getattr(seat.clock, name) for name in QUESTION}
    return kept


def _deed(deed: OwnDeed) -> ExportedDeed:
    return ExportedDeed(
        number=deed.number,
        turn=deed.turn,
        at=_moment(deed.at),
        by=deed.by,
        undone=deed.undone,
        action=Raw(deed.action),
    )


def _moment(seconds: float) -> str:
    return datetime.fromtimestamp(seconds, UTC).isoformat(timespec="seconds")
