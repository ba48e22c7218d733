"""The shape of the land: where the corners of tiles, roads and cities make it, and lanes leave sea.

A soft field is drawn small: land bright, sea dark, the ways and the cities as strokes on it. Where
it is bright enough there is land; its blur tells the shallows and where which country lies.
"""

from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from typing import Final
from zlib import crc32

from PIL import Image, ImageChops, ImageDraw, ImageFilter

from games.fallen_kingdoms.land.tiles import SPOTS, Resource, Route
from renderer.fallen_kingdoms.chart import Chart
from renderer.fallen_kingdoms.layout import At
from renderer.fallen_kingdoms.ways import Way, Ways

SMALL: Final = 4
"""The field is so many times smaller than the map."""
_LAND, _SEA = 205, 50
_FIRM, _DEEP = 250, 8
_ROAD, _LANE = 66, 84
"""The widths of what roads and lanes make, in pixels of the map."""
_REACH, _HARBOUR = (116, 74), (74, 40)
"""Half of a city's ground, and of what of it no lane takes away."""
_NOISE: Final = 0.26
_EVEN: Final = 128


@dataclass(frozen=True)
class Shores:
    """Masks of the map's size divided by `SMALL`, from 0 to 255, all soft."""

    coast: Image.Image
    """Above 128 is land; the slope at the shore is the same everywhere."""
    countries: dict[Resource, Image.Image]
    """Nearness of the cities with each resource are."""


def shores(found: Chart, ways: Ways) -> Shores:
    """Find the land of a chart."""
    field = _ground(found)
    pen = ImageDraw.Draw(field)
    all_ways = (*ways.links.values(), *ways.exits)
    for at in found.cities.values():
        pen.ellipse(_around(found, at, *_REACH), fill=_FIRM)
    _strokes(pen, found, (way for way in all_ways if way.kind is Route.SEA), _LANE, _DEEP)
    _strokes(pen, found, (way for way in all_ways if way.kind is Route.ROAD), _ROAD, _FIRM)
    for at in found.cities.values():
        pen.ellipse(_around(found, at, *_HARBOUR), fill=_FIRM)
    solid = field.filter(ImageFilter.GaussianBlur(5)).point(lambda tone: 255 * (tone > _EVEN))
    coast = solid.filter(ImageFilter.GaussianBlur(1.6)).point(lambda tone: 255 * (tone > _EVEN))
    return Shores(
        coast.filter(ImageFilter.GaussianBlur(5)),
        {resource: _country(found, resource) for resource in Resource},
    )


def noise(size: At, grain: int, seed: str) -> Image.Image:
    """Soft noise around 128, always the same for a seed; `grain` is how wide its blots are."""
    wide, high = size[0] // grain + 2, size[1] // grain + 2
    rough = Image.frombytes("L", (wide, high), bytes(_bytes(seed, wide * high)))
    return rough.resize(size, Image.Resampling.BICUBIC)


def _ground(found: Chart) -> Image.Image:
    """The corners of the tiles, blended, and some noise that breaks the shore."""
    left, top, right, bottom = found.box
    size = (right - left) // SMALL, (bottom - top) // SMALL
    rows, columns = len(found.corners), len(found.corners[0])
    corners = Image.new("L", (columns, rows))
    corners.putdata([_LAND if land else _SEA for row in found.corners for land in row])
    inner = (0.5, 0.5, columns - 0.5, rows - 0.5)
    smooth = corners.resize(size, Image.Resampling.BILINEAR, box=inner)
    return Image.blend(smooth, noise(size, 13, "shore"), _NOISE)


def _country(found: Chart, resource: Resource) -> Image.Image:
    left, top, right, bottom = found.box
    size = (right - left) // SMALL, (bottom - top) // SMALL
    mask = Image.new("L", size)
    pen = ImageDraw.Draw(mask)
    for city, at in found.cities.items():
        if SPOTS[city].resource is resource:
            pen.ellipse(_around(found, at, 130, 110), fill=230)
    near = mask.filter(ImageFilter.GaussianBlur(22))
    return ImageChops.add(near, noise(size, 9, resource).point(lambda tone: tone // 9))


def _strokes(
    pen: ImageDraw.ImageDraw, found: Chart, ways: Iterable[Way], wide: int, tone: int
) -> None:
    left, top = found.box[:2]
    for way in ways:
        line = [((x - left) / SMALL, (y - top) / SMALL) for x, y in way.line]
        pen.line(line, tone, wide // SMALL, joint="curve")


def _around(found: Chart, at: At, wide: int, high: int) -> tuple[float, float, float, float]:
    x, y = (at[0] - found.box[0]) / SMALL, (at[1] - found.box[1]) / SMALL
    return x - wide / SMALL, y - high / SMALL, x + wide / SMALL, y + high / SMALL


def _bytes(seed: str, count: int) -> Iterator[int]:
    state = crc32(seed.encode())
    for _ in range(count):
        state = (state * 1664525 + 1013904223) % 2**32
        yield state >> 24
