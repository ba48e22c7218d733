"""Runes of the elder futhark, as strokes."""

from renderer.glyphs import Glyph, Point, Stroke

_WIDTH = 0.24


def _rune(*strokes: tuple[Point, ...]) -> Glyph:
    return tuple(Stroke(points, _WIDTH) for points in strokes)


ANSUZ = _rune(
    ((-0.42, -0.95), (-0.42, 0.95)),
    ((-0.42, -0.9), (0.5, -0.35)),
    ((-0.42, -0.3), (0.5, 0.25)),
)
"""The rune of the gods."""

MANNAZ = _rune(
    ((-0.6, 0.95), (-0.6, -0.95), (0.6, -0.1)),
    ((0.6, 0.95), (0.6, -0.95), (-0.6, -0.1)),
)
"""The rune of men."""

TIWAZ = _rune(((0, 0.95), (0, -0.9)), ((-0.6, -0.35), (0, -0.92), (0.6, -0.35)))
"""The rune of victory."""

PERTHRO = _rune(((0.5, -0.95), (0.05, -0.6), (-0.4, -0.95), (-0.4, 0.95), (0.05, 0.6), (0.5, 0.95)))
"""The rune of the lot cup, of fate."""
