"""What the pictures of every title promise, whatever they show."""

from concurrent.futures import ThreadPoolExecutor
from functools import partial

import pytest

from renderer.themes import DARK, THEMES
from tests.renderer.gallery import galleries
from tests.renderer.watching import LONG_SIDE

LARGEST = 280_000
"""Bytes of a picture in a chat."""
BOARDS = {
    f"{key}-{name}": (gallery, view)
    for key, gallery in galleries().items()
    for name, view in gallery.boards.items()
}
HELD = {
    f"{key}-{name}": (gallery, view)
    for key, gallery in galleries().items()
    for name, view in gallery.hands.items()
}


def drawn(what, theme=DARK):
    """A board, of a title and with the words that its scenes are told in."""
    gallery, view = what
    told = gallery.told
    return gallery.artist.draw(view, theme=theme, words=told.WORDS, names=told.NAMES)


def held(what, theme=DARK):
    """A hand, likewise."""
    gallery, view = what
    told = gallery.told
    return gallery.artist.draw_hand(view, theme=theme, words=told.WORDS, names=told.NAMES)


@pytest.mark.parametrize("theme", THEMES.values(), ids=THEMES)
@pytest.mark.parametrize(
    "draw",
    [
        *(pytest.param(partial(drawn, what), id=f"board-{name}") for name, what in BOARDS.items()),
        *(pytest.param(partial(held, what), id=f"hand-{name}") for name, what in HELD.items()),
    ],
)
def test_pictures_fit_a_chat_on_a_telephone(draw, theme):
    picture = draw(theme)

    assert max(picture.image.size) <= LONG_SIDE
    assert 4 / 5 <= picture.image.width / picture.image.height <= 4 / 3
    assert len(picture.encode()) <= LARGEST


def test_two_threads_draw_what_one_draws():
    """And the same view always gives the same bytes."""
    alone = {name: drawn(what).encode() for name, what in BOARDS.items()}
    with ThreadPoolExecutor(2) as pool:
        encoded = pool.map(lambda what: drawn(what).encode(), BOARDS.values())
        both = dict(zip(BOARDS, encoded, strict=True))

    assert both == alone
