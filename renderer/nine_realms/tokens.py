"""Tokens: a figure on the board, with its health, its Defence, and what it has done this turn.

The Aesir stand on round bases and the Norsemen on shields, light against dark. The ring around
the base has a piece for each Health, dark where it was wounded. Rulers wear a crown.
"""

from math import hypot

from games.nine_realms.forces import PROFILES, Figure, Realm, Role
from games.nine_realms.view import FigureSeen
from renderer.canvas import Canvas
from renderer.colours import Colour, mix
from renderer.glyphs import Point, arc, curve
from renderer.nine_realms import emblems
from renderer.nine_realms.layers import livery
from renderer.nine_realms.layout import Spot
from renderer.pen import Pen
from renderer.sprites import Sprite, kept
from renderer.themes import Theme
from renderer.type import Face

_LIFT = -7
"""The base stands a little above the hex's centre: its number hangs below."""
_RADIUS = {Role.RULER: 43.0, Role.COMPANION: 41.0, Role.CHAMPION: 41.0, Role.WARRIOR: 38.0}
_OUTLINE: Colour = (14, 16, 20)
_WHOLE: Colour = (250, 247, 238)
_LOST: Colour = (196, 40, 40)
_FIRST, _LAST = 0.14, 0.86
"""The ring leaves out the bottom, where the Defence hangs."""


def put_token(canvas: Canvas, theme: Theme, seen: FigureSeen, at: Spot, *, hunted: bool) -> None:
    """A figure on its hex."""
    if hunted:
        canvas.put(prey_mark(), at)
    canvas.put(token(theme, seen.figure, seen.health - seen.wounds), at)


def put_numbers(canvas: Canvas, theme: Theme, seen: FigureSeen, at: Spot) -> None:
    """A figure's Defence, and what it has done this turn."""
    if seen.moved:
        canvas.put(done_mark("moved"), (at[0] - 43, at[1] + 4))
    if seen.attacked:
        canvas.put(done_mark("attacked"), (at[0] + 43, at[1] + 4))
    raised = seen.defence > PROFILES[seen.figure].defence
    x, y = at[0], at[1] + 35
    canvas.put(defence_badge(theme, PROFILES[seen.figure].realm, raised=raised), (x, y))
    canvas.write(
        str(seen.defence),
        (x + (11 if raised else 0), y),
        Face.HEAVY,
        56 if theme.is_large else 44,
        (255, 255, 255),
        anchor="mm",
    )


@kept
def token(theme: Theme, figure: Figure, health: int) -> Sprite:
    """The base of a figure with its emblem and its ring of health."""
    profile = PROFILES[figure]
    colours = livery(theme, profile.realm)
    radius = _RADIUS[profile.role]
    pen = Pen(-62, -72, 62, 72)
    outer = outline(profile.realm, radius)
    pen.fill(outer, _OUTLINE)
    for piece in range(profile.health):
        part = _piece(outline(profile.realm, radius - 5.5), piece, profile.health)
        pen.stroke(part, 6.2, _WHOLE if piece < health else _LOST)
        if piece >= health:
            pen.stroke(part, 2.4, mix(_LOST, _OUTLINE, 0.75))
    pen.fill(outline(profile.realm, radius - 11), mix(colours.body, (255, 255, 255), 0.3))
    pen.fill(outline(profile.realm, radius - 12.5), colours.body)
    if profile.role is Role.RULER:
        crown = (0.0, _LIFT - radius - 1)
        pen.glyph(emblems.CROWN, crown, 15, _OUTLINE, _OUTLINE)
        pen.glyph(emblems.CROWN, (crown[0], crown[1] + 0.5), 11, theme.gold, _OUTLINE)
    middle = (0.0, _LIFT - 7.0)
    pen.glyph(emblems.FIGURES[figure], middle, radius * 0.52, colours.on_body, colours.body)
    return pen.sprite(shadow=4, depth=0.7)


@kept
def small_token(theme: Theme, figure: Figure, radius: int) -> Sprite:
    """A figure's sign on a panel: base and emblem alone."""
    realm = PROFILES[figure].realm
    colours = livery(theme, realm)
    tall = round(1.2 * radius) + 14
    pen = Pen(-radius - 6, -tall, radius + 6, tall)
    shift = (0.0, 0.0)
    for less, tone in ((0.0, _OUTLINE), (3.0, _WHOLE), (6.0, colours.body)):
        points = outline(realm, radius - less)
        pen.fill([(x, y - _LIFT) for x, y in points], tone)
    size = radius * 0.6
    pen.glyph(emblems.FIGURES[figure], shift, size, colours.on_body, colours.body)
    return pen.sprite(shadow=2)


@kept
def defence_badge(theme: Theme, realm: Realm, *, raised: bool) -> Sprite:
    """The plaque of a Defence; green, and with an arrow, where terrain raises it."""
    half, tall = (37, 27) if theme.is_large else (31, 22)
    pen = Pen(-half - 19, -tall - 12, half + 19, tall + 20)
    tone = (31, 92, 46) if raised else (38, 42, 50)
    rim = (168, 232, 160) if raised else livery(theme, realm).body
    for less, ink in ((0, _OUTLINE), (2.5, rim), (5, tone)):
        pen.fill(_plaque(realm, half + (11 if raised else 0) - less, tall - less), ink)
    if raised:
        x = 7 - half
        pen.fill(((x, -13), (x + 11, 1), (x - 11, 1)), rim)
        pen.stroke(((x, 0), (x, 10)), 7, rim)
    return pen.sprite(shadow=2)


@kept
def done_mark(kind: str) -> Sprite:
    """A mark for what a figure has done this turn: it moved, or attacked."""
    pen = Pen(-20, -20, 20, 20)
    pen.disc(0, 0, 15, _OUTLINE)
    pen.disc(0, 0, 13, (232, 228, 218))
    glyph = emblems.STEPS if kind == "moved" else emblems.BLADES
    pen.glyph(glyph, (0, 0), 8.5, _OUTLINE, _WHOLE)
    return pen.sprite(shadow=1)


@kept
def prey_mark() -> Sprite:
    """Brackets around the figure that Sinfjotli hunts."""
    pen = Pen(-64, -72, 64, 72)
    for width, tone in ((10.0, _OUTLINE), (5.5, (255, 92, 80))):
        for flip_x in (-1, 1):
            for flip_y in (-1, 1):
                x, y = 47 * flip_x, _LIFT + 43 * flip_y
                pen.stroke(((x, y - 20 * flip_y), (x, y), (x - 20 * flip_x, y)), width, tone)
    return pen.sprite()


def outline(realm: Realm, radius: float) -> list[Point]:
    """The outline of a base, clockwise from the middle of its bottom."""
    if realm is Realm.AESIR:
        return list(arc(0, _LIFT, radius, 90, 450))
    half, top, point = 0.95 * radius, _LIFT - 0.98 * radius, _LIFT + 1.16 * radius
    left = curve(
        (0, point),
        (-0.72 * half, point - 0.42 * radius),
        (-half, _LIFT + 0.42 * radius),
        (-half, _LIFT - 0.2 * radius),
    )
    brow = curve((-half, top + 6), (-half * 0.5, top - 3), (0, top - 1))
    half_outline = [*left, *brow]
    return half_outline + [(-x, y) for x, y in reversed(half_outline)]


def _plaque(realm: Realm, half: float, tall: float) -> list[Point]:
    if realm is Realm.AESIR:
        return [*arc(half - tall, 0, tall, -90, 90), *arc(tall - half, 0, tall, 90, 270)]
    return [
        (-half, -tall),
        (half, -tall),
        (half, tall * 0.55),
        (0, tall * 1.5),
        (-half, tall * 0.55),
    ]


def _piece(points: list[Point], index: int, count: int) -> list[Point]:
    """One of so many equal parts of an outline, with gaps between."""
    gap = 0.034 if count > 1 else 0
    length = (_LAST - _FIRST) / count
    start = _FIRST + index * length + gap / 2
    end = start + length - gap
    return [_along(points, start + (end - start) * step / 24) for step in range(25)]


def _along(points: list[Point], share: float) -> Point:
    """The point that lies at a share, 0 to 1, of the outline's length."""
    parts = list(zip(points, [*points[1:], points[0]], strict=True))
    lengths = [hypot(u - x, v - y) for (x, y), (u, v) in parts]
    left = share * sum(lengths)
    for ((x, y), (u, v)), length in zip(parts, lengths, strict=True):
        if left <= length and length:
            return x + (u - x) * left / length, y + (v - y) * left / length
        left -= length
    return points[0]
