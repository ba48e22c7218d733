"""The marks of the places: star, drop or circle; the gate's letter and the box's sign beside it."""

from collections.abc import Iterator, Mapping
from enum import Enum
from math import cos, pi, sin
from typing import Final

from games.hammer_of_thor.land.board import BOARD, GATES, Ground, Spot
from games.hammer_of_thor.land.places import Place
from games.hammer_of_thor.land.roads import frozen
from games.hammer_of_thor.land.seasons import Season
from renderer.canvas import Canvas
from renderer.colours import Colour, colour, mix
from renderer.glyphs import Point, arc, curve
from renderer.hammer_of_thor.layout import SMALLEST, At, Box, Window
from renderer.hammer_of_thor.signs import BOXES
from renderer.pen import Pen
from renderer.sprites import Sprite, kept
from renderer.themes import Theme
from renderer.type import Face

DEEP: Final[Colour] = (18, 14, 12)
PALE: Final[Colour] = (252, 247, 234)
GATE: Final = colour("#6a2c70")
BOX: Final = colour("#7a2e12")
BONE: Final = colour("#f1e4c0")
_LARGER: Final = {False: 1.05, True: 1.16}
"""Marks in large print, on the whole board and in a close-up."""
_SHOULDER: Final = 35
"""Pixels from the middle of a place to the side, and less upwards, to its gate and its box."""
_BADGE: Final = 20


class Form(Enum):
    """The looks of a place: its ground as the season leaves it."""

    STAR = "star"
    DROP = "drop"
    WARM = "warm"
    """A drop that never freezes (9.3)."""
    CIRCLE = "circle"
    ICE = "ice"
    """A drop that is frozen, and a circle till spring (3.3)."""


BODIES: Final[Mapping[Form, tuple[Colour, Colour, Colour]]] = {
    Form.STAR: (colour("#f6dc8c"), colour("#2a1d02"), colour("#8a6410")),
    Form.DROP: (colour("#2a6ba3"), colour("#ffffff"), PALE),
    Form.WARM: (colour("#123a63"), colour("#ffffff"), colour("#ffb347")),
    Form.CIRCLE: (colour("#3d6b33"), colour("#ffffff"), PALE),
    Form.ICE: (colour("#e4f3fb"), colour("#0d3252"), colour("#5ba4cf")),
}
"""The colours of each form: its body, its number, and its rim."""


def form(place: Place, season: Season) -> Form:
    """The looks of a place in a season."""
    spot: Spot = BOARD[place]
    if place in frozen(season):
        return Form.ICE
    if spot.ground is Ground.DROP and not spot.ice:
        return Form.WARM
    return Form[spot.ground.name]


def gate(place: Place) -> str:
    """The letter of the gate at a place; empty where there is none (4.2B)."""
    return next((letter for letter, ends in GATES.items() if place in ends), "")


def grown(theme: Theme, window: Window) -> float:
    """The size of the marks of a window, against the whole board; in large print larger."""
    return window.unit * (_LARGER[window.near] if theme.is_large else 1)


def number_size(theme: Theme, window: Window) -> int:
    """The size of a place's number, in pixels."""
    return round(SMALLEST * grown(theme, window))


def shoulder(place: Place, theme: Theme, window: Window, side: int) -> At:
    """The middle of the badge at a side of a place: -1 the box, 1 the gate; never off the board."""
    x, y = window.spot(place)
    size = grown(theme, window)
    far, edge = round(_SHOULDER * size), round((_BADGE + 1) * size)
    across = x + side * far
    if window.holds(place):
        across = min(max(across, edge), window.size[0] - edge)
    return across, y - round(far * 0.72)


def boxes(place: Place, theme: Theme, window: Window) -> Iterator[Box]:
    """The boxes that a place takes on the picture: its mark, its gate, its box."""
    size = grown(theme, window)
    reach, badge = round(33 * size), round((_BADGE + 1) * size)
    x, y = window.spot(place)
    yield x - reach, y - reach, x + reach, y + reach
    for side, there in ((-1, BOARD[place].box), (1, gate(place))):
        if there:
            u, v = shoulder(place, theme, window, side)
            yield u - badge, v - badge, u + badge, v + badge


def write_number(canvas: Canvas, theme: Theme, window: Window, place: Place, looks: Form) -> None:
    """The number of a place on its form, and the letter of its gate."""
    size, ink = number_size(theme, window), BODIES[looks][1]
    canvas.write(place, window.spot(place), Face.HEAVY, size, ink, anchor="mm")
    if letter := gate(place):
        at = shoulder(place, theme, window, 1)
        canvas.write(letter, at, Face.HEAVY, size, PALE, anchor="mm")


@kept
def mark(looks: Form, size: float) -> Sprite:
    """The mark of a place, without its number."""
    pen = Pen(round(-46 * size), round(-54 * size), round(46 * size), round(46 * size), scale=6)
    body, _, rim = BODIES[looks]
    for less, tone in ((0.0, DEEP), (3.0, rim), (6.0, body)):
        pen.fill([(x * size, y * size) for x, y in _OUTLINES[looks](less)], tone)
    if looks is Form.ICE:
        for angle in range(30, 390, 60):
            at = _polar(angle, 24 * size)
            pen.disc(*at, 2.4 * size, mix(body, rim, 0.8))
    return pen.sprite()


@kept
def dot(looks: Form) -> Sprite:
    """The mark of a place where there is no room for its outline."""
    pen = Pen(-14, -14, 14, 14)
    body, _, rim = BODIES[looks]
    for radius, tone in ((11, DEEP), (9, rim if looks is Form.WARM else body), (6, body)):
        pen.disc(0, 0, radius, tone)
    return pen.sprite()


@kept
def rings(tone: Colour, size: float, *, whole: bool) -> Sprite:
    """A ring around a mark: whole where two groups meet, broken where nobody may go."""
    far = round(56 * size)
    pen = Pen(-far, -far, far, far, scale=4)
    parts = [(0, 360)] if whole else [(start, start + 38) for start in range(11, 360, 60)]
    for wide, ink in ((11, DEEP), (7, tone)):
        for start, end in parts:
            pen.stroke([(x * size, y * size) for x, y in arc(0, 0, 45, start, end)], wide * size,
                       ink)  # fmt: skip
    return pen.sprite()


@kept
def badge(tone: Colour, size: float) -> Sprite:
    """The ground of a gate's letter, or of a box's sign."""
    far = round((_BADGE + 4) * size)
    pen = Pen(-far, -far, far, far)
    for less, ink in ((0.0, DEEP), (2.0, PALE), (4.0, tone)):
        pen.disc(0, 0, (_BADGE - less) * size, ink)
    return pen.sprite()


@kept
def bars(tone: Colour, size: float) -> Sprite:
    """A bar across a gate's letter: it is shut."""
    far = round((_BADGE + 8) * size)
    pen = Pen(-far, -far, far, far, scale=4)
    for wide, ink in ((10, DEEP), (6, tone)):
        pen.stroke([(-_BADGE * size, _BADGE * size), (_BADGE * size, -_BADGE * size)], wide * size,
                   ink)  # fmt: skip
    return pen.sprite()


@kept
def box_sign(place: Place, size: float) -> Sprite:
    """The sign of the box at a place, on a small square."""
    far = round((_BADGE + 4) * size)
    pen = Pen(-far, -far, far, far)
    for less, ink in ((0.0, DEEP), (2.0, PALE), (3.5, BONE)):
        half = (_BADGE - 1 - less) * size
        pen.plate((-half, -half, half, half), (7 - less) * size, ink)
    box = BOARD[place].box
    if box is not None:
        pen.glyph(BOXES[box], (0, 0), 11.5 * size, BOX, BONE)
    return pen.sprite()


def _star(less: float) -> list[Point]:
    """Eight points."""
    return [
        _polar(-90 + 22.5 * step, (28.5 if step % 2 else 38 - less * 0.3) - less)
        for step in range(16)
    ]


def _drop(less: float) -> list[Point]:
    low, radius = 3.0, 31 - less
    tip = -46 + less * 1.5
    left, right = _polar(205, radius), _polar(-25, radius)
    return [
        *curve((0, tip), (radius * 0.35, tip * 0.62), (right[0], right[1] + low)),
        *arc(0, low, radius, -25, 205),
        *curve((left[0], left[1] + low), (-radius * 0.35, tip * 0.62), (0, tip)),
    ]


def _circle(less: float) -> list[Point]:
    return list(arc(0, 0, 31 - less, 0, 360))


def _polar(angle: float, radius: float) -> Point:
    return radius * cos(pi / 180 * angle), radius * sin(pi / 180 * angle)


_OUTLINES: Final = {
    Form.STAR: _star,
    Form.DROP: _drop,
    Form.WARM: _drop,
    Form.CIRCLE: _circle,
    Form.ICE: _circle,
}
