"""Runes that were thrown: wooden staves side by side, or the marked lots of Norseheim.

A stave has a hole at its head, so that one sees which way it fell.
"""

from collections.abc import Callable, Sequence

from PIL import Image

from renderer.canvas import Canvas
from renderer.colours import Colour, mix
from renderer.futhark import STAVES, Stave, turned
from renderer.palette import palette_of
from renderer.pen import Pen
from renderer.picture import Picture, shortened
from renderer.speaker import Speaker
from renderer.sprites import Sprite, kept
from renderer.themes import Theme
from renderer.thrown import Fallen, Lot
from renderer.type import Face

PER_ROW = 5
_CELL = (240, 440)
_MARGIN = 40
_LEAST = 3
"""A row is at least as wide as so many staves, for the sake of the letters."""
_HALF = (74, 150)
"""Half of a stave's width and height."""
_WOOD: Colour = (206, 164, 112)
_BARK: Colour = (92, 58, 30)
_CUT: Colour = (112, 22, 16)
_STONE: Colour = (188, 190, 196)
_EDGE: Colour = (70, 74, 84)
_NAME, _FALLEN = 42, 36


def draw_staves(fallen: Sequence[Fallen], *, theme: Theme, words: Speaker) -> Picture:
    """Staves with their names below; `reversed` is written under those that fell so."""

    def put(canvas: Canvas, at: int, x: int, y: int) -> None:
        one = fallen[at]
        canvas.put(stave(one), (x, y))
        _label(canvas, theme, words.name(one.stave, ()), (x, y + _HALF[1] + 54))
        if one.turned:
            place = (x, y + _HALF[1] + 98)
            canvas.write(
                words.text("stave-turned"), place, Face.STRONG, _FALLEN, theme.ink, anchor="ms"
            )

    names = ", ".join(_named(one, words) for one in fallen)
    return _picture(len(fallen), put, theme, words.text("staves-alt", staves=names))


def draw_lots(lots: Sequence[Lot], *, theme: Theme, words: Speaker) -> Picture:
    """The lots of Norseheim, and how each fell."""

    def put(canvas: Canvas, at: int, x: int, y: int) -> None:
        canvas.put(stone(lots[at]), (x, y))
        _label(canvas, theme, words.text(f"lot-{lots[at].value}"), (x, y + _HALF[1] + 54))

    names = ", ".join(words.text(f"lot-{lot.value}") for lot in lots)
    return _picture(len(lots), put, theme, words.text("lots-alt", lots=names))


@kept
def stave(fallen: Fallen) -> Sprite:
    """A wooden stave with its rune cut in."""
    wide, high = _HALF
    pen = Pen(-wide - 12, -high - 12, wide + 12, high + 16, scale=4)
    head = 1 if fallen.turned else -1
    pen.plate((-wide, -high, wide, high), 30, _BARK)
    pen.plate((-wide + 5, -high + 5, wide - 5, high - 5), 26, _WOOD)
    for grain in (-0.62, -0.2, 0.3, 0.7):
        points = [(grain * wide, -high + 14), (grain * wide + 6, 0), (grain * wide, high - 14)]
        pen.stroke(points, 2, mix(_WOOD, _BARK, 0.22))
    pen.disc(0, head * (high - 26), 10, _BARK)
    glyph = STAVES[fallen.stave]
    middle = (0, -head * 14)
    pen.glyph(turned(glyph) if fallen.turned else glyph, middle, 82, _CUT, _WOOD)
    return pen.sprite(shadow=5, depth=0.5)


@kept
def stone(lot: Lot) -> Sprite:
    """A rune of Norseheim: its marked face, its blank one, or standing on its edge."""
    wide, high = _HALF
    pen = Pen(-wide - 12, -high - 12, wide + 12, high + 16, scale=4)
    if lot is Lot.UPRIGHT:
        pen.plate((-wide * 0.75, high - 44, wide * 0.75, high - 14), 15, mix(_EDGE, _STONE, 0.2))
        pen.plate((-24, -high, 24, high - 22), 18, _EDGE)
        pen.plate((-19, -high + 5, 19, high - 27), 15, _STONE)
        pen.plate((4, -high + 5, 19, high - 27), 15, mix(_STONE, _EDGE, 0.45))
        return pen.sprite(shadow=5, depth=0.5)
    pen.plate((-wide, -high, wide, high), 64, _EDGE)
    pen.plate((-wide + 5, -high + 5, wide - 5, high - 5), 59, _STONE)
    if lot is Lot.HIT:
        pen.glyph(STAVES[Stave.TIWAZ], (0, 0), 84, _CUT, _STONE)
    return pen.sprite(shadow=5, depth=0.5)


@kept
def _palette(theme: Theme) -> Image.Image:
    """The colours of a throw."""
    sheet = Canvas(Image.new("RGB", (900, 400), theme.back))
    shown = [stave(Fallen(Stave.FEHU)), *(stone(lot) for lot in Lot)]
    for at, sprite in enumerate(shown):
        sheet.put(sprite, (120 + 210 * at, 190))
    flat = (theme.back, theme.ink, theme.quiet, _WOOD, _BARK, _CUT, _STONE, _EDGE)
    return palette_of([sheet.image], flat)


def _picture(
    number: int, put: Callable[[Canvas, int, int, int], None], theme: Theme, alt: str
) -> Picture:
    """Rows of things on a table; the last row is in the middle too."""
    wide, high = _CELL
    rows = -(-number // PER_ROW)
    across = -(-number // rows)
    size = (max(across, _LEAST) * wide + 2 * _MARGIN, rows * high + _MARGIN)
    canvas = Canvas(Image.new("RGB", size, theme.back))
    for at in range(number):
        row, column = divmod(at, across)
        here = min(across, number - row * across)
        x = size[0] // 2 + (2 * column + 1 - here) * wide // 2
        put(canvas, at, x, _MARGIN + _HALF[1] + row * high)
    return Picture(canvas.image, shortened(alt), _palette(theme))


def _named(one: Fallen, words: Speaker) -> str:
    name = words.name(one.stave, ())
    return words.text("stave-fallen", name=name) if one.turned else name


def _label(canvas: Canvas, theme: Theme, text: str, at: tuple[int, int]) -> None:
    canvas.fit(text, at, Face.TITLE, _NAME, theme.ink, room=_CELL[0] - 12, least=36, anchor="ms")
