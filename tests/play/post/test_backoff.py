"""How long a match waits after a failure, and what ends the wait."""

import asyncio

import pytest

from db import Post
from play.post import backoff
from play.post.backoff import Backoff, Patience

MATCH, GUILD = 1, 100


def due(*wanted, kind="board"):
    """Posts that are due, each wanted at a number."""
    return [
        Post(at, MATCH, kind, str(at), number, shown=0, gone=False, created=0.0, message=None)
        for at, number in enumerate(wanted, 1)
    ]


class Clock:
    """The loop's time, turned by hand; timers go off when it passes them."""

    def __init__(self, monkeypatch):
        self.now = 1000.0
        self._timers = []
        monkeypatch.setattr(asyncio, "get_running_loop", lambda: self)

    def time(self):
        return self.now

    def call_at(self, at, call, *arguments):
        timer = Timer(at, lambda: call(*arguments))
        self._timers.append(timer)
        return timer

    def advance(self, seconds):
        self.now += seconds
        for timer in [timer for timer in self._timers if timer.at <= self.now]:
            self._timers.remove(timer)
            timer.ring()


class Timer:
    """What goes off at a time, unless it is stopped."""

    def __init__(self, at, ring):
        self.at, self.ring = at, ring

    def cancel(self):
        self.ring = lambda: None


@pytest.fixture
def clock(monkeypatch):
    return Clock(monkeypatch)


@pytest.fixture
def woken():
    return []


@pytest.fixture
def waiting(clock, woken):
    return Backoff(lambda: woken.append(True))


def test_what_failed_is_tried_again_twice_as_late_each_time(waiting, clock, woken):
    for seconds in (5, 10, 20, 40, 60, 60):
        waiting.hold(MATCH, GUILD, due(3))
        clock.advance(seconds - 0.1)
        assert not waiting.lets(MATCH, due(3))
        clock.advance(0.1)
        assert waiting.lets(MATCH, due(3))

    assert len(woken) == 6


def test_after_a_success_it_begins_anew(waiting, clock):
    for _ in range(5):
        waiting.hold(MATCH, GUILD, due(3))
    waiting.all_shown(MATCH)
    assert waiting.lets(MATCH, due(3))

    waiting.hold(MATCH, GUILD, due(3))
    clock.advance(backoff.AGAIN)

    assert waiting.lets(MATCH, due(3))


def test_something_new_is_tried_at_once_after_a_long_wait(waiting, clock):
    waiting.hold(MATCH, GUILD, due(3), patience=Patience.LONG)
    clock.advance(60)
    assert not waiting.lets(MATCH, due(3))

    assert waiting.lets(MATCH, due(4))


def test_something_new_is_tried_no_sooner_than_failures_may_follow(waiting, clock, woken):
    waiting.hold(MATCH, GUILD, due(3), patience=Patience.LONG)
    for _ in range(4):
        clock.advance(backoff.AGAIN / 5)
        assert not waiting.lets(MATCH, due(4))

    clock.advance(backoff.AGAIN / 5)

    assert waiting.lets(MATCH, due(4))
    assert woken


def test_what_is_not_due_any_more_and_notes_are_nothing_new(waiting, clock):
    waiting.hold(MATCH, GUILD, due(3, 3), patience=Patience.LONG)
    clock.advance(60)

    assert not waiting.lets(MATCH, [*due(3), *due(9, kind="note")])


def test_a_change_on_the_server_ends_the_wait_there_alone(waiting, clock):
    waiting.hold(MATCH, GUILD, due(3), patience=Patience.ENDLESS)
    waiting.hold(2, GUILD + 1, due(3), patience=Patience.ENDLESS)
    clock.advance(1_000_000)
    assert not waiting.lets(MATCH, due(3))

    waiting.revive(GUILD)

    assert waiting.lets(MATCH, due(3))
    assert not waiting.lets(2, due(3))


def test_what_discord_wants_to_be_left_alone_for_is_respected(waiting, clock):
    waiting.hold(MATCH, GUILD, due(3), after=600)
    clock.advance(599)
    waiting.revive(GUILD)
    assert not waiting.lets(MATCH, due(4))

    clock.advance(1)

    assert waiting.lets(MATCH, due(4))


async def test_whoever_begins_again_holds_nobody_back(monkeypatch):
    """The timers of before are gone; what they kept would wait for ever."""
    Clock(monkeypatch)
    holds = Backoff(lambda: None)
    holds.hold(MATCH, GUILD, due(1))
    assert not holds.lets(MATCH, due(1))

    holds.stop()
    holds.begin()

    assert holds.lets(MATCH, due(1))
