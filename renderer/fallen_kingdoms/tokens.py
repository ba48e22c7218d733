"""Tokens of the map and of the table: units, icons, buildings, temples, arrows, cards, dice."""

from games.core.vocabulary import Seat
from games.fallen_kingdoms.gods.god import God
from games.fallen_kingdoms.land.tiles import Resource, Route
from games.fallen_kingdoms.trophies import Building, Knowledge
from renderer.colours import Colour, colour, mix
from renderer.fallen_kingdoms.emblems import (
    ANCHOR,
    BUILDINGS,
    KNOWLEDGE,
    RESOURCES,
    RUNES,
    SIGNS,
    SWORDS,
    UNKNOWN,
)
from renderer.glyphs import Glyph, Point
from renderer.pen import Pen
from renderer.sprites import Sprite, kept
from renderer.themes import Theme

DEEP: Colour = (18, 14, 12)
PALE: Colour = (252, 247, 234)
BONE: Colour = (236, 226, 200)
BLOOD: Colour = (186, 32, 28)
WATER: Colour = colour("#1d5f86")
WOOD: Colour = colour("#7a4f2a")
CLOTH: dict[Resource, Colour] = {
    Resource.METAL: colour("#4a4f59"),
    Resource.WOOD: colour("#2c5a38"),
    Resource.WHEAT: colour("#8a6a12"),
}
HOST, TALL = 88, 50
"""The width and height of units on the map."""


def rune(god: God | None, seat: Seat) -> Glyph:
    """The rune of a player: the god's."""
    return UNKNOWN[seat] if god is None else RUNES[god]


@kept
def host(theme: Theme, seat: Seat, god: God | None) -> Sprite:
    """A player's units: a shield with the rune at the left, room for a number at the right."""
    livery = theme.liveries[seat]
    pen = Pen(-52, -34, 52, 42)
    for less, tone in ((0.0, DEEP), (2.5, PALE), (5.0, livery.body)):
        half, top, foot = HOST / 2 - less, -TALL / 2 + less, TALL / 2 - less
        pen.plate((-half, top, half, foot), 13 - less, tone)
        low = foot + 7 - less / 2
        pen.fill(((-half * 0.55, foot - 3), (half * 0.55, foot - 3), (0, low)), tone)
    pen.glyph(rune(god, seat), (-24, 0), 15, livery.on_body, livery.body)
    return pen.sprite(shadow=2)


@kept
def icon(resource: Resource, *, square: bool, port: bool) -> Sprite:
    """A city's icon: square or round; a port has an anchor at its shoulder."""
    pen = Pen(-36, -36, 36, 36)
    tone = CLOTH[resource]
    if square:
        pen.plate((-22, -22, 22, 22), 5, DEEP)
        pen.plate((-19.5, -19.5, 19.5, 19.5), 3, PALE)
        pen.plate((-16.5, -16.5, 16.5, 16.5), 2, tone)
    else:
        pen.disc(0, 0, 22.5, DEEP)
        pen.disc(0, 0, 20, PALE)
        pen.disc(0, 0, 17, tone)
    pen.glyph(RESOURCES[resource], (0, 0), 12, PALE, tone)
    if port:
        pen.disc(-18, -17, 16, DEEP)
        pen.disc(-18, -17, 14, WATER)
        pen.glyph(ANCHOR, (-18, -17), 10, PALE, WATER)
    return pen.sprite()


@kept
def building(kind: Building, *, asleep: bool = False) -> Sprite:
    """A house with the sign of what it does."""
    pen = Pen(-32, -34, 32, 34)
    ground = (96, 92, 88) if asleep else WOOD
    for less, tone in ((0.0, DEEP), (2.5, BONE), (5.0, ground)):
        roof = ((-27 + less * 1.3, -5), (0, -29 + less * 1.4), (27 - less * 1.3, -5))
        pen.fill((*roof, (23 - less, -5), (23 - less, 25 - less), (-23 + less, 25 - less),
                  (-23 + less, -5)), tone)  # fmt: skip
    pen.glyph(BUILDINGS[kind], (0, 5), 13, PALE, ground)
    return pen.sprite()


@kept
def temple(theme: Theme, seat: Seat, god: God | None) -> Sprite:
    """A stave church in its owner's colour with the god's rune."""
    livery = theme.liveries[seat]
    pen = Pen(-36, -44, 36, 40)
    for less, tone in ((0.0, DEEP), (2.5, PALE), (5.0, livery.body)):
        upper = ((-13 + less, -14), (0, -38 + 2 * less), (13 - less, -14))
        eave, ridge = 29 - 1.4 * less, 13 - less * 0.8
        lower = ((-eave, 0), (-ridge, -15 + less), (ridge, -15 + less), (eave, 0))
        pen.fill(upper, tone)
        pen.fill((*lower, (24 - less, 0), (24 - less, 29 - less), (-24 + less, 29 - less),
                  (-24 + less, 0)), tone)  # fmt: skip
    pen.glyph(rune(god, seat), (0, 8), 14, livery.on_body, livery.body)
    return pen.sprite(shadow=2)


@kept
def name_ground(theme: Theme, wide: int, *, fresh: bool) -> Sprite:
    """The ground of a city's name; bright at the edge where something has just happened."""
    pen = Pen(-wide // 2 - 8, -26, wide // 2 + 8, 28, scale=4)
    half = wide / 2
    if fresh:
        pen.plate((-half - 4, -23, half + 4, 23), 13, DEEP)
        pen.plate((-half - 2, -21, half + 2, 21), 12, PALE)
    pen.plate((-half + 1, -18, half - 1, 18), 9, mix(theme.panel, theme.back, 0.3))
    return pen.sprite()


@kept
def fray() -> Sprite:
    """Crossed swords on blood: a battle is fought here."""
    pen = Pen(-32, -32, 32, 34)
    pen.disc(0, 0, 27, DEEP)
    pen.disc(0, 0, 24.5, PALE)
    pen.disc(0, 0, 21.5, BLOOD)
    pen.glyph(SWORDS, (0, 0), 14, PALE, BLOOD)
    return pen.sprite(shadow=2)


@kept
def arrow(kind: Route, step: Point) -> Sprite:
    """A path's arrow at the edge, with room for its number."""
    pen = Pen(-52, -52, 52, 52)
    body = WOOD if kind is Route.ROAD else WATER
    for less, tone in ((0.0, DEEP), (2.5, PALE), (5.0, body)):
        pen.fill(_pointed(step, less), tone)
    return pen.sprite()


@kept
def barrier(theme: Theme, seat: Seat, god: God | None) -> Sprite:
    """A blocked path: no point any more, the rune of whoever blocks it, room for the number."""
    livery = theme.liveries[seat]
    pen = Pen(-50, -34, 50, 36)
    for less, tone in ((0.0, DEEP), (2.5, PALE), (5.0, livery.body)):
        pen.plate((-44 + less, -27 + less, 44 - less, 27 - less), 9 - less, tone)
    pen.glyph(rune(god, seat), (-24, 0), 14, livery.on_body, livery.body)
    return pen.sprite()


def _pointed(step: Point, less: float) -> list[Point]:
    """A plate with a point where the arrow leads to."""
    wide, high, tip = 33 - less, 25 - less, 15 - less * 0.4
    if step[0]:
        side = step[0]
        return [(-side * wide, -high), (side * (wide - 8), -high), (side * (wide + tip - 4), 0),
                (side * (wide - 8), high), (-side * wide, high)]  # fmt: skip
    side = step[1]
    return [(-wide, -side * high), (wide, -side * high), (wide, side * (high - 6)),
            (0, side * (high + tip)), (-wide, side * (high - 6))]  # fmt: skip


@kept
def flag(theme: Theme, seat: Seat, god: God | None) -> Sprite:
    """A small flag: whose throw it is."""
    livery = theme.liveries[seat]
    pen = Pen(-24, -26, 24, 28)
    pen.plate((-20, -20, 20, 20), 8, DEEP)
    pen.plate((-17.5, -17.5, 17.5, 17.5), 6, PALE)
    pen.plate((-15, -15, 15, 15), 5, livery.body)
    pen.glyph(rune(god, seat), (0, 0), 11, livery.on_body, livery.body)
    return pen.sprite()


@kept
def crest(theme: Theme, seat: Seat, god: God | None) -> Sprite:
    """A player's rune on a round shield."""
    livery = theme.liveries[seat]
    pen = Pen(-48, -48, 48, 52)
    pen.disc(0, 0, 41, DEEP)
    pen.disc(0, 0, 38.5, PALE)
    pen.disc(0, 0, 35.5, livery.body)
    pen.glyph(rune(god, seat), (0, 0), 22, livery.on_body, livery.body)
    return pen.sprite(shadow=2)


@kept
def sign(theme: Theme, name: str, *, inverted: bool = False) -> Sprite:
    """A small sign on a panel, or on the ground of whoever is awaited."""
    pen = Pen(-24, -24, 24, 24)
    tone, ground = (theme.panel, theme.ink) if inverted else (theme.quiet, theme.panel)
    pen.glyph(SIGNS[name], (0, 0), 18, tone, ground)
    return pen.sprite()


@kept
def banner(theme: Theme, width: int, height: int) -> Sprite:
    """The ground of the name of whoever is awaited: as light as the ink."""
    pen = Pen(-2, -2, width + 2, height + 2, scale=4)
    pen.plate((0, 0, width, height), 12, theme.ink)
    return pen.sprite()


@kept
def card(knowledge: Knowledge, radius: int) -> Sprite:
    """A knowledge card's emblem on parchment."""
    pen = Pen(-radius - 4, -radius - 4, radius + 4, radius + 6)
    pen.plate((-radius, -radius, radius, radius), radius * 0.3, DEEP)
    inner = radius - 2.5
    pen.plate((-inner, -inner, inner, inner), radius * 0.24, BONE)
    pen.glyph(KNOWLEDGE[knowledge], (0, 0), radius * 0.62, colour("#5a2a14"), BONE)
    return pen.sprite()


@kept
def die(face: int, *, hit: bool) -> Sprite:
    """A die; a hit is red."""
    pen = Pen(-26, -26, 26, 30)
    pen.plate((-23, -23, 23, 23), 9, DEEP)
    ground, pip = (BLOOD, PALE) if hit else (BONE, DEEP)
    pen.plate((-20.5, -20.5, 20.5, 20.5), 7, ground)
    for x, y in _PIPS[face]:
        pen.disc(11.5 * x, 11.5 * y, 4.3, pip)
    return pen.sprite()


_CORNERS = ((-1, -1), (1, 1), (1, -1), (-1, 1))
_PIPS: dict[int, tuple[tuple[int, int], ...]] = {
    1: ((0, 0),),
    2: _CORNERS[:2],
    3: ((0, 0), *_CORNERS[:2]),
    4: _CORNERS,
    5: ((0, 0), *_CORNERS),
    6: (*_CORNERS, (-1, 0), (1, 0)),
}


@kept
def flight(theme: Theme) -> Sprite:
    """An arrow after a throw: a unit fled."""
    pen = Pen(-22, -22, 22, 22)
    pen.stroke(((-15, 0), (6, 0)), 6, theme.quiet)
    pen.fill(((3, -11), (17, 0), (3, 11)), theme.quiet)
    return pen.sprite()
