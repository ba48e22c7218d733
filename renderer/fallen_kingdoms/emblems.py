"""Emblems: the runes of seats and gods, resources, buildings, temples, and signs of the table.

All differ in outline, so that they hold in grey and at a few pixels.
"""

from typing import Final

from games.fallen_kingdoms.gods.god import God
from games.fallen_kingdoms.land.tiles import Resource
from games.fallen_kingdoms.trophies import Building, Track
from renderer.emblems import CROWN, HOURGLASS
from renderer.futhark import STAVES, Stave
from renderer.glyphs import Fill, Glyph, Stroke, arc, curve, disc

RUNES: Final[tuple[Glyph, ...]] = (
    STAVES[Stave.ALGIZ],
    STAVES[Stave.OTHALA],
    STAVES[Stave.RAIDO],
    STAVES[Stave.DAGAZ],
    STAVES[Stave.FEHU],
    STAVES[Stave.HAGALAZ],
)
"""By seat."""
GODS: Final[dict[God, Glyph]] = {
    God.FRIGG: STAVES[Stave.BERKANO],
    God.LOKI: STAVES[Stave.KENAZ],
    God.FREYR: STAVES[Stave.INGWAZ],
    God.NJORD: STAVES[Stave.LAGUZ],
    God.TYR: STAVES[Stave.TIWAZ],
    God.THOR: STAVES[Stave.THURISAZ],
    God.HEL: STAVES[Stave.ISA],
    God.HEIMDALL: STAVES[Stave.MANNAZ],
    God.ODIN: STAVES[Stave.ANSUZ],
}
_FIR: Glyph = (
    Stroke(((0, 0.5), (0, 0.95)), 0.26),
    Fill(((-0.8, 0.6), (0, -0.25), (0.8, 0.6))),
    Fill(((-0.55, 0.05), (0, -0.95), (0.55, 0.05))),
)
_INGOT: Glyph = (
    Fill(((-0.5, -0.55), (0.5, -0.55), (0.95, 0.6), (-0.95, 0.6))),
    Stroke(((-0.42, -0.2), (0.42, -0.2)), 0.14, hole=True),
)
_EAR: Glyph = (
    Stroke(((0, 0.95), (0, -0.5)), 0.16),
    *(
        Fill(curve((0, y), (side * 0.15, y - 0.45), (side * 0.62, y - 0.55))
             + curve((side * 0.62, y - 0.55), (side * 0.62, y - 0.05), (0, y)))
        for y in (-0.35, 0.05, 0.45)
        for side in (-1, 1)
    ),
    Fill(curve((0, -0.45), (-0.3, -0.75), (0, -1)) + curve((0, -1), (0.3, -0.75), (0, -0.45))),
)  # fmt: skip
RESOURCES: Final[dict[Resource, Glyph]] = {
    Resource.METAL: _INGOT,
    Resource.WOOD: _FIR,
    Resource.WHEAT: _EAR,
}
SWORDS: Glyph = (
    Stroke(((-0.75, 0.75), (0.7, -0.8)), 0.2),
    Stroke(((0.75, 0.75), (-0.7, -0.8)), 0.2),
    Stroke(((-0.85, 0.3), (-0.3, 0.85)), 0.18),
    Stroke(((0.85, 0.3), (0.3, 0.85)), 0.18),
)
SHIELD: Glyph = (
    Fill(disc(0, 0, 0.85)),
    Fill(disc(0, 0, 0.28), hole=True),
    Stroke(((-0.8, 0), (0.8, 0)), 0.1, hole=True),
    Stroke(((0, -0.8), (0, 0.8)), 0.1, hole=True),
)
HAMMER: Glyph = (
    Stroke(((0, -0.3), (0, 0.95)), 0.24),
    Fill(((-0.85, -0.8), (0.6, -0.8), (0.9, -0.3), (0.6, -0.1), (-0.85, -0.1))),
)
HELM: Glyph = (
    Fill((*arc(0, 0.1, 0.85, 180, 360), (0.85, 0.7), (-0.85, 0.7))),
    Stroke(((0, 0.0), (0, 0.7)), 0.2, hole=True),
    Stroke(((-0.5, 0.2), (0.5, 0.2)), 0.16, hole=True),
)
BUILDINGS: Final[dict[Building, Glyph]] = {
    Building.BARRACKS: HELM,
    Building.WORKSHOP: HAMMER,
    Building.FARM: _EAR,
}
TEMPLE: Glyph = (
    Fill(((-0.95, -0.05), (0, -0.95), (0.95, -0.05))),
    Fill(((-0.7, 0.1), (0.7, 0.1), (0.7, 0.9), (-0.7, 0.9))),
    Fill(((-0.2, 0.35), (0.2, 0.35), (0.2, 0.9), (-0.2, 0.9)), hole=True),
)
ANCHOR: Glyph = (
    Stroke(((0, -0.5), (0, 0.8)), 0.22),
    Stroke(((-0.4, -0.2), (0.4, -0.2)), 0.2),
    Stroke(curve((-0.75, 0.2), (-0.6, 0.95), (0.6, 0.95), (0.75, 0.2)), 0.22),
    Stroke(disc(0, -0.7, 0.18), 0.14),
)
HOUSE: Glyph = (
    Fill(((-0.95, 0.0), (0, -0.9), (0.95, 0.0))),
    Fill(((-0.7, 0.0), (0.7, 0.0), (0.7, 0.85), (-0.7, 0.85))),
)
SCROLL: Glyph = (
    Fill(((-0.6, -0.8), (0.6, -0.8), (0.6, 0.8), (-0.6, 0.8))),
    Stroke(((-0.75, -0.8), (0.75, -0.8)), 0.26),
    Stroke(((-0.75, 0.8), (0.75, 0.8)), 0.26),
    *(Stroke(((-0.32, y), (0.32, y)), 0.13, hole=True) for y in (-0.35, 0.0, 0.35)),
)
EYE: Glyph = (
    Fill(curve((-1, 0), (-0.4, -0.85), (0.4, -0.85), (1, 0))
         + curve((1, 0), (0.4, 0.85), (-0.4, 0.85), (-1, 0))),
    Fill(disc(0, 0, 0.4), hole=True),
    Fill(disc(0, 0, 0.2)),
)  # fmt: skip
STAR: Glyph = (
    Stroke(((0, -0.9), (0, 0.9)), 0.3),
    Stroke(((-0.8, -0.45), (0.8, 0.45)), 0.3),
    Stroke(((-0.8, 0.45), (0.8, -0.45)), 0.3),
)
FLAG: Glyph = (
    Stroke(((-0.55, -0.9), (-0.55, 0.95)), 0.2),
    Fill(((-0.5, -0.9), (0.85, -0.45), (-0.5, 0.05))),
)
WAVE: Glyph = (
    Fill((*curve((-1, 0.7), (-0.7, -0.9), (0.3, -1.1), (0.7, -0.2)), (0.35, -0.15),
          *curve((0.35, -0.15), (0.2, -0.5), (-0.1, -0.1), (0.1, 0.35)), (1, 0.7))),
)  # fmt: skip
LOSS: Glyph = (
    Fill(disc(0, -0.2, 0.72)),
    Fill(((-0.42, 0.2), (0.42, 0.2), (0.36, 0.88), (-0.36, 0.88))),
    Fill(disc(-0.28, -0.15, 0.2), hole=True),
    Fill(disc(0.28, -0.15, 0.2), hole=True),
)
TRACKS: Final[dict[Track, Glyph]] = {
    Track.UNIT: SHIELD,
    Track.BUILDING: HOUSE,
    Track.KNOWLEDGE: SCROLL,
}
SIGNS: Final[dict[str, Glyph]] = {
    "star": STAR,
    "eye": EYE,
    "swords": SWORDS,
    "shield": SHIELD,
    "house": HOUSE,
    "scroll": SCROLL,
    "temple": TEMPLE,
    "anchor": ANCHOR,
    "flag": FLAG,
    "wave": WAVE,
    "loss": LOSS,
    "crown": CROWN,
    "hourglass": HOURGLASS,
    "first": STAVES[Stave.SOWILO],
}
"""By the names that words and reference cards use."""
