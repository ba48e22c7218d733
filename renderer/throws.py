"""Emojis of what is thrown in the chat: dice by their sides, the runes, and how they fell."""

from collections.abc import Mapping
from typing import Final

from renderer.colours import Colour, colour
from renderer.emoji import DEEP, Emblem, Ground
from renderer.futhark import STAVES, turned, turns

SIDES: Final = (4, 6, 8, 10, 12, 20, 100)
_WOOD: Final[Colour] = colour("#e2bd8a")
_CUT: Final[Colour] = colour("#7a1410")
_IVORY: Final[Colour] = colour("#f6f0e0")


def _dice() -> dict[str, Emblem]:
    return {
        f"die-{sides}": Emblem(f"d{sides}", (), _IVORY, DEEP, Ground.LAND, text=str(sides))
        for sides in SIDES
    }


def _staves() -> dict[str, Emblem]:
    found = {}
    for stave, glyph in STAVES.items():
        found[f"stave-{stave.value}"] = Emblem(stave.value, glyph, _WOOD, _CUT, Ground.STONE, 0.74)
        if turns(stave):
            fallen = Emblem(f"{stave.value}_r", turned(glyph), _WOOD, _CUT, Ground.STONE, 0.74)
            found[f"stave-{stave.value}-turned"] = fallen
    return found


EMOJIS: Final[Mapping[str, Emblem]] = _dice() | _staves()
"""By the id of the message that names a stave, and for a die by its sides."""
