"""Emblems: the runes of gods, resources, buildings, and the signs of the board."""

from collections.abc import Mapping
from typing import Final

from games.fallen_kingdoms.gods.god import God
from games.fallen_kingdoms.land.tiles import Resource
from games.fallen_kingdoms.trophies import SERVES, Building, Knowledge, Track
from renderer.emblems import CROWN, HOURGLASS
from renderer.futhark import STAVES, Stave
from renderer.glyphs import Fill, Glyph, Stroke, arc, curve, disc

RUNES: Final[Mapping[God, Glyph]] = {
    God.FRIGG: STAVES[Stave.BERKANO],
    God.LOKI: STAVES[Stave.KENAZ],
    God.FREYR: STAVES[Stave.INGWAZ],
    God.NJORD: STAVES[Stave.LAGUZ],
    God.TYR: STAVES[Stave.TIWAZ],
    God.THOR: STAVES[Stave.THURISAZ],
    God.HEL: STAVES[Stave.HAGALAZ],
    God.HEIMDALL: STAVES[Stave.ALGIZ],
    God.ODIN: STAVES[Stave.ANSUZ],
}
"""The rune of each god: whoever plays the god has it on units, temples and flags."""
UNKNOWN: Final[tuple[Glyph, ...]] = tuple(
    STAVES[stave]
    for stave in (
        Stave.FEHU, Stave.URUZ, Stave.RAIDO, Stave.GEBO, Stave.WUNJO, Stave.DAGAZ,
    )
)  # fmt: skip
"""By seat, until gods are chosen."""

_INGOT: Glyph = (
    Fill(((-0.95, 0.6), (-0.6, -0.25), (0.6, -0.25), (0.95, 0.6))),
    Fill(((-0.5, -0.4), (-0.3, -0.8), (0.3, -0.8), (0.5, -0.4))),
)
_LOGS: Glyph = (
    Fill(disc(-0.47, 0.42, 0.44)),
    Fill(disc(0.47, 0.42, 0.44)),
    Fill(disc(0, -0.4, 0.44)),
    *(Fill(disc(x, y, 0.17), hole=True) for x, y in ((-0.47, 0.42), (0.47, 0.42), (0, -0.4))),
)
_EAR: Glyph = (
    Stroke(((0, 0.95), (0, -0.5)), 0.17),
    *(
        Fill(curve((0, y), (side * 0.15, y - 0.45), (side * 0.65, y - 0.55))
             + curve((side * 0.65, y - 0.55), (side * 0.65, y - 0.05), (0, y)))
        for y in (-0.35, 0.05, 0.45)
        for side in (-1, 1)
    ),
    Fill(curve((0, -0.45), (-0.3, -0.75), (0, -1)) + curve((0, -1), (0.3, -0.75), (0, -0.45))),
)  # fmt: skip
RESOURCES: Final[Mapping[Resource, Glyph]] = {
    Resource.METAL: _INGOT,
    Resource.WOOD: _LOGS,
    Resource.WHEAT: _EAR,
}

SWORDS: Final[Glyph] = (
    Stroke(((-0.8, -0.85), (0.6, 0.65)), 0.2),
    Stroke(((0.8, -0.85), (-0.6, 0.65)), 0.2),
    Stroke(((0.25, 0.8), (0.8, 0.3)), 0.18),
    Stroke(((-0.25, 0.8), (-0.8, 0.3)), 0.18),
)
SHIELD: Final[Glyph] = (
    Fill(disc(0, 0, 0.95)),
    Stroke(arc(0, 0, 0.66, 0, 360), 0.12, hole=True),
    Fill(disc(0, 0, 0.3), hole=True),
    Fill(disc(0, 0, 0.16)),
)
HELM: Final[Glyph] = (
    Fill((*arc(0, 0, 0.85, 180, 360), (0.85, 0.75), (0.3, 0.95), (0.3, 0.25), (0.12, 0.25),
          (0.12, 0.7), (-0.12, 0.7), (-0.12, 0.25), (-0.3, 0.25), (-0.3, 0.95), (-0.85, 0.75))),
    Stroke(((0, -0.95), (0, -0.15)), 0.11, hole=True),
)  # fmt: skip
_HAMMER: Glyph = (
    Stroke(((0, -0.2), (0, 0.95)), 0.26),
    Fill(((-0.85, -0.9), (0.7, -0.9), (0.95, -0.5), (0.7, -0.15), (-0.85, -0.15))),
)
BUILDINGS: Final[Mapping[Building, Glyph]] = {
    Building.BARRACKS: SWORDS,
    Building.WORKSHOP: _HAMMER,
    Building.FARM: _EAR,
}
BOOK: Final[Glyph] = (
    Fill(((-0.95, -0.7), (-0.1, -0.5), (-0.1, 0.85), (-0.95, 0.6))),
    Fill(((0.95, -0.7), (0.1, -0.5), (0.1, 0.85), (0.95, 0.6))),
    *(
        Stroke(((side * 0.75, y), (side * 0.32, y + 0.1)), 0.1, hole=True)
        for side in (-1, 1)
        for y in (-0.35, 0.0)
    ),
)
TRACKS: Final[Mapping[Track, Glyph]] = {
    Track.UNIT: HELM,
    Track.BUILDING: _HAMMER,
    Track.KNOWLEDGE: BOOK,
}
SERVED: Final[Mapping[Building, Glyph]] = {one: TRACKS[track] for one, track in SERVES.items()}

ANCHOR: Final[Glyph] = (
    Stroke(arc(0, -0.72, 0.2, 0, 360), 0.15),
    Stroke(((0, -0.5), (0, 0.85)), 0.2),
    Stroke(((-0.4, -0.25), (0.4, -0.25)), 0.17),
    Stroke(arc(0, 0.15, 0.72, 20, 160), 0.2),
)
SHIP: Final[Glyph] = (
    Fill((*curve((-1, 0.1), (-0.6, 0.95), (0.6, 0.95), (1, 0.1)), (0.6, 0.35), (-0.6, 0.35))),
    Stroke(((0, 0.3), (0, -0.9)), 0.14),
    Fill((*curve((0.02, -0.85), (0.95, -0.5), (0.85, 0.05)), (-0.72, 0.05), (-0.62, -0.75))),
)
STAR: Final[Glyph] = (
    Stroke(((0, -0.9), (0, 0.9)), 0.3),
    Stroke(((-0.8, -0.45), (0.8, 0.45)), 0.3),
    Stroke(((-0.8, 0.45), (0.8, -0.45)), 0.3),
)
SKULL: Final[Glyph] = (
    Fill(disc(0, -0.2, 0.76)),
    Fill(((-0.46, 0.2), (0.46, 0.2), (0.4, 0.92), (-0.4, 0.92))),
    Fill(disc(-0.3, -0.15, 0.2), hole=True),
    Fill(disc(0.3, -0.15, 0.2), hole=True),
    Stroke(((-0.14, 0.95), (-0.14, 0.62)), 0.1, hole=True),
    Stroke(((0.14, 0.95), (0.14, 0.62)), 0.1, hole=True),
)
SPEECH: Final[Glyph] = (
    Fill((*arc(-0.35, -0.2, 0.6, 180, 270), *arc(0.35, -0.2, 0.6, 270, 360),
          *arc(0.35, 0.05, 0.6, 0, 90), (0.05, 0.65), (-0.6, 1.0), (-0.45, 0.63),
          *arc(-0.35, 0.05, 0.6, 100, 180))),
    *(Fill(disc(x, -0.08, 0.13), hole=True) for x in (-0.42, 0, 0.42)),
)  # fmt: skip
FIRST: Final[Glyph] = (
    Stroke(((-0.55, -0.95), (-0.55, 0.95)), 0.2),
    Fill(((-0.5, -0.9), (0.9, -0.45), (-0.5, 0.05))),
)
"""A banner: the first player."""
FLEES: Final[Glyph] = (
    Stroke(((-0.9, 0), (0.4, 0)), 0.26),
    Fill(((0.25, -0.6), (0.95, 0), (0.25, 0.6))),
)
STACK: Final[Glyph] = (
    Fill(((-0.9, -0.9), (0.5, -0.9), (0.5, 0.5), (-0.9, 0.5))),
    Stroke(((0.8, -0.55), (0.8, 0.8), (-0.55, 0.8)), 0.2),
)
LAW: Final[Glyph] = (
    Stroke(((0, -0.9), (0, 0.85)), 0.17),
    Stroke(((-0.8, -0.65), (0.8, -0.65)), 0.17),
    Stroke(((-0.5, 0.85), (0.5, 0.85)), 0.2),
    Fill(arc(-0.7, 0.05, 0.35, 0, 180)),
    Fill(arc(0.7, 0.05, 0.35, 0, 180)),
)
_COIN: Glyph = (
    Fill(disc(0, 0, 0.92)),
    Stroke(arc(0, 0, 0.66, 0, 360), 0.1, hole=True),
    Stroke(((-0.25, 0), (0.25, 0)), 0.16, hole=True),
    Stroke(((0, -0.25), (0, 0.25)), 0.16, hole=True),
)
_BRICKS: Glyph = tuple(
    Fill(((x, y), (x + 0.82, y), (x + 0.82, y + 0.5), (x, y + 0.5)))
    for x, y in ((-0.92, -0.85), (0.05, -0.85), (-0.43, -0.2), (-0.92, 0.45), (0.05, 0.45))
)
_WHEEL: Glyph = (
    Stroke(arc(0, 0, 0.75, 0, 360), 0.26),
    *(Stroke(line, 0.15) for line in (((-0.7, 0), (0.7, 0)), ((0, -0.7), (0, 0.7)))),
)
_DROP: Glyph = (
    Fill(curve((0, -1), (0.95, 0.2), (0.6, 0.95), (0, 0.95))
         + curve((0, 0.95), (-0.6, 0.95), (-0.95, 0.2), (0, -1))),
)  # fmt: skip
_PICK: Glyph = (
    Stroke(((0.7, -0.5), (-0.7, 0.9)), 0.22),
    Stroke(curve((-0.35, -0.85), (0.6, -0.85), (0.85, 0.35)), 0.28),
)
_BOW: Glyph = (
    Stroke(curve((-0.3, -0.95), (0.9, -0.5), (0.9, 0.5), (-0.3, 0.95)), 0.2),
    Stroke(((-0.3, -0.95), (-0.3, 0.95)), 0.09),
    Stroke(((-0.9, 0), (0.8, 0)), 0.14),
)
_AXE: Glyph = (
    Stroke(((-0.35, -0.95), (-0.35, 0.95)), 0.2),
    Fill(curve((-0.3, -0.8), (0.2, -0.5), (0.85, -0.95)) + curve((0.85, -0.95), (1.05, -0.2),
         (0.7, 0.35)) + curve((0.7, 0.35), (0.3, -0.1), (-0.3, -0.15))),
)  # fmt: skip
_RAM: Glyph = (
    Fill(((-0.95, 0.9), (-0.95, -0.1), (-0.65, -0.1), (-0.65, 0.2), (-0.35, 0.2), (-0.35, -0.1),
          (-0.05, -0.1), (-0.05, 0.9))),
    Stroke(((0.15, 0.6), (0.95, -0.2)), 0.26),
    Fill(disc(0.2, 0.55, 0.24)),
)  # fmt: skip
_STAKES: Glyph = tuple(
    Fill(((x - 0.2, 0.9), (x - 0.2, -0.4), (x, -0.9), (x + 0.2, -0.4), (x + 0.2, 0.9)))
    for x in (-0.7, -0.23, 0.23, 0.7)
)
_HORSE: Glyph = (
    Fill((*curve((-0.75, 0.95), (-0.6, 0.1), (-0.5, -0.5), (0.05, -0.8)), (0.15, -1.0),
          (0.3, -0.7), *curve((0.3, -0.7), (0.75, -0.1), (0.95, 0.1), (0.75, 0.4)),
          *curve((0.75, 0.4), (0.4, 0.4), (0.1, 0.1), (0.55, 0.95)))),
    Fill(disc(0.25, -0.4, 0.1), hole=True),
)  # fmt: skip
_KEEL: Glyph = (
    Fill((*curve((-1, -0.3), (-0.6, 0.9), (0.6, 0.9), (1, -0.3)), (0.6, 0.1), (-0.6, 0.1))),
    *(Stroke(((x, 0.1), (x, -0.6)), 0.13) for x in (-0.4, 0.0, 0.4)),
)
_ROAD: Glyph = (
    Fill(((-0.95, 0.95), (-0.2, -0.95), (0.2, -0.95), (0.95, 0.95))),
    Stroke(((0, 0.75), (0, 0.3)), 0.14, hole=True),
    Stroke(((0, -0.05), (0, -0.6)), 0.12, hole=True),
)
KNOWLEDGE: Final[Mapping[Knowledge, Glyph]] = {
    Knowledge.MINING: _PICK,
    Knowledge.MACHINERY: _WHEEL,
    Knowledge.IRRIGATION: _DROP,
    Knowledge.TRADE: ANCHOR,
    Knowledge.MASONRY: _BRICKS,
    Knowledge.COINAGE: _COIN,
    Knowledge.RUNES: STAVES[Stave.OTHALA],
    Knowledge.SWORDS: SWORDS,
    Knowledge.SHIELDS: SHIELD,
    Knowledge.ARCHERY: _BOW,
    Knowledge.BERSERKERS: _AXE,
    Knowledge.SIEGECRAFT: _RAM,
    Knowledge.PALISADES: _STAKES,
    Knowledge.RIDERS: _HORSE,
    Knowledge.LONGSHIPS: SHIP,
    Knowledge.SHIPBUILDING: _KEEL,
    Knowledge.ROADBUILDING: _ROAD,
    Knowledge.LAW: LAW,
}
SIGNS: Final[Mapping[str, Glyph]] = {
    "glory": STAR,
    "intimidation": SKULL,
    "victories": SWORDS,
    "rumors": SPEECH,
    "knowledge": BOOK,
    "reserve": HELM,
    "first": FIRST,
    "invader": SHIP,
    "stack": STACK,
    "hourglass": HOURGLASS,
    "crown": CROWN,
}
