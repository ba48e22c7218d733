"""The sign at the head of a reference card, as it is on the board."""

from games.fallen_kingdoms.gods.god import God
from games.fallen_kingdoms.land.tiles import Resource
from games.fallen_kingdoms.trophies import Building, Track
from renderer.canvas import Canvas
from renderer.fallen_kingdoms.emblems import ANCHOR, GODS, RESOURCES, SIGNS, TRACKS
from renderer.fallen_kingdoms.tokens import (
    DEEP,
    FRESH,
    PALE,
    PAPER,
    SEA,
    building,
    crest,
    host,
    march_arrow,
    nobody,
    path_marker,
    temple,
)
from renderer.glyphs import Glyph, disc
from renderer.pen import Pen
from renderer.sprites import Sprite, kept
from renderer.themes import Theme
from renderer.type import Face

At = tuple[int, int]
_SIGNS: dict[str, str] = {
    "glory": "star",
    "intimidation": "eye",
    "victories": "swords",
    "reserve": "shield",
    "first": "first",
    "invader": "wave",
    "stack": "scroll",
    "hourglass": "hourglass",
    "battle": "swords",
}


def put_figure(canvas: Canvas, theme: Theme, key: str, at: At) -> None:
    """The sign of whatever can be looked up."""
    group, _, value = key.partition("-")
    match group:
        case "god":
            canvas.put(stone(GODS[God(value)]), at)
        case "knowledge":
            canvas.put(card(SIGNS["scroll"]), at)
        case "rumor":
            canvas.put(card(SIGNS["eye"]), at)
            canvas.write(value[0], (at[0] + 34, at[1] + 52), Face.HEAVY, 44, DEEP, anchor="mm")
        case "building":
            canvas.put(building(Building(value), size=64), at)
        case "track":
            canvas.put(stone(TRACKS[Track(value)]), at)
        case "resource":
            canvas.put(stone(RESOURCES[Resource(value)]), at)
        case _:
            _put_sign(canvas, theme, value, at)


def _put_sign(canvas: Canvas, theme: Theme, value: str, at: At) -> None:
    match value:
        case "units":
            canvas.put(host(theme, 0), at)
            canvas.write("3", (at[0] + 17, at[1]), Face.HEAVY, 42,
                         theme.liveries[0].on_body, anchor="mm")  # fmt: skip
        case "temple":
            canvas.put(temple(theme, 1, size=60), at)
        case "path":
            canvas.put(path_marker(theme, (1.0, 0.0), None), at)
        case "flag":
            canvas.put(path_marker(theme, (1.0, 0.0), 1), at)
        case "march":
            canvas.put(march_arrow(theme, 0), at)
        case "port":
            canvas.put(harbour(), at)
        case "road" | "sea" | "square" | "circle" | "fresh":
            canvas.put(line(theme, value), at)
        case "empty":
            canvas.put(nobody(theme), at)
        case "player":
            canvas.put(crest(theme, 0, 60), at)
        case _:
            canvas.put(stone(SIGNS[_SIGNS[value]]), at)


@kept
def stone(glyph: Glyph) -> Sprite:
    """A round stone with a sign."""
    pen = Pen(-76, -76, 76, 80)
    pen.disc(0, 0, 66, DEEP)
    pen.disc(0, 0, 62, PAPER)
    pen.glyph(glyph, (0, 0), 38, DEEP, PAPER)
    return pen.sprite(shadow=3)


@kept
def card(glyph: Glyph) -> Sprite:
    """A card with a sign."""
    pen = Pen(-66, -86, 66, 90)
    pen.plate((-54, -74, 54, 74), 12, DEEP)
    pen.plate((-50, -70, 50, 70), 10, PAPER)
    pen.glyph(glyph, (0, -10), 34, DEEP, PAPER)
    return pen.sprite(shadow=3)


@kept
def harbour() -> Sprite:
    """A port's anchor."""
    pen = Pen(-66, -66, 66, 70)
    pen.disc(0, 0, 56, DEEP)
    pen.disc(0, 0, 52, SEA)
    pen.glyph(ANCHOR, (0, 0), 34, PALE, SEA)
    return pen.sprite(shadow=3)


@kept
def line(theme: Theme, what: str) -> Sprite:
    """A road, a sea route, the outline of an icon, or the edge of what has just happened."""
    pen = Pen(-100, -60, 100, 60)
    match what:
        case "road":
            for wide, tone in ((20, DEEP), (12, (255, 246, 220))):
                pen.stroke(((-80, 20), (80, -20)), wide, tone)
        case "sea":
            for number in range(4):
                start, end = -84 + 46 * number, -58 + 46 * number
                for wide, tone in ((16, DEEP), (9, (142, 197, 222))):
                    pen.stroke(((start, 0), (end, 0)), wide, tone)
        case "square":
            pen.plate((-46, -46, 46, 46), 8, DEEP)
            pen.plate((-41, -41, 41, 41), 6, PAPER)
        case "circle":
            pen.fill(disc(0, 0, 48), DEEP)
            pen.fill(disc(0, 0, 43), PAPER)
        case _:
            pen.plate((-86, -34, 86, 34), 16, theme.gold)
            pen.plate((-80, -28, 80, 28), 12, DEEP if theme.dark else FRESH)
    return pen.sprite(shadow=2)
