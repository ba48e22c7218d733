"""The pieces of the map: units, resources, buildings, temples, paths and marches."""

from math import atan2, cos, pi, sin

from games.fallen_kingdoms.land.cities import City
from games.fallen_kingdoms.land.tiles import PORTS, SPOTS
from games.fallen_kingdoms.trophies import Building
from renderer.colours import Colour, mix
from renderer.fallen_kingdoms.chart import half
from renderer.fallen_kingdoms.emblems import ANCHOR, BUILDINGS, FLAG, RESOURCES, RUNES, TEMPLE
from renderer.glyphs import Point
from renderer.pen import Pen
from renderer.sprites import Sprite, kept
from renderer.themes import Theme

DEEP, PALE = (24, 18, 10), (250, 244, 228)
PAPER: Colour = (238, 226, 196)
STONE: Colour = (196, 192, 182)
SEA: Colour = (44, 96, 136)
FRESH: Colour = (255, 255, 255)
HOST = (46, 25)
"""Half of a units' plate."""
SIGN = 21
"""Half of a sign beside it."""
BAND = 20
"""Half of a name's band."""


@kept
def host(theme: Theme, seat: int) -> Sprite:
    """A player's units: a plate with the rune; the number is written on its right."""
    livery = theme.liveries[seat]
    wide, high = HOST
    pen = Pen(-wide - 8, -high - 8, wide + 8, high + 10)
    pen.plate((-wide, -high, wide, high), 14, DEEP)
    pen.plate((-wide + 2.5, -high + 2.5, wide - 2.5, high - 2.5), 12, PALE)
    pen.plate((-wide + 5, -high + 5, wide - 5, high - 5), 10, livery.body)
    pen.glyph(RUNES[seat], (-wide + 23, 0), 15, livery.on_body, livery.body)
    return pen.sprite(shadow=2)


@kept
def nobody(theme: Theme) -> Sprite:
    """An empty city: a ring of stones."""
    pen = Pen(-30, -30, 30, 30)
    for step in range(8):
        angle = step * pi / 4
        pen.disc(15 * cos(angle), 15 * sin(angle), 6.5, DEEP)
    for step in range(8):
        angle = step * pi / 4
        pen.disc(15 * cos(angle), 15 * sin(angle), 4.5, STONE if theme.dark else PALE)
    return pen.sprite(shadow=1)


@kept
def resource(city: City) -> Sprite:
    """A city's icon, a square or a circle; ports have an anchor at its foot."""
    spot = SPOTS[city]
    pen = Pen(-34, -34, 34, 34)
    for size, tone in ((SIGN, DEEP), (SIGN - 2.5, PAPER)):
        if spot.square:
            pen.plate((-size, -size, size, size), 4, tone)
        else:
            pen.disc(0, 0, size, tone)
    pen.glyph(RESOURCES[spot.resource], (0, 0), 13 if spot.square else 12, DEEP, PAPER)
    if city in PORTS:
        for radius, tone in ((14, DEEP), (12, SEA)):
            pen.disc(-18, 16, radius, tone)
        pen.glyph(ANCHOR, (-18, 16), 8.5, PALE, SEA)
    return pen.sprite(shadow=1)


@kept
def building(kind: Building, *, size: int = SIGN) -> Sprite:
    """A building's tile."""
    pen = Pen(-size - 8, -size - 8, size + 8, size + 8)
    pen.plate((-size, -size, size, size), 5, DEEP)
    pen.plate((-size + 2.5, -size + 2.5, size - 2.5, size - 2.5), 4, (226, 170, 92))
    pen.glyph(BUILDINGS[kind], (0, 0), size * 0.64, (70, 34, 12), (226, 170, 92))
    return pen.sprite(shadow=1)


@kept
def temple(theme: Theme, seat: int, *, size: int = SIGN + 2) -> Sprite:
    """A player's temple."""
    livery = theme.liveries[seat]
    pen = Pen(-size - 8, -size - 8, size + 8, size + 8)
    pen.disc(0, 0, size, DEEP)
    pen.disc(0, 0, size - 2.5, theme.gold)
    pen.disc(0, 0, size - 6, livery.body)
    pen.glyph(TEMPLE, (0, -1), size * 0.5, livery.on_body, livery.body)
    return pen.sprite(shadow=1)


@kept
def name_band(theme: Theme, city: City, *, fresh: bool) -> Sprite:
    """The ground of a city's name; a bright edge where something has just happened."""
    wide = half(city)
    pen = Pen(-wide - 6, -BAND - 6, wide + 6, BAND + 6, scale=4)
    paper = (26, 24, 20) if theme.dark else (255, 250, 236)
    if fresh:
        pen.plate((-wide - 2, -BAND - 2, wide + 2, BAND + 2), 12, theme.gold)
    pen.plate((-wide, -BAND, wide, BAND), 10, paper)
    return pen.sprite()


@kept
def path_marker(theme: Theme, step: Point, seat: int | None) -> Sprite:
    """An invasion path's arrow; a flag in the colour of whoever blocks it."""
    dx, dy = step
    body = PAPER if seat is None else theme.liveries[seat].body
    pen = Pen(-52, -52, 52, 52)
    tip = (dx * 44, dy * 40)
    side = (-dy * 20, dx * 20)
    base = (dx * 24, dy * 20)
    for grow, tone in ((3.0, DEEP), (0.0, body)):
        pen.plate((-33 - grow, -24 - grow, 33 + grow, 24 + grow), 9, tone)
        pen.fill(
            (
                (tip[0] + dx * grow * 1.6, tip[1] + dy * grow * 1.6),
                (base[0] + side[0] * (1 + grow / 12), base[1] + side[1] * (1 + grow / 12)),
                (base[0] - side[0] * (1 + grow / 12), base[1] - side[1] * (1 + grow / 12)),
            ),
            tone,
        )
    if seat is not None:
        livery = theme.liveries[seat]
        pen.glyph(FLAG, (-17, 0), 14, livery.on_body, livery.body)
    return pen.sprite(shadow=1)


def march(theme: Theme, seat: int, line: tuple[Point, ...]) -> Sprite:
    """Units under way along a curve: an arrow to three quarters of it."""
    livery = theme.liveries[seat]
    last = max(2, round(len(line) * 0.78))
    part = line[round(len(line) * 0.2) : last]
    xs, ys = [x for x, _ in part], [y for _, y in part]
    pen = Pen(
        round(min(xs)) - 40, round(min(ys)) - 40, round(max(xs)) + 40, round(max(ys)) + 40, scale=3
    )
    (x, y), (u, v) = part[-2], part[-1]
    angle = atan2(v - y, u - x)
    head = [_turned((u, v), angle, *at) for at in ((26, 0), (-8, 20), (-8, -20))]
    wide = [_turned((u, v), angle, *at) for at in ((33, 0), (-13, 27), (-13, -27))]
    pen.stroke(part, 17, DEEP)
    pen.fill(wide, DEEP)
    pen.stroke(part, 10, livery.body)
    pen.fill(head, livery.body)
    return pen.sprite()


@kept
def march_arrow(theme: Theme, seat: int) -> Sprite:
    """The arrow of a march on a reference card."""
    return march(theme, seat, tuple((-130.0 + 10 * step, 0.0) for step in range(26)))


def _turned(at: Point, angle: float, x: float, y: float) -> Point:
    return at[0] + x * cos(angle) - y * sin(angle), at[1] + x * sin(angle) + y * cos(angle)


@kept
def crest(theme: Theme, seat: int, size: int = 36) -> Sprite:
    """A player's rune on a round shield."""
    livery = theme.liveries[seat]
    pen = Pen(-size - 8, -size - 8, size + 8, size + 12)
    pen.disc(0, 0, size, DEEP)
    pen.disc(0, 0, size - 2.5, PALE)
    pen.disc(0, 0, size - 5.5, livery.body)
    pen.glyph(RUNES[seat], (0, 0), size * 0.56, livery.on_body, livery.body)
    return pen.sprite(shadow=2)


@kept
def die(theme: Theme, seat: int, number: int, *, hit: bool) -> Sprite:
    """A die of a player; a hit has a golden edge."""
    livery = theme.liveries[seat]
    pen = Pen(-30, -30, 30, 32)
    pen.plate((-25, -25, 25, 25), 9, DEEP)
    pen.plate((-23, -23, 23, 23), 8, theme.gold if hit else mix(livery.body, DEEP, 0.45))
    pen.plate((-19, -19, 19, 19), 6, livery.body)
    for x, y in _PIPS[number]:
        pen.disc(11 * x, 11 * y, 4.2, livery.on_body)
    return pen.sprite(shadow=1)


_PIPS: dict[int, tuple[Point, ...]] = {
    1: ((0, 0),),
    2: ((-1, -1), (1, 1)),
    3: ((-1, -1), (0, 0), (1, 1)),
    4: ((-1, -1), (1, 1), (-1, 1), (1, -1)),
    5: ((-1, -1), (1, 1), (-1, 1), (1, -1), (0, 0)),
    6: ((-1, -1), (1, 1), (-1, 1), (1, -1), (-1, 0), (1, 0)),
}
