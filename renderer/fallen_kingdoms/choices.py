"""A private picture's numbers: cities and paths to choose from are bright and numbered."""

from collections.abc import Sequence

from PIL import Image, ImageDraw

from games.fallen_kingdoms.view import View
from renderer.artists import Mark
from renderer.canvas import Canvas
from renderer.fallen_kingdoms.chart import MARKER, TALL, chart, half
from renderer.fallen_kingdoms.cities import put_city
from renderer.fallen_kingdoms.layout import At, Box, places
from renderer.fallen_kingdoms.palettes import PALETTES
from renderer.marks import put_mark
from renderer.pen import Pen
from renderer.speaker import Speaker
from renderer.sprites import Sprite, kept
from renderer.themes import Theme

PATH = "path-"
"""The beginning of the place of a path, before its number."""
_BESIDE = 58


def put_marks(
    canvas: Canvas, view: View, theme: Theme, marks: Sequence[Mark], words: Speaker
) -> None:
    """Dim the map but for what has a mark; a city's number is at its shoulder."""
    found = places(len(view.players))
    land = chart(view.layout, found.map)
    boxes: dict[str, Box] = {
        city.value: (x - half(city), y - TALL, x + half(city), y + TALL)
        for city, (x, y) in land.cities.items()
    }
    for path, (x, y) in enumerate(land.paths, start=1):
        boxes[f"{PATH}{path}"] = (x - MARKER[0], y - MARKER[1], x + MARKER[0], y + MARKER[1])
    marked = {place: number for place, number in numbered_once(marks) if place in boxes}
    if not marked:
        return
    clear = [boxes[place] for place in marked]
    PALETTES.veil.fall(canvas.image, found.map, _mask(found.map, clear))
    for place, number in marked.items():
        left, top, right, bottom = boxes[place]
        if number:
            middle = ((left + right) // 2, (top + bottom) // 2)
            canvas.put(reach_edge(theme, right - left, bottom - top), middle)
    for seen in view.sites:
        if seen.city.value in marked:
            put_city(canvas, theme, view, seen, land.cities[seen.city], words)
    for place, number in marked.items():
        if number:
            put_mark(canvas, theme, number, _spot(boxes[place], found.map, place))


def numbered_once(marks: Sequence[Mark]) -> list[Mark]:
    """Each place with one badge: several choices that lead to it are told from the first on."""
    found: dict[str, list[str]] = {}
    for place, number in marks:
        found.setdefault(place, []).append(number)
    return [(place, _span(numbers)) for place, numbers in found.items()]


def _span(numbers: Sequence[str]) -> str:
    """The first number, and the last of those that follow it one by one."""
    told = [number for number in numbers if number]
    if len(told) < 2:
        return next(iter(told), "")
    last = int(told[0])
    for number in told[1:]:
        if int(number) != last + 1:
            break
        last += 1
    return told[0] if last == int(told[0]) else f"{told[0]}-{last}"


def _spot(box: Box, whole: Box, place: str) -> At:
    """A city's number lies on its icon; a path's inside of its arrow."""
    left, top, right, bottom = box
    x, y = (left + right) // 2, (top + bottom) // 2
    if not place.startswith(PATH):
        return max(left + 6, whole[0] + 36), max(top + 14, whole[1] + 36)
    if min(x - whole[0], whole[2] - x) < min(y - whole[1], whole[3] - y):
        return (x + _BESIDE + 12, y) if x < (whole[0] + whole[2]) / 2 else (x - _BESIDE - 12, y)
    return (x, y + _BESIDE) if y < (whole[1] + whole[3]) / 2 else (x, y - _BESIDE)


def _mask(box: Box, clear: Sequence[Box]) -> Image.Image:
    """The whole map but for what stays clear."""
    left, top, right, bottom = box
    mask = Image.new("L", (right - left, bottom - top), 255)
    pen = ImageDraw.Draw(mask)
    for one in clear:
        corners = (one[0] - left, one[1] - top, one[2] - left, one[3] - top)
        pen.rounded_rectangle(corners, 14, fill=0)
    return mask


@kept
def reach_edge(theme: Theme, wide: int, high: int) -> Sprite:
    """A bright edge around a place that can be chosen."""
    pen = Pen(-wide // 2 - 12, -high // 2 - 12, wide // 2 + 12, high // 2 + 12, scale=4)
    for grow, tone in ((7, (20, 16, 8)), (5, theme.gold)):
        x, y = wide / 2 + grow, high / 2 + grow
        pen.stroke([(-x, -y), (x, -y), (x, y), (-x, y), (-x, -y)], 3.0 + grow / 2, tone)
    return pen.sprite()
