"""Consequences of an action for each seat: its question, the time it has, and who is called.

Pure: from how a match stood to how it stands. `play.watch.clocks` looks after the questions later.
"""

import logging
from collections.abc import Mapping
from dataclasses import dataclass, field
from random import SystemRandom

from msgspec import json
from msgspec.structs import replace

from db import By, MatchRecord, OpenQuestion, SeatRecord, UserRecord, WantedPost
from games.catalogue import titles
from games.core.agenda import AnyPosition
from games.core.asks import is_new
from games.core.vocabulary import ActionTakenBack, Seat
from play.hours.deadlines import away_of, has_robot, next_look, notices_of, quiet_of, was_present
from play.hours.paces import PACES, Thinking, filled, hurried, question
from play.match.call_kinds import CallStage
from play.match.posts import calls, no_calls, no_early_notice

ORDER_DELAY = (20.0, 90.0)
"""Seconds after which a standing order acts, so that nobody can tell it from a person.

It acts at once among robots alone, and where a title hides no hand that this could tell of."""
ROBOT_DELAY = (1.0, 3.0)
_chance = SystemRandom()
log = logging.getLogger(__name__)


@dataclass(frozen=True)
class Consequences:
    """An action, and how the match stands after it."""

    record: MatchRecord
    before: AnyPosition | None
    after: AnyPosition
    turn: int
    """The player-turn that goes on afterwards."""
    acted: Seat | None
    by: By | None
    now: float
    people: Mapping[int, UserRecord]
    """The players' settings."""
    panels: Mapping[Seat, float] = field(default_factory=dict)
    """Until when seats have a panel open."""
    took_back: ActionTakenBack | None = None
    """An action was taken back: the seat's order does not do the same again at once."""
    anew: bool = False
    """The match stands elsewhere: all are asked anew, and no robot stands in for anybody."""

    def seats(self) -> tuple[SeatRecord, ...]:
        """The seats that are not as they were."""
        now = (self._seat(seat) for seat in self.record.seats)
        return tuple(new for new, old in zip(now, self.record.seats, strict=True) if new != old)

    def wanted(self, changed: tuple[SeatRecord, ...]) -> list[WantedPost]:
        """The calls and notices that are outdated, and the new ones."""
        wanted: list[WantedPost] = []
        for seat in changed:
            old = self.record.seats[seat.seat]
            if seat.prompt != old.prompt:
                wanted += no_calls(old)
            if seat.clock is not None and seat.clock != old.clock and self._is_called(seat):
                wanted += calls(self.record, seat, self.people[seat.user], CallStage.CALL)
        return [*wanted, *self._early_notices({seat.seat: seat for seat in changed})]

    def _early_notices(self, changed: Mapping[Seat, SeatRecord]) -> list[WantedPost]:
        """Once a turn, a quiet word to whoever is next in line now; none more for who was."""
        following = titles()[self.record.title].rules.following
        before = following(self.before) if self.before is not None else None
        after = following(self.after)
        if (before, self.record.turn) == (after, self.turn):
            return []
        wanted = [] if before is None else [no_early_notice(self.record.seats[before])]
        if after is None:
            return wanted
        seat = changed.get(after, self.record.seats[after])
        if self._wants_to_know(seat):
            wanted += calls(self.record, seat, self.people[seat.user], CallStage.NEXT, self.turn)
        return wanted

    def _wants_to_know(self, seat: SeatRecord) -> bool:
        """Tell whether a player who is next in line is told so, here and now."""
        person = self.people[seat.user]
        if not person.early or seat.mind is not None or seat.seat in self.after.awaited:
            return False
        still = self.record.paused is not None or away_of(person).covers(self.now)
        quiet = quiet_of(person).open_at(self.now) > self.now
        return not (still or quiet or was_present(seat, self.now))

    def _seat(self, seat: SeatRecord) -> SeatRecord:
        if not self._is_asked_anew(seat):
            return self._alone(seat)
        own = seat.seat == self.acted and self.by is None
        ordered = seat.seat == self.acted and self.by is By.ORDER
        after = replace(
            seat,
            relief=None if self.anew else seat.relief,
            prompt=seat.prompt + 1,
            acted=self.now if own or ordered else seat.acted,  # nobody shall see the difference
            played=self.record.turn if own else seat.played,
            missed=0 if own else seat.missed,
            bank=self._bank(seat),
            clock=None,
        )
        return replace(after, clock=self._clock(after))

    def _is_asked_anew(self, seat: SeatRecord) -> bool:
        """Tell whether a seat has acted, or is asked something else than before."""
        if self.anew or seat.seat == self.acted:
            return True
        old = self.before.asks.get(seat.seat) if self.before else None
        return is_new(old, self.after.asks.get(seat.seat))

    def _bank(self, seat: SeatRecord) -> float | None:
        """Give the time left when a question is closed; filled up if the seat has answered it."""
        pace, clock = PACES[self.record.pace], seat.clock
        if pace is None or clock is None or clock.window:
            return seat.bank
        thinking, away = Thinking(clock.left, clock.since), away_of(self.people.get(seat.user))
        left = thinking.remaining(self.now, away)
        if left is None:
            return seat.bank
        return filled(pace, left) if seat.seat == self.acted else left

    def _clock(self, seat: SeatRecord) -> OpenQuestion | None:
        """The time for what a seat is asked now, if anybody waits for it."""
        if seat.seat not in self.after.awaited:
            return None
        window = self.after.is_window(seat.seat)
        thinking = question(PACES[self.record.pace], seat.bank, self.now, window=window)
        if self.took_back == ActionTakenBack(seat=seat.seat, late=True):
            thinking = hurried(thinking)
        person = self.people[seat.user]
        away = away_of(person)
        if self.record.paused is not None or away.covers(self.now):
            thinking = thinking.stopped(self.now)
        opened = OpenQuestion(
            match=self.record.id,
            seat=seat.seat,
            prompt=seat.prompt,
            opened=self.now,
            left=thinking.left,
            since=thinking.since,
            window=window,
            looked=self.now,
            due=None,
        )
        opened = self._helped(seat, opened)
        panel = self.panels.get(seat.seat)
        return replace(opened, due=next_look(seat, opened, person, self.turn, panel))

    def _helped(self, seat: SeatRecord, clock: OpenQuestion) -> OpenQuestion:
        """A robot acts soon; an order when a person might."""
        if has_robot(seat, self.turn):
            return replace(clock, acts=self.now + _chance.uniform(*ROBOT_DELAY))
        rules = titles()[self.record.title].rules
        took_back = self.took_back is not None and self.took_back.seat == seat.seat
        if rules.orders is None or took_back:
            return clock
        ordered = seat.orders
        orders = rules.orders() if ordered is None else json.decode(ordered, type=rules.orders)
        action = self.after.ordered(seat.seat, orders)
        if action is None:
            return clock
        if action not in self.after.asks[seat.seat]:  # a mistake; so the player is asked
            log.error("match %d, seat %d: an order is not offered", self.record.id, seat.seat)
            return clock
        alone = all(has_robot(one, self.turn) for one in self.record.seats if one.seat != seat.seat)
        at_once = alone or rules.orders_at_once
        acts = self.now if at_once else self.now + _chance.uniform(*ORDER_DELAY)
        return replace(clock, ordered=rules.codec.dump_action(action), acts=acts)

    def _alone(self, seat: SeatRecord) -> SeatRecord:
        """Of several that were asked together, the last one is told so."""
        was_one_of_many = self.before is not None and len(self.before.awaited) > 1
        if seat.clock is None or not was_one_of_many or self.after.awaited != (seat.seat,):
            return seat
        if has_robot(seat, self.turn):
            return seat
        return replace(seat, clock=replace(seat.clock, lone=self.now, due=self.now))

    def _is_called(self, seat: SeatRecord) -> bool:
        """Tell whether the call goes out at once."""
        assert seat.clock is not None
        if seat.prompt == self.record.seats[seat.seat].prompt:
            return False
        panel = self.panels.get(seat.seat)
        told = notices_of(seat, seat.clock, self.people[seat.user], self.turn, panel)
        return bool(told) and told[0] <= self.now


def asked_anew(
    record: MatchRecord,
    position: AnyPosition,
    seat: SeatRecord,
    people: Mapping[int, UserRecord],
    now: float,
    left: float | None = None,
) -> tuple[SeatRecord, list[WantedPost]]:
    """A seat is asked once more what it is asked: in other hands, or with other time.

    Args:
        record: the match as it stands.
        position: the same.
        seat: how the seat stands now, if others than in the record sit there.
        people: what the players have settled, the new one too.
        now: UTC seconds.
        left: the seconds that it has for it; None: as many as it is due.
    """
    asked = replace(seat, clock=None)
    seats = tuple(asked if one.seat == seat.seat else one for one in record.seats)
    deed = Consequences(
        record=replace(record, seats=seats),
        before=position,
        after=position,
        turn=record.turn,
        acted=seat.seat,
        by=By.CLOCK,
        now=now,
        people=people,
    )
    (anew,) = deed.seats()
    if anew.clock is not None:
        clock = replace(anew.clock, reminder=_to_come(seat.clock, now))
        if left is not None and clock.left is not None:
            clock = replace(clock, left=left)
        due = next_look(anew, clock, people[anew.user], record.turn)
        anew = replace(anew, clock=replace(clock, due=due))
    return anew, deed.wanted((anew,))


def _to_come(clock: OpenQuestion | None, now: float) -> float | None:
    """The reminder that a player has asked for, if it is not past."""
    reminder = None if clock is None else clock.reminder
    return None if reminder is None or reminder <= now else reminder
