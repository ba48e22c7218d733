"""No missed, doubled or wrong call: by the hall's record, and by what the people did and chose.

Knows nothing of the bot, its database or its reckoning of time.
"""

from collections import Counter, defaultdict
from dataclasses import dataclass, field

from hall import Sent
from tests.e2e.week.people import HOUR, MINUTE, Guest
from tests.e2e.week.reading import Board, Called, Deleted, read

PRESENT = 2 * MINUTE
LATE = 90.0
"""Seconds after which a call is missed: a minute, and the step in which it is looked for."""
STEP = 30.0
GAP = 10 * MINUTE
"""A downtime from which on nobody's time runs."""
REMINDERS = 6


@dataclass
class Span:
    """Somebody is awaited without a break."""

    thread: int
    guest: Guest
    start: float
    end: float
    asked: str
    changed: bool = False
    called: list[float] = field(default_factory=list)


@dataclass
class Checker:
    """Goes through a record once; then `complaints` says all that was wrong."""

    guests: dict[str, Guest]
    threads: list[int]
    """The threads of the matches, by their numbers less one."""
    ran: list[tuple[float, float]]
    """When the bot ran."""
    complaints: list[str] = field(default_factory=list)
    tally: Counter[str] = field(default_factory=Counter)
    _boards: dict[int, Board] = field(default_factory=dict)
    _spans: dict[tuple[int, str], Span] = field(default_factory=dict)
    _over: list[Span] = field(default_factory=list)
    _live: dict[int, tuple[Called, Guest, int]] = field(default_factory=dict)
    _seen: set[int] = field(default_factory=set)
    _told: dict[tuple[int, str, bool], tuple[object, Counter[str]]] = field(default_factory=dict)
    _lapses: dict[int, list[str]] = field(default_factory=lambda: defaultdict(list))

    def check(self, record: list[Sent], settled: list[tuple[float, int]], end: float) -> None:
        """Read all that the bot did; at the moments `settled` all that was due was done."""
        done = 0
        for at, upto in settled:
            for sent in record[done:upto]:
                self._read(sent)
            done = upto
            self._at_rest(at)
        for span in [*self._over, *self._spans.values()]:
            self._missed(span, min(span.end, end))
        self.tally["questions"] = len(self._over) + len(self._spans)

    # One request

    def _read(self, sent: Sent) -> None:
        match read(sent):
            case Board() as board if board.channel in self.threads:
                self._board(board)
            case Called() as called if called.message not in self._seen:
                self._seen.add(called.message)
                self._called(called)
            case Deleted(message=message) if message in self._live:
                del self._live[message]
                self.tally["deleted"] += 1

    def _board(self, board: Board) -> None:
        last = self._boards.get(board.channel)
        self._lapsed(board)
        if last is not None and board.message < last.message:
            return
        self._boards[board.channel] = board
        for name, guest in self.guests.items():
            key = (board.channel, name)
            asked, span = board.awaited.get(name), self._spans.get(key)
            if span is None and asked is not None:
                self._spans[key] = Span(board.channel, guest, board.at, float("inf"), asked)
            elif span is not None and asked is None:
                span.end = board.at
                self._over.append(self._spans.pop(key))
            elif span is not None and asked != span.asked:
                span.changed = True

    def _called(self, called: Called) -> None:
        thread = called.channel if called.match is None else self.threads[called.match - 1]
        found = [guest for guest in self.guests.values() if self._is_for(called, guest)]
        assert len(found) == 1, called
        guest, where = found[0], f"match {self.threads.index(thread) + 1} at {called.at:.0f}"
        self._live[called.message] = called, guest, thread
        self.tally["reminders" if called.reminds else "calls"] += 1
        self.tally["direct"] += called.match is not None
        if guest.habit.is_quiet(called.at):
            self.complaints.append(f"wrong: {guest.user.name} is called in quiet hours, {where}")
        if guest.is_away(called.at):
            self.complaints.append(f"wrong: {guest.user.name} is called on vacation, {where}")
        span = self._spans.get((thread, guest.user.name))
        if span is None:
            self.complaints.append(f"wrong: {guest.user.name} has nothing to decide, {where}")
            return
        span.called.append(called.at)
        self._count(called, guest, thread, where)

    def _is_for(self, called: Called, guest: Guest) -> bool:
        return guest.user.id == called.user or guest.user.direct.id == called.channel

    def _count(self, called: Called, guest: Guest, thread: int, where: str) -> None:
        """One call while nothing happens, and few reminders; coming back is a happening too."""
        board, key = self._boards[thread], (thread, guest.user.name, called.match is None)
        answers = len([at for at in guest.done.get(thread, ()) if at <= called.at])
        here = (board.message, board.story, answers, guest.is_back(called.at))
        before, told = self._told.get(key, (None, Counter()))
        told = told if before == here else Counter()
        told["reminders" if called.reminds else "calls"] += 1
        self._told[key] = here, told
        if told["calls"] > 1 or told["reminders"] > REMINDERS:
            self.complaints.append(f"doubled: {guest.user.name} is called again, {where}")

    def _lapsed(self, board: Board) -> None:
        """Whose time was up had all the time that is due."""
        new = Counter(board.lapsed) - Counter(self._lapses[board.message])
        self._lapses[board.message] = board.lapsed
        for name in new.elements():
            self.tally["lapses"] += 1
            span = self._last(board.channel, name)
            if span is None:
                self.complaints.append(f"wrong: {name} lapses without being asked")
                continue
            answers = [at for at in span.guest.done.get(board.channel, ()) if at <= board.at]
            answered = max([span.start, *answers])
            due = 24 * HOUR if not span.asked and not span.changed else 12 * HOUR
            had = self._ran(answered, board.at, span.guest)
            if had < due - MINUTE - self._late(span.start):
                self.complaints.append(f"wrong: {name} lapses after {had / HOUR:.1f} hours")

    def _late(self, shown: float) -> float:
        """By how much a short downtime, in which time runs, delayed what was shown then."""
        gaps = zip(self.ran, self.ran[1:], strict=False)
        return next(
            (
                begin - stop
                for (_, stop), (begin, _) in gaps
                if begin - stop <= GAP and begin <= shown < begin + LATE
            ),
            0.0,
        )

    def _last(self, thread: int, name: str) -> Span | None:
        """When somebody was awaited last: now, or until just before."""
        spans = [*self._over, *self._spans.values()]
        mine = [one for one in spans if (one.thread, one.guest.user.name) == (thread, name)]
        return max(mine, key=lambda one: one.start, default=None)

    # At rest, and at the end

    def _at_rest(self, at: float) -> None:
        """Whoever is called has something to decide, and sees one call of each kind."""
        standing: Counter[tuple[str, int, bool]] = Counter()
        for called, guest, thread in self._live.values():
            name = guest.user.name
            standing[name, thread, called.match is None] += 1
            if (thread, name) not in self._spans:
                self.complaints.append(f"stale: {name} is still called at {at:.0f}")
        doubled = [name for (name, *_), number in standing.items() if number > 1]
        self.complaints += [f"doubled: two calls to {name} stand at {at:.0f}" for name in doubled]

    def _missed(self, span: Span, end: float) -> None:
        answers = span.guest.done.get(span.thread, ())
        if any(-1 <= span.start - at < PRESENT for at in answers):
            return
        at = span.start
        while at < end and not self._reaches(span.guest, at):
            at += STEP
        if at + LATE < end and not any(span.start <= one <= at + LATE for one in span.called):
            number = self.threads.index(span.thread) + 1
            self.complaints.append(
                f"missed: {span.guest.user.name}, match {number}, asked at {span.start:.0f},"
                f" could be told at {at:.0f}, was told at {span.called[:3]}"
            )

    def _reaches(self, guest: Guest, at: float) -> bool:
        runs = any(start <= at < end for start, end in self.ran)
        return runs and not guest.habit.is_quiet(at) and not guest.is_away(at)

    def _ran(self, start: float, end: float, guest: Guest) -> float:
        """The seconds of a span in which this person's time ran, at most."""
        downs = [
            (stop, begin)
            for (_, stop), (begin, _) in zip(self.ran, self.ran[1:], strict=False)
            if begin - stop > GAP
        ]
        if guest.habit.away is not None:
            downs.append((guest.start + guest.habit.away[0], guest.start + guest.habit.away[1]))
        still = _union([(max(a, start), min(b, end)) for a, b in downs if a < end and b > start])
        return end - start - still


def _union(spans: list[tuple[float, float]]) -> float:
    """Seconds that spans cover together."""
    covered, reached = 0.0, 0.0
    for start, end in sorted(spans):
        covered += max(0.0, end - max(start, reached))
        reached = max(reached, end)
    return covered
