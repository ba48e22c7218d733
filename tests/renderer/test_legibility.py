"""Every board can be read on a telephone, where it is 400 pixels wide."""

import pytest

from renderer.nine_realms import board
from renderer.nine_realms.layout import MIDDLE, PANELS, PLATES
from renderer.themes import DARK, THEMES
from tests.renderer.scenes import LONG_NAMES, NAMES, SCENES, WORDS, played
from tests.renderer.watching import flaws, overlapping, watched

FRAMES = (*PLATES.values(), *PANELS.values(), MIDDLE)


def read(monkeypatch, view, theme, names=NAMES):
    """What is written on the board that a view shows, and the picture."""
    return watched(
        monkeypatch, board, lambda: board.draw(view, theme=theme, words=WORDS, names=names)
    )


def inside(box: tuple[int, int, int, int], frame: tuple[int, int, int, int]) -> bool:
    return frame[0] <= box[0] and frame[1] <= box[1] and box[2] <= frame[2] and box[3] <= frame[3]


@pytest.mark.parametrize("names", [NAMES, LONG_NAMES], ids=["names", "long names"])
@pytest.mark.parametrize("theme", THEMES.values(), ids=THEMES)
@pytest.mark.parametrize("scene", SCENES)
def test_boards_can_be_read_on_a_telephone(scene, theme, names, monkeypatch):
    """And no text leaves its frame, or meets another."""
    written, image = read(monkeypatch, SCENES[scene], theme, names)

    assert written
    assert flaws(written, image) == []
    outside = [one for one in written if not any(inside(one.box, frame) for frame in FRAMES)]
    assert [one.text for one in outside if not one.text.isalnum()] == []
    assert overlapping([one._replace(matters=one not in outside) for one in written]) == []


@pytest.mark.parametrize("seed", range(4))
def test_real_matches_can_be_read_too(seed, monkeypatch):
    for view in played(seed):
        written, image = read(monkeypatch, view, DARK)

        assert flaws(written, image) == []


@pytest.mark.parametrize("theme", THEMES.values(), ids=THEMES)
def test_even_quiet_texts_stand_out_a_little(theme, monkeypatch):
    written, _ = read(monkeypatch, SCENES["roll"], theme)

    quiet = [(one.text, one.contrast()) for one in written if not one.matters]
    assert [(text, contrast) for text, contrast in quiet if contrast < 3] == []
