"""Tokens of a region: warriors, leaders, buildings, markers, Danevolds, its name's ground."""

from itertools import pairwise
from math import atan2, cos, hypot, sin

from games.core.vocabulary import Seat
from games.norseheim.land import Building
from renderer.colours import Colour, mix
from renderer.glyphs import Point, arc
from renderer.norseheim.emblems import HAND, HELM, HUT, RUNES
from renderer.pen import Pen
from renderer.sprites import Sprite, kept
from renderer.themes import Theme

DEEP: Colour = (18, 14, 12)
PALE: Colour = (252, 247, 234)
IRON: Colour = (34, 36, 42)
BONE: Colour = (236, 226, 200)
QUIET: Colour = (206, 204, 198)
"""Numbers that matter less than warriors."""
_DIM: Colour = (46, 46, 50)
_FAINT: Colour = (96, 96, 100)
_STONE: Colour = (150, 150, 156)
TALL = 52
"""The height of warriors' tokens."""


@kept
def host(theme: Theme, seat: Seat, wide: int) -> Sprite:
    """A player's warriors: the rune at the left, room for a number at the right."""
    livery, high = theme.liveries[seat], TALL // 2
    pen = Pen(-wide // 2 - 6, -high - 6, wide // 2 + 6, high + 10)
    half = wide / 2
    pen.plate((-half - 1, -high - 1, half + 1, high + 1), 15, DEEP)
    pen.plate((-half + 1.5, -high + 1.5, half - 1.5, high - 1.5), 13, PALE)
    pen.plate((-half + 4, -high + 4, half - 4, high - 4), 11, livery.body)
    pen.glyph(RUNES[seat], (-half + 27, 0), 15, livery.on_body, livery.body)
    return pen.sprite()


@kept
def guards(wide: int) -> Sprite:
    """The leader's black warriors: a helm, and room for a number."""
    high, half = TALL // 2, wide / 2
    pen = Pen(-wide // 2 - 6, -high - 6, wide // 2 + 6, high + 10)
    pen.plate((-half - 1, -high - 1, half + 1, high + 1), 15, DEEP)
    pen.plate((-half + 1.5, -high + 1.5, half - 1.5, high - 1.5), 13, BONE)
    pen.plate((-half + 4, -high + 4, half - 4, high - 4), 11, IRON)
    pen.glyph(HELM, (-half + 25, 0), 14, BONE, IRON)
    return pen.sprite()


@kept
def die_chip() -> Sprite:
    """A pale die: from so much on a leader gains a warrior."""
    pen = Pen(-26, -26, 26, 30)
    pen.plate((-22, -22, 22, 22), 8, DEEP)
    pen.plate((-19.5, -19.5, 19.5, 19.5), 6, PALE)
    return pen.sprite()


@kept
def quiet_die() -> Sprite:
    """The same beside a leader's warriors, an outline alone."""
    pen = Pen(-26, -26, 26, 30)
    pen.plate((-22, -22, 22, 22), 8, DEEP)
    pen.plate((-19.5, -19.5, 19.5, 19.5), 6, _FAINT)
    pen.plate((-17, -17, 17, 17), 5, _DIM)
    return pen.sprite()


@kept
def quiet_hand(wide: int) -> Sprite:
    """A hand beside a leader's warriors: so many markers convince him."""
    half = wide / 2
    pen = Pen(-wide // 2 - 6, -28, wide // 2 + 6, 30)
    pen.plate((-half - 1, -23, half + 1, 23), 23, DEEP)
    pen.plate((-half + 1.5, -20.5, half - 1.5, 20.5), 21, _FAINT)
    pen.plate((-half + 4, -18, half - 4, 18), 18, _DIM)
    pen.glyph(HAND, (-half + 24, 0), 13, QUIET, _DIM)
    return pen.sprite()


@kept
def hand_chip(wide: int) -> Sprite:
    """A hand for an oath: so many markers convince a leader."""
    half = wide / 2
    pen = Pen(-wide // 2 - 6, -28, wide // 2 + 6, 30)
    pen.plate((-half - 1, -23, half + 1, 23), 23, DEEP)
    pen.plate((-half + 1.5, -20.5, half - 1.5, 20.5), 21, BONE)
    pen.glyph(HAND, (-half + 24, 0), 14, DEEP, BONE)
    return pen.sprite()


@kept
def oath(theme: Theme, seat: Seat, wide: int) -> Sprite:
    """A player's diplomacy markers: the hand and the rune in the player's colour."""
    livery, half = theme.liveries[seat], wide / 2
    pen = Pen(-wide // 2 - 6, -28, wide // 2 + 6, 30)
    pen.plate((-half - 1, -23, half + 1, 23), 23, DEEP)
    pen.plate((-half + 1.5, -20.5, half - 1.5, 20.5), 21, PALE)
    pen.plate((-half + 4, -18, half - 4, 18), 18, livery.body)
    pen.glyph(HAND, (-half + 26, 0), 13, livery.on_body, livery.body)
    pen.glyph(RUNES[seat], (-half + 53, 0), 13, livery.on_body, livery.body)
    return pen.sprite()


@kept
def building(kind: Building) -> Sprite:
    """A hut for a settlement; with a ring of stakes around it for a fortress."""
    pen = Pen(-36, -36, 36, 40)
    if kind is Building.RING:
        pen.disc(0, 0, 31, DEEP)
        pen.disc(0, 0, 28, (172, 124, 72))
        for step in range(12):
            (x, y), *_ = arc(0, 0, 25.5, step * 30, step * 30 + 1)
            pen.disc(x, y, 4.6, DEEP)
            pen.disc(x, y, 2.8, (224, 182, 122))
        pen.disc(0, 0, 20, (88, 58, 32))
        pen.glyph(HUT, (0, 0), 12.5, PALE, (88, 58, 32))
    else:
        pen.disc(0, 0, 24, DEEP)
        pen.disc(0, 0, 21, (120, 80, 44))
        pen.glyph(HUT, (0, -1), 14, PALE, (120, 80, 44))
    return pen.sprite()


@kept
def value_shield(theme: Theme) -> Sprite:
    """A shield for a region's value, quiet beside what stands in the region."""
    pen = Pen(-26, -28, 26, 34)
    for grow, tone in ((3.0, DEEP), (0.0, theme.panel_edge if theme.dark else theme.well)):
        half = 19 + grow
        sides = arc(0, 2, half, 0, 180)
        pen.fill(((-half, -20 - grow), (half, -20 - grow), (half, 2), *sides, (-half, 2)), tone)
    return pen.sprite()


@kept
def name_ground(theme: Theme, wide: int, *, fresh: bool) -> Sprite:
    """The ground of a region's name; bright at the edge where something has just happened."""
    pen = Pen(-wide // 2 - 8, -28, wide // 2 + 8, 30, scale=4)
    half = wide / 2
    if fresh:
        pen.plate((-half - 4, -24, half + 4, 24), 14, DEEP)
        pen.plate((-half - 2.5, -22.5, half + 2.5, 22.5), 13, PALE)
    pen.plate((-half + 1, -19, half - 1, 19), 10, mix(theme.panel, theme.back, 0.3))
    return pen.sprite()


def danevold(line: tuple[Point, ...]) -> Sprite:
    """A wall of stones along a border."""
    across, down = zip(*line, strict=True)
    pen = Pen(int(min(across)) - 24, int(min(down)) - 24, int(max(across)) + 24,
              int(max(down)) + 24, scale=4)  # fmt: skip
    core = line[len(line) // 8 : -len(line) // 8]
    pen.stroke(core, 21, DEEP)
    pen.stroke(core, 16, _STONE)
    for (x, y), angle in _steps(core, 15):
        dx, dy = -sin(angle), cos(angle)
        pen.stroke(((x + 8 * dx, y + 8 * dy), (x - 8 * dx, y - 8 * dy)), 3, DEEP)
    for (x, y), angle in _steps(core, 30):
        dx, dy = -sin(angle), cos(angle)
        pen.disc(x + 8 * dx, y + 8 * dy, 7, DEEP)
        pen.disc(x + 8 * dx, y + 8 * dy, 4.6, mix(_STONE, PALE, 0.6))
    return pen.sprite()


def _steps(line: tuple[Point, ...], pitch: float) -> list[tuple[Point, float]]:
    """Points at even steps along a line, and where it goes there."""
    found, due = [], pitch / 2
    for (x, y), (u, v) in pairwise(line):
        length = hypot(u - x, v - y)
        while due <= length:
            found.append(((x + (u - x) * due / length, y + (v - y) * due / length),
                          atan2(v - y, u - x)))  # fmt: skip
            due += pitch
        due -= length
    return found
