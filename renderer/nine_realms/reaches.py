"""A small map of how far a figure's attacks and its Movement go on open ground."""

from math import sqrt

from games.nine_realms.references import FigureCard
from renderer.canvas import Canvas
from renderer.colours import mix
from renderer.glyphs import Point
from renderer.nine_realms.layers import livery
from renderer.nine_realms.tokens import small_token
from renderer.pen import Pen
from renderer.sprites import Sprite, kept
from renderer.themes import Theme

CLOSE, FARTHEST = 1, 4
"""An attack reaches one hex, or two to four (Types of Attack)."""
_RADIUS = 21.0
_RINGS = 6


def put_reach(canvas: Canvas, theme: Theme, card: FigureCard, at: tuple[int, int]) -> None:
    """The map around the figure."""
    canvas.put(reach_map(theme, card), at)
    canvas.put(small_token(theme, card.figure, 20), at)


@kept
def reach_map(theme: Theme, card: FigureCard) -> Sprite:
    """Hexes that it can walk to are tinted; those that it can strike have a rim."""
    pen = Pen(-290, -240, 290, 240, scale=4)
    body = livery(theme, card.realm).body
    reach = FARTHEST if card.ranged else CLOSE
    for q in range(-_RINGS, _RINGS + 1):
        for r in range(-_RINGS, _RINGS + 1):
            far = max(abs(q), abs(r), abs(q + r))
            if not 0 < far <= max(card.move, reach):
                continue
            at = (_RADIUS * sqrt(3) * (q + r / 2), _RADIUS * 1.5 * r)
            walked = mix(theme.panel, body, 0.5) if far <= card.move else theme.panel
            struck = far <= reach and bool(card.close if far == CLOSE else card.ranged)
            pen.fill(_hex(at, _RADIUS - 1), theme.blood if struck else theme.panel_edge)
            pen.fill(_hex(at, _RADIUS - (5 if struck else 2)), walked)
    return pen.sprite()


def _hex(at: Point, radius: float) -> list[Point]:
    x, y = at
    half, wide = radius / 2, radius * sqrt(3) / 2
    return [
        (x, y - radius),
        (x + wide, y - half),
        (x + wide, y + half),
        (x, y + radius),
        (x - wide, y + half),
        (x - wide, y - half),
    ]
