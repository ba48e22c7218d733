"""The boards and hands of the titles for several players can be read on a telephone."""

from collections.abc import Callable
from types import ModuleType
from typing import Any

import pytest

from renderer.norseheim import board as march_board
from renderer.picture import ALT_TEXT_LIMIT
from renderer.themes import DARK, THEMES
from tests.renderer import marches
from tests.renderer.company import WHO
from tests.renderer.gallery import galleries
from tests.renderer.watching import flaws, overlapping, watched

SUBJECTS = {key: gallery for key, gallery in galleries().items() if gallery.telephone}


def read(monkeypatch, module: ModuleType, make: Callable[[], Any]) -> None:
    """All that is written can be read, and no text meets another."""
    written, image = watched(monkeypatch, module, make)

    assert written
    assert flaws(written, image) == []
    assert overlapping(written) == []


def each(part: str) -> list[Any]:
    """Every title with each of its scenes, or hands."""
    return [
        pytest.param(subject, view, id=f"{title}-{name}")
        for title, subject in SUBJECTS.items()
        for name, view in getattr(subject, part).items()
    ]


@pytest.mark.alike
@pytest.mark.parametrize("names", WHO.values(), ids=WHO)
@pytest.mark.parametrize("theme", THEMES.values(), ids=THEMES)
@pytest.mark.parametrize(("subject", "view"), each("boards"))
def test_boards_can_be_read_on_a_telephone(subject, view, theme, names, monkeypatch):
    read(monkeypatch, subject.telephone.board, lambda: subject.told.drawn(view, theme, names))


@pytest.mark.alike
@pytest.mark.parametrize("names", WHO.values(), ids=WHO)
@pytest.mark.parametrize("theme", THEMES.values(), ids=THEMES)
@pytest.mark.parametrize(("subject", "view"), each("hands"))
def test_hands_can_be_read_on_a_telephone(subject, view, theme, names, monkeypatch):
    read(monkeypatch, subject.telephone.hand, lambda: subject.told.held(view, theme, names))


@pytest.mark.parametrize("subject", SUBJECTS.values(), ids=SUBJECTS)
def test_real_matches_can_be_read_too(subject, monkeypatch):
    for seats in subject.telephone.seats:
        for view in subject.told.played(seats, seats):
            read(monkeypatch, subject.telephone.board, lambda view=view: subject.told.drawn(view))


@pytest.mark.parametrize("subject", SUBJECTS.values(), ids=SUBJECTS)
def test_texts_are_short(subject):
    artist, told = subject.artist, subject.told
    for view in (*told.SCENES.values(), *told.played(7, 4)):
        for names in (told.seated(view, names) for names in WHO.values()):
            text = artist.text_board(view, words=told.WORDS, names=names)
            assert len(artist.alt_text(view, told.WORDS, names)) <= ALT_TEXT_LIMIT
            assert len(text) <= subject.telephone.limit


def test_the_rule_finds_small_and_faint_texts(monkeypatch):
    """A planted fault: texts on their own colour, and tiny ones."""
    written, image = watched(monkeypatch, march_board, lambda: marches.drawn(marches.MIDWAY))
    title = written[0]

    assert flaws([title._replace(cap_height=20)], image) == [("small", title.text)]
    assert flaws([title._replace(ink=DARK.back)], image)[0][:2] == ("faint", title.text)
