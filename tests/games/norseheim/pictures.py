"""What is drawn of Norseheim."""

from renderer import norseheim
from renderer.norseheim import board, draw, draw_hand, draw_open, draw_reference, hand
from renderer.norseheim.text import LIMIT
from renderer.picture import Picture
from renderer.themes import DARK, LARGE_PRINT, LIGHT, Theme
from tests.renderer import marches
from tests.renderer.gallery import Gallery, Telephone

_SUNG = {"words": marches.WORDS, "names": marches.NAMES}
_TARGETS = [("ski", ""), ("grn", "1"), ("orn", "2"), ("taa", "3")]
"""Whom Astrid may attack from Skibsvig, or so."""


def _card(key: str, theme: Theme) -> Picture:
    return draw_reference(key, theme=theme, words=marches.WORDS)


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
        "march-open-dark": lambda: draw_open(marches.PLAYER, 1, theme=DARK, **_SUNG),
        "march-card-attack-dark": lambda: _card("kind-attack", DARK),
        "march-card-region-light": lambda: _card("region-bjo", LIGHT),
        "march-card-giant-large-print": lambda: _card("giant-wildfire", LARGE_PRINT),
        "march-card-tile-dark": lambda: _card("leader-hallgerd", DARK),
    },
    Telephone(board, hand, LIMIT, (3, 4)),
)
