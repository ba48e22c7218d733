"""Bands: a frame of its holder's colour inside a region; a broken one for a convinced chieftain.

A band is kept without its colour, as steps from the border to its inner edge, and takes it when
it is put: so it needs little memory whoever holds what, and one paste.
"""

from collections.abc import Sequence
from typing import NamedTuple

from PIL import Image

from games.core.vocabulary import Seat
from games.norseheim.board import Region
from renderer.canvas import Canvas
from renderer.colours import mix
from renderer.glyphs import Point
from renderer.norseheim.layout import At
from renderer.norseheim.shores import shapes
from renderer.norseheim.tokens import DEEP
from renderer.pen import Pen
from renderer.sprites import kept
from renderer.themes import Theme

_DASH, _PITCH = 4, 14
"""Points of an outline that a dash takes, and from one dash to the next."""
_BORDER = 6
_BODY, _EDGE = 128, 255
"""Steps; what lies between them is mixed."""


class Band(NamedTuple):
    """A band of no colour yet."""

    steps: Image.Image
    """0 is the border, `_BODY` the holder's colour, `_EDGE` the darker edge of it."""
    mask: Image.Image
    corner: At


def put_band(canvas: Canvas, theme: Theme, region: Region, seat: Seat, *, whole: bool) -> None:
    """A band of the holder's colour inside a region's border; by diplomacy it is broken."""
    found = band(region, whole=whole)
    steps = found.steps.copy()
    steps.putpalette(_tones(theme, seat))
    canvas.image.paste(steps.convert("RGB"), found.corner, found.mask)


@kept
def band(region: Region, *, whole: bool) -> Band:
    """A region's band."""
    outline = shapes()[region].outline
    line = (*outline, outline[0])
    dashes = [line[at : at + _DASH] for at in range(0, len(line) - _DASH, _PITCH)]
    parts, wide = ([line], 28) if whole else (dashes, 24)
    border = _within(outline, [line], _BORDER)
    body = _within(outline, parts, wide)
    mask = _joined(border, _within(outline, parts, wide + 6))
    steps = Image.new("L", mask.size, _EDGE)
    steps.paste(_BODY, (0, 0), body)
    steps.paste(0, (0, 0), border)
    left, top, *_ = _box(outline)
    return Band(Image.frombytes("P", steps.size, steps.tobytes()), mask, (left, top))


@kept
def _tones(theme: Theme, seat: Seat) -> list[int]:
    """The palette of the steps."""
    livery = theme.liveries[seat]
    tones = [mix(DEEP, livery.body, step / _BODY) for step in range(_BODY)]
    rest = _EDGE - _BODY
    tones += [mix(livery.body, livery.edge, step / rest) for step in range(rest + 1)]
    return [part for tone in tones for part in tone]


def _joined(one: Image.Image, other: Image.Image) -> Image.Image:
    """Join two masks: what either lets through, the new one lets through."""
    whole = one.copy()
    whole.paste(255, (0, 0), other)
    return whole


def _within(outline: Sequence[Point], lines: Sequence[Sequence[Point]], wide: float) -> Image.Image:
    """Mask the parts of lines that are seen inside an outline; the mask has the outline's box."""
    left, top, right, bottom = _box(outline)
    pen = Pen(left, top, right, bottom, scale=3)
    for line in lines:
        pen.stroke(line, wide, DEEP)
    pen.clip(outline)
    sprite = pen.sprite()
    mask = Image.new("L", (right - left, bottom - top))
    mask.paste(sprite.mask, (sprite.corner[0] - left, sprite.corner[1] - top))
    return mask


def _box(outline: Sequence[Point]) -> tuple[int, int, int, int]:
    across, down = zip(*outline, strict=True)
    return int(min(across)) - 2, int(min(down)) - 2, int(max(across)) + 3, int(max(down)) + 3
