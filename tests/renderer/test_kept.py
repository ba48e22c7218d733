"""What is made once and kept: threads that draw at the same time wait for each other, not for ever.

A picture's palette is made of its layer, and a layer of sprites that are kept too. With a lock for
each, one thread held the one and waited for the other, and no picture came any more.
"""

import re
from pathlib import Path
from threading import Event, Thread

import pytest

from renderer.sprites import kept, kept_lately

RENDERER = Path(__file__).parents[2] / "renderer"
A_MOMENT = 0.2
"""Real seconds until the other thread is let be."""
LONG = 20.0
LOCKED = {"sprites.py", "type.py"}
"""The modules with a lock; while `type` holds its own it makes nothing else."""


@pytest.mark.parametrize("keep", [kept, kept_lately(8)], ids=["kept", "lately"])
def test_a_thing_is_made_once(keep):
    made = []

    @keep
    def thing(size, *, fine=False):
        made.append((size, fine))
        return object()

    assert thing(1) is thing(1)
    assert thing(1) is not thing(1, fine=True)
    assert made == [(1, False), (1, True)]


def test_of_many_large_things_the_last_ones_are_kept():
    made = []

    @kept_lately(2)
    def thing(number):
        made.append(number)
        return object()

    for number in (1, 2, 1, 3, 1, 2):
        thing(number)

    assert made == [1, 2, 3, 2]


def test_two_threads_make_things_of_each_other():
    inside = {"sheet": Event(), "layer": Event()}

    def meanwhile(mine, other):
        inside[mine].set()
        inside[other].wait(A_MOMENT)

    @kept
    def sprite():
        return "sprite"

    @kept
    def sheet():
        meanwhile("sheet", "layer")
        return layer("winter")

    @kept_lately(4)
    def layer(season):
        meanwhile("layer", "sheet")
        return sprite(), season

    painters = [
        Thread(target=sheet, daemon=True),
        Thread(target=layer, args=("spring",), daemon=True),
    ]
    for painter in painters:
        painter.start()
    for painter in painters:
        painter.join(LONG)

    assert not any(painter.is_alive() for painter in painters)


def test_all_that_is_kept_is_made_under_one_lock():
    with_locks = {
        str(file.relative_to(RENDERER))
        for file in RENDERER.rglob("*.py")
        if re.search(r"\bR?Lock\(", file.read_text(encoding="utf-8"))
    }

    assert with_locks == LOCKED
