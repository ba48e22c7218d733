"""Emblems: landscapes, disasters, gods, buildings, and the runes of the seats.

All differ in outline, so that they hold in grey and at a few pixels.
"""

from typing import Final

from games.norseheim.board import Landscape
from games.norseheim.giants import Verb
from games.norseheim.gods import God
from games.norseheim.kinds import Kind
from renderer.futhark import STAVES, Stave
from renderer.glyphs import Fill, Glyph, Stroke, arc, curve, disc

RUNES: Final[tuple[Glyph, ...]] = (
    STAVES[Stave.ALGIZ],
    STAVES[Stave.OTHALA],
    STAVES[Stave.RAIDO],
    STAVES[Stave.DAGAZ],
)
"""By seat."""

_WAVES: Glyph = tuple(
    Stroke(
        curve((-0.95, y), (-0.6, y - 0.5), (-0.3, y - 0.4), (0, y))
        + curve((0, y), (0.3, y + 0.4), (0.6, y + 0.5), (0.95, y)),
        0.2,
    )
    for y in (-0.55, 0.0, 0.55)
)
_FIR: Glyph = (
    Stroke(((0, 0.5), (0, 0.95)), 0.26),
    Fill(((-0.8, 0.6), (0, -0.25), (0.8, 0.6))),
    Fill(((-0.62, 0.1), (0, -0.65), (0.62, 0.1))),
    Fill(((-0.42, -0.35), (0, -1), (0.42, -0.35))),
)
_PEAKS: Glyph = (
    Fill(((-1, 0.85), (-0.2, -0.95), (0.6, 0.85))),
    Fill(((0.0, 0.85), (0.5, -0.25), (1, 0.85))),
    Fill(((-0.42, -0.45), (-0.2, -0.95), (0.02, -0.45), (-0.2, -0.25)), hole=True),
)
_EAR: Glyph = (
    Stroke(((0, 0.95), (0, -0.5)), 0.16),
    *(
        Fill(curve((0, y), (side * 0.15, y - 0.45), (side * 0.6, y - 0.55))
             + curve((side * 0.6, y - 0.55), (side * 0.6, y - 0.05), (0, y)))
        for y in (-0.35, 0.05, 0.45)
        for side in (-1, 1)
    ),
    Fill(curve((0, -0.45), (-0.3, -0.75), (0, -1)) + curve((0, -1), (0.3, -0.75), (0, -0.45))),
)  # fmt: skip
_REEDS: Glyph = (
    Stroke(((-0.9, 0.75), (0.9, 0.75)), 0.2),
    *(Stroke(((x, 0.75), (x, top)), 0.12) for x, top in ((-0.5, -0.3), (0, -0.7), (0.5, -0.1))),
    *(
        Stroke(((x, top), (x, top + 0.45)), 0.3)
        for x, top in ((-0.5, -0.45), (0, -0.85), (0.5, -0.25))
    ),
)
LANDSCAPES: Final[dict[Landscape, Glyph]] = {
    Landscape.COAST: _WAVES,
    Landscape.FOREST: _FIR,
    Landscape.MOUNTAIN: _PEAKS,
    Landscape.PLAIN: _EAR,
    Landscape.MOOR: _REEDS,
}

HELM: Glyph = (
    Fill((*arc(0, 0, 0.85, 180, 360), (0.85, 0.75), (0.3, 0.95), (0.3, 0.25), (0.12, 0.25),
          (0.12, 0.7), (-0.12, 0.7), (-0.12, 0.25), (-0.3, 0.25), (-0.3, 0.95), (-0.85, 0.75))),
    Stroke(((0, -0.95), (0, -0.15)), 0.11, hole=True),
)  # fmt: skip
_DROP: Glyph = (
    Fill(curve((0, -1), (0.95, 0.2), (0.6, 0.95), (0, 0.95))
         + curve((0, 0.95), (-0.6, 0.95), (-0.95, 0.2), (0, -1))),
)  # fmt: skip
_SKULL: Glyph = (
    Fill(disc(0, -0.2, 0.76)),
    Fill(((-0.46, 0.2), (0.46, 0.2), (0.4, 0.92), (-0.4, 0.92))),
    Fill(disc(-0.3, -0.15, 0.2), hole=True),
    Fill(disc(0.3, -0.15, 0.2), hole=True),
    Stroke(((-0.14, 0.95), (-0.14, 0.62)), 0.1, hole=True),
    Stroke(((0.14, 0.95), (0.14, 0.62)), 0.1, hole=True),
)
HUT: Glyph = (
    Fill(((-1, 0.1), (0, -0.9), (1, 0.1), (0.78, 0.3), (0, -0.45), (-0.78, 0.3))),
    Fill(((-0.66, 0.25), (0, -0.35), (0.66, 0.25), (0.66, 0.9), (0.22, 0.9), (0.22, 0.35),
          (-0.22, 0.35), (-0.22, 0.9), (-0.66, 0.9))),
)  # fmt: skip
_BROKEN: Glyph = (
    Fill(((-1, 0.9), (-1, -0.2), (-0.6, -0.8), (-0.35, -0.25), (-0.05, -0.5), (-0.3, 0.1),
          (0.05, 0.3), (-0.2, 0.9))),
    Fill(((0.15, 0.9), (0.35, 0.3), (0.15, -0.1), (0.55, -0.2), (1, 0.2), (1, 0.9))),
)  # fmt: skip
HAND: Glyph = (
    Fill(curve((-0.6, 0.1), (-0.7, 0.95), (0.6, 1.05), (0.68, 0.05))),
    *(Stroke(((x, 0.25), (x, top)), 0.27) for x, top in ((-0.45, -0.5), (-0.13, -0.8),
                                                        (0.2, -0.78), (0.52, -0.5))),
    Stroke(((-0.5, 0.6), (-0.86, 0.1)), 0.26),
)  # fmt: skip
_QUAKE: Glyph = (
    Stroke(((-1, 0.1), (-0.55, 0.1), (-0.3, -0.7), (0.05, 0.8), (0.35, -0.45), (0.55, 0.1),
            (1, 0.1)), 0.22),
)  # fmt: skip
VERBS: Final[dict[Verb, Glyph]] = {
    Verb.TOLL: _DROP,
    Verb.WRATH: _SKULL,
    Verb.RUIN: _BROKEN,
    Verb.UNREST: HAND,
    Verb.QUAKE: _QUAKE,
}

_HAMMER: Glyph = (
    Stroke(((0, -0.2), (0, 0.9)), 0.26),
    Fill(((-0.85, -0.85), (0.85, -0.85), (0.95, -0.5), (0.7, -0.1), (-0.7, -0.1), (-0.95, -0.5))),
    Fill(disc(0, 0.85, 0.2)),
)
_SNAKE: Glyph = (
    Stroke(curve((-0.8, 0.85), (-1.3, -0.1), (0.2, 0.4), (0.35, -0.1))
           + curve((0.35, -0.1), (0.5, -0.6), (-0.7, -0.3), (-0.55, -0.8)), 0.26),
    Fill(((-0.7, -0.6), (-0.7, -1), (-0.1, -0.9), (-0.25, -0.6))),
    Stroke(((-0.8, 0.85), (0.75, 0.85)), 0.2),
)  # fmt: skip
_HEART: Glyph = (
    Fill(curve((0, 0.95), (-1.5, -0.1), (-0.75, -1.25), (0, -0.45))
         + curve((0, -0.45), (0.75, -1.25), (1.5, -0.1), (0, 0.95))),
)  # fmt: skip
_RAVEN: Glyph = (
    Fill((*curve((-1, 0.55), (-0.5, 0.3), (-0.4, -0.4), (0.15, -0.75)),
          *curve((0.15, -0.75), (0.5, -0.9), (0.65, -0.6), (0.65, -0.5)), (1, -0.35),
          (0.62, -0.25), *curve((0.62, -0.25), (0.75, 0.4), (0.2, 0.75), (-0.4, 0.6)),
          (-0.9, 0.85))),
    Fill(disc(0.38, -0.5, 0.1), hole=True),
    Stroke(((0.1, 0.65), (0.1, 0.95)), 0.12),
)  # fmt: skip
GODS: Final[dict[God, Glyph]] = {
    God.THOR: _HAMMER,
    God.LOKE: _SNAKE,
    God.FREJA: _HEART,
    God.ODIN: _RAVEN,
}

SWORDS: Glyph = (
    Stroke(((-0.8, -0.85), (0.6, 0.65)), 0.2),
    Stroke(((0.8, -0.85), (-0.6, 0.65)), 0.2),
    Stroke(((0.25, 0.8), (0.8, 0.3)), 0.18),
    Stroke(((-0.25, 0.8), (-0.8, 0.3)), 0.18),
)
_BOOTS: Glyph = (
    Stroke(((-0.85, 0), (0.55, 0)), 0.3),
    Fill(((0.3, -0.65), (1, 0), (0.3, 0.65))),
)
_FLAME: Glyph = (
    Fill((*curve((0, -1), (0.2, -0.4), (0.9, -0.2), (0.7, 0.5)),
          *curve((0.7, 0.5), (0.5, 1.05), (-0.5, 1.05), (-0.7, 0.5)),
          *curve((-0.7, 0.5), (-0.8, 0), (-0.2, -0.1), (0, -1)))),
    Fill(curve((0, 0.85), (-0.5, 0.5), (0.1, 0.3), (0, -0.1))
         + curve((0, -0.1), (0.5, 0.5), (0.4, 0.7), (0, 0.85)), hole=True),
)  # fmt: skip
_TWO: Glyph = (
    Stroke(((-0.75, -0.9), (-0.05, 0), (-0.75, 0.9)), 0.28),
    Stroke(((0.05, -0.9), (0.75, 0), (0.05, 0.9)), 0.28),
)
KINDS: Final[dict[Kind, Glyph]] = {
    Kind.RECRUIT: HELM,
    Kind.ATTACK: SWORDS,
    Kind.DIPLOMACY: HAND,
    Kind.RELOCATE: _BOOTS,
    Kind.WORSHIP: _FLAME,
    Kind.BUILD: HUT,
    Kind.DOUBLE: _TWO,
}

CHAIR: Glyph = (
    Stroke(((-0.6, -0.95), (-0.6, 0.95)), 0.22),
    Stroke(((-0.6, 0.2), (0.62, 0.2), (0.62, 0.95)), 0.22),
    Stroke(((-0.6, -0.5), (0.2, -0.5)), 0.16),
)
SHIELD: Glyph = (
    Fill(disc(0, 0, 0.95)),
    Stroke(arc(0, 0, 0.68, 0, 360), 0.1, hole=True),
    Fill(disc(0, 0, 0.3), hole=True),
    Fill(disc(0, 0, 0.18)),
)
