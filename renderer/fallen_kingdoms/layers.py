"""The static layer of a board: sea, land, ways and panels; drawn once for a theme and a layout."""

from itertools import pairwise
from math import hypot
from typing import Final

from PIL import Image, ImageChops, ImageDraw, ImageFilter

from games.fallen_kingdoms.land.boards import Layout
from games.fallen_kingdoms.land.tiles import Resource, Route
from renderer.canvas import Canvas
from renderer.fallen_kingdoms.chart import Chart, chart, half
from renderer.fallen_kingdoms.ground import chance, grounds, paint, sea, wave
from renderer.fallen_kingdoms.layout import SIZE, Box, places
from renderer.fallen_kingdoms.shores import SMALL, Shores, shores
from renderer.fallen_kingdoms.ways import Way, Ways, ways
from renderer.glyphs import Point
from renderer.pen import Pen
from renderer.sprites import Sprite, kept, kept_lately
from renderer.themes import Theme

KEPT: Final = 4
"""Layers that are kept, 6 MB each: boards that chance built are many."""
_PITCH: Final = (66, 52)
_ROUND: Final = 20
_DASH, _GAP = 15, 12


@kept_lately(KEPT)
def board_layer(theme: Theme, layout: Layout, seats: int) -> Image.Image:
    """The board without pieces and words."""
    found = places(seats)
    canvas = Canvas(Image.new("RGB", SIZE, theme.back))
    land = _land(theme, chart(layout, found.map), ways(layout, found.map))
    canvas.image.paste(land, found.map[:2], _rounded(found.map))
    for box in (found.display, found.battle, *found.players):
        canvas.put(panel(theme, box[2] - box[0], box[3] - box[1]), box[:2])
    return canvas.image


@kept
def panel(theme: Theme, width: int, height: int) -> Sprite:
    """A panel with round corners, a fine edge and a shadow."""
    pen = Pen(-10, -10, width + 10, height + 10, scale=4)
    pen.plate((0, 0, width, height), 16, theme.panel_edge)
    pen.plate((2, 2, width - 2, height - 2), 14, theme.panel)
    return pen.sprite(shadow=3, depth=0.4)


def _rounded(box: Box) -> Image.Image:
    """The map's outline."""
    wide, high = box[2] - box[0], box[3] - box[1]
    pen = Pen(0, 0, wide, high, scale=2)
    pen.plate((0, 0, wide, high), _ROUND, (255, 255, 255))
    mask = Image.new("L", (wide, high))
    sprite = pen.sprite()
    mask.paste(sprite.mask, sprite.corner)
    return mask


def _land(theme: Theme, found: Chart, all_ways: Ways) -> Image.Image:
    """The map: water by its depth, the shore, three countries, what grows there, and the ways."""
    shore = shores(found, all_ways)
    image = _surface(theme, shore, (found.box[2] - found.box[0], found.box[3] - found.box[1]))
    left, top, right, bottom = found.box
    pen = Pen(left, top, right, bottom, scale=2)
    _grow(pen, theme, found, all_ways, shore)
    for way in (*all_ways.exits, *all_ways.links.values()):
        if way.kind is Route.SEA:
            _lane(pen, theme, way)
    roads = [way for way in (*all_ways.exits, *all_ways.links.values()) if way.kind is Route.ROAD]
    for wide, tone in ((15, sea(theme).line), (9, sea(theme).road)):
        for way in roads:
            pen.stroke(way.line, wide, tone)
    sprite = pen.sprite()
    image.paste(sprite.image, (sprite.corner[0] - left, sprite.corner[1] - top), sprite.mask)
    return image


def _surface(theme: Theme, shore: Shores, size: tuple[int, int]) -> Image.Image:
    """Flat colours with smooth edges: each is a step of the soft masks, drawn twice too large."""
    double = size[0] * 2, size[1] * 2
    tones = sea(theme)
    image = Image.new("RGB", double, tones.deep)
    coast = shore.coast.resize(double, Image.Resampling.BICUBIC)
    steps = ((14, tones.middle), (62, tones.shallow), (106, tones.foam), (116, tones.line),
             (128, tones.beach))  # fmt: skip
    for least, tone in steps:
        image.paste(tone, (0, 0), _above(coast, least))
    inland = _above(coast, 150)
    for country, ground in grounds(theme).items():
        lead = _leads(shore, country).filter(ImageFilter.GaussianBlur(1.5))
        mask = lead.resize(double, Image.Resampling.BICUBIC)
        image.paste(ground.base, (0, 0), ImageChops.multiply(_above(mask, 127), inland))
    return image.reduce(2)


def _above(mask: Image.Image, least: int) -> Image.Image:
    return mask.point(lambda tone: 255 * (tone > least))


def _leads(shore: Shores, country: Resource) -> Image.Image:
    """Mask of where a country is nearer than all others; at a tie the later one leads."""
    order = list(shore.countries)
    own = shore.countries[country]
    mask = Image.new("L", own.size, 255)
    for other in order:
        if other is not country:
            tie = int(order.index(country) > order.index(other))
            ahead = ImageChops.subtract(own, shore.countries[other], 1, tie)
            mask = ImageChops.darker(mask, _above(ahead, 0))
    return mask


def _grow(pen: Pen, theme: Theme, found: Chart, all_ways: Ways, shore: Shores) -> None:
    """Firs, peaks and sheaves where land is free, waves where the sea is."""
    left, top, right, bottom = found.box
    taken = _taken(found, all_ways)
    leads = {country: _leads(shore, country) for country in Resource}
    luck, coast = chance("growth"), shore.coast.tobytes()
    y, row = top + 30.0, 0
    while y < bottom - 20:
        x = left + 24 + _PITCH[0] / 2 * (row % 2)
        while x < right - 20:
            at = x + 18 * (next(luck) - 0.5), y + 14 * (next(luck) - 0.5)
            spot = int((at[0] - left) / SMALL), int((at[1] - top) / SMALL)
            if not taken.getpixel(spot):
                depth = coast[spot[1] * shore.coast.width + spot[0]]
                if depth > 225:
                    country = next(one for one in Resource if leads[one].getpixel(spot))
                    paint(pen, at, country, grounds(theme)[country], luck)
                elif depth < 8 and next(luck) < 0.22:
                    wave(pen, at, sea(theme).shallow)
            x += _PITCH[0]
        y, row = y + _PITCH[1], row + 1


def _taken(found: Chart, all_ways: Ways) -> Image.Image:
    """Mask of where something else stands."""
    left, top, right, bottom = found.box
    mask = Image.new("1", ((right - left) // SMALL, (bottom - top) // SMALL))
    pen = ImageDraw.Draw(mask)
    for city, (x, y) in found.cities.items():
        wide, high = half(city) + 10, 62
        pen.rectangle(_small((x - wide, y - high, x + wide, y + high), found), fill=1)
    for x, y in found.paths:
        pen.rectangle(_small((x - 56, y - 56, x + 56, y + 56), found), fill=1)
    for way in (*all_ways.links.values(), *all_ways.exits):
        pen.line([((x - left) / SMALL, (y - top) / SMALL) for x, y in way.line], 1, 60 // SMALL)
    return mask


def _small(box: Box, found: Chart) -> list[float]:
    left, top = found.box[:2]
    return [(part - (left, top)[at % 2]) / SMALL for at, part in enumerate(box)]


def _lane(pen: Pen, theme: Theme, way: Way) -> None:
    """Dashes of even length."""
    for part in dashes(way.line):
        pen.stroke(part, 10, sea(theme).line)
    for part in dashes(way.line):
        pen.stroke(part, 5.5, sea(theme).lane)


def dashes(line: tuple[Point, ...]) -> list[list[Point]]:
    """A line cut into dashes."""
    found: list[list[Point]] = [[line[0]]]
    left, drawing = float(_DASH), True
    for (x, y), (u, v) in pairwise(line):
        length = hypot(u - x, v - y)
        done = 0.0
        while length - done > left:
            done += left
            at = x + (u - x) * done / length, y + (v - y) * done / length
            if drawing:
                found[-1].append(at)
            else:
                found.append([at])
            drawing = not drawing
            left = _DASH if drawing else _GAP
        left -= length - done
        if drawing:
            found[-1].append((u, v))
    return [part for part in found if len(part) > 1]
