"""A reference card: an illustration at the left, the name, and all that is to be said in lines."""

from collections.abc import Sequence

from PIL import Image

from renderer.canvas import Canvas
from renderer.colours import Colour
from renderer.norsaga.layers import panel
from renderer.norsaga.palettes import flat_colours
from renderer.palette import palette_of
from renderer.picture import Picture, shortened
from renderer.sprites import Sprite
from renderer.themes import Theme
from renderer.type import Face, wrapped

Laid = tuple[Sprite, tuple[int, int]]
"""A part of an illustration, and where it lies from its middle."""
WIDTH = 1000
ROOM = 300
"""The room of the illustration."""
_MARGIN = 24
_LEFT = _MARGIN + ROOM + 24
_MIDDLE = _MARGIN + ROOM // 2 + 10
_LABEL = 38
_LEAST = 360
"""Room for the illustration."""
_LEAD = 1.3
_GAP = 22


def draw_leaflet(
    heading: str,
    name: str,
    lines: Sequence[str],
    picture: Sequence[Laid],
    *,
    theme: Theme,
    label: str = "",
) -> Picture:
    """Draw a card as high as its text wants it; a label stands on its illustration."""
    sizes = theme.sizes
    blocks = [
        (heading, Face.STRONG, sizes.small + 6, theme.quiet),
        (name, Face.TITLE, sizes.title, theme.ink),
        *((line, Face.STRONG, sizes.body - 4, theme.ink) for line in lines),
    ]
    high = max(_height(blocks), _LEAST) + 2 * _MARGIN + 30
    canvas = Canvas(Image.new("RGB", (WIDTH, high), theme.back))
    canvas.put(panel(theme, WIDTH - 2 * _MARGIN, high - 2 * _MARGIN), (_MARGIN, _MARGIN))
    for sprite, (x, y) in picture:
        canvas.put(sprite, (_MIDDLE + x, high // 2 + y))
    if label:
        canvas.write(label, (_MIDDLE, high // 2), Face.HEAVY, _LABEL, theme.on_gold, anchor="mm")
    _write(canvas, blocks)
    palette = palette_of([canvas.image], flat_colours(theme))
    return Picture(canvas.image, shortened(" ".join([f"{name}.", *lines])), palette)


Block = tuple[str, Face, int, Colour]


def _height(blocks: Sequence[Block]) -> int:
    return sum(
        round(len(wrapped(text, face, size, _room())) * size * _LEAD) + _GAP
        for text, face, size, _ in blocks
    )


def _write(canvas: Canvas, blocks: Sequence[Block]) -> None:
    top = _MARGIN + 14
    for text, face, size, ink in blocks:
        for line in wrapped(text, face, size, _room()):
            top += round(size * _LEAD)
            canvas.write(line, (_LEFT, top), face, size, ink)
        top += _GAP


def _room() -> int:
    return WIDTH - _LEFT - 2 * _MARGIN
