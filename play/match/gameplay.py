"""Play: start, act, and save what follows; the whole application without Discord.

One transaction a write: the new position, the deed with its events, the time that the seats have,
and what Discord must show.
"""

from collections.abc import Sequence

from msgspec import json
from msgspec.structs import replace

from db import Audit, By, Commit, MatchRecord, SeatRecord, WantedPost
from games.catalogue import titles
from games.core.agenda import AnyPosition
from games.core.errors import StalePrompt
from games.core.title import Rules
from games.core.vocabulary import Action, ActionTakenBack, Event, Seat, SeatRetired
from play.hours.promises import kept
from play.match.action_log import ActionLog
from play.match.consequences import Consequences
from play.match.lobby.choices import options_of
from play.match.lobby.lobbies import lobby_of
from play.match.match import Match, people_of
from play.match.posts import posts_after, posts_at_start
from play.match.registry import MatchRegistry
from play.match.seal import dice_of
from play.refusals import TooFewPlayers


class Gameplay:
    """Begins matches, applies what players decide, and saves what follows."""

    def __init__(self, registry: MatchRegistry, log: ActionLog) -> None:
        self._registry = registry
        self._log = log

    async def start(self, match_id: int, user: int) -> Match:
        """Begin to play.

        Raises:
            NotInLobby: it has begun already.
            NotAPlayer: only players may start; the host too, where robots play alone.
            TooFewPlayers: seats are empty.
        """
        return await self._registry.decide(match_id, lambda match: self._start(match, user))

    async def act(
        self, match_id: int, user: int, action: Action, prompt: int
    ) -> tuple[Match, tuple[Event, ...]]:
        """Apply a player's action, save it, and have it delivered; tells what happened.

        Args:
            match_id: the match's number.
            user: who decides.
            action: what.
            prompt: the number of the question that is answered.

        Raises:
            GameError: it is refused, for a reason that has a sentence; nothing changed.
        """
        return await self._registry.decide(
            match_id, lambda now: self._act(now, user, action, prompt)
        )

    async def commit(
        self,
        match: Match,
        after: AnyPosition,
        events: tuple[Event, ...],
        *,
        seat: Seat | None,
        action: Action | None = None,
        undone: tuple[int, ...] = (),
        by: By | None = None,
        wanted: Sequence[WantedPost] = (),
        carried: str | None = None,
        entry: Audit | None = None,
    ) -> Match:
        """Save what a seat, or nobody, caused, with all that follows; gives the match afterwards.

        Raises:
            Conflict: another process was faster, or the proposal of the key `carried` stands no
                more; nothing was written.
        """
        record, rules, now = match.record, match.title.rules, self._registry.now()
        turn = rules.shown_on(after)
        follows = Consequences(
            record=record,
            before=match.standing,
            after=after,
            turn=turn,
            acted=seat,
            by=by,
            now=now,
            people=await self._registry.people.of(record),
            panels=self._registry.panels.of(record.id, now),
            took_back=_took_back(events),
            anew=seat is None and bool(undone),
        )
        changed = follows.seats()
        over = after.ending is not None
        heralds = await self._registry.house.heralds(record) if over else []
        commit = Commit(
            turn=turn,
            position=rules.codec.dump(after),
            events=rules.codec.dump_events(events),
            at=now,
            seat=seat,
            action=rules.codec.dump_action(action) if action else None,
            seats=changed,
            wanted=(*posts_after(record, after, turn), *follows.wanted(changed), *wanted, *heralds),
            over=over,
            undone=undone,
            by=by,
            carried=carried,
            entry=entry,
            left=tuple(event.seat for event in events if isinstance(event, SeatRetired)),
            counted=kept(record, seat, action, events, by=by, over=over),
        )
        await self._registry.store.act(record.id, record.number, commit)
        moved = self._registry.moved(record, commit, after)
        seconds = self._registry.elapsed(record.id)
        self._log.accepted(match, moved, seat, action, events, by=by, seconds=seconds)
        return moved

    async def _start(self, match: Match, user: int) -> Match:
        record, title = lobby_of(match), match.title
        alone = user == record.host and not people_of(record)
        starter = None if alone else match.seat_of(user)
        if len(record.seats) not in title.seats:
            raise TooFewPlayers
        options, seats = options_of(record), len(record.seats)
        position, events = title.rules.start(seats, options, dice_of(record))
        now = self._registry.now()
        here = tuple(replace(seat, acted=now) if seat == starter else seat for seat in record.seats)
        commit = await self.opening(replace(record, seats=here), position, events)
        await self._registry.store.start(record.id, record.number, commit)
        return self._registry.moved(record, commit, position)

    async def opening(
        self, record: MatchRecord, position: AnyPosition, events: tuple[Event, ...]
    ) -> Commit:
        """The first write of a match that begins at a position: who is asked, and what is shown.

        Args:
            record: the match, with those who sit there.
            position: where it begins.
            events: what is told of that.
        """
        rules, now = titles()[record.title].rules, self._registry.now()
        turn, here = rules.shown_on(position), _with_orders(rules, record.seats)
        follows = Consequences(
            record=replace(record, seats=here),
            before=None,
            after=position,
            turn=turn,
            acted=None,
            by=None,
            now=now,
            people=await self._registry.people.of(record),
        )
        asked = {seat.seat: seat for seat in follows.seats()}
        seated = tuple(asked.get(seat.seat, seat) for seat in here)
        return Commit(
            turn=turn,
            position=rules.codec.dump(position),
            events=rules.codec.dump_events(events),
            at=now,
            seat=None,
            action=None,
            seats=seated,
            wanted=(*posts_at_start(turn), *follows.wanted(seated)),
        )

    async def _act(
        self, match: Match, user: int, action: Action, prompt: int
    ) -> tuple[Match, tuple[Event, ...]]:
        before = match.standing
        seat = match.seat_of(user)
        if before.ending is None and prompt != seat.prompt:
            raise StalePrompt
        after, events = before.apply(seat.seat, action)
        now = await self.commit(match, after, events, seat=seat.seat, action=action)
        return now, events


def _took_back(events: tuple[Event, ...]) -> ActionTakenBack | None:
    """Find out who has taken an action back, if that is what happened."""
    return next((event for event in events if isinstance(event, ActionTakenBack)), None)


def _with_orders(rules: Rules, seats: tuple[SeatRecord, ...]) -> tuple[SeatRecord, ...]:
    """Leave a person who plays among robots alone the orders that the title thinks good then."""
    people = [seat for seat in seats if seat.mind is None]
    if len(people) != 1 or rules.orders_among_robots is None:
        return seats
    orders = json.encode(rules.orders_among_robots)
    (alone,) = people
    left = replace(alone, orders=alone.orders or orders)
    return tuple(left if seat is alone else seat for seat in seats)
