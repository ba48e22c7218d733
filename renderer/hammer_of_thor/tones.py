"""The colours of the board: of sky and earth, of each world, of roads and marks; by season."""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Final

from games.hammer_of_thor.land.board import Realm
from games.hammer_of_thor.land.seasons import Season
from renderer.colours import Colour, colour, mix
from renderer.themes import Theme


@dataclass(frozen=True, slots=True)
class Land:
    """The colours of a world."""

    base: Colour
    dark: Colour
    light: Colour


@dataclass(frozen=True, slots=True)
class Tones:
    """The colours of all that lies between the worlds, and of the ways."""

    sky: Colour
    earth: Colour
    star: Colour
    horizon: Colour
    tree: Colour
    mist: Colour
    """Around every land."""
    line: Colour
    road: Colour
    way: Colour
    """A way over water."""
    pond: Colour


def _tones(*codes: str) -> Tones:
    return Tones(*map(colour, codes))


_DARK: Final = _tones(
    "#1d2742", "#1c171b", "#8f9cc4", "#d6a94f", "#2f2825", "#39405a", "#0d0b0c", "#e6d3a4",
    "#9fd3ec", "#1e506f",
)  # fmt: skip
_LIGHT: Final = _tones(
    "#d3dde0", "#dccaa4", "#ffffff", "#9a6f1f", "#d1bd93", "#f6eed6", "#3d2c18", "#fff7df",
    "#174a70", "#5f9dbd",
)  # fmt: skip
_DARK_BASES: Final[Mapping[Realm, str]] = {
    Realm.ASGARD: "#85713c",
    Realm.VANAHEIM: "#4f7140",
    Realm.ALFHEIM: "#7d6a8e",
    Realm.GODHEIM: "#4d6d8c",
    Realm.MIDGARD: "#6f7a3c",
    Realm.JOTUNHEIM: "#66605c",
    Realm.MYRKHEIM: "#624735",
    Realm.MUSPELHEIM: "#8a3c22",
    Realm.NIFLHEIM: "#587b86",
    Realm.HELHEIM: "#4b4157",
    Realm.ELIVAGAR: "#22506d",
}
_LIGHT_BASES: Final[Mapping[Realm, str]] = {
    Realm.ASGARD: "#e8cf82",
    Realm.VANAHEIM: "#a9c98c",
    Realm.ALFHEIM: "#dcc7e2",
    Realm.GODHEIM: "#b5cfe2",
    Realm.MIDGARD: "#cdd08a",
    Realm.JOTUNHEIM: "#c4baae",
    Realm.MYRKHEIM: "#bd9775",
    Realm.MUSPELHEIM: "#e08f5c",
    Realm.NIFLHEIM: "#c2dde2",
    Realm.HELHEIM: "#a99bb2",
    Realm.ELIVAGAR: "#7fb0ca",
}
_WEATHER: Final[Mapping[Season, tuple[Colour, float]]] = {
    Season.SPRING: (colour("#6fae52"), 0.08),
    Season.SUMMER: (colour("#d8b83a"), 0.14),
    Season.AUTUMN: (colour("#b4541e"), 0.18),
    Season.WINTER: (colour("#f2f7fb"), 0.46),
}
_ICE: Final = 0.72
"""The share of white in water that is frozen."""
_WARM: Final = frozenset({Realm.MUSPELHEIM, Realm.HELHEIM})
"""Worlds that no season changes much."""
_NIGHT: Final = 0.7
"""The share of a season's colour that a dark board shows."""


def tones(theme: Theme) -> Tones:
    """The colours between the worlds."""
    return _DARK if theme.dark else _LIGHT


def land(theme: Theme, realm: Realm, season: Season) -> Land:
    """The colours of a world in a season."""
    base = colour((_DARK_BASES if theme.dark else _LIGHT_BASES)[realm])
    tint, share = _WEATHER[season]
    if realm is Realm.ELIVAGAR:
        share = _ICE if season is Season.WINTER else 0
    elif realm in _WARM:
        share /= 3
    base = mix(base, tint, share * (_NIGHT if theme.dark else 1))
    if theme.dark:
        return Land(base, mix(base, (12, 10, 14), 0.42), mix(base, (255, 250, 235), 0.3))
    return Land(base, mix(base, (70, 45, 20), 0.36), mix(base, (255, 255, 250), 0.55))
