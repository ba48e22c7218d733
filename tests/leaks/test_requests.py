"""The requests of stretches of matches tell nothing of what somebody cannot know.

Their number, order, size and timing, whom they ring, what other people's panels do and what can be
downloaded: a stretch is played twice with other hidden cards, and the same must be heard.
"""

import re

import pytest
from msgspec import json

from games.catalogue import titles
from tests.leaks.louder import PLANTS, secret_of
from tests.leaks.twins import by_order, stretch
from tests.leaks.wiretap import Play, difference, tapped
from tests.portions import SOAK

DEEDS = 6 if SOAK else 3
RINGS = re.compile(rb'"(?:allowed_mentions":\{.*?\}|mentions":\[.*?\])')
NOBODY = frozenset[int]()
DRAWN = set[str]()
"""Titles whose pictures this process has drawn before."""
COMPANIES = {
    "nine_realms": (2, {1}),
    "norsaga": (3, set()),
    "norseheim": (3, set()),
    "fallen_kingdoms": (3, set()),
}
"""The seats of a match, and those that robots have in the other match.

This cannot lead robots through what three are asked in company; `test_aftermath.py` has robots of
all titles, without the hall.
"""

SLOW = [key for key in COMPANIES if not titles()[key].rules.orders_at_once]
"""Titles in which an order takes as long as a person might."""


def stretches():
    """Each title among people and with robots, from its start on and later, for all who listen."""
    for key, (seats, robots) in COMPANIES.items():
        for sitting in sorted({NOBODY, frozenset(robots)}, key=len):
            for listener in (None, *(seat for seat in range(seats) if seat not in sitting)):
                for part in (0.0, 0.3, 0.8):
                    usual = part == 0.3 and listener == (0 if sitting else None)
                    name = f"{key}-{listener}-{part}-{len(sitting)}-robots"
                    marks = () if usual else pytest.mark.soak
                    yield pytest.param(key, listener, part, sitting, id=name, marks=marks)


async def both(folder, pair, usual, plant=None):
    """The same stretch here and there; a title's first drawings take time, and are not heard."""
    if usual.title.key not in DRAWN:
        DRAWN.add(usual.title.key)
        await tapped(folder / "before", usual)
    there = Play(usual.title, usual.seats, pair.there, usual.robots, usual.listener)
    return await tapped(folder / "here", usual, plant), await tapped(folder / "there", there, plant)


@pytest.mark.alike
@pytest.mark.parametrize(("key", "listener", "part", "robots"), [*stretches()])
async def test_requests_are_the_same_whatever_is_hidden(tmp_path, key, listener, part, robots):
    title, seats = titles()[key], COMPANIES[key][0]
    pair = stretch(title, seats, listener, part, DEEDS, robots)
    here, there = await both(tmp_path, pair, Play(title, seats, pair.here, robots, listener))

    assert here.public
    assert len(here.clocks) == len(pair.here) * seats
    assert difference(here, there, listener) == ""


@pytest.mark.parametrize(
    "number", [pytest.param(n, marks=pytest.mark.soak if n else ()) for n in range(6)]
)
@pytest.mark.parametrize(
    "key", [key for key in COMPANIES if not titles()[key].rules.orders_at_once]
)
async def test_nobody_can_tell_an_order_from_a_person_who_answers_then(tmp_path, key, number):
    """Neither by what is sent nor by a picture; but for whom a call rings (SECURITY.md).

    Where orders act at once, their quickness tells of them, and there is no hand to guess.
    """
    title, seats = titles()[key], COMPANIES[key][0]
    deeds, orders = by_order(title, seats, f"orders {number}")
    listener = deeds[0].seat
    usual = Play(title, seats, deeds, listener=listener, waits=True)
    by_hand = await tapped(tmp_path / "hand", usual)
    by_rule = Play(title, seats, deeds, NOBODY, listener, json.encode(orders), waits=True)
    ordered = await tapped(tmp_path / "order", by_rule)

    for tap in (by_hand, ordered):
        tap.public = [RINGS.sub(b"", request) for request in tap.public]
    by_hand.clocks = ordered.clocks = []  # whoever gave the order is the only one to feel them
    assert difference(by_hand, ordered, listener) == ""


@pytest.mark.parametrize(
    "plant", [PLANTS[0], *(pytest.param(plant, marks=pytest.mark.soak) for plant in PLANTS[1:])]
)
async def test_a_planted_leak_is_heard(tmp_path, plant):
    """By number, size, time or download."""
    title = titles()["nine_realms"]
    pair = stretch(title, 2, None, 0.3, DEEDS)
    listener = None if plant is not PLANTS[0] else pair.here[0].before.awaited[0]
    if listener is not None:
        pair = stretch(title, 2, listener, 0.3, DEEDS)
    usual = Play(title, 2, pair.here, listener=listener)
    here, there = await both(tmp_path, pair, usual, lambda patch: plant(patch, secret_of(pair)))

    assert difference(here, there, listener) != ""
