"""The board as text says what the picture shows."""

import pytest

from games.nine_realms.board import PLACES
from renderer.nine_realms import text_board
from renderer.nine_realms.text import LIMIT, abbreviations
from tests.renderer.scenes import (
    DEPLOYMENT,
    LONG_NAMES,
    MIDWAY,
    NAMES,
    ROLL,
    SCENES,
    START,
    WON,
    WORDS,
    played,
)


def said(view, names=NAMES):
    return text_board(view, words=WORDS, names=names)


@pytest.mark.parametrize("names", [NAMES, LONG_NAMES], ids=["names", "long names"])
def test_fits_a_code_block(names):
    views = [*SCENES.values(), *played(2), *played(3)]

    assert max(len(said(view, names)) for view in views) <= LIMIT


@pytest.mark.parametrize("view", SCENES.values(), ids=SCENES)
def test_every_figure_in_play_is_listed_and_on_the_map(view):
    text = said(view)
    short = abbreviations([(seen.figure, WORDS.name(seen.figure)) for seen in view.figures])

    for seen in view.figures:
        name = f"{short[seen.figure]} {WORDS.name(seen.figure)}"
        if seen.hex is not None:
            assert f"{name} {seen.hex}" in text
            assert short[seen.figure] in text.split(name)[0]
        else:
            assert name in text


def test_the_map_has_every_hex_once():
    rows = said(START).splitlines()[2:10]

    assert [row[0] for row in rows] == list("ABCDEFGH")
    cells = [row[2 + number % 2 :] for number, row in enumerate(rows)]
    found = [
        f"{'ABCDEFGH'[number]}{at // 2 + 1}"
        for number, line in enumerate(cells)
        for at in range(0, len(line), 2)
        if line[at] != " "
    ]
    assert found == list(PLACES)


def test_tells_the_roll_and_what_is_on_the_table():
    text = said(ROLL)

    assert "Thor → Sinfjotli: 12 7 11 12 = 23 vs 24: 2 Health lost" in text
    assert "Astrid (Aesir): blood 6/9, actions 2, Fate 3" in text
    assert "Revenge +2 dice" in text
    assert "prey" in text
    assert "~*" in text


def test_tells_who_is_ready_and_who_has_won():
    assert "ready" in said(DEPLOYMENT)
    assert "Astrid wins" in said(WON).splitlines()[0]
    assert "Astrid to play" in said(MIDWAY).splitlines()[0]


def test_abbreviations_never_repeat():
    figures = [(seen.figure, "Aaa") for seen in SCENES["two-vanguards"].figures]

    assert len(set(abbreviations(figures).values())) == len(figures)
