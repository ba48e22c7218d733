"""What is drawn of Norsaga."""

from renderer import norsaga
from renderer.norsaga import board, draw, draw_hand, draw_open, draw_reference, hand
from renderer.norsaga.text import LIMIT
from renderer.picture import Picture
from renderer.themes import DARK, LARGE_PRINT, LIGHT, Theme
from tests.renderer import sagas
from tests.renderer.gallery import Gallery, Telephone

_TOLD = {"words": sagas.WORDS, "names": sagas.NAMES}
_PLACES = [("0:p1", ""), ("1:p2", "1"), ("1:a2", "2")]


def _looked_up(key: str, theme: Theme) -> Picture:
    return draw_reference(key, theme=theme, words=sagas.WORDS)


GALLERY = Gallery(
    norsaga,
    sagas,
    sagas.SCENES,
    sagas.HANDS,
    {
        "saga-midway-dark": lambda: draw(sagas.MIDWAY, theme=DARK, **_TOLD),
        "saga-pair-light": lambda: draw(sagas.PAIR, theme=LIGHT, marks=_PLACES, **_TOLD),
        "saga-targets-dark": lambda: draw(
            sagas.MIDWAY, theme=DARK, marks=[("1", "1"), ("2", "2")], **_TOLD
        ),
        "saga-three-large-print": lambda: draw(sagas.THREE, theme=LARGE_PRINT, **_TOLD),
        "saga-ladder-light": lambda: _looked_up("ladder-all", LIGHT),
        "saga-embellishment-dark": lambda: _looked_up("embellishment-assault", DARK),
        "saga-hero-large-print": lambda: _looked_up("card-bodvar-bear-shirt", LARGE_PRINT),
        "saga-open-dark": lambda: draw_open(sagas.MIDWAY, 1, theme=DARK, **_TOLD),
        "saga-hand-dark": lambda: draw_hand(sagas.PLUNDER, theme=DARK, **_TOLD),
        "saga-hand-large-print": lambda: draw_hand(sagas.HELD, theme=LARGE_PRINT, **_TOLD),
    },
    Telephone(board, hand, LIMIT, (2, 3, 4)),
)
