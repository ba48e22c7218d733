"""Spirits, shut gates and other shapes on pictures and in words (2.2C, 4.2B, 4.2C)."""

from functools import partial
from itertools import islice, permutations, product
from math import hypot

from msgspec.structs import replace

from games.hammer_of_thor.cards.deck import SHAPES
from games.hammer_of_thor.folk.figures import FIGURES, NUMBERS
from games.hammer_of_thor.folk.kinds import Stat
from games.hammer_of_thor.land.board import BOARD, GATES, Realm
from games.hammer_of_thor.land.places import Place
from games.hammer_of_thor.traces import Went
from games.hammer_of_thor.travel.manners import Manner
from games.hammer_of_thor.ways.shapes import NAMED
from renderer.hammer_of_thor import board
from renderer.hammer_of_thor.groups import chip
from renderer.hammer_of_thor.hand import draw_open
from renderer.hammer_of_thor.journeys import path
from renderer.hammer_of_thor.layout import world
from renderer.hammer_of_thor.marks import grown, shoulder
from renderer.hammer_of_thor.sheet import Person, Sheet, draw_sheet
from renderer.hammer_of_thor.text import text_board
from renderer.themes import DARK, LARGE_PRINT, LIGHT
from tests.games.hammer_of_thor.builder import group, member, table
from tests.renderer.hammers import NAMES, WORDS, drawn, shown
from tests.renderer.watching import flaws, watched

HEROES = {0: "Odin", 1: "Hymir", 2: "Forseti"}


def view(**rest):
    """Odin's spirit stands at Kallova, and a gate may be shut."""
    found = table(
        group(0, Place.IDAS_PLAIN, "Tyr"),
        group(0, Place.KALLOVA, "Odin"),
        group(1, Place.UTGARD, member("Thjazi", shape=NAMED["eagle"]), "Hymir"),
        heroes=HEROES, **rest,
    )  # fmt: skip
    spirit = found.counter(2)
    found.change_counter(spirit.number, body=Place.IDAS_PLAIN, home=1)
    return shown(found, awaited=(0,))


def test_a_spirit_does_not_look_like_a_group():
    """In every theme, and in words."""
    for theme in (DARK, LIGHT):
        alive, spirit = (
            chip(theme, 0, known=True, wide=90, high=46, spirit=pale).image
            for pale in (False, True)
        )
        assert alive.tobytes() != spirit.tobytes()
    text = text_board(view(), words=WORDS, names=NAMES[:3])
    assert f"Odin (a spirit of {NAMES[0]})" in text
    assert f"Tyr ({NAMES[0]})" in text


def test_a_shut_gate_is_barred():
    """At both of its ends; its letter stands in the words."""
    seen = view(shut=("A", "F"))

    assert drawn(seen).image.tobytes() != drawn(replace(seen, shut=())).image.tobytes()
    assert {"A", "F"} <= set(GATES)
    assert "Shut gates: A, F" in text_board(seen, words=WORDS, names=NAMES[:3])
    assert "Shut gates" not in text_board(view(), words=WORDS, names=NAMES[:3])


def test_a_journey_without_a_road_leaves_the_numbers_readable(monkeypatch):
    """A spirit goes straight on, right across the number of Ormt."""
    found = table(group(0, Place.IDAS_PLAIN, "Tyr"), heroes=HEROES)
    ways = (road for road in permutations(Place, 2) if road[1] not in BOARD[road[0]].links)
    crossing = (road for road in ways if passes(road, Place.ORMT))
    for road in islice(crossing, 3):
        went = Went(turn=found.turn, seat=0, road=road, manner=Manner.CAUTION)
        seen = shown(found, None, went)
        written, image = watched(monkeypatch, board, partial(drawn, seen))
        assert flaws(written, image) == []


def passes(road, place):
    """The line of a journey goes over the middle of a place."""
    x, y = BOARD[place].xy
    return place not in road and any(hypot(x - u, y - v) < 8 for u, v in path(road))


def test_no_badge_leaves_the_picture():
    """Of no place that is seen as a whole, in any close-up: Utgard lies at the edge of one."""
    for theme in (DARK, LARGE_PRINT):
        for window in (one for realm in Realm for one in world(realm)):
            half = 20 * grown(theme, window)
            for place, side in product(filter(window.holds, Place), (-1, 1)):
                assert half <= shoulder(place, theme, window, side)[0] <= window.size[0] - half


def test_a_sheet_names_the_shape():
    """Of whoever has changed, beside the numbers that it has now."""
    stats = FIGURES[NUMBERS["Thjazi"]].stats
    eagle = Person(NUMBERS["Thjazi"], stats, shape=NAMED["eagle"])
    sheets = [
        draw_sheet(Sheet(1, "Bo", Place.UTGARD, (one,)), theme=DARK, words=WORDS).image
        for one in (eagle, replace(eagle, shape=None))
    ]

    assert sheets[0].tobytes() != sheets[1].tobytes()


def test_what_lies_open_counts_the_stamina_of_the_shape():
    """A bear has 4 more, and nobody has lost STAMINA whose shape adds some."""
    for shape in ("bear", "eagle"):
        found = table(group(1, Place.UTGARD, member("Thjazi", shape=NAMED[shape])), heroes=HEROES)
        draw_open(shown(found), 1, theme=DARK, words=WORDS, names=NAMES[:3])
        (seen,) = shown(found).counters[0].members
        assert seen.left == FIGURES[seen.id].stats[Stat.STAMINA] + SHAPES[seen.shape].stamina
