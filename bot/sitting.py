"""A match as it stands: the record from the store and the position of the rules together."""

from dataclasses import dataclass
from typing import Any

from bot.refusals import NotAPlayer, NotStarted
from db import MatchRecord, Post, SeatRecord, Status
from games.catalogue import titles
from games.core.agenda import AnyPosition
from games.core.title import Title

__all__ = ["MatchRecord", "Person", "Post", "SeatRecord", "Sitting", "Status"]


@dataclass(frozen=True)
class Person:
    """A Discord user, as the application knows one."""

    id: int
    name: str


@dataclass(frozen=True)
class Sitting:
    """A match with its position; None before the start."""

    record: MatchRecord
    position: AnyPosition | None

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
        """Where a user sits.

        Raises:
            NotAPlayer: nowhere in this match.
        """
        seat = self.record.seat_of(user)
        if seat is None:
            raise NotAPlayer
        return seat

    def view(self, seat: int | None) -> Any:
        """What a seat, or a spectator, may see.

        Raises:
            NotStarted: there is nothing to see yet.
        """
        return self.title.rules.view(self.standing, seat)
