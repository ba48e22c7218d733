"""Every picture can be read on a telephone, where it is 400 pixels wide."""

import pytest

from renderer.nine_realms.layout import MIDDLE, PANELS, PLATES, SIZE
from renderer.themes import THEMES
from tests.renderer.scenes import LONG_NAMES, NAMES, SCENES, played
from tests.renderer.watching import Written, texts

SMALL = 400
LEAST_CAP_HEIGHT = 7
LEAST_CONTRAST = 4.5
FRAMES = (*PLATES.values(), *PANELS.values(), MIDDLE)


def inside(box: tuple[int, int, int, int], frame: tuple[int, int, int, int]) -> bool:
    return frame[0] <= box[0] and frame[1] <= box[1] and box[2] <= frame[2] and box[3] <= frame[3]


def overlap(one: Written, other: Written) -> bool:
    a, b = one.box, other.box
    return a[0] < b[2] and b[0] < a[2] and a[1] < b[3] and b[1] < a[3]


def too_small(one: Written) -> bool:
    return one.cap_height * SMALL / SIZE[0] < LEAST_CAP_HEIGHT


def too_faint(one: Written) -> bool:
    return one.contrast() < LEAST_CONTRAST


@pytest.mark.parametrize("theme", THEMES)
@pytest.mark.parametrize("scene", SCENES)
def test_what_matters_is_large_and_clear(scene, theme):
    written = [one for one in texts(SCENES[scene], THEMES[theme]) if one.matters]

    assert written
    assert [
        one.text for one in written if one.cap_height * SMALL / SIZE[0] < LEAST_CAP_HEIGHT
    ] == []
    assert [(one.text, one.contrast()) for one in written if one.contrast() < LEAST_CONTRAST] == []


@pytest.mark.parametrize("theme", THEMES)
@pytest.mark.parametrize("scene", SCENES)
@pytest.mark.parametrize("names", [NAMES, LONG_NAMES], ids=["names", "long names"])
def test_no_text_leaves_its_frame_or_meets_another(scene, theme, names):
    written = texts(SCENES[scene], THEMES[theme], names)

    board = [one for one in written if not any(inside(one.box, frame) for frame in FRAMES)]
    assert [one.text for one in board if not one.text.isalnum()] == []
    framed = [one for one in written if one not in board]
    meeting = [
        (one.text, other.text)
        for number, one in enumerate(framed)
        for other in framed[:number]
        if overlap(one, other)
    ]
    assert meeting == []


@pytest.mark.parametrize("seed", range(4))
def test_real_matches_are_readable_too(seed):
    for view in played(seed):
        written = texts(view, THEMES["dark"])

        for one in written:
            assert inside(one.box, (0, 0, *SIZE)), one.text
            assert not (one.matters and too_faint(one)), one.text
            assert not (one.matters and too_small(one)), one.text


@pytest.mark.parametrize("theme", THEMES)
def test_even_quiet_texts_stand_out_a_little(theme):
    quiet = [one for one in texts(SCENES["roll"], THEMES[theme]) if not one.matters]

    assert [(one.text, one.contrast()) for one in quiet if one.contrast() < 3] == []
