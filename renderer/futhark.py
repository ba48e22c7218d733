"""The 24 runes of the elder futhark, as strokes; knows nothing of what they mean."""

from enum import StrEnum
from itertools import pairwise

from renderer.glyphs import Glyph, Point, Stroke
from renderer.runes import ANSUZ, MANNAZ, PERTHRO, TIWAZ

_WIDTH = 0.24
_STEM: tuple[Point, ...] = ((0, -0.95), (0, 0.95))
_LEFT_STEM: tuple[Point, ...] = ((-0.4, -0.95), (-0.4, 0.95))


class Stave(StrEnum):
    """The runes in the order of their row."""

    FEHU = "fehu"
    URUZ = "uruz"
    THURISAZ = "thurisaz"
    ANSUZ = "ansuz"
    RAIDO = "raido"
    KENAZ = "kenaz"
    GEBO = "gebo"
    WUNJO = "wunjo"
    HAGALAZ = "hagalaz"
    NAUTHIZ = "nauthiz"
    ISA = "isa"
    JERA = "jera"
    EIHWAZ = "eihwaz"
    PERTHRO = "perthro"
    ALGIZ = "algiz"
    SOWILO = "sowilo"
    TIWAZ = "tiwaz"
    BERKANO = "berkano"
    EHWAZ = "ehwaz"
    MANNAZ = "mannaz"
    LAGUZ = "laguz"
    INGWAZ = "ingwaz"
    DAGAZ = "dagaz"
    OTHALA = "othala"


def _rune(*strokes: tuple[Point, ...]) -> Glyph:
    return tuple(Stroke(points, _WIDTH) for points in strokes)


STAVES: dict[Stave, Glyph] = {
    Stave.FEHU: _rune(_LEFT_STEM, ((-0.4, -0.1), (0.5, -0.85)), ((-0.4, 0.45), (0.5, -0.3))),
    Stave.URUZ: _rune(((-0.5, 0.95), (-0.5, -0.95), (0.5, -0.4), (0.5, 0.95))),
    Stave.THURISAZ: _rune(_LEFT_STEM, ((-0.4, -0.5), (0.45, 0), (-0.4, 0.5))),
    Stave.ANSUZ: ANSUZ,
    Stave.RAIDO: _rune(((-0.45, 0.95), (-0.45, -0.95), (0.4, -0.5), (-0.35, 0), (0.5, 0.95))),
    Stave.KENAZ: _rune(((0.4, -0.8), (-0.4, 0), (0.4, 0.8))),
    Stave.GEBO: _rune(((-0.65, -0.9), (0.65, 0.9)), ((0.65, -0.9), (-0.65, 0.9))),
    Stave.WUNJO: _rune(_LEFT_STEM, ((-0.4, -0.92), (0.45, -0.45), (-0.4, 0.02))),
    Stave.HAGALAZ: _rune(
        ((-0.5, -0.95), (-0.5, 0.95)), ((0.5, -0.95), (0.5, 0.95)), ((-0.5, -0.3), (0.5, 0.3))
    ),
    Stave.NAUTHIZ: _rune(_STEM, ((-0.5, -0.3), (0.5, 0.3))),
    Stave.ISA: _rune(_STEM),
    Stave.JERA: _rune(
        ((0.05, -0.95), (-0.55, -0.5), (-0.1, -0.1)), ((-0.05, 0.95), (0.55, 0.5), (0.1, 0.1))
    ),
    Stave.EIHWAZ: _rune(((0.5, -0.45), (0, -0.95), (0, 0.95), (-0.5, 0.45))),
    Stave.PERTHRO: PERTHRO,
    Stave.ALGIZ: _rune(_STEM, ((-0.6, -0.9), (0, -0.15), (0.6, -0.9))),
    Stave.SOWILO: _rune(((0.4, -0.95), (-0.4, -0.3), (0.4, 0.3), (-0.4, 0.95))),
    Stave.TIWAZ: TIWAZ,
    Stave.BERKANO: _rune(
        _LEFT_STEM, ((-0.4, -0.92), (0.4, -0.46), (-0.4, 0), (0.4, 0.46), (-0.4, 0.92))
    ),
    Stave.EHWAZ: _rune(((-0.6, 0.95), (-0.6, -0.92), (0, -0.35), (0.6, -0.92), (0.6, 0.95))),
    Stave.MANNAZ: MANNAZ,
    Stave.LAGUZ: _rune(((-0.3, 0.95), (-0.3, -0.92), (0.45, -0.3))),
    Stave.INGWAZ: _rune(((0, -0.7), (0.55, 0), (0, 0.7), (-0.55, 0), (0, -0.7))),
    Stave.DAGAZ: _rune(((-0.6, -0.9), (-0.6, 0.9), (0.6, -0.9), (0.6, 0.9), (-0.6, -0.9))),
    Stave.OTHALA: _rune(((-0.55, 0.95), (0.45, -0.25), (0, -0.9), (-0.45, -0.25), (0.55, 0.95))),
}


def turned(glyph: Glyph) -> Glyph:
    """A rune upside down, as a stave that fell the other way shows it."""
    return tuple(
        Stroke(tuple((-x, -y) for x, y in stroke.points), stroke.width)
        for stroke in glyph
        if isinstance(stroke, Stroke)
    )


def turns(stave: Stave) -> bool:
    """Tell whether the rune looks different upside down."""
    return _lines(STAVES[stave]) != _lines(turned(STAVES[stave]))


def _lines(glyph: Glyph) -> set[frozenset[Point]]:
    """The strokes without their direction."""
    return {frozenset(line) for stroke in glyph for line in pairwise(stroke.points)}
