"""A private picture's numbers: what may be chosen is bright and numbered, the rest is dimmed."""

from collections.abc import Sequence
from typing import NamedTuple

from PIL import Image, ImageDraw

from games.fallen_kingdoms.view import View
from renderer.artists import Mark
from renderer.canvas import Canvas
from renderer.fallen_kingdoms.chart import MARKER, TALL, chart, half
from renderer.fallen_kingdoms.layout import At, Box, places
from renderer.fallen_kingdoms.palettes import PALETTES
from renderer.fallen_kingdoms.sites import put_site
from renderer.marks import numbered_once, put_mark
from renderer.pen import Pen
from renderer.speaker import Speaker
from renderer.sprites import Sprite, kept
from renderer.themes import Theme

PATH = "path-"
"""What the place of a path begins with; its number follows."""


class Spot(NamedTuple):
    """A place of the map."""

    box: Box
    number: At
    """The place of its number."""


def spots(view: View) -> dict[str, Spot]:
    """Every city by its id, every path by its number."""
    found = chart(view.layout, places(len(view.players)).map)
    cities = {
        city.value: Spot(
            (x - half(city) - 8, y - TALL - 8, x + half(city) + 8, y + TALL + 8),
            (x + half(city) - 14, y - TALL + 18),
        )
        for city, (x, y) in found.cities.items()
    }
    paths = {
        f"{PATH}{number}": Spot(
            (x - MARKER[0] - 8, y - MARKER[0] - 8, x + MARKER[0] + 8, y + MARKER[0] + 8),
            (x, y + 44),
        )
        for number, (x, y) in enumerate(found.paths, start=1)
    }
    return cities | paths


def put_marks(
    canvas: Canvas, view: View, theme: Theme, marks: Sequence[Mark], words: Speaker
) -> None:
    """Dim the map, but for the places with a mark; then number those."""
    known = spots(view)
    marked = [(known[place], number) for place, number in numbered_once(marks) if place in known]
    if not marked:
        return
    box = places(len(view.players)).map
    PALETTES.veil.fall(canvas.image, box, _mask(box, [spot for spot, _ in marked]))
    clear = {place for place, _ in marks}
    found = chart(view.layout, box)
    for spot, number in marked:
        if number:
            canvas.put(edge(theme, spot.box[2] - spot.box[0], spot.box[3] - spot.box[1]),
                       spot.box[:2])  # fmt: skip
    for seen in view.sites:
        if seen.city.value in clear:
            put_site(canvas, theme, seen, found.cities[seen.city], words)
    for spot, number in marked:
        if number:
            put_mark(canvas, theme, number, spot.number)


def _mask(box: Box, clear: Sequence[Spot]) -> Image.Image:
    """The whole map, but for what stays clear."""
    left, top, right, bottom = box
    mask = Image.new("L", (right - left, bottom - top), 255)
    pen = ImageDraw.Draw(mask)
    for spot in clear:
        x, y, u, v = spot.box
        pen.rounded_rectangle((x - left, y - top, u - left, v - top), 14, fill=0)
    return mask


@kept
def edge(theme: Theme, wide: int, high: int) -> Sprite:
    """A bright edge around a place that can be chosen."""
    pen = Pen(-8, -8, wide + 8, high + 8, scale=3)
    line = ((0, 0), (wide, 0), (wide, high), (0, high), (0, 0))
    pen.stroke(line, 10, (20, 16, 8))
    pen.stroke(line, 5.5, theme.gold)
    return pen.sprite()
