"""Marks: numbered badges that tell places apart on a private picture."""

from renderer.canvas import Canvas
from renderer.glyphs import disc
from renderer.pen import Pen
from renderer.sprites import Sprite, kept
from renderer.themes import Theme
from renderer.type import Face, cap_height, width

_RADIUS = 32


def put_mark(canvas: Canvas, theme: Theme, text: str, at: tuple[int, int]) -> None:
    """A badge with a number, or with any text of three letters at most."""
    size = theme.sizes.body
    while width(text, Face.HEAVY, size) > 2 * _RADIUS - 10 and cap_height(Face.HEAVY, size) > 28:
        size -= 1
    canvas.put(badge(theme, max(0, width(text, Face.HEAVY, size) - 2 * _RADIUS + 20)), at)
    canvas.write(text, at, Face.HEAVY, size, theme.on_gold, anchor="mm")


@kept
def badge(theme: Theme, wider: int) -> Sprite:
    """A round golden badge; `wider` stretches it for a long text."""
    half = wider // 2
    pen = Pen(-_RADIUS - half - 8, -_RADIUS - 8, _RADIUS + half + 8, _RADIUS + 10)
    for radius, tone in (
        (_RADIUS, (20, 16, 8)),
        (_RADIUS - 3, (255, 250, 235)),
        (_RADIUS - 6, theme.gold),
    ):
        pen.fill(disc(-half, 0, radius), tone)
        pen.fill(disc(half, 0, radius), tone)
        if half:
            pen.plate((-half, -radius, half, radius), 0, tone)
    return pen.sprite(shadow=3, depth=0.6)
