"""What the pictures of every title promise, whatever they show."""

from concurrent.futures import ThreadPoolExecutor
from functools import partial

import pytest
from msgspec.structs import replace

from games.nine_realms.fate import Card
from renderer import nine_realms, norsaga, norseheim
from renderer.themes import DARK, THEMES
from tests.renderer import marches, sagas, scenes
from tests.renderer.watching import LONG_SIDE

LARGEST = 280_000
"""Bytes of a picture in a chat."""
HANDS = {"none": (), "three": tuple(Card)[:3], "all twice": tuple(Card) * 2}
BOARDS = {
    **{f"realms-{name}": (nine_realms, scenes, view) for name, view in scenes.SCENES.items()},
    **{f"saga-{name}": (norsaga, sagas, view) for name, view in sagas.SCENES.items()},
    **{f"march-{name}": (norseheim, marches, view) for name, view in marches.SCENES.items()},
}
HELD = {
    **{
        f"realms-{name}": (nine_realms, scenes, replace(scenes.MIDWAY, seat=0, hand=hand))
        for name, hand in HANDS.items()
    },
    **{f"saga-{name}": (norsaga, sagas, view) for name, view in sagas.HANDS.items()},
    **{f"march-{name}": (norseheim, marches, view) for name, view in marches.HANDS.items()},
}


def drawn(what, theme=DARK):
    """A board, of a title and with the words that its scenes are told in."""
    artist, told, view = what
    return artist.draw(view, theme=theme, words=told.WORDS, names=told.NAMES)


def held(what, theme=DARK):
    """A hand, likewise."""
    artist, told, view = what
    return artist.draw_hand(view, theme=theme, words=told.WORDS, names=told.NAMES)


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
