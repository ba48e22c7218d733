"""The sign at the head of a reference card: as it looks on the board."""

from collections.abc import Callable, Mapping, Sequence
from typing import Final, NamedTuple

from PIL import Image

from games.fallen_kingdoms.gods.god import God
from games.fallen_kingdoms.land.tiles import Resource, Route
from games.fallen_kingdoms.trophies import Building, Knowledge, Rumor, Track
from renderer.canvas import Canvas
from renderer.colours import Colour
from renderer.fallen_kingdoms.displays import pile
from renderer.fallen_kingdoms.emblems import SIGNS, SPEECH, TRACKS
from renderer.fallen_kingdoms.ground import sea
from renderer.fallen_kingdoms.layers import dashes
from renderer.fallen_kingdoms.layout import At
from renderer.fallen_kingdoms.marches import marchers, shaft
from renderer.fallen_kingdoms.players import tracks
from renderer.fallen_kingdoms.tokens import (
    PALE,
    arrow,
    barrier,
    building,
    card,
    crest,
    fray,
    host,
    icon,
    name_ground,
    temple,
)
from renderer.glyphs import Glyph
from renderer.pen import Pen
from renderer.sprites import Sprite, kept
from renderer.themes import Theme
from renderer.type import Face

_SEAT, _GOD = 1, God.ODIN
"""The seat of the pieces that stand as examples."""
ZOOM: Final = 2
"""So many times larger than on the board."""
_SHEET = (124, 88)
"""The size of what is enlarged, before it is."""
_MARCH = ((-46.0, 0.0), (36.0, 0.0))
"""The line of a march."""


class Part(NamedTuple):
    """A piece of a figure: a drawing or a number, and where it lies from the figure's middle."""

    what: Sprite | str
    at: At = (0, 0)
    size: int = 0
    tone: Colour = PALE


def put_figure(canvas: Canvas, theme: Theme, key: str, at: At) -> None:
    """The sign of whatever can be looked up."""
    group, _, value = key.partition("-")
    figure = _figure(theme, group, value)
    if isinstance(figure, Sprite):
        canvas.put(figure, at)
    else:
        _put_enlarged(canvas, theme, figure, at)
    if group == "rumor":
        fear = f"+{Rumor(value).fear}"
        canvas.write(fear, (at[0] + 66, at[1]), Face.HEAVY, 46, theme.ink, anchor="mm")


def _put_enlarged(canvas: Canvas, theme: Theme, parts: Sequence[Part], at: At) -> None:
    """Put a small piece of the board so large that it is known again."""
    wide, high = _SHEET
    sheet = Canvas(Image.new("RGB", _SHEET, theme.panel))
    for part in parts:
        where = (wide // 2 + part.at[0], high // 2 + part.at[1])
        if isinstance(part.what, Sprite):
            sheet.put(part.what, where)
        else:
            sheet.write(part.what, where, Face.HEAVY, part.size, part.tone, anchor="mm")
    large = sheet.image.resize((wide * ZOOM, high * ZOOM), Image.Resampling.LANCZOS)
    mask = Image.new("L", large.size, 255)
    canvas.put(Sprite(large, mask, (-wide * ZOOM // 2, -high * ZOOM // 2)), at)


def _figure(theme: Theme, group: str, value: str) -> Sprite | Sequence[Part]:
    """A sign that is large by itself, or the parts of one that is enlarged."""
    found: Mapping[str, Callable[[], Sprite | Sequence[Part]]] = {
        "god": lambda: [Part(crest(theme, _SEAT, God(value)))],
        "knowledge": lambda: card(Knowledge(value), 60),
        "building": lambda: [Part(building(Building(value)))],
        "rumor": lambda: _large(theme, SPEECH),
        "track": lambda: _large(theme, TRACKS[Track(value)]),
        "resource": lambda: [Part(icon(Resource(value), square=True, port=False))],
        "sign": lambda: _sign(theme, value),
    }
    return found[group]()


def _sign(theme: Theme, value: str) -> Sprite | Sequence[Part]:
    """A sign of the board as an example, with a number where there is one."""
    tone = theme.liveries[_SEAT].on_body
    body = theme.liveries[_SEAT].body
    found: Mapping[str, Callable[[], Sprite | Sequence[Part]]] = {
        "road": lambda: _way(theme, Route.ROAD),
        "sea": lambda: _way(theme, Route.SEA),
        "units": lambda: [Part(host(theme, _SEAT, _GOD)), Part("3", (17, 0), 42, tone)],
        "port": lambda: [Part(icon(Resource.METAL, square=False, port=True))],
        "square": lambda: [Part(icon(Resource.WOOD, square=True, port=False))],
        "circle": lambda: [Part(icon(Resource.WOOD, square=False, port=False))],
        "temple": lambda: [Part(temple(theme, _SEAT, _GOD))],
        "march": lambda: [
            Part(shaft(_MARCH, body)),
            Part(marchers(theme, _SEAT), (-14, 0)),
            Part("3", (-14, 0), 34, tone),
        ],
        "battle": lambda: [Part(fray())],
        "path": lambda: [Part(arrow(Route.ROAD, (1, 0))), Part("7", (0, 0), 38)],
        "flag": lambda: [Part(barrier(theme, _SEAT, _GOD)), Part("7", (14, 0), 36, tone)],
        "fresh": lambda: [Part(name_ground(theme, 84, fresh=True))],
        "tracks": lambda: [Part(tracks(theme, (2, 5, 4)), (-57, -23))],
        "stack": lambda: [Part(pile(theme, empty=False)), Part("6", (-2, -1), 38, theme.ink)],
    }
    return found[value]() if value in found else _large(theme, SIGNS[value])


@kept
def _large(theme: Theme, glyph: Glyph) -> Sprite:
    """An emblem in ink."""
    pen = Pen(-64, -64, 64, 64)
    pen.glyph(glyph, (0, 0), 46, theme.ink, theme.panel)
    return pen.sprite()


@kept
def _way(theme: Theme, kind: Route) -> Sprite:
    """A piece of a road, or of a sea lane."""
    pen, tones = Pen(-96, -40, 96, 40), sea(theme)
    line = ((-80.0, 0.0), (80.0, 0.0))
    if kind is Route.ROAD:
        pen.stroke(line, 18, tones.line)
        pen.stroke(line, 11, tones.road)
        return pen.sprite()
    pen.plate((-90, -32, 90, 32), 14, tones.middle)
    for part in dashes(line):
        pen.stroke(part, 11, tones.line)
    for part in dashes(line):
        pen.stroke(part, 6, tones.lane)
    return pen.sprite()
