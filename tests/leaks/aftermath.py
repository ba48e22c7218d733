"""All that a deed makes the bot do later and when: questions, calls, clocks, posts, in their order.

Straight from `play.match.consequences`, with a chance that is the same each time, so that many
matches can be looked at; the hall shows the same for a few (`tests/leaks/wiretap.py`).
"""

import random
from collections.abc import Mapping
from dataclasses import dataclass

import pytest
from msgspec import json
from msgspec.structs import replace

from db import By, MatchRecord, SeatRecord, Status, UserRecord
from games.core import undo
from games.core.agenda import AnyPosition
from games.core.title import Title
from games.core.undo import Played
from games.core.vocabulary import Seat
from play.match import consequences
from play.match.consequences import Consequences
from play.match.posts import posts_after
from tests.leaks.twins import any_orders

NOW = 1_800_000_000.0
LATER = 30.0
"""Seconds after which a deed is done."""


@dataclass(frozen=True)
class Company:
    """Those who play: robots, people with orders, people whose panels are open."""

    title: Title
    seats: int
    minds: Mapping[Seat, str]
    orders: Mapping[Seat, bytes]
    panels: Mapping[Seat, float]

    def aftermath(self, deed: Played, patch: pytest.MonkeyPatch) -> list[object]:
        """What follows a deed, as others could ever come to feel it."""
        record = self._asked(deed.before, patch)
        turn = self.title.rules.shown_on(deed.after)
        patch.setattr(consequences, "_chance", random.Random("the same each time"))
        follows = self._follows(record, deed.before, deed.after, deed.seat)
        changed = follows.seats()
        wanted = [*posts_after(record, deed.after, turn), *follows.wanted(changed)]
        undone = [seat.seat for seat in record.seats if undo.may_take_back([deed], seat.seat)]
        chance = consequences._chance.getstate()
        return [*map(_felt, changed), *wanted, undone, chance]

    def _asked(self, position: AnyPosition, patch: pytest.MonkeyPatch) -> MatchRecord:
        """The match as it stands when all have just been asked."""
        seats = tuple(map(self._seat, range(self.seats)))
        record = MatchRecord(
            id=1,
            title=self.title.key,
            status=Status.RUNNING,
            guild=1,
            channel=2,
            host=100,
            options=b"{}",
            secret=b"",
            number=1,
            turn=self.title.rules.shown_on(position),
            created=NOW,
            thread=3,
            ended=None,
            seats=seats,
        )
        patch.setattr(consequences, "_chance", random.Random("the same each time"))
        changed = self._follows(record, None, position, None, NOW).seats()
        asked = {seat.seat: seat for seat in changed}
        return replace(record, seats=tuple(asked.get(seat.seat, seat) for seat in seats))

    def _seat(self, seat: Seat) -> SeatRecord:
        if seat in self.minds:
            return SeatRecord(seat, -1 - seat, f"R{seat}", 3, mind=self.minds[seat])
        return SeatRecord(seat, 100 + seat, f"P{seat}", 3, orders=self.orders.get(seat))

    def _follows(
        self,
        record: MatchRecord,
        before: AnyPosition | None,
        after: AnyPosition,
        acted: Seat | None,
        now: float = NOW + LATER,
    ) -> Consequences:
        by = By.ROBOT if acted in self.minds else None
        people = {seat.user: UserRecord(seat.user, early=True) for seat in record.seats}
        turn = self.title.rules.shown_on(after)
        return Consequences(record, before, after, turn, acted, by, now, people, self.panels)


def _felt(seat: SeatRecord) -> SeatRecord:
    """A seat without what its order is about to say; that it will is felt."""
    if seat.clock is None or seat.clock.ordered is None:
        return seat
    return replace(seat, clock=replace(seat.clock, ordered=b"something"))


def company(title: Title, seats: int, chance: random.Random) -> Company:
    """Some robots, and people with orders that do not look at their hands."""
    people = [seat for seat in range(seats) if chance.random() < 0.8]
    minds = {seat: "greedy" for seat in range(seats) if seat not in people}
    orders = {
        seat: json.encode(any_orders(title, chance, blind=True))
        for seat in people
        if chance.random() < 0.5
    }
    panels = {seat: NOW + 600.0 for seat in people if chance.random() < 0.5}
    return Company(title, seats, minds, orders, panels)
