"""Locks that are taken either way round: two threads that do so may wait for each other for ever.

python -m tests.renderer.lock_order [--planted]

Draws every picture and plays a match of every title, and then names a circle of locks, if there is
one, by the lines that made them. In Python 3.11 each `cached_property` has a lock too, one for all
objects of its class, which is held while a value is made. It has a process of its own: locks are
watched from their beginning, when the modules that make them are imported.
"""

import functools
import sys
import threading
from graphlib import CycleError, TopologicalSorter
from importlib import import_module
from typing import Any, Self

import click

NO_CIRCLE = "no circle"
_locks = {"RLock": threading.RLock, "Lock": threading.Lock}
_held = threading.local()
_taken_within: dict[str, set[str]] = {}
"""By the place where a lock was made: those of the locks that some thread held when it took it."""


class Watched:
    """A lock that remembers which others its thread held when it took it."""

    def __init__(self, kind: str) -> None:
        self._lock = _locks[kind]()
        frame = sys._getframe(1)
        while frame.f_code.co_filename == functools.__file__ and frame.f_back is not None:
            frame = frame.f_back
        self._made = f"{frame.f_code.co_filename}:{frame.f_lineno}"

    def acquire(self, *how: Any, **much: Any) -> bool:
        """As a lock does."""
        held = vars(_held).setdefault("locks", [])
        if self not in held:
            _taken_within.setdefault(self._made, set()).update(one._made for one in held)
        taken = self._lock.acquire(*how, **much)
        if taken:
            held.append(self)
        return taken

    def release(self) -> None:
        """As a lock does."""
        _held.locks.remove(self)
        self._lock.release()

    def __enter__(self) -> Self:
        self.acquire()
        return self

    def __exit__(self, *_: object) -> None:
        self.release()


def watch() -> None:
    """Watch all locks that are made from now on."""
    threading.Lock = functools.partial(Watched, "Lock")
    threading.RLock = functools.RLock = functools.partial(Watched, "RLock")


def use_all() -> None:
    """Draw all pictures, and play a match of each title."""
    for draw in import_module("tests.renderer.test_golden").PICTURES.values():
        draw()
    play = import_module("play.simulation.playout").play
    for title in import_module("games.catalogue").titles().values():
        play(title, title.fewest, title.rules.options(), "locks")


def plant() -> None:
    """Make two values of each other's, either way round."""

    class Sheet:
        def __init__(self, other: Self | None = None) -> None:
            self._other = other

        @functools.cached_property
        def layer(self) -> str:
            return self._other.palette if self._other else "made"

        @functools.cached_property
        def palette(self) -> str:
            return self._other.layer if self._other else "made"

    assert Sheet(Sheet()).layer == Sheet(Sheet()).palette


def circle() -> str:
    """The places of locks that were taken in a circle, and how many locks were looked at."""
    try:
        TopologicalSorter(_taken_within).prepare()
    except CycleError as found:
        return " <- ".join(found.args[1])
    within = sum(map(len, _taken_within.values()))
    return f"{NO_CIRCLE}: {len(_taken_within)} locks, {within} taken within another"


if __name__ == "__main__":
    watch()
    plant() if "--planted" in sys.argv else use_all()
    click.echo(circle())
