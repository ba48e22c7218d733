"""Open tables as they are told to everybody: what is played, at which pace, and with whom."""

import hashlib
from collections.abc import Iterable, Sequence

from db import MatchRecord
from play.library import words_of
from play.match.lobby.seating import has_room, may_come, most_seats
from play.post import sentences
from words.speech import isolated

PAGE = 5
"""Tables in one message, each with its buttons: they fit into its 4000 characters."""
NAMED = 6
"""Players who are named; of more only the number is told."""
SIZE = 12
"""Bytes of a fingerprint."""


def public_tables(waiting: Iterable[MatchRecord], channel: int) -> list[MatchRecord]:
    """List the tables of a channel of which everybody there may know, and where anybody may sit.

    No private one, and none that its host has closed to strangers.
    """
    return [
        one
        for one in waiting
        if one.channel == channel
        and not one.damaged
        and has_room(one)
        and may_come(one, welcome=None)
    ]


def told(record: MatchRecord) -> str:
    """Tell what is played, where, at which pace, and with whom."""
    words = words_of(record.title)
    players = [isolated(seat.name) for seat in record.seats]
    if more := len(players[NAMED:]):
        players[NAMED:] = [words.text("tables-others", count=more)]
    return words.text(
        "table-open",
        title=words.text("title"),
        match=record.id,
        channel=f"<#{record.channel}>",
        opened=sentences.moment(record.created),
        count=len(record.seats),
        seats=most_seats(record),
        players=words.list(players),
        pace=words.text(f"pace-{record.pace}", "label"),
    )


def signpost_text(tables: Sequence[MatchRecord]) -> str:
    """The first lines of a list: what it is, and how many tables there are."""
    words, count = words_of(), len(tables)
    if count > PAGE:
        return words.text("signpost", "many", count=count, shown=PAGE)
    return words.text("signpost", count=count)


def signpost_mark() -> str:
    """The first line of every list, by which one that was sent is known again."""
    return signpost_text(()).split("\n")[0]


def fingerprint(tables: Sequence[MatchRecord]) -> str:
    """Give a text that is another one as soon as a list shows something else."""
    shown = "\n".join((signpost_text(tables), *map(told, tables[:PAGE])))
    return hashlib.blake2b(shown.encode(), digest_size=SIZE).hexdigest()
