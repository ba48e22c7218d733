"""A private picture's numbers: places to choose from are bright and numbered, the rest is dim."""

from collections.abc import Collection, Iterable, Mapping, Sequence

from PIL import Image, ImageDraw

from games.hammer_of_thor.land.places import Place
from renderer.artists import Mark
from renderer.canvas import Canvas
from renderer.hammer_of_thor.layout import At, Box, Window
from renderer.hammer_of_thor.marks import grown
from renderer.hammer_of_thor.palettes import PALETTES
from renderer.marks import numbered_once, put_mark
from renderer.themes import Theme

_BADGE: tuple[int, int] = (44, 40)
"""Pixels from the middle of a place to its badge, to the right and down."""
_RADIUS = 34
_CLEAR = 62


def numbered(marks: Sequence[Mark]) -> Mapping[Place, str]:
    """The numbers of the places of the board that are marked; empty for one that was chosen."""
    known = {place.value: place for place in Place}
    return {known[place]: number for place, number in numbered_once(marks) if place in known}


def badges(theme: Theme, window: Window, numbers: Mapping[Place, str]) -> Mapping[Place, At]:
    """The middle of each number in a window: at the shoulder of its place, within the picture."""
    size = grown(theme, window)
    found = {}
    for place in (place for place, number in numbers.items() if number):
        x, y = window.spot(place)
        across = round(_BADGE[0] * size)
        right = x + across if x + across + 2 * _RADIUS < window.size[0] else x - across
        found[place] = right, y + round(_BADGE[1] * size)
    return found


def room_of(at: At) -> Box:
    """The box that a number takes."""
    x, y = at
    return x - _RADIUS, y - _RADIUS, x + _RADIUS, y + _RADIUS


def dim(
    canvas: Canvas,
    theme: Theme,
    window: Window,
    places: Collection[Place],
    owned: Iterable[tuple[Place, Box]],
    box: Box,
) -> None:
    """Let the veil fall on the map but for these places, with their names and their counters."""
    mask = Image.new("L", window.size, 255)
    pen, far = ImageDraw.Draw(mask), round(_CLEAR * grown(theme, window))
    for x, y in map(window.spot, places):
        pen.ellipse((x - far, y - far, x + far, y + far), fill=0)
    for place, taken in owned:
        if place in places:
            pen.rounded_rectangle(taken, 10, fill=0)
    PALETTES.veil.fall(canvas.image, box, mask)


def put_badges(
    canvas: Canvas, theme: Theme, numbers: Mapping[Place, str], spots: Mapping[Place, At]
) -> None:
    """Write the numbers."""
    for place, at in spots.items():
        put_mark(canvas, theme, numbers[place], at)
