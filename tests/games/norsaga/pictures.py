"""What is drawn of Norsaga."""

from renderer import norsaga
from renderer.norsaga import board, draw, draw_hand, hand
from renderer.norsaga.text import LIMIT
from renderer.themes import DARK, LARGE_PRINT, LIGHT
from tests.renderer import sagas
from tests.renderer.gallery import Gallery, Telephone

_TOLD = {"words": sagas.WORDS, "names": sagas.NAMES}
_PLACES = [("0:p1", ""), ("1:p2", "1"), ("1:a2", "2")]
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
        "saga-hand-dark": lambda: draw_hand(sagas.PLUNDER, theme=DARK, **_TOLD),
    },
    Telephone(board, hand, LIMIT, (2, 3, 4)),
)
