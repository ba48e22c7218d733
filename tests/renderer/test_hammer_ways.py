"""Spirits, shut gates and other shapes on pictures and in words (2.2C, 4.2B, 4.2C)."""

from msgspec.structs import replace

from games.hammer_of_thor.cards.deck import SHAPES
from games.hammer_of_thor.folk.figures import FIGURES, NUMBERS
from games.hammer_of_thor.folk.kinds import Stat
from games.hammer_of_thor.land.board import GATES
from games.hammer_of_thor.land.places import Place
from games.hammer_of_thor.ways.shapes import NAMED
from renderer.hammer_of_thor.groups import chip
from renderer.hammer_of_thor.hand import draw_open
from renderer.hammer_of_thor.sheet import Person, Sheet, draw_sheet
from renderer.hammer_of_thor.text import text_board
from renderer.themes import DARK, LIGHT
from tests.games.hammer_of_thor.builder import group, member, table
from tests.renderer.hammers import NAMES, WORDS, drawn, shown

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
