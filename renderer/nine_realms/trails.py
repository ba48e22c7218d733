"""Trails: what moved and who struck whom since the last look."""

from collections.abc import Sequence
from itertools import pairwise
from math import cos, hypot, sin, tau

from games.nine_realms.board import Hex
from games.nine_realms.forces import PROFILES, Realm
from games.nine_realms.trails import Trail
from renderer.canvas import Canvas
from renderer.colours import Colour
from renderer.glyphs import Point
from renderer.nine_realms.layers import livery
from renderer.nine_realms.layout import SPOTS, Spot
from renderer.pen import Pen
from renderer.sprites import Sprite, kept
from renderer.themes import Theme

_CASING: Colour = (18, 18, 20)
_CLEAR = 62
"""So far from its middle a hex is free of its label."""
_PALE: Colour = (255, 252, 244)


def put_moves(canvas: Canvas, theme: Theme, trails: tuple[Trail, ...]) -> None:
    """The paths that figures took, below the tokens."""
    for trail in trails:
        realm = PROFILES[trail.figure].realm
        if not trail.attack and len(trail.hexes) > 1:
            canvas.put(_origin(theme, realm), SPOTS[trail.hexes[0]])
            for one, other in pairwise(trail.hexes):
                canvas.put(stretch(theme, realm, *_offset(one, other)), SPOTS[one])
            canvas.put(_head(theme, realm, *_offset(*trail.hexes[-2:])), SPOTS[trail.hexes[-1]])


def put_attacks(canvas: Canvas, trails: Sequence[Trail], *, thin: bool = False) -> None:
    """The blows that fell; `thin` where one of both has fallen since."""
    for trail in trails:
        if trail.attack and len(trail.hexes) > 1:
            one, other = trail.hexes[0], trail.hexes[-1]
            canvas.put(blow(*_offset(one, other), thin=thin), SPOTS[one])


def _offset(one: Hex, other: Hex) -> Spot:
    (x, y), (u, v) = SPOTS[one], SPOTS[other]
    return u - x, v - y


@kept
def _origin(theme: Theme, realm: Realm) -> Sprite:
    """The place that a figure left."""
    pen = Pen(-24, -24, 24, 24)
    pen.disc(0, 0, 15, _CASING)
    pen.disc(0, 0, 12.5, livery(theme, realm).body)
    pen.disc(0, 0, 6, _PALE)
    return pen.sprite()


@kept
def stretch(theme: Theme, realm: Realm, dx: int, dy: int) -> Sprite:
    """Two dashes from hex to hex."""
    pen = _pen((dx, dy), 12)
    for width, tone in ((15.0, _CASING), (10.0, _PALE), (6.5, livery(theme, realm).body)):
        for start, end in ((0.2, 0.4), (0.62, 0.82)):
            pen.stroke(((dx * start, dy * start), (dx * end, dy * end)), width, tone)
    return pen.sprite()


@kept
def _head(theme: Theme, realm: Realm, dx: int, dy: int) -> Sprite:
    """An arrowhead on the edge of the hex that a figure reached."""
    pen = Pen(-80, -80, 80, 80)
    far = hypot(dx, dy)
    ux, uy = dx / far, dy / far
    for grow, tone in ((6.0, _CASING), (2.5, _PALE), (0.0, livery(theme, realm).body)):
        tip, back, half = 40 - grow * 1.6, 60 + grow, 15 + grow
        pen.fill(
            [
                (-ux * tip, -uy * tip),
                (-ux * back - uy * half, -uy * back + ux * half),
                (-ux * back + uy * half, -uy * back - ux * half),
            ],
            tone,
        )
    return pen.sprite()


@kept
def blow(dx: int, dy: int, *, thin: bool = False) -> Sprite:
    """A bold line from attacker to target, that grows, and bursts on the target's edge."""
    pen = _pen((dx, dy), 60)
    far = hypot(dx, dy)
    ux, uy = dx / far, dy / far
    end = far - (_CLEAR if thin else 40)
    start = min(_CLEAR, end) if thin else 36
    for grow, tone in ((4.0, _CASING), (1.5, _PALE), (0.0, (222, 38, 34))):
        points = [(ux * start, uy * start)]
        for side in (1, -1):
            half = (2 if thin else 7) + grow
            points.append((ux * end - uy * half * side, uy * end + ux * half * side))
        pen.fill(points, tone)
        pen.stroke(points[:1] * 2, 2 * grow + 2, tone)
        pen.fill(_burst((ux * end, uy * end), (8 if thin else 21) + grow * 1.5), tone)
    if not thin:
        pen.fill(_burst((ux * end, uy * end), 10), (255, 214, 90))
    return pen.sprite()


def _burst(at: Point, radius: float) -> list[Point]:
    points = []
    for step in range(18):
        far = radius if step % 2 == 0 else radius * 0.55
        angle = tau * step / 18
        points.append((at[0] + far * cos(angle), at[1] + far * sin(angle)))
    return points


def _pen(to: Spot, margin: int) -> Pen:
    left, right = sorted((0, to[0]))
    top, bottom = sorted((0, to[1]))
    return Pen(left - margin, top - margin, right + margin, bottom + margin)
