"""The sign at the head of a reference card: as it looks on the board."""

from collections.abc import Callable, Mapping

from games.fallen_kingdoms.gods.god import God
from games.fallen_kingdoms.land.tiles import Resource, Route
from games.fallen_kingdoms.trophies import Building, Knowledge, Rumor, Track
from renderer.canvas import Canvas
from renderer.fallen_kingdoms.displays import pile
from renderer.fallen_kingdoms.emblems import SIGNS, SPEECH, TRACKS
from renderer.fallen_kingdoms.ground import sea
from renderer.fallen_kingdoms.layers import dashes
from renderer.fallen_kingdoms.layout import At
from renderer.fallen_kingdoms.marches import marchers
from renderer.fallen_kingdoms.tokens import (
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


def put_figure(canvas: Canvas, theme: Theme, key: str, at: At) -> None:
    """The sign of whatever can be looked up."""
    group, _, value = key.partition("-")
    canvas.put(_SPRITES[group](theme, value), at)
    if group == "rumor":
        fear = f"+{Rumor(value).fear}"
        canvas.write(fear, (at[0] + 66, at[1]), Face.HEAVY, 46, theme.ink, anchor="mm")


def _sign(theme: Theme, value: str) -> Sprite:
    found: Mapping[str, Callable[[], Sprite]] = {
        "units": lambda: host(theme, _SEAT, _GOD),
        "port": lambda: icon(Resource.METAL, square=False, port=True),
        "road": lambda: _way(theme, Route.ROAD),
        "sea": lambda: _way(theme, Route.SEA),
        "square": lambda: icon(Resource.WOOD, square=True, port=False),
        "circle": lambda: icon(Resource.WOOD, square=False, port=False),
        "temple": lambda: temple(theme, _SEAT, _GOD),
        "march": lambda: marchers(theme, _SEAT),
        "battle": fray,
        "path": lambda: arrow(Route.ROAD, (1, 0)),
        "flag": lambda: barrier(theme, _SEAT, _GOD),
        "fresh": lambda: name_ground(theme, 120, fresh=True),
        "stack": lambda: pile(theme, empty=False),
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


_SPRITES: Mapping[str, Callable[[Theme, str], Sprite]] = {
    "god": lambda theme, value: crest(theme, _SEAT, God(value)),
    "knowledge": lambda _, value: card(Knowledge(value), 60),
    "building": lambda _, value: building(Building(value)),
    "rumor": lambda theme, _: _large(theme, SPEECH),
    "track": lambda theme, value: _large(theme, TRACKS[Track(value)]),
    "resource": lambda _, value: icon(Resource(value), square=True, port=False),
    "sign": _sign,
}
