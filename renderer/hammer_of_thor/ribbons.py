"""The grounds of names, and the season's medallion."""

from games.hammer_of_thor.land.board import Realm
from games.hammer_of_thor.land.seasons import Season
from renderer.colours import mix
from renderer.hammer_of_thor.marks import DEEP, PALE
from renderer.hammer_of_thor.signs import SEASONS
from renderer.hammer_of_thor.tones import land
from renderer.pen import Pen
from renderer.sprites import Sprite, kept
from renderer.themes import Theme

RISE = 4
"""Capitals stand so many pixels above the middle of a ribbon: letters reach below the line."""
_FOLD = 3
_TAIL = 12


@kept
def name_ground(theme: Theme, wide: int, high: int) -> Sprite:
    """The ground of a place's name."""
    pen = Pen(-wide // 2 - 4, -high // 2 - 4, wide // 2 + 4, high // 2 + 4, scale=4)
    pen.plate((-wide / 2 + 1, 1 - high / 2, wide / 2 - 1, high / 2 - 1), 10,
              mix(theme.panel, theme.back, 0.3))  # fmt: skip
    return pen.sprite()


@kept
def ribbon(theme: Theme, realm: Realm, wide: int, high: int) -> Sprite:
    """A ribbon with tails in the colour of its world."""
    half, top, foot = wide / 2, -high / 2, high / 2
    pen = Pen(-wide // 2 - 4, -high // 2 - 4, wide // 2 + 4, high // 2 + 6, scale=4)
    colours = land(theme, realm, Season.SPRING)
    for side in (-1, 1):
        for less, tone in ((0.0, DEEP), (3.0, colours.dark)):
            outer, inner = side * (half - 1.6 * less), side * (half - _TAIL - 16)
            notch = side * (half - 8 - less)
            pen.fill([(outer, top + 9 + less), (notch, 4), (outer, foot - less),
                      (inner, foot - less), (inner, top + 9 + less)], tone)  # fmt: skip
    body = half - _TAIL
    pen.plate((-body, top, body, foot - _FOLD), 4, DEEP)
    band = (-body + 2, top + 2, body - 2, foot - _FOLD - 2)
    pen.plate(band, 3, mix(theme.panel, colours.light, 0.12))
    return pen.sprite()


@kept
def season_sign(theme: Theme, season: Season) -> Sprite:
    """The season on a medallion."""
    pen = Pen(-54, -54, 54, 58)
    for radius, tone in ((46, DEEP), (43, PALE), (39, theme.panel)):
        pen.disc(0, 0, radius, tone)
    pen.glyph(SEASONS[season], (0, 0), 25, theme.ink, theme.panel)
    return pen.sprite(shadow=3)
