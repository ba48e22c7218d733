"""A plain table with a heading: what reference cards and open boards are drawn on."""

from PIL import Image

from renderer.canvas import Canvas
from renderer.nine_realms.palettes import flat_colours
from renderer.palette import palette_of
from renderer.themes import Theme
from renderer.type import Face, fits, wrapped

SIZE = (1200, 900)
MARGIN = 48
LEAST = 32
"""The smallest type: its capitals are 7 pixels high on a telephone."""
LEADING = 1.18
NONE = "-"
"""A number that a figure does not have."""


def table(theme: Theme) -> Canvas:
    """An empty table."""
    return Canvas(Image.new("RGB", SIZE, theme.panel))


def put_heading(canvas: Canvas, theme: Theme, name: str, group: str) -> None:
    """The name of the card, and what kind of thing it is."""
    room = SIZE[0] - 2 * MARGIN - 330
    canvas.fit(name, (MARGIN, 84), Face.TITLE, 60, theme.ink, room=room, least=43, anchor="ls")
    canvas.fit(
        group, (SIZE[0] - MARGIN, 84), Face.TEXT, 36, theme.quiet, room=300, least=32, anchor="rs"
    )


def put_text(canvas: Canvas, theme: Theme, text: str, box: tuple[int, int, int, int]) -> int:
    """A text in lines within a box, as large as it fits; return where it ends."""
    left, top, right, bottom = box
    size = theme.sizes.body
    lines = wrapped(text, Face.TEXT, size, right - left)
    while size > LEAST and not _fit(lines, size, right - left, bottom - top):
        size -= 1
        lines = wrapped(text, Face.TEXT, size, right - left)
    y = top + size
    for line in lines:
        canvas.write(line, (left, y), Face.TEXT, size, theme.ink)
        y += round(size * LEADING)
    return y


def _fit(lines: list[str], size: int, wide: int, high: int) -> bool:
    longest = all(fits(line, Face.TEXT, size, wide) for line in lines)
    return longest and len(lines) * size * LEADING <= high


def plain_palette(canvas: Canvas, theme: Theme) -> Image.Image:
    """The colours of what lies there, those of the theme among them."""
    return palette_of([canvas.image], flat_colours(theme))
