"""Emblems of what can be looked up: items by class, cards by deck and card, races by a rune."""

from collections.abc import Mapping
from typing import Final

from games.hammer_of_thor.cards.deck import ITEMS, Item, When
from games.hammer_of_thor.encounter.tables import Card
from games.hammer_of_thor.folk.chart import Hook, Kind
from games.hammer_of_thor.folk.kinds import Icon, Race
from renderer.emblems import CROWN
from renderer.futhark import STAVES, Stave
from renderer.glyphs import Fill, Glyph, Stroke, arc, curve, disc

RACES: Final[Mapping[Race, Glyph]] = {
    Race.AESIR: STAVES[Stave.ANSUZ],
    Race.VANIR: STAVES[Stave.INGWAZ],
    Race.ALFAR: STAVES[Stave.ALGIZ],
    Race.JOTUN: STAVES[Stave.THURISAZ],
    Race.MUSPELLSON: STAVES[Stave.KENAZ],
    Race.GUARDIAN: STAVES[Stave.HAGALAZ],
    Race.DWARF: STAVES[Stave.DAGAZ],
    Race.VALKYRIE: STAVES[Stave.TIWAZ],
    Race.ELF_HUMAN: STAVES[Stave.MANNAZ],
    Race.ANIMAL: STAVES[Stave.EHWAZ],
}
"""The rune of each race."""
SWORD: Final[Glyph] = (
    Fill(((0, -1), (0.2, -0.72), (0.16, 0.36), (-0.16, 0.36), (-0.2, -0.72))),
    Stroke(((0, -0.62), (0, 0.2)), 0.07, hole=True),
    Stroke(((-0.5, 0.42), (0.5, 0.42)), 0.2),
    Stroke(((0, 0.45), (0, 0.76)), 0.17),
    Fill(disc(0, 0.86, 0.16)),
)
SHIELD: Final[Glyph] = (
    Fill(disc(0, 0, 0.95)),
    Stroke(arc(0, 0, 0.66, 0, 360), 0.12, hole=True),
    Fill(disc(0, 0, 0.3), hole=True),
    Fill(disc(0, 0, 0.16)),
)
SWORDS: Final[Glyph] = (
    Stroke(((-0.8, -0.85), (0.6, 0.65)), 0.2),
    Stroke(((0.8, -0.85), (-0.6, 0.65)), 0.2),
    Stroke(((0.25, 0.8), (0.8, 0.3)), 0.18),
    Stroke(((-0.25, 0.8), (-0.8, 0.3)), 0.18),
)
HEART: Final[Glyph] = (
    Fill((*curve((0, 0.95), (-1.3, 0.1), (-1.05, -0.95), (-0.45, -0.8)),
          *curve((-0.45, -0.8), (-0.15, -0.75), (0, -0.55), (0, -0.4)),
          *curve((0, -0.4), (0, -0.55), (0.15, -0.75), (0.45, -0.8)),
          *curve((0.45, -0.8), (1.05, -0.95), (1.3, 0.1), (0, 0.95)))),
)  # fmt: skip
HANDS: Final[Glyph] = (
    Stroke(arc(-0.36, 0, 0.5, 0, 360), 0.24),
    Stroke(arc(0.36, 0, 0.5, 0, 360), 0.24),
)
_HAMMER: Glyph = (
    Fill(((-0.85, -0.9), (0.85, -0.9), (0.98, -0.3), (0.85, -0.1), (-0.85, -0.1), (-0.98, -0.3))),
    Stroke(((0, -0.2), (0, 0.9)), 0.26),
)
_AXE: Glyph = (
    Stroke(((-0.25, -0.9), (-0.25, 0.95)), 0.2),
    Fill((*curve((-0.2, -0.75), (0.3, -0.75), (0.6, -0.95), (0.8, -0.95)),
          *curve((0.8, -0.95), (1.05, -0.4), (0.9, 0.05), (0.7, 0.35)),
          *curve((0.7, 0.35), (0.5, 0.1), (0.2, -0.05), (-0.2, -0.1)))),
)  # fmt: skip
_SPEAR: Glyph = (
    Stroke(((-0.8, 0.9), (0.45, -0.5)), 0.15),
    Fill(((0.95, -1), (0.72, -0.25), (0.22, -0.7))),
)
_BOW: Glyph = (
    Stroke(curve((-0.25, -0.92), (0.85, -0.62), (0.85, 0.62), (-0.25, 0.92)), 0.2),
    Stroke(((-0.25, -0.92), (-0.25, 0.92)), 0.07),
    Stroke(((-0.9, 0), (0.8, 0)), 0.12),
    Fill(((0.62, -0.26), (1, 0), (0.62, 0.26))),
)
_MAIL: Glyph = (
    Fill(((-0.95, -0.55), (-0.4, -0.9), (0.4, -0.9), (0.95, -0.55), (0.75, 0), (0.55, -0.1),
          (0.6, 0.9), (-0.6, 0.9), (-0.55, -0.1), (-0.75, 0))),
    *(Stroke(((-0.4, y), (0.4, y)), 0.08, hole=True) for y in (-0.25, 0.1, 0.45)),
    Fill(arc(0, -0.92, 0.26, 0, 180), hole=True),
)  # fmt: skip
_HELM: Glyph = (
    Fill((*arc(0, 0, 0.85, 180, 360), (0.85, 0.75), (0.3, 0.95), (0.3, 0.25), (0.12, 0.25),
          (0.12, 0.7), (-0.12, 0.7), (-0.12, 0.25), (-0.3, 0.25), (-0.3, 0.95), (-0.85, 0.75))),
    Stroke(((0, -0.95), (0, -0.15)), 0.11, hole=True),
)  # fmt: skip
_CLOAK: Glyph = (
    Fill((*curve((-0.35, -0.9), (-0.6, -0.2), (-0.95, 0.3), (-0.85, 0.9)), (0.85, 0.9),
          *curve((0.85, 0.9), (0.95, 0.3), (0.6, -0.2), (0.35, -0.9)))),
    Stroke(((0, -0.5), (0, 0.9)), 0.1, hole=True),
    Fill(disc(0, -0.72, 0.16), hole=True),
)  # fmt: skip
_GLOVE: Glyph = (
    Fill((*arc(0.05, -0.35, 0.55, 180, 360), (0.6, 0.4), (-0.5, 0.4))),
    Stroke(((-0.45, 0.15), (-0.85, -0.25)), 0.32),
    Fill(((-0.62, 0.52), (0.72, 0.52), (0.72, 0.92), (-0.62, 0.92))),
)
_SHOE: Glyph = (
    Fill(((-0.75, -0.85), (-0.1, -0.85), (-0.05, 0.05), (0.75, 0.3), (0.92, 0.65), (-0.75, 0.65))),
    Stroke(((-0.75, 0.84), (0.92, 0.84)), 0.2),
)
_FLASK: Glyph = (
    Fill(disc(0, 0.3, 0.64)),
    Fill(((-0.2, -0.75), (0.2, -0.75), (0.24, 0), (-0.24, 0))),
    Stroke(((-0.32, -0.85), (0.32, -0.85)), 0.18),
    Fill(arc(0, 0.3, 0.44, 10, 170), hole=True),
)
TASK: Final[Glyph] = (
    Stroke(arc(0, 0, 0.85, 0, 360), 0.2),
    Stroke(arc(0, 0, 0.48, 0, 360), 0.18),
    Fill(disc(0, 0, 0.18)),
)
"""A target: a task of a match for one."""
SHIP: Final[Glyph] = (
    Fill((*curve((-1, 0.1), (-0.6, 0.95), (0.6, 0.95), (1, 0.1)), (0.6, 0.35), (-0.6, 0.35))),
    Stroke(((0, 0.3), (0, -0.9)), 0.14),
    Fill((*curve((0.02, -0.85), (0.95, -0.5), (0.85, 0.05)), (-0.72, 0.05), (-0.62, -0.75))),
)
_RING: Glyph = (
    Stroke(arc(0, 0.2, 0.6, 0, 360), 0.26),
    Fill(((0, -0.95), (0.34, -0.62), (0, -0.28), (-0.34, -0.62))),
)
_FLAME: Glyph = (
    Fill((*curve((0.1, -1), (0.3, -0.3), (1.1, -0.1), (0.45, 0.95)),
          *curve((-0.45, 0.95), (-1.1, 0.1), (-0.2, -0.1), (0.1, -1)))),
    Fill((*curve((0, 0.1), (0.2, 0.4), (0.3, 0.7), (0, 0.95)), (-0.2, 0.7)), hole=True),
)  # fmt: skip
_EYE: Glyph = (
    Fill((*curve((-1, 0), (-0.4, -0.8), (0.4, -0.8), (1, 0)),
          *curve((1, 0), (0.4, 0.8), (-0.4, 0.8), (-1, 0)))),
    Fill(disc(0, 0, 0.4), hole=True),
    Fill(disc(0, 0, 0.2)),
)  # fmt: skip
_ARROW: Glyph = (
    Stroke(((-0.9, 0), (0.4, 0)), 0.26),
    Fill(((0.25, -0.6), (0.95, 0), (0.25, 0.6))),
)
_SPEECH: Glyph = (
    Fill((*arc(-0.35, -0.2, 0.6, 180, 270), *arc(0.35, -0.2, 0.6, 270, 360),
          *arc(0.35, 0.05, 0.6, 0, 90), (0.05, 0.65), (-0.6, 1.0), (-0.45, 0.63),
          *arc(-0.35, 0.05, 0.6, 100, 180))),
    *(Fill(disc(x, -0.08, 0.13), hole=True) for x in (-0.42, 0, 0.42)),
)  # fmt: skip
_MASK: Glyph = (
    Fill((*arc(0, -0.1, 0.85, 180, 360), *curve((0.85, -0.1), (0.8, 0.7), (0.2, 0.95), (0, 0.95)),
          *curve((0, 0.95), (-0.2, 0.95), (-0.8, 0.7), (-0.85, -0.1)))),
    Fill(disc(-0.36, -0.1, 0.2), hole=True),
    Fill(disc(0.36, -0.1, 0.2), hole=True),
    Stroke(arc(0, 0.25, 0.34, 20, 160), 0.12, hole=True),
)  # fmt: skip
_FOLLOW: Glyph = (
    Fill(disc(-0.4, -0.55, 0.34)),
    Fill((*arc(-0.4, 0.55, 0.52, 180, 360), (0.12, 0.9), (-0.92, 0.9))),
    Fill(disc(0.5, -0.25, 0.27)),
    Fill((*arc(0.5, 0.62, 0.4, 180, 360), (0.9, 0.9), (0.1, 0.9))),
)
_PEAK: Glyph = (
    Fill(((-0.95, 0.85), (-0.25, -0.75), (0.1, -0.1), (0.35, -0.45), (0.95, 0.85))),
)  # fmt: skip
SUN: Final[Glyph] = (Fill(disc(0, 0, 0.5)), Stroke(arc(0, 0, 0.82, 0, 360), 0.14))
_CHILD: Glyph = (Fill(disc(0, -0.3, 0.5)), Fill(arc(0, 0.95, 0.75, 180, 360)))
_PLUS: Glyph = (Stroke(((0, -0.8), (0, 0.8)), 0.4), Stroke(((-0.8, 0), (0.8, 0)), 0.4))
CARDS: Final[Mapping[Card, Glyph]] = {
    Card.ATTACK: SWORDS,
    Card.CON: _MASK,
    Card.FOLLOWER: _FOLLOW,
    Card.SEDUCE: HEART,
    Card.EVADE: _ARROW,
    Card.CHALLENGE: (*SHIELD,),
    Card.NEGOTIATE: _SPEECH,
    Card.FRIENDSHIP: HANDS,
}
PLAYED: Final[Mapping[When, Glyph]] = {
    When.TURN: _ARROW,
    When.ANY: SUN,
    When.MEET: _SPEECH,
    When.BATTLE: SWORDS,
    When.ARMED: _EYE,
    When.AT_ONCE: _FLAME,
}
"""Fate and Predictions by the moment at which they are played."""
ICONS: Final[Mapping[Icon, Glyph]] = {
    Icon.RAGNAROK: SWORDS,
    Icon.OFFSPRING: _CHILD,
    Icon.PARENT: HEART,
    Icon.STARRED: STAVES[Stave.EHWAZ],
    Icon.START: CROWN,
}
KINDS: Final[Mapping[Kind, Glyph]] = {
    Kind.ABILITY: STAVES[Stave.SOWILO],
    Kind.WEAKNESS: STAVES[Stave.NAUTHIZ],
    Kind.INSTINCT: STAVES[Stave.URUZ],
}
HOOKS: Final[Mapping[Hook, Glyph]] = {
    Hook.MOVE: _SHOE,
    Hook.MEET: _SPEECH,
    Hook.FOE: SHIELD,
    Hook.FOLLOW: _FOLLOW,
    Hook.HIT: SWORD,
    Hook.LOSS: _AXE,
    Hook.ROUND1: _SPEAR,
    Hook.UPKEEP: _PLUS,
    Hook.WIN: CROWN,
    Hook.PLACE: _PEAK,
    Hook.IMMUNE: _MAIL,
    Hook.FATE: _EYE,
    Hook.FORGE: _HAMMER,
    Hook.SHAPE: _MASK,
}
"""Entries of the chart by what they are about; others by their kind."""
_CLASSES: Final[Mapping[str, Glyph]] = {
    "W": SWORD,
    "S": SHIELD,
    "A": _MAIL,
    "H": _HELM,
    "C": _CLOAK,
    "G": _GLOVE,
    "SH": _SHOE,
    "P": _FLASK,
    "B": SHIP,
}
_NAMED: Final[Mapping[str, Glyph]] = {
    "hammer": _HAMMER,
    "mjollnir": _HAMMER,
    "axe": _AXE,
    "spear": _SPEAR,
    "gungnir": _SPEAR,
    "bow": _BOW,
    "arrows": _BOW,
    "torch": _FLAME,
    "brand": _FLAME,
    "heart": _FLAME,
    "helm": _HELM,
    "hat": _HELM,
    "banner": SUN,
    "sunstone": SUN,
}
"""A part of an item's name that tells its looks better than its class."""


def item_glyph(number: str) -> Glyph:
    """The looks of an item: by its name or its class; what has none is a ring."""
    item: Item = ITEMS[number]
    for part, glyph in _NAMED.items():
        if part in item.name.lower():
            return glyph
    letter = "W" if item.letters == "WS" else item.letters
    return _CLASSES.get(letter, _RING)
