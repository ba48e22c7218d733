"""A match as it stands: the record from the store and the position of the rules together."""

from dataclasses import dataclass
from typing import Any

from cachetools import LRUCache
from msgspec.structs import replace

from db import (
    NAMELESS,
    NO_SERVER,
    OPERATOR,
    Audit,
    Door,
    GuildRecord,
    MatchRecord,
    Post,
    SeatRecord,
    Signpost,
    StaffAct,
    Status,
)
from games.catalogue import titles
from games.core.agenda import AnyPosition
from games.core.title import Title
from play.library import words_of
from play.refusals import NotAPlayer, NotStarted

__all__ = [
    "NO_SERVER",
    "OPERATOR",
    "Audit",
    "Door",
    "GuildRecord",
    "Match",
    "MatchRecord",
    "Person",
    "Post",
    "SeatRecord",
    "Signpost",
    "StaffAct",
    "Status",
    "is_robot",
    "people_of",
    "title_of",
]


@dataclass(frozen=True)
class Person:
    """A Discord user, as the application knows one."""

    id: int
    name: str
    roles: frozenset[int] = frozenset()
    """On the server where they are seen."""


def is_robot(seat: SeatRecord) -> bool:
    """Tell whether a seat was a robot's from the start: Discord knows no such user."""
    return NAMELESS < seat.user < 0


def title_of(record: MatchRecord) -> str:
    """The name of a match's title, wherever the match is named; one to practise with says so."""
    name = words_of(record.title).text("title")
    return words_of().text("practice-title", title=name) if record.is_practice else name


def people_of(record: MatchRecord) -> tuple[SeatRecord, ...]:
    """The seats of those whom Discord knows: no robots, and nobody who is forgotten."""
    return tuple(seat for seat in record.seats if seat.user > NAMELESS and not is_robot(seat))


KEPT = 256
"""The number of running matches that are kept at hand."""


@dataclass(frozen=True)
class Match:
    """A match with its position; None before the start. Its `repr` may stand in a log."""

    record: MatchRecord
    position: AnyPosition | None

    def __repr__(self) -> str:
        return f"<Match: {self.record!r}, {self.position!r}>"

    @property
    def title(self) -> Title:
        """The title that is played."""
        return titles()[self.record.title]

    @property
    def names(self) -> tuple[str, ...]:
        """The players by seat."""
        return self.record.names

    @property
    def standing(self) -> AnyPosition:
        """The position.

        Raises:
            NotStarted: there is none yet.
        """
        if self.position is None:
            raise NotStarted
        return self.position

    def seat_of(self, user: int) -> SeatRecord:
        """Find a user's seat.

        Raises:
            NotAPlayer: nowhere in this match.
        """
        seat = self.record.seat_of(user)
        if seat is None:
            raise NotAPlayer
        return seat

    def with_seat(self, seat: SeatRecord) -> "Match":
        """The match with another record of a seat."""
        seats = tuple(seat if one.seat == seat.seat else one for one in self.record.seats)
        return Match(replace(self.record, seats=seats), self.position)

    def with_changes(self, **changes: object) -> "Match":
        """The match with other values of its own."""
        return Match(replace(self.record, **changes), self.position)

    def view(self, seat: int | None) -> Any:
        """Give the view of a seat, or of a spectator.

        Raises:
            NotStarted: there is nothing to see yet.
        """
        return self.title.rules.view(self.standing, seat)


class KeptMatches:
    """The matches that were played last, as they stood then; the least used gives way.

    Another process may have moved them on since: see `MatchRegistry` for who may trust this.
    """

    def __init__(self, most: int = KEPT) -> None:
        self._kept: LRUCache[int, Match] = LRUCache(most)

    def get(self, match_id: int) -> Match | None:
        """The match as it stood when it was kept, if it was."""
        return self._kept.get(match_id)

    def keep(self, match: Match) -> None:
        """Keep a match while it runs; one that has ended is let go."""
        self.drop(match.record.id)
        if match.record.status is Status.RUNNING:
            self._kept[match.record.id] = match

    def clear(self) -> None:
        """Let go of all."""
        self._kept.clear()

    def drop(self, match_id: int) -> None:
        """Let go of a match."""
        self._kept.pop(match_id, None)
