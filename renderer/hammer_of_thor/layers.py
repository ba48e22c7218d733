"""The static layer: sky, earth, worlds, roads and marks; drawn once for a window and a season."""

from collections.abc import Sequence
from math import ceil, cos, floor, sin, tau
from typing import Final

from PIL import Image, ImageDraw

from games.hammer_of_thor.land.board import BOARD, Realm
from games.hammer_of_thor.land.places import Place
from games.hammer_of_thor.land.seasons import Season
from renderer.canvas import Canvas
from renderer.colours import Colour, mix
from renderer.glyphs import Point
from renderer.hammer_of_thor.backdrop import paint_backdrop
from renderer.hammer_of_thor.ground import chance, paint
from renderer.hammer_of_thor.layout import MARGIN, Window
from renderer.hammer_of_thor.marks import (
    GATE,
    Form,
    badge,
    box_sign,
    dot,
    form,
    gate,
    grown,
    mark,
    shoulder,
    write_number,
)
from renderer.hammer_of_thor.roads import dashes, lines, over_water
from renderer.hammer_of_thor.tones import Land, land, tones
from renderer.hammer_of_thor.worlds import SMALL, lands, world_at
from renderer.pen import Pen
from renderer.sprites import kept_lately
from renderer.themes import Theme

KEPT: Final = 8
"""Layers that are kept, 5 MB each: close-ups are many."""
_TWICE: Final = 2
_PITCH: Final = (52, 45)
_RAINBOW: Final[tuple[Colour, ...]] = ((196, 62, 54), (240, 178, 58), (74, 152, 92), (66, 110, 190))


@kept_lately(KEPT)
def board_layer(theme: Theme, window: Window, season: Season) -> Image.Image:
    """The board without words, numbers and counters."""
    wide, high = window.size
    pen = Pen(0, 0, wide, high, scale=_TWICE)
    paint_backdrop(pen, theme, window)
    surface = pen.sheet.convert("RGB")
    for realm in Realm:
        _lay(surface, theme, window, realm, season)
    canvas = Canvas(surface.reduce(_TWICE))
    pen = Pen(0, 0, wide, high, scale=_TWICE)
    _ponds(pen, theme, window, season)
    if window.near:
        _grow(pen, theme, window, season)
    _pave(pen, theme, window, season)
    canvas.put(pen.sprite(), (0, 0))
    for place in Place:
        if _on_screen(place, window):
            looks = form(place, season)
            sign = dot(looks) if window.is_small else mark(looks, grown(theme, window))
            canvas.put(sign, window.spot(place))
    for place in Place:
        if _on_screen(place, window) and not window.is_small:
            put_badges(canvas, theme, window, place)
            if not window.holds(place):
                write_number(canvas, theme, window, place, form(place, season))
    return canvas.image


def _lay(surface: Image.Image, theme: Theme, window: Window, realm: Realm, season: Season) -> None:
    """A world: mist around it, a dark line at the shore, a dark rim, and its ground."""
    found = _seen(lands()[realm], window)
    if found is None:
        return
    mask, corner = found
    colours, between = land(theme, realm, season), tones(theme)
    rim = (
        (128, mix(colours.base, colours.light, 0.6)),
        (146, mix(colours.base, colours.dark, 0.4)),
    )
    steps = (
        (40, mix(between.mist, colours.base, 0.25)),
        (104, between.line),
        *(rim if window.near else ()),
        (196 if window.near else 136, colours.base),
    )
    for least, tone in steps:
        surface.paste(tone, corner, mask.point([255 * (at > least) for at in range(256)]))


def _seen(mask: Image.Image, window: Window) -> tuple[Image.Image, tuple[int, int]] | None:
    """The part of a world that a window shows, in the double size; and its corner there."""
    scale = SMALL * window.scale * _TWICE
    left, top = (window.left + MARGIN) / SMALL, (window.top + MARGIN) / SMALL
    wide, high = (side * _TWICE / scale for side in window.size)
    box = mask.crop(
        part := (floor(left), floor(top), ceil(left + wide), ceil(top + high))
    ).getbbox()
    if box is None:
        return None
    x, y = part[0] + box[0], part[1] + box[1]
    right, bottom = min(part[0] + box[2], mask.width), min(part[1] + box[3], mask.height)
    corner = round((x - left) * scale), round((y - top) * scale)
    size = round((right - left) * scale) - corner[0], round((bottom - top) * scale) - corner[1]
    return mask.resize(size, Image.Resampling.BICUBIC, box=(x, y, right, bottom)), corner


def _ponds(pen: Pen, theme: Theme, window: Window, season: Season) -> None:
    """Water under each drop that lies in a world, and open water in the ice."""
    rivers = land(theme, Realm.ELIVAGAR, season)
    for place, spot in BOARD.items():
        looks, far = form(place, season), 40 * grown(theme, window)
        if looks in (Form.STAR, Form.CIRCLE) or not _on_screen(place, window):
            continue
        if spot.realm is Realm.ELIVAGAR and not (looks is Form.WARM and season is Season.WINTER):
            continue
        x, y = window.spot(place)
        tone = rivers.base if looks is Form.ICE else tones(theme).pond
        rings = ((5, rivers.dark), (2, rivers.light), (0, tone))
        for more, ink in rings if window.near else rings[::2]:
            pen.fill(_blot(x, y, far + more, place), ink)


def _blot(x: float, y: float, far: float, seed: str) -> list[Point]:
    """A round pond with an uneven shore, wider than high."""
    pen_points: list[Point] = []
    luck = chance(seed)
    reach = [far * (0.94 + 0.2 * next(luck)) for _ in range(9)]
    for step in range(72):
        at = step / 72 * 9
        one, other, share = reach[int(at) % 9], reach[(int(at) + 1) % 9], at % 1
        share = share * share * (3 - 2 * share)
        radius = one + (other - one) * share
        angle = tau * step / 72
        pen_points.append((x + 1.16 * radius * cos(angle), y + 0.94 * radius * sin(angle)))
    return pen_points


def _grow(pen: Pen, theme: Theme, window: Window, season: Season) -> None:
    """Halls, peaks, flames and waves where land is free."""
    taken = _taken(theme, window)
    luck, size = chance("growth"), window.unit
    grounds: dict[Realm, Land] = {realm: land(theme, realm, season) for realm in Realm}
    wide, high = window.size
    y, row = 20.0, 0
    while y < high - 16:
        x = 20 + _PITCH[0] * size / 2 * (row % 2)
        while x < wide - 20:
            at = x + 12 * (next(luck) - 0.5), y + 10 * (next(luck) - 0.5)
            x += _PITCH[0] * size
            spot = at[0] / window.scale + window.left, at[1] / window.scale + window.top
            realm = world_at(*spot, inland=True)
            if realm and not taken.getpixel((int(at[0] / 4), int(at[1] / 4))):
                paint(pen, at, realm, _faded(grounds[realm]), size * 0.8)
        y, row = y + _PITCH[1] * size, row + 1


def _faded(tones_of: Land) -> Land:
    """Quieter colours: motifs stay behind the roads."""
    base = tones_of.base
    return Land(base, mix(base, tones_of.dark, 0.8), mix(base, tones_of.light, 0.75))


def _taken(theme: Theme, window: Window) -> Image.Image:
    """Mask of where roads and marks are, four times smaller."""
    wide, high = window.size
    mask = Image.new("1", (wide // 4 + 1, high // 4 + 1))
    pen, far = ImageDraw.Draw(mask), 50 * grown(theme, window)
    for line in lines().values():
        pen.line([(x / 4, y / 4) for x, y in (window.point(*at) for at in line)], 1, 9)
    for place in Place:
        x, y = window.spot(place)
        pen.ellipse([(part + way) / 4 for way in (-far, far) for part in (x, y)], fill=1)
    return mask


def _pave(pen: Pen, theme: Theme, window: Window, season: Season) -> None:
    """Roads, ways over water in dashes, and the bridge of the gods."""
    colours, size = tones(theme), window.unit
    water: list[Sequence[Point]] = []
    roads: list[Sequence[Point]] = []
    for pair, line in lines().items():
        (water if over_water(*pair, season) else roads).append(line)
    for wide, tone in ((7.0, colours.way),):
        for way in water:
            for part in dashes(way):
                pen.stroke([window.point(*at) for at in part], wide * size, tone)
    for wide, tone in ((11.0, colours.line), (6.5, colours.road)):
        for road in roads:
            pen.stroke([window.point(*at) for at in road], wide * size, tone)
    _bridge(pen, theme, window)


def _bridge(pen: Pen, theme: Theme, window: Window) -> None:
    """Bifrost, from the world of the gods down to that of humans."""
    line = [window.point(*at) for at in lines()[Place.THRALLS_HOLDING, Place.BIFROST]]
    size = window.unit
    pen.stroke(line, 22 * size, tones(theme).line)
    for number, tone in enumerate(_RAINBOW):
        shift = (number - 1.5) * 4.8 * size
        pen.stroke([(x + shift, y) for x, y in line], 4.8 * size, tone)


def put_badges(canvas: Canvas, theme: Theme, window: Window, place: Place) -> None:
    """The box and the gate of a place, above the marks of all places."""
    size = grown(theme, window)
    if BOARD[place].box:
        canvas.put(box_sign(place, size), shoulder(place, theme, window, -1))
    if gate(place):
        canvas.put(badge(GATE, size), shoulder(place, theme, window, 1))


def _on_screen(place: Place, window: Window) -> bool:
    """Tell whether any part of a place may be seen."""
    x, y = window.spot(place)
    return -80 < x < window.size[0] + 80 and -80 < y < window.size[1] + 80
