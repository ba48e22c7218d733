"""The grounds of names, and the season's medallion."""

from games.hammer_of_thor.land.board import Realm
from games.hammer_of_thor.land.seasons import Season
from renderer.colours import mix
from renderer.hammer_of_thor.labels import RIBBON
from renderer.hammer_of_thor.marks import DEEP, PALE
from renderer.hammer_of_thor.signs import SEASONS
from renderer.hammer_of_thor.tones import land
from renderer.pen import Pen
from renderer.sprites import Sprite, kept
from renderer.themes import Theme

RISE = 3
"""The middle of a ribbon's band lies so many pixels above its own."""
_TAIL = 12


@kept
def name_ground(theme: Theme, wide: int, high: int) -> Sprite:
    """The ground of a place's name."""
    pen = Pen(-wide // 2 - 4, -high // 2 - 4, wide // 2 + 4, high // 2 + 4, scale=4)
    pen.plate((-wide / 2 + 1, 1 - high / 2, wide / 2 - 1, high / 2 - 1), 10,
              mix(theme.panel, theme.back, 0.3))  # fmt: skip
    return pen.sprite()


@kept
def ribbon(theme: Theme, realm: Realm, wide: int) -> Sprite:
    """A ribbon with tails in the colour of its world."""
    half, high = wide / 2, RIBBON / 2
    pen = Pen(-wide // 2 - 4, -RIBBON // 2 - 4, wide // 2 + 4, RIBBON // 2 + 6, scale=4)
    colours = land(theme, realm, Season.SPRING)
    for side in (-1, 1):
        tail = [(side * half, -high + 9), (side * (half - 8), 4), (side * half, high),
                (side * (half - 28), high), (side * (half - 28), -high + 9)]  # fmt: skip
        pen.fill(tail, DEEP)
        inner = [(side * (half - 5), -high + 12), (side * (half - 11), 4),
                 (side * (half - 5), high - 3), (side * (half - 28), high - 3),
                 (side * (half - 28), -high + 12)]  # fmt: skip
        pen.fill(inner, colours.dark)
    body = half - _TAIL
    pen.plate((-body, -high, body, high - 6), 4, DEEP)
    band = (-body + 2.5, 2.5 - high, body - 2.5, high - 8.5)
    pen.plate(band, 3, mix(theme.panel, colours.light, 0.12))
    return pen.sprite(shadow=2, depth=0.5)


@kept
def season_sign(theme: Theme, season: Season) -> Sprite:
    """The season on a medallion."""
    pen = Pen(-54, -54, 54, 58)
    for radius, tone in ((46, DEEP), (43, PALE), (39, theme.panel)):
        pen.disc(0, 0, radius, tone)
    pen.glyph(SEASONS[season], (0, 0), 25, theme.ink, theme.panel)
    return pen.sprite(shadow=3)
