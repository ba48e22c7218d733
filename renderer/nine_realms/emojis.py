"""Emojis: figures on the bases of their realm, realms, Fate cards, and kinds of terrain."""

from collections.abc import Mapping
from typing import Final

from games.nine_realms.board import Terrain
from games.nine_realms.fate import Card
from games.nine_realms.forces import PROFILES, Figure, Realm
from renderer.colours import colour
from renderer.emoji import Emblem, Ground, contrasting, word_of
from renderer.glyphs import Fill, Glyph, Stroke, curve
from renderer.nine_realms import emblems
from renderer.nine_realms.layers import livery
from renderer.themes import DARK

_BASES: Final = {Realm.AESIR: Ground.DISC, Realm.NORSEMEN: Ground.SHIELD}
_FATE: Final = colour("#4a2f6d")
_WAVES: Glyph = tuple(
    Stroke(
        curve((-0.95, y), (-0.5, y - 0.6), (-0.3, y - 0.2), (0, y))
        + curve((0, y), (0.3, y + 0.2), (0.5, y + 0.6), (0.95, y)),
        0.22,
    )
    for y in (-0.45, 0.3)
)
_FIR: Glyph = (
    Stroke(((0, 0.5), (0, 0.95)), 0.26),
    Fill(((-0.8, 0.6), (0, -0.25), (0.8, 0.6))),
    Fill(((-0.6, 0.05), (0, -0.95), (0.6, 0.05))),
)
_PEAKS: Glyph = (
    Fill(((-1, 0.8), (-0.2, -0.9), (0.6, 0.8))),
    Fill(((0, 0.8), (0.5, -0.2), (1, 0.8))),
)
_GRASS: Glyph = tuple(
    Stroke(((x, 0.75), (x + lean, top)), 0.2)
    for x, lean, top in ((-0.55, -0.25, -0.2), (-0.1, -0.1, -0.6), (0.2, 0.2, -0.4), (0.6, 0.3, 0))
)
_TERRAIN: Final = {
    Terrain.PLAIN: (_GRASS, colour("#7d8b3a")),
    Terrain.FOREST: (_FIR, colour("#2f6440")),
    Terrain.WATER: (_WAVES, colour("#1f5f94")),
    Terrain.MOUNTAIN: (_PEAKS, colour("#6b6a76")),
}


def _figure(figure: Figure) -> Emblem:
    realm = PROFILES[figure].realm
    colours = livery(DARK, realm)
    glyph = emblems.FIGURES[figure]
    word = word_of(figure.value)
    return Emblem(word, glyph, colours.body, colours.on_body, _BASES[realm], 0.72)


def _realm(realm: Realm) -> Emblem:
    colours = livery(DARK, realm)
    glyph = emblems.REALMS[realm]
    return Emblem(realm.value, glyph, colours.body, colours.on_body, _BASES[realm], 0.66)


def _terrain(terrain: Terrain) -> Emblem:
    glyph, body = _TERRAIN[terrain]
    return Emblem(terrain.value, glyph, body, contrasting(body), Ground.LAND, 0.66)


EMOJIS: Final[Mapping[str, Emblem]] = {
    **{f"figure-{one.value}": _figure(one) for one in Figure},
    **{f"realm-{one.value}": _realm(one) for one in Realm},
    **{
        f"card-{one.value}": Emblem("fate", emblems.CARDS[one], _FATE, ground=Ground.CARD, size=0.7)
        for one in Card
    },
    **{f"terrain-{one.value}": _terrain(one) for one in Terrain},
}
"""By the id of the message that names what an emoji stands for."""
