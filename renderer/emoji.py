"""Emojis: one bold sign on a ground, which reads at the 22 pixels that it has in a line of text.

Grounds differ in outline by what they stand for, and have a dark and a light rim, so that they
hold on any colour behind them.
"""

import re
from collections.abc import Sequence
from enum import Enum
from io import BytesIO

from msgspec import Struct
from PIL import Image

from renderer.colours import Colour
from renderer.glyphs import Glyph, Point, curve, disc
from renderer.pen import Pen
from renderer.type import Face, ink

SIDE = 128
"""Pixels, as Discord recommends."""
PALE: Colour = (255, 250, 240)
DEEP: Colour = (20, 16, 14)
_SCALE = 4
_HALF = 60
_RIMS = ((0.0, DEEP), (4.0, PALE), (9.0, DEEP))
_BODY = 11.0
_TEXT = (92, 78, 58)
"""The size of a text of one, two and three signs."""


class Ground(Enum):
    """The outline below a sign, by what it stands for."""

    DISC = "disc"
    """Somebody: a figure, a god, a calling."""
    SHIELD = "shield"
    """Somebody of the other side, where there are two."""
    STONE = "stone"
    """A rune, a die, a trait, a resource."""
    CARD = "card"
    """A card, or a kind of action."""
    LAND = "land"
    """A place, a world, a landscape."""


class Emblem(Struct, frozen=True):
    """The sign of an emoji, its ground, and the word in its name."""

    word: str
    glyph: Glyph
    body: Colour
    ink: Colour = PALE
    ground: Ground = Ground.DISC
    size: float = 0.6
    """The glyph's, as a share of the ground's."""
    text: str = ""
    """Up to three signs in place of a glyph."""


def draw_emoji(emblem: Emblem) -> Image.Image:
    """The picture of an emoji, see-through around its ground."""
    pen = Pen(-SIDE // 2, -SIDE // 2, SIDE // 2, SIDE // 2, scale=_SCALE)
    for less, tone in _RIMS:
        pen.fill(_outline(emblem.ground, _HALF - less), tone)
    pen.fill(_outline(emblem.ground, _HALF - _BODY), emblem.body)
    size = (_HALF - _BODY) * emblem.size
    pen.glyph(emblem.glyph, _middle(emblem.ground), size, emblem.ink, emblem.body)
    image = pen.sheet.convert("RGBa").reduce(_SCALE).convert("RGBA")
    if emblem.text:
        _put_text(image, emblem)
    return image


def draw_bytes(emblem: Emblem) -> bytes:
    """The bytes to upload: a PNG that is see-through."""
    to = BytesIO()
    draw_emoji(emblem).save(to, "PNG")
    return to.getvalue()


def contrasting(body: Colour) -> Colour:
    """The ink that is read best on a body: the dark one on light bodies."""
    red, green, blue = body
    return DEEP if 0.3 * red + 0.59 * green + 0.11 * blue > 150 else PALE


def word_of(text: str) -> str:
    """A text as a word of a name: letters of the alphabet, digits and lines below."""
    return re.sub(r"[^a-z0-9]+", "_", text.lower()).strip("_")


def _outline(ground: Ground, half: float) -> Sequence[Point]:
    match ground:
        case Ground.DISC:
            return disc(0, 0, half)
        case Ground.SHIELD:
            left = curve((0, half), (-0.8 * half, 0.62 * half), (-half, 0), (-0.92 * half, -half))
            return [*left, *((-x, y) for x, y in reversed(left))]
        case Ground.STONE:
            cut = 0.36 * half
            return _octagon(half, cut)
        case Ground.CARD:
            return _octagon(half, 0.1 * half, wide=0.84)
        case Ground.LAND:
            return [(0, -half), (half, -0.5 * half), (half, 0.5 * half), (0, half),
                    (-half, 0.5 * half), (-half, -0.5 * half)]  # fmt: skip


def _octagon(half: float, cut: float, wide: float = 1) -> list[Point]:
    """A square with its corners cut off."""
    x, y = half * wide, half
    right = [(x - cut, -y), (x, cut - y), (x, y - cut), (x - cut, y)]
    return [*right, *((-u, v) for u, v in reversed(right))]


def _middle(ground: Ground) -> Point:
    """The sign's middle: a shield is wider above."""
    return (0, -8) if ground is Ground.SHIELD else (0, 0)


def _put_text(image: Image.Image, emblem: Emblem) -> None:
    size = _TEXT[min(len(emblem.text), len(_TEXT)) - 1]
    mask, _ = ink(emblem.text, Face.HEAVY, size)
    mask = mask.crop(mask.getbbox())
    corner = ((SIDE - mask.width) // 2, (SIDE - mask.height) // 2)
    image.paste(emblem.ink, corner, mask)
