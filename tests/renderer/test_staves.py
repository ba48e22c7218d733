"""Runes that were thrown: all there, told apart, readable on a telephone."""

import pytest

from play.dice.runes import MOST
from play.library import words_of
from renderer import staves
from renderer.futhark import STAVES, Stave, turned, turns
from renderer.picture import ALT_TEXT_LIMIT
from renderer.staves import draw_lots, draw_staves
from renderer.themes import DARK, THEMES
from renderer.thrown import Fallen, Lot
from tests.renderer.watching import LONG_SIDE, flaws, overlapping, watched

WORDS = words_of()
SAME_EITHER_WAY = [
    "gebo", "hagalaz", "nauthiz", "isa", "jera", "eihwaz", "sowilo", "ingwaz", "dagaz",
]  # fmt: skip
PLACE = (280, 20, 520, 360)
"""Where a single one lies, without its name."""
LONGEST = sorted(Stave, key=lambda one: -len(one.value))


def test_the_row_is_complete_and_no_rune_is_another():
    shapes = [STAVES[stave] for stave in Stave]
    both = [shape for stave in Stave for shape in {STAVES[stave], turned(STAVES[stave])}]

    assert list(STAVES) == list(Stave)
    assert len(Stave) == len(set(shapes)) == 24
    assert len(both) == len(set(both))


def test_nine_runes_look_the_same_either_way():
    """As tradition has it; found from the strokes."""
    assert [stave.value for stave in Stave if not turns(stave)] == SAME_EITHER_WAY


def test_strokes_stay_in_their_square():
    for glyph in STAVES.values():
        for stroke in glyph:
            assert all(-1 <= x <= 1 and -1 <= y <= 1 for x, y in stroke.points)


@pytest.mark.parametrize("theme", THEMES)
@pytest.mark.parametrize("count", [1, 2, 5, 6, 7, MOST])
def test_names_are_large_and_clear_and_meet_nothing(theme, count, monkeypatch):
    fallen = [Fallen(stave, turns(stave)) for stave in LONGEST[:count]]
    written, image = watched(
        monkeypatch, staves, lambda: draw_staves(fallen, theme=THEMES[theme], words=WORDS)
    )

    assert len(written) == count + sum(one.turned for one in fallen)
    assert flaws(written, image) == []
    assert overlapping(written) == []
    assert max(image.size) <= LONG_SIDE


def test_a_stave_that_fell_the_other_way_is_another_picture():
    for stave in Stave:
        upright, reversed_ = (
            draw_staves([Fallen(stave, way)], theme=DARK, words=WORDS).image.crop(
                (280, 20, 520, 360)
            )
            for way in (False, True)
        )
        assert upright.tobytes() != reversed_.tobytes()


def test_the_alternative_text_tells_what_fell():
    fallen = [Fallen(Stave.FEHU), Fallen(Stave.URUZ, turned=True)]
    both = draw_staves(fallen, theme=DARK, words=WORDS).alt_text
    most = [Fallen(stave, turned=True) for stave in LONGEST[:MOST]]

    assert both == "Rune staves on a table: Fehu, Uruz reversed."
    long = draw_staves(most, theme=DARK, words=WORDS).alt_text
    assert len(long) <= ALT_TEXT_LIMIT
    assert "…" not in long


def test_lots_are_told_apart_without_colour():
    pictures = [
        draw_lots([lot], theme=DARK, words=WORDS).image.convert("L").crop(PLACE) for lot in Lot
    ]

    assert len({picture.tobytes() for picture in pictures}) == 3
    text = draw_lots(list(Lot), theme=DARK, words=WORDS).alt_text
    assert text == "Runes of Norseheim on a table: hit, blank, upright."
