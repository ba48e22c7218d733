"""Emblems: a sign for each figure, realm and Fate card, and the small marks beside them."""

from games.nine_realms.fate import Card
from games.nine_realms.forces import Figure, Realm, Weapon
from renderer.glyphs import Fill, Glyph, Stroke, arc, curve, disc, mirrored, moved
from renderer.runes import ANSUZ, MANNAZ

_EYE: Glyph = (
    Fill(curve((-1, 0.12), (-0.45, -0.75), (0.45, -0.75), (1, 0.12))
         + curve((1, 0.12), (0.45, 0.95), (-0.45, 0.95), (-1, 0.12))),
    Fill(curve((-0.76, 0.12), (-0.35, -0.48), (0.35, -0.48), (0.76, 0.12))
         + curve((0.76, 0.12), (0.35, 0.7), (-0.35, 0.7), (-0.76, 0.12)), hole=True),
    Fill(disc(0, 0.1, 0.36)),
    Fill(disc(0.1, 0, 0.11), hole=True),
    Stroke(((0, -0.98), (0, -0.74)), 0.16),
    Stroke(((-0.6, -0.86), (-0.47, -0.62)), 0.16),
    Stroke(((0.6, -0.86), (0.47, -0.62)), 0.16),
)  # fmt: skip
_KEY: Glyph = (
    Fill(disc(0, -0.52, 0.46)),
    Fill(disc(0, -0.52, 0.22), hole=True),
    Stroke(((0, -0.1), (0, 0.9)), 0.22),
    Stroke(((0, 0.42), (0.4, 0.42)), 0.2),
    Stroke(((0, 0.82), (0.48, 0.82)), 0.2),
)
_HAMMER: Glyph = (
    Fill(((-0.82, -0.92), (0.82, -0.92), (0.98, -0.3), (0.9, -0.08), (0.34, -0.08), (0, 0.14),
          (-0.34, -0.08), (-0.9, -0.08), (-0.98, -0.3))),
    Stroke(((-0.56, -0.66), (0.56, -0.66)), 0.09, hole=True),
    Stroke(((0, 0), (0, 0.72)), 0.28),
    Fill(disc(0, 0.8, 0.2)),
    Fill(disc(0, 0.8, 0.07), hole=True),
)  # fmt: skip
_WING: Glyph = (
    Fill(curve((0.1, 0.5), (0.2, -0.5), (0.62, -0.62), (1, -0.92))
         + curve((1, -0.92), (1.04, -0.2), (0.6, 0.1), (0.1, 0.5))),
    Fill(curve((0.12, 0.6), (0.4, 0.0), (0.7, -0.1), (0.98, -0.28))
         + curve((0.98, -0.28), (0.9, 0.3), (0.5, 0.5), (0.12, 0.6))),
    Fill(curve((0.1, 0.72), (0.35, 0.42), (0.6, 0.32), (0.82, 0.26))
         + curve((0.82, 0.26), (0.66, 0.66), (0.36, 0.76), (0.1, 0.72))),
    Stroke(curve((0.16, 0.42), (0.4, -0.06), (0.7, -0.16), (0.99, -0.34)), 0.08, hole=True),
    Stroke(curve((0.16, 0.62), (0.4, 0.3), (0.65, 0.24), (0.9, 0.14)), 0.08, hole=True),
)  # fmt: skip
_WINGS: Glyph = (
    *_WING,
    *mirrored(_WING),
    Stroke(((0, -0.6), (0, 0.95)), 0.13),
    Fill(((0, -1), (0.17, -0.62), (0, -0.42), (-0.17, -0.62))),
)
_SWORD: Glyph = (
    Fill(((0, -1), (0.2, -0.72), (0.16, 0.36), (-0.16, 0.36), (-0.2, -0.72))),
    Stroke(((0, -0.62), (0, 0.2)), 0.07, hole=True),
    Stroke(((-0.52, 0.4), (0.52, 0.4)), 0.22),
    Stroke(((0, 0.45), (0, 0.76)), 0.18),
    Fill(disc(0, 0.86, 0.17)),
)
_BOW: Glyph = (
    Stroke(curve((-0.25, -0.92), (0.85, -0.62), (0.85, 0.62), (-0.25, 0.92)), 0.2),
    Stroke(((-0.25, -0.92), (-0.25, 0.92)), 0.07),
    Stroke(((-0.9, 0), (0.8, 0)), 0.12),
    Fill(((1.02, 0), (0.66, -0.22), (0.66, 0.22))),
    Stroke(((-0.9, 0), (-0.68, -0.2)), 0.1),
    Stroke(((-0.9, 0), (-0.68, 0.2)), 0.1),
)
_WOLF: Glyph = (
    Fill(((-0.78, -1), (-0.3, -0.55), (0.3, -0.55), (0.78, -1), (0.84, -0.25), (1, 0.18),
          (0.62, 0.24), (0.6, 0.46), (0.3, 0.5), (0.22, 0.86), (0, 1), (-0.22, 0.86),
          (-0.3, 0.5), (-0.6, 0.46), (-0.62, 0.24), (-1, 0.18), (-0.84, -0.25))),
    Fill(((-0.62, -0.2), (-0.2, 0.04), (-0.42, 0.1)), hole=True),
    Fill(((0.62, -0.2), (0.2, 0.04), (0.42, 0.1)), hole=True),
    Fill(((-0.15, 0.62), (0.15, 0.62), (0, 0.8)), hole=True),
)  # fmt: skip
_AXE: Glyph = (
    Stroke(((-0.3, -0.9), (-0.3, 0.92)), 0.2),
    Fill((*curve((-0.3, -0.84), (0.1, -0.8), (0.3, -0.85), (0.62, -1)),
          *curve((0.62, -1), (0.95, -0.5), (0.9, 0), (0.55, 0.42)),
          *curve((0.55, 0.42), (0.4, 0), (0.1, -0.16), (-0.3, -0.2)))),
    Stroke(curve((0.56, -0.74), (0.76, -0.4), (0.72, -0.05), (0.56, 0.14)), 0.07, hole=True),
)  # fmt: skip
_PAIR: Glyph = (
    *(moved(shape, 0.1, -0.05, 0.86) for shape in _AXE),
    Stroke(((-0.92, -0.3), (-0.92, 0.3)), 0.17),
    Stroke(((-0.56, -0.3), (-0.56, 0.3)), 0.17),
)

FIGURES: dict[Figure, Glyph] = {
    Figure.ODIN: _EYE,
    Figure.FRIGG: _KEY,
    Figure.THOR: _HAMMER,
    Figure.VALKYRIE: _WINGS,
    Figure.SIGMUND: _SWORD,
    Figure.HJORDIS: _BOW,
    Figure.SINFJOTLI: _WOLF,
    Figure.VANGUARD: _AXE,
    Figure.SECOND_VANGUARD: mirrored(_PAIR),
}
REALMS: dict[Realm, Glyph] = {Realm.AESIR: ANSUZ, Realm.NORSEMEN: MANNAZ}

_RE_ROLL: Glyph = (
    Stroke(arc(0, 0, 0.72, -60, 130), 0.2),
    Stroke(arc(0, 0, 0.72, 120, 310), 0.2),
    Fill(((0.02, -0.98), (0.64, -0.66), (0.12, -0.28))),
    Fill(((-0.02, 0.98), (-0.64, 0.66), (-0.12, 0.28))),
)
BLADES: Glyph = (
    Stroke(((-0.8, -0.8), (0.5, 0.5)), 0.26),
    Stroke(((0.8, -0.8), (-0.5, 0.5)), 0.26),
    Stroke(((0.18, 0.82), (0.82, 0.18)), 0.22),
    Stroke(((-0.18, 0.82), (-0.82, 0.18)), 0.22),
    Stroke(((0.6, 0.6), (0.88, 0.88)), 0.24),
    Stroke(((-0.6, 0.6), (-0.88, 0.88)), 0.24),
)
SHIELD: Glyph = (
    Fill((*curve((-0.82, -0.8), (0, -1.02), (0.82, -0.8)),
          *curve((0.82, -0.8), (0.9, 0.35), (0.5, 0.7), (0, 1)),
          *curve((0, 1), (-0.5, 0.7), (-0.9, 0.35), (-0.82, -0.8)))),
)  # fmt: skip
STEPS: Glyph = (
    Stroke(((-0.7, -0.65), (-0.05, 0), (-0.7, 0.65)), 0.32),
    Stroke(((0.1, -0.65), (0.75, 0), (0.1, 0.65)), 0.32),
)
DROP: Glyph = (
    Fill((*curve((0, -1), (0.2, -0.5), (0.72, -0.1), (0.68, 0.36)),
          *arc(0, 0.34, 0.68, 0, 180),
          *curve((-0.68, 0.36), (-0.72, -0.1), (-0.2, -0.5), (0, -1)))),
)  # fmt: skip
HEART: Glyph = (
    Fill((*curve((0, 0.92), (-1.5, -0.1), (-0.9, -1.35), (0, -0.5)),
          *curve((0, -0.5), (0.9, -1.35), (1.5, -0.1), (0, 0.92)))),
)  # fmt: skip
SKULL: Glyph = (
    Stroke(((-0.7, -0.7), (0.7, 0.7)), 0.3),
    Stroke(((0.7, -0.7), (-0.7, 0.7)), 0.3),
)
HOURGLASS: Glyph = (
    Stroke(((-0.62, -0.9), (0.62, -0.9)), 0.22),
    Stroke(((-0.62, 0.9), (0.62, 0.9)), 0.22),
    Fill(((-0.52, -0.86), (0.52, -0.86), (0.09, 0), (0.52, 0.86), (-0.52, 0.86), (-0.09, 0))),
    Fill(((-0.27, -0.72), (0.27, -0.72), (0, -0.3)), hole=True),
)
TICK: Glyph = (Stroke(((-0.75, 0.05), (-0.2, 0.6), (0.8, -0.6)), 0.32),)
CROWN: Glyph = (
    Fill(((-0.95, 0.75), (-1, -0.55), (-0.48, 0.02), (0, -0.85), (0.48, 0.02), (1, -0.55),
          (0.95, 0.75))),
)  # fmt: skip
_HORSESHOE: Glyph = (
    Stroke(((-0.62, 0.85), (-0.66, 0), *arc(0, -0.2, 0.66, 180, 360), (0.66, 0), (0.62, 0.85)),
           0.34),
)  # fmt: skip

WEAPONS: dict[Weapon, Glyph] = {Weapon.CLOSE: BLADES, Weapon.RANGED: _BOW}
CARDS: dict[Card, Glyph] = {
    Card.RE_ROLL_ALL: _RE_ROLL,
    Card.ACTIONS_OR_RE_ROLL: _HORSESHOE,
    Card.FIVE_ATTACK_OR_DEFENCE: (
        *(moved(shape, size=0.98) for shape in SHIELD),
        *(moved(Stroke(s.points, s.width, hole=True), size=0.55)
          for s in BLADES if isinstance(s, Stroke)),
    ),
    Card.SIX_ATTACK: BLADES,
    Card.SIX_DEFENCE: (*SHIELD, Stroke(((0, -0.62), (0, 0.6)), 0.14, hole=True),
                       Stroke(((-0.5, -0.15), (0.5, -0.15)), 0.14, hole=True)),
}  # fmt: skip
