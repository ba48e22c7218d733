"""Emblems: a sign for each trait, a picture for each calling, and the small marks beside them.

The signs of the traits differ in outline, so that they hold in grey and at a few pixels.
"""

from math import cos, pi, sin

from games.norsaga.cards import Calling, Trait
from renderer.emblems import CROWN
from renderer.futhark import STAVES, Stave
from renderer.glyphs import Fill, Glyph, Stroke, arc, curve, disc, mirrored, moved

_BIT = Fill((*curve((0.05, -0.62), (0.5, -0.62), (0.8, -1)),
             *curve((0.8, -1), (1.25, -0.35), (0.8, 0.3)),
             *curve((0.8, 0.3), (0.5, -0.08), (0.05, -0.08))))  # fmt: skip
_AXE: Glyph = (Stroke(((0, 0.95), (0, -0.85)), 0.22), _BIT, moved(_BIT, flip=-1))
_KNOT: Glyph = (
    Stroke(((0, -0.9), (0.9, 0), (0, 0.9), (-0.9, 0), (0, -0.9)), 0.3),
    Fill(((0, -0.32), (0.32, 0), (0, 0.32), (-0.32, 0))),
)
_EYE: Glyph = (
    Fill(curve((-1, 0), (-0.45, -0.95), (0.45, -0.95), (1, 0))
         + curve((1, 0), (0.45, 0.95), (-0.45, 0.95), (-1, 0))),
    Fill(disc(0, 0, 0.44), hole=True),
    Fill(disc(0, 0, 0.24)),
)  # fmt: skip
_RAYS = tuple((cos(pi * ray / 4), sin(pi * ray / 4)) for ray in range(8))
_SUN: Glyph = (
    Fill(disc(0, 0, 0.42)),
    *(Stroke(((0.66 * x, 0.66 * y), (0.9 * x, 0.9 * y)), 0.24) for x, y in _RAYS),
)
_LYRE: Glyph = (
    Stroke(curve((-0.62, -0.9), (-1.05, 0.3), (-0.6, 0.8), (0, 0.85)), 0.24),
    Stroke(curve((0.62, -0.9), (1.05, 0.3), (0.6, 0.8), (0, 0.85)), 0.24),
    Stroke(((-0.7, -0.55), (0.7, -0.55)), 0.18),
    Stroke(((-0.24, -0.5), (-0.24, 0.75)), 0.12),
    Stroke(((0.24, -0.5), (0.24, 0.75)), 0.12),
)
SKULL: Glyph = (
    Fill(disc(0, -0.2, 0.76)),
    Fill(((-0.46, 0.2), (0.46, 0.2), (0.4, 0.92), (-0.4, 0.92))),
    Fill(disc(-0.31, -0.12, 0.24), hole=True),
    Fill(disc(0.31, -0.12, 0.24), hole=True),
    Fill(((0, 0.14), (0.14, 0.4), (-0.14, 0.4)), hole=True),
    Stroke(((-0.14, 0.62), (-0.14, 0.95)), 0.09, hole=True),
    Stroke(((0.14, 0.62), (0.14, 0.95)), 0.09, hole=True),
)
SIGNS: dict[Trait, Glyph] = {
    Trait.MIGHT: _AXE,
    Trait.CRAFT: _KNOT,
    Trait.LORE: _EYE,
    Trait.FAITH: _SUN,
    Trait.SKALD: _LYRE,
    Trait.DOOM: SKULL,
}

_HAFT: Glyph = (
    Stroke(((-0.75, 0.9), (0.55, -0.75)), 0.17),
    Fill((*curve((0.1, -0.62), (0.5, -0.9), (0.5, -1.02)),
          *curve((0.5, -1.02), (1.1, -0.75), (1.05, -0.1)),
          *curve((1.05, -0.1), (0.7, -0.25), (0.42, -0.2)))),
)  # fmt: skip
_AXES: Glyph = (*_HAFT, *mirrored(_HAFT))
_TORCH: Glyph = (
    Stroke(((0, 0.95), (0, 0)), 0.24),
    Fill((*curve((-0.5, 0.05), (-0.75, -0.5), (0, -0.6), (0.05, -1)),
          *curve((0.05, -1), (0.75, -0.55), (0.6, -0.2), (0.5, 0.05)))),
    Stroke(((-0.42, 0.1), (0.42, 0.1)), 0.2),
)  # fmt: skip
_PAW: Glyph = (
    Fill(curve((-0.62, 0.7), (-0.6, -0.2), (0.6, -0.2), (0.62, 0.7))
         + curve((0.62, 0.7), (0.3, 1), (-0.3, 1), (-0.62, 0.7))),
    Fill(disc(-0.74, -0.12, 0.23)),
    Fill(disc(-0.28, -0.6, 0.25)),
    Fill(disc(0.28, -0.6, 0.25)),
    Fill(disc(0.74, -0.12, 0.23)),
)  # fmt: skip
_BOW: Glyph = (
    Stroke(curve((-0.35, -0.95), (0.85, -0.65), (0.85, 0.65), (-0.35, 0.95)), 0.2),
    Stroke(((-0.35, -0.95), (-0.35, 0.95)), 0.09),
    Stroke(((-0.85, 0), (0.85, 0)), 0.13),
    Fill(((1, 0), (0.62, -0.24), (0.62, 0.24))),
)
_MASK: Glyph = (
    Fill(curve((-0.95, -0.65), (0, -0.95), (0.95, -0.65))
         + curve((0.95, -0.65), (0.9, 0.7), (0, 0.95))
         + curve((0, 0.95), (-0.9, 0.7), (-0.95, -0.65))),
    Fill(disc(-0.4, -0.2, 0.2), hole=True),
    Fill(disc(0.4, -0.2, 0.2), hole=True),
    Stroke(curve((-0.4, 0.25), (0, 0.7), (0.4, 0.25)), 0.14, hole=True),
)  # fmt: skip
_BEADS: Glyph = (
    Stroke(arc(0, -0.25, 0.66, 0, 360), 0.12),
    *(Fill(disc(0.66 * x, -0.25 + 0.66 * y, 0.2)) for x, y in _RAYS),
    Stroke(((0, 0.5), (0, 0.8)), 0.12),
    Fill(((0, 0.5), (0.24, 0.78), (0, 1), (-0.24, 0.78))),
)
_SHIP: Glyph = (
    Fill((*curve((-1, 0.2), (-0.75, 0.85), (0.75, 0.85), (1, 0.2)), (0.65, 0.38), (-0.65, 0.38))),
    Stroke(((0, 0.35), (0, -0.95)), 0.13),
    Fill(curve((-0.62, -0.78), (-0.42, -0.3), (-0.62, 0.18))
         + curve((0.62, 0.18), (0.82, -0.3), (0.62, -0.78))),
)  # fmt: skip
_STONE: Glyph = (
    Fill(curve((-0.7, 0.95), (-0.75, -0.9), (0, -1.05), (0.1, -0.95))
         + curve((0.1, -0.95), (0.8, -0.8), (0.7, 0.95))),
    *(Stroke(tuple((x * 0.6, y * 0.6) for x, y in line.points), 0.16, hole=True)
      for line in STAVES[Stave.RAIDO]),
)  # fmt: skip
_STEPS: Glyph = (
    Fill(curve((-0.75, 0.25), (-0.95, -0.7), (-0.2, -0.75), (-0.28, 0.25))),
    Fill(disc(-0.5, 0.58, 0.22)),
    Fill(curve((0.28, 0), (0.2, -1.05), (0.95, -0.95), (0.75, 0))),
    Fill(disc(0.5, 0.33, 0.22)),
)
_CAULDRON: Glyph = (
    Fill(curve((-0.8, -0.2), (-0.95, 0.95), (0.95, 0.95), (0.8, -0.2))),
    Stroke(((-0.85, -0.2), (0.85, -0.2)), 0.22),
    Stroke(((-0.5, 0.6), (-0.62, 0.95)), 0.18),
    Stroke(((0.5, 0.6), (0.62, 0.95)), 0.18),
    Stroke(curve((-0.3, -0.5), (-0.55, -0.75), (-0.2, -0.95)), 0.14),
    Stroke(curve((0.3, -0.5), (0.05, -0.75), (0.4, -0.95)), 0.14),
)
_STAFF: Glyph = (
    Stroke(((-0.3, 0.95), (-0.3, -0.3)), 0.2),
    Stroke(arc(0.06, -0.42, 0.38, 180, 440), 0.2),
    Fill(disc(0.62, 0.3, 0.17)),
    Fill(disc(0.3, 0.75, 0.12)),
)
_SHIELD: Glyph = (
    Fill(disc(0, 0, 0.95)),
    Stroke(arc(0, 0, 0.68, 0, 360), 0.1, hole=True),
    Fill(disc(0, 0, 0.3), hole=True),
    Fill(disc(0, 0, 0.18)),
)
_LEAF: Glyph = (
    Fill(curve((0, -1), (0.95, -0.4), (0.75, 0.5), (0, 0.65))
         + curve((0, 0.65), (-0.75, 0.5), (-0.95, -0.4), (0, -1))),
    Stroke(((0, -0.55), (0, 0.5)), 0.1, hole=True),
    Stroke(((0, 0.55), (0, 0.95)), 0.16),
    *(Stroke(((0, y), (side * 0.36, y - 0.28)), 0.09, hole=True)
      for y in (-0.05, 0.3) for side in (-1, 1)),
)  # fmt: skip
_SCALES: Glyph = (
    Stroke(((0, -0.9), (0, 0.8)), 0.15),
    Stroke(((-0.7, -0.6), (0.7, -0.6)), 0.15),
    Stroke(((-0.4, 0.85), (0.4, 0.85)), 0.2),
    *(Fill((*arc(side * 0.66, 0.1, 0.36, 0, 180),)) for side in (-1, 1)),
    *(Stroke(((side * 0.66, -0.55), (side * (0.66 + far), 0.1)), 0.07)
      for side in (-1, 1) for far in (-0.3, 0.3)),
)  # fmt: skip
_HELM: Glyph = (
    Fill((*arc(0, 0, 0.85, 180, 360), (0.85, 0.75), (0.3, 0.95), (0.3, 0.25), (0.12, 0.25),
          (0.12, 0.7), (-0.12, 0.7), (-0.12, 0.25), (-0.3, 0.25), (-0.3, 0.95), (-0.85, 0.75))),
    Stroke(((0, -0.95), (0, -0.15)), 0.11, hole=True),
)  # fmt: skip
_SWIRL: Glyph = (
    Fill((*curve((-0.7, 0.95), (-0.85, -1.2), (0.85, -1.2), (0.7, 0.95)),
          (0.35, 0.6), (0, 0.95), (-0.35, 0.6))),
    Fill(disc(-0.26, -0.15, 0.17), hole=True),
    Fill(disc(0.26, -0.15, 0.17), hole=True),
    Fill(disc(0, 0.3, 0.14), hole=True),
)  # fmt: skip
CALLINGS: dict[Calling, Glyph] = {
    Calling.BERSERKER: _AXES,
    Calling.RAIDER: _TORCH,
    Calling.SKIN_CHANGER: _PAW,
    Calling.JARL: CROWN,
    Calling.HUNTER: _BOW,
    Calling.TRICKSTER: _MASK,
    Calling.CHARM_WEAVER: _BEADS,
    Calling.SEAFARER: _SHIP,
    Calling.RUNE_CARVER: _STONE,
    Calling.SPIRIT_WALKER: _STEPS,
    Calling.WITCH: _CAULDRON,
    Calling.SEER: _STAFF,
    Calling.SHIELD_BEARER: _SHIELD,
    Calling.HEALER: _LEAF,
    Calling.LAWSPEAKER: _SCALES,
    Calling.CHAMPION: _HELM,
    Calling.SKALD: _LYRE,
    Calling.GHOST: _SWIRL,
}
"""The skald's harp is the sign of skalds too: they have no other trait of their own in front."""
