"""What is drawn of Norseheim."""

from renderer import norseheim
from renderer.norseheim import board, draw, draw_hand, hand
from renderer.norseheim.text import LIMIT
from renderer.themes import DARK, LARGE_PRINT, LIGHT
from tests.renderer import marches
from tests.renderer.gallery import Gallery, Telephone

_SUNG = {"words": marches.WORDS, "names": marches.NAMES}
_TARGETS = [("ski", ""), ("grn", "1"), ("orn", "2"), ("taa", "3")]
"""Whom Astrid may attack from Skibsvig, or so."""
GALLERY = Gallery(
    norseheim,
    marches,
    marches.SCENES,
    marches.HANDS,
    {
        "march-midway-dark": lambda: draw(marches.MIDWAY, theme=DARK, **_SUNG),
        "march-targets-light": lambda: draw(marches.MIDWAY, theme=LIGHT, marks=_TARGETS, **_SUNG),
        "march-homes-large-print": lambda: draw(
            marches.SCENES["homes"],
            theme=LARGE_PRINT,
            words=marches.WORDS,
            names=marches.NAMES[:3],
        ),
        "march-full-dark": lambda: draw(marches.FULL, theme=DARK, **_SUNG),
        "march-hand-dark": lambda: draw_hand(marches.LOOKING, theme=DARK, **_SUNG),
        "march-hand-light": lambda: draw_hand(marches.RICH, theme=LIGHT, **_SUNG),
    },
    Telephone(board, hand, LIMIT, (3, 4)),
)
