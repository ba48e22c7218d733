"""Signs: of the boxes printed at places (9.5), and of the seasons (3.3)."""

from collections.abc import Mapping
from math import cos, pi, sin
from typing import Final

from games.hammer_of_thor.land.board import Box
from games.hammer_of_thor.land.seasons import Season
from renderer.futhark import STAVES, Stave
from renderer.glyphs import Fill, Glyph, Point, Stroke, arc, curve, disc


def _ray(angle: float, inner: float, outer: float) -> tuple[Point, Point]:
    x, y = cos(pi / 180 * angle), sin(pi / 180 * angle)
    return (inner * x, inner * y), (outer * x, outer * y)


_EYE: Final[Glyph] = (
    Fill((*curve((-1, 0), (-0.4, -0.8), (0.4, -0.8), (1, 0)),
          *curve((1, 0), (0.4, 0.8), (-0.4, 0.8), (-1, 0)))),
    Fill(disc(0, 0, 0.4), hole=True),
    Fill(disc(0, 0, 0.2)),
)  # fmt: skip
_DROP: Final = (
    *curve((0, -1), (0.2, -0.5), (0.65, -0.1), (0.65, 0.3)),
    *arc(0, 0.3, 0.65, 0, 180),
    *curve((-0.65, 0.3), (-0.65, -0.1), (-0.2, -0.5), (0, -1)),
)
_DIE: Final[Glyph] = (
    Fill(((-0.8, -0.8), (0.8, -0.8), (0.8, 0.8), (-0.8, 0.8))),
    *(Fill(disc(0.4 * x, 0.4 * y, 0.19), hole=True) for x, y in ((-1, -1), (0, 0), (1, 1))),
)
BOXES: Final[Mapping[Box, Glyph]] = {
    Box.FORGE_BRONZE: (
        Fill(((-0.8, -0.9), (0.8, -0.9), (0.8, -0.25), (-0.8, -0.25))),
        Stroke(((0, -0.3), (0, 0.9)), 0.32),
    ),
    Box.HIGH_SEAT: (
        Stroke(((-0.55, -0.95), (-0.55, 0.95)), 0.28),
        Stroke(((-0.55, 0.15), (0.55, 0.15), (0.55, 0.95)), 0.28),
    ),
    Box.GODS_FRIENDSHIP: (
        Stroke(arc(-0.36, 0, 0.5, 0, 360), 0.24),
        Stroke(arc(0.36, 0, 0.5, 0, 360), 0.24),
    ),
    Box.REGENERATE: (
        Fill(disc(-0.28, 0.25, 0.58)),
        Fill(disc(0.28, 0.25, 0.58)),
        Stroke(((0, -0.2), (0.2, -0.9)), 0.22),
    ),
    Box.CURE: (Stroke(((0, -0.8), (0, 0.8)), 0.44), Stroke(((-0.8, 0), (0.8, 0)), 0.44)),
    Box.VENOM_NEUTRAL: (Fill(_DROP), Stroke(((-0.85, 0.8), (0.85, -0.8)), 0.2, hole=True)),
    Box.WELL_OF_WIT: _EYE,
    Box.NO_RECON: (*_EYE, Stroke(((-0.8, 0.9), (0.8, -0.9)), 0.42, hole=True),
                   Stroke(((-0.8, 0.9), (0.8, -0.9)), 0.2)),
    Box.LOSS_VENOM: (
        Stroke(curve((0.55, -0.75), (-1.3, -0.9), (1.4, 0.6), (-0.7, 0.75), steps=20), 0.3),
        Fill(disc(0.55, -0.75, 0.27)),
    ),
    Box.LOSS_DISEASE: (
        Fill(disc(0, -0.2, 0.75)),
        Fill(((-0.42, 0.2), (0.42, 0.2), (0.42, 0.95), (-0.42, 0.95))),
        Fill(disc(-0.3, -0.15, 0.2), hole=True),
        Fill(disc(0.3, -0.15, 0.2), hole=True),
    ),
    Box.LOSS_FIRE: (
        Fill((*curve((0.1, -1), (0.3, -0.3), (1.1, -0.1), (0.45, 0.95)),
              *curve((-0.45, 0.95), (-1.1, 0.1), (-0.2, -0.1), (0.1, -1)))),
        Fill((*curve((0, 0.1), (0.2, 0.4), (0.3, 0.7), (0, 0.95)), (-0.2, 0.7)), hole=True),
    ),
    Box.ROLL_TWICE: (Stroke(((-0.85, 0.6), (-0.85, -0.85), (0.6, -0.85)), 0.2),
                     *(Fill(tuple((0.75 * x + 0.2, 0.75 * y + 0.2) for x, y in shape.points),
                            shape.hole) for shape in _DIE)),
    Box.ROLL_ENCOUNTER: _DIE,
    Box.ALL_ATTACK: (
        Stroke(((-0.8, -0.85), (0.75, 0.8)), 0.24),
        Stroke(((0.8, -0.85), (-0.75, 0.8)), 0.24),
        Stroke(((-0.85, 0.35), (-0.35, 0.85)), 0.2),
        Stroke(((0.85, 0.35), (0.35, 0.85)), 0.2),
    ),
    Box.DOUBLE_GODS: STAVES[Stave.ANSUZ],
    Box.DOUBLE_GIANTS: STAVES[Stave.THURISAZ],
    Box.DOUBLE_NEUTRAL: STAVES[Stave.MANNAZ],
    Box.DOUBLE_RAN: STAVES[Stave.LAGUZ],
}  # fmt: skip
"""A small sign for the rule of each box."""
SEASONS: Final[Mapping[Season, Glyph]] = {
    Season.SPRING: (
        Stroke(((0, 0.95), (0, -0.2)), 0.18),
        Fill(curve((0, 0.1), (-0.2, -0.9), (-1, -0.8), (-1, -0.6), (0, 0.1))),
        Fill(curve((0, -0.1), (0.2, -1.1), (1, -1), (1, -0.8), (0, -0.1))),
    ),
    Season.SUMMER: (
        Fill(disc(0, 0, 0.45)),
        *(Stroke(_ray(angle, 0.65, 0.95), 0.17) for angle in range(0, 360, 45)),
    ),
    Season.AUTUMN: (
        Fill((*curve((0, -1), (0.9, -0.6), (0.9, 0.3), (0, 0.6)),
              *curve((0, 0.6), (-0.9, 0.3), (-0.9, -0.6), (0, -1)))),
        Stroke(((0, -0.5), (0, 0.5)), 0.12, hole=True),
        Stroke(((0, 0.5), (0, 0.98)), 0.17),
    ),
    Season.WINTER: tuple(
        Stroke(line, 0.16)
        for angle in range(0, 360, 60)
        for line in (
            _ray(angle, 0, 0.95),
            (_ray(angle, 0, 0.55)[1], _ray(angle + 22, 0, 0.85)[1]),
            (_ray(angle, 0, 0.55)[1], _ray(angle - 22, 0, 0.85)[1]),
        )
    ),
}  # fmt: skip
