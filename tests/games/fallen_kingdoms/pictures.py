"""What is drawn of Fallen Kingdoms."""

from renderer import fallen_kingdoms
from renderer.fallen_kingdoms import board, draw_open, draw_reference, hand
from renderer.fallen_kingdoms.text import LIMIT
from renderer.picture import Picture
from renderer.themes import DARK, LARGE_PRINT, LIGHT, Theme
from tests.renderer import kingdoms
from tests.renderer.gallery import Gallery, Telephone

_TARGETS = [("1Ae", ""), ("3Ba", "1"), ("2Ba", "2"), ("path-12", "3"), ("path-8", "4")]
"""Whom Astrid may attack from Lejre, and two paths."""


def _card(key: str, theme: Theme) -> Picture:
    return draw_reference(key, theme=theme, words=kingdoms.WORDS)


GALLERY = Gallery(
    fallen_kingdoms,
    kingdoms,
    kingdoms.SCENES,
    kingdoms.HANDS,
    {
        "kingdom-midway-dark": lambda: kingdoms.drawn(kingdoms.MIDWAY),
        "kingdom-targets-light": lambda: kingdoms.drawn(kingdoms.MIDWAY, LIGHT, marks=_TARGETS),
        "kingdom-six-light": lambda: kingdoms.drawn(kingdoms.SIX, LIGHT),
        "kingdom-four-large-print": lambda: kingdoms.drawn(kingdoms.FOUR, LARGE_PRINT),
        "kingdom-largest-dark": lambda: kingdoms.drawn(kingdoms.LARGEST),
        "kingdom-hand-dark": lambda: kingdoms.held(kingdoms.PLAYER),
        "kingdom-gods-light": lambda: kingdoms.held(kingdoms.GODS, LIGHT),
        "kingdom-open-large-print": lambda: draw_open(
            kingdoms.MIDWAY, 0, theme=LARGE_PRINT, words=kingdoms.WORDS, names=kingdoms.NAMES
        ),
        "kingdom-card-god-dark": lambda: _card("god-loki", DARK),
        "kingdom-card-knowledge-light": lambda: _card("knowledge-riders", LIGHT),
        "kingdom-card-sign-large-print": lambda: _card("sign-sea", LARGE_PRINT),
    },
    Telephone(board, hand, LIMIT, (3, 6)),
)
